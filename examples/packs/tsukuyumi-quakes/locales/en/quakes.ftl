ts-sinkhole = Sinkhole
