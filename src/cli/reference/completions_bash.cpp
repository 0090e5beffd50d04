#include <fmt/format.h>

#include "cli/reference/completions.h"

namespace nonet::cli {

namespace {

// Which command the words before the cursor belong to: "db import" as db-import.
std::string key_of(const Spec& spec, const Spec* parent) {
  return parent == nullptr ? spec.name : parent->name + "-" + spec.name;
}

std::string words_of(const Spec& spec) {
  std::string words;
  for (const Spec& verb : spec.verbs) words += verb.name + " ";
  for (const Option& option : spec.options)
    if (!option.is_argument())
      for (const std::string& name : option.all_names()) words += name + " ";
  return words + "--help";
}

// The value after an option. Files are what bash offers where nothing is said.
std::string reply_for(const Option& option) {
  std::string reply;
  if (!option.choices.empty())
    reply = fmt::format("_nonet_offer \"{}\"", fmt::join(option.choices, " "));
  else if (option.offer == Offer::nothing)
    reply = "compopt +o default 2>/dev/null";
  else if (option.offer == Offer::folders)
    reply = "COMPREPLY=($(compgen -d -- \"$word\"))";
  return reply.empty() ? "return" : reply + "; return";
}

constexpr const char* kHead =
    "# bash completion for nonet, written by: nonet completions bash\n"
    "\n"
    "# Words that begin like what is typed; a value may be a list with commas.\n"
    "_nonet_offer() {\n"
    "  local lead=\n"
    "  [[ $word != *,* ]] || lead=${word%,*},\n"
    "  COMPREPLY=($(compgen -P \"$lead\" -W \"$1\" -- \"${word##*,}\"))\n"
    "}\n"
    "\n"
    "_nonet() {\n"
    "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} command= i\n"
    "  COMPREPLY=()\n"
    "  for ((i = 1; i < COMP_CWORD; i++)); do\n"
    "    case $command:${COMP_WORDS[i]} in\n";

}  // namespace

std::string bash_completions(const std::vector<Spec>& commands) {
  std::string finds;   // which command it is
  std::string values;  // what comes after an option
  std::string words;   // what can be typed otherwise
  std::string all;
  for (const Spec& command : commands) all += command.name + " ";
  each_command(commands, [&](const Spec& spec, const Spec* parent) {
    const std::string key = key_of(spec, parent);
    finds += fmt::format("      {}:{}) command={} ;;\n", parent == nullptr ? "" : parent->name,
                         spec.name, key);
    words += fmt::format("    {}) words=\"{}\" ;;\n", key, words_of(spec));
    for (const Option& option : spec.options) {
      if (option.is_flag() || option.is_argument()) continue;
      std::string pattern;
      for (const std::string& name : option.all_names())
        pattern += fmt::format("{}{}:{}", pattern.empty() ? "" : "|", key, name);
      values += fmt::format("    {}) {} ;;\n", pattern, reply_for(option));
    }
    for (const Option& option : spec.options)
      if (option.is_argument() && !option.choices.empty())
        values += fmt::format("    {}:{}) {} ;;\n", key, spec.name, reply_for(option));
  });
  return kHead + finds + "    esac\n  done\n  case $command:$before in\n" + values +
         "  esac\n  local words\n  case $command in\n" +
         fmt::format("    '') words=\"{}--help --version\" ;;\n", all) + words +
         "  esac\n"
         "  # Where a command must follow there are no files; elsewhere options begin with a "
         "dash.\n"
         "  case $command in\n    ''|db) compopt +o default 2>/dev/null; _nonet_offer \"$words\" "
         ";;\n"
         "    *) [[ $word != -* ]] || _nonet_offer \"$words\" ;;\n  esac\n}\n"
         "complete -o bashdefault -o default -F _nonet nonet\n";
}

}  // namespace nonet::cli
