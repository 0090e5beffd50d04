#include "cli/screen/watch_screen.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "cli/screen/terminal.h"
#include "cli/screen/watch_board.h"
#include "trace/words.h"

namespace nonet::cli {

namespace {

constexpr int kGap = 3;  // between board and story
constexpr int kNarrowestStory = 30;
constexpr int kLowestStory = 4;  // the counters and three lines of the sentence

struct Box {
  int row;
  int column;
  int rows;
  int columns;
};

// Where things go. Without a layout there is no room for the board.
struct Plan {
  std::optional<BoardLayout> layout;
  int board_row = 1;
  Box story{};
};

Plan plan_for(Shape shape, Window window) {
  const int room = window.rows - 2;  // title and keys
  for (const BoardLayout& layout : layouts_for(shape)) {
    const int spare = room - layout.height();
    const int beside = window.columns - layout.width() - kGap;
    if (spare < 0) continue;
    const int top = spare > 0 ? 2 : 1;
    if (beside >= kNarrowestStory)
      return {layout, top, {top, layout.width() + kGap, room - top + 1, beside}};
    if (layout.width() <= window.columns && window.columns >= kNarrowestStory &&
        spare >= kLowestStory)
      return {layout, 1, {1 + layout.height(), 0, spare, window.columns}};
  }
  return {std::nullopt, 1, {2, 0, room - 2, window.columns}};
}

// The smallest window that shows the board.
Window least_window(Shape shape) {
  const BoardLayout layout = layouts_for(shape).back();
  return {.rows = layout.height() + kLowestStory + 2,
          .columns = std::max(layout.width(), kNarrowestStory)};
}

std::string too_small(Shape shape, Window window) {
  const Window least = least_window(shape);
  return fmt::format("This window ({}×{}) is too small for the board ({}×{}).", window.columns,
                     window.rows, least.columns, least.rows);
}

// A line with an ellipsis behind it; words give way to it from the end.
std::string with_ellipsis(std::string line, int width) {
  while (width_of(line) + 2 > width && line.find(' ') != std::string::npos)
    line.erase(line.rfind(' '));
  return shortened(line + " …", width);
}

// The lines of the story in their box, from above.
class Story {
 public:
  Story(Canvas& canvas, const Scene& scene, Box box)
      : canvas_{canvas}, scene_{scene}, shape_{scene.trace.shape}, box_{box} {}

  void draw() {
    draw_counters();
    const bool roomy = box_.rows >= 12;
    if (roomy) skip();
    // Always as many lines, so that what stands below does not jump.
    const int lines = std::min(roomy ? (box_.columns < 45 ? 6 : 4) : 3, left());
    draw_sentence(lines);
    if (!roomy) return is_over() ? draw_closing() : draw_guesses(left());
    skip();
    if (is_over()) return draw_closing();
    const int guesses = std::clamp(box_.rows / 6, 2, 6);
    if (left() > guesses + 1) draw_guesses(guesses + 1);
    skip();
    draw_earlier();
  }

 private:
  int left() const { return box_.rows - used_; }
  void skip() { ++used_; }
  void line(std::string_view text, Style style = {}) {
    if (left() <= 0) return;
    canvas_.put(box_.row + used_, box_.column, shortened(text, box_.columns), style);
    ++used_;
  }

  bool in_proof() const { return scene_.player.at > scene_.course.show; }
  // The show has come to its solution.
  bool is_over() const { return scene_.course.solved && scene_.player.at == scene_.course.show; }

  // What there is to say at the end, and how it can go on.
  void draw_closing() {
    for (const std::string& words : scene_.closing) draw_wrapped(words, left(), 0, {});
    if (!scene_.course.proof) return;
    skip();
    line(fmt::format("{} Press Enter.", kProofHeading), {.bold = true});
  }

  // Counted within the chapter.
  std::string place() const {
    const Course& course = scene_.course;
    const std::size_t at = scene_.player.at;
    if (in_proof())
      return fmt::format("{} Event {} of {}", kProofHeading, grouped(at - course.show),
                         grouped(course.size - course.show));
    return fmt::format("event {} of {}", grouped(at), grouped(course.show));
  }
  std::string conflicts_met() const {
    const auto& all = scene_.course.conflicts;
    const auto up_to = [&](std::size_t n) {
      return static_cast<std::uint64_t>(std::ranges::upper_bound(all, n) - all.begin());
    };
    const std::uint64_t before = in_proof() ? up_to(scene_.course.show) : 0;
    const std::size_t last = in_proof() ? scene_.course.size : scene_.course.show;
    return fmt::format("conflict {} of {}", grouped(up_to(scene_.player.at) - before),
                       grouped(up_to(last) - before));
  }

  void draw_counters() {
    const std::string place = this->place();
    const std::string broken = conflicts_met();
    const std::string depth = fmt::format("decision level {}", level());
    const std::string learned = counted(scene_.moment.clauses.size(), "learned clause");
    const Player& player = scene_.player;
    const std::string pace =
        player.directed ? fmt::format("directed, {:g} times as fast", player.speed / kUsualSpeed)
                        : fmt::format("{:g} events a second", player.speed);
    const std::string state = fmt::format("{}, {}{}", player.playing ? "playing" : "paused", pace,
                                          player.playing ? "" : " when playing");
    if (box_.rows < 7)
      return line(fmt::format("{}, {}, {}{}", place, depth, broken,
                              scene_.course.learns ? ", " + learned : ""));
    line(place, {.bold = true});
    draw_bar();
    line(state);
    if (box_.columns < 45) {
      line(depth);
      line(broken);
    } else {
      line(fmt::format("{}, {}", depth, broken));
    }
    if (scene_.course.learns) line(learned);
  }

  std::size_t level() const {
    return scene_.moment.decisions.empty() ? 0 : scene_.moment.decisions.back().level;
  }

  void draw_bar() {
    const int width = std::min(box_.columns, 60);
    const Course& course = scene_.course;
    const std::size_t begin = in_proof() ? course.show : 0;
    const std::size_t length = (in_proof() ? course.size : course.show) - begin;
    const auto done =
        static_cast<int>((scene_.player.at - begin) * static_cast<std::size_t>(width) /
                         std::max<std::size_t>(length, 1));
    std::string filled;
    std::string open;
    for (int i = 0; i < width; ++i) (i < done ? filled : open) += i < done ? "━" : "─";
    canvas_.put(box_.row + used_, box_.column, filled);
    canvas_.put(box_.row + used_, box_.column + done, open, {.dim = true});
    skip();
  }

  std::string sentence_of(std::size_t number) const {
    return trace::sentence(shape_, scene_.trace.events[number - 1]);
  }

  void draw_sentence(int lines) {
    const bool broken = std::ranges::binary_search(scene_.course.conflicts, scene_.player.at);
    const Style style{.ink = broken ? Ink::red : Ink::own, .bold = true};
    const int end = used_ + lines;
    if (scene_.player.at > 0) draw_wrapped(sentence_of(scene_.player.at), lines, 0, style);
    used_ = end;
  }

  // At most so many lines; a longer text ends in an ellipsis.
  void draw_wrapped(std::string_view text, int lines, int indent, Style style) {
    std::vector<std::string> broken = wrapped(text, box_.columns - indent);
    if (static_cast<int>(broken.size()) > lines) {
      broken.resize(static_cast<std::size_t>(std::max(lines, 0)));
      if (!broken.empty()) broken.back() = with_ellipsis(broken.back(), box_.columns - indent);
    }
    for (const std::string& piece : broken)
      line(std::string(static_cast<std::size_t>(indent), ' ') + piece, style);
  }

  // "1 r1c3=4  2 r5c5=6 …", each in the colour of its level; of too many the last ones.
  void draw_guesses(int lines) {
    if (lines < 2) return;
    const int end = used_ + lines;
    const auto& decisions = scene_.moment.decisions;
    std::size_t widest = 0;
    std::vector<std::string> names;
    for (const trace::Decision& decision : decisions) {
      names.push_back(fmt::format("{} {}={}", decision.level, name_of(shape_, decision.cell),
                                  name_of(shape_, decision.digit)));
      widest = std::max(widest, names.back().size());
    }
    const auto pitch = static_cast<int>(std::max<std::size_t>(widest + 2, 11));
    const int in_line = std::max(box_.columns / pitch, 1);
    const auto shown = std::min(names.size(), static_cast<std::size_t>(in_line * (lines - 1)));
    const std::size_t first = names.size() - shown;
    line(names.empty() ? "no open guess"
         : first == 0  ? "open guesses"
                       : "the last open guesses",
         {.dim = true});
    for (std::size_t i = 0; i < shown; ++i) {
      const auto place = static_cast<int>(i);
      canvas_.put(box_.row + used_ + place / in_line, box_.column + place % in_line * pitch,
                  shortened(names[first + i], box_.columns),
                  {.ink = ink_of_level(decisions[first + i].level), .bold = true});
    }
    used_ = end;
  }

  // Newest first, so that the sentence that was just said is next to the one that is.
  void draw_earlier() {
    if (scene_.player.at < 2 || left() < 2) return;
    line("before", {.dim = true});
    const std::string widest = grouped(scene_.player.at);
    const int indent = width_of(widest) + 2;
    for (std::size_t n = scene_.player.at - 1; n > 0 && left() > 0; --n) {
      canvas_.put(box_.row + used_, box_.column, fmt::format("{:>{}}", grouped(n), widest.size()),
                  {.dim = true});
      draw_wrapped_beside(sentence_of(n), indent);
    }
  }

  // Like draw_wrapped, but leaves what already stands in the indent.
  void draw_wrapped_beside(std::string_view text, int indent) {
    const Box whole = box_;
    box_.column += indent;
    box_.columns -= indent;
    draw_wrapped(text, std::min(left(), 3), 0, {.dim = true});
    box_ = whole;
  }

  Canvas& canvas_;
  const Scene& scene_;
  Shape shape_;
  Box box_;
  int used_ = 0;
};

// The longest list of the keys that fits.
void draw_keys(Canvas& canvas, const Scene& scene) {
  const std::string play = scene.player.playing ? "space pause" : "space play";
  const std::array lists{
      play + "   → ← step   ↑ ↓ speed   d pace   n p next/previous conflict   Home End   q quit",
      play + "  → ← step  ↑ ↓ speed  d pace  n p conflict  Home End  q quit",
      std::string{"space → ← ↑ ↓ n p Home End q"},
      std::string{"q quit"},
  };
  for (const std::string& list : lists)
    if (width_of(list) <= canvas.columns())
      return canvas.put(canvas.rows() - 1, 0, list, {.dim = true});
}

}  // namespace

Canvas frame(const Scene& scene, Window window) {
  Canvas canvas{window.rows, window.columns};
  const Shape shape = scene.trace.shape;
  const Plan plan = plan_for(shape, window);
  if (plan.layout) {
    canvas.put(0, 0, shortened(scene.title, window.columns), {.bold = true});
  } else {
    int row = 0;
    for (const std::string& line : wrapped(too_small(shape, window), window.columns))
      canvas.put(row++, 0, line, {.bold = true});
    if (plan.story.rows < kLowestStory || plan.story.columns < kNarrowestStory) return canvas;
  }
  static const trace::Event kNothing{.kind = trace::Kind::pause};
  if (plan.layout)
    draw_board(canvas, plan.board_row, 0, *plan.layout,
               {.trace = scene.trace,
                .moment = scene.moment,
                .event = scene.player.at == 0 ? kNothing : scene.trace.events[scene.player.at - 1],
                .colours = scene.colours});
  Story{canvas, scene, plan.story}.draw();
  draw_keys(canvas, scene);
  return canvas;
}

}  // namespace nonet::cli
