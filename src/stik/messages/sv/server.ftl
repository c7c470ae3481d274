# Vad servern, dess databas och dess förmedlare har att säga.

table-version-taken = Någon annan var snabbare vid bord { $table }: steg { $version } är redan taget.
table-command-repeated = Bord { $table } har redan fått kommandot ”{ $command }”.

people-login-taken = Användarnamnet ”{ $login }” är upptaget.

storage-unavailable = Databasen svarar inte. Försök igen om en stund.
storage-damaged = Serverns databas är skadad. Det hjälper inte att vänta: säg till den som sköter servern.
storage-damaged-file = Databasfilen ”{ $file }” är skadad. Stoppa servern och kopiera filen med allt som står bredvid den (-wal, -shm). Lägg sedan den senaste säkerhetskopian på dess plats; utan en sådan visar ”sqlite3 { $file } .recover” vad som ännu kan läsas. Se docs/operations.md.
storage-nothing-there = Det finns ingen databas på ”{ $file }”.
storage-broken-history = Det som är lagrat om { $table } kan inte följas till slutet och därför inte visas. Allt annat går vidare. Säg till den som sköter servern.
storage-newer = Databasen är gjord av en nyare version av Stik (”{ $revision }”); den här kan inte läsa den.

broker-unavailable = Redis svarar inte.

server-bad-setting = { $variable } kan inte användas: { $problem }
server-workers-need-redis = { $workers } serverprocesser behöver Redis för att höra från varandra; sätt STIK_REDIS_URL.
server-workers-need-data = { $workers } serverprocesser kan inte dela ett minne; ange en datamapp i STIK_DATA.
server-data-folder = Datamappen ”{ $folder }” kan inte användas: { $problem }

# I en hall.

serve-hall-phones = Telefoner: anslut till samma nätverk som den här datorn och { $code ->
    [yes] skanna koden eller öppna
   *[no] öppna
} { $address }
serve-hall-others = Datorn finns också på { $addresses }. Kommer telefonerna inte fram, starta om med --hall-address ADRESS.
serve-hall-internet = { $address } är en adress på det öppna internet: alla kan komma in, och inget av det de skriver är krypterat.
serve-hall-alone = Datorn är inte på något nätverk, så ingen telefon kan hitta den. Anslut till hallens wi-fi, sätt i dess kabel eller starta en surfzon och försök igen; eller ange adressen med --hall-address.
serve-hall-not-here = { $address } är ingen adress på den här datorn. Den har { $known }.
serve-hall-no-address = ”{ $address }” är varken en adress som 192.168.1.20 eller namnet på en dator.

server-workers-down = Ingen kunde arbeta med det just nu; försök igen om en stund.
server-busy = För många väntar på det just nu; försök igen om { $seconds } s.
upload-too-complex = Att läsa det skulle ta för mycket minne eller tid; så ser ingen vanlig fil ut.
