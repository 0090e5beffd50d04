#include "logic/explain/hint_words.h"

#include "board/notation.h"
#include "logic/certificate.h"
#include "logic/explain/words.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

// More than these are counted, not named.
constexpr int kMostNamed = 6;

std::string in_cells(CellSet cells) {
  if (cells.size() == 1) return "in " + words_for(cells.first());
  if (cells.size() > kMostNamed) return "in " + std::to_string(cells.size()) + " cells";
  return "in " + listed(cells);
}

// What holds only with the player's crossings says so.
std::string counting_crossed_out(std::string sentence) {
  const bool is_word = sentence.size() > 1 && (sentence[1] < 'A' || sentence[1] > 'Z');
  if (is_word && sentence[0] >= 'A' && sentence[0] <= 'Z') sentence[0] += 'a' - 'A';
  return "With the candidates that you crossed out, " + sentence;
}

// Where nothing was found, it was on this board; a step may do without what was crossed out.
bool rests_on_crossed_out(const Hint& hint) {
  return hint.step ? rests_on(certificate(*hint.step), hint.crossed_out)
                   : !hint.crossed_out.empty();
}

std::vector<std::string> plain_stages(const Hint& hint) {
  if (hint.kind == HintKind::stuck)
    return {hint.stopped ? "The time was up before a step was found."
                         : "None of the techniques that may be used here applies."};
  if (hint.kind == HintKind::not_learned)
    return {"The next step needs " + with_article(technique(hint.step->technique).name) +
            ", which you have not learned yet."};
  std::vector<std::string> stages;
  for (Stage stage : {Stage::where, Stage::technique, Stage::cells, Stage::everything})
    stages.push_back(hint_text(hint.grid, *hint.step, stage));
  return stages;
}

std::string repeat_clause(const Repeat& repeat) {
  return std::string{"the digit "} + char_of(repeat.digit) + " stands more than once in " +
         words_for(repeat.house) + ": " + listed(repeat.cells) + ".";
}

// A step in passing: "r7c9 can only be 4", "4 fits only in r7c9 in column 9".
std::string clause(const Step& step) {
  const auto* single = std::get_if<SingleEvidence>(&step.evidence);
  if (single == nullptr) return effect_words(step.effect);
  const std::string digit(1, char_of(single->digit));
  if (!single->house) return name_of(single->cell) + " can only be " + digit;
  return digit + " fits only in " + name_of(single->cell) + " in " + words_for(*single->house);
}

std::string broken_sentence(const Must& must) {
  if (must.cell) return "nothing is left for " + words_for(*must.cell);
  return std::string{"there is no place left for "} + char_of(must.digit) + " in " +
         words_for(must.house);
}

std::string wrong_move(std::size_t move) {
  return "Move " + std::to_string(move) + " was not right.";
}

// What cannot be, and what it would lead to.
std::string refutation(Cell cell, Digit digit, const Contradiction& contradiction) {
  return "Suppose that " + words_for(cell) + " is " + char_of(digit) + ". Then " +
         contradiction_words(contradiction);
}

}  // namespace

std::vector<std::string> stage_words(const Hint& hint) {
  std::vector<std::string> stages = plain_stages(hint);
  if (rests_on_crossed_out(hint))
    for (std::string& stage : stages) stage = counting_crossed_out(std::move(stage));
  return stages;
}

std::string notes_words(const Hint& hint) {
  std::string text;
  if (!hint.put_back.empty())
    text = "You crossed out too much: the digits leave more than your notes " +
           in_cells(hint.put_back) + ". This hint looks at the digits alone.";
  if (!hint.stale_notes.empty())
    text += (text.empty() ? "" : " ") + capital(in_cells(hint.stale_notes)) +
            " a digit is noted that stands in the same row, column or box.";
  return text;
}

std::vector<std::string> repeat_words(const Grid& board, const Repeat& repeat,
                                      std::optional<std::size_t> move) {
  std::vector<std::string> stages{
      "There is a mistake on the board." + (move ? " " + wrong_move(*move) : ""),
      "The mistake lies in " + words_for(repeat.house) + ".", capital(repeat_clause(repeat))};
  const CellSet entries = repeat.cells - board.givens();
  if (entries.size() == 1)
    stages.push_back(stages.back() + " Only " + listed(entries) + " was entered by you.");
  return stages;
}

std::vector<std::string> mistake_words(Candidate wrong, std::optional<std::size_t> move,
                                       const std::optional<Contradiction>& contradiction) {
  std::vector<std::string> stages{
      "There is a mistake on the board. " +
          (move ? wrong_move(*move) : "One of your digits is not right."),
      "The mistake lies in " + words_for(houses_of(wrong.cell)[2]) + ".",
      "There is a mistake: " + words_for(wrong.cell) + " cannot be " + char_of(wrong.digit) + "."};
  if (contradiction)
    stages.push_back(stages.back() + " " + refutation(wrong.cell, wrong.digit, *contradiction));
  return stages;
}

std::vector<std::string> no_solution_words(const std::optional<Contradiction>& contradiction) {
  std::vector<std::string> stages{
      "The puzzle has no solution: at least one of its digits is wrong."};
  if (contradiction)
    stages.push_back(capital(contradiction_words(*contradiction)) +
                     " So the puzzle has no solution.");
  return stages;
}

std::string contradiction_words(const Contradiction& contradiction) {
  if (contradiction.repeat) return repeat_clause(*contradiction.repeat);
  std::string text;
  for (const Step& step : contradiction.steps) text += clause(step) + "; ";
  return text + (text.empty() ? "" : "and ") + broken_sentence(*contradiction.broken) + ".";
}

std::string why_not_words(const Grid& grid, Cell cell, Digit digit, const WhyNot& answer) {
  const std::string here = words_for(cell);
  const std::string d(1, char_of(digit));
  switch (answer.kind) {
    case WhyNotKind::stands_there:
      return capital(here) + " is " + d + ".";
    case WhyNotKind::cell_is_full:
      return capital(here) + " holds " + char_of(*grid.at(cell)) + " already.";
    case WhyNotKind::seen:
      return "There is a " + d + " in " + words_for(*answer.where) +
             ", which shares a house with " + here + ".";
    case WhyNotKind::crossed_out:
      return "The notes of the board exclude " + d + " from " + here + ".";
    case WhyNotKind::possible:
      return "Nothing was found against " + d + " in " + here + ".";
    case WhyNotKind::contradiction:
      if (answer.already)
        return capital(contradiction_words(*answer.contradiction)) +
               " So the board is wrong already, whatever " + here + " is.";
      return refutation(cell, digit, *answer.contradiction);
    case WhyNotKind::steps:
      break;
  }
  std::string text;
  Grid board = grid;
  for (const Step& step : answer.steps) {
    text += (text.empty() ? "" : " ") + explain(board, step);
    apply_to(board, step.effect);
  }
  if (board.at(cell)) return text + " So " + here + " is not " + d + ".";
  return text;
}

}  // namespace nonet::logic
