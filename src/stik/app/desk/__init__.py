"""The organiser's desk: a tournament as it is run, from registration to medals."""
