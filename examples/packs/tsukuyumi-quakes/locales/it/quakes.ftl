ts-sinkhole = Voragine
