#include "cdcl/phases.h"

#include <algorithm>

namespace nonet::cdcl {
namespace {

constexpr std::uint64_t kRephaseInterval = 1000;  // conflicts, times the number of rephasings

void remember(const Encoding& encoding, std::span<const Lit> literals, std::vector<Var>& digits) {
  for (Lit l : literals)
    if (l.positive()) digits[slot(encoding.cell_group(l.var()))] = l.var();
}

}  // namespace

Phases::Phases(const Encoding& encoding, std::uint64_t seed)
    : saved_(encoding.open_cells(), kNone),
      target_(saved_),
      best_(saved_),
      next_rephase_{kRephaseInterval},
      random_{seed} {}

void Phases::reached(const Encoding& encoding, std::span<const Lit> conflict_free) {
  if (conflict_free.size() > target_size_) {
    target_size_ = conflict_free.size();
    remember(encoding, conflict_free, target_);
  }
  if (conflict_free.size() > best_size_) {
    best_size_ = conflict_free.size();
    remember(encoding, conflict_free, best_);
  }
}

void Phases::rephase(const Encoding& encoding, std::uint64_t conflicts) {
  switch (rephased_++ % 4) {
    case 0:
      std::fill(saved_.begin(), saved_.end(), kNone);
      break;
    case 2:
      randomise(encoding);
      break;
    default:
      saved_ = best_;
      best_size_ = 0;
  }
  std::fill(target_.begin(), target_.end(), kNone);
  target_size_ = 0;
  next_rephase_ = conflicts + kRephaseInterval * (rephased_ + 1);
}

void Phases::randomise(const Encoding& encoding) {
  for (std::size_t c = 0; c < saved_.size(); ++c) {
    const std::span<const Var> digits = encoding.members(group_at(c));
    if (!digits.empty())
      saved_[c] = digits[static_cast<std::size_t>(below(digits.size(), random_))];
  }
}

}  // namespace nonet::cdcl
