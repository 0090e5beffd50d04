#include <filesystem>

#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

namespace {

// No --aligned: every puzzle that can be read has its row, and the puzzle is in it.
void add_rate_options(Options& options, RateCommand& rate) {
  add_puzzle_options(options, rate.input);
  add_jobs_option(options, rate.input);
  add_profile_option(options, rate.profile);
  options.push_back(flag("--tsv", rate.tsv, "A table with tabs: the default for many puzzles"));
  options.push_back(flag("--csv", rate.csv, "A table with commas"));
  options.back().excludes = {"--tsv"};
  options.push_back(flag("--json", rate.input.json, "The whole card as JSON, one object a line"));
  options.back().excludes = {"--tsv", "--csv"};
  options.push_back(
      text("-o,--output", "FILE", rate.output, "Write to FILE, which must be new", Offer::files));
  options.push_back(
      flag("--resume", rate.resume,
           "Go on after the last whole line of the file (exit code: of the rest alone)"));
  options.back().needs = "--output";
}

}  // namespace

Spec rate_spec() {
  const auto rate = std::make_shared<RateCommand>();
  Spec spec{
      .name = "rate",
      .what = "Say how hard puzzles are",
      .examples = {{std::string{"nonet rate "} + kExamplePuzzle},
                   {"nonet rate puzzles.txt > ratings.tsv"},
                   {"nonet rate million.txt --output million.tsv", "Ctrl-C when you like, then"},
                   {"nonet rate million.txt --output million.tsv --resume", "go on"}},
      .notes = {"Columns: puzzle, branching difficulty and its level, technique score, its level "
                "and the hardest technique; er, ep and ed stay empty for now; last the branching "
                "difficulty of the board as given (the other one is that of the canonical form). A "
                "score is empty where the profile's techniques do not solve the puzzle, everything "
                "where it has no rating."}};
  add_rate_options(spec.options, *rate);
  spec.command = [rate]() -> tl::expected<Command, std::string> {
    if (rate->resume && !std::filesystem::is_regular_file(rate->input.input))
      return tl::unexpected<std::string>{
          "--resume needs the input as a file, to find the place again"};
    return *rate;
  };
  return spec;
}

}  // namespace nonet::cli
