#include "cli/args/shared.h"

#include <cstdio>

#include "cli/args/options.h"
#include "logic/technique.h"
#include "service/choice_names.h"

namespace nonet::cli {

namespace {

const std::vector<std::string> kProfiles{"standard", "classic", "sudokio", "all"};

// "16" or the box as "4x4"; or what is wrong with it.
tl::expected<Shape, std::string> parse_shape(const std::string& text) {
  int first = 0;
  int second = 0;
  char rest = 0;
  std::optional<Shape> shape;
  if (std::sscanf(text.c_str(), "%2dx%2d%c", &first, &second, &rest) == 2) {
    shape = Shape::from_box(first, second);
  } else if (std::sscanf(text.c_str(), "%2d%c", &first, &rest) == 1) {
    shape = Shape::for_size(first);
    if (!shape && 4 <= first && first <= Shape::kLargest)
      return tl::unexpected{"no boxes fit a board of " + text + " rows and columns"};
  }
  if (shape) return *shape;
  return tl::unexpected{"'" + text + "' is none of 4 to 36, or a box such as 2x3"};
}

}  // namespace

void add_puzzle_options(Options& options, InputOptions& input) {
  Option what = text("input", "PUZZLE|FILE|-", input.input,
                     "A puzzle, a file, or - for standard input", Offer::files);
  // "$UNSET" of a script: to wait for standard input would look like a long search.
  what.take = [take = what.take](const std::string& typed) -> std::string {
    return typed.empty() ? "this is empty, neither a puzzle nor the name of a file" : take(typed);
  };
  options.push_back(std::move(what));
  options.push_back(choice("--from", input.from, formats::parse_format, formats::format_names(),
                           "Format of the input (detected when not given)"));
}

void add_jobs_option(Options& options, InputOptions& input) {
  options.push_back(number("-j,--jobs", input.jobs,
                           "Threads for a file of many puzzles (default: all)", 1, 1024));
}

void add_input_options(Options& options, InputOptions& input) {
  add_puzzle_options(options, input);
  add_jobs_option(options, input);
  options.push_back(
      flag("--aligned", input.aligned,
           "Line n of the output belongs to line n of the input: a line that cannot "
           "be read, or has several puzzles, gets a comment line (with --json an object)"));
  options.push_back(flag("--json", input.json, "Answer as JSON, one object a line"));
}

Option after_line_option(InputOptions& input) {
  return number("--after-line", input.after_line,
                "Go on behind this line of the input: an interrupted run says which", 1);
}

void add_engine_options(Options& options, service::Engine& engine,
                        std::optional<service::Decide>& decide, std::vector<std::string> offered) {
  options.push_back(
      choice("--engine", engine, service::parse_engine, std::move(offered), "How to solve"));
  options.back().standard = service::name_of(engine);
  options.push_back(choice("--decide", decide, service::parse_decide, names_in(service::kDecides),
                           "What cdcl guesses next"));
}

void add_budget_option(Options& options, std::uint64_t& budget) {
  options.push_back(number("--budget", budget, "Give up after so many decisions or conflicts", 0));
}

void add_size_option(Options& options, std::optional<Shape>& shape) {
  const auto take = [&shape](const std::string& typed) -> std::string {
    const auto parsed = parse_shape(typed);
    if (!parsed) return parsed.error();
    shape = *parsed;
    return {};
  };
  options.push_back({"--size", "SIZE",
                     "Size of the board, 4 to 36, or its box, such as 2x3; other than 9 is solved "
                     "by cdcl",
                     take});
}

void add_profile_option(Options& options, std::string& profile) {
  options.push_back(text("--profile", "NAME|FILE", profile,
                         "Which techniques, in which order: " + joined(kProfiles) +
                             ", or a file with a technique and its points on each line",
                         Offer::files));
  options.back().choices = kProfiles;
}

Option inner_option(std::vector<std::string>& inner) {
  Option row =
      words("--inner", "KEY", inner,
            "What advances the branches of fork chains, with commas (default: naked and "
            "hidden singles); fork-chain:2 among them allows forks inside forks, two deep");
  row.choices = technique_keys();
  return row;
}

Option group_option(bool& group) {
  return flag("--group", group, "Take singles that are equally easy together, as one step");
}

Option format_option(formats::Format& target) {
  Option row = choice("--to", target, formats::parse_format, formats::format_names(),
                      "Format of the output");
  row.standard = formats::name_of(target);
  return row;
}

Option db_option(std::string& url) {
  return text("--db", "URL", url, "The database: a file, or postgresql://user@host/name",
              Offer::files);
}

std::vector<std::string> technique_keys() {
  std::vector<std::string> keys;
  keys.reserve(logic::all_techniques().size());
  for (const logic::Technique& technique : logic::all_techniques())
    keys.emplace_back(technique.key);
  return keys;
}

}  // namespace nonet::cli
