"""The same rules at three speeds.

The functions of a game's rules, and of the kit and the loops around them, are cloned into one namespace
together with the tables of a components file, and run as plain Python, as machine code, or on a GPU.
"""
