# Regelboken i webbläsaren.

ui-rules = Regler
ui-rules-open = Öppna i regelboken
ui-rules-voms-line = Turneringsreglerna, de internationella reglerna och Wormsreglerna, paragraf för paragraf, och avgörandena mellan dem.
ui-rules-vira-line = Reglerna för svenska mästerskapet, budtabellen med sina fyrtio spel, och avgörandena.
ui-rules-search = Sök i boken: ett ord eller en paragraf
ui-rules-found = { $count ->
    [one] En paragraf
   *[other] { $count } paragrafer
}
ui-rules-nothing = Ingen paragraf har dessa ord.
ui-rules-parts = Bokens delar
ui-rules-sheet-T = Turneringsregler (T)
ui-rules-sheet-I = Internationella regler (I)
ui-rules-sheet-W = Worms (W)
ui-rules-sheet-V = Avgöranden (V)
ui-rules-sheet-SM = Mästerskapsregler (SM)
ui-rules-sheet-SWS = Budtabellen (SWS)
ui-rules-sheet-VR = Avgöranden (VR)
ui-rules-differences = Där regeluppsättningarna skiljer sig
ui-rules-options = Husregler
ui-rules-options-line = Vad ett bord eller en klubb kan spela annorlunda, och vad varje val betyder.
ui-rules-options-try = Öppna ett bord med egna regler
ui-rules-usual = det vanliga
ui-rules-print = Skriv ut
ui-rules-enforced = Programmet ser till att den följs
ui-rules-referee = En fråga för domaren
ui-rules-not-modelled = Inte en del av programmet
ui-rules-see = Se även
ui-rules-beside = Samma regel sida vid sida
ui-rules-silent = Säger inget särskilt om det.
ui-rules-situations = Vid bordet
ui-rules-play = Spela det
ui-rules-own = Du har lämnat manuset; de andra spelar vidare som nybörjare.
ui-rules-again = Från början
ui-rules-before = Föregående
ui-rules-after = Nästa
