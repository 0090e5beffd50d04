#include "service/known_puzzles.h"

#include "board/canonical.h"
#include "board/random.h"

namespace nonet::service {

bool KnownPuzzles::add(const Filling& puzzle) {
  const auto form = canonical(puzzle).form.text();
  return add_canonical({form.data(), form.size()});
}

bool KnownPuzzles::add_canonical(std::string_view form) {
  Fingerprint print{0x6E6F6E6574, 0x7375646F6B75};
  for (char ch : form)
    for (std::uint64_t& word : print) word = SplitMix64{word ^ static_cast<std::uint64_t>(ch)}();
  return known_.insert(print).second;
}

}  // namespace nonet::service
