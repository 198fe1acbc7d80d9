ts-sinkhole = Zapadlisko
