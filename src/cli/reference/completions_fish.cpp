#include <fmt/format.h>

#include "cli/args/help.h"
#include "cli/reference/completions.h"

namespace nonet::cli {

namespace {

std::string fish_quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' || c == '\\' ? fmt::format("\\{}", c) : std::string{c};
  return out + "'";
}

// Words that are typed before: "nonet db import …".
std::string condition_of(const Spec& spec, const Spec* parent) {
  const std::string seen = "__fish_seen_subcommand_from ";
  if (parent == nullptr) return fish_quoted(seen + spec.name);
  return fish_quoted(seen + parent->name + "; and " + seen + spec.name);
}

std::string row_of(const Option& option, const std::string& condition) {
  std::string row = "complete -c nonet -n " + condition;
  for (const std::string& name : option.all_names())
    if (name.starts_with("--"))
      row += " -l " + name.substr(2);
    else if (name.starts_with('-'))
      row += " -s " + name.substr(1);
  if (!option.is_flag() && !option.is_argument()) row += " -r";
  if (!option.is_flag()) row += option.offer == Offer::nothing ? " -f" : " -F";
  if (!option.choices.empty())
    row += " -a " + fish_quoted(fmt::format("{}", fmt::join(option.choices, " ")));
  return row + " -d " + fish_quoted(meaning_of(option)) + "\n";
}

}  // namespace

std::string fish_completions(const std::vector<Spec>& commands) {
  std::string text =
      "# fish completion for nonet, written by: nonet completions fish\n"
      "complete -c nonet -n __fish_use_subcommand -f\n"
      "complete -c nonet -l help -s h -d 'Print this help'\n"
      "complete -c nonet -n __fish_use_subcommand -l version -d 'Print the version'\n";
  each_command(commands, [&](const Spec& spec, const Spec* parent) {
    std::string before = "__fish_use_subcommand";
    if (parent != nullptr) {
      before =
          "__fish_seen_subcommand_from " + parent->name + "; and not __fish_seen_subcommand_from";
      for (const Spec& verb : parent->verbs) before += " " + verb.name;
    }
    text += fmt::format("complete -c nonet -n {} -f -a {} -d {}\n", fish_quoted(before), spec.name,
                        fish_quoted(spec.what));
    for (const Option& option : spec.options) text += row_of(option, condition_of(spec, parent));
  });
  return text;
}

}  // namespace nonet::cli
