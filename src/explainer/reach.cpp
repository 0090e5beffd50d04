#include "explainer/reach.h"

#include <algorithm>

namespace nonet::explainer {

void Reach::begin_rows(std::size_t words) {
  words_ = words;
  on_.assign(detail::at(count_) * words_, 0);
  off_.assign(detail::at(count_) * words_, 0);
  self_refuting_ = {};
}

void Reach::sweep_all() {
  if (words_ == 2)
    sweep<2>();
  else if (words_ == 3)
    sweep<3>();
  else if (words_ == 4)
    sweep<4>();
  else if (words_ == 8)
    sweep<8>();
  else
    sweep<12>();
}

void Reach::compute_new(const State& base, const State& now) {
  number(now, {});
  std::size_t links = 0;
  const auto was_more = [&](const Group& group) {
    const int a = candidate_[detail::at(members_[group.first])];
    const int b = candidate_[detail::at(members_[group.first + 1U])];
    if (cell_of(a) == cell_of(b)) return count(base.digits(cell_of(a))) > 2;
    return count(base.places(group.region, digit_of_candidate(a))) > 2;
  };
  for (Group& group : groups_) links += group.fresh = group.strong && was_more(group);
  if (links == 0) {
    self_refuting_ = {};
    return;
  }
  const std::size_t half = links <= 64 ? 1 : links <= 128 ? 2 : links <= 256 ? 4 : 6;
  begin_rows(2 * half);
  std::size_t lane = 0;
  for (const Group& group : groups_) {
    if (!group.fresh) continue;
    row(on_, members_[group.first])[lane / 64] |= Word{1} << (lane % 64);
    row(on_, members_[group.first + 1U])[half + lane / 64] |= Word{1} << (lane % 64);
    ++lane;
  }
  sweep_all();
  for (int i = 0; i < count_; ++i) {
    Word both = 0;
    for (std::size_t w = 0; w < half; ++w) both |= row(off_, i)[w] & row(off_, i)[half + w];
    if (both != 0) self_refuting_.insert(candidate_[detail::at(i)]);
  }
}

void Reach::compute(const State& state, LinkKinds kinds) {
  number(state, kinds);
  begin_rows(count_ <= 128 ? 2 : count_ <= 192 ? 3 : count_ <= 256 ? 4 : count_ <= 512 ? 8 : 12);
  for (int i = 0; i < count_; ++i) row(on_, i)[i / 64] |= Word{1} << (i % 64);
  sweep_all();
  for (int i = 0; i < count_; ++i)
    if ((row(off_, i)[i / 64] >> (i % 64) & 1) != 0)
      self_refuting_.insert(candidate_[detail::at(i)]);
}

void Reach::number(const State& state, LinkKinds kinds) {
  count_ = 0;
  groups_.clear();
  members_.clear();
  std::array<int, 9> slots{};
  for (int cell = 0; cell < kCells; ++cell) {
    std::size_t n = 0;
    for (int d : members(state.digits(cell))) {
      slot_[detail::at(candidate(cell, d))] = static_cast<std::int16_t>(count_);
      candidate_[detail::at(count_)] = static_cast<std::int16_t>(candidate(cell, d));
      group_count_[detail::at(count_)] = 0;
      slots[n++] = count_++;
    }
    if (kinds.cells) add_group({slots.data(), n}, n == 2, {});
  }
  for (Kind kind : kChainOrder)
    for (int r = 0; r < 9; ++r)
      for (int d = 0; d < 9; ++d) {
        std::size_t n = 0;
        for (int p : members(state.places({kind, r}, d)))
          slots[n++] = slot_[detail::at(candidate(cell_in({kind, r}, p), d))];
        add_group({slots.data(), n}, kinds.regions && n == 2, {kind, r});
      }
}

void Reach::add_group(std::span<const int> slots, bool strong, Region region) {
  if (slots.size() < 2) return;
  for (int slot : slots) {
    groups_of_[detail::at(slot)][group_count_[detail::at(slot)]++] =
        static_cast<std::int16_t>(groups_.size());
  }
  groups_.push_back({static_cast<std::uint16_t>(members_.size()),
                     static_cast<std::uint16_t>(slots.size()), strong, true, false, region});
  for (int slot : slots) members_.push_back(static_cast<std::int16_t>(slot));
}

template <std::size_t kWords>
void Reach::sweep() {
  do {
    more_ = false;
    for (std::size_t g = 0; g < groups_.size(); ++g)
      if (groups_[g].waiting) sweep_group<kWords>(g);
  } while (more_);
}

void Reach::mark(int slot, bool pairs_only) {
  for (std::size_t i = 0; i < group_count_[detail::at(slot)]; ++i) {
    Group& group = groups_[detail::at(groups_of_[detail::at(slot)][i])];
    if (pairs_only && !group.strong) continue;
    group.waiting = true;
    more_ = true;
  }
}

// One of the group on: the others off. Of a pair one off: the other on.
template <std::size_t kWords>
void Reach::sweep_group(std::size_t g) {
  Group& group = groups_[g];
  group.waiting = false;
  const std::span<const std::int16_t> slots{members_.data() + group.first, group.size};
  std::array<Word, kWords> one{};
  std::array<Word, kWords> two{};
  for (int slot : slots) {
    const Word* ons = row(on_, slot);
    for (std::size_t w = 0; w < kWords; ++w) {
      two[w] |= one[w] & ons[w];
      one[w] |= ons[w];
    }
  }
  for (int slot : slots) {
    const Word* ons = row(on_, slot);
    Word* offs = row(off_, slot);
    Word fresh = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
      const Word now = (one[w] & ~ons[w]) | two[w];
      fresh |= now & ~offs[w];
      offs[w] |= now;
    }
    if (fresh != 0) mark(slot, true);
  }
  if (!group.strong) return;
  for (std::size_t i = 0; i < 2; ++i) {
    Word* ons = row(on_, slots[i]);
    const Word* offs = row(off_, slots[1 - i]);
    Word fresh = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
      fresh |= offs[w] & ~ons[w];
      ons[w] |= offs[w];
    }
    if (fresh != 0) mark(slots[i], false);
  }
}

LineSources Reach::line_sources(const State& state) const {
  LineSources sources;
  if (refutes_nothing()) return sources;
  sources.on = self_refuting_;
  std::array<Word, 12> refuting{};
  self_refuting_.for_each([&](int c) {
    const int slot = slot_[detail::at(c)];
    refuting[detail::at(slot / 64)] |= Word{1} << (slot % 64);
  });
  for (int i = 0; i < count_; ++i) {
    const int here = candidate_[detail::at(i)];
    Word both = 0;
    for (std::size_t w = 0; w < words_; ++w) both |= row(on_, i)[w] & row(off_, i)[w] & refuting[w];
    if (both != 0) sources.cycles.insert(here);
    bool others = true;
    for (int d : members(state.digits(cell_of(here)) & ~bit(digit_of_candidate(here))))
      others &= self_refuting_.contains(candidate(cell_of(here), d));
    if (others) sources.off.insert(here);
  }
  return sources;
}

LineSourcesByMode line_sources(const State& state, Effort effort, Reach& reach) {
  if (effort == Effort::plain) return {LineSources::all(), LineSources::all(), LineSources::all()};
  LineSourcesByMode sources;
  reach.compute(state);
  if (reach.refutes_nothing()) return sources;
  sources[static_cast<std::size_t>(LineMode::xy)] = reach.line_sources(state);
  for (LineMode mode : {LineMode::x, LineMode::y}) {
    reach.compute(state, kinds_of(mode));
    LineSources& here = sources[static_cast<std::size_t>(mode)];
    here = reach.line_sources(state);
    // That one argument goes through the cell, whatever the chain does.
    here.off = sources[static_cast<std::size_t>(LineMode::xy)].off;
  }
  return sources;
}

bool Reach::share(std::span<const int> candidates) const {
  Word any = 0;
  for (std::size_t w = 0; w < words_; ++w) {
    Word all = ~Word{0};
    for (int c : candidates) all &= row(off_, slot_[detail::at(c)])[w];
    any |= all;
  }
  return any != 0;
}

void Reach::add_shared(std::span<const int> candidates, CandidateBits& gone) const {
  for (std::size_t w = 0; w < words_; ++w) {
    Word all = ~Word{0};
    for (int c : candidates) all &= row(off_, slot_[detail::at(c)])[w];
    for (; all != 0; all &= all - 1)
      gone.insert(candidate_[w * 64 + detail::at(std::countr_zero(all))]);
  }
}

}  // namespace nonet::explainer
