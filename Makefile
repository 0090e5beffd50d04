# Thin doors over CMake presets; `make help` lists them.
.DEFAULT_GOAL := help
HOST ?= 127.0.0.1
PORT ?= 8080
JOBS ?= $(shell nproc)
FUZZ_SECONDS ?= 5
MUTATIONS ?= 20
MUTATION_SEED ?= 1
PREFIX ?= /usr/local

# One configure+build of a preset. CMake itself decides what is out of date.
define build
	@cmake --preset $(1) $(if $(V),,--log-level=WARNING) >/dev/null
	@tools/timed "build $(1)" cmake --build --preset $(1) --parallel $(JOBS)
endef

.PHONY: help
help:
	@echo "make run        build and serve the site at http://localhost:$(PORT)"
	@echo "make test       everything that must hold before a commit (under 25 minutes)"
	@echo "make test-long  adds thread sanitizer, big differentials and long fuzzing (two hours)"
	@echo "make lint       formatters, clang-tidy, cppcheck, eslint, types, layer check"
	@echo "make build      the program, at build/release/nonet"
	@echo "make bench      benchmarks; figures verified before they are timed"
	@echo "make fuzz       every fuzzer for FUZZ_SECONDS ($(FUZZ_SECONDS)) seconds"
	@echo "make coverage   which lines the tests run, room by room"
	@echo "make mutation   changes MUTATIONS ($(MUTATIONS)) operators, one at a time: a test must notice each"
	@echo "make install    program, manual, completions, library and site to PREFIX ($(PREFIX))"
	@echo "make format     rewrite the sources in the project's format"

.PHONY: build
build:
	@tools/setup build
	$(call build,release)

.PHONY: run
run: build
	@tools/web build
	@build/release/nonet serve --host $(HOST) --port $(PORT) --web build/web

.PHONY: test
test: test-release test-web test-asan fuzz

.PHONY: test-release
test-release:
	@tools/setup build test
	$(call build,release-tests)
	@tools/timed "test release" ctest --preset release-tests --parallel $(JOBS)

# The site: its model alone, then the real server in a real browser.
.PHONY: test-web
test-web: build
	@tools/timed "test site, its model" tools/web unit
	@tools/timed "test site, in a browser" tools/web e2e

# The engine rooms again, under the address and undefined-behaviour sanitizers. The fuzzers are of the
# same build: one more would take minutes.
.PHONY: test-asan
test-asan:
	@tools/setup build test
	$(call build,asan)
	@tools/timed "test asan" ctest --preset asan --parallel $(JOBS)

.PHONY: test-tsan
test-tsan:
	@tools/setup build test
	$(call build,tsan)
	@tools/timed "test tsan" ctest --preset tsan

.PHONY: fuzz
fuzz:
	@tools/setup build test
	$(call build,asan)
	@tools/timed "fuzz" tools/fuzz build/asan $(FUZZ_SECONDS)

# The server under the address sanitizer takes minutes to build.
.PHONY: test-server-asan
test-server-asan:
	@tools/setup build test
	@cmake --preset asan >/dev/null
	@tools/timed "build asan, server" cmake --build --preset asan --parallel $(JOBS) --target server_tests
	@tools/timed "test asan, server" ctest --test-dir build/asan --output-on-failure -R '^server$$'

# More data is for the built program at full speed; the sanitizers get more from the fuzzers.
.PHONY: test-long
test-long: test test-tsan test-server-asan
	@NONET_LONG_TESTS=1 tools/timed "test release, more data" ctest --preset release-tests --parallel $(JOBS)
	@$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=120
	@tools/setup lint && tools/timed "lint, deep" tools/lint --deep

# The counts of an earlier run would be added to: they go first.
.PHONY: coverage
coverage:
	@tools/setup build test
	$(call build,coverage)
	@find build/coverage -name '*.gcda' -delete
	@ctest --preset coverage --parallel $(JOBS)
	@tools/coverage build/coverage

.PHONY: mutation
mutation:
	@tools/setup build test
	@tools/mutate --count $(MUTATIONS) --seed $(MUTATION_SEED)

.PHONY: install
install: build
	@cmake --build --preset release --parallel $(JOBS) --target nonet_archive
	@tools/web build
	@cmake --install build/release --prefix $(PREFIX)

.PHONY: lint
lint:
	@tools/setup build test lint
	$(call build,release-tests)
	@tools/timed "lint engine" tools/lint
	@tools/timed "lint site" tools/web lint

.PHONY: format
format:
	@tools/setup lint
	@git ls-files --cached --others --exclude-standard '*.h' '*.cpp' | xargs clang-format-19 -i
	@tools/web format

.PHONY: bench
bench:
	@tools/setup build bench
	$(call build,bench)
	@tools/bench build/bench

.PHONY: clean
clean:
	@rm -rf build
