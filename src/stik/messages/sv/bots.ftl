# What the bots say.

bots-no-kernel = Det kräver den inbyggda räknekärnan (paketet stik-kernel), som inte är installerad här. I en klon av Stik installerar `make kernel` den, eller `pip install ./kernel`; nivåerna random och beginner spelar utan.
