#include "service/hint.h"

#include <fmt/format.h>
#include <nonet/hint.h>

#include "library/steps.h"
#include "library/translate.h"
#include "logic/explain/hint_words.h"
#include "logic/technique.h"
#include "service/solve.h"

namespace nonet::v0 {

namespace {

constexpr auto kHintKinds = std::to_array<Twin<HintKind, logic::HintKind>>({
    {HintKind::stuck, logic::HintKind::stuck},
    {HintKind::solved, logic::HintKind::solved},
    {HintKind::mistake, logic::HintKind::mistake},
    {HintKind::step, logic::HintKind::step},
    {HintKind::not_learned, logic::HintKind::not_learned},
});

constexpr auto kWhyNotKinds = std::to_array<Twin<WhyNotKind, logic::WhyNotKind>>({
    {WhyNotKind::possible, logic::WhyNotKind::possible},
    {WhyNotKind::stands_there, logic::WhyNotKind::stands_there},
    {WhyNotKind::cell_is_full, logic::WhyNotKind::cell_is_full},
    {WhyNotKind::seen, logic::WhyNotKind::seen},
    {WhyNotKind::crossed_out, logic::WhyNotKind::crossed_out},
    {WhyNotKind::steps, logic::WhyNotKind::steps},
    {WhyNotKind::contradiction, logic::WhyNotKind::contradiction},
});

// A board as the verbs of hints take it: what is crossed out is told by name, since an open cell
// without a candidate would be one without notes.
struct Position {
  Grid plain;
  logic::NoteUse notes;

  explicit Position(const Board& board) : plain{engine_grid(board)} {
    const Grid marked = plain;
    plain = with_plain_candidates(plain);
    notes.are = logic::NotesAre::reminders;
    for (nonet::Cell c : plain.open_cells())
      for (Digit d : plain.candidates(c) - marked.candidates(c)) notes.crossed_out.insert(c, d);
  }
};

template <class Options>
service::LogicOptions engine_options(const Options& options) {
  service::LogicOptions asked;
  asked.profile = engine_profile(options.profile);
  asked.stop = options.stop;
  return asked;
}

// What next_hint is told about the player.
std::optional<Error> read_player(const HintOptions& options, service::LogicOptions& asked) {
  if (options.known) {
    auto known = engine_techniques(*options.known);
    if (!known) return known.error();
    asked.known = *std::move(known);
  }
  for (std::size_t i = 0; i < options.history.size(); ++i) {
    const auto& [cell, digit] = options.history[i];
    if (!cell.on_board() || !is_digit(digit))
      return Error{"wrong-entry",
                   fmt::format("entry {} of the history is not a digit from 1 to 9 in a cell of "
                               "the board",
                               i + 1),
                   {.field = "history"}};
    asked.history.push_back({engine_cell(cell), digit_of(digit)});
  }
  return std::nullopt;
}

// Of a step that the player has not learned only the technique is told.
Step public_hint_step(const logic::Hint& hint, const logic::Profile& profile) {
  if (hint.kind == logic::HintKind::step) return public_step(hint.grid, *hint.step, profile);
  const logic::Technique& technique = logic::technique(hint.step->technique);
  return {.technique = std::string{technique.key},
          .name = std::string{technique.name},
          .points = profile.points(technique.id)};
}

}  // namespace

Result<Hint> next_hint(const Board& board, const HintOptions& options) {
  service::LogicOptions asked = engine_options(options);
  if (auto error = read_player(options, asked)) return *std::move(error);
  const Position position{board};
  asked.notes = position.notes;
  logic::Hint found = service::hint(position.plain, asked);
  Hint hint{.kind = to_public(kHintKinds, found.kind),
            .stages = std::move(found.stages),
            .wrong = public_cells(found.wrong),
            .move = found.move,
            .put_back = public_cells(found.put_back),
            .about_crossings = std::move(found.about_notes),
            .stopped = found.stopped};
  if (found.step) hint.step = public_hint_step(found, asked.profile);
  return hint;
}

std::vector<Step> steps(const Board& board, const StepsOptions& options) {
  service::LogicOptions asked = engine_options(options);
  asked.most = options.most;
  if (!options.within.empty()) asked.within.emplace();
  for (const Cell cell : options.within)
    if (cell.on_board()) asked.within->insert(engine_cell(cell));
  const Grid grid = engine_grid(board);
  std::vector<Step> list;
  for (const logic::Step& step : service::steps(grid, asked))
    list.push_back(public_step(lawful(grid), step, asked.profile));
  return list;
}

Explained explain(const Board& board, const ExplainOptions& options) {
  const logic::Profile profile = engine_profile(options.profile);
  service::SolveOptions asked;
  asked.engine = service::Engine::logic;
  asked.work = options.most;
  asked.stop = options.stop;
  asked.profile = &profile;
  const service::SolveAnswer answer = service::solve(engine_grid(board), asked);
  return {.steps = public_way(answer.path->start, answer.path->steps, profile),
          .end = public_board(answer.path->end),
          .solved = answer.outcome.verdict == trace::Verdict::solved,
          .cut_short = answer.cut_short,
          .sentence = service::verdict_sentence(answer, asked)};
}

Result<WhyNot> why_not(const Board& board, Cell cell, int digit, const WhyNotOptions& options) {
  if (!cell.on_board())
    return Error{"wrong-cell",
                 fmt::format("row {}, column {} is not on the board", cell.row, cell.column),
                 {.field = "cell"}};
  if (!is_digit(digit))
    return Error{
        "wrong-digit", fmt::format("{} is not a digit from 1 to 9", digit), {.field = "digit"}};
  service::LogicOptions asked = engine_options(options);
  const Position position{board};
  asked.notes = position.notes;
  const nonet::Cell where = engine_cell(cell);
  const Digit what = digit_of(digit);
  const auto& [grid, reason] = service::why_not(position.plain, where, what, asked);
  Grid assumed = grid;
  if (reason.contradiction && !reason.already && assumed.open(where)) assumed.place(where, what);
  return WhyNot{.kind = to_public(kWhyNotKinds, reason.kind),
                .text = logic::why_not_words(grid, where, what, reason),
                .steps = public_way(
                    assumed, reason.contradiction ? reason.contradiction->steps : reason.steps,
                    asked.profile)};
}

}  // namespace nonet::v0
