#include "cli/screen/watch_keys.h"

#include <array>
#include <optional>

namespace nonet::cli {

namespace {

struct Row {
  std::string_view sent;  // for sequences: what stands between the introducer and the end, and it
  Key key;
};

constexpr auto kPlain = std::to_array<Row>({
    {" ", Key::play_or_pause},
    {"l", Key::forward},
    {"h", Key::back},
    {"+", Key::faster},
    {"-", Key::slower},
    {"k", Key::faster},
    {"j", Key::slower},
    {"n", Key::next_conflict},
    {"p", Key::previous_conflict},
    {"g", Key::first},
    {"G", Key::last},
    {"d", Key::direct},
    {"\r", Key::other_chapter},
    {"\n", Key::other_chapter},
    {"q", Key::quit},
    {"Q", Key::quit},
});

// After "ESC [" (CSI) or "ESC O" (SS3). Home and End have a form for each family of terminals.
constexpr auto kSequences = std::to_array<Row>({
    {"C", Key::forward},
    {"D", Key::back},
    {"A", Key::faster},
    {"B", Key::slower},
    {"H", Key::first},
    {"F", Key::last},
    {"1~", Key::first},
    {"4~", Key::last},
    {"7~", Key::first},
    {"8~", Key::last},
});

template <std::size_t kRows>
std::optional<Key> look_up(const std::array<Row, kRows>& rows, std::string_view sent) {
  for (const Row& row : rows)
    if (row.sent == sent) return row.key;
  return std::nullopt;
}

constexpr char kEscape = '\x1b';
constexpr std::size_t kIntroducer = 2;

// How many bytes of the text are one key; 0 = the rest of it is still to come. A sequence after
// its introducer is parameters (below '@') and one final byte.
std::size_t length_of_key(std::string_view text) {
  if (text[0] != kEscape) return 1;
  if (text.size() == 1) return 0;
  if (text[1] == kEscape) return 1;
  if (text[1] != '[' && text[1] != 'O') return kIntroducer;
  for (std::size_t i = kIntroducer; i < text.size(); ++i) {
    if (text[i] == kEscape) return i;  // broken off: the next one begins here
    if (text[i] >= '@' && text[i] <= '~') return i + 1;
  }
  return 0;
}

}  // namespace

std::vector<Key> KeyDecoder::feed(std::string_view bytes) {
  pending_ += bytes;
  std::vector<Key> keys;
  std::string_view rest = pending_;
  while (!rest.empty()) {
    const std::size_t length = length_of_key(rest);
    if (length == 0) break;
    const std::string_view sent = rest.substr(0, length);
    rest.remove_prefix(length);
    const auto key = sent[0] != kEscape     ? look_up(kPlain, sent)
                     : length > kIntroducer ? look_up(kSequences, sent.substr(kIntroducer))
                                            : std::nullopt;
    if (key) keys.push_back(*key);
  }
  pending_ = std::string{rest};
  return keys;
}

}  // namespace nonet::cli
