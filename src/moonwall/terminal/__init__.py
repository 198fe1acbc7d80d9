"""The terminal table: a view drawn with characters, options chosen by walking their tree."""
