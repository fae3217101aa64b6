"""Tests run the rules interpreted unless they ask for another backend; no number wraps around unnoticed."""

import os

import numpy as np

os.environ["VILLAINY_BACKEND"] = "interpreted"
np.seterr(over="raise")
