# make play    play at once          make test     everything, as CI runs it
# make check   the fast part         make soak     the long fuzz
# make wheel   what is installed     make release  the same, and all that is promised of it
# make bless   record golden games, rules files and pictures anew, to be reviewed as a diff
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := CHAPITEAU_BUILD=compiled build/installed/bin/python
PIP := PIP_CONSTRAINT=tools/constraints.txt $(BIN)/pip install -q --disable-pip-version-check
# One worker more than cores: some test always waits for a page, a program or a database.
WORKERS := $(shell $(PYTHON) -c 'import os; print(os.cpu_count() + 1)')
TESTS := -m pytest -q -n $(WORKERS) --dist worksteal
PYTEST := $(BIN)/python $(TESTS)
INTERPRETED := tests/core tests/games tests/words tests/golden tests/conformance tests/bots \
  tests/editing tests/research/test_copies.py tests/research/test_vector.py $(wildcard tests/test_*.py)
# The sources of this checkout with what `install` has compiled of them.
COMPILED := CHAPITEAU_COMPILED="$$($(BIN)/python tools/compile.py -Og)" && export CHAPITEAU_COMPILED
# Tests start many programs: they read the sources once, also where bytecode is not wanted elsewhere.
export PYTHONDONTWRITEBYTECODE :=
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode

.PHONY: play test check lint unit rules house browser install compiled same_games elsewhere promises wheel release soak ray rl bless
.PHONY: gallery bench clean

play: $(VENV)/play.stamp
	$(BIN)/chapiteau serve --open --compile

# What uses one core for long goes side by side, and so does what waits: for a page to be painted,
# for a program to start, for a database to give up. The longest come first.
test: $(VENV)/test.stamp
	$(MAKE) -j4 browser house rules lint compiled same_games elsewhere promises

# The rules, the engine they run on and their words, golden games, and a short conformance.
check: lint $(VENV)/test.stamp
	$(PYTEST) tests/core tests/games tests/words tests/golden tests/conformance/test_games.py \
	  tests/test_arrows.py tests/test_build.py tests/test_ledger.py

lint: $(VENV)/test.stamp build/client/node_modules/.bin/tsc
	$(BIN)/ruff check src tests tools bench examples
	$(BIN)/ruff format --check src tests tools bench examples
	$(BIN)/mypy
	MYPYPATH=bench:tools $(BIN)/mypy bench
	PATH="$(CURDIR)/$(BIN):$$PATH" build/client/node_modules/.bin/tsc -p tests/client

# The browser's code is plain JavaScript; its types are checked with a Node.js that pip installed.
build/client/node_modules/.bin/tsc: tests/client/package.json $(VENV)/test.stamp
	mkdir -p build/client && cp tests/client/package.json build/client/
	PATH="$(CURDIR)/$(BIN):$$PATH" npm install --silent --no-audit --no-fund --no-package-lock --prefix build/client
	touch $@

# All that needs no browser.
unit: rules house

# The engine and what games are made of, in the build that is edited; `compiled` tests the other.
rules: $(VENV)/test.stamp
	$(PYTEST) $(INTERPRETED)

# All that is built on them, with compiled rules, as where it is installed; it takes less time, too.
# How bots move over to a build can only be seen where it is not yet in use.
MOVING := tests/server/thinking/test_build.py
house: install
	$(PYTEST) $(MOVING)
	$(COMPILED) && $(PYTEST) tests $(addprefix --ignore ,tests/browser $(MOVING) $(INTERPRETED))

# A real Chromium: found, or installed; see tools/browser.py.
browser: install
	CHROMIUM="$$($(BIN)/python tools/browser.py chromium)" && export CHROMIUM && $(COMPILED) && \
	  $(PYTEST) tests/browser

# The same tests on the compiled wheel, installed; drawings are never compiled. The example, whose
# game extends compiled classes, is installed beside it. Copies and rows are written by either build.
compiled: install
	$(INSTALLED) $(TESTS) tests/conformance tests/games tests/core tests/golden \
	  tests/research/test_copies.py tests/research/test_vector.py tests/test_build.py \
	  examples/parade/tests --ignore-glob '*/art/*'

# Both builds, game by game.
same_games: install
	$(BIN)/python tools/same_games.py

# The compiled wheel in an environment of its own; what was compiled before is not compiled again.
install: $(VENV)/test.stamp
	$(BIN)/python tools/wheels.py install

# The wheel alone and a house, each in an empty environment.
promises: install
	$(BIN)/python tools/wheels.py promises core table

# For this Python: dist/ has the compiled wheel, a pure one and the sdist.
wheel: $(VENV)/test.stamp
	$(BIN)/python tools/wheels.py build

# All that is promised of a release, on its wheel; see CONTRIBUTING.
release: wheel
	$(BIN)/python tools/wheels.py types
	$(BIN)/python tools/wheels.py promises core terminal bots draw table research data postgres redis ray

elsewhere: $(VENV)/test.stamp
	$(BIN)/python tools/golden.py elsewhere

# Decisions and archives; a whole game of each in Firefox; servers killed under play; a hostile visitor
# beside honest tables.
soak: install
	$(INSTALLED) tools/soak.py
	FIREFOX="$$($(BIN)/python tools/browser.py firefox)" && export FIREFOX && \
	  PYTHONPATH=tests $(BIN)/python -m soak.firefox
	PYTHONPATH=tests $(BIN)/python -m soak.kills
	PYTHONPATH=tests $(BIN)/python -m soak.hostile
	PYTHONPATH=tests $(BIN)/python -m soak.tournaments

# Ray is large and not needed by anything else: games and bots on a cluster of two nodes.
ray: $(VENV)/test.stamp
	$(PIP) -e '.[ray]'
	$(BIN)/python -m pytest -q tests/lab/check_ray.py tests/server/thinking/check_ray.py

# Learners from outside are large and not needed by anything else: torch, Stable-Baselines3, SuperSuit,
# TorchRL, PufferLib.
rl: $(VENV)/test.stamp
	$(PIP) -e '.[rl]'
	$(COMPILED) && $(BIN)/python -m pytest -q tests/research/check_learners.py

bless: $(VENV)/test.stamp
	$(BIN)/python tools/freeze.py
	$(BIN)/python tools/golden.py bless
	$(BIN)/python tools/rules_md.py
	$(BIN)/python tools/api_md.py
	$(BIN)/python tools/observations_md.py
	$(BIN)/python tools/benchmark_md.py
	$(BIN)/python tools/pictures.py

# Ten moments of every game in all windows, themes and languages; BEFORE=commit beside them.
gallery: $(VENV)/test.stamp
	CHROMIUM="$$($(BIN)/python tools/browser.py chromium)" && export CHROMIUM && \
	  $(BIN)/python tools/gallery.py $(if $(BEFORE),--before $(BEFORE))

bench: $(VENV)/test.stamp
	$(PIP) -e '.[bench]'
	$(BIN)/python bench/speed.py
	CHAPITEAU_COMPILED="$$($(BIN)/python tools/compile.py -O3)" && export CHAPITEAU_COMPILED && \
	  $(BIN)/python bench/research.py

$(VENV)/play.stamp: pyproject.toml tools/constraints.txt tools/venv.sh
	PYTHON=$(PYTHON) sh tools/venv.sh $(VENV) play

$(VENV)/test.stamp: pyproject.toml tools/constraints.txt examples/parade/pyproject.toml tools/venv.sh
	PYTHON=$(PYTHON) sh tools/venv.sh $(VENV) test

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
