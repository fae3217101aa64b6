PYTHON ?= python3
JOBS ?= 2
GAME ?= victorian-masterminds

VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
PIP := -m pip --disable-pip-version-check -qq

.DEFAULT_GOAL := help
.PHONY: help play test test-long goldens bench bench-compare lint format constraints clean

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

play: $(READY) ## Play a game (GAME=victorian-masterminds)
	@$(BIN)/villainy play $(GAME)

test: lint ## Check the style and the types, then run the tests
	$(BIN)/pytest -q -n $(JOBS)

test-long: $(READY) ## Run every test, the long ones included
	$(BIN)/pytest -q -n $(JOBS) -m "not gpu"

goldens: $(READY) ## Write the golden playthroughs, counts of positions and card texts anew
	$(BIN)/python tests/playthrough.py
	$(BIN)/python tests/positions.py
	$(BIN)/python tests/card_texts.py

bench: $(READY) ## Measure the speed
	$(BIN)/python benchmarks/run.py

bench-compare: $(READY) ## Compare the speed with the base branch (BASE=main), in ratio
	$(BIN)/python benchmarks/compare.py $(BASE)

lint: $(READY) ## Check the style, the types and the direction of imports
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy src
	$(BIN)/lint-imports --no-logo

format: $(READY) ## Rewrite the source in the project's style
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

constraints: ## Pin the newest versions of all dependencies in constraints.txt
	@$(call check-python)
	@echo "Resolving the dependencies ..."
	@set -e; dir=$$(mktemp -d); trap 'rm -rf "$$dir"' EXIT; \
	$(PYTHON) -m venv "$$dir/venv"; \
	"$$dir/venv/bin/python" $(PIP) install -e ".[dev]"; \
	echo "# Made by \`make constraints\`: pip freeze --exclude-editable in a fresh environment." > "$$dir/pins"; \
	"$$dir/venv/bin/python" $(PIP) freeze --exclude-editable --exclude pip --exclude setuptools >> "$$dir/pins"; \
	cat "$$dir/pins" > constraints.txt
	@echo "Wrote constraints.txt."

clean: ## Remove the environment, caches and build outputs
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

$(READY): pyproject.toml constraints.txt
	@$(call check-python)
	@echo "Setting up $(VENV) (a minute or two the first time) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python $(PIP) install -c constraints.txt -e ".[dev]"
	@touch $@

check-python = $(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || \
	{ echo "Villainy needs Python 3.11 or newer, and '$(PYTHON)' is not: try make PYTHON=python3.12" >&2; exit 1; }
