// Fish of any houses: Franken and mutant, with and without fins, and Siamese pairs of them.
//
// n base houses need the digit n times, n cover houses take it n times at most. Count for each
// place how many base and how many cover houses it lies in. If none that counts more as base than
// as cover is true (a fin), then none that counts more as cover than as base can be true either:
// what the base needs would exceed what the cover takes. So a place that counts more as cover, and
// sees every fin, goes.
//
// The search starts from the place that is to go. With the digit there, all that it sees is out,
// fins among them, and one cover house is full: n base houses without a common place are left to
// n - 1 cover houses. And a place that belongs to a template cannot go by reasons of one digit
// alone, so most places need no search at all.
#include <algorithm>
#include <bit>
#include <span>
#include <tuple>
#include <vector>

#include "logic/finders.h"
#include "logic/fish/fish_forms.h"
#include "logic/fish/fish_lines.h"
#include "logic/fish/templates.h"

namespace nonet::logic {
namespace {

// Bit h stands for house h.
using HouseMask = unsigned;

constexpr HouseMask kRows = 0x1FF;
constexpr HouseMask kColumns = kRows << 9;
constexpr HouseMask kBoxes = kRows << 18;

constexpr HouseMask house_bit(House h) { return HouseMask{1} << index(h); }

HouseSet houses_in(HouseMask houses) {
  HouseSet set;
  for (; houses != 0; houses &= houses - 1) set.insert(house_at(std::countr_zero(houses)));
  return set;
}

// From which houses base and cover are taken.
struct FishShape {
  HouseMask base;
  HouseMask cover;

  bool fits(HouseMask b, HouseMask c) const { return (b & ~base) == 0 && (c & ~cover) == 0; }
};
constexpr std::array kBasic{FishShape{kRows, kColumns}, FishShape{kColumns, kRows}};
constexpr std::array kFranken{FishShape{kRows | kBoxes, kColumns | kBoxes},
                              FishShape{kColumns | kBoxes, kRows | kBoxes}};
constexpr std::array kMutant{FishShape{kRows | kColumns | kBoxes, kRows | kColumns | kBoxes}};

// A fish of a simpler kind goes by the simpler name.
bool has_simpler_name(bool mutant, HouseMask base, HouseMask cover) {
  const auto& simpler = mutant ? kFranken : kBasic;
  return std::any_of(simpler.begin(), simpler.end(),
                     [&](const FishShape& shape) { return shape.fits(base, cover); });
}

// Houses by mask; what is left follows from the board.
struct FishDraft {
  HouseMask base = 0;
  HouseMask cover = 0;
  friend bool operator==(const FishDraft&, const FishDraft&) = default;
};

// All ways in which `size` base houses are left to size - 1 cover houses once the digit stands at
// the target.
class TargetSearch {
 public:
  TargetSearch(CellSet places, Cell target, int size, const FishShape& shape)
      : size_{size}, shape_{shape} {
    const CellSet left = places - peers_of(target) - CellSet{target};
    for (House h : kAllHouses) {
      places_[slot(h)] = left & members_of(h);
      if (!places_[slot(h)].empty()) open_ |= house_bit(h);
    }
  }

  std::vector<FishDraft> run() && {
    add_base(open_ & shape_.base, {}, {});
    return std::move(found_);
  }

 private:
  static std::size_t slot(House h) { return static_cast<std::size_t>(index(h)); }

  // Goes on with a base house after all before it, which shares no place with them.
  void add_base(HouseMask rest, FishDraft draft, CellSet taken) {
    const int chosen = std::popcount(draft.base);
    if (chosen == size_) return keep(draft);
    // Fewer houses are left to too few already: that is a smaller fish.
    if (chosen > std::popcount(draft.cover) && chosen > 0) return;
    for (rest &= ~draft.cover; std::popcount(rest) >= size_ - chosen; rest &= rest - 1) {
      const House h = house_at(std::countr_zero(rest));
      const CellSet places = places_[slot(h)];
      if (taken.intersects(places)) continue;
      cover_up(rest & (rest - 1), {draft.base | house_bit(h), draft.cover}, taken | places,
               places - covered_by(draft.cover));
    }
  }

  // Covers one place after the other, by each house that can.
  void cover_up(HouseMask rest, FishDraft draft, CellSet taken, CellSet bare) {
    if (bare.empty()) return add_base(rest, draft, taken);
    if (std::popcount(draft.cover) == size_ - 1) return;
    for (House h : houses_of(bare.first()))
      if ((house_bit(h) & shape_.cover & ~draft.base) != 0)
        cover_up(rest, {draft.base, draft.cover | house_bit(h)}, taken, bare - members_of(h));
  }

  CellSet covered_by(HouseMask cover) const {
    CellSet cells;
    for (; cover != 0; cover &= cover - 1) cells |= members_of(house_at(std::countr_zero(cover)));
    return cells;
  }

  void keep(const FishDraft& draft) {
    if (std::popcount(draft.cover) != size_ - 1 || !is_whole(draft)) return;
    if (std::find(found_.begin(), found_.end(), draft) == found_.end()) found_.push_back(draft);
  }

  // No part of the base is left to too few houses by itself: that would be a smaller fish.
  bool is_whole(const FishDraft& draft) const {
    std::array<HouseMask, 8> touched{};  // by base house: the cover houses that it needs
    std::size_t count = 0;
    for (HouseMask rest = draft.base; rest != 0; rest &= rest - 1) {
      const CellSet places = places_[static_cast<std::size_t>(std::countr_zero(rest))];
      for (HouseMask cover = draft.cover; cover != 0; cover &= cover - 1)
        if (places.intersects(members_of(house_at(std::countr_zero(cover)))))
          touched[count] |= cover & -cover;
      ++count;
    }
    std::array<HouseMask, 256> together{};  // by part of the base
    for (std::size_t part = 1; part + 1 < std::size_t{1} << count; ++part) {
      together[part] =
          together[part & (part - 1)] | touched[static_cast<std::size_t>(std::countr_zero(part))];
      if (std::popcount(together[part]) < std::popcount(part)) return false;
    }
    return true;
  }

  int size_;
  const FishShape& shape_;
  std::array<CellSet, kHouses> places_;
  HouseMask open_ = 0;
  std::vector<FishDraft> found_;
};

struct FoundFish {
  FishEvidence fish;
  CellSet gone;
  FishDraft houses;

  // Few fins first; the houses only to make the order certain.
  auto rank() const { return std::tuple{fish.fins.size(), houses.base, houses.cover}; }
};

// The fish of one digit, each base and cover once.
class DigitSearch {
 public:
  DigitSearch(const Grid& grid, const Technique& t, Digit d)
      : grid_{grid}, technique_{t}, digit_{d}, mutant_{is_mutant(t.form)} {}

  std::vector<FoundFish> run() && {
    const CellSet places = grid_.cells_with(digit_);
    const std::span<const FishShape> shapes =
        mutant_ ? std::span<const FishShape>{kMutant} : std::span<const FishShape>{kFranken};
    const Templates templates = templates_of(grid_, digit_);
    if (templates.ways == 0) return {};  // a broken board: everything would go
    for (Cell target : places - templates.used)
      for (const FishShape& shape : shapes)
        for (const FishDraft& draft : TargetSearch{places, target, technique_.size, shape}.run())
          for (House last : houses_of(target)) complete(draft, last, shape);
    std::sort(all_.begin(), all_.end(),
              [](const FoundFish& a, const FoundFish& b) { return a.rank() < b.rank(); });
    return std::move(all_);
  }

 private:
  // The cover house of the target is the last; it must take part in the fish.
  void complete(FishDraft draft, House last, const FishShape& shape) {
    draft.cover |= house_bit(last);
    if ((house_bit(last) & shape.cover) == 0) return;
    if (has_simpler_name(mutant_, draft.base, draft.cover)) return;
    if (std::any_of(all_.begin(), all_.end(),
                    [&](const FoundFish& other) { return other.houses == draft; }))
      return;
    const FishEvidence fish = fish_of(grid_, digit_, houses_in(draft.base), houses_in(draft.cover));
    if (fish.fins.empty() == has_fins(technique_.form)) return;
    if (!fish.body.intersects(members_of(last))) return;
    all_.push_back({fish, removed_by(grid_, fish), draft});
  }

  const Grid& grid_;
  const Technique& technique_;
  Digit digit_;
  bool mutant_;
  std::vector<FoundFish> all_;
};

// Gives each effect once, with the fish that has it with the fewest fins.
class OncePerEffect {
 public:
  OncePerEffect(const Technique& t, Digit d, StepSink emit)
      : technique_{t}, digit_{d}, emit_{emit} {}

  bool operator()(CellSet gone, const FishEvidence& fish) {
    if (std::find(told_.begin(), told_.end(), gone) != told_.end()) return true;
    told_.push_back(gone);
    return emit_(removing(technique_.id, CandidateSet{gone, digit_}, fish));
  }

 private:
  const Technique& technique_;
  Digit digit_;
  StepSink emit_;
  std::vector<CellSet> told_;
};

bool emit_pairs(const std::vector<FoundFish>& all, OncePerEffect emit) {
  for (auto one = all.begin(); one != all.end(); ++one) {
    for (auto two = one + 1; two != all.end(); ++two) {
      if (one->houses.base != two->houses.base) continue;
      if (one->gone.includes(two->gone) || two->gone.includes(one->gone)) continue;
      FishEvidence fish = one->fish;
      fish.twin = FishEvidence::Twin{two->fish.cover, two->fish.fins};
      if (!emit(one->gone | two->gone, fish)) return false;
    }
  }
  return true;
}

bool emit_singly(const std::vector<FoundFish>& all, OncePerEffect emit) {
  return std::all_of(all.begin(), all.end(),
                     [&](const FoundFish& found) { return emit(found.gone, found.fish); });
}

}  // namespace

bool find_house_fish(const Grid& grid, const Technique& t, StepSink emit) {
  for (Digit d : kAllDigits) {
    if (grid.cells_with(d).size() <= t.size) continue;
    const std::vector<FoundFish> all = DigitSearch{grid, t, d}.run();
    const auto emit_all = is_siamese(t.form) ? emit_pairs : emit_singly;
    if (!emit_all(all, OncePerEffect{t, d, emit})) return false;
  }
  return true;
}

}  // namespace nonet::logic
