# Avslag och fel efter sina fasta koder (snedstrecket blir ett bindestreck).

turn-not-yours = Det är inte din tur.
turn-deal-over = Given är slut.
turn-not-now = Det går inte i fasen ”{ $phase }”.

play-not-held = Du har inte { $card } på handen.
play-wrong-count = Det är fel antal kort; det ska vara { $count ->
    [one] ett kort
   *[other] { $count } kort
}.
play-no-such-lead = Spela ut ett kort, två, tre eller fyra lika, eller två par.

voms-first-trick = Voms får inte läggas i partiets första stick.
voms-on-seven = Voms får inte läggas på en utspelad sjua; lägg ett annat kort.
voms-last-hand = Voms får inte läggas sist i sticket nu.
voms-sacrifice = Voms ska respekteras: den får bara läggas om dina kort slår varje hög.
voms-under-d3 = Voms ska respekteras: den får inte läggas under ruter 3.
voms-toqu-early = Toqu får inte spelas före Voms.
voms-toqu-owed = En motståndares Voms ligger på bordet och du har Toqu: ta den med Toqu eller med ruter 3.

cut-no-such-place = Kupera efter 1 till { $most } kort.
cut-no-knocking = Vid det här bordet knackar man inte.
cut-not-to-oneself = Given låter någon annan kupera.

call-no-stop = Spelet kan inte stoppas: ingen har just nått precis det som saknades.
call-no-show = Det finns ingen Toqu att visa.
call-no-annul = Det finns ingen Vomslus att annullera.

notation-card = ”{ $text }” är inget kort; skriv till exempel 9c, Kh, 10d eller 3♦.
notation-suit = ”{ $text }” är ingen färg; skriv c, s, h eller d.
notation-seat = ”{ $text }” är ingen plats; platserna är { $seats }.
notation-no-seat = En plats är en text, inte { $text }.
notation-side = ”{ $text }” är inget lag; lagen är { $sides }.
notation-action = ”{ $text }” är inget drag; skriv till exempel ”play 9c”.

setup-unknown-game = Spelet ”{ $name }” finns inte; det finns { $known }.
setup-unknown-rules = Regelverket ”{ $name }” finns inte; det finns { $known }.
setup-unknown-option = Valet ”{ $option }” finns inte.
setup-bad-option-value = Valet ”{ $option }” kan inte vara { $value }; det kan vara { $allowed }.
setup-how-many = Enligt det här regelverket är man { $allowed } spelare vid bordet; du bad om { $wanted }.
setup-partners-need-four = Par kräver fyra spelare.
setup-two-rounds-need-two-players = Två kort från var och en i ett stick är ett spel för två.
setup-two-rounds-need-single-leads = Med två kort från var och en i ett stick spelas bara enstaka kort ut.
setup-two-rounds-exclude-knocking = Med två kort från var och en i ett stick knackar man inte.
setup-target-too-low = En kam har minst ett streck.
setup-target-too-high = En kam har högst 9999 streck.
setup-joker-needs-spade-two = Jokern är bara med tillsammans med spader 2.
setup-no-knocking = Enligt de här reglerna knackar man inte.
setup-missing-field = Fältet ”{ $field }” saknas.
setup-bad-field = Fältet ”{ $field }” passar inte; väntat är { $wanted ->
    [text] en text
    [number] ett tal
    [list] en lista
    [flag] true eller false
    [object] ett objekt med fält
   *[other] { $wanted }
}.
setup-unknown-field = Fältet ”{ $field }” finns inte.
setup-missing-card = { $card } saknas i leken.
setup-foreign-card = { $card } hör inte till leken.
setup-card-twice = { $card } förekommer två gånger.
setup-unequal-hands = Alla händer ska ha lika många kort.
setup-empty-hands = Händerna är tomma.
setup-hand-too-large = En hand har högst { $most } kort.
setup-hands-not-drawn-up = Man tar upp till fyra så länge talongen räcker.
setup-tricks-disagree = { $said } stick stämmer inte med { $gone } använda kort, { $cards } till ett stick.
setup-lus-disagree = Lössen för { $side } stämmer inte: de ska täcka Ataataq och givens lus.
setup-already-won = { $side } har redan vunnit i den här ställningen.
setup-comb = Kammen för { $side } kan inte visa { $score } av { $target }.

protocol-bad-json = Raden är inte JSON i UTF-8.
protocol-not-an-object = Ett meddelande är ett JSON-objekt som {"{"}"cmd": "hello"{"}"}.
protocol-too-deep = Meddelandet har för många nivåer inuti varandra.
protocol-no-command = Meddelandet har inget ”cmd”.
protocol-unknown-command = Kommandot ”{ $command }” finns inte.
protocol-no-position = Ingen giv är uppsatt; skicka först ”new” eller ”position”.

suggest-unknown-level = Det finns ingen robot på nivån ”{ $level }”; det finns { $known }.
suggest-unknown-convention = ”{ $level }” följer ingen sådan konvention; club och strong känner { $known }, skrivet som i strong+agren eller strong-laggarder.

setup-unknown-irregularity = ”{ $name }” är ingen oregelbundenhet i det här spelet; det finns { $known }.
rule-no-partners = Enligt reglerna ”{ $rules }” har ingen någon medspelare.
rule-has-lus = { $side } har { $lus ->
    [one] { $lus } lus
   *[other] { $lus } löss
}; använd ”cut-trick” för ett lag som har löss att förlora.
rule-nobody-sits-out = Vid ett trebord sitter ingen över.
rule-right-defender = Motspelaren till höger om spelföraren är { $seat }.
rule-no-gradation = ”{ $contract }” kan inte bjudas i färg eller i högsta färg.
rule-sufficient-bid = ”{ $bid }” tar över ”{ $standing }”; budet är högt nog.
rule-not-a-case = Ett dokument är ett fall: fält som game, irregularity och by.
rule-unreadable = ”{ $file }” kan inte läsas: { $problem }

play-obliged = Ett kort som du redan har lagt måste spelas nu.
play-has-played = Du har redan spelat i det här sticket.
call-not-melted = Bara den som har både Voms och Toqu säger Aavunga.

ruling-referee-only = Bara en domare ger utslag.
ruling-incomplete = Utslaget saknar { $needs }.
ruling-nothing-to-return = Det finns inget i sticket att ge tillbaka.
ruling-comb = Kammen för { $side } kan inte ändras så.
notation-ruling = ”{ $text }” är inget utslag; det finns { $known }.
ruling-no-game = Inget spel är igång ännu.
edition-later = Det här är sparat av en senare version (utgåva { $edition }); den här versionen läser till och med utgåva { $known }. En nyare version av Stik kan läsa det.
