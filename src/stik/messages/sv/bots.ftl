# What the bots say.

bots-no-kernel = Den här nivån kräver den inbyggda räknekärnan (paketet stik-kernel), och den är inte installerad; nivån beginner kan spelas utan.
