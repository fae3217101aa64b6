PYTHON ?= python3
JOBS ?= 2
GAME ?= victorian-masterminds
ARGS ?=

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PIP := -m pip --disable-pip-version-check -qq

NODE := web/node_modules/.ready
CLIENT := src/villainy/server/client/index.html
TYPES := web/src/lib
# Folders are named too: they change when a file of theirs goes.
WEB := $(shell find web/src web/public docs/rules 2>/dev/null) \
	$(wildcard web/*.html web/*.js web/*.ts web/*.json)

.DEFAULT_GOAL := help
.PHONY: help play terminal test test-long browser goldens screenshots reports bench bench-server bench-compare lint \
	types types-check build wheel format constraints clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) $(CLIENT) ## Open the tables in the browser (ARGS=--lan for friends on your network)
	@$(BIN)/villainy serve $(ARGS)

terminal: $(READY) ## Play at the terminal (GAME=victorian-masterminds)
	@$(BIN)/villainy play $(GAME)

test: lint $(CLIENT) browser ## Check style and types, build the client, then run all tests, in the browser too
	cd web && npm test --silent
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal

test-long: $(READY) $(CLIENT) browser ## Run every test, the long ones included
	$(BIN)/pytest -q -n $(JOBS) --dist worksteal -m "not gpu"

# Chromium for the tests: the machine's own, or Debian's package where we may install it.
browser: $(READY)
	@$(BIN)/python tests/browser/chromium.py

goldens: $(READY) ## Write the golden playthroughs, counts of positions, card texts and sentences anew
	$(BIN)/python tests/playthrough.py
	$(BIN)/python tests/positions.py
	$(BIN)/python tests/card_texts.py
	$(BIN)/python tests/sentences.py

screenshots: $(READY) $(CLIENT) browser ## Take the pictures in docs anew, of the browser and of the terminal
	$(BIN)/python tests/browser/screenshots.py
	$(BIN)/python tests/cli/pictures.py

reports: $(READY) ## Play a million games of each game at random and write docs/reports anew (ARGS="--games 20000")
	@for game in victorian-masterminds the-loop professor-evil; do \
	$(BIN)/villainy report $$game --locale en --out docs/reports $(ARGS) || exit; done

bench: $(READY) ## Measure the speed of the rules
	$(BIN)/python benchmarks/run.py

bench-server: $(READY) $(CLIENT) ## Measure the table server: 300 tables at once
	$(BIN)/python benchmarks/server.py $(ARGS)

bench-compare: $(READY) ## Compare the speed with the base branch (BASE=main), in ratio
	$(BIN)/python benchmarks/compare.py $(BASE)

lint: $(READY) $(NODE) types-check ## Check the style, the types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src
	$(BIN)/lint-imports --no-logo
	cd web && npm run check --silent

types: $(READY) $(NODE) ## Write the client's types anew from the server's messages
	@set -e; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(BIN)/python -m villainy.server.types "$$dir"; \
	web/node_modules/.bin/openapi-typescript "$$dir/openapi.json" -o "$(TYPES)/openapi.ts" >/dev/null; \
	web/node_modules/.bin/json2ts --no-additionalProperties --bannerComment \
	"/* Made by \`make types\` from src/villainy/server/frames.py. */" "$$dir/frames.schema.json" "$(TYPES)/wire.ts"

types-check: $(READY) $(NODE)
	@set -e; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(MAKE) --no-print-directory types TYPES="$$dir"; \
	for file in openapi.ts wire.ts; do diff -u "web/src/lib/$$file" "$$dir/$$file" || \
	{ echo "web/src/lib/$$file is not what the server says now: run make types" >&2; exit 1; }; done

build: $(CLIENT) ## Build the client into src/villainy/server/client

wheel: $(READY) $(CLIENT) ## Pack the program with its client into dist/, for machines without Node
	@rm -rf dist
	@$(BIN)/python $(PIP) wheel --no-deps --no-build-isolation -w dist .
	@ls dist/*.whl

format: $(READY) ## Rewrite the source in the project's style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

constraints: ## Pin the newest versions of all dependencies in constraints.txt
	@$(check-python)
	@echo "Resolving the dependencies ..."
	@set -e; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(PYTHON) -m venv "$$dir/venv"; \
	"$$dir/venv/bin/python" $(PIP) install -e ".[dev]"; \
	echo "# Made by \`make constraints\`: pip freeze --exclude-editable in a fresh environment." > "$$dir/pins"; \
	"$$dir/venv/bin/python" $(PIP) freeze --exclude-editable --exclude pip --exclude setuptools >> "$$dir/pins"; \
	cat "$$dir/pins" > constraints.txt
	@echo "Wrote constraints.txt."

clean: ## Remove the environment, caches and build outputs
	rm -rf $(VENV) build dist web/node_modules $(dir $(CLIENT))
	rm -rf .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml constraints.txt
	@$(check-python)
	@echo "Setting up $(VENV) (a minute or two the first time) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) install -c constraints.txt -e ".[dev]"
	@touch $@

$(NODE): web/package.json web/package-lock.json web/.npmrc
	@$(check-node)
	@echo "Fetching what the client is built with ..."
	@cd web && npm ci --no-audit --no-fund --loglevel=error
	@touch $@

$(CLIENT): $(NODE) $(WEB)
	@echo "Building the client ..."
	@cd web && npm run build --silent -- --logLevel error
	@touch $@

check-python = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Villainy needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.12" >&2; exit 1; }

check-node = node -e 'const [major, minor] = process.versions.node.split("."); \
	process.exit(major > 20 || (major == 20 && minor >= 19) ? 0 : 1)' 2>/dev/null && command -v npm >/dev/null || \
	{ echo "The client is built with Node 20.19 or newer and its npm, found was $$(node --version 2>/dev/null \
	|| echo none): install it from your system or nodejs.org; make terminal needs none." >&2; exit 1; }
