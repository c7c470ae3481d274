# `stik vira price` and `stik vira bids`: what a game costs.

price-result-home = home
price-result-bet = bet
price-result-kodilj = kodilj
price-result-laid = laid
price-role-A = declarer
price-role-B = left defender
price-role-C = right defender
price-role-D = sits out
price-role-pool = pulla
price-title = { $contract }, { $result ->
    [home] home
    [bet] bet
    [kodilj] kodilj
   *[laid] laid
}
price-by-class = trumps: { $class }
price-by-classes = trumps: { $first }, in the second try { $class }
price-as-misar = misär
price-as-bid = paid as it was bid
price-table = table of { $table }, { $pool } in the pulla
price-nothing = Nobody pays anything.
price-totals = Totals in pinnar
price-pool-after = in the pulla afterwards: { $pool }
price-not-bid = { $contract } is not bid under these rules (SM.A3); this is what it would cost.

price-unknown = “{ $value }” is not possible for { $option }; it can be { $allowed }.
price-misar-has-no-class = A misär has no trumps: leave { $option } out.
price-class-missing = Say the class of the trumps: --class ofarg, farg or hogsta.
price-class-outside-grade = A game bid i { $grade ->
    [farg] färg is not played in ofärg
   *[other] högsta färg is played in högsta färg only
}: { $option } does not fit.
price-first-class-missing = After a second try say the class of the first trumps too: --first-class ofarg, farg or hogsta.
price-first-class-alone = --first-class belongs to a second try: add --try 2.
price-thieves = Tjuvpass is paid for only after a gök that came home: --thieves does not fit.
price-graded-misar = A gask bid i färg or i högsta färg is not played as a misär here (VR.C3).
price-same-trump = At this table omköp keeps its trumps: both tries have the same class.
price-tricks-disagree = { $tricks } tricks are not “{ $result ->
    [home] home
    [bet] bet
    [kodilj] kodilj
   *[laid] laid
}”.

price-bids-heading = The bid table, { $rules }
price-bids-second = Second try, the first counted as laid
price-bids-loose = Gask, köpmisär and solo may be bid without a number; the declarer then chooses (SM.A4). Vingel and turné too; they are the lowest that will do (SM.A5).
price-bids-ante = When the pulla cannot pay what is due, everybody at the table antes { $ante } pinnar (VR.A9, VR.A12).
price-bids-tringel = Tringel 9 stands in the table but is not bid (SM.A3).
