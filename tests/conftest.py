"""Tests run the rules interpreted unless they ask for another backend."""

import os

os.environ["VILLAINY_BACKEND"] = "interpreted"
