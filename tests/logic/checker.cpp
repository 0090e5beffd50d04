#include "logic/checker.h"

#include <algorithm>
#include <array>
#include <vector>

#include "board/notation.h"

namespace nonet::testing {
namespace {

using logic::Certificate;
using logic::DeadlyLoop;
using logic::Effect;
using logic::Must;

bool exclude_each_other(Candidate a, Candidate b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && are_peers(a.cell, b.cell);
}

class Search {
 public:
  Search(const Grid& grid, const Certificate& certificate) : grid_{grid}, loop_{certificate.loop} {
    for (const Must& must : certificate.musts)
      if (auto options = options_of(must); !options.empty() || !settled(must))
        musts_.push_back(std::move(options));
    if (!certificate.grave) return;
    musts_.emplace_back();
    for_each(*certificate.grave, [&](Cell c, Digit d) { musts_.back().push_back({c, d}); });
  }

  // Whether the musts can be fulfilled with `assumed` true, or with `excluded` false.
  bool fulfillable_with(Candidate assumed) {
    chosen_ = {assumed};
    excluded_.reset();
    return extend();
  }
  bool fulfillable_without(Candidate excluded) {
    chosen_.clear();
    excluded_ = excluded;
    return extend();
  }

 private:
  // A must that a digit on the board fulfils already.
  bool settled(const Must& must) const {
    if (must.cell) return grid_.at(*must.cell).has_value();
    return !grid_.open_digits(must.house).contains(must.digit);
  }

  std::vector<Candidate> options_of(const Must& must) const {
    std::vector<Candidate> options;
    if (must.cell) {
      for (Digit d : grid_.candidates(*must.cell)) options.push_back({*must.cell, d});
    } else {
      for (Cell c : grid_.positions(must.house, must.digit)) options.push_back({c, must.digit});
    }
    return options;
  }

  bool possible(Candidate option) const {
    if (option == excluded_) return false;
    return std::none_of(chosen_.begin(), chosen_.end(),
                        [&](Candidate other) { return exclude_each_other(option, other); });
  }

  bool fulfilled(const std::vector<Candidate>& must) const {
    return std::any_of(must.begin(), must.end(), [&](Candidate option) {
      return std::find(chosen_.begin(), chosen_.end(), option) != chosen_.end();
    });
  }

  // The open must with the fewest possible options, or null when all are fulfilled.
  const std::vector<Candidate>* narrowest() const {
    const std::vector<Candidate>* best = nullptr;
    std::ptrdiff_t fewest = 0;
    for (const auto& must : musts_) {
      if (fulfilled(must)) continue;
      const auto open = std::count_if(must.begin(), must.end(),
                                      [&](Candidate option) { return possible(option); });
      if (!best || open < fewest) {
        best = &must;
        fewest = open;
      }
    }
    return best;
  }

  bool extend() {
    const std::vector<Candidate>* must = narrowest();
    if (!must) return !deadly();
    for (Candidate option : *must) {
      if (!possible(option)) continue;
      chosen_.push_back(option);
      if (extend()) return true;
      chosen_.pop_back();
    }
    return false;
  }

  std::optional<Digit> value(Cell c) const {
    if (const auto d = grid_.at(c)) return d;
    for (Candidate option : chosen_)
      if (option.cell == c) return option.digit;
    return std::nullopt;
  }

  // The ring holds the two digits in turn: exchanged, they would be a second solution.
  bool deadly() const {
    if (!loop_) return false;
    std::array<std::optional<Digit>, 2> turns{value(loop_->cells[0]), value(loop_->cells[1])};
    if (!turns[0] || !turns[1] || (Digits{*turns[0]} | Digits{*turns[1]}) != loop_->digits)
      return false;
    for (std::size_t i = 2; i < loop_->cells.size(); ++i)
      if (value(loop_->cells[i]) != turns[i % 2]) return false;
    return true;
  }

  const Grid& grid_;
  std::optional<DeadlyLoop> loop_;
  std::vector<std::vector<Candidate>> musts_;
  std::vector<Candidate> chosen_;
  std::optional<Candidate> excluded_;
};

// Every house that the ring meets has one cell of either turn, so that the exchange breaks no rule.
std::string wrong_loop(const Grid& grid, const DeadlyLoop& loop) {
  if (loop.digits.size() != 2) return "a loop has two digits";
  if (loop.cells.size() < 4 || loop.cells.size() % 2 != 0) return "the loop is of no even length";
  std::array<CellSet, 2> turns;
  for (std::size_t i = 0; i < loop.cells.size(); ++i) {
    const Cell c = loop.cells[i];
    if (grid.given(c)) return "a cell of the loop is a given";
    if ((turns[0] | turns[1]).contains(c)) return "the loop meets a cell twice";
    if (!are_peers(c, loop.cells[(i + 1) % loop.cells.size()])) return "the loop is torn";
    turns[i % 2].insert(c);
  }
  for (House h : kAllHouses) {
    const int first = (turns[0] & members_of(h)).size();
    if (first > 1 || first != (turns[1] & members_of(h)).size())
      return "the loop is uneven in " + words_for(h);
  }
  return {};
}

// Without the extras only pairs would be left everywhere.
std::string wrong_grave(Grid grid, const CandidateSet& extras) {
  for_each(extras, [&](Cell c, Digit d) { grid.eliminate(c, d); });
  for (Cell c : grid.open_cells())
    if (grid.candidates(c).size() != 2) return "a cell has no pair";
  for (House h : kAllHouses)
    for (Digit d : kAllDigits)
      if (const int places = grid.positions(h, d).size(); places != 0 && places != 2)
        return "a digit is not there twice in " + words_for(h);
  return {};
}

}  // namespace

std::string objection(const Grid& grid, const Effect& effect, const Certificate& certificate) {
  if (effect.empty()) return "no effect";
  if (certificate.grave)
    if (auto wrong = wrong_grave(grid, *certificate.grave); !wrong.empty()) return wrong;
  if (certificate.loop)
    if (auto wrong = wrong_loop(grid, *certificate.loop); !wrong.empty()) return wrong;
  Search search{grid, certificate};
  std::string wrong;
  for_each(effect.eliminations, [&](Cell c, Digit d) {
    if (!grid.candidates(c).contains(d))
      wrong = name_of(c) + " has no candidate " + char_of(d);
    else if (search.fulfillable_with({c, d}))
      wrong = name_of(c) + " may still be " + char_of(d);
  });
  for_each(effect.placements, [&](Cell c, Digit d) {
    if (!grid.candidates(c).contains(d))
      wrong = name_of(c) + " has no candidate " + char_of(d);
    else if (search.fulfillable_without({c, d}))
      wrong = name_of(c) + " need not be " + char_of(d);
  });
  return wrong;
}

std::string objection(const Grid& grid, const logic::Step& step) {
  return objection(grid, step.effect, logic::certificate(step));
}

}  // namespace nonet::testing
