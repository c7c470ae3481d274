# What a replay does not allow, and why
replay-not-found = There is nothing to replay under { $replay }, or it is not yours to see.
replay-no-such-deal = Deal { $deal } cannot be replayed: it does not exist, or it has not been played to its end.
replay-no-such-moment = Deal { $deal } has no moment after { $at } actions.
replay-no-such-seat = There is no seat { $seat } in this deal; the seats are { $seats }.
replay-deal-over = The deal is over at this moment; step back and play on from there.
replay-not-text = The file is no text; a record is a text file that ends in .stik.
replay-empty = The record is empty.
replay-too-many-records = You have brought { $most } records already; delete one first.
replay-too-many-notes = You have { $most } notes on this game already; delete one first.
replay-note-empty = The note is empty; write something.
replay-no-such-note = There is no such note of yours.
replay-no-such-showing = This showing does not exist any more.
replay-not-leader = Only the one who leads can do that.
replay-somebody-leads = Somebody else leads and is here.
replay-not-here = That person is not here.
replay-busy = Too much happened at once; try once more.
