// The only file that includes CLI11 (it takes long to compile): gives it the table of commands.
#include "cli/args/args.h"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <CLI/CLI.hpp>

#include "batch/bench.h"
#include "cli/args/help.h"
#include "cli/args/nearest.h"
#include "cli/args/table.h"
#include "cli/exit_code.h"
#include "search/kernel.h"

namespace nonet::cli {

namespace {

// The first long one, which CLI11 names too.
std::string main_name(const Option& row) {
  const std::vector<std::string> names = row.all_names();
  for (const std::string& name : names)
    if (name.starts_with("--")) return name;
  return names.front();
}

void add_value_option(CLI::App* app, const Option& row) {
  const CLI::callback_t take_all = [&row](const CLI::results_t& values) {
    for (const std::string& value : values)
      if (const std::string wrong = row.take(value); !wrong.empty())
        throw CLI::ValidationError(row.is_argument() ? row.value : main_name(row), wrong);
    return true;
  };
  CLI::Option* option = app->add_option(row.names, take_all)->required(row.required);
  if (row.list)
    option->expected(1, CLI::detail::expected_max_vector_size)
        ->allow_extra_args(false)
        ->delimiter(',');
  if (row.value_optional) option->expected(0, 1)->default_str("");
}

void add_option(CLI::App* app, const Option& row) {
  if (!row.is_flag()) return add_value_option(app, row);
  app->add_flag_callback(row.names, [&row] { (void)row.take(""); });
}

// The rows must stay where they are while CLI11 works.
void add_command(CLI::App& parent, const Spec& spec) {
  CLI::App* app = parent.add_subcommand(spec.name);
  for (const Option& row : spec.options) add_option(app, row);
  for (const Option& row : spec.options) {
    CLI::Option* option = app->get_option(row.all_names().back());
    for (const std::string& other : row.excludes) option->excludes(app->get_option(other));
    if (!row.needs.empty()) option->needs(app->get_option(row.needs));
  }
  for (const Spec& verb : spec.verbs) add_command(*app, verb);
  if (!spec.verbs.empty()) app->require_subcommand(1);
}

// What was typed of `nonet COMMAND [VERB]`: "solve", "db import".
struct Chosen {
  std::string path;  // "nonet db import"
  const Spec* spec = nullptr;
};
Chosen chosen_of(const CLI::App& app, const std::vector<Spec>& commands) {
  Chosen chosen{.path = "nonet"};
  const CLI::App* level = &app;
  for (const std::vector<Spec>* specs = &commands; !level->get_subcommands().empty();) {
    level = level->get_subcommands().front();
    for (const Spec& spec : *specs)
      if (spec.name == level->get_name()) chosen.spec = &spec;
    chosen.path += " " + level->get_name();
    specs = &chosen.spec->verbs;
  }
  return chosen;
}

Answered wrong_usage(const std::string& sentence, const std::string& path) {
  return {kWrongUsage, {}, "nonet: " + sentence + "\n" + path + " --help tells more.\n"};
}

// A word that has no place: a command, an option or an argument too many.
std::string objection_to(const std::string& word, const Chosen& chosen,
                         const std::vector<Spec>& commands) {
  std::vector<std::string> known;
  const bool is_option = word.starts_with('-');
  const bool is_command = !is_option && (chosen.spec == nullptr || !chosen.spec->verbs.empty());
  if (is_command)
    for (const Spec& spec : chosen.spec == nullptr ? commands : chosen.spec->verbs)
      known.push_back(spec.name);
  if (is_option && chosen.spec != nullptr)
    for (const Option& row : chosen.spec->options)
      for (const std::string& name : row.all_names()) known.push_back(name);
  if (std::find(known.begin(), known.end(), word) != known.end())
    return "options come behind the command: " + chosen.path + " " + word;
  std::string sentence = is_command  ? "there is no command '" + word + "'"
                         : is_option ? "there is no option '" + word + "'"
                                     : "'" + word + "' is one argument too many";
  if (const auto near = nearest(word, known)) sentence += ": do you mean " + *near + "?";
  return sentence;
}

// CLI11's words and ours. What comes behind them stays, or goes.
struct Wording {
  std::string_view theirs;
  std::string_view ours;
  bool rest_goes = false;
};
constexpr Wording kWording[] = {
    {" requires ", " goes with "},
    {" excludes ", " does not go with "},
    {": 1 required ", " wants a value", true},
    {": At Most 1 required ", " is given more than once", true},
};

// "Could not convert: --json = foo": a value where none is wanted, since values are read by `take`.
std::string objection_to_flag(std::string_view rest) {
  return std::string{rest.substr(0, rest.find(' '))} + " takes no value";
}

std::string in_our_words(std::string sentence) {
  constexpr std::string_view kNotConverted = "Could not convert: ";
  if (sentence.starts_with(kNotConverted))
    return objection_to_flag(std::string_view{sentence}.substr(kNotConverted.size()));
  for (const auto& [theirs, ours, rest_goes] : kWording)
    if (const auto at = sentence.find(theirs); at != std::string::npos)
      sentence.replace(at, rest_goes ? std::string::npos : theirs.size(), ours);
  return sentence;
}

Answered answer_to(const CLI::ParseError& error, const CLI::App& app,
                   const std::vector<Spec>& commands) {
  const Chosen chosen = chosen_of(app, commands);
  const auto code = static_cast<CLI::ExitCodes>(error.get_exit_code());
  if (error.get_name() == "CallForVersion") return {kFine, "nonet " NONET_VERSION "\n", {}};
  // A mistyped verb is told by CLI11 as one that is missing.
  const std::vector<std::string> left = app.remaining(true);
  const bool wants_verb = chosen.spec != nullptr && !chosen.spec->verbs.empty();
  const bool mistyped = !left.empty() && (chosen.spec == nullptr || wants_verb);
  if (error.get_name() == "CallForHelp" && !mistyped)
    return {kFine,
            chosen.spec == nullptr ? help_for_all(commands) : help_for(*chosen.spec, chosen.path),
            {}};
  if (code == CLI::ExitCodes::ExtrasError || mistyped)
    return wrong_usage(objection_to(left.front(), chosen, commands), chosen.path);
  if (code == CLI::ExitCodes::RequiredError && wants_verb)
    return wrong_usage("one of its commands must follow " + chosen.path, chosen.path);
  if (code == CLI::ExitCodes::RequiredError && chosen.spec != nullptr)
    for (const Option& row : chosen.spec->options)
      if (row.required) return wrong_usage(row.value + " is missing", chosen.path);
  return wrong_usage(in_our_words(error.what()), chosen.path);
}

// `--engine= PUZZLE`, of which CLI11 would take the puzzle for the value. Empty: there is none.
std::string option_without_its_value(const std::vector<std::string>& words) {
  const auto end = std::find(words.begin(), words.end(), "--");
  const auto found = std::find_if(words.begin(), end, [](const std::string& word) {
    return word.starts_with("--") && word.find('=') == word.size() - 1;
  });
  return found == end ? std::string{} : found->substr(0, found->size() - 1);
}

// In reverse, as CLI11 wants them. `nonet help solve` is `nonet solve --help`.
std::vector<std::string> reversed(std::vector<std::string> words) {
  if (!words.empty() && words.front() == "help") {
    words.erase(words.begin());
    words.emplace_back("--help");
  }
  std::reverse(words.begin(), words.end());
  return words;
}

// The environment can name a kernel for every subcommand; it is as wrong as an option can be.
std::string objection_to_environment() {
  const char* kernel = std::getenv(search::kKernelVariable);
  if (kernel == nullptr || *kernel == '\0') return {};
  const auto objection = batch::objection_to_kernel(kernel);
  return objection ? std::string{search::kKernelVariable} + ": " + *objection : std::string{};
}

}  // namespace

tl::expected<Command, Answered> parse_arguments(int argc, const char* const* argv) {
  const std::vector<std::string> words(argv + 1, argv + argc);
  if (const std::string option = option_without_its_value(words); !option.empty())
    return tl::unexpected{wrong_usage(option + " wants a value", "nonet " + words.front())};
  const std::vector<Spec> commands = all_commands();
  CLI::App app;
  app.name("nonet");
  app.set_version_flag("--version", NONET_VERSION);
  app.require_subcommand(0, 1);
  for (const Spec& spec : commands) add_command(app, spec);
  try {
    app.parse(reversed(words));
  } catch (const CLI::ParseError& error) {
    return tl::unexpected{answer_to(error, app, commands)};
  }
  const Chosen chosen = chosen_of(app, commands);
  if (chosen.spec == nullptr) return tl::unexpected{Answered{kFine, overview(), {}}};
  auto command = chosen.spec->command();
  if (!command) return tl::unexpected{wrong_usage(command.error(), chosen.path)};
  if (const std::string wrong = objection_to_environment(); !wrong.empty())
    return tl::unexpected{wrong_usage(wrong, chosen.path)};
  return *std::move(command);
}

}  // namespace nonet::cli
