# One command each: set up, check, run. `make help` lists them all.
SHELL := /bin/bash
.SHELLFLAGS := -eu -o pipefail -c
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# A lock names everything. Asked for dependencies again, pip takes a newer `name[extra]` for one more, without a hash.
INSTALL := pip install -q --require-hashes --no-deps -r

# Every game under tests/games has a subject for the conformance suite, named after its folder.
GAMES ?= $(patsubst tests/games/%/suite.py,%,$(wildcard tests/games/*/suite.py))
ON_COMPILED := PYTHONPATH=build/compiled
suites = for game in $(GAMES); do echo "$$game"; \
	$(1) -m houle.conformance tests.games.$$game.suite:$${game^^} $(2) --jobs $(JOBS); done

.DEFAULT_GOAL := help
PHONY_SERVED := check-package check-package-short check-abuse check-abuse-short check-faults check-faults-short check-secrecy check-time-leaks check-load check-load-short check-growth check-growth-short check-agree check-days check-days-short check-meeting check-meeting-cluster check-ratings check-passkeys check-apart check-apart-short check-mutants check-proxies check-proxies-short check-research research-speed
PHONY_CLIENT := lessons client client-check client-e2e client-speed rhythm pictures pictures-keep client-reported client-smoke client-types client-format
PHONY_BOTS := arena arena-short arena-table arena-keep check-wins check-reasons
.PHONY: $(PHONY_SERVED) $(PHONY_CLIENT) $(PHONY_BOTS) help dev check check-long run play sim bench lint types layers texts rules read test test-others test-played test-served test-covered conformance format lock clean compiled check-compiled docs site wheel wheel-compiled release size conformance-short

# What can be done with one game alone stands with its tests.
include $(wildcard tests/games/*/game.mk)

help: ## what can be done here
	@grep -hE '^[a-z0-9-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m $(INSTALL) requirements/dev.txt
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	$(BIN)/python -m pip check -q
	touch $@

dev: $(VENV)/.ready ## set the workshop up in .venv

# None of these is busy on more than one core for long; the longest come first.
read: types client-check lint layers texts rules ## what needs no game to be played: style, types, texts; best with --jobs 2

check: ## everything but the long ones, in half an hour or more on two cores
	$(MAKE) --no-print-directory --jobs $(JOBS) --output-sync=target read
	$(MAKE) --no-print-directory conformance-short test

check-long: compiled ## a million pairs and ten million moves of each game (GAMES=… for one)
	$(call suites,$(ON_COMPILED) $(BIN)/python,--pairs 1000000 --moves 10000000)

run: dev client ## the server at home: one process, nothing else
	$(BIN)/houle serve

GAME ?= $(subst _,-,$(firstword $(GAMES)))

play: dev ## a game in the terminal (GAME=… for another)
	$(BIN)/houle play $(GAME)

sim: dev ## ten thousand games between bots (GAME=… for others)
	$(BIN)/houle sim $(GAME) --games 10000

lint: dev ## style
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/zizmor --offline --quiet .github

types: dev ## mypy --strict
	$(BIN)/mypy src tests tools examples

layers: dev ## who may import whom
	$(BIN)/lint-imports

texts: dev ## every text in both languages, none unused
	$(BIN)/python -m houle.texts

rules: dev ## every rule has a test that names it
	$(BIN)/python -m houle.conformance.rules docs/rules/*.md src/houle/games/*/rules.md tests

arena: compiled ## all figures of the bots, for hours; goes on where it stopped (ONLY=… for some)
	$(ON_COMPILED) $(BIN)/python -m tools.bot_figures --play --only "$(ONLY)" --jobs $(JOBS)

arena-table: dev ## the tables of docs/bots.md from what has been played
	$(BIN)/python -m tools.bot_figures

arena-keep: dev ## the results without their times, to hand on, into build/results
	$(BIN)/python -m tools.bot_figures --keep

arena-short: compiled ## a few deals of each game: bots that think beat those that do not
	rm -rf build/arena-short
	$(ON_COMPILED) $(BIN)/python -m tools.bot_figures --short --folder build/arena-short --jobs $(JOBS)

check-wins: compiled ## does a bot overlook a win in hand, or a loss that one move prevents? Up to an hour (GAME=… for one, SECONDS=… to look in each)
	$(ON_COMPILED) $(BIN)/python -m tests.bots.wins --seconds $(or $(SECONDS),600) $(if $(filter command%,$(origin GAME)),--games $(GAME))

check-reasons: compiled ## how many moves of experts have a reason by counts, and how long it takes (GAME=… for one, SECONDS=… for each)
	$(ON_COMPILED) $(BIN)/python -m tests.bots.explained --seconds $(or $(SECONDS),300) $(if $(filter command%,$(origin GAME)),--games $(GAME))

conformance: compiled ## twenty thousand pairs and a million moves of each game (GAMES=… for one)
	$(call suites,$(ON_COMPILED) $(BIN)/python,--pairs 20000 --moves 1000000)

conformance-short: compiled ## a cut of it
	$(call suites,$(ON_COMPILED) $(BIN)/python,--pairs 2500 --moves 120000)

# The engines that run already, or ones started for the command.
ENGINES := $(BIN)/python -m tests.engines
FAULTS := $(BIN)/python -m tests.faults

check-faults: dev ## a nemesis against real servers: 100,000 moves, 300 kills, three broken builds
	$(FAULTS) --moves 100000 --kills 300
	for broken in hasty amnesiac async; do $(FAULTS) --broken $$broken; done

check-faults-short: dev ## four minutes of it
	$(FAULTS) --minutes 1.5
	for broken in hasty amnesiac async; do $(FAULTS) --broken $$broken; done

check-secrecy: dev ## five thousand pairs of worlds through the real server
	$(ENGINES) $(BIN)/python -m tests.secrecy --pairs 5000

check-time-leaks: dev ## forced answers of bots told from free ones by their time: 2,000 answers
	$(BIN)/python -m tests.time_leaks --answers 2000

check-load: compiled ## moves a second, latencies, memory, beside the bare statement
	$(ON_COMPILED) $(ENGINES) $(BIN)/python -m tools.load

check-load-short: compiled ## two minutes of it
	$(ON_COMPILED) $(ENGINES) $(BIN)/python -m tools.load --short

check-abuse: dev ## floods, bombs and slow senders: what somebody at the table feels meanwhile
	$(BIN)/python -m tests.abuse

check-abuse-short: dev ## a minute and a half of it: does anything stop a node? On a machine that may be busy
	$(BIN)/python -m tests.abuse --seconds 6 --level player --unfelt 10 --longest-bot 15

PROXIES := $(ENGINES) $(BIN)/python -m tests.proxies

check-proxies: dev ## nginx and Caddy with TLS as deploy/ has them: nodes renewed under 100 moves/s; planted faults
	$(PROXIES) --fault killed --fault forgetful --fault buffered --fault open

check-proxies-short: dev ## a minute of it
	$(PROXIES) --short --fault killed

check-apart: dev client ## the house without each game in turn, for hours: it builds and all other tests pass (GAMES=… for one)
	$(ENGINES) $(BIN)/python -m tools.apart $(if $(filter command%,$(origin GAMES)),$(GAMES))

check-apart-short: dev client ## without one game, another one with another commit: types, texts, the client and what is quick
	$(BIN)/python -m tools.apart --short

check-mutants: dev ## three hundred small faults in kernel, games and tables, for hours: does a test find each? Resumes (N=10 SEED=2)
	$(ENGINES) $(BIN)/python -m tools.mutants --count $(or $(N),300) --seed $(or $(SEED),1) --jobs $(JOBS)

GROWTH := $(BIN)/python -m tests.engines $(BIN)/python -m tools.growth

check-growth: dev ## does a list, or what looks after tables, take longer among a million tables than among 10,000? Some minutes
	$(GROWTH)

check-growth-short: dev ## a cut of it with small stores: by plans and by what is touched, not by time
	$(GROWTH) --short

DEALT_TWICE := $(BIN)/python -m tests.tables.dealt_twice

check-days: compiled ## do the same moves give the same game of the day, at another node, by another build, however busy? A thousand deals of each game, for hours (DAYS=50 FIRST=100 GAMES=… for one)
	$(DEALT_TWICE) --days $(or $(DAYS),1000) --first $(or $(FIRST),0) $(if $(filter command%,$(origin GAMES)),--games $(GAMES))

check-days-short: compiled ## a cut of it: one day
	$(DEALT_TWICE) --days 1

check-agree: dev ## two nodes with a faulty bus between them, that they do not trust yet, and that they do
	$(ENGINES) $(BIN)/python -m tests.cluster.agree
	$(ENGINES) $(BIN)/python -m tests.cluster.agree --credulous

check-meeting: dev ## ten crowds of 200 people who come in ten minutes to play with people, at two nodes
	$(BIN)/python -m tests.meeting

check-meeting-cluster: dev ## the same over PostgreSQL and NATS, three crowds
	$(ENGINES) $(BIN)/python -m tests.meeting --cluster --seeds 3

check-ratings: dev ## do ratings tell strength, and are a million of them looked up quickly enough?
	$(BIN)/python -m tests.engines $(BIN)/python -m tests.ratings

check-passkeys: dev ## ten thousand mangled answers of passkeys, all refused
	$(BIN)/python -m tests.people.mangled

# Whatever thinks or plays thousands of games does so on the compiled build, as for players;
# check-compiled holds the other one equal.
PLAYED := $(wildcard tests/games/*/bots $(patsubst %,tests/games/*/test_%.py,balance conformance referee texts_of_games))

# Faults are planted in code that is not compiled, and without the tracer, which would treble the time.
PLANTED := $(wildcard tests/games/*/test_*faults.py)

# What needs engines, or is a server itself.
SERVED := $(wildcard tests/bus tests/cluster tests/faults tests/growth tests/load tests/meeting tests/proxies tests/secrecy tests/store tests/tables tests/time_leaks tests/web tests/games/*/web)

# Of these, the files that take longest; they begin first, so that none is left alone at the end.
LONGEST := tests/web/test_description.py tests/secrecy tests/web/permissions

# What is neither about the rules nor a server: here nothing is where engines would be, on any machine.
NO_ENGINES := HOULE_TEST_POSTGRES=postgresql://127.0.0.1:1/none HOULE_TEST_NATS=nats://127.0.0.1:1
OTHERS := $(filter-out tests/kernel tests/games $(SERVED),$(patsubst %/,%,$(wildcard tests/*/))) examples

test: ## all tests of the Python code
	$(MAKE) --no-print-directory --jobs 1 test-covered test-played test-others test-served

test-played: compiled client ## those that think, as bots do, or play thousands of games
	$(ON_COMPILED) $(BIN)/pytest -n $(JOBS) $(PLAYED)

test-others: dev client ## those of faults in games, and all that belong to no other part
	$(NO_ENGINES) $(BIN)/pytest -n $(JOBS) $(PLANTED) $(OTHERS)

test-served: dev client ## those of servers, which are waited for: one more at a time than there are cores
	$(ENGINES) $(BIN)/pytest -n $$(($(JOBS) + 1)) --dist loadfile --no-loadscope-reorder $(LONGEST) $(SERVED)

test-covered: dev ## those of the kernel and of the rules, with branch coverage of both
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term-missing tests/kernel tests/games $(addprefix --ignore=,$(PLAYED) $(PLANTED) $(SERVED))

# The browser client, with the Node.js that came with the other tools.

NODE := PATH="$(CURDIR)/$(BIN):$$PATH"
MODULES := node_modules/.package-lock.json
CLIENT := src/houle/web/client/index.html
CLIENT_SOURCES := tsconfig.json svelte.config.js vite.config.ts $(wildcard client/*.html client/*.json) $(shell \
	find $(wildcard client/bundling client/public client/src client/texts src/houle/games/*/board) -type f)

$(MODULES): package-lock.json | $(VENV)/.ready
	$(NODE) npm ci --ignore-scripts
	touch $@

$(CLIENT): $(MODULES) $(CLIENT_SOURCES)
	$(NODE) npm run -s build -- --logLevel warn

client: $(CLIENT) ## the browser client, built to where the server finds it

client-check: $(MODULES) ## its style, its types, its tests
	$(BIN)/python -m tools.client_types | $(NODE) node client/scripts/types.mjs --check
	$(NODE) npm run -s lint
	$(NODE) npm run -s check
	$(NODE) npm run -s test

client-e2e: client compiled ## it and the server in a real browser: every game and mode, the rules of the house, axe
	$(NODE) PYTHONPATH="$(CURDIR)/build/compiled" $(ENGINES) npm run -s e2e

client-speed: client ## how quick it is: bytes, first load on a slow line, tap to movement, long tasks
	SPEED=1 $(NODE) $(ENGINES) npm run -s e2e -- speed.spec.ts --workers 1

rhythm: client ## can one follow it? twenty games each at the usual speed, for hours; goes on where it stopped (GAMES=… N=5 TABS=4 MINUTES=10)
	RHYTHM=$(or $(N),20) RHYTHM_GAMES="$(GAMES)" RHYTHM_TABS=$(or $(TABS),4) RHYTHM_MINUTES=$(or $(MINUTES),Infinity) \
		$(NODE) npm run -s e2e -- rhythm.spec.ts -g whole --workers 1

pictures: client ## every screen, phone and desk, both languages, into build/pictures (PICTURES=… for some)
	PICTURES=$(or $(PICTURES),all) $(NODE) $(ENGINES) npm run -s e2e -- pictures.spec.ts

pictures-keep: ## renew those that the pages show, from what `make pictures` made
	for shown in docs/pictures/*.jpg; do cp "build/pictures/$${shown##*/}" "$$shown"; done

client-reported: client ## faults planted in the client, met and reported in a browser: red tests, green without them
	$(NODE) $(BIN)/python -m tests.reported

client-smoke: client ## a short visit in Firefox and WebKit
	$(NODE) npm run -s smoke

client-types: $(MODULES) ## the types of all that crosses the wire, from the server
	$(BIN)/python -m tools.client_types | $(NODE) node client/scripts/types.mjs

client-format: $(MODULES) ## let eslint and prettier lay it out
	$(NODE) npm run -s format

$(VENV)/.bench: $(VENV)/.ready requirements/bench.txt
	$(BIN)/python -m $(INSTALL) requirements/bench.txt
	touch $@

PACKAGED := pyproject.toml hatch_build.py docs/package.md LICENSE $(CLIENT) $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.ftl' -o -name '*.tmpl' -o -name rules.md) $(wildcard src/houle/cli/board/* src/houle/games/*/scene.svg src/houle/web/pictures/*/*)
BUILD_WHEEL := $(BIN)/python -m pip wheel -q --no-deps --no-build-isolation

COMPILED := build/compiled/.ready
$(COMPILED): $(PACKAGED) | $(VENV)/.ready
	rm -rf build/compiled build/wheel
	HOULE_COMPILED=1 $(BUILD_WHEEL) -w build/wheel .
	$(BIN)/python -m pip install -q --no-deps --target build/compiled build/wheel/*.whl
	touch $@

compiled: $(COMPILED) ## the package with its hot modules compiled, in build/compiled

check-compiled: compiled ## the compiled build plays the same games, its bots too; it passes the suite in test-played
	$(BIN)/python -m tools.same_games > build/same_games.txt
	$(ON_COMPILED) $(BIN)/python -m tools.same_games | diff build/same_games.txt -

PURE := dist/.ready
$(PURE): $(PACKAGED) | $(VENV)/.ready
	rm -rf dist
	$(BUILD_WHEEL) -w dist .
	$(BIN)/python -m zipfile -l dist/*.whl | grep houle/web/client/index.html >/dev/null
	touch $@

wheel: dev $(PURE) ## the package that people install, the same from its sdist, tried in empty environments on every Python from 3.11 to 3.14 found
	rm -f dist/*.tar.gz
	$(BIN)/python -m hatchling build -t sdist -d dist
	$(BIN)/python -m tools.release_check dist
	$(BIN)/python -m tools.wheel_try dist/*-none-any.whl

# The example package as an installer leaves it behind, from its wheel.
EXAMPLE := $(patsubst %/,%,$(wildcard examples/*/))
PACKAGE := build/package/.ready
$(PACKAGE): $(CLIENT) $(shell find $(EXAMPLE) -type f -not -path '*/built/*' -not -path '*/__pycache__/*') | $(VENV)/.ready
	rm -rf build/package
	$(NODE) houle board $(wildcard $(EXAMPLE)/houle_*)
	$(BUILD_WHEEL) -w build/package ./$(EXAMPLE)
	$(BIN)/python -m pip install -q --no-deps --target build/package/site build/package/*.whl
	touch $@

TRY_PACKAGE := $(NODE) $(BIN)/python -m tools.package_try dist/*-none-any.whl build/package/*.whl
WITH_PACKAGE := PYTHONPATH=build/package/site:$(EXAMPLE)
PACKAGE_SUBJECT := $(notdir $(EXAMPLE))

check-package: dev $(PURE) $(PACKAGE) ## the example package beside Houle in an empty environment: terminal, bots, browsers, broken boards; conformance, secrecy
	$(TRY_PACKAGE)
	$(WITH_PACKAGE) $(BIN)/python -m houle.conformance $(PACKAGE_SUBJECT)_tests.subject:$(shell echo $(PACKAGE_SUBJECT) | tr a-z A-Z) --pairs 20000 --moves 200000 --jobs $(JOBS)
	$(WITH_PACKAGE) $(ENGINES) $(BIN)/python -m tests.secrecy --only $(PACKAGE_SUBJECT) --pairs 300 --jobs $(JOBS)

check-package-short: dev $(PURE) $(PACKAGE) ## Chromium, one bot and fewer pairs of it
	$(TRY_PACKAGE) --short
	$(WITH_PACKAGE) $(ENGINES) $(BIN)/python -m tests.secrecy --only $(PACKAGE_SUBJECT) --pairs 20 --jobs $(JOBS)

size: $(PURE) ## what an installation weighs, by distribution
	$(BIN)/python -m tools.size_installed --most 170 dist/*-none-any.whl

$(VENV)/.release: $(VENV)/.ready requirements/release.txt
	$(BIN)/python -m $(INSTALL) requirements/release.txt
	touch $@

release: wheel size $(VENV)/.release ## what is published but for the compiled wheels: wheel, sdist, bill of materials; checked
	$(BIN)/twine check --strict dist/*.whl dist/*.tar.gz
	$(BIN)/cyclonedx-py requirements --pyproject pyproject.toml --output-reproducible -o dist/houle-python.cdx.json requirements/run.txt
	$(NODE) npm sbom --sbom-format cyclonedx --package-lock-only | \
		jq 'del(.serialNumber, .metadata.timestamp)' > dist/houle-client.cdx.json

# auditwheel says which Linux a wheel runs on and names it so. Beside the pure wheel pip must choose it.
wheel-compiled: $(PURE) compiled ## the compiled wheel for this Python and Linux, tried in an empty environment
	rm -f dist/*linux*.whl
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/auditwheel repair --strip -w dist build/wheel/*.whl
	$(BIN)/auditwheel show dist/*linux*.whl
	$(BIN)/python -m tools.wheel_try --compiled --python $(BIN)/python dist

bench: $(VENV)/.bench compiled ## moves per CPU second, beside open_spiel's hearts
	$(BIN)/python tools/bench.py
	$(ON_COMPILED) $(BIN)/python tools/bench.py

# An environment of its own: nothing of it is needed to run or to check Houle.
SITE := build/site-tools/bin
$(SITE)/zensical: requirements/site.txt
	$(PYTHON) -m venv build/site-tools
	$(SITE)/python -m $(INSTALL) requirements/site.txt
	touch $@

site: $(SITE)/zensical ## the documentation as a site, in build/site
	$(SITE)/python -m tools.site_pages build
	$(SITE)/zensical build --strict --clean -f build/zensical.toml

# An environment of its own, as somebody has who installs `houle[research]`.
RESEARCH := build/research-tools/bin
$(RESEARCH)/.ready: requirements/research.txt pyproject.toml
	$(PYTHON) -m venv build/research-tools
	$(RESEARCH)/python -m $(INSTALL) requirements/research.txt
	$(RESEARCH)/python -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

check-research: $(RESEARCH)/.ready ## all games in PettingZoo, Gymnasium and OpenSpiel, by these libraries' own checks
	$(RESEARCH)/python -m pytest tests/research

research-speed: $(RESEARCH)/.ready ## decisions a second through each of them
	$(RESEARCH)/python -m tools.research_speed

docs: dev ## put the example game and the matrix into their pages, make the vectors of fair deals
	$(BIN)/python -m tools.embed_example
	$(BIN)/python -m tools.fair_vectors
	$(BIN)/python -m tools.permissions

lessons: dev ## play and deal again what the client teaches with
	$(BIN)/python -m tools.lessons

format: dev ## let ruff lay the code out
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header
COMPILE = $(LOCK) --extra cluster pyproject.toml

lock: dev ## renew the locked requirements
	$(COMPILE) -o requirements/run.txt
	$(COMPILE) --group dev -o requirements/dev.txt
	$(COMPILE) --group dev --group bench -o requirements/bench.txt
	$(COMPILE) --group dev --group release -o requirements/release.txt
	$(LOCK) --extra research --group research pyproject.toml -o requirements/research.txt
	$(LOCK) --group site -o requirements/site.txt

clean: ## forget everything that can be made again
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
	rm -rf node_modules src/houle/web/client
