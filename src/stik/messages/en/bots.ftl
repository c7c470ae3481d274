# What the bots say.

bots-no-kernel = This level needs the native kernel (the package stik-kernel), and it is not installed; the level beginner plays without it.
