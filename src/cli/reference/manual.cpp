// nonet man
#include "cli/reference/manual.h"

#include <fmt/format.h>
#include <unistd.h>

#include "cli/args/help.h"
#include "cli/args/table.h"
#include "cli/exit_code.h"
#include "cli/reference/completions.h"
#include "cli/screen/terminal.h"
#include "wire/lines.h"

namespace nonet::cli {

namespace {

// A text that troff shows as it is.
std::string roff(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '\\')
      out += "\\e";
    else if (c == '-')
      out += "\\-";
    else
      out += c;
  }
  if (out.starts_with('.') || out.starts_with('\'')) out.insert(0, "\\&");
  return out;
}

std::string roff_name(const Option& option) {
  std::string name;
  for (const std::string& one : option.all_names())
    name += (name.empty() ? "" : ", ") + ("\\fB" + roff(one) + "\\fR");
  if (option.is_argument()) return "\\fI" + roff(option.value) + "\\fR";
  return option.is_flag() ? name : name + " \\fI" + roff(option.value) + "\\fR";
}

std::string roff_command(const Spec& spec, const std::string& path) {
  std::string text = ".SS " + roff(usage_of(spec, path)) + "\n" + roff(spec.what) + ".\n";
  for (const Option& option : spec.options)
    text += ".TP\n" + roff_name(option) + "\n" + roff(meaning_of(option)) + ".\n";
  for (const KeyRow& key : spec.keys)
    text += ".TP\nKey \\fB" + roff(key.key) + "\\fR\n" + roff(key.does) + ".\n";
  for (const std::string& note : spec.notes) text += ".PP\n" + roff(note) + "\n";
  if (!spec.verbs.empty()) return text;  // the examples stand with the verbs
  text += ".PP\nExamples:\n.PP\n.nf\n.RS 4\n";
  for (const Example& example : spec.examples)
    text += roff(example.typed) + (example.remark.empty() ? "" : "    # " + roff(example.remark)) +
            "\n";
  return text + ".RE\n.fi\n.PP\n" + roff(exit_codes_of(spec)) + "\n";
}

constexpr const char* kPageHead =
    ".SH NAME\nnonet \\- solve, explain, rate, make, check and convert Sudoku puzzles\n"
    ".SH SYNOPSIS\n.B nonet\n\\fICOMMAND\\fR [\\fIOPTIONS\\fR] ...\n"
    ".SH DESCRIPTION\n"
    "Puzzles are given as 81 characters, as a file of one or many in any usual notation, or on "
    "standard input.\nMany puzzles are answered in their order, on all cores; a line that cannot "
    "be read is reported while the rest goes on.\n"
    ".SH COMMANDS\n";

constexpr const char* kPageTail =
    ".SH ENVIRONMENT\n"
    ".TP\n\\fBNONET_KERNEL\\fR\nThe machine code that solves: portable, avx2 or avx512.\n"
    ".TP\n\\fBNO_COLOR\\fR\nNo colours on a terminal.\n"
    ".TP\n\\fBNONET_PORT\\fR, \\fBNONET_DB\\fR and so on\nSettings of \\fBnonet serve\\fR, one for "
    "each of its options.\n"
    ".SH FILES\n.TP\n\\fInonet.db\\fR\nThe database, in the folder where the program runs, unless "
    "another is named.\n";

std::string markdown_name(const Option& option) {
  if (option.is_argument()) return "`" + option.value + "`";
  std::string name;
  for (const std::string& one : option.all_names()) name += (name.empty() ? "" : ", ") + one;
  if (!option.is_flag())
    name += option.value_optional ? " [" + option.value + "]" : " " + option.value;
  return "`" + name + "`";
}

// A cell of a table: a bar would end it.
std::string cell(std::string text) {
  for (std::size_t i = text.find('|'); i != std::string::npos; i = text.find('|', i + 2))
    text.insert(i, "\\");
  return text;
}

std::string markdown_command(const Spec& spec, const std::string& path, bool is_verb) {
  std::string text = fmt::format("{} {}\n{}.\n\n```text\n{}\n```\n\n", is_verb ? "###" : "##", path,
                                 spec.what, usage_of(spec, path));
  if (!spec.options.empty()) text += "| option | meaning |\n|---|---|\n";
  for (const Option& option : spec.options)
    text += fmt::format("| {} | {} |\n", cell(markdown_name(option)), cell(meaning_of(option)));
  if (!spec.options.empty()) text += "\n";
  if (!spec.keys.empty()) text += "| key | does |\n|---|---|\n";
  for (const KeyRow& key : spec.keys) text += fmt::format("| {} | {} |\n", key.key, key.does);
  if (!spec.keys.empty()) text += "\n";
  for (const std::string& note : spec.notes) text += note + "\n\n";
  if (!spec.verbs.empty()) return text;
  text += "```\n";
  for (const Example& example : spec.examples)
    text += example.typed + (example.remark.empty() ? "" : "    # " + example.remark) + "\n";
  return text + "```\n\n" + exit_codes_of(spec) + "\n\n";
}

}  // namespace

std::string manual_page(const std::vector<Spec>& commands) {
  std::string text = ".TH NONET 1 \"\" \"nonet " NONET_VERSION "\"\n.nh\n.ad l\n";
  text += kPageHead;
  each_command(commands, [&](const Spec& spec, const Spec* parent) {
    text += roff_command(
        spec, parent == nullptr ? "nonet " + spec.name : "nonet " + parent->name + " " + spec.name);
  });
  return text + kPageTail;
}

std::string manual_markdown(const std::vector<Spec>& commands) {
  std::string text =
      "# Commands\n\n"
      "Every command with every option, written by `nonet man --markdown`; a test keeps this page "
      "true.\n`nonet COMMAND --help` tells the same in the terminal.\n\n"
      "| command | does |\n|---|---|\n";
  for (const Spec& spec : commands)
    text += fmt::format("| [`{0}`](#nonet-{0}) | {1} |\n", spec.name, spec.what);
  text += "\n";
  each_command(commands, [&](const Spec& spec, const Spec* parent) {
    text += markdown_command(
        spec, parent == nullptr ? "nonet " + spec.name : "nonet " + parent->name + " " + spec.name,
        parent != nullptr);
  });
  text.pop_back();  // one line end is enough
  return text;
}

int run(const ManCommand& command) {
  if (command.schema)
    return write_all(STDOUT_FILENO, wire::lines_schema() + "\n") ? kFine : kIoError;
  const std::vector<Spec> commands = all_commands();
  const std::string text = command.markdown ? manual_markdown(commands) : manual_page(commands);
  return write_all(STDOUT_FILENO, text) ? kFine : kIoError;
}

}  // namespace nonet::cli
