// Finds the <game …> tags in XML that comes line by line. Only as much XML as that takes: tags,
// quotes and comments; pugixml judges the element itself.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace nonet::formats {

class XmlCutter {
 public:
  // A tag, the line it began in, and its true length, which may be more than was kept.
  struct Game {
    std::string_view text;
    std::uint64_t first_line;
    std::uint64_t length;
  };
  using Found = std::function<void(const Game&)>;

  explicit XmlCutter(std::size_t longest) : longest_{longest} {}

  // Text of the line with this number; a long line may come in pieces.
  void text(std::string_view text, std::uint64_t number, const Found& found);
  // The end of the XML: a tag still open is handed out as it is.
  void finish(const Found& found);

  bool between_tags() const { return state_ == State::outside; }
  bool root_closed() const { return root_closed_; }
  std::uint64_t games() const { return games_; }

 private:
  enum class State : std::uint8_t { outside, tag_name, other_tag, comment, game };

  void take(char ch, const Found& found);
  void take_in_name(char ch, const Found& found);
  void take_in_game(char ch, const Found& found);
  void begin_tag();
  void hand_out(const Found& found);

  std::size_t longest_;
  State state_ = State::outside;
  std::string tag_;  // from its '<'; of a game tag all of it, of others the beginning
  std::uint64_t tag_length_ = 0;
  std::uint64_t tag_line_ = 0;
  std::uint64_t line_ = 0;
  std::uint64_t games_ = 0;
  char quote_ = 0;          // the open quote inside a game tag
  int comment_dashes_ = 0;  // dashes just before, up to two
  bool root_closed_ = false;
};

}  // namespace nonet::formats
