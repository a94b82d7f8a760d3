"""How much a node carries, and where its time goes."""
