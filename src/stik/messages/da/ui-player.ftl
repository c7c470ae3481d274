# Turneringer på telefonen: spillere, bordprotokollen i Vira, dommeren.

ui-ruling-misar = misär
