gw-beekeeper = Apicoltore
    .text = Gli alveari si svegliano: ogni Primavera ottieni { $n } Oro.
