# Vad servern, dess databas och dess förmedlare har att säga.

table-version-taken = Någon annan var snabbare vid bord { $table }: steg { $version } är redan taget.
table-command-repeated = Bord { $table } har redan fått kommandot ”{ $command }”.

people-login-taken = Användarnamnet ”{ $login }” är upptaget.

storage-unavailable = Databasen svarar inte. Försök igen om en stund.
storage-newer = Databasen är gjord av en nyare version av Stik (”{ $revision }”); den här kan inte läsa den.

broker-unavailable = Redis svarar inte.

server-bad-setting = { $variable } kan inte användas: { $problem }
server-workers-need-redis = { $workers } serverprocesser behöver Redis för att höra från varandra; sätt STIK_REDIS_URL.
server-workers-need-data = { $workers } serverprocesser kan inte dela ett minne; ange en datamapp i STIK_DATA.
server-data-folder = Datamappen ”{ $folder }” kan inte användas: { $problem }
