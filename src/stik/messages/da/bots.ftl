# What the bots say.

bots-no-kernel = Det kræver den indbyggede regnekerne (pakken stik-kernel), som ikke er installeret her. I en klon af Stik installerer `make kernel` den, eller `pip install ./kernel`; niveauerne random og beginner spiller uden.
