// The only file that includes CLI11 (it takes long to compile): gives it the table of commands.
#include "cli/args/args.h"

#include <algorithm>
#include <cstdlib>
#include <functional>
#include <optional>
#include <ranges>
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

// What is wrong with the words, found while CLI11 reads them; it hands it on to parse_arguments.
class Objection : public CLI::ParseError {
 public:
  explicit Objection(std::string sentence)
      : ParseError("Objection", std::move(sentence), CLI::ExitCodes::ValidationError) {}
};

void add_value_option(CLI::App* app, const Option& row) {
  const CLI::callback_t take_all = [&row](const CLI::results_t& values) {
    if (values.size() > 1 && !row.list)
      throw Objection(main_name(row) + " is given more than once");
    for (const std::string& value : values)
      if (const std::string wrong = row.take(value); !wrong.empty())
        throw Objection((row.is_argument() ? row.value : main_name(row)) + ": " + wrong);
    return true;
  };
  CLI::Option* option = app->add_option(row.names, take_all)->required(row.required);
  option->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);  // so that take_all sees them
  if (row.list)
    option->expected(1, CLI::detail::expected_max_vector_size)
        ->allow_extra_args(false)
        ->delimiter(',');
  if (row.value_optional) option->expected(0, 1)->default_str("");
}

// --json, also written --json=true; --json=false leaves it as it is.
void add_flag(CLI::App* app, const std::string& names, const std::string& name,
              const std::function<void()>& set) {
  const CLI::callback_t take = [app, name, set](const CLI::results_t&) {
    bool is_set = false;
    try {
      is_set = app->get_option(name)->as<bool>();
    } catch (const CLI::ConversionError&) {
      throw Objection(name + " takes no value");
    }
    if (is_set) set();
    return true;
  };
  app->add_option(names, take)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast)->expected(0);
}

void add_option(CLI::App* app, const Option& row) {
  if (!row.is_flag()) return add_value_option(app, row);
  add_flag(app, row.names, main_name(row), [&row] { (void)row.take(""); });
}

// The rows must stay where they are while CLI11 works.
void add_command(CLI::App& parent, const Spec& spec) {
  CLI::App* app = parent.add_subcommand(spec.name);
  for (const Option& row : spec.options) add_option(app, row);
  for (const Spec& verb : spec.verbs) add_command(*app, verb);
  if (!spec.verbs.empty()) app->require_subcommand(1);
}

// What was typed of `nonet COMMAND [VERB]`: "solve", "db import".
struct Chosen {
  std::string path;  // "nonet db import"
  const Spec* spec = nullptr;
  const CLI::App* app = nullptr;  // that has read its options
};
Chosen chosen_of(const CLI::App& app, const std::vector<Spec>& commands) {
  Chosen chosen{.path = "nonet", .app = &app};
  for (const std::vector<Spec>* specs = &commands; !chosen.app->get_subcommands().empty();) {
    chosen.app = chosen.app->get_subcommands().front();
    for (const Spec& spec : *specs)
      if (spec.name == chosen.app->get_name()) chosen.spec = &spec;
    chosen.path += " " + chosen.app->get_name();
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

bool has_name(const Option& row, const std::string& name) {
  const std::vector<std::string> names = row.all_names();
  return std::find(names.begin(), names.end(), name) != names.end();
}

const Option* row_called(const Spec& spec, const std::string& name) {
  const auto row = std::find_if(spec.options.begin(), spec.options.end(),
                                [&](const Option& one) { return has_name(one, name); });
  return row == spec.options.end() ? nullptr : &*row;
}

// `excludes` stands in one of the two rows.
bool go_together(const Option& a, const Option& b) {
  const auto excludes = [](const Option& row, const Option& other) {
    return std::any_of(row.excludes.begin(), row.excludes.end(),
                       [&](const std::string& name) { return has_name(other, name); });
  };
  return !excludes(a, b) && !excludes(b, a);
}

// Of the options that are given, together: what is missing, and what does not go with another.
std::string objection_to_combination(const Chosen& chosen) {
  if (chosen.spec == nullptr) return {};
  const std::vector<Option>& rows = chosen.spec->options;
  const auto given = [&](const Option& row) {
    return chosen.app->get_option(row.all_names().back())->count() > 0;
  };
  for (const Option& row : rows) {
    if (row.required && !given(row)) return row.value + " is missing";
    if (!given(row)) continue;
    if (const Option* need = row_called(*chosen.spec, row.needs); need != nullptr && !given(*need))
      return main_name(row) + " goes with " + main_name(*need);
    for (const Option& other : rows)
      if (given(other) && !go_together(row, other))
        return main_name(row) + " does not go with " + main_name(other);
  }
  return {};
}

// The option at the end of the words that finds no value behind it, or but the commas of a list.
std::string option_left_without_value(const std::vector<std::string>& words, const Spec& spec) {
  for (const std::string& word : std::views::reverse(words)) {
    if (word.starts_with("--")) {
      if (const Option* row = row_called(spec, word.substr(0, word.find('='))))
        return main_name(*row);
    } else if (word.starts_with('-')) {  // several letters: the first that is no flag
      for (const char letter : word.substr(1))
        if (const Option* row = row_called(spec, std::string{'-', letter});
            row != nullptr && !row->is_flag())
          return main_name(*row);
    }
  }
  return words.back();
}

Answered answer_to(const CLI::ParseError& error, const CLI::App& app,
                   const std::vector<std::string>& words, const std::vector<Spec>& commands) {
  const Chosen chosen = chosen_of(app, commands);
  const auto is = [&](CLI::ExitCodes code) {
    return error.get_exit_code() == static_cast<int>(code);
  };
  const auto wrong = [&](const std::string& sentence) {
    return wrong_usage(sentence, chosen.path);
  };
  if (dynamic_cast<const CLI::CallForVersion*>(&error) != nullptr)
    return {kFine, "nonet " NONET_VERSION "\n", {}};
  // A mistyped verb is told by CLI11 as one that is missing.
  const std::vector<std::string> left = app.remaining(true);
  const bool wants_verb = chosen.spec != nullptr && !chosen.spec->verbs.empty();
  const bool mistyped = !left.empty() && (chosen.spec == nullptr || wants_verb);
  if (dynamic_cast<const CLI::CallForHelp*>(&error) != nullptr && !mistyped)
    return {kFine,
            chosen.spec == nullptr ? help_for_all(commands) : help_for(*chosen.spec, chosen.path),
            {}};
  if (mistyped) return wrong(objection_to(left.front(), chosen, commands));
  if (is(CLI::ExitCodes::ArgumentMismatch) && chosen.spec != nullptr)
    return wrong(option_left_without_value(words, *chosen.spec) + " wants a value");
  if (is(CLI::ExitCodes::RequiredError) && wants_verb)
    return wrong("one of its commands must follow " + chosen.path);
  if (is(CLI::ExitCodes::RequiredError) || is(CLI::ExitCodes::ExtrasError))
    if (const std::string together = objection_to_combination(chosen); !together.empty())
      return wrong(together);
  if (is(CLI::ExitCodes::ExtrasError)) return wrong(objection_to(left.front(), chosen, commands));
  return wrong(error.what());  // an Objection
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
  add_flag(&app, "--version", "--version", [] { throw CLI::CallForVersion(); });
  app.require_subcommand(0, 1);
  for (const Spec& spec : commands) add_command(app, spec);
  try {
    app.parse(reversed(words));
  } catch (const CLI::ParseError& error) {
    return tl::unexpected{answer_to(error, app, words, commands)};
  }
  const Chosen chosen = chosen_of(app, commands);
  if (chosen.spec == nullptr) return tl::unexpected{Answered{kFine, overview(), {}}};
  if (const std::string wrong = objection_to_combination(chosen); !wrong.empty())
    return tl::unexpected{wrong_usage(wrong, chosen.path)};
  auto command = chosen.spec->command();
  if (!command) return tl::unexpected{wrong_usage(command.error(), chosen.path)};
  if (const std::string wrong = objection_to_environment(); !wrong.empty())
    return tl::unexpected{wrong_usage(wrong, chosen.path)};
  return *std::move(command);
}

}  // namespace nonet::cli
