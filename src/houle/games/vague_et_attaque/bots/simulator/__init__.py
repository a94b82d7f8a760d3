"""The rules once more, in plain numbers: to play a position out thousands of times in a second."""
