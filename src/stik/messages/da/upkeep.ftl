# Det, der er gemt: eftersyn, kopi, og hvad ingen behøver.

admin-checking = { $done } af { $all } forløb fulgt, { $broken } i stykker.
admin-whole = { $count ->
    [one] Ét forløb, og det kan følges til ende.
   *[other] { $count } forløb, og alle kan følges til ende.
  }
facts-otherwise = Giv { $deal }: gemt er { $said }; reglerne i dag giver { $now }.
facts-refused = Giv { $deal } er gemt med sit resultat; med reglerne i dag kan det ikke spilles til ende ({ $why }).
admin-otherwise = { $count ->
    [one] Ét resultat
   *[other] { $count } resultater
  } ville blive afgjort anderledes efter reglerne i dag. Det gemte bliver stående; linjerne ovenfor siger hvor.
admin-broken = { $broken ->
    [one] Ét
   *[other] { $broken }
  } af { $count } forløb kan ikke følges; den, der åbner sådan et bord, får en fejl, alle andre går videre. Se docs/operations.md.

backup-done = “{ $file }” indeholder alt, der var gemt i dette øjeblik ({ $size } byte), og er efterset.
backup-restore = Sådan lægges den tilbage: stop serveren, kopiér den til “{ $database }”, fjern { $database }-wal og { $database }-shm, start serveren.
backup-file-exists = “{ $file }” findes allerede og bliver, som den er. Angiv en anden fil.
backup-failed = Der blev ingen kopi på “{ $file }”: { $problem }
backup-damaged = Databasefilen “{ $file }” er beskadiget ({ $problem }); der blev ingen kopi. Stop serveren, kopiér filen med dens -wal og -shm, og se docs/operations.md.
backup-memory = Alt er kun i hukommelsen; der er intet at kopiere.
backup-postgresql = Data ligger i PostgreSQL, som selv kopierer dem: pg_dump --format=custom --file={ $file } { $url }

prune-table = bord { $code } ({ $preset }), sidst ændret { $date }
prune-guest = gæst { $id } ({ $name }), kom { $date }
prune-preview = Det her ville blive fjernet: { $tables } borde uden uddeling, { $guests } gæster uden spil og { $sessions } af deres sessioner. Endnu er intet slettet; --yes sletter det.
prune-done = Slettet: { $tables } borde uden uddeling, { $guests } gæster uden spil og { $sessions } af deres sessioner.

recover-link = Den, der åbner dette link, sætter en ny adgangskode for { $login }, én gang, inden for { $hours ->
    [one] en time
   *[other] { $hours } timer
  }. Giv det kun til kontoens ejer; et tidligere link fører nu ingen steder hen.{ $placed ->
    [no] {" "}Sæt serverens adresse foran, for eksempel https://stik.example.
   *[yes] {""}
  }
