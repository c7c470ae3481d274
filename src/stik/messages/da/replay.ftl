# Hvad en gennemgang ikke tillader, og hvorfor
replay-not-found = Der er intet at se igen under { $replay }, eller du må ikke se det.
replay-no-such-deal = Runde { $deal } kan ikke ses igen: den findes ikke, eller den er ikke spillet færdig.
replay-no-such-moment = Runde { $deal } har ikke noget øjeblik efter { $at } handlinger.
replay-no-such-seat = Der er ingen plads { $seat } i denne runde; pladserne er { $seats }.
replay-deal-over = Runden er slut i dette øjeblik; gå tilbage og spil videre derfra.
replay-not-text = Filen er ikke tekst; en optegnelse er en tekstfil, der ender på .stik.
replay-empty = Optegnelsen er tom.
replay-too-many-records = Du har allerede hentet { $most } optegnelser ind; slet først en.
replay-too-many-notes = Du har allerede { $most } noter til dette parti; slet først en.
replay-note-empty = Noten er tom; skriv noget.
replay-no-such-note = Du har ingen sådan note.
replay-no-such-showing = Denne fremvisning findes ikke længere.
replay-not-leader = Det kan kun den, der fører.
replay-somebody-leads = En anden fører og er her.
replay-not-here = Den person er her ikke.
replay-busy = Der skete for meget på én gang; prøv igen.
