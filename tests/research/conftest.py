"""Where the libraries are not installed, only what needs none of them is tested.

`make check-research` has them all; were they missing there, it would find no test and fail.
"""

from importlib.util import find_spec

collect_ignore = [] if find_spec("pettingzoo") and find_spec("pyspiel") else ["libraries"]
