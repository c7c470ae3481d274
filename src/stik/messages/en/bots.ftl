# What the bots say.

bots-no-kernel = This needs the native kernel (the package stik-kernel), which is not installed here. In a clone of Stik `make kernel` installs it, or `pip install ./kernel`; the levels random and beginner play without it.
