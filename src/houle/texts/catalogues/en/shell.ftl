### Words of the page that loads the browser client, in English.

shell-description = Wave games for one to eight: WAVE, SEA CHANGE, LAND UNTER, VAGUE VERTE, VAGUE & ATTAQUE. Play now, with friends or bots, without an account.
shell-needs-script = Houle plays in your browser, and needs JavaScript for it.
