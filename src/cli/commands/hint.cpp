// nonet hint, steps, explain: the verbs of teaching
#include "service/hint.h"

#include <fmt/format.h>
#include <unistd.h>

#include "board/notation.h"
#include "cli/commands/logic_options.h"
#include "cli/exit_code.h"
#include "cli/input.h"
#include "cli/json_line.h"
#include "cli/screen/canvas.h"
#include "cli/screen/step_board.h"
#include "cli/screen/terminal.h"
#include "logic/explain/hint_words.h"
#include "logic/technique.h"
#include "service/position.h"
#include "service/solve.h"
#include "wire/story.h"

namespace nonet::cli {
namespace {

constexpr int kTextWidth = 80;

std::string paragraph(const std::string& text, const std::string& indent = "") {
  std::string lines;
  for (const std::string& line : wrapped(text, kTextWidth - width_of(indent)))
    lines += indent + line + "\n";
  return lines;
}

std::string board_of(const Grid& grid, const logic::Step& step) {
  return step_board(grid, logic::drawing(grid, step), wants_colour(STDOUT_FILENO));
}

// Answers end without a newline; a batch adds its own.
batch::Answer answer(std::string text, bool failed = false) {
  while (text.ends_with('\n')) text.pop_back();
  return {.out = std::move(text), .problem = {}, .failed = failed};
}

// How to read the boards.
std::string legend() {
  return wants_colour(STDOUT_FILENO)
             ? "r4c5 is row 4, column 5. On the boards green and blue digits are what a step is "
               "about, yellow ones an exception; red ones are crossed out."
             : "r4c5 is row 4, column 5. On the boards *7 is what a step is about, ~7 an "
               "exception; "
               "-7 is crossed out, !7 goes in.";
}

std::string hint_lines(const logic::Hint& hint, std::size_t stage) {
  std::string text;
  const std::size_t shown = std::min(stage, hint.stages.size());
  if (!hint.about_notes.empty()) text += paragraph(hint.about_notes);
  text += paragraph(hint.stages[shown - 1]);
  constexpr std::size_t kDrawn = 4;
  if (hint.step && hint.kind == logic::HintKind::step && shown == kDrawn)
    text = paragraph(legend()) + board_of(hint.grid, *hint.step) + text;
  if (shown < hint.stages.size())
    text += coloured(fmt::format("More with --stage {}.", shown + 1), Colour::dim, STDOUT_FILENO);
  return text;
}

std::string step_list(const std::vector<logic::Step>& steps) {
  if (steps.empty()) return "None of these techniques applies here.";
  std::string text;
  for (const logic::Step& step : steps) text += logic::summary(step) + "\n";
  return text + counted(steps.size(), "step");
}

bool is_single(const logic::Step& step) {
  return std::holds_alternative<logic::SingleEvidence>(step.evidence);
}

// Whether it is a puzzle at all: told before any step.
using service::Standing;
struct Validity {
  Standing standing;
  std::string sentence;
};

Validity no_solution(const Grid& board) {
  const auto fault = logic::find_fault(board);
  return {Standing::unsolvable,
          fault ? "The puzzle has no solution, for " + logic::contradiction_words(*fault)
                : "The puzzle has no solution. --anyway shows where the steps lead."};
}

Validity validity_of(const Grid& board, const std::function<bool()>& stop) {
  service::SolveOptions quick;
  quick.stop = stop;
  const trace::Outcome fast = service::solve(board, quick).outcome;
  if (fast.verdict == trace::Verdict::unsolvable) return no_solution(board);
  if (fast.solutions > 1)
    return {Standing::several,
            "The puzzle has several solutions: logic cannot choose between them."};
  if (fast.solutions < 1 || !fast.complete)
    return {Standing::undecided,
            "Stopped before it was known whether the puzzle has one solution."};
  return {Standing::unique, "The puzzle has exactly one solution."};
}

// How a path ended: a code for programs, a sentence for people.
struct Ending {
  std::string_view code;
  std::string sentence;
};

// Without a solution the steps lead to something that cannot be, or nowhere.
Ending dead_end(const logic::Path& path) {
  const auto fault = logic::find_fault(path.end);
  return {"no-solution", fault ? fmt::format("After {}: {}", counted(path.steps.size(), "step"),
                                             logic::contradiction_words(*fault))
                               : "The steps lead nowhere."};
}

// Without exactly one solution no technique leads to the end.
Ending ending(const Validity& valid, const service::SolveAnswer& solved) {
  const logic::Path& path = *solved.path;
  if (path.solved()) {
    std::string steps = counted(path.steps.size(), "step");
    if (path.turns.size() < path.steps.size())
      steps += fmt::format(", {}", counted(path.turns.size(), "turn"));
    return {"solved", "Solved in " + steps + "."};
  }
  const int left = path.end.open_cells().size();
  const std::string cells =
      fmt::format("{} {} left.", counted(left, "cell"), left == 1 ? "is" : "are");
  if (solved.cut_short || valid.standing == Standing::undecided)
    return {"stopped", "Stopped: " + cells};
  if (valid.standing == Standing::unsolvable) return dead_end(path);
  if (valid.standing == Standing::several)
    return {"several-solutions", "Logic goes no further: " + cells};
  return {"stuck", "Logic goes no further: " + cells + " Try --profile all, or nonet watch."};
}

// A turn in words; what is more than a single is drawn too.
std::string turn_text(const Grid& grid, std::span<const logic::Step> turn, std::size_t number,
                      bool boards) {
  const bool single = is_single(turn.front());
  std::string text = coloured(fmt::format("{}. {}", number, logic::turn_title(turn)),
                              single ? Colour::dim : Colour::yellow, STDOUT_FILENO) +
                     "\n";
  if (boards && !single) text += board_of(grid, turn.front());
  for (const logic::Step& step : turn) text += paragraph(logic::explain(grid, step), "    ");
  return text;
}

std::string story(const Validity& valid, const logic::Path& path, const Ending& end, bool boards) {
  std::string text = formats::write(path.start, formats::Format::framed) + "\n" +
                     paragraph(valid.sentence) +
                     paragraph(boards ? legend() : "r4c5 is row 4, column 5.") + "\n";
  Grid grid = path.start;
  for (std::size_t i = 0; i < path.turns.size(); ++i) {
    const std::span<const logic::Step> turn = path.turn(i);
    text += turn_text(grid, turn, i + 1, boards);
    for (const logic::Step& step : turn) apply_to(grid, step.effect);
  }
  text += path.solved() ? "\nSolution:\n" : "\nWhat is left:\n";
  return text +
         formats::write(path.end,
                        path.solved() ? formats::Format::grid : formats::Format::pencilmarks) +
         "\n" + end.sentence;
}

wire::Story story_document(const Validity& valid, const logic::Path& path, const Ending& end,
                           const logic::Profile& profile) {
  return wire::story_document(path, profile, {valid.standing, end.code, end.sentence});
}

// Work on a board: the words for a person, or the document as the line that answers the record.
class Asked {
 public:
  Asked(const batch::Record& record, const Grid& board, bool json)
      : record_{record}, board_{board}, json_{json} {}

  const Grid& board() const { return board_; }
  // Each is made only if it is wanted.
  template <class Document, class Words>
  batch::Answer answered(Document document, Words words, bool failed = false) const {
    return answer(json_ ? json_line(record_, board_.filling(), document()) : words(), failed);
  }
  batch::Answer refused(std::string_view code, const std::string& sentence) const {
    return {.out = json_
                       ? problem_line(record_, board_.filling(), {std::string{code}, sentence, {}})
                       : std::string{},
            .problem = sentence,
            .failed = true};
  }

 private:
  const batch::Record& record_;
  const Grid& board_;
  bool json_;
};

batch::Answer explain_answer(const Asked& asked, const service::LogicOptions& options,
                             const ExplainCommand& command) {
  const Grid& board = asked.board();
  const Validity valid = validity_of(board, options.stop);
  if (valid.standing == Standing::unsolvable && !command.anyway) {
    const logic::Path no_steps{board, {}, board};
    return asked.answered(
        [&] {
          return story_document(valid, no_steps, {"no-solution", valid.sentence}, options.profile);
        },
        [&] { return valid.sentence; }, true);
  }
  service::SolveOptions how;
  how.engine = service::Engine::logic;
  how.profile = &options.profile;
  how.group = command.group;
  how.stop = options.stop;
  const service::SolveAnswer solved = service::solve(board, how);
  const logic::Path& path = *solved.path;
  const Ending end = ending(valid, solved);
  return asked.answered([&] { return story_document(valid, path, end, options.profile); },
                        [&] { return story(valid, path, end, !command.no_boards); },
                        !path.solved());
}

batch::Answer hint_answer(const Asked& asked, const service::LogicOptions& options,
                          const HintCommand& command) {
  const auto position = service::after_moves(asked.board(), options.history);
  if (!position) return asked.refused("given-cell", position.error());
  const logic::Hint hint = service::hint(*position, options);
  return asked.answered(
      [&] { return wire::hint_document(hint, options.profile, command.stage); },
      [&] { return hint_lines(hint, command.stage.value_or(1)); },
      hint.solutions == logic::Solutions::none || hint.solutions == logic::Solutions::several);
}

// The steps are there whatever the puzzle is; without exactly one solution they lead nowhere.
batch::Answer steps_answer(const Asked& asked, const service::LogicOptions& options) {
  const Grid& board = asked.board();
  const std::vector<logic::Step> steps = service::steps(board, options);
  batch::Answer listed =
      asked.answered([&] { return wire::steps_document(lawful(board), steps, options.profile); },
                     [&] { return step_list(steps); });
  service::SolveOptions quick;
  quick.stop = options.stop;
  const service::SolveAnswer puzzle = service::solve(Grid{board.puzzle()}, quick);
  listed.failed = puzzle.outcome.solutions != 1 || !puzzle.outcome.complete;
  if (listed.failed) listed.problem = service::verdict_sentence(puzzle, quick);
  return listed;
}

batch::Answer why_not_answer(const Asked& asked, Candidate candidate,
                             const service::LogicOptions& options) {
  const auto [cell, digit] = candidate;
  const service::WhyNotAnswer why = service::why_not(asked.board(), cell, digit, options);
  return asked.answered(
      [&] { return wire::why_not_document(candidate, why, options.profile); },
      [&] { return paragraph(logic::why_not_words(why.grid, cell, digit, why.reason)); });
}

// Reads the options once, then answers every board of the input.
template <class Work>
int teach(const InputOptions& input, const LogicArguments& arguments, Work work) {
  const auto options = read_options(arguments);
  if (!options) {
    complain(options.error());
    return kWrongUsage;
  }
  const auto one = [&](const batch::Record& record) -> batch::Answer {
    const auto reading = read_record(record, input);
    return reading ? work(Asked{record, reading->grid, input.json}, *options) : reading.error();
  };
  const auto one_of_many = [&](const batch::Record& record) -> batch::Answer {
    const auto reading = read_record(record, input);
    if (!reading) return reading.error();
    batch::Answer answer = work(Asked{record, reading->grid, input.json}, *options);
    if (!answer.problem.empty()) answer.problem = place_of(record) + answer.problem;
    return answer;
  };
  return answer_input(
      input, {.one = one, .many = batch::each(one_of_many), .separator = input.json ? "" : "\n"});
}

}  // namespace

int run(const HintCommand& command) {
  return teach(command.input, command.logic,
               [&](const Asked& asked, const service::LogicOptions& options) {
                 return hint_answer(asked, options, command);
               });
}

int run(const StepsCommand& command) {
  return teach(command.input, command.logic,
               [&](const Asked& asked, const service::LogicOptions& options) {
                 return steps_answer(asked, options);
               });
}

int run(const ExplainCommand& command) {
  std::optional<Candidate> why_not;
  if (!command.why_not.empty()) {
    const auto candidate = read_candidate(command.why_not);
    if (!candidate) {
      complain(candidate.error());
      return kWrongUsage;
    }
    why_not = *candidate;
  }
  return teach(command.input, command.logic,
               [&](const Asked& asked, const service::LogicOptions& options) {
                 return why_not ? why_not_answer(asked, *why_not, options)
                                : explain_answer(asked, options, command);
               });
}

}  // namespace nonet::cli
