# Bordprotokollen for Vira: linjer, der ikke kan passe.

tournament-line-empty = { $where }: en giv uden spil og uden betaling gives om af den samme og skrives ikke ned (SM.D6).
tournament-line-no-result = { $where }: angiv resultatet (home, bet, kodilj eller laid) eller spilførerens stik.
tournament-line-stranger = { $where }: “{ $person }” sidder ikke ved bordet.
tournament-line-called-pool = { $where }: Ingen kan hedde “pool”: sådan hedder pullaens konto.
tournament-line-sits-out = { $where }: { $person } sidder over i giv { $deal }.
tournament-line-not-bid = { $where }: { $contract } bydes ikke efter disse regler (SM.A3).
tournament-line-no-gradation = { $where }: { $contract } bydes ikke i färg eller i högsta färg.
tournament-line-no-misar = { $where }: { $contract } spilles ikke som misär.
tournament-line-graded-misar = { $where }: { $contract }, budt i färg eller i högsta färg, spilles ikke som misär (VR.C3).
tournament-line-tricks = { $where }: der spilles kun { $most } stik, så { $tricks } kan ikke være taget.
tournament-line-disagree = { $where }: { $tricks } stik er { $meant ->
    [home] hjem
    [bet] bet
   *[kodilj] kodilj
}, ikke { $result ->
    [home] hjem
    [bet] bet
    [kodilj] kodilj
   *[laid] lagt
}.
tournament-line-no-second-try = { $where }: { $contract } har intet andet forsøg.
tournament-line-no-trump = { $where }: angiv trumfens klasse for { $contract }: ofarg, farg eller hogsta.
tournament-line-misar-trump = { $where }: en misär har ingen trumf.
tournament-line-outside-grade = { $where }: et spil budt i { $grade ->
    [farg] färg spilles ikke i ofärg
   *[other] högsta färg spilles kun i högsta färg
}.
tournament-line-same-trump = { $where }: ved dette bord beholder omköp trumfen, så begge forsøg har samme klasse.
tournament-line-no-tjuvpass = { $where }: tjuvpass erstattes kun efter en gök, der gik hjem, og kun hvor reglerne siger det (SM.B1).
tournament-line-thief = { $where }: { $person } kan ikke have passet gökken af; det kan kun de to modspillere, hver én gang.
tournament-line-to-itself = { $where }: { $person } kan ikke betale til sig selv.
tournament-line-pulla-short = { $where }: der er kun { $pulla } pinnar i pullaen.
tournament-line-twice = { $where }: giv { $deal } er skrevet to gange.
tournament-line-missing = { $where }: giv { $deal } mangler.
tournament-line-too-many = { $where }: der er planlagt { $planned } giv; giv { $deal } er for meget.
tournament-totals-differ = { $where }: givene giver noget andet; forskellen er { $difference }.
