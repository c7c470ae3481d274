# Gennemgange af det spillede
ui-title-replays = Se igen – Stik
ui-title-replay = { $game }, runde { $deal } – se igen – Stik
ui-replays = Se igen
ui-replays-line = Spillede partier, kort for kort: se dem igen, skriv noter, vis dem til andre.
ui-replays-all = Alle partier
ui-replays-mine = Mine færdige partier
ui-replays-none-mine = Du har ikke spillet et parti færdigt endnu.
ui-replays-public = Offentlige partier
ui-replays-none-public = Intet offentligt parti er spillet færdigt endnu.
ui-replays-brought = Optegnelser, jeg har hentet ind
ui-replays-exercise = Øvelse
ui-replays-deals = { $count ->
    [one] { $count } runde
   *[other] { $count } runder
}
ui-replays-bring = Hent en optegnelse ind
ui-replays-bring-how = En .stik-fil herfra eller fra kommandolinjen. Den bliver efterprøvet kort for kort; derefter kan alle med linket se den.
ui-replays-choose = Vælg en fil
ui-replays-paste = Eller sæt optegnelsen ind her
ui-replays-open = Efterprøv og åbn
ui-replay-nothing = Intet at se igen
ui-replay-of = { $game }: se igen
ui-replay-of-exercise = { $game }: en øvelse igen
ui-replay-link = Kopiér link
ui-replay-more = Noter og mere
ui-replay-deal = Runde
ui-replay-deal-number = Runde { $deal }
ui-replay-view = Hvis kort
ui-replay-all-hands = Alle hænder
ui-replay-jump = Spring til
ui-replay-dealt = Kortene er givet.
ui-replay-mark-start = Begyndelsen
ui-replay-mark-bid = { $name }: { $bid }
ui-replay-mark-contract = Kontrakt: { $bid }
ui-replay-mark-trick = Stik { $number }
ui-replay-mark-result = Resultat
ui-replay-declared = { $name }: { $contract }
ui-replay-no-contract = Ingen kontrakt
ui-replay-notes = Noter
ui-replay-notes-none = Ingen noter endnu.
ui-replay-note-here = Skriv en note her
ui-replay-note-at = En note på dette sted (runde { $deal }, skridt { $at })
ui-replay-note-place = Runde { $deal }, skridt { $at }
ui-replay-note-write = Gem noten
ui-replay-note-share = Del med alle, der har linket
ui-replay-note-shared = delt
ui-replay-note-hide = Behold den for mig selv
ui-replay-note-delete = Slet noten
ui-replay-play-on = Spil videre herfra
ui-replay-play-on-how = De samme kort fra dette sted (runde { $deal }, skridt { $at }), med botter på de andre pladser. Det er en øvelse: den tæller ikke med nogen steder.
ui-replay-play-seat = Din plads
ui-replay-play-go = Spil
ui-replay-once-more = En gang til derfra
ui-replay-others = Samme kort, andre borde
ui-replay-others-none = Intet andet bord har spillet denne runde.
ui-replay-others-waiting = { $count ->
    [one] Et bord spiller stadig denne runde. Resultaterne vises, når det er færdigt.
   *[other] { $count } borde spiller stadig denne runde. Resultaterne vises, når de er færdige.
}
ui-replay-others-here = Dette bord
ui-replay-record = Hent optegnelsen
ui-replay-record-how = En tekstfil med reglerne, kortene og hver handling; “stik verify” efterprøver den, og den kan hentes ind her igen.
ui-replay-record-game = Hele partiet
ui-replay-record-deal = Kun runde { $deal }
ui-replay-record-delete = Slet denne optegnelse her
ui-replay-record-sure = Slet optegnelsen og alle noter til den?
ui-replay-pack-same = Denne side har blandet kortene en gang til: det er de samme.
ui-replay-pack-other = Denne side har blandet kortene en gang til: det er IKKE de samme.
ui-replay-show = Vis det for andre
ui-replay-showing-copied = Linket er kopieret: hvem der åbner det, ser det, du ser.
ui-replay-you-lead = { $count ->
    [0] Du fører; ingen følger med endnu.
    [one] Du fører; én følger med.
   *[other] Du fører; { $count } følger med.
}
ui-replay-leads = { $name } fører ({ $count } er her)
ui-replay-nobody-leads = Ingen fører lige nu.
ui-replay-hand = Giv videre til…
ui-replay-take = Før
ui-replay-follow = Følg med
ui-replay-leave = Forlad
ui-replay-counted-otherwise = Efter dagens regler ville runden tælle anderledes. Resultatet står ved magt.
ui-replay-refused-today = Træk { $action } er ikke tilladt i dag: gennemgangen slutter før det. Resultatet står ved magt.
