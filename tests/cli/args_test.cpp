// The table of commands, and everything that is made from it: help, manual, completions,
// complaints.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "cli/args/nearest.h"
#include "cli/args/table.h"
#include "cli/reference/completions.h"
#include "cli/reference/manual.h"
#include "support/folder_test.h"
#include "support/process.h"

namespace nonet::testing {
namespace {

using cli::Option;
using cli::Spec;

std::vector<std::string> words_of(const Spec& spec, const Spec* parent) {
  return parent == nullptr ? std::vector{spec.name} : std::vector{parent->name, spec.name};
}

TEST(CommandTable, EveryRowIsComplete) {
  cli::each_command(cli::all_commands(), [](const Spec& spec, const Spec*) {
    EXPECT_FALSE(spec.what.empty()) << spec.name;
    EXPECT_FALSE(spec.examples.empty()) << spec.name;
    EXPECT_EQ(spec.verbs.empty(), static_cast<bool>(spec.command)) << spec.name;
    std::set<std::string> names{"-h", "--help"};
    for (const Option& option : spec.options) {
      EXPECT_TRUE(option.take) << option.names;
      EXPECT_FALSE(option.meaning.empty() || option.meaning.ends_with('.')) << option.names;
      for (const std::string& name : option.all_names())
        EXPECT_TRUE(names.insert(name).second) << spec.name << " has " << name << " twice";
    }
  });
}

TEST(CommandTable, AnOptionTakesTheSameKindOfValueEverywhere) {
  std::map<std::string, std::string> values;
  cli::each_command(cli::all_commands(), [&](const Spec& spec, const Spec*) {
    for (const Option& option : spec.options)
      for (const std::string& name : option.all_names()) {
        const auto [known, added] = values.emplace(name, option.value);
        EXPECT_EQ(known->second, option.value) << spec.name << " " << name;
      }
  });
}

TEST(CommandTable, WhatIsOfferedIsTaken) {
  cli::each_command(cli::all_commands(), [](const Spec& spec, const Spec*) {
    for (const Option& option : spec.options)
      if (option.names != "--kernel")  // some kernels do not run here, and that is said
        for (const std::string& value : option.choices)
          EXPECT_EQ(option.take(value), "") << spec.name << " " << option.names << " " << value;
  });
}

TEST(CommandTable, EveryOptionIsInEveryManual) {
  const auto commands = cli::all_commands();
  std::string page = cli::manual_page(commands);
  std::erase(page, '\\');
  const std::map<std::string, std::string> texts{{"manual page", page},
                                                 {"markdown", cli::manual_markdown(commands)},
                                                 {"bash", cli::bash_completions(commands)},
                                                 {"zsh", cli::zsh_completions(commands)}};
  const std::string fish = cli::fish_completions(commands);
  cli::each_command(commands, [&](const Spec& spec, const Spec*) {
    for (const Option& option : spec.options) {
      if (option.is_argument()) continue;
      const std::string name = option.all_names().back();
      for (const auto& [what, text] : texts)
        EXPECT_NE(text.find(name), std::string::npos) << what << " " << spec.name << " " << name;
      EXPECT_NE(fish.find(" -l " + name.substr(2) + " "), std::string::npos)
          << "fish " << spec.name << " " << name;
    }
  });
}

TEST(Help, OfEveryCommandHasUsageOptionsExamplesAndExitCodes) {
  cli::each_command(cli::all_commands(), [](const Spec& spec, const Spec* parent) {
    auto words = words_of(spec, parent);
    words.emplace_back("--help");
    const Finished done = nonet(words);
    EXPECT_EQ(done.exit_code, 0) << spec.name;
    EXPECT_EQ(done.err, "");
    for (const char* part : {"Usage: nonet ", "Options:\n", "Examples:\n", "Exit codes: 0 fine"})
      EXPECT_NE(done.out.find(part), std::string::npos) << spec.name << " " << part;
    std::istringstream lines{done.out};
    for (std::string line; std::getline(lines, line);)
      EXPECT_TRUE(line.size() <= 80 || line.starts_with("  nonet ")) << line;
  });
}

TEST(Help, IsACommandToo) {
  EXPECT_EQ(nonet({"help"}).out, nonet({"--help"}).out);
  EXPECT_EQ(nonet({"help", "solve"}).out, nonet({"solve", "--help"}).out);
  EXPECT_EQ(nonet({"help", "db", "import"}).out, nonet({"db", "import", "--help"}).out);
}

TEST(Help, NothingTypedShowsFiveThings) {
  const Finished done = nonet({});
  EXPECT_EQ(done.exit_code, 0);
  std::size_t shown = 0;
  for (std::size_t at = 0; (at = done.out.find("\n  nonet ", at)) != std::string::npos; ++at)
    ++shown;
  EXPECT_EQ(shown, 5U) << done.out;
}

struct Mistake {
  std::vector<std::string> typed;
  std::string says;
};
const std::vector<Mistake> kMistakes{
    {{"sovle"},
     "nonet: there is no command 'sovle': do you mean solve?\nnonet --help tells more.\n"},
    {{"xyzzy"}, "nonet: there is no command 'xyzzy'\nnonet --help tells more.\n"},
    {{"db"}, "nonet: one of its commands must follow nonet db\nnonet db --help tells more.\n"},
    {{"db", "exprot"},
     "nonet: there is no command 'exprot': do you mean export?\nnonet db --help tells more.\n"},
    {{"solve", "--jsno", "x"},
     "nonet: there is no option '--jsno': do you mean --json?\nnonet solve --help tells more.\n"},
    {{"check", "a", "b"}, "nonet: 'b' is one argument too many\nnonet check --help tells more.\n"},
    {{"check", "--jobs", "many"},
     "nonet: --jobs: 'many' is no whole number from 1 to 1024\nnonet check --help tells more.\n"},
    {{"hint", "--stage", "5", "x"},
     "nonet: --stage: '5' is no whole number from 1 to 4\nnonet hint --help tells more.\n"},
    {{"watch", "--speed", "fast", "x"},
     "nonet: --speed: 'fast' is no number from 0.5 to 10000\nnonet watch --help tells more.\n"},
    {{"hint", "x", "--stage"}, "nonet: --stage wants a value\nnonet hint --help tells more.\n"},
    {{"solve", "x", "-hj"}, "nonet: --jobs wants a value\nnonet solve --help tells more.\n"},
    {{"generate", "--require", ",", ","},
     "nonet: --require wants a value\nnonet generate --help tells more.\n"},
    {{"--version=foo"}, "nonet: --version takes no value\nnonet --help tells more.\n"},
    {{"rate", "x", "y", "--resume"},
     "nonet: --resume goes with --output\nnonet rate --help tells more.\n"},
    {{"canon", "x", "y", "--unique", "--aligned"},
     "nonet: --aligned does not go with --unique\nnonet canon --help tells more.\n"},
    {{"generate", "--seed", "3", "--seed", "4"},
     "nonet: --seed is given more than once\nnonet generate --help tells more.\n"},
    {{"help", "sovle"},
     "nonet: there is no command 'sovle': do you mean solve?\nnonet --help tells more.\n"},
    {{"db", "exprot", "--help"},
     "nonet: there is no command 'exprot': do you mean export?\nnonet db --help tells more.\n"},
    {{"db", "backup"}, "nonet: FILE is missing\nnonet db backup --help tells more.\n"},
    {{"--json", "solve", "x"},
     "nonet: options come behind the command: nonet solve --json\nnonet solve --help tells "
     "more.\n"},
    {{"solve", "-x"}, "nonet: there is no option '-x'\nnonet solve --help tells more.\n"},
    {{"solve", "x", "--size", "5"},
     "nonet: --size: no boxes fit a board of 5 rows and columns\nnonet solve --help tells "
     "more.\n"},
    {{"solve", "x", "--size", "37"},
     "nonet: --size: '37' is none of 4 to 36, or a box such as 2x3\nnonet solve --help tells "
     "more.\n"},
    {{"solve", "--engine=", "x"},
     "nonet: --engine wants a value\nnonet solve --help tells more.\n"},
    {{"solve", "x", "--json=foo"},
     "nonet: --json takes no value\nnonet solve --help tells more.\n"},
    {{"solve", "x", "--after-line", "0"},
     "nonet: --after-line: '0' is no whole number from 1 on\nnonet solve --help tells more.\n"},
    {{"completions", "tcsh"},
     "nonet: SHELL: 'tcsh' is none of bash, zsh, fish\nnonet completions --help tells more.\n"},
};

TEST(Mistakes, AreToldInOneSentence) {
  for (const Mistake& mistake : kMistakes) {
    const Finished done = nonet(mistake.typed);
    EXPECT_EQ(done.exit_code, 2) << mistake.says;
    EXPECT_EQ(done.out, "");
    EXPECT_EQ(done.err, mistake.says);
  }
}

TEST(Mistakes, OnlyNearWordsAreSuggested) {
  EXPECT_EQ(cli::nearest("genrate", {"generate", "rate"}), "generate");
  EXPECT_EQ(cli::nearest("--aligend", {"--aligned", "--json"}), "--aligned");
  EXPECT_FALSE(cli::nearest("frobnicate", {"generate", "rate"}));
  EXPECT_EQ(cli::nearest("X-WING", {"w-wing", "x-wing"}), "x-wing");
  EXPECT_FALSE(cli::nearest("-x", {"-j", "-o"}));
  EXPECT_FALSE(cli::nearest("magic", {"aic"}));
  EXPECT_FALSE(cli::nearest("x", {}));
}

TEST(Arguments, AListMayStandBeforeThePuzzle) {
  const std::string puzzle =
      "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
  const Finished done = nonet({"steps", "--technique", "naked-single,x-wing", puzzle});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_EQ(done.out,
            nonet({"steps", puzzle, "--technique", "naked-single", "--technique=x-wing"}).out);
}

bool is_there(const std::string& program) {
  return run_process("/usr/bin/env", {"bash", "-c", "command -v " + program}).exit_code == 0;
}

class Completions : public FolderTest {
 protected:
  // What bash would offer for the last word.
  std::string offered(const std::vector<std::string>& words) {
    std::string list;
    for (const std::string& word : words) list += " '" + word + "'";
    return run_process("/usr/bin/env",
                       {"bash", "-c",
                        "source <(" + nonet_program() + " completions bash); COMP_WORDS=(" + list +
                            "); COMP_CWORD=" + std::to_string(words.size() - 1) +
                            "; _nonet; echo \"${COMPREPLY[*]}\""})
        .out;
  }
};

TEST_F(Completions, BashOffersCommandsOptionsAndValues) {
  EXPECT_EQ(offered({"nonet", "so"}), "solve\n");
  EXPECT_EQ(offered({"nonet", "solve", "--eng"}), "--engine\n");
  EXPECT_EQ(offered({"nonet", "solve", "--engine", "n"}), "norvig\n");
  EXPECT_EQ(offered({"nonet", "steps", "--technique", "x-wing,swordf"}), "x-wing,swordfish\n");
  EXPECT_EQ(offered({"nonet", "db", "im"}), "import\n");
  EXPECT_EQ(offered({"nonet", "db", "export", "--lev"}), "--level\n");
  EXPECT_EQ(offered({"nonet", "completions", "f"}), "fish\n");
  EXPECT_EQ(offered({"nonet", "solve", "puz"}), "\n");  // files are bash's own
}

TEST_F(Completions, EveryShellReadsItsOwn) {
  for (const char* shell : {"bash", "zsh", "fish"}) {
    const std::string script = file(shell, nonet({"completions", shell}).out);
    if (!is_there(shell)) {
      std::cout << shell << " is not installed: its script is not read\n";
      continue;
    }
    const Finished done = run_process("/usr/bin/env", {shell, "-n", script});
    EXPECT_EQ(done.exit_code, 0) << shell << done.err;
    EXPECT_EQ(done.err, "") << shell;
  }
}

TEST_F(Completions, TheManualPageHasNoFaults) {
  const std::string page = file("nonet.1", nonet({"man"}).out);
  if (!is_there("groff")) GTEST_SKIP() << "groff is not installed";
  const Finished done = run_process("/usr/bin/env", {"groff", "-man", "-Tutf8", "-ww", "-z", page});
  EXPECT_EQ(done.exit_code, 0);
  EXPECT_EQ(done.err, "");
}

}  // namespace
}  // namespace nonet::testing
