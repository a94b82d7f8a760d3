### Words of the page that loads the browser client, in English.

shell-description = Games of waves for one to eight: { $games }. Play now, with friends or bots, without an account.
shell-needs-script = Houle plays in your browser, and needs JavaScript for it.
