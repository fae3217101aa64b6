"""The way from one layout of the database to the next; taken by itself when a server starts."""
