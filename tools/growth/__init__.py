"""What grows with the number of tables: stores of several sizes, and what each list takes there."""
