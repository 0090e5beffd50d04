// The subcommands: what each is told, and the function that runs it. The tables of args/ fill these
// from the command line; one file per subcommand runs them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "board/shape.h"
#include "cli/commands/given.h"
#include "formats/format.h"
#include "generate/workshop.h"
#include "logic/notes.h"
#include "service/solve.h"
#include "service/wish_words.h"

namespace nonet::cli {

// Enough to watch any 9×9 search by a person; the rest of a longer run is counted, not kept.
inline constexpr std::size_t kTraceCap = 1'000'000;

struct InputOptions {
  std::string input;  // a puzzle, a file, "-", or empty: standard input, asking at a terminal
  std::optional<formats::Format> from;
  unsigned jobs = 0;             // 0: one for each core
  std::uint64_t after_line = 0;  // puzzles that begin up to this line are left out
  bool aligned = false;
  bool json = false;
};

struct CheckCommand {
  InputOptions input;
  bool minimal = false;
  std::optional<std::string> db = {};  // a database that may know the puzzles
};
struct ConvertCommand {
  InputOptions input;
  formats::Format to = formats::Format::line;
};
struct CanonCommand {
  InputOptions input;
  bool unique = false;  // the puzzles themselves, each kind once
};
// Technique cases: library lines with the effect that each must have.
struct CasesCommand {
  InputOptions input;
};
// What the verbs of teaching share, as typed.
struct LogicArguments {
  std::string profile = "standard";                       // a name or a file
  std::vector<std::string> techniques;                    // only these
  std::vector<std::string> known;                         // hint: those that the player knows
  std::vector<std::string> history;                       // hint: the moves, "r4c5=7"
  logic::NotesAre notes_are = logic::NotesAre::detected;  // hint
  std::vector<std::string> inner;  // what advances fork chains; none: as the profile says
  std::string within;              // steps: a cell or a house
  std::size_t limit = 1000;        // steps: of one technique
};
struct HintCommand {
  InputOptions input;
  LogicArguments logic;
  std::optional<std::size_t> stage;
};
struct StepsCommand {
  InputOptions input;
  LogicArguments logic;
};
struct ExplainCommand {
  InputOptions input;
  LogicArguments logic;
  std::string why_not;  // "r4c5=7"
  bool no_boards = false;
  bool group = false;   // equally easy singles are one turn
  bool anyway = false;  // also the steps of a puzzle without a solution
};
struct SolveCommand {
  InputOptions input;
  service::Engine engine = service::Engine::fast;
  std::optional<service::Decide> decide;  // none: as usual_decide has it
  std::uint64_t count = 2;                // stop counting solutions here
  std::uint64_t budget = 100'000'000;     // most decisions or conflicts
  bool stats = false;
  bool constrain_only = false;
  std::string trace_file;
  std::string proof_file;
  std::string dimacs_file;
  std::string profile = "standard";         // logic: a name or a file
  std::optional<std::string> results_file;  // logic: board and steps; empty: named after the input
  std::optional<Shape> shape;               // a board of another size; the input is then one board
};
// Where a database is.
struct DbPlace {
  std::string url = "nonet.db";  // a file, or postgresql://…
};
struct GenerateCommand {
  service::WishWords wish;
  std::string profile = "standard";  // a name or a file
  std::uint64_t count = 1;
  std::optional<std::uint64_t> seed;    // none: by chance
  std::optional<std::uint64_t> budget;  // attempts without a new puzzle
  generate::Method method = generate::Method::own;
  std::uint64_t rounds = 200;
  bool full_grids = false;
  unsigned jobs = 0;  // 0: one for each core
  formats::Format to = formats::Format::line;
  bool json = false;
  bool stats = false;
  std::string output;         // empty: standard output
  bool append = false;        // behind what is in the file
  bool resume = false;        // the same, until the file holds `count`
  std::optional<DbPlace> db;  // into a database instead
};
struct RateCommand {
  InputOptions input;
  std::string profile = "standard";  // a name or a file
  bool tsv = false;                  // also for a single puzzle
  bool csv = false;
  std::string output;   // a file for the answers; empty: standard output
  bool resume = false;  // go on where an earlier run has ended
};
// Counts up to two solutions, so that its story ends with the proof that there is no second.
struct WatchCommand {
  InputOptions input;
  service::Engine engine = service::Engine::cdcl;
  std::optional<service::Decide> decide;  // none: mrv
  std::uint64_t budget = 100'000'000;
  std::optional<Shape> shape;
  bool group = false;           // logic: equally easy singles are one step
  std::optional<double> speed;  // events a second; none: the director sets the pace
};
// How fast the fast engine is here.
struct BenchCommand {
  InputOptions input;
  std::string kernel;  // empty: the quickest that runs here
};
struct ServeCommand {
  std::vector<Given> flags;
  std::string config_file;
  bool print_config = false;
};

// The manual of the program, made from the table of its commands.
struct ManCommand {
  bool markdown = false;
  bool schema = false;  // of the lines of --json instead
};
enum class Shell : std::uint8_t { bash, zsh, fish };
struct CompletionsCommand {
  Shell shell = Shell::bash;
};

struct DbMigrateCommand {
  DbPlace db;
};
struct DbStatusCommand {
  DbPlace db;
  bool check = false;  // read everything, and say what does not fit together
  bool json = false;
};
struct DbImportCommand {
  DbPlace db;
  InputOptions input;
  std::string source;
  std::string collection;
  bool unrated = false;  // `rerate` can do it later
};
// Which puzzles: all, or those of one level, technique or collection.
struct DbExportCommand {
  DbPlace db;
  formats::Format to = formats::Format::line;
  bool tsv = false;  // a table with everything that is known about them
  std::string level;
  std::string technique;
  std::string collection;
};
struct DbStatsCommand {
  DbPlace db;
  bool json = false;
};
struct DbBackupCommand {
  DbPlace db;
  std::string file;
};
struct DbRerateCommand {
  DbPlace db;
  bool all = false;  // also those that this version has rated
};

using Command =
    std::variant<CheckCommand, ConvertCommand, CanonCommand, CasesCommand, HintCommand,
                 StepsCommand, ExplainCommand, SolveCommand, RateCommand, GenerateCommand,
                 BenchCommand, WatchCommand, ServeCommand, DbMigrateCommand, DbStatusCommand,
                 DbImportCommand, DbExportCommand, DbStatsCommand, DbBackupCommand, DbRerateCommand,
                 ManCommand, CompletionsCommand>;

int run(const CheckCommand& command);
int run(const ConvertCommand& command);
int run(const CanonCommand& command);
int run(const CasesCommand& command);
int run(const HintCommand& command);
int run(const StepsCommand& command);
int run(const ExplainCommand& command);
int run(const SolveCommand& command);
int run(const GenerateCommand& command);
int run(const RateCommand& command);
int run(const WatchCommand& command);
int run(const BenchCommand& command);
int run(const ServeCommand& command);
int run(const DbMigrateCommand& command);
int run(const DbStatusCommand& command);
int run(const DbImportCommand& command);
int run(const DbExportCommand& command);
int run(const DbStatsCommand& command);
int run(const DbBackupCommand& command);
int run(const DbRerateCommand& command);
int run(const ManCommand& command);
int run(const CompletionsCommand& command);

}  // namespace nonet::cli
