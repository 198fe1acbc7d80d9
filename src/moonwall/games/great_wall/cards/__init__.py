"""Cards: rows of content, the vocabulary of their effects, the windows in which they are used."""
