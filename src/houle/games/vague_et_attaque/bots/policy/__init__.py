"""What a captain makes of a position: worths, tastes and chances, quick enough for playouts."""
