### The page that is left when there is no connection.

offline-title = No connection: the sea will wait.
offline-again = Try again
