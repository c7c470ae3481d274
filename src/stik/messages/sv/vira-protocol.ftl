# Bordsprotokollet i Vira: rader som inte kan stämma.

tournament-line-empty = { $where }: en giv utan spel och utan betalning ges om av samma givare och skrivs inte upp (SM.D6).
tournament-line-no-result = { $where }: ange resultatet (home, bet, kodilj eller laid) eller spelförarens stick.
tournament-line-stranger = { $where }: ”{ $person }” sitter inte vid bordet.
tournament-line-called-pool = { $where }: Ingen kan heta ”pool”: så heter pullans konto.
tournament-line-sits-out = { $where }: { $person } är utkuperad i giv { $deal }.
tournament-line-not-bid = { $where }: { $contract } bjuds inte enligt dessa regler (SM.A3).
tournament-line-no-gradation = { $where }: { $contract } bjuds inte i färg eller i högsta färg.
tournament-line-no-misar = { $where }: { $contract } spelas inte som misär.
tournament-line-graded-misar = { $where }: { $contract } bjuden i färg eller i högsta färg spelas inte som misär (VR.C3).
tournament-line-tricks = { $where }: bara { $most } stick spelas, så { $tricks } kan inte vara tagna.
tournament-line-disagree = { $where }: { $tricks } stick är { $meant ->
    [home] hem
    [bet] bet
   *[kodilj] kodilj
}, inte { $result ->
    [home] hem
    [bet] bet
    [kodilj] kodilj
   *[laid] lagd
}.
tournament-line-no-second-try = { $where }: { $contract } har inget andra försök.
tournament-line-no-trump = { $where }: ange trumfens klass för { $contract }: ofarg, farg eller hogsta.
tournament-line-misar-trump = { $where }: en misär har ingen trumf.
tournament-line-outside-grade = { $where }: ett spel bjudet i { $grade ->
    [farg] färg spelas inte i ofärg
   *[other] högsta färg spelas bara i högsta färg
}.
tournament-line-same-trump = { $where }: vid det här bordet behåller omköp trumfen, så båda försöken har samma klass.
tournament-line-no-tjuvpass = { $where }: tjuvpass ersätts bara efter en gök som gått hem, och bara där reglerna säger det (SM.B1).
tournament-line-thief = { $where }: { $person } kan inte ha passat av göken; det kan bara de två motspelarna, var och en en gång.
tournament-line-to-itself = { $where }: { $person } kan inte betala till sig själv.
tournament-line-pulla-short = { $where }: det finns bara { $pulla } pinnar i pullan.
tournament-line-twice = { $where }: giv { $deal } är skriven två gånger.
tournament-line-missing = { $where }: giv { $deal } saknas.
tournament-line-too-many = { $where }: { $planned } givar är planerade; giv { $deal } är för mycket.
tournament-totals-differ = { $where }: givarna ger något annat; skillnaden är { $difference }.
