"""What every game needs and no game knows: states, decisions, events, components, words, transcripts."""
