// What a terminal sends when keys are pressed, as the player's commands.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nonet::cli {

enum class Key : std::uint8_t {
  play_or_pause,
  forward,
  back,
  faster,
  slower,
  next_conflict,
  previous_conflict,
  first,
  last,
  direct,
  other_chapter,
  quit,
};

// Decodes bytes as they come. An escape sequence may arrive in pieces; keys without a meaning
// here are passed over as a whole, so that none of their bytes is taken for another key.
class KeyDecoder {
 public:
  std::vector<Key> feed(std::string_view bytes);
  // Nothing came for a while: what looked like the beginning of a sequence was the Escape key.
  void settle() { pending_.clear(); }

 private:
  std::string pending_;
};

}  // namespace nonet::cli
