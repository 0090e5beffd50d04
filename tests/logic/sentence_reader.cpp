#include "logic/sentence_reader.h"

#include <functional>
#include <map>
#include <regex>

#include "board/house_set.h"
#include "board/notation.h"

namespace nonet::testing {
namespace {

using Match = std::smatch;

const std::string kCell = "(?:r[1-9]c[1-9]|[Rr]ow [1-9], column [1-9])";
const std::string kCells = "(?:r[1-9]c[1-9](?:(?:, | and | or )r[1-9]c[1-9])*)";
const std::string kDigitList = "(?:[1-9](?:(?:, | and | or )[1-9])*)";
const std::string kHouse = "(?:[Rr]ow|[Cc]olumn|[Bb]ox) [1-9]";

// Both ways to write a cell.
CellSet cells_in(const std::string& text) {
  static const std::regex name{"r([1-9])c([1-9])|[Rr]ow ([1-9]), column ([1-9])"};
  CellSet cells;
  for (std::sregex_iterator it{text.begin(), text.end(), name}, end; it != end; ++it) {
    const auto at = [&](std::size_t a, std::size_t b) {
      return (*it)[a].matched ? (*it)[a].str()[0] - '1' : (*it)[b].str()[0] - '1';
    };
    cells.insert(cell_at(at(1, 3), at(2, 4)));
  }
  return cells;
}

Digits digits_in(const std::string& text) {
  Digits digits;
  for (char c : text)
    if (c >= '1' && c <= '9') digits.insert(digit_of(c - '0'));
  return digits;
}

// "row 4", "rows 4 and 9", "row 4 and boxes 5 and 6"
std::vector<House> houses_in(const std::string& text) {
  static const std::regex word{"rows?|columns?|box(?:es)?|[1-9]", std::regex::icase};
  std::vector<House> houses;
  char kind = 'r';
  for (std::sregex_iterator it{text.begin(), text.end(), word}, end; it != end; ++it) {
    const char c = it->str()[0];
    if (c < '1' || c > '9')
      kind = c;
    else
      houses.push_back(*parse_house(std::string{kind, c}));
  }
  return houses;
}

class Reader {
 public:
  Reader(std::string text, const Grid& grid, const Filling& solution)
      : text_{std::move(text)},
        grid_{grid},
        plain_{with_plain_candidates(grid)},
        solution_{solution} {}

  Judgement read() {
    singles();
    only_places();
    sets();
    chains();
    patterns();
    effects();
    return std::move(judgement_);
  }

 private:
  // For each place where the pattern is found.
  void each(const std::string& pattern, const std::function<void(const Match&)>& visit) {
    static std::map<std::string, std::regex> read_before;
    const std::regex& regex = read_before.try_emplace(pattern, pattern).first->second;
    for (std::sregex_iterator it{text_.begin(), text_.end(), regex}, end; it != end; ++it)
      visit(*it);
  }
  void claim(bool is_so, const Match& match) {
    ++judgement_.claims;
    object_unless(is_so, match);
  }
  void effect(bool is_so, const Match& match) {
    ++judgement_.effects;
    object_unless(is_so, match);
  }
  void object_unless(bool is_so, const Match& match) {
    if (!is_so) judgement_.objections.push_back("not so: " + match.str());
  }
  Digits candidates_of(CellSet cells) const {
    Digits all;
    for (Cell c : cells) all |= grid_.candidates(c);
    return all;
  }
  Digits seen_from(Cell cell) const {
    Digits seen;
    for (Cell peer : peers_of(cell))
      if (const auto d = grid_.at(peer)) seen.insert(*d);
    return seen;
  }

  void singles() {
    each("(" + kCell + ") can only be ([1-9]): every other digit is already in",
         [&](const Match& m) {
           const Cell c = cells_in(m[1]).first();
           const Digits digit = digits_in(m[2]);
           claim(grid_.open(c) && ~seen_from(c) == digit && Digits{*solution_.at(c)} == digit, m);
         });
    each("(" + kCell + ") has one candidate left, ([1-9]):[^.]*crossed out", [&](const Match& m) {
      const Cell c = cells_in(m[1]).first();
      const Digits digit = digits_in(m[2]);
      claim(grid_.candidates(c) == digit && plain_.candidates(c) != digit &&
                Digits{*solution_.at(c)} == digit,
            m);
    });
    each("The last empty cell of (" + kHouse + ") is (" + kCell + "); the missing digit is ([1-9])",
         [&](const Match& m) {
           const House house = houses_in(m[1]).front();
           const CellSet cell = cells_in(m[2]);
           claim((members_of(house) & grid_.open_cells()) == cell &&
                     grid_.open_digits(house) == digits_in(m[3]),
                 m);
         });
  }

  // Cells by name, or lines that cross the houses.
  CellSet places(const std::string& words) const {
    if (const CellSet cells = cells_in(words); !cells.empty()) return cells;
    CellSet cells;
    for (House h : houses_in(words)) cells |= members_of(h);
    return cells;
  }

  void only_places() {
    each(
        "[Ii]n ([^.;:]*?), the digit ([1-9]) fits only in ([^.;:]*?)"
        "(, which also|, except for [^.]*|[.;:])([^.]*)",
        [&](const Match& m) {
          const Digit d = digits_in(m[2]).first();
          CellSet allowed = places(m[3]);
          if (m[4].str().starts_with(", except")) allowed |= cells_in(m[4]);
          const std::string same{" The same is true of "};
          std::string houses = m[1];
          if (m[5].str().starts_with(same)) houses += " and " + m[5].str().substr(same.size());
          const bool two = m[3].str().starts_with("two of these");
          bool is_so = true;
          for (House h : houses_in(houses)) {
            const CellSet here = grid_.positions(h, d);
            is_so &= !here.empty() && (two ? here.size() == 2 : allowed.includes(here));
          }
          // Named cells are all places.
          for (Cell c : cells_in(m[3])) is_so &= grid_.candidates(c).contains(d);
          claim(is_so, m);
          if (houses_in(m[1]).size() == 1) kept_out(m, d);
        });
    each("[Ii]n (" + kHouse + "), the digit ([1-9]) is in (" + kCells + ")", [&](const Match& m) {
      claim(grid_.positions(houses_in(m[1]).front(), digits_in(m[2]).first()) == cells_in(m[3]), m);
    });
  }

  // What a hidden single says next: which digits keep it out of the other cells.
  void kept_out(const Match& single, Digit d) {
    const std::string rest = text_.substr(static_cast<std::size_t>(single.position(5)));
    static const std::regex by{"^ The [1-9]s? in (" + kCells + ") keeps? it out of ([^.]*)\\."};
    Match m;
    if (!std::regex_search(rest, m, by)) return;
    CellSet seen;
    bool is_so = true;
    for (Cell c : cells_in(m[1])) {
      is_so &= grid_.at(c) == d;
      seen |= peers_of(c);
    }
    const House house = houses_in(single[1]).front();
    const CellSet others =
        (members_of(house) & grid_.open_cells()) - grid_.positions(house, d) - seen;
    const bool says_crossed = m[2].str().find("crossed out") != std::string::npos;
    claim(is_so && others.empty() != says_crossed, m);
  }

  void sets() {
    each("(" + kCells + ") have only (" + kDigitList + ") as candidates between them",
         [&](const Match& m) { claim(candidates_of(cells_in(m[1])) == digits_in(m[2]), m); });
    each("[Ii]n (" + kHouse + "), the digits (" + kDigitList + ") fit only in ([^.]*)",
         [&](const Match& m) {
           const House house = houses_in(m[1]).front();
           CellSet all;
           for (Digit d : digits_in(m[2])) all |= grid_.positions(house, d);
           claim(all == (places(m[3]) & members_of(house)), m);
         });
    each(" [A-Z]: (" + kCells + ") with (" + kDigitList + ")\\.", [&](const Match& m) {
      const CellSet cells = cells_in(m[1]);
      claim(candidates_of(cells) == digits_in(m[2]) && digits_in(m[2]).size() == cells.size() + 1,
            m);
    });
  }

  void chains() {
    each("((?:neither |none of )?" + kCells +
             "(?: nor r[1-9]c[1-9])?) is (?:not )?([1-9])"
             "(?:, and |\\. Then )(?:one of )?(" +
             kCells +
             ") is ([1-9]), the (?:only other place|other "
             "places) in (" +
             kHouse + ")",
         [&](const Match& m) {
           const House house = houses_in(m[5]).front();
           const CellSet both = cells_in(m[1]) | cells_in(m[3]);
           const CellSet here = grid_.positions(house, digits_in(m[4]).first());
           claim(digits_in(m[2]) == digits_in(m[4]) && both.includes(here) &&
                     here.includes(cells_in(m[3])),
                 m);
         });
    each("(r[1-9]c[1-9]) is not ([1-9]) but ([1-9])", [&](const Match& m) {
      claim(candidates_of(cells_in(m[1])) == (digits_in(m[2]) | digits_in(m[3])), m);
    });
    each("(?:^|\\. )(" + kCell + ") is (" + kDigitList + " or [1-9])\\.",
         [&](const Match& m) { claim(candidates_of(cells_in(m[1])) == digits_in(m[2]), m); });
    each("(" + kCells + ") (?:all have just the candidates|can each be only) (" + kDigitList + ")",
         [&](const Match& m) {
           bool is_so = true;
           for (Cell c : cells_in(m[1])) is_so &= grid_.candidates(c) == digits_in(m[2]);
           claim(is_so, m);
         });
    each(
        "[Ee]very empty cell has two candidates, but for (" + kCell + ") with (" + kDigitList + ")",
        [&](const Match& m) {
          bool is_so = candidates_of(cells_in(m[1])) == digits_in(m[2]);
          for (Cell c : grid_.open_cells() - cells_in(m[1]))
            is_so &= grid_.candidates(c).size() == 2;
          claim(is_so, m);
        });
  }

  // The third stage: what the pattern is made of.
  void patterns() {
    each("^[Aa]n? [^:.]*: the digits? (" + kDigitList + ") in (" + kCells + ")\\.",
         [&](const Match& m) {
           // An avoidable rectangle has digits of the player's among its corners.
           Digits all;
           bool is_so = true;
           for (Cell c : cells_in(m[2])) {
             const Digits here = grid_.open(c) ? grid_.candidates(c) : Digits{*grid_.at(c)};
             is_so &= here.intersects(digits_in(m[1]));
             all |= here;
           }
           is_so &= all.includes(digits_in(m[1]));
           claim(is_so, m);
         });
    each("^[Aa]n? [^:.]*: (" + kCell + ")\\.",
         [&](const Match& m) { claim(grid_.open(cells_in(m[1]).first()), m); });
  }

  void effects() {
    each("(" + kDigitList + ") can be crossed out in (" + kCells + ")", [&](const Match& m) {
      bool is_so = true;
      for (Cell c : cells_in(m[2])) is_so &= !digits_in(m[1]).contains(*solution_.at(c));
      effect(is_so, m);
    });
    each("So (" + kCell + ") is ([1-9])\\.", [&](const Match& m) {
      effect(solution_.at(cells_in(m[1]).first()) == digits_in(m[2]).first(), m);
    });
    each("There is a mistake: (" + kCell + ") cannot be ([1-9])", [&](const Match& m) {
      const Cell c = cells_in(m[1]).first();
      effect(solution_.at(c) != digits_in(m[2]).first() && grid_.at(c) == digits_in(m[2]).first(),
             m);
    });
  }

  std::string text_;
  const Grid& grid_;
  Grid plain_;
  const Filling& solution_;
  Judgement judgement_;
};

}  // namespace

Judgement judged(const std::string& text, const Grid& grid, const Filling& solution) {
  return Reader{text, grid, solution}.read();
}

}  // namespace nonet::testing
