#include "service/attempts.h"

#include <algorithm>

namespace nonet::service {

namespace {

constexpr std::size_t kFewAttempts = 64;

// A stop is asked for between attempts that are made one by one, and after the full grids of those
// that are made together: so where these are slow, fewer at once.
std::size_t longest_stretch(const generate::Order& order) {
  if (order.method != generate::Method::own || order.wish.pattern) return 1;
  return order.wish.grids == generate::GridMethod::uniform ? kFewAttempts : generate::kManyAttempts;
}

}  // namespace

Stretches::Stretches(const GenerateOptions& options, unsigned hands)
    : longest_{longest_stretch(options.order)},
      hands_{std::max(1U, hands)},
      size_{static_cast<std::size_t>(
          std::clamp<std::uint64_t>(options.count / (std::uint64_t{2} * hands_), 1, longest_))} {}

Stretch Stretches::next() {
  if (handed_out_++ % hands_ == hands_ - 1) size_ = std::min(2 * size_, longest_);
  const Stretch stretch{first_, size_};
  first_ += size_;
  return stretch;
}

std::optional<GenerateEnd> Harvest::add(const DoneStretch& done) {
  std::uint64_t next = done.stretch.first;  // the attempt that is looked at next
  for (const generate::Made& made : done.made) {
    pass(made.attempt + 1 - next);
    next = made.attempt + 1;
    if (without_ > options_.budget) return give_up();
    if (!known_.add(made.puzzle)) {
      ++progress_.repeated;
      continue;
    }
    if (!take_(made)) return GenerateEnd::refused;
    without_ = 0;
    if (++progress_.made == options_.count) return GenerateEnd::complete;
  }
  if (!done.whole) return GenerateEnd::stopped;
  pass(done.stretch.first + done.stretch.size - next);
  if (without_ >= options_.budget) return give_up();
  if (options_.progress) options_.progress(progress_);
  return std::nullopt;
}

void Harvest::pass(std::uint64_t attempts) {
  without_ += attempts;
  progress_.attempts += attempts;
}

// Attempts beyond the budget were made only because they come in stretches.
GenerateEnd Harvest::give_up() {
  progress_.attempts -= without_ - std::min(without_, options_.budget);
  return GenerateEnd::budget;
}

}  // namespace nonet::service
