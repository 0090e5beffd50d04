#include "cli/args/help.h"

#include <algorithm>
#include <sstream>

#include <fmt/format.h>

#include "cli/args/shared.h"

namespace nonet::cli {

namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kLeft = 26;  // where the meaning of an option begins

// The text in lines that are not longer than the page, each after so many spaces.
std::string help_text(const std::string& text, std::size_t indent = 0) {
  std::string lines(indent, ' ');
  std::size_t column = indent;
  std::istringstream words{text};
  for (std::string word; words >> word; column += word.size()) {
    if (column > indent && column + 1 + word.size() <= kWidth) {
      lines += ' ';
      ++column;
    } else if (column > indent) {
      lines += '\n' + std::string(indent, ' ');
      column = indent;
    }
    lines += word;
  }
  return lines;
}

// A name on the left, what it means on the right, below it where the name is long.
std::string row(const std::string& name, const std::string& meaning) {
  const std::string left = "  " + name;
  const std::string right = help_text(meaning, kLeft);
  if (left.size() + 2 > kLeft) return left + "\n" + right + "\n";
  return left + right.substr(left.size()) + "\n";
}

std::string name_of(const Option& option) {
  if (option.is_argument()) return option.value;
  std::string name = fmt::format("{}", fmt::join(option.all_names(), ", "));
  if (option.is_flag()) return name;
  return name + (option.value_optional ? " [" + option.value + "]" : " " + option.value);
}

// Examples may be longer than a line: a puzzle cannot be broken.
std::string examples_of(const Spec& spec) {
  std::size_t widest = 0;
  for (const Example& example : spec.examples)
    if (!example.remark.empty()) widest = std::max(widest, example.typed.size());
  std::string text;
  for (const Example& example : spec.examples)
    text += example.remark.empty()
                ? "  " + example.typed + "\n"
                : fmt::format("  {:<{}}  {}\n", example.typed, widest, example.remark);
  return text;
}

}  // namespace

std::string meaning_of(const Option& option) {
  return option.standard.empty() ? option.meaning
                                 : option.meaning + " (default: " + option.standard + ")";
}

std::string usage_of(const Spec& spec, const std::string& path) {
  std::string usage = path + (spec.verbs.empty() ? " [OPTIONS]" : " COMMAND");
  for (const Option& option : spec.options)
    if (option.is_argument())
      usage += option.required ? " " + option.value : " [" + option.value + "]";
  return usage;
}

std::string exit_codes_of(const Spec& spec) {
  const std::string failed = spec.failed.empty() ? "" : "1 " + spec.failed + ", ";
  return "Exit codes: 0 fine, " + failed + "2 wrong usage, 3 input or output error" +
         (spec.ends_by_signal ? "." : ", 130 interrupted.");
}

std::string help_for(const Spec& spec, const std::string& path) {
  std::string text = spec.what + "\n\nUsage: " + usage_of(spec, path) + "\n\n";
  for (const Option& option : spec.options)
    if (option.is_argument()) text += row(name_of(option), meaning_of(option)) + "\n";
  if (!spec.verbs.empty()) text += "Commands:\n";
  for (const Spec& verb : spec.verbs) text += row(verb.name, verb.what);
  text += spec.verbs.empty() ? "Options:\n" : "\nOptions:\n";
  for (const Option& option : spec.options)
    if (!option.is_argument()) text += row(name_of(option), meaning_of(option));
  text += row("-h, --help", "Print this help");
  if (!spec.keys.empty()) text += "\nKeys:\n";
  for (const KeyRow& key : spec.keys) text += row(key.key, key.does);
  text += "\nExamples:\n" + examples_of(spec) + "\n";
  for (const std::string& note : spec.notes) text += help_text(note) + "\n\n";
  return text + help_text(exit_codes_of(spec)) + "\n";
}

std::string help_for_all(const std::vector<Spec>& commands) {
  std::string text =
      "Nonet solves, explains, rates, makes, checks and converts Sudoku puzzles.\n\n"
      "Usage: nonet COMMAND [OPTIONS] …\n\nCommands:\n";
  for (const Spec& spec : commands) text += row(spec.name, spec.what);
  text +=
      "\nOptions:\n" + row("-h, --help", "Print this help") + row("--version", "Print the version");
  return text + "\nnonet COMMAND --help tells more about a command.\n";
}

std::string overview() {
  return fmt::format(
      "Nonet solves, explains, rates, makes, checks and converts Sudoku puzzles.\n\n"
      "Five things to begin with (a puzzle, a file of many, or - for standard input):\n"
      "  nonet solve {}\n"
      "  nonet hint puzzle.txt                     the next step, as much as you want\n"
      "  nonet rate puzzles.txt                    how hard they are\n"
      "  nonet generate --level hard --count 10    new puzzles, exactly as wished\n"
      "  nonet serve                               the site, in your browser\n\n"
      "nonet --help lists all commands, nonet COMMAND --help tells more about one.\n",
      kExamplePuzzle);
}

}  // namespace nonet::cli
