// The command line as data: a row for everything that can be typed. The parser, --help, the manual
// page, the completions of the shells and docs/commands.md are all made from these rows, so that
// none of them can say what another does not.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include <tl/expected.hpp>

#include "cli/commands/commands.h"

namespace nonet::cli {

// What else a shell offers for a value.
enum class Offer : std::uint8_t { nothing, files, folders };

// To add an option: a row in its command's file, by one of the functions of options.h.
struct Option {
  std::string names;    // "-j,--jobs"; a name without dashes is an argument, known by its place
  std::string value;    // what its value is called, "FILE"; empty: a flag
  std::string meaning;  // begins with a capital letter, has no full stop at its end
  // Takes the value and answers nothing, or answers what is wrong with it. A flag's is empty.
  std::function<std::string(const std::string&)> take;
  std::string standard = {};               // the default, where there is one to show
  std::vector<std::string> choices = {};   // values that a shell can offer
  std::vector<std::string> excludes = {};  // other options, by a name
  std::string needs = {};                  // another option that must be given too
  Offer offer = Offer::nothing;
  bool list = false;            // several values, between commas or by giving it again
  bool value_optional = false;  // may stand without a value, which is then taken as empty
  bool required = false;

  bool is_argument() const { return !names.starts_with('-'); }
  bool is_flag() const { return value.empty(); }
  std::vector<std::string> all_names() const;  // "-j", "--jobs"
};

struct Example {
  std::string typed;
  std::string remark = {};
};

// A key that is pressed, and what it does.
struct KeyRow {
  std::string key;
  std::string does;
};

// A subcommand. Owns what its options fill in: `command` holds it.
// To add one: a file beside this one that returns its Spec, a line in table.cpp, and in commands.h
// what it is told and the function that runs it.
struct Spec {
  std::string name;
  std::string what;  // one line for the list of commands
  std::vector<Example> examples = {};
  std::vector<std::string> notes = {};  // paragraphs
  std::vector<KeyRow> keys = {};
  // What exit code 1 means; empty: it does not occur.
  std::string failed = "some puzzle had no (or no unique) solution or could not be read";
  bool ends_by_signal = false;  // Ctrl-C is the usual end, not an interruption
  std::vector<Option> options = {};
  std::vector<Spec> verbs = {};  // as in `nonet db VERB`: one of them must follow
  // What was typed as a whole, or the sentence why its options do not go together.
  std::function<tl::expected<Command, std::string>()> command = {};
};

}  // namespace nonet::cli
