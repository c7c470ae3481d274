# Det som är lagrat: kontroll, kopia, och vad ingen behöver.

admin-checking = { $done } av { $all } förlopp följda, { $broken } trasiga.
admin-whole = { $count ->
    [one] Ett förlopp, och det kan följas till slutet.
   *[other] { $count } förlopp, och alla kan följas till slutet.
  }
facts-otherwise = Giv { $deal }: sparat är { $said }; reglerna i dag ger { $now }.
facts-refused = Giv { $deal } är sparat med sitt resultat; med reglerna i dag kan det inte spelas till slutet ({ $why }).
admin-otherwise = { $count ->
    [one] Ett resultat
   *[other] { $count } resultat
  } skulle avgöras annorlunda efter reglerna i dag. Det sparade står kvar; raderna ovan säger var.
admin-broken = { $broken ->
    [one] Ett
   *[other] { $broken }
  } av { $count } förlopp kan inte följas; den som öppnar ett sådant bord får ett fel, alla andra går vidare. Se docs/operations.md.

backup-done = ”{ $file }” innehåller allt som var lagrat i det här ögonblicket ({ $size } byte) och är kontrollerad.
backup-restore = Så läggs den tillbaka: stoppa servern, kopiera den till ”{ $database }”, ta bort { $database }-wal och { $database }-shm, starta servern.
backup-file-exists = ”{ $file }” finns redan och lämnas som den är. Ange en annan fil.
backup-failed = Det blev ingen kopia på ”{ $file }”: { $problem }
backup-damaged = Databasfilen ”{ $file }” är skadad ({ $problem }); det blev ingen kopia. Stoppa servern, kopiera filen med dess -wal och -shm, och se docs/operations.md.
backup-memory = Allt finns bara i minnet; det finns inget att kopiera.
backup-postgresql = Datan ligger i PostgreSQL, som själv kopierar den: pg_dump --format=custom --file={ $file } { $url }

prune-table = bord { $code } ({ $preset }), senast ändrat { $date }
prune-guest = gäst { $id } ({ $name }), kom { $date }
prune-preview = Det här skulle försvinna: { $tables } bord utan giv, { $guests } gäster utan spel och { $sessions } av deras sessioner. Inget är raderat än; --yes raderar det.
prune-done = Raderat: { $tables } bord utan giv, { $guests } gäster utan spel och { $sessions } av deras sessioner.

recover-link = Den som öppnar den här länken väljer ett nytt lösenord för { $login }, en gång, inom { $hours ->
    [one] en timme
   *[other] { $hours } timmar
  }. Ge den bara till kontots ägare; en tidigare länk leder inte längre någonstans.{ $placed ->
    [no] {" "}Sätt serverns adress framför, till exempel https://stik.example.
   *[yes] {""}
  }
