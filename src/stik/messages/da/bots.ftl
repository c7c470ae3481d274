# What the bots say.

bots-no-kernel = Dette niveau kræver den indbyggede regnekerne (pakken stik-kernel), og den er ikke installeret; niveauet beginner kan spilles uden.
