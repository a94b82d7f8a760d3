"""Who plays, and how they stay the same person: what is known of people besides their games."""
