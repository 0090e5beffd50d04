#include "logic/checker.h"

#include <algorithm>
#include <vector>

#include "board/notation.h"

namespace nonet::testing {
namespace {

using logic::Certificate;
using logic::DeadlyRectangle;
using logic::Effect;
using logic::Must;

bool exclude_each_other(Candidate a, Candidate b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && are_peers(a.cell, b.cell);
}

class Search {
 public:
  Search(const Grid& grid, const Certificate& certificate)
      : grid_{grid}, rectangle_{certificate.rectangle} {
    for (const Must& must : certificate.musts)
      if (auto options = options_of(must); !options.empty() || !settled(must))
        musts_.push_back(std::move(options));
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

  // The corners hold the two digits crosswise: swapped, they would be a second solution.
  bool deadly() const {
    if (!rectangle_) return false;
    const auto& corners = rectangle_->corners;
    const auto a = value(corners[0]);
    const auto b = value(corners[1]);
    return a && b && a != b && rectangle_->digits.contains(*a) && rectangle_->digits.contains(*b) &&
           value(corners[3]) == a && value(corners[2]) == b;
  }

  const Grid& grid_;
  std::optional<DeadlyRectangle> rectangle_;
  std::vector<std::vector<Candidate>> musts_;
  std::vector<Candidate> chosen_;
  std::optional<Candidate> excluded_;
};

std::string wrong_rectangle(const Grid& grid, const DeadlyRectangle& rectangle) {
  const auto& c = rectangle.corners;
  if (row_of(c[0]) != row_of(c[1]) || row_of(c[2]) != row_of(c[3]) ||
      column_of(c[0]) != column_of(c[2]) || column_of(c[1]) != column_of(c[3]) ||
      row_of(c[0]) == row_of(c[2]) || column_of(c[0]) == column_of(c[1]))
    return "the corners are no rectangle";
  CellSet boxes;
  for (Cell corner : c) boxes.insert(cells_of(box_house(box_of(corner)))[0]);
  if (boxes.size() != 2) return "the corners do not lie in two boxes";
  for (Cell corner : c)
    if (grid.given(corner)) return "a corner is a given";
  return rectangle.digits.size() == 2 ? "" : "a rectangle has two digits";
}

// Without one candidate of one cell only pairs would be left everywhere.
std::string wrong_bug(Grid grid, const Effect& effect) {
  const CellSet touched = effect.placements.cells() | effect.eliminations.cells();
  if (touched.size() != 1) return "BUG+1 is about one cell";
  const Cell cell = touched.first();
  const Digits kept = grid.candidates(cell) - effect.eliminations.digits_in(cell);
  if (kept.size() != 1) return "BUG+1 keeps one digit";
  grid.eliminate(cell, kept.first());
  for (Cell c : grid.open_cells())
    if (grid.candidates(c).size() != 2) return "another cell has no pair";
  for (House h : kAllHouses)
    for (Digit d : kAllDigits)
      if (const int places = grid.positions(h, d).size(); places != 0 && places != 2)
        return "a digit is not there twice in " + words_for(h);
  return {};
}

}  // namespace

std::string objection(const Grid& grid, const Effect& effect, const Certificate& certificate) {
  if (effect.empty()) return "no effect";
  if (certificate.bug) return wrong_bug(grid, effect);
  if (certificate.rectangle)
    if (auto wrong = wrong_rectangle(grid, *certificate.rectangle); !wrong.empty()) return wrong;
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
