// Which puzzles were there already, however they were turned, mirrored or relabelled.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <unordered_set>

#include "board/filling.h"

namespace nonet::service {

// Keeps 128 bits of each canonical form: ten million puzzles take half a gigabyte, and that two
// different ones are taken for the same is less likely than a broken machine.
class KnownPuzzles {
 public:
  // False: an isomorph of it was added before.
  bool add(const Filling& puzzle);
  bool add_canonical(std::string_view form);  // the form as a text
  std::size_t size() const { return known_.size(); }

 private:
  using Fingerprint = std::array<std::uint64_t, 2>;
  struct Hash {
    std::size_t operator()(const Fingerprint& print) const {
      return static_cast<std::size_t>(print[0]);
    }
  };
  std::unordered_set<Fingerprint, Hash> known_;
};

}  // namespace nonet::service
