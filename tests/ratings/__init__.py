"""How well ratings tell strength, and how quickly they are looked up."""
