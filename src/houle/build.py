"""Which Houle this is."""

from importlib.metadata import version

from houle.kernel import table

VERSION = version("houle")
COMPILED = not str(table.__file__).endswith(".py")
"""Whether the hot modules are machine code. Bots think several times longer without."""
