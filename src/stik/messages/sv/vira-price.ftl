# `stik vira price` och `stik vira bids`: vad ett spel kostar.

price-result-home = hem
price-result-bet = bet
price-result-kodilj = kodilj
price-result-laid = lagd
price-role-A = spelförare
price-role-B = vänster motspelare
price-role-C = höger motspelare
price-role-D = utkuperad
price-role-pool = pullan
price-title = { $contract }, { $result ->
    [home] hem
    [bet] bet
    [kodilj] kodilj
   *[laid] lagd
}
price-by-class = trumf: { $class }
price-by-classes = trumf: { $first }, i andra försöket { $class }
price-as-misar = misär
price-as-bid = betalas som det bjöds
price-table = bord med { $table }, { $pool } i pullan
price-nothing = Ingen betalar något.
price-totals = Summor i pinnar
price-pool-after = i pullan efteråt: { $pool }
price-not-bid = { $contract } bjuds inte enligt dessa regler (SM.A3); så här mycket skulle det kosta.

price-unknown = ”{ $value }” går inte för { $option }; det kan vara { $allowed }.
price-misar-has-no-class = En misär har ingen trumf: utelämna { $option }.
price-class-missing = Ange trumfens klass: --class ofarg, farg eller hogsta.
price-class-outside-grade = Ett spel bjudet i { $grade ->
    [farg] färg spelas inte i ofärg
   *[other] högsta färg spelas bara i högsta färg
}: { $option } passar inte.
price-first-class-missing = Efter ett andra försök anges även den första trumfens klass: --first-class ofarg, farg eller hogsta.
price-first-class-alone = --first-class hör till ett andra försök: lägg till --try 2.
price-thieves = Tjuvpass betalas bara efter en gök som gått hem: --thieves passar inte.
price-graded-misar = En gask bjuden i färg eller i högsta färg spelas inte som misär här (VR.C3).
price-same-trump = Vid det här bordet behåller omköp trumfen: båda försöken har samma klass.
price-tricks-disagree = { $tricks } stick är inte ”{ $result ->
    [home] hem
    [bet] bet
    [kodilj] kodilj
   *[laid] lagd
}”.

price-bids-heading = Budtabellen, { $rules }
price-bids-second = Andra försöket, det första räknat som lagt
price-bids-loose = Gask, köpmisär och solo får bjudas utan siffra; då väljer spelföraren (SM.A4). Vingel och turné också; de är den lägsta som räcker (SM.A5).
price-bids-ante = När pullan inte räcker till det som ska lyftas satsar alla vid bordet { $ante } pinnar (VR.A9, VR.A12).
price-bids-tringel = Tringel 9 står i tabellen men bjuds inte (SM.A3).
