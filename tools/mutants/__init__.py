"""Small faults, drawn by a seed and planted one at a time: do the tests find each of them?"""
