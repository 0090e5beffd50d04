#include <fmt/format.h>

#include "cli/args/help.h"
#include "cli/reference/completions.h"

namespace nonet::cli {

namespace {

// A text inside '…' where zsh gives [ ] : a meaning.
std::string zsh_quoted(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\'') {
      out += "'\\''";
      continue;
    }
    if (c == '[' || c == ']' || c == ':' || c == '\\') out += '\\';
    out += c;
  }
  return out;
}

// What may follow: ":NAME:(a b c)".
std::string action_of(const Option& option) {
  std::string action;
  if (option.list && !option.choices.empty())
    action = fmt::format("_values -s , {} {}", option.value, fmt::join(option.choices, " "));
  else if (!option.choices.empty() && option.offer == Offer::files)
    action = fmt::format("{{_alternative \"names:name:({})\" \"files:file:_files\"}}",
                         fmt::join(option.choices, " "));
  else if (!option.choices.empty())
    action = fmt::format("({})", fmt::join(option.choices, " "));
  else if (option.offer == Offer::files)
    action = "_files";
  else if (option.offer == Offer::folders)
    action = "_files -/";
  return fmt::format("{}{}:{}", option.value_optional ? "::" : ":", zsh_quoted(option.value),
                     action);
}

std::string row_of(const Option& option) {
  if (option.is_argument()) return fmt::format("'1{}'", action_of(option));
  const auto names = option.all_names();
  const std::string tail = fmt::format("[{}]{}", zsh_quoted(meaning_of(option)),
                                       option.is_flag() ? "" : action_of(option));
  if (names.size() == 1) return fmt::format("'{}{}{}'", option.list ? "*" : "", names[0], tail);
  return fmt::format("'({})'{{{}}}'{}'", fmt::join(names, " "), fmt::join(names, ","), tail);
}

std::string arguments_of(const Spec& spec, const std::string& indent) {
  std::string text = indent + "_arguments -s '(- *)--help[Print this help]'";
  for (const Option& option : spec.options) text += " \\\n" + indent + "  " + row_of(option);
  return text + "\n";
}

std::string list_of(const std::vector<Spec>& commands, const std::string& indent) {
  std::string text = indent + "commands=(\n";
  for (const Spec& spec : commands)
    text += fmt::format("{}  '{}:{}'\n", indent, spec.name, zsh_quoted(spec.what));
  return text + indent + ")\n" + indent + "_describe command commands\n";
}

// Chooses the command by the first word, and what may follow it.
std::string function_of(const std::string& name, const std::vector<Spec>& commands,
                        const std::string& first) {
  std::string text = name +
                     "() {\n  local curcontext=$curcontext state line\n  local -a commands\n"
                     "  _arguments -C " +
                     first +
                     "'1:command:->command' '*::argument:->rest'\n  case $state in\n  command)\n" +
                     list_of(commands, "    ") + "    ;;\n  rest)\n    case $words[1] in\n";
  for (const Spec& spec : commands)
    text += "    " + spec.name + ")\n" +
            (spec.verbs.empty() ? arguments_of(spec, "      ")
                                : "      " + name + "_" + spec.name + "\n") +
            "      ;;\n";
  return text + "    esac\n    ;;\n  esac\n}\n\n";
}

}  // namespace

std::string zsh_completions(const std::vector<Spec>& commands) {
  std::string text =
      "#compdef nonet\n# zsh completion for nonet, written by: nonet completions zsh\n\n";
  for (const Spec& spec : commands)
    if (!spec.verbs.empty()) text += function_of("_nonet_" + spec.name, spec.verbs, "");
  text += function_of("_nonet", commands,
                      "'(- *)--help[Print this help]' '(- *)--version[Print the version]' ");
  return text +
         "if [[ $funcstack[1] = _nonet ]]; then _nonet \"$@\"; else compdef _nonet nonet; fi\n";
}

}  // namespace nonet::cli
