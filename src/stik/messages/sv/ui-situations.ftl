# Titlar på regelbokens situationer, och det som analysen av en avslutad giv aldrig nämner.

learn-no-article = Det finns ingen paragraf { $article } i boken.
situation-refused = { $action }? { $reason }
situation-dealt = Så ligger korten
situation-stand = { $what } – { $stand }
situation-contract = { $contract } (trumf i { $class })
situation-pinnar = { $contract }: { $count ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}.
analysis-action-cut = kuperar efter { $cards }
analysis-action-knock = knackar
analysis-action-offer = leken till { $cards }
analysis-action-stop = stopp
analysis-action-show = visar Toqu
analysis-action-annul = lusen annulleras
analysis-action-aavunga = Aavunga
