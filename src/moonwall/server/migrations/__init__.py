"""Alembic's folder: ``run`` brings a database to the newest shape; new versions go into ``versions``."""
