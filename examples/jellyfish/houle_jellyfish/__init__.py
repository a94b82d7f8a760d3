"""JELLYFISH: a bluff for 2 to 5. What lies before you, and what do they say it is?"""

from houle_jellyfish.rules import Jellyfish

__all__ = ["Jellyfish"]
