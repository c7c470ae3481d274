# Hvad serveren, dens database og dens mægler har at sige.

table-version-taken = En anden var hurtigere ved bord { $table }: skridt { $version } er allerede taget.
table-command-repeated = Bord { $table } har allerede fået kommandoen “{ $command }”.

people-login-taken = Brugernavnet “{ $login }” er optaget.

storage-unavailable = Databasen svarer ikke. Prøv igen om et øjeblik.
storage-damaged = Serverens database er beskadiget. Det hjælper ikke at vente: sig det til den, der passer serveren.
storage-damaged-file = Databasefilen “{ $file }” er beskadiget. Stop serveren, og kopiér filen med alt, der står ved siden af den (-wal, -shm). Læg så den seneste sikkerhedskopi i dens sted; uden en viser “sqlite3 { $file } .recover”, hvad der endnu kan læses. Se docs/operations.md.
storage-nothing-there = Der er ingen database på “{ $file }”.
storage-broken-history = Det, der er gemt om { $table }, kan ikke følges til ende og derfor ikke vises. Alt andet går videre. Sig det til den, der passer serveren.
storage-newer = Databasen er lavet af en nyere udgave af Stik (“{ $revision }”); denne kan ikke læse den.

broker-unavailable = Redis svarer ikke.

server-bad-setting = { $variable } kan ikke bruges: { $problem }
server-workers-need-redis = { $workers } serverprocesser behøver Redis for at høre fra hinanden; sæt STIK_REDIS_URL.
server-workers-need-data = { $workers } serverprocesser kan ikke dele en hukommelse; angiv en datamappe i STIK_DATA.
server-data-folder = Datamappen “{ $folder }” kan ikke bruges: { $problem }

# I en hal.

serve-hall-phones = Telefoner: gå på samme netværk som denne computer, og { $code ->
    [yes] skan koden eller åbn
   *[no] åbn
} { $address }
serve-hall-others = Computeren er også på { $addresses }. Kommer telefonerne ikke igennem, så start igen med --hall-address ADRESSE.
serve-hall-internet = { $address } er en adresse på det åbne internet: alle kan komme ind, og intet af det, de skriver, er krypteret.
serve-hall-alone = Computeren er ikke på noget netværk, så ingen telefon kan finde den. Gå på hallens wi-fi, sæt dens kabel i, eller start et hotspot, og prøv igen; eller angiv adressen med --hall-address.
serve-hall-not-here = { $address } er ikke en adresse på denne computer. Den har { $known }.
serve-hall-no-address = “{ $address }” er hverken en adresse som 192.168.1.20 eller navnet på en computer.

server-workers-down = Ingen kunne arbejde på det lige nu; prøv igen om et øjeblik.
server-busy = Der er for mange, der venter på det lige nu; prøv igen om { $seconds } s.
upload-too-complex = Det ville tage for meget hukommelse eller tid at læse det; sådan ser ingen almindelig fil ud.
