# Regelbogen i browseren.

ui-rules = Regler
ui-rules-open = Åbn i regelbogen
ui-rules-voms-line = Turneringsreglerne, de internationale regler og Wormsreglerne, paragraf for paragraf, og afgørelserne imellem dem.
ui-rules-vira-line = Reglerne for det svenske mesterskab, budtabellen med dens fyrre spil, og afgørelserne.
ui-rules-search = Søg i bogen: et ord eller en paragraf
ui-rules-found = { $count ->
    [one] Én paragraf
   *[other] { $count } paragraffer
}
ui-rules-nothing = Ingen paragraf har disse ord.
ui-rules-parts = Bogens dele
ui-rules-sheet-T = Turneringsregler (T)
ui-rules-sheet-I = Internationale regler (I)
ui-rules-sheet-W = Worms (W)
ui-rules-sheet-V = Afgørelser (V)
ui-rules-sheet-SM = Mesterskabsregler (SM)
ui-rules-sheet-SWS = Budtabellen (SWS)
ui-rules-sheet-VR = Afgørelser (VR)
ui-rules-differences = Hvor regelsættene er forskellige
ui-rules-options = Husregler
ui-rules-options-line = Hvad et bord eller en klub kan spille anderledes, og hvad hvert valg betyder.
ui-rules-options-try = Åbn et bord med egne regler
ui-rules-usual = det sædvanlige
ui-rules-print = Udskriv
ui-rules-enforced = Programmet håndhæver den
ui-rules-referee = Et spørgsmål for dommeren
ui-rules-not-modelled = Ikke en del af programmet
ui-rules-see = Se også
ui-rules-beside = Samme regel side om side
ui-rules-silent = Siger intet særskilt om det.
ui-rules-situations = Ved bordet
ui-rules-play = Spil det
ui-rules-own = Du har forladt manuskriptet; de andre spiller videre som begyndere.
ui-rules-again = Forfra
ui-rules-before = Forrige
ui-rules-after = Næste
