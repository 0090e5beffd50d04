#include "service/generate_json.h"

#include <string_view>

#include <fmt/format.h>

#include "formats/format.h"
#include "rate/card.h"
#include "service/generate.h"
#include "service/json.h"
#include "service/practice.h"
#include "service/rate.h"

namespace nonet::service {

namespace {

// A rating that was not finished in time ends a run as well: its puzzle is not given.
std::string_view name_of(GenerateEnd end) {
  switch (end) {
    case GenerateEnd::complete:
      return "complete";
    case GenerateEnd::budget:
      return "budget";
    case GenerateEnd::stopped:
    case GenerateEnd::refused:
      break;
  }
  return "time";
}

// ,"practice":"…" where a position was asked for.
std::string practice_field(const generate::Made& made, const generate::TechniqueWish& wish) {
  if (wish.use.empty()) return {};
  const auto line = practice_line(made.puzzle, wish.use.front(), wish.allowed());
  return line ? ",\"practice\":" + json_string(*line) : std::string{};
}

}  // namespace

std::optional<std::string> to_json(const generate::Made& made, const generate::Order& order,
                                   const std::function<bool()>& stop) {
  const generate::TechniqueWish& wish = order.wish.techniques;
  auto card =
      rate::card(made.puzzle, {.profile = wish.profile, .solution = made.solution, .stop = stop});
  if (!card) return std::nullopt;
  return fmt::format(R"({{"puzzle":"{}","solution":"{}","seed":{},"attempt":{}{},"rating":{}}})",
                     formats::write_line(made.puzzle), formats::write_line(made.solution),
                     order.seed, made.attempt, practice_field(made, wish),
                     to_json(made.puzzle, RatedCard{*std::move(card)}));
}

std::string generate_json(const GenerateRequest& request, const std::function<bool()>& stop) {
  KnownPuzzles known;
  std::string puzzles;
  const Generated done = generate(
      {.order = request.order, .count = request.count, .budget = request.budget, .stop = stop},
      known, [&](const generate::Made& made) {
        const auto text = to_json(made, request.order, stop);
        if (text) puzzles += (puzzles.empty() ? "" : ",") + *text;
        return text.has_value();
      });
  return fmt::format(R"({{"puzzles":[{}],"attempts":{},"repeated":{},"seed":{},"ended":"{}"}})",
                     puzzles, done.progress.attempts, done.progress.repeated, request.order.seed,
                     name_of(done.end));
}

void generate_lines(const GenerateRequest& request, const std::function<bool()>& stop,
                    const std::function<bool()>& progress_due,
                    const std::function<bool(std::string_view)>& write) {
  const auto tell = [&](const GenerateProgress& progress) {
    if (progress_due())
      write(fmt::format(R"({{"kind":"progress","made":{},"attempts":{},"repeated":{}}})"
                        "\n",
                        progress.made, progress.attempts, progress.repeated));
  };
  const auto take = [&](const generate::Made& made) {
    const auto text = to_json(made, request.order, stop);
    return text && write(R"({"kind":"puzzle",)" + text->substr(1) + "\n");
  };
  KnownPuzzles known;
  const Generated done = generate({.order = request.order,
                                   .count = request.count,
                                   .budget = request.budget,
                                   .stop = stop,
                                   .progress = tell},
                                  known, take);
  write(fmt::format(R"({{"kind":"end","ended":"{}","attempts":{},"repeated":{},"seed":{}}})"
                    "\n",
                    name_of(done.end), done.progress.attempts, done.progress.repeated,
                    request.order.seed));
}

}  // namespace nonet::service
