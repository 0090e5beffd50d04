#include "service/generate.h"

#include "board/name_table.h"
#include "board/pattern_symmetry.h"
#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"
#include "rate/level.h"
#include "rate/score.h"

namespace nonet::cli {

namespace {

// A text whose values have names; whether it is one of them is told with the whole wish.
template <class Rows>
Option named(std::string names, std::optional<std::string>& target, const Rows& rows,
             const std::string& meaning) {
  std::vector<std::string> choices = names_in(rows);
  Option row = text(std::move(names), "NAME", target, meaning + joined(choices));
  row.choices = std::move(choices);
  return row;
}

void add_rating_wishes(Options& options, service::WishWords& wish) {
  options.push_back(named("--level", wish.level, rate::kLevels, "Branching difficulty by name: "));
  options.push_back(flag("--band", wish.band,
                         "The hardest technique fits the level too, as in the shipped puzzles"));
  options.back().needs = "--level";
  options.push_back(text("--difficulty", "RANGE", wish.difficulty,
                         "Branching difficulty: a number or a range (120, 120-180, 300-)"));
  options.push_back(text("--score", "RANGE", wish.score, "Technique score: a number or a range"));
  options.push_back(
      named("--score-level", wish.score_level, rate::kScoreLevels, "Technique score by name: "));
}

void add_givens_wishes(Options& options, service::WishWords& wish) {
  options.push_back(
      text("--givens", "RANGE", wish.givens, "How many: a number or a range (24, 22-26)"));
  options.push_back(setting_flag("--minimal", wish.minimal, true, "No given can be left out"));
  options.push_back(
      setting_flag("--not-minimal", wish.minimal, false, "Some given can be left out"));
  options.back().excludes = {"--minimal"};
  options.push_back(
      named("--symmetry", wish.symmetry, kPatternSymmetries, "Of the pattern of givens: "));
  options.push_back(text("--pattern", "CELLS", wish.pattern,
                         "Exactly these givens: 81 characters, . for a cell that stays empty"));
}

void add_technique_wishes(Options& options, service::WishWords& wish) {
  options.push_back(
      flag("--solvable", wish.solvable, "The profile's techniques reach the solution"));
  const auto list = [&](const char* name, std::vector<std::string>& target, const char* meaning) {
    options.push_back(words(name, "KEY", target, meaning));
    options.back().choices = technique_keys();
  };
  list("--require", wish.require, "Needed: nothing easier goes on there (several with commas)");
  list("--allow", wish.allow, "Only these may be needed: techniques or groups");
  list("--forbid", wish.forbid, "Solvable without these");
  list("--beyond", wish.beyond, "Not solvable with these alone");
  options.push_back(
      text("--only-hard", "KEY", wish.only_hard, "Needed, and every other step is easier"));
  options.back().choices = technique_keys();
  options.push_back(text("--practice", "KEY", wish.practice,
                         "Positions where this technique is the move, as library lines"));
  options.back().choices = technique_keys();
}

// How they are made.
void add_making_options(Options& options, GenerateCommand& generate) {
  options.push_back(number("--seed", generate.seed, "The same seed gives the same puzzles", 0));
  options.push_back(number("--budget", generate.budget,
                           "Give up after so many attempts without a new puzzle (default 200000; "
                           "for the published method 1)"));
  options.push_back(choice("--method", generate.method, service::parse_method,
                           names_in(service::kMethods), "How they are made"));
  options.back().standard = "own";
  options.push_back(number("--rounds", generate.rounds, "published: rounds of 20 changes"));
  options.push_back(flag("--uniform-grids", generate.wish.uniform_grids,
                         "Begin with full grids that are all equally likely (slower)"));
  options.push_back(
      flag("--full-grids", generate.full_grids, "Write full grids instead of puzzles"));
  // A full grid is no puzzle: it has nothing that could be wished for.
  options.back().excludes = {"--level",   "--difficulty", "--score",       "--score-level",
                             "--givens",  "--minimal",    "--not-minimal", "--symmetry",
                             "--pattern", "--solvable",   "--require",     "--allow",
                             "--forbid",  "--beyond",     "--only-hard",   "--practice",
                             "--method",  "--json",       "--append",      "--resume"};
  options.push_back(number("-j,--jobs", generate.jobs, "Threads (default: all)", 1, 1024));
}

// Where they go.
void add_sheet_options(Options& options, GenerateCommand& generate) {
  Option format = format_option(generate.to);
  format.names = "--to,--format";
  format.excludes = {"--practice", "--db"};
  options.push_back(std::move(format));
  options.push_back(flag("--json", generate.json, "One object a line, with solution and rating"));
  options.back().excludes = {"--to"};
  options.push_back(flag("--stats", generate.stats, "Say how many attempts it took, and the seed"));
  options.push_back({"--db", "URL",
                     "Into a database with their ratings: a file, or postgresql://user@host/name",
                     [&generate](const std::string& url) -> std::string {
                       generate.db = DbPlace{url};
                       return {};
                     }});
  options.back().offer = Offer::files;
  options.push_back(text("-o,--output", "FILE", generate.output, "Write to FILE, which must be new",
                         Offer::files));
  options.push_back(flag("--append", generate.append,
                         "Add --count puzzles to the file, none that is in it already"));
  options.back().needs = "--output";
  options.push_back(
      flag("--resume", generate.resume, "Go on with the file until it holds --count puzzles"));
  options.back().needs = "--output";
  options.back().excludes = {"--append"};
}

std::string contradiction_in(const GenerateCommand& generate) {
  if (generate.db &&
      (!generate.output.empty() || generate.json || generate.full_grids || generate.wish.practice))
    return "--db takes puzzles alone: not with --output, --json, --full-grids or --practice";
  if ((generate.append || generate.resume) && !formats::envelope_of(generate.to).closing.empty())
    return "nothing can be added to a file that has an end of its own: choose another format with "
           "--to";
  const bool own_lines = generate.json || generate.wish.practice;
  if (generate.resume && !own_lines && !formats::envelope_of(generate.to).separator.empty())
    return "--resume wants a puzzle on each line: choose another format with --to";
  if (generate.method == generate::Method::published && generate.wish.pattern)
    return "the published method knows no patterns";
  if (generate.method != generate::Method::published && generate.rounds != GenerateCommand{}.rounds)
    return "--rounds goes with --method published";
  return {};
}

}  // namespace

Spec generate_spec() {
  const auto generate = std::make_shared<GenerateCommand>();
  Spec spec{.name = "generate",
            .what = "Make puzzles of exactly the kind you want",
            .examples = {{"nonet generate --level hard --count 100 --symmetry rot180 > hard.txt"},
                         {"nonet generate --allow singles,pairs,x-wing --require x-wing --seed 7"},
                         {"nonet generate --minimal --givens 22-23 --json"},
                         {"nonet generate --practice swordfish --count 20"}},
            .notes = {"Groups of techniques: " + service::technique_groups() +
                      ". Keys of techniques: nonet steps --help."},
            .failed = "the budget ended before all were made"};
  spec.options.push_back(number("--count", generate->count, "How many", 1, 1'000'000'000));
  add_rating_wishes(spec.options, generate->wish);
  add_givens_wishes(spec.options, generate->wish);
  add_technique_wishes(spec.options, generate->wish);
  add_profile_option(spec.options, generate->profile);
  add_making_options(spec.options, *generate);
  add_sheet_options(spec.options, *generate);
  spec.command = [generate]() -> tl::expected<Command, std::string> {
    if (std::string wrong = contradiction_in(*generate); !wrong.empty())
      return tl::unexpected{wrong};
    return *generate;
  };
  return spec;
}

}  // namespace nonet::cli
