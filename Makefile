# One command each: set up, check, run. `make help` lists them all.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2

# Every game under tests/games has a subject for the conformance suite, named after its folder.
GAMES ?= $(patsubst tests/games/%/suite.py,%,$(wildcard tests/games/*/suite.py))
suites = for game in $(GAMES); do echo "$$game"; \
	$(1) -m houle.conformance tests.games.$$game.suite:$${game^^} $(2) --jobs $(JOBS); done

.DEFAULT_GOAL := help
PHONY_SERVED := check-faults check-faults-short check-secrecy check-load check-load-short check-agree
PHONY_CLIENT := deck-texts lessons client client-check client-e2e client-speed rhythm pictures client-smoke client-types client-format
PHONY_BOTS := arena arena-short arena-table arena-keep coach
.PHONY: $(PHONY_SERVED) $(PHONY_CLIENT) $(PHONY_BOTS) help dev check check-long run play sim bench lint types layers texts rules test conformance format lock clean compiled check-compiled docs wheel conformance-short balance check-cards

help: ## what can be done here
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

dev: $(VENV)/.ready ## set the workshop up in .venv

# None of these is busy on more than one core for long.
READ := lint types layers texts rules client-check

check: ## everything but the long ones, in a quarter of an hour on two cores
	$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target $(READ)
	$(MAKE) --no-print-directory conformance-short test

check-long: dev ## a million pairs and ten million moves of each game (GAMES=wave for one)
	$(call suites,$(BIN)/python,--pairs 1000000 --moves 10000000)

run: dev client ## the server at home: one process, nothing else
	$(BIN)/houle serve

play: dev ## a game of WAVE in the terminal
	$(BIN)/houle play wave --players 3

sim: dev ## ten thousand games between bots
	$(BIN)/houle sim wave --games 10000

lint: dev ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

types: dev ## mypy --strict
	$(BIN)/mypy src tests tools

layers: dev ## who may import whom
	$(BIN)/lint-imports

texts: dev ## every text in both languages, none unused
	$(BIN)/python -m houle.texts

rules: dev ## every rule has a test that names it
	$(BIN)/python -m houle.conformance.rules docs/rules tests

balance: compiled ## four thousand games of VAGUE & ATTAQUE at each size of table: is it fair?
	PYTHONPATH=build/compiled:. $(BIN)/python -m tools.balance --jobs $(JOBS)

arena: compiled ## all figures of the bots, for hours; goes on where it stopped (ONLY=wave for some)
	PYTHONPATH=build/compiled $(BIN)/python -m tools.bot_figures --play --only "$(ONLY)" --jobs $(JOBS)

coach: compiled ## WAVE with open hands, a thousand deals at each size of table, Nazaré too; resumes
	mkdir -p build/arena
	for players in 2 3 4; do for wave in "" "--nazare --playouts 200 --nodes 400"; do PYTHONPATH=build/compiled $(BIN)/python -m tools.wave_coach \
		--players $$players --deals 1000 $$wave --jobs $(JOBS) --results build/arena/coach.jsonl; done; done

arena-table: dev ## the tables of docs/bots.md from what has been played
	$(BIN)/python -m tools.bot_figures

arena-keep: dev ## the results for the record, into docs/bots/results
	$(BIN)/python -m tools.bot_figures --keep

arena-short: compiled ## a few deals of each game: bots that think beat those that do not
	rm -rf build/arena-short
	PYTHONPATH=build/compiled $(BIN)/python -m tools.bot_figures --short --folder build/arena-short --jobs $(JOBS)

check-cards: dev ## a million random moves: is every card of VAGUE & ATTAQUE used?
	$(BIN)/python -m tools.card_use

conformance: dev ## twenty thousand pairs and a million moves of each game (GAMES=wave for one)
	$(call suites,$(BIN)/python,--pairs 20000 --moves 1000000)

conformance-short: dev ## a cut of it
	$(call suites,$(BIN)/python,--pairs 2500 --moves 120000)

# The engines that run already, or ones started for the command.
ENGINES := $(BIN)/python -m tests.engines
FAULTS := $(BIN)/python -m tests.faults

check-faults: dev ## a nemesis against real servers: 100,000 moves, 300 kills, three broken builds
	$(FAULTS) --moves 100000 --kills 300
	for broken in hasty amnesiac async; do $(FAULTS) --broken $$broken; done

check-faults-short: dev ## seven minutes of it
	$(FAULTS) --minutes 3
	for broken in hasty amnesiac async; do $(FAULTS) --broken $$broken; done

check-secrecy: dev ## five thousand pairs of worlds through the real server
	$(ENGINES) $(BIN)/python -m tests.secrecy --pairs 5000

check-load: compiled ## moves a second, latencies, memory, beside the bare statement
	PYTHONPATH=build/compiled $(ENGINES) $(BIN)/python -m tools.load

check-load-short: compiled ## two minutes of it
	PYTHONPATH=build/compiled $(ENGINES) $(BIN)/python -m tools.load --short

check-agree: dev ## two nodes with a faulty bus between them
	$(ENGINES) $(BIN)/python -m tests.cluster.agree

# What plays thousands of games runs without the coverage tracer, which would treble its time.
PLAYED := $(wildcard tests/games/*/test_balance.py tests/games/*/test_faults.py tests/games/*/test_conformance.py tests/games/*/test_referee.py) tests/bots tests/conformance

# What needs engines, or is a server itself.
SERVED := $(wildcard tests/bus tests/cluster tests/faults tests/load tests/secrecy tests/store tests/tables tests/web)

test: dev client ## fault tests, then all others with branch coverage
	$(BIN)/pytest -n $(JOBS) $(PLAYED)
	$(ENGINES) $(BIN)/pytest -n $(JOBS) --dist loadfile $(SERVED)
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term-missing $(PLAYED:%=--ignore=%) $(SERVED:%=--ignore=%)

# The browser client, with the Node.js that came with the other tools.

NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
MODULES := client/node_modules/.package-lock.json
CLIENT := src/houle/web/client/index.html
CLIENT_SOURCES := $(wildcard client/*.html client/*.js client/*.json client/*.ts) $(shell \
	find $(wildcard client/bundling client/public client/src client/texts) -type f)

$(MODULES): client/package-lock.json | $(VENV)/.ready
	cd client && $(NODE) npm ci --ignore-scripts
	touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	cd client && $(NODE) npm run -s build -- --logLevel warn

client: $(CLIENT) ## the browser client, built to where the server finds it

client-check: $(MODULES) ## its style, its types, its tests
	$(BIN)/python -m tools.client_types | $(NODE) node client/scripts/types.mjs --check
	cd client && $(NODE) npm run -s lint
	cd client && $(NODE) npm run -s check
	cd client && $(NODE) npm run -s test

client-e2e: client ## it and the server in a real browser: every game and mode, the rules of the house, axe
	$(NODE) $(ENGINES) npm --prefix client run -s e2e

client-speed: client ## how quick it is: bytes, first load on a slow line, tap to movement, long tasks
	SPEED=1 $(NODE) $(ENGINES) npm --prefix client run -s e2e -- speed.spec.ts --workers 1

rhythm: client ## can one follow it? twenty games each at the usual speed, an hour and more (GAMES=wave N=5 TABS=4 MINUTES=10)
	RHYTHM=$(or $(N),20) RHYTHM_GAMES="$(GAMES)" RHYTHM_TABS=$(or $(TABS),4) RHYTHM_MINUTES=$(or $(MINUTES),Infinity) \
		$(NODE) npm --prefix client run -s e2e -- rhythm.spec.ts -g whole --workers 1

pictures: client ## every screen, phone and desk, both languages, into docs/pictures (PICTURES=wave for some)
	PICTURES=$(or $(PICTURES),all) $(NODE) $(ENGINES) npm --prefix client run -s e2e -- pictures.spec.ts

client-smoke: client ## a short visit in Firefox and WebKit
	cd client && $(NODE) npm run -s smoke

client-types: $(MODULES) ## the types of all that crosses the wire, from the server
	$(BIN)/python -m tools.client_types | $(NODE) node client/scripts/types.mjs

client-format: $(MODULES) ## let eslint and prettier lay it out
	cd client && $(NODE) npm run -s format

$(VENV)/.bench: $(VENV)/.ready requirements/bench.txt
	$(BIN)/python -m pip install -q --require-hashes -r requirements/bench.txt
	touch $@

COMPILED := build/compiled/.ready
$(COMPILED): pyproject.toml hatch_build.py $(CLIENT) $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl') | $(VENV)/.ready
	rm -rf build/compiled
	HOULE_COMPILED=1 $(BIN)/python -m pip install -q --no-deps --no-build-isolation --target build/compiled .
	touch $@

compiled: $(COMPILED) ## the package with its hot modules compiled, in build/compiled

check-compiled: compiled ## the compiled build passes the same suite, and its bots play the same
	$(call suites,PYTHONPATH=build/compiled $(BIN)/python,--pairs 500 --moves 25000)
	PYTHONPATH=build/compiled $(BIN)/pytest -n $(JOBS) tests/bots/*/

wheel: dev client ## the package that people install, with its texts and its client, tried on its own
	rm -rf dist build/installed
	$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .
	$(BIN)/python -m zipfile -l dist/*.whl | grep houle/web/client/index.html >/dev/null
	$(BIN)/python -m pip install -q --no-deps --target build/installed dist/*.whl
	cd build/installed && PYTHONPATH=. ../../$(BIN)/python -m houle.cli games

bench: $(VENV)/.bench compiled ## moves per CPU second, beside open_spiel's hearts
	$(BIN)/python tools/bench.py
	PYTHONPATH=build/compiled $(BIN)/python tools/bench.py

docs: dev ## put the example game into its page, make the vectors of fair deals
	$(BIN)/python -m tools.embed_example
	$(BIN)/python -m tools.fair_vectors

deck-texts: dev ## the texts of the cards of VAGUE & ATTAQUE, and what the client knows of them
	$(BIN)/python -m tools.deck_texts

lessons: dev ## play and deal again what the client teaches with
	$(BIN)/python -m tools.lessons

format: dev ## let ruff lay the code out
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header --extra cluster pyproject.toml

lock: dev ## renew the locked requirements
	$(COMPILE) -o requirements/run.txt
	$(COMPILE) --group dev -o requirements/dev.txt
	$(COMPILE) --group dev --group bench -o requirements/bench.txt

clean: ## forget everything that can be made again
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
	rm -rf client/node_modules src/houle/web/client
