"""Tests run the rules interpreted unless they ask for another backend; no number wraps around unnoticed."""

import os

import numpy as np

os.environ["VILLAINY_BACKEND"] = "interpreted"
os.environ["VILLAINY_WARM"] = "0"  # servers build a search when somebody wants one
np.seterr(over="raise")
