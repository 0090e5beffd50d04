# Thin doors over CMake presets; `make help` lists them.
.DEFAULT_GOAL := help
HOST ?= 127.0.0.1
PORT ?= 8080
JOBS ?= $(shell nproc)
FUZZ_SECONDS ?= 5
LONG_FUZZ_SECONDS ?= 180
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
	@echo "make lint       formatters, clang-tidy, cppcheck, eslint, types, layers, WebAssembly syntax (10 minutes)"
	@echo "make test-ci    what .ci/run adds to these two: thread sanitizer, the server under the"
	@echo "                address sanitizer (15 minutes)"
	@echo "make build      the program, at build/release/nonet"
	@echo "make bench      benchmarks; figures verified before they are timed"
	@echo "make fuzz       every fuzzer for FUZZ_SECONDS ($(FUZZ_SECONDS)) seconds"
	@echo "make coverage   which lines the tests run, room by room"
	@echo "make mutation   changes MUTATIONS ($(MUTATIONS)) operators, one at a time: a test must notice each"
	@echo "make install    program, manual, completions, library and site to PREFIX ($(PREFIX))"
	@echo "make format     rewrite the sources in the project's format"
	@echo
	@echo "Long runs, for whoever touches the part; about so many minutes on two cores, after the build:"
	@echo "make test-fuzz          every fuzzer for LONG_FUZZ_SECONDS ($(LONG_FUZZ_SECONDS)), random requests to the server (25)"
	@echo "make test-differential  engines, formats and forms of a puzzle against each other over more data (10)"
	@echo "make test-soundness     every step of logic, generated and shipped puzzles over more data (30)"
	@echo "make test-kill          store, server and import killed again and again (10)"
	@echo "make lint-deep          clang's path-sensitive analyzer (20)"
	@echo "make test-long          all of these"

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

# What runs after `make test` and `make lint` before a change lands, in 20 minutes at most: what takes
# longer is a long target.
.PHONY: test-ci
test-ci: test-tsan test-server-asan

.PHONY: test-tsan
test-tsan:
	@tools/setup build test
	$(call build,tsan)
	@tools/timed "test tsan" ctest --preset tsan --parallel $(JOBS)

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

# Long runs, each of 40 minutes at most: the tests of a group (tests/CMakeLists.txt) over more data. More
# data is for the built program at full speed; the sanitizers get more from the fuzzers.
define more_data
	@tools/setup build test
	@cmake --preset release-tests >/dev/null
	@tools/timed "build release, $(1)" cmake --build --preset release-tests --parallel $(JOBS) --target $(1)_tests
	@NONET_LONG_TESTS=1 tools/timed "test $(1), more data" \
	  ctest --preset release-tests --parallel $(JOBS) -L '^$(1)$$'
endef

.PHONY: test-long
test-long: test-differential test-soundness test-kill test-fuzz lint-deep

.PHONY: test-differential
test-differential:
	$(call more_data,differential)

.PHONY: test-soundness
test-soundness:
	$(call more_data,soundness)

.PHONY: test-kill
test-kill:
	$(call more_data,kill)

.PHONY: test-fuzz
test-fuzz:
	$(call more_data,requests)
	@$(MAKE) --no-print-directory fuzz FUZZ_SECONDS=$(LONG_FUZZ_SECONDS)

.PHONY: lint-deep
lint-deep:
	@tools/setup build test lint
	$(call build,release-tests)
	@tools/timed "lint, deep" tools/lint --deep

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
	@tools/timed "lint engine for WebAssembly" tools/wasm_syntax
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
