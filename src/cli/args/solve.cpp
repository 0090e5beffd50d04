#include <array>
#include <filesystem>
#include <system_error>
#include <utility>

#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"
#include "cli/args/typed_puzzle.h"
#include "service/choice_names.h"

namespace nonet::cli {

namespace {

void add_file_options(Options& options, SolveCommand& solve) {
  options.push_back(text("--trace", "FILE", solve.trace_file,
                         "Write every event as NDJSON (one puzzle)", Offer::files));
  options.push_back(text("--proof", "FILE", solve.proof_file,
                         "cdcl: write a DRAT proof (one puzzle)", Offer::files));
  options.push_back(text("--dimacs", "FILE", solve.dimacs_file,
                         "Write the puzzle's CNF (one puzzle)", Offer::files));
  options.push_back(text("--results", "FILE", solve.results_file,
                         "logic: write the board and the steps to FILE (default: the input's name "
                         "with _results.txt)",
                         Offer::files));
  options.back().value_optional = true;
  options.back().excludes = {"--after-line"};
}

bool has_other_size(const SolveCommand& solve) { return solve.shape && !solve.shape->standard(); }

// Not so a puzzle that was typed, which may be longer than a name can be.
bool is_file(const std::string& input) {
  std::error_code none;
  return std::filesystem::is_regular_file(input, none);
}

// Nothing to name the results after: standard input, a typed puzzle, a device. A file that is not
// there has a name; that it is missing is told when it is opened.
bool comes_without_a_name(const std::string& input) {
  if (input.empty() || input == "-") return true;
  std::error_code missing;
  const auto status = std::filesystem::status(input, missing);
  return missing
             ? looks_like_puzzle(input)
             : !std::filesystem::is_regular_file(status) && !std::filesystem::is_directory(status);
}

struct WrittenFile {
  std::string option;
  std::string file;  // empty: not asked for
};
std::array<WrittenFile, 4> written_files(const SolveCommand& solve) {
  return {{{"--trace", solve.trace_file},
           {"--proof", solve.proof_file},
           {"--dimacs", solve.dimacs_file},
           {"--results", solve.results_file.value_or("")}}};
}

// The option that would write over the file that is read.
std::string option_onto_the_input(const SolveCommand& solve) {
  if (!is_file(solve.input.input)) return {};
  for (const auto& [option, file] : written_files(solve))
    if (std::error_code none; std::filesystem::equivalent(solve.input.input, file, none))
      return option;
  return {};
}

// The same file, there or not yet; what goes to a device may be mixed.
bool share_a_file(const std::string& one, const std::string& other) {
  std::error_code unknown;
  if (std::filesystem::is_other(one, unknown)) return false;
  return std::filesystem::weakly_canonical(one, unknown) ==
         std::filesystem::weakly_canonical(other, unknown);
}

// Two options that would write into one file.
std::string options_onto_one_file(const SolveCommand& solve) {
  const auto files = written_files(solve);
  for (std::size_t i = 0; i < files.size(); ++i)
    for (std::size_t j = i + 1; j < files.size(); ++j)
      if (!files[i].file.empty() && share_a_file(files[i].file, files[j].file))
        return files[i].option + " and " + files[j].option + " name the same file";
  return {};
}

// The option that another engine than the chosen one would understand, with that engine.
std::string option_of_another_engine(const SolveCommand& solve) {
  using service::Engine;
  struct Row {
    std::string option;
    bool given;
    Engine engine;
  };
  const SolveCommand standard;
  const std::array<Row, 5> rows{{
      {"--constrain-only", solve.constrain_only, Engine::norvig},
      {"--decide", solve.decide.has_value(), Engine::cdcl},
      {"--proof", !solve.proof_file.empty(), Engine::cdcl},
      {"--profile", solve.profile != standard.profile, Engine::logic},
      {"--results", solve.results_file.has_value(), Engine::logic},
  }};
  for (const Row& row : rows)
    if (row.given && row.engine != solve.engine)
      return row.option + " goes with --engine " + std::string{service::name_of(row.engine)};
  return {};
}

// The option that the chosen engine would ignore, with the reason.
std::string option_that_fast_has_not(const SolveCommand& solve) {
  if (solve.engine != service::Engine::fast) return {};
  const SolveCommand standard;
  if (solve.budget != standard.budget)
    return "the fast engine counts no decisions: choose another --engine for --budget";
  if (solve.stats)
    return "the fast engine counts nothing that it does: choose another --engine for --stats";
  if (!solve.trace_file.empty())
    return "the fast engine shows no steps: choose another --engine for --trace";
  return {};
}

// Options that do not go together.
std::string contradiction_in(const SolveCommand& solve) {
  if (has_other_size(solve) && solve.engine != service::Engine::cdcl)
    return "boards of other sizes are solved by cdcl: leave out --engine";
  if (std::string wrong = option_of_another_engine(solve); !wrong.empty()) return wrong;
  if (solve.engine == service::Engine::logic && solve.count != SolveCommand{}.count)
    return "--count does not go with --engine logic, which follows one way to the solution";
  if (std::string wrong = option_that_fast_has_not(solve); !wrong.empty()) return wrong;
  if (solve.results_file && solve.results_file->empty() && comes_without_a_name(solve.input.input))
    return "--results needs the name of a file where the puzzle does not come from one";
  if (const std::string option = option_onto_the_input(solve); !option.empty())
    return option + " names the file that the puzzle comes from";
  if (std::string wrong = options_onto_one_file(solve); !wrong.empty()) return wrong;
  return {};
}

}  // namespace

Spec solve_spec() {
  const auto solve = std::make_shared<SolveCommand>();
  Spec spec{.name = "solve",
            .what = "Solve puzzles",
            .examples = {{std::string{"nonet solve "} + kExamplePuzzle},
                         {"nonet solve million.txt > solutions.txt"},
                         {"nonet solve puzzle.txt --engine cdcl --trace story.ndjson --stats"},
                         {"nonet solve large.txt --size 16"}}};
  add_input_options(spec.options, solve->input);
  spec.options.push_back(after_line_option(solve->input));
  add_engine_options(spec.options, solve->engine, solve->decide, service::engine_names());
  spec.options.back().standard = "activity; with --trace mrv";
  spec.options.push_back(
      number("--count", solve->count, "Count solutions up to this number", 1, 1'000'000'000'000));
  add_budget_option(spec.options, solve->budget);
  spec.options.push_back(flag("--stats", solve->stats, "Say what the engine did"));
  spec.options.push_back(flag("--constrain-only", solve->constrain_only,
                              "norvig: fill in what follows, never guess, show what is left"));
  add_profile_option(spec.options, solve->profile);
  add_size_option(spec.options, solve->shape);
  add_file_options(spec.options, *solve);
  spec.command = [solve]() -> tl::expected<Command, std::string> {
    if (has_other_size(*solve) && solve->engine == service::Engine::fast)
      solve->engine = service::Engine::cdcl;
    if (std::string wrong = contradiction_in(*solve); !wrong.empty()) return tl::unexpected{wrong};
    return *solve;
  };
  return spec;
}

}  // namespace nonet::cli
