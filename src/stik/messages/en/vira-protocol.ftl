# The table protocol of Vira: lines that cannot be.

tournament-line-empty = { $where }: a deal without a game and without a payment is dealt again by the same dealer and is not written down (SM.D6).
tournament-line-no-result = { $where }: give the result (home, bet, kodilj or laid) or the declarer's tricks.
tournament-line-stranger = { $where }: “{ $person }” does not sit at this table.
tournament-line-called-pool = { $where }: Nobody can be called “pool”: that is the account of the pulla.
tournament-line-sits-out = { $where }: { $person } sits out in deal { $deal }.
tournament-line-not-bid = { $where }: { $contract } is not bid under these rules (SM.A3).
tournament-line-no-gradation = { $where }: { $contract } is not bid i färg or i högsta färg.
tournament-line-no-misar = { $where }: { $contract } is not played as a misär.
tournament-line-graded-misar = { $where }: { $contract } bid i färg or i högsta färg is not played as a misär (VR.C3).
tournament-line-tricks = { $where }: only { $most } tricks are played, so { $tricks } cannot have been taken.
tournament-line-disagree = { $where }: { $tricks } tricks are { $meant ->
    [home] home
    [bet] bet
   *[kodilj] kodilj
}, not { $result ->
    [home] home
    [bet] bet
    [kodilj] kodilj
   *[laid] laid
}.
tournament-line-no-second-try = { $where }: { $contract } has no second try.
tournament-line-no-trump = { $where }: say the class of the trumps of { $contract }: ofarg, farg or hogsta.
tournament-line-misar-trump = { $where }: a misär has no trumps.
tournament-line-outside-grade = { $where }: a game bid i { $grade ->
    [farg] färg is not played in ofärg
   *[other] högsta färg is played in högsta färg only
}.
tournament-line-same-trump = { $where }: at this table omköp keeps its trumps, so both tries have the same class.
tournament-line-no-tjuvpass = { $where }: tjuvpass is compensated only after a gök that came home, and only where the rules say so (SM.B1).
tournament-line-thief = { $where }: { $person } cannot have passed the gök; only the two defenders can, each once.
tournament-line-to-itself = { $where }: { $person } cannot pay to the same account.
tournament-line-pulla-short = { $where }: there are only { $pulla } pinnar in the pulla.
tournament-line-twice = { $where }: deal { $deal } is written twice.
tournament-line-missing = { $where }: deal { $deal } is missing.
tournament-line-too-many = { $where }: { $planned } deals are planned; deal { $deal } is too many.
tournament-totals-differ = { $where }: the deals come to something else; the difference is { $difference }.
