# `stik vira price` og `stik vira bids`: hvad et spil koster.

price-result-home = hjem
price-result-bet = bet
price-result-kodilj = kodilj
price-result-laid = lagt
price-role-A = spilfører
price-role-B = venstre modspiller
price-role-C = højre modspiller
price-role-D = sidder over
price-role-pool = pullaen
price-title = { $contract }, { $result ->
    [home] hjem
    [bet] bet
    [kodilj] kodilj
   *[laid] lagt
}
price-by-class = trumf: { $class }
price-by-classes = trumf: { $first }, i andet forsøg { $class }
price-as-misar = misär
price-as-bid = betales, som det blev budt
price-table = bord med { $table }, { $pool } i pullaen
price-nothing = Ingen betaler noget.
price-totals = I alt i pinnar
price-pool-after = i pullaen bagefter: { $pool }
price-not-bid = { $contract } bydes ikke efter disse regler (SM.A3); så meget ville det koste.

price-unknown = “{ $value }” går ikke til { $option }; det kan være { $allowed }.
price-misar-has-no-class = En misär har ingen trumf: udelad { $option }.
price-class-missing = Sig trumfens klasse: --class ofarg, farg eller hogsta.
price-class-outside-grade = Et spil budt i { $grade ->
    [farg] färg spilles ikke i ofärg
   *[other] högsta färg spilles kun i högsta färg
}: { $option } passer ikke.
price-first-class-missing = Efter et andet forsøg siges også den første trumfs klasse: --first-class ofarg, farg eller hogsta.
price-first-class-alone = --first-class hører til et andet forsøg: tilføj --try 2.
price-thieves = Tjuvpass betales kun efter en gök, der gik hjem: --thieves passer ikke.
price-graded-misar = En gask budt i färg eller i högsta färg spilles ikke som misär her (VR.C3).
price-same-trump = Ved dette bord beholder omköp trumfen: begge forsøg har samme klasse.
price-tricks-disagree = { $tricks } stik er ikke “{ $result ->
    [home] hjem
    [bet] bet
    [kodilj] kodilj
   *[laid] lagt
}”.

price-bids-heading = Budtabellen, { $rules }
price-bids-second = Andet forsøg, det første regnet som lagt
price-bids-loose = Gask, köpmisär og solo må bydes uden tal; så vælger spilføreren (SM.A4). Vingel og turné også; de er den laveste, der er høj nok (SM.A5).
price-bids-ante = Når pullaen ikke rækker til det, der skal løftes, skyder alle ved bordet { $ante } pinnar ind (VR.A9, VR.A12).
price-bids-tringel = Tringel 9 står i tabellen, men bydes ikke (SM.A3).
