### The sign of what the rulebook does not say.

our-ruling = our ruling
our-fact = reconstructed
our-why = ({ $rules }): why?
