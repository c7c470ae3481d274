# Turneringar på telefonen: spelare, bordsprotokollet i Vira, domaren.

ui-ruling-misar = misär
