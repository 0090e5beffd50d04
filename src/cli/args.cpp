// The only file that includes CLI11 (it takes long to compile).
#include "cli/args.h"

#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <sstream>

#include <CLI/CLI.hpp>

#include "cli/exit_code.h"
#include "cli/serve_settings.h"
#include "cli/watch_player.h"
#include "logic/technique.h"
#include "service/bench.h"
#include "service/generate.h"

namespace nonet::cli {

namespace {

constexpr std::size_t kHelpWidth = 80;

// The text in lines that are not longer, broken at spaces.
std::string wrapped(const std::string& text, std::size_t width) {
  std::string lines;
  std::size_t column = 0;
  std::istringstream words{text};
  for (std::string word; words >> word; column += word.size()) {
    if (column > 0) {
      const bool fits = column + 1 + word.size() <= width;
      lines += fits ? ' ' : '\n';
      column = fits ? column + 1 : 0;
    }
    lines += word;
  }
  return lines;
}

// Help for a person: what a value is called and its default. Which values are checked for and which
// options exclude each other is said when somebody gets it wrong.
class Help : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    if (option->get_type_size() == 0) return {};  // a flag
    const std::string type = option->get_type_name();
    std::string text = " " + type.substr(0, type.find(':'));
    if (!option->get_default_str().empty()) text += "=" + option->get_default_str();
    if (option->get_expected_max() == CLI::detail::expected_max_vector_size) text += " ...";
    return text;
  }
  std::string make_option_desc(const CLI::Option* option) const override {
    return wrapped(option->get_description(), kHelpWidth - get_column_width());
  }
};

std::string format_names() {
  std::string names;
  for (formats::Format format : formats::kAllFormats) {
    if (!names.empty()) names += ", ";
    names += formats::name_of(format);
  }
  return names;
}

// What was parsed, for an option that has a default and for one that may be left out.
template <class Value>
void take(Value& target, const std::optional<Value>& parsed) {
  target = parsed.value();
}
template <class Value>
void take(std::optional<Value>& target, const std::optional<Value>& parsed) {
  target = parsed;
}

// An option whose value is one of some names.
template <class Target, class Parse>
CLI::Option* add_name_option(CLI::App* app, const std::string& flag, Target& target, Parse parse,
                             const std::string& names, const std::string& what) {
  return app
      ->add_option_function<std::string>(
          flag, [&target, parse](const std::string& name) { take(target, parse(name)); },
          what + ": " + names)
      ->type_name("NAME")
      ->check([parse, names](const std::string& name) {
        return parse(name) ? std::string{} : "'" + name + "' is none of " + names;
      });
}

template <class Target>
CLI::Option* add_format_option(CLI::App* app, const std::string& flag, Target& target,
                               const std::string& what) {
  return add_name_option(app, flag, target, formats::parse_format, format_names(), what);
}

// Of one puzzle.
void add_puzzle_options(CLI::App* app, InputOptions& options) {
  app->add_option("input", options.input, "A puzzle, a file, or - for standard input")
      ->type_name("PUZZLE|FILE|-");
  add_format_option(app, "--from", options.from, "Format of the input (detected when not given)");
}

void add_jobs_option(CLI::App* app, InputOptions& options) {
  app->add_option("-j,--jobs", options.jobs, "Threads for a file of many puzzles (default: all)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
}

void add_input_options(CLI::App* app, InputOptions& options) {
  add_puzzle_options(app, options);
  add_jobs_option(app, options);
  app->add_flag("--aligned", options.aligned,
                "Line n of the output belongs to line n of the input: a line that cannot be "
                "read gets a comment line");
  app->add_flag("--json", options.json, "Answer as JSON, one object a line");
}

std::string engine_names() {
  std::string names;
  for (service::Engine engine : service::kAllEngines)
    names += (names.empty() ? "" : ", ") + std::string{service::name_of(engine)};
  return names;
}

std::optional<service::Decide> parse_decide(const std::string& name) {
  if (name == "activity") return service::Decide::activity;
  if (name == "mrv") return service::Decide::mrv;
  return std::nullopt;
}

// "16" or the box as "4x4".
std::optional<Shape> parse_shape(const std::string& text) {
  int first = 0;
  int second = 0;
  char rest = 0;
  if (std::sscanf(text.c_str(), "%2dx%2d%c", &first, &second, &rest) == 2)
    return Shape::from_box(first, second);
  if (std::sscanf(text.c_str(), "%2d%c", &first, &rest) == 1) return Shape::for_size(first);
  return std::nullopt;
}

void add_engine_options(CLI::App* app, service::Engine& engine, service::Decide& decide) {
  add_name_option(app, "--engine", engine, service::parse_engine, engine_names(), "How to solve")
      ->default_str(std::string{service::name_of(engine)});
  add_name_option(app, "--decide", decide, parse_decide, "activity, mrv", "What cdcl guesses next");
}

void add_budget_option(CLI::App* app, std::uint64_t& budget) {
  app->add_option("--budget", budget, "Give up after so many decisions or conflicts")
      ->type_name("N")
      ->capture_default_str();
}

void add_size_option(CLI::App* app, std::optional<Shape>& shape) {
  add_name_option(app, "--size", shape, parse_shape, "4 to 36, or a box such as 2x3",
                  "Size of the board; other than 9 is solved by cdcl");
}

void add_profile_option(CLI::App* app, std::string& profile) {
  app->add_option("--profile", profile,
                  "Which techniques, in which order: standard, classic, sudokio, all, or a file "
                  "with a technique and its points on each line")
      ->type_name("NAME|FILE")
      ->capture_default_str();
}

std::string technique_keys() {
  std::string keys;
  for (const logic::Technique& t : logic::all_techniques())
    keys += (keys.empty() ? "" : ", ") + std::string{t.key};
  return keys;
}

void add_techniques_option(CLI::App* app, std::vector<std::string>& techniques) {
  app->add_option("--technique", techniques, "Only these techniques (several with commas)")
      ->type_name("KEY")
      ->delimiter(',');
}

void add_hint_options(CLI::App* app, HintCommand& hint) {
  add_input_options(app, hint.input);
  add_profile_option(app, hint.logic.profile);
  app->add_option("--stage", hint.stage,
                  "1 where to look, 2 which technique, 3 which cells, 4 everything (default 1)")
      ->type_name("N")
      ->check(CLI::Range(1, 4));
  app->add_option("--known", hint.logic.known, "Techniques that you know (several with commas)")
      ->type_name("KEY")
      ->delimiter(',');
  app->add_option("--history", hint.logic.history,
                  "Your moves in order, r4c5=7 each, to hear which one was wrong")
      ->type_name("MOVE")
      ->delimiter(',');
}

void add_steps_options(CLI::App* app, StepsCommand& steps) {
  add_input_options(app, steps.input);
  add_profile_option(app, steps.logic.profile);
  add_techniques_option(app, steps.logic.techniques);
  app->add_option("--in", steps.logic.within,
                  "Only steps with an effect in this cell or house: r4c5, r4, c5, b5")
      ->type_name("PLACE");
  app->add_option("--limit", steps.logic.limit, "At most N steps of each technique")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1'000'000));
}

void add_explain_options(CLI::App* app, ExplainCommand& explain) {
  add_input_options(app, explain.input);
  add_profile_option(app, explain.logic.profile);
  app->add_option("--why-not", explain.why_not, "Why a cell cannot be a digit: r4c5=7")
      ->type_name("CELL=DIGIT");
  app->add_flag("--no-boards", explain.no_boards, "Words only");
}

void add_solve_options(CLI::App* app, SolveCommand& solve) {
  add_engine_options(app, solve.engine, solve.decide);
  app->add_option("--count", solve.count, "Count solutions up to this number")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000'000}));
  add_budget_option(app, solve.budget);
  app->add_flag("--stats", solve.stats, "Say what the engine did");
  app->add_flag("--constrain-only", solve.constrain_only,
                "norvig: fill in what follows, never guess, show what is left");
  app->add_option("--trace", solve.trace_file, "Write every event as NDJSON (one puzzle)")
      ->type_name("FILE");
  app->add_option("--proof", solve.proof_file, "cdcl: write a DRAT proof (one puzzle)")
      ->type_name("FILE");
  app->add_option("--dimacs", solve.dimacs_file, "Write the puzzle's CNF (one puzzle)")
      ->type_name("FILE");
  add_profile_option(app, solve.profile);
  app->add_option("--results", solve.results_file,
                  "logic: write the board and the steps to FILE (default: the input's name with "
                  "_results.txt)")
      ->type_name("FILE")
      ->expected(0, 1)
      ->default_str("");
  add_size_option(app, solve.shape);
}

void add_rating_wishes(CLI::App* app, service::WishWords& wish) {
  app->add_option("--level", wish.level, "very-easy, easy, normal, hard, very-hard or extreme")
      ->type_name("NAME");
  app->add_option("--difficulty", wish.difficulty,
                  "Branching difficulty: a number or a range (120, 120-180, 300-)")
      ->type_name("RANGE");
  app->add_option("--score", wish.score, "Technique score: a number or a range")
      ->type_name("RANGE");
  app->add_option("--score-level", wish.score_level, "easy, medium, hard, unfair or extreme")
      ->type_name("NAME");
}

void add_givens_wishes(CLI::App* app, service::WishWords& wish) {
  app->add_option("--givens", wish.givens, "A number or a range (24, 22-26)")->type_name("RANGE");
  CLI::Option* minimal = app->add_flag_callback(
      "--minimal", [&wish] { wish.minimal = true; }, "No given can be left out");
  app->add_flag_callback(
         "--not-minimal", [&wish] { wish.minimal = false; }, "Some given can be left out")
      ->excludes(minimal);
  app->add_option("--symmetry", wish.symmetry,
                  "Of the givens: none, rot180, rot90, horizontal, vertical, diagonal, "
                  "anti-diagonal, full")
      ->type_name("NAME");
  app->add_option("--pattern", wish.pattern,
                  "Exactly these givens: 81 characters, . for a cell that stays empty")
      ->type_name("CELLS");
}

void add_technique_wishes(CLI::App* app, service::WishWords& wish) {
  app->add_flag("--solvable", wish.solvable, "The profile's techniques reach the solution");
  const auto list = [&](const char* flag, std::vector<std::string>& words, const char* what) {
    app->add_option(flag, words, what)->type_name("KEY")->delimiter(',');
  };
  list("--require", wish.require, "Needed: nothing easier goes on there (several with commas)");
  list("--allow", wish.allow, "Only these may be needed: techniques or groups");
  list("--forbid", wish.forbid, "Solvable without these");
  list("--beyond", wish.beyond, "Not solvable with these alone");
  app->add_option("--only-hard", wish.only_hard, "Needed, and every other step is easier")
      ->type_name("KEY");
  app->add_option("--practice", wish.practice,
                  "Positions where this technique is the move, as library lines")
      ->type_name("KEY");
}

// CLI11 takes -1 and what is too large for the largest number.
std::string why_no_seed(const std::string& text) {
  std::uint64_t seed = 0;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), seed);
  if (problem == std::errc{} && end == text.data() + text.size()) return {};
  return "'" + text + "' is no whole number from 0 to 18446744073709551615";
}

// Where the puzzles come from.
void add_making_options(CLI::App* app, GenerateCommand& generate) {
  app->add_option("--seed", generate.seed, "The same seed gives the same puzzles")
      ->type_name("N")
      ->check(why_no_seed);
  app->add_option("--budget", generate.budget,
                  "Give up after so many attempts without a new puzzle (default 200000; for the "
                  "published method 1)")
      ->type_name("N")
      ->check(CLI::PositiveNumber);
  add_name_option(app, "--method", generate.method, service::parse_method,
                  std::string{service::kMethodNames}, "How");
  app->add_option("--rounds", generate.rounds, "published: rounds of 20 changes")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::PositiveNumber);
  app->add_flag("--uniform-grids", generate.wish.uniform_grids,
                "Begin with full grids that are all equally likely (slower)");
  app->add_flag("--full-grids", generate.full_grids, "Write full grids instead of puzzles");
  app->add_option("-j,--jobs", generate.jobs, "Threads (default: all)")
      ->type_name("N")
      ->check(CLI::Range(1, 1024));
}

// Where they go.
void add_sheet_options(CLI::App* app, GenerateCommand& generate) {
  CLI::Option* format = add_format_option(app, "--format,--to", generate.to, "Format of the output")
                            ->default_str("line")
                            ->excludes(app->get_option("--practice"));
  app->add_flag("--json", generate.json, "One object a line, with solution and rating")
      ->excludes(format);
  app->add_flag("--stats", generate.stats, "Say how many attempts it took, and the seed");
  app->add_option_function<std::string>(
         "--db", [&generate](const std::string& url) { generate.db = DbPlace{url}; },
         "Into a database with their ratings: a file, or postgresql://user@host/name")
      ->type_name("URL");
  app->add_option("-o,--output", generate.output, "Write to FILE")->type_name("FILE");
  app->add_flag("--append", generate.append,
                "Keep what is in the file, and make no puzzle again that is in it");
}

void add_generate_options(CLI::App* app, GenerateCommand& generate) {
  app->add_option("--count", generate.count, "How many")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(std::uint64_t{1}, std::uint64_t{1'000'000'000}));
  add_rating_wishes(app, generate.wish);
  add_givens_wishes(app, generate.wish);
  add_technique_wishes(app, generate.wish);
  add_profile_option(app, generate.profile);
  add_making_options(app, generate);
  add_sheet_options(app, generate);
  // A full grid is no puzzle: it has nothing that could be wished for.
  for (const char* other :
       {"--level", "--difficulty", "--score", "--score-level", "--givens", "--minimal",
        "--not-minimal", "--symmetry", "--pattern", "--solvable", "--require", "--allow",
        "--forbid", "--beyond", "--only-hard", "--practice", "--method", "--json", "--append"})
    app->get_option("--full-grids")->excludes(app->get_option(other));
}

std::string contradiction_in(const CanonCommand& canon) {
  if (canon.unique && canon.input.aligned) return "--unique leaves lines out: not with --aligned";
  return {};
}

std::string contradiction_in(const GenerateCommand& generate) {
  if (generate.db &&
      (!generate.output.empty() || generate.json || generate.full_grids || generate.wish.practice))
    return "--db takes puzzles alone: not with --output, --json, --full-grids or --practice";
  if (generate.append && generate.output.empty()) return "--append goes with --output";
  if (generate.append && !formats::envelope_of(generate.to).closing.empty())
    return "--append cannot add to a file that has an end of its own: choose another --format";
  if (generate.method == generate::Method::published && generate.wish.pattern)
    return "the published method knows no patterns";
  return {};
}

// No --aligned: every puzzle that can be read has its row, and the puzzle is in it.
void add_rate_options(CLI::App* app, RateCommand& rate) {
  add_puzzle_options(app, rate.input);
  add_jobs_option(app, rate.input);
  add_profile_option(app, rate.profile);
  CLI::Option* tsv =
      app->add_flag("--tsv", rate.tsv, "A table with tabs: the default for many puzzles");
  CLI::Option* csv = app->add_flag("--csv", rate.csv, "A table with commas");
  app->add_flag("--json", rate.input.json, "The whole card as JSON, one object a line")
      ->excludes(tsv)
      ->excludes(csv);
  csv->excludes(tsv);
  CLI::Option* output =
      app->add_option("-o,--output", rate.output, "Write the answers to this file")
          ->type_name("FILE");
  app->add_flag("--resume", rate.resume,
                "Go on after the last whole line of the output file (exit code: of the rest alone)")
      ->needs(output);
}

void add_watch_options(CLI::App* app, WatchCommand& watch) {
  add_puzzle_options(app, watch.input);
  add_engine_options(app, watch.engine, watch.decide);
  add_budget_option(app, watch.budget);
  add_size_option(app, watch.shape);
  app->add_option("--speed", watch.speed, "Events a second to begin with")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(kSlowest, kFastest));
  app->add_flag("--json", watch.input.json, "Write the events as NDJSON instead of playing them");
}

// Options that do not go together.
std::string contradiction_in(const SolveCommand& solve) {
  if (solve.constrain_only && solve.engine != service::Engine::norvig)
    return "--constrain-only goes with --engine norvig";
  if (!solve.proof_file.empty() && solve.engine != service::Engine::cdcl)
    return "--proof goes with --engine cdcl";
  if (!solve.trace_file.empty() && !service::tells_its_story(solve.engine))
    return "the fast engine shows no steps: choose another --engine for --trace";
  if (solve.results_file && solve.engine != service::Engine::logic)
    return "--results goes with --engine logic";
  if (solve.results_file && solve.results_file->empty() &&
      !std::filesystem::is_regular_file(solve.input.input))
    return "--results needs the name of a file where the puzzle does not come from one";
  return {};
}

std::string contradiction_in(const RateCommand& rate) {
  if (rate.resume && !std::filesystem::is_regular_file(rate.input.input))
    return "--resume needs the input as a file, to find the place again";
  return {};
}

std::string contradiction_in(const WatchCommand& watch) {
  if (!service::tells_its_story(watch.engine))
    return "the fast engine shows no steps: choose another --engine to watch";
  if (watch.shape && !watch.shape->standard() && watch.engine != service::Engine::cdcl)
    return "boards of other sizes are solved by cdcl: leave out --engine";
  return {};
}

// The environment can name a kernel for every subcommand; it is as wrong as an option can be.
std::string objection_to_environment() {
  const char* kernel = std::getenv(search::kKernelVariable);
  if (kernel == nullptr) return {};
  const auto objection = service::objection_to_kernel(kernel);
  return objection ? std::string{search::kKernelVariable} + ": " + *objection : std::string{};
}

void add_db_option(CLI::App* app, DbPlace& place) {
  app->add_option("--db", place.url, "The database: a file, or postgresql://user@host/name")
      ->type_name("URL")
      ->capture_default_str();
}

// The flags of the table; what they say is read when the other sources are known as well.
void add_serve_options(CLI::App* app, ServeCommand& serve) {
  const ServeSettings defaults;
  for (const Setting& setting : serve_settings()) {
    const std::string flag = "--" + setting.name;
    const auto keep = [&serve, name = setting.name, flag](const std::string& value) {
      serve.flags.push_back({name, value, flag});
    };
    if (setting.type.empty()) {
      app->add_flag_callback(flag, [keep] { keep("yes"); }, setting.meaning);
      continue;
    }
    const auto keep_all = [keep](const std::vector<std::string>& values) {
      for (const std::string& value : values) keep(value);
    };
    CLI::Option* option =
        setting.repeatable
            ? app->add_option_function<std::vector<std::string>>(flag, keep_all, setting.meaning)
                  ->allow_extra_args(false)
            : app->add_option_function<std::string>(flag, keep, setting.meaning);
    option->type_name(setting.type);
    const auto values = setting.show(defaults);
    if (values.size() == 1 && !values.front().empty()) option->default_str(values.front());
  }
  app->add_option("--config", serve.config_file, "A file with lines such as: port = 8080")
      ->type_name("FILE");
  app->add_flag("--print-config", serve.print_config, "Show every setting and where it came from");
}

void add_bench_options(CLI::App* app, BenchCommand& bench) {
  add_puzzle_options(app, bench.input);
  bench.input.jobs = 1;
  app->add_option("-j,--jobs", bench.input.jobs, "Threads")
      ->type_name("N")
      ->capture_default_str()
      ->check(CLI::Range(1, 1024));
  app->add_option("--kernel", bench.kernel,
                  "portable, avx2 or avx512 (default: the quickest that runs here, or the one that "
                  "the environment variable NONET_KERNEL names)")
      ->type_name("NAME")
      ->check([](const std::string& name) {
        return service::objection_to_kernel(name).value_or(std::string{});
      });
  app->add_flag("--json", bench.input.json, "Answer as one JSON object");
}

// `nonet db VERB`: what each verb is told, and which one was typed.
struct DbArguments {
  DbMigrateCommand migrate;
  DbStatusCommand status;
  DbImportCommand import;
  DbExportCommand export_;
  DbStatsCommand stats;
  DbBackupCommand backup;
  DbRerateCommand rerate;
  std::optional<Command> chosen;

  template <class VerbCommand>
  CLI::App* add(CLI::App* db, VerbCommand& command, const std::string& name,
                const std::string& what) {
    CLI::App* app = db->add_subcommand(name, what);
    add_db_option(app, command.db);
    app->callback([this, &command] { chosen = command; });
    return app;
  }

  void add_to(CLI::App* db) {
    db->require_subcommand(1);
    add(db, migrate, "migrate", "Make the tables, or bring them up to date");
    CLI::App* app = add(db, status, "status", "Say whether the tables are up to date");
    app->add_flag("--check", status.check, "Read everything and say what does not fit together");
    app->add_flag("--json", status.json, "Answer as JSON");
    app = add(db, import, "import", "Store the puzzles of a file; known ones are skipped");
    add_input_options(app, import.input);
    app->add_option("--source", import.source, "Where they come from, kept with each");
    app->add_option("--collection", import.collection, "The collection that they belong to");
    app->add_flag("--unrated", import.unrated,
                  "Do not rate them now (several times as fast; rerate does it later)");
    app = add(db, export_, "export", "Write stored puzzles");
    add_format_option(app, "--to", export_.to, "Format of the output")->default_str("line");
    app->add_flag("--tsv", export_.tsv, "A table with everything that is known about them");
    auto* which = app->add_option_group("which", "Which puzzles (all when none is given)");
    which->add_option("--level", export_.level, "Those of a level");
    which->add_option("--technique", export_.technique, "Those whose path uses a technique");
    which->add_option("--collection", export_.collection, "Those of a collection");
    which->require_option(0, 1);
    app = add(db, stats, "stats", "Say what is in the database");
    app->add_flag("--json", stats.json, "Answer as JSON");
    app = add(db, backup, "backup", "Write a whole copy as a new database file");
    app->add_option("file", backup.file, "The new file")->type_name("FILE")->required();
    app = add(db, rerate, "rerate", "Rate again what another version of the program has rated");
    app->add_flag("--all", rerate.all, "Also what this version has rated");
  }
};

CLI::App* add_command(
    CLI::App& app, const std::string& name, const std::string& what, const std::string& examples,
    const std::string& failed = "some puzzle had no (or no unique) solution or could not be read") {
  CLI::App* command = app.add_subcommand(name, what);
  command->footer("Examples:\n" + examples + "\n" +
                  wrapped("Exit codes: 0 fine, 1 " + failed +
                              ", 2 wrong usage, 3 input or output error, 130 interrupted.",
                          kHelpWidth));
  return command;
}

constexpr const char* kOverview =
    "Nonet solves, explains, rates, makes, checks and converts Sudoku puzzles.\n\n"
    "Try one of these:\n"
    "  nonet check  "
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......\n"
    "  nonet solve  puzzles.txt\n"
    "  nonet hint   puzzle.txt\n"
    "  nonet explain puzzle.txt\n"
    "  nonet rate   puzzles.txt\n"
    "  nonet watch  puzzle.txt --engine cdcl\n"
    "  nonet convert puzzles.sdk --to framed\n"
    "  nonet generate --level hard --count 10\n"
    "  nonet canon  puzzles.txt\n"
    "  nonet bench  puzzles.txt\n"
    "  nonet db import puzzles.txt\n"
    "  nonet serve\n\n"
    "nonet COMMAND --help tells more about a command.\n";

}  // namespace

tl::expected<Command, Answered> parse_arguments(int argc, const char* const* argv) {
  CLI::App app{"Nonet solves, explains, rates, makes, checks and converts Sudoku puzzles."};
  app.name("nonet");
  app.formatter(std::make_shared<Help>());
  app.set_version_flag("--version", "nonet " NONET_VERSION);
  app.require_subcommand(0, 1);

  CheckCommand check;
  CLI::App* check_app = add_command(
      app, "check", "Say whether a puzzle is proper: readable, legal, exactly one solution",
      "  nonet check "
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
      "  nonet check --minimal puzzle.txt      which givens could be left out\n"
      "  nonet check collection.sdm            one line of answer for each puzzle\n");
  add_input_options(check_app, check.input);
  check_app->add_flag("--minimal", check.minimal, "Also say which givens could be left out");

  ConvertCommand convert;
  CLI::App* convert_app =
      add_command(app, "convert", "Write puzzles in another format",
                  "  nonet convert puzzle.sdk --to framed\n"
                  "  nonet convert collection.sdm --to opensudoku > collection.opensudoku\n"
                  "  cat puzzles.txt | nonet convert - --to json\n");
  add_input_options(convert_app, convert.input);
  add_format_option(convert_app, "--to", convert.to, "Format of the output")->default_str("line");

  CanonCommand canon;
  CLI::App* canon_app = add_command(
      app, "canon", "Write the canonical form: equal for all puzzles of the same kind",
      "  nonet canon puzzles.txt\n"
      "  nonet canon --unique puzzles.txt      the puzzles as they are, each kind once\n");
  add_input_options(canon_app, canon.input);
  canon_app->add_flag("--unique", canon.unique,
                      "Leave out puzzles that are isomorphic to an earlier one");

  CasesCommand cases;
  CLI::App* cases_app = add_command(
      app, "cases", "Run technique cases: positions with the effect a technique must have there",
      "  nonet cases technique_cases.txt\n");
  add_input_options(cases_app, cases.input);

  HintCommand hint;
  CLI::App* hint_app = add_command(
      app, "hint", "Help with the next step, as little or as much as you want",
      "  nonet hint puzzle.txt                 where to look\n"
      "  nonet hint puzzle.txt --stage 4       the whole explanation\n"
      "  nonet hint puzzle.txt --known naked-single,hidden-single-box,pointing\n"
      "\nDigits of a plain line count as givens; name your own with --history, or use a\n"
      "notation that tells them apart (hodoku: +7). nonet steps --help lists the techniques.\n");
  add_hint_options(hint_app, hint);

  StepsCommand steps;
  CLI::App* steps_app = add_command(app, "steps", "List every step that a position allows",
                                    "  nonet steps puzzle.txt --in b5\n"
                                    "  nonet steps puzzle.txt --technique x-wing,swordfish\n"
                                    "\nTechniques: " +
                                        technique_keys() + "\n");
  add_steps_options(steps_app, steps);

  ExplainCommand explain;
  CLI::App* explain_app = add_command(app, "explain", "Solve by logic and say why, step by step",
                                      "  nonet explain puzzle.txt\n"
                                      "  nonet explain puzzle.txt --why-not r4c5=7\n");
  add_explain_options(explain_app, explain);

  SolveCommand solve;
  CLI::App* solve_app = add_command(
      app, "solve", "Solve puzzles",
      "  nonet solve "
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
      "  nonet solve million.txt > solutions.txt\n"
      "  nonet solve puzzle.txt --engine cdcl --trace story.ndjson --stats\n"
      "  nonet solve large.txt --size 16\n");
  add_input_options(solve_app, solve.input);
  add_solve_options(solve_app, solve);

  GenerateCommand generate;
  CLI::App* generate_app = add_command(
      app, "generate", "Make puzzles of exactly the kind you want",
      "  nonet generate --level hard --count 100 --symmetry rot180 > hard.txt\n"
      "  nonet generate --allow singles,pairs,x-wing --require x-wing --seed 7 --stats\n"
      "  nonet generate --minimal --givens 22-23 --json\n"
      "  nonet generate --practice swordfish --count 20\n"
      "\n" +
          wrapped("Groups of techniques: " + service::technique_groups() +
                      ". Keys of techniques: nonet steps --help",
                  kHelpWidth) +
          "\n",
      "the budget ended before all were made");
  add_generate_options(generate_app, generate);

  RateCommand rate;
  CLI::App* rate_app = add_command(
      app, "rate", "Say how hard puzzles are",
      "  nonet rate "
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79\n"
      "  nonet rate puzzles.txt > ratings.tsv\n"
      "  nonet rate million.txt --output ratings.tsv             Ctrl-C when you like, then\n"
      "  nonet rate million.txt --output ratings.tsv --resume    go on\n"
      "\nColumns: puzzle, branching difficulty and its level, technique score, its level and\n"
      "the hardest technique; er, ep and ed stay empty for now. A score is empty where the\n"
      "profile's techniques do not solve the puzzle, everything where it has no rating.\n");
  add_rate_options(rate_app, rate);

  WatchCommand watch;
  CLI::App* watch_app = add_command(
      app, "watch", "Watch an engine solve a puzzle: play, pause, step, back",
      "  nonet watch "
      "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9...3....12...\n"
      "  nonet watch puzzle.txt --engine dfs --speed 50\n"
      "  nonet watch puzzle.txt | less         the whole story as sentences\n"
      "\nKeys:\n"
      "  space        play, pause\n"
      "  right, left  one event forward, back\n"
      "  up, down     faster, slower\n"
      "  n, p         next, previous conflict\n"
      "  Home, End    first, last event (also g, G)\n"
      "  q            quit\n");
  add_watch_options(watch_app, watch);

  BenchCommand bench;
  CLI::App* bench_app = add_command(
      app, "bench", "Measure how many puzzles a second are solved, uniqueness proven",
      "  nonet bench puzzles.txt\n"
      "  nonet bench puzzles.txt --kernel portable --jobs 4 --json\n"
      "\nEvery answer is verified before anything is timed. The best of some rounds counts, in\n"
      "time of the processor; with several threads by the clock.\n");
  add_bench_options(bench_app, bench);

  ServeCommand serve;
  CLI::App* serve_app = add_command(
      app, "serve", "Serve the site and the API",
      "  nonet serve\n  nonet serve --host 0.0.0.0 --port 9000\n"
      "  nonet serve --config /etc/nonet.conf --print-config\n"
      "\nEvery option can also be given by the environment (NONET_PORT for --port, yes\n"
      "or no for those without a value) or in the configuration file; flags count\n"
      "first, then the environment, then the file.\n");
  add_serve_options(serve_app, serve);

  DbArguments db;
  db.add_to(add_command(app, "db", "Keep puzzles, players and games in a database",
                        "  nonet db import million.txt\n"
                        "  nonet db export --level hard --to sdm > hard.sdm\n"
                        "  nonet db stats --db postgresql://nonet@localhost/nonet\n"
                        "  nonet db backup nonet-copy.db\n"));

  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream out;
    std::ostringstream problem;
    const int code = app.exit(error, out, problem);
    return tl::unexpected{Answered{code == 0 ? kFine : kWrongUsage, out.str(), problem.str()}};
  }
  if (std::string wrong = contradiction_in(solve); solve_app->parsed() && !wrong.empty())
    return tl::unexpected{Answered{kWrongUsage, {}, wrong + "\n"}};
  if (std::string wrong = contradiction_in(rate); rate_app->parsed() && !wrong.empty())
    return tl::unexpected{Answered{kWrongUsage, {}, wrong + "\n"}};
  if (std::string wrong = contradiction_in(watch); watch_app->parsed() && !wrong.empty())
    return tl::unexpected{Answered{kWrongUsage, {}, wrong + "\n"}};
  if (std::string wrong = contradiction_in(canon); canon_app->parsed() && !wrong.empty())
    return tl::unexpected{Answered{kWrongUsage, {}, wrong + "\n"}};
  if (std::string wrong = contradiction_in(generate); generate_app->parsed() && !wrong.empty())
    return tl::unexpected{Answered{kWrongUsage, {}, wrong + "\n"}};
  if (std::string wrong = objection_to_environment(); !wrong.empty())
    return tl::unexpected{Answered{kWrongUsage, {}, wrong + "\n"}};
  if (check_app->parsed()) return check;
  if (convert_app->parsed()) return convert;
  if (canon_app->parsed()) return canon;
  if (cases_app->parsed()) return cases;
  if (hint_app->parsed()) return hint;
  if (steps_app->parsed()) return steps;
  if (explain_app->parsed()) return explain;
  if (solve_app->parsed()) return solve;
  if (generate_app->parsed()) return generate;
  if (rate_app->parsed()) return rate;
  if (watch_app->parsed()) return watch;
  if (bench_app->parsed()) return bench;
  if (serve_app->parsed()) return serve;
  if (db.chosen) return *db.chosen;
  return tl::unexpected{Answered{kFine, kOverview, {}}};
}

}  // namespace nonet::cli
