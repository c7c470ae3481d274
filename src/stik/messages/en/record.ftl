record-not-toml = The record is not TOML: { $detail }.
record-unknown-format = The record has format { $format }; this version reads format { $known }.
record-unknown-kind = A record is not a “{ $kind }” but one of { $known }.
record-no-deals = The record holds no deal.
record-unreadable = The record cannot be read.
record-deal-unreadable = Deal { $deal } of the record cannot be read.
record-setup = Deal { $deal } cannot be set up.
record-refused = Deal { $deal }, action { $number }: “{ $action }” is not allowed ({ $cites }).
record-unreadable-action = Deal { $deal }, action { $number }: “{ $action }” cannot be read.
record-wrong-result = The result of deal { $deal } is not what its actions give.
record-wrong-final-result = The final result is not what the deals give.
record-unfinished-deal = Deal { $deal } is not finished, but others follow.
record-already-over = Deal { $deal } comes after the end.
record-sequence = Deal { $deal } does not follow from the one before: { $fields }.
record-no-such-moment = Deal { $deal } has no moment after { $at } actions.

match-over = The game is over.
match-deal-not-over = The deal is not over.

replay-deal = Deal { $deal }, { $actions } actions: { $result }
replay-unfinished = not finished
replay-result = Result: { $result }

verify-replayed = { $deal ->
    [one] The deal replays
   *[other] All { $deal } deals replay
}: every action is legal and every result follows from it.
verify-no-shuffle = Deal { $deal }: the pack is given without a commitment, so nothing is proved about the shuffle.
verify-commitment = Deal { $deal }: the revealed secret is the one that was committed to before the deal.
verify-wrong-commitment = Deal { $deal }: the revealed secret is NOT the one that was committed to.
verify-deck = Deal { $deal }: the pack follows from the secret and the players' seeds; nobody could choose it.
verify-wrong-deck = Deal { $deal }: the pack does NOT follow from the secret and the players' seeds.
verify-refused-today = Deal { $deal }, action { $number }: “{ $action }” was played, but today's rules do not allow it ({ $cites }). The deal replays up to there.
verify-other-result = Deal { $deal }: recorded as { $said }; by today's rules it would be { $now } ({ $cites }).
verify-other-start = Deal { $deal }: by today's rules it would begin otherwise: { $fields }.
verify-over-today = Deal { $deal }: by today's rules everything was over before it.
verify-other-final-result = The final result was recorded as { $said }; by today's rules it would be { $now }.
