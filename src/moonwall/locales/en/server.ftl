# What the server says no to, by the code of its refusals.

server-error-invalid = The request was not understood.
server-error-setup = The table cannot be set like this.
server-error-record = This record cannot be read.
server-error-content = This content pack cannot be used.
server-error-token-missing = This needs a seat at the table.
server-error-token-unknown = This link does not lead to a seat of this match.
server-error-not-owner = Only the one who made the match may do that.
server-error-not-allowed = This is not allowed here.
server-error-not-found = There is no such match or page here.
server-error-method = The server does not know this kind of request.
server-error-not-your-decision = This decision is not yours.
server-error-late = Things have moved on; here is how they stand.
server-error-undo-refused = This cannot be taken back.
server-error-taken = Somebody else was faster.
server-error-ask-closed = This request is closed already.
server-error-stuck = An update has changed the rules of this match; its people choose how it goes on.
server-error-too-large = This is too large.
server-error-media-type = The server does not know this kind of content.
server-error-illegal-option = This is not possible now.
server-error-too-many = Too fast; wait a moment.
server-error-internal = Something went wrong on the server. Nothing was lost; try again.
server-error-not-ready = The server is not ready; try again in a moment.

# Told by push to a browser without a page open.

server-push-turn = It is your turn in { $game }.
server-push-nudge = { $who } waits for you in { $game }.
server-push-over = { $game } is over. See how it ended.
server-push-rematch = The rematch of { $game } is there.
