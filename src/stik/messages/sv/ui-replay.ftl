# Repriser
ui-title-replays = Repriser – Stik
ui-title-replay = { $game }, giv { $deal } – repris – Stik
ui-replays = Repriser
ui-replays-line = Spelade partier, kort för kort: se dem igen, anteckna, visa dem för andra.
ui-replays-all = Alla repriser
ui-replays-mine = Mina färdiga partier
ui-replays-none-mine = Du har inte spelat färdigt något parti än.
ui-replays-public = Offentliga partier
ui-replays-none-public = Inget offentligt parti är färdigspelat än.
ui-replays-brought = Spelfiler som jag har hämtat in
ui-replays-exercise = Övning
ui-replays-deals = { $count ->
    [one] { $count } giv
   *[other] { $count } givar
}
ui-replays-bring = Hämta in en spelfil
ui-replays-bring-how = En .stik-fil härifrån eller från kommandoraden. Den prövas kort för kort; sedan kan alla som har länken se den.
ui-replays-choose = Välj en fil
ui-replays-paste = Eller klistra in spelfilen här
ui-replays-open = Pröva och öppna
ui-replay-nothing = Inget att se igen
ui-replay-of = { $game }: repris
ui-replay-of-exercise = { $game }: repris av en övning
ui-replay-link = Kopiera länk
ui-replay-more = Anteckningar med mera
ui-replay-deal = Giv
ui-replay-deal-number = Giv { $deal }
ui-replay-view = Vems kort
ui-replay-all-hands = Alla händer
ui-replay-jump = Hoppa till
ui-replay-dealt = Korten är givna.
ui-replay-mark-start = Början
ui-replay-mark-bid = { $name }: { $bid }
ui-replay-mark-contract = Kontrakt: { $bid }
ui-replay-mark-trick = Stick { $number }
ui-replay-mark-result = Resultat
ui-replay-declared = { $name }: { $contract }
ui-replay-no-contract = Inget kontrakt
ui-replay-notes = Anteckningar
ui-replay-notes-none = Inga anteckningar än.
ui-replay-note-here = Anteckna här
ui-replay-note-at = En anteckning vid det här läget (giv { $deal }, steg { $at })
ui-replay-note-place = Giv { $deal }, steg { $at }
ui-replay-note-write = Spara anteckningen
ui-replay-note-share = Dela med alla som har länken
ui-replay-note-shared = delad
ui-replay-note-hide = Behåll den för mig själv
ui-replay-note-delete = Ta bort anteckningen
ui-replay-play-on = Spela vidare härifrån
ui-replay-play-on-how = Samma kort från det här läget (giv { $deal }, steg { $at }), med bottar på de andra platserna. Det är en övning: den räknas ingenstans.
ui-replay-play-seat = Din plats
ui-replay-play-go = Spela
ui-replay-once-more = En gång till därifrån
ui-replay-others = Samma giv, andra bord
ui-replay-others-none = Inget annat bord har spelat den här given.
ui-replay-others-waiting = { $count ->
    [one] Ett bord spelar fortfarande den här given. Resultaten visas när det är klart.
   *[other] { $count } bord spelar fortfarande den här given. Resultaten visas när de är klara.
}
ui-replay-others-here = Det här bordet
ui-replay-record = Ladda ner spelfilen
ui-replay-record-how = En textfil med reglerna, korten och varje handling; ”stik verify” prövar den, och den kan hämtas in här igen.
ui-replay-record-game = Hela partiet
ui-replay-record-deal = Bara giv { $deal }
ui-replay-record-delete = Ta bort spelfilen här
ui-replay-record-sure = Ta bort spelfilen och alla anteckningar till den?
ui-replay-pack-same = Den här sidan har blandat leken en gång till: det är samma lek.
ui-replay-pack-other = Den här sidan har blandat leken en gång till: det är INTE samma lek.
ui-replay-show = Visa för andra
ui-replay-showing-copied = Länken är kopierad: den som öppnar den ser det du ser.
ui-replay-you-lead = { $count ->
    [0] Du leder; ingen följer med än.
    [one] Du leder; en följer med.
   *[other] Du leder; { $count } följer med.
}
ui-replay-leads = { $name } leder ({ $count } här)
ui-replay-nobody-leads = Ingen leder just nu.
ui-replay-hand = Lämna över till…
ui-replay-take = Led
ui-replay-follow = Följ med
ui-replay-leave = Lämna
ui-replay-counted-otherwise = Enligt dagens regler skulle given räknas annorlunda. Resultatet står fast.
ui-replay-refused-today = Drag { $action } är inte tillåtet i dag: reprisen slutar före det. Resultatet står fast.
