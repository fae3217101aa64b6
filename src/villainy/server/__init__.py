"""The table server: tables kept as rows, sockets that resume, frames made for each seat."""
