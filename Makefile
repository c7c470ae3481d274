# The two commands of the README are `make play` and `make test`; everything they need they install themselves.

PYTHON ?= python3
BIN := .venv/bin
SUDO := $(shell [ "$$(id -u)" = 0 ] || echo sudo)
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

NPM := npm --prefix ui --no-audit --no-fund --no-update-notifier --loglevel=error
PAGE := src/stik/server/static/index.html
PORT ?= 8000
# what the page runs in the browser, at a real table
ENGINE := $(shell find $(addprefix src/stik/,cards engine match messages protocol rulebook rulings tournaments vira voms) -type f -not -name '*.pyc')

.PHONY: install kernel play terminal page test check check-page browser bench load soak docs lock clean

install: .venv/installed .venv/kernel $(PAGE)

.venv/installed: requirements.lock pyproject.toml
	$(PYTHON) -c 'import sys; sys.exit("Stik needs Python 3.11 or newer" if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv .venv
	$(PIP) --require-hashes -r requirements.lock
	$(PIP) --no-deps --editable .
	touch $@

# the native kernel of the bots: C++, with a compiler from Debian where the machine has none
.venv/kernel: .venv/installed requirements-kernel.lock $(shell find kernel -type f -not -path 'kernel/build/*')
	@command -v c++ > /dev/null || { $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq --yes --no-install-recommends g++; }
	$(PIP) --require-hashes -r requirements-kernel.lock
	$(PIP) --no-deps --no-build-isolation ./kernel
	touch $@

kernel: .venv/kernel

.venv/installed-test: .venv/installed requirements-test.lock
	$(PIP) --require-hashes -r requirements-test.lock
	touch $@

.venv/installed-bench: .venv/installed-test requirements-bench.lock
	$(PIP) --require-hashes -r requirements-bench.lock
	touch $@

ui/node_modules/installed: ui/package.json ui/package-lock.json
	@command -v npm > /dev/null || { echo 'Stik needs Node.js 20 or newer with npm to build its page'; exit 1; }
	$(NPM) ci
	touch $@

# the page, built from ui/, the catalogues and the engine
$(PAGE): .venv/installed ui/node_modules/installed tools/browser_engine.py $(shell find ui/src ui/public ui/tools ui/*.html ui/*.ts -type f) $(ENGINE)
	$(NPM) run build
	touch $@

page: $(PAGE)

play: install ## the online tables with bots, on http://localhost:8000
	$(BIN)/stik serve --port $(PORT)

terminal: .venv/installed .venv/kernel ## a game in the terminal: Voms, or GAME=vira
	$(BIN)/stik play $(or $(GAME),voms)

check: .venv/installed-test .venv/kernel ## fast: lint, types, import contracts, citations, file sizes
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/pytest tests/architecture
	$(BIN)/python tools/file_sizes.py

browser: # Chromium for the end-to-end tests, from Debian where the machine has none
	@command -v chromium > /dev/null || command -v chromium-browser > /dev/null || command -v google-chrome > /dev/null || \
		{ $(SUDO) apt-get update -qq && $(SUDO) apt-get install -qq --yes --no-install-recommends chromium; }

check-page: page
	$(NPM) run check
	$(NPM) test
	$(NPM) run size

test: .venv/installed-test .venv/kernel browser page ## everything
	$(MAKE) --jobs=2 --output-sync=target check check-page
	$(BIN)/pytest --numprocesses 2 --dist worksteal --ignore tests/architecture

soak: .venv/installed-test .venv/kernel ## the long version of the random tests
	STIK_SOAK=1 $(BIN)/pytest --numprocesses 2 tests/conformance tests/differential tests/property tests/tournaments tests/app tests/faults tests/kernel tests/arena

bench: .venv/installed-bench .venv/kernel ## speed, side by side with peers
	$(BIN)/python benchmarks/engines.py
	$(BIN)/python benchmarks/tournaments.py
	$(BIN)/python benchmarks/kernel.py
	$(BIN)/python benchmarks/kernel_voms.py
	$(BIN)/python benchmarks/search.py

load: .venv/installed-test .venv/kernel ## how many people a server carries
	$(BIN)/python benchmarks/storage.py
	$(BIN)/python benchmarks/load.py
	$(BIN)/python benchmarks/load.py --processes 2
	$(BIN)/python benchmarks/recovery.py

docs: .venv/installed-test ## the generated pages
	$(BIN)/python tools/rules_coverage.py
	$(BIN)/python tools/situations.py
	$(BIN)/python tools/picture.py
	$(BIN)/python tools/openapi.py
	$(NPM) run types

lock: .venv/installed-test ## renew the lock files
	$(PIP) pip-tools
	for extra in "" "--extra test" "--extra test --extra bench"; do \
		suffix=$$(echo "$$extra" | awk '{print $$NF ? "-" $$NF : ""}'); \
		$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-header --no-emit-index-url --no-emit-find-links \
			--no-emit-trusted-host $$extra --output-file requirements$$suffix.lock pyproject.toml; \
	done
	$(BIN)/pip-compile --quiet --strip-extras --generate-hashes --allow-unsafe --no-header --no-emit-index-url --no-emit-find-links \
		--no-emit-trusted-host --output-file requirements-kernel.lock kernel/requirements.in

clean:
	rm -rf .venv .mypy_cache .ruff_cache .hypothesis ui/node_modules src/stik/server/static
