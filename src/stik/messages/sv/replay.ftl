# Vad en repris inte tillåter, och varför
replay-not-found = Det finns inget att spela upp under { $replay }, eller så får du inte se det.
replay-no-such-deal = Giv { $deal } kan inte spelas upp: den finns inte, eller så är den inte färdigspelad.
replay-no-such-moment = Giv { $deal } har inget ögonblick efter { $at } handlingar.
replay-no-such-seat = Det finns ingen plats { $seat } i den här given; platserna är { $seats }.
replay-deal-over = Given är slut i det här ögonblicket; gå tillbaka och spela vidare därifrån.
replay-not-text = Filen är ingen text; en spelfil är en textfil som slutar på .stik.
replay-empty = Spelfilen är tom.
replay-too-many-records = Du har redan hämtat in { $most } spelfiler; ta bort en först.
replay-too-many-notes = Du har redan { $most } anteckningar till det här partiet; ta bort en först.
replay-note-empty = Anteckningen är tom; skriv något.
replay-no-such-note = Du har ingen sådan anteckning.
replay-no-such-showing = Den här visningen finns inte längre.
replay-not-leader = Det kan bara den som leder.
replay-somebody-leads = Någon annan leder och är här.
replay-not-here = Den personen är inte här.
replay-busy = Det hände för mycket på en gång; försök igen.
