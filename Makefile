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
.PHONY: help dev check check-long run play sim bench lint types layers texts rules test conformance format lock clean compiled check-compiled docs wheel conformance-short

help: ## what can be done here
	@grep -hE '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:[^#]*## /\t/' | expand -t 16

$(VENV)/.ready: requirements/dev.txt pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --require-hashes -r requirements/dev.txt
	$(BIN)/python -m pip install -q --no-deps --no-build-isolation -e .
	touch $@

dev: $(VENV)/.ready ## set the workshop up in .venv

check: lint types layers texts rules conformance-short test ## everything, in under ten minutes on two cores

check-long: dev ## a million pairs and ten million moves of each game (GAMES=wave for one)
	$(call suites,$(BIN)/python,--pairs 1000000 --moves 10000000)

run: play ## alias of play until there is a server

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

conformance: dev ## twenty thousand pairs and a million moves of each game (GAMES=wave for one)
	$(call suites,$(BIN)/python,--pairs 20000 --moves 1000000)

conformance-short: dev ## a cut of it
	$(call suites,$(BIN)/python,--pairs 4000 --moves 200000)

# What plays thousands of games runs without the coverage tracer, which would treble its time.
PLAYED := $(wildcard tests/games/*/test_faults.py tests/games/*/test_conformance.py tests/games/*/test_referee.py) tests/conformance

test: dev ## fault tests, then all others with branch coverage
	$(BIN)/pytest -n $(JOBS) $(PLAYED)
	$(BIN)/pytest -n $(JOBS) --cov --cov-report=term-missing $(PLAYED:%=--ignore=%)

$(VENV)/.bench: $(VENV)/.ready requirements/bench.txt
	$(BIN)/python -m pip install -q --require-hashes -r requirements/bench.txt
	touch $@

compiled: dev ## the package with its hot modules compiled, in build/compiled
	rm -rf build/compiled
	HOULE_COMPILED=1 $(BIN)/python -m pip install -q --no-deps --no-build-isolation --target build/compiled .

check-compiled: compiled ## the compiled build passes the same suite
	$(call suites,PYTHONPATH=build/compiled $(BIN)/python,--pairs 1000 --moves 50000)

wheel: dev ## the package that people install, with its texts, tried on its own
	rm -rf dist build/installed
	$(BIN)/python -m pip wheel -q --no-deps --no-build-isolation -w dist .
	$(BIN)/python -m pip install -q --no-deps --target build/installed dist/*.whl
	cd build/installed && PYTHONPATH=. ../../$(BIN)/python -m houle.cli games

bench: $(VENV)/.bench compiled ## moves per CPU second, beside open_spiel's hearts
	$(BIN)/python tools/bench.py
	PYTHONPATH=build/compiled $(BIN)/python tools/bench.py

docs: dev ## put the example game into its page
	$(BIN)/python -m tools.embed_example

format: dev ## let ruff lay the code out
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

COMPILE = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-emit-find-links --no-header pyproject.toml

lock: dev ## renew the locked requirements
	$(COMPILE) -o requirements/run.txt
	$(COMPILE) --group dev -o requirements/dev.txt
	$(COMPILE) --group dev --group bench -o requirements/bench.txt

clean: ## forget everything that can be made again
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage*
