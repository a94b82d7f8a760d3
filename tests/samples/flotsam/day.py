"""What is played of Flotsam as the deal of the day."""

from tests.samples.flotsam.words import FlotsamOptions

SEATS = 4
OPTIONS = FlotsamOptions(turns=16)
