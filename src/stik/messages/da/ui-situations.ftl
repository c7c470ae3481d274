# Titler på regelbogens situationer, og hvad analysen af en færdig giv aldrig nævner.

learn-no-article = Der er ingen paragraf { $article } i bogen.
situation-refused = { $action }? { $reason }
situation-dealt = Sådan ligger kortene
situation-stand = { $what } – { $stand }
situation-contract = { $contract } (trumf i { $class })
situation-pinnar = { $contract }: { $count ->
    [one] { $amount } pinne
   *[other] { $amount } pinnar
}.
analysis-action-cut = tager af efter { $cards }
analysis-action-knock = banker
analysis-action-offer = kortene til { $cards }
analysis-action-stop = stop
analysis-action-show = viser Toqu
analysis-action-annul = lussen annulleres
analysis-action-aavunga = Aavunga
