# What the page says of people: keys and devices, who is away, the clock, rematches, who watches.

web-your-key = Your key
web-your-key-help = One link that carries all your seats: to another device, or back after you have cleared this browser. There is no account.
web-your-key-make = Make a key
web-your-key-show = Show my key
web-your-key-secret = Whoever has it is you at every table. Keep it like a password; seats you take later are added by themselves.
web-your-key-qr = Your key as a QR code
web-your-key-end = End this key
web-your-key-end-sure = End this key everywhere? Browsers that hold nothing else lose their seats.
web-key-holds = { $n ->
    [one] This key carries one match.
   *[other] This key carries { $n } matches.
  }
web-key-take = Bring them to this browser
web-key-bad = This key is not known here, or it was ended.
web-copy-secret = Copy the link
web-device = Your seat on this device
web-device-here = You can play here and on the other device, at the same time, too.
web-device-take = Sit down here as well
web-device-old = Such a link works once, for a quarter of an hour. Make another one at the table, under your seat.
web-device-help = Open this link on the other device within a quarter of an hour. It works once.
web-device-qr = The link to your seat as a QR code
web-second-device = Second device
web-since-you-looked = { $n ->
    [one] One move since you looked
   *[other] { $n } moves since you looked
  }
web-clock = Time for an answer
web-clock-none = As long as it takes
web-clock-days = { $n ->
    [one] One day
   *[other] { $n } days
  }
web-clock-help = Counts from when somebody is asked. Tables played over weeks do not stand still with it.
web-clock-then = When the time is over
web-clock-then-nudge = they are asked again
web-clock-then-bot = a bot plays until they are back
web-clock-then-resign = they have resigned; a bot plays to the end
web-clock-bot = Which bot
web-clock-is = { $n ->
    [one] Everybody has one day for an answer. Then:
   *[other] Everybody has { $n } days for an answer. Then:
  }
web-away-since = away, last here { $when }
web-absent = { $who } is away.
web-absent-since = { $who } is away, last here { $when }.
web-time-left = { $time } left
web-resigned = has resigned; a bot plays on
web-stand-in = bot for now ({ $bot })
web-new-invite-sure = Give the seat of { $who } to whoever has a new link? They lose it.
web-to-bot-sure = Give the seat of { $who } to a bot for good? They lose it. “Bot for now” would keep it for them.
web-nudge = Nudge
web-nudged = They have been asked to play.
web-nudged-you = { $who } waits for you.
web-the-table = The table
web-bot-for-now = Bot for now
web-bot-plays-for-you = A bot plays for { $who } while you are away.
web-i-am-back = I am back
web-give-back = End the bot
web-resign = Resign
web-resign-sure = Resign? A bot plays your seat to the end; you can look on, but not come back.
web-you-resigned = You have resigned. A bot plays your seat to the end; you look on with its eyes.
web-watching = Watching
web-coach-allow = Coach: players may ask what a bot would do
web-watch-delay = Spectators are behind by
web-watch-delay-help = So many answers. 0: they see everything that is open at once.
web-watch-live = nothing: they see it live
web-watch-behind = { $n ->
    [one] one answer
   *[other] { $n } answers
  }
web-watch-link = Link for spectators
web-watch-link-help = Whoever has this link may watch, also where others may not. A new one ends it.
web-comment-ask = Ask all for a commentator
web-comment-asked = A wish of { $who }: a commentator who sees every hand while you play.
web-comment-link = Link for the commentator
web-comment-link-help = Whoever has this link sees every hand, and plays none. It ends when a seat gets another player.
web-comment-end = End the commentator's link
web-commented = A commentator sees every hand, as all have agreed.
web-to-rematch = To the rematch
web-rematch-help = The same people, everybody one seat on. The others are told.
web-series = Series
web-series-wins = Won
web-series-played = Played
web-series-this = This match ({ $n })
web-series-match = Match { $n }
web-series-runs = is being played
web-ask-for-another = Ask whoever invited you for another invitation.
web-used-yours = Was it you, in another browser? Bring your key or a link for a second device from there.
web-notices-off = Turn them off
web-notices-fault = Your browser cannot be told:
web-keep-offline = Keep for offline
web-keep-offline-done = Kept on this device
web-kept-reels = Replays on this device

# What the table tells in the chat.
web-told-stand-in = A bot ({ $bot }) plays for { $who } until they are back.
web-told-back = { $who } is back.
web-told-resigned = { $who } has resigned; a bot ({ $bot }) plays on.
web-told-time-over = The time of { $who } is over.
web-told-open = The seat of { $who } is open again.
web-told-bot = A bot ({ $bot }) plays the seat of { $who } from now on.
