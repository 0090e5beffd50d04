// Fish, with and without fins.
#include "board/notation.h"
#include "logic/explain/argument.h"
#include "logic/explain/words.h"
#include "logic/technique.h"

namespace nonet::logic {
namespace {

std::string kind_of_lines(HouseSet lines) {
  return kind_of(lines.first()) == HouseKind::row ? "rows" : "columns";
}

// All rows or all columns, as opposed to fish with boxes or of mixed lines.
bool are_lines(HouseSet houses) {
  for (House h : houses)
    if (kind_of(h) == HouseKind::box || kind_of(h) != kind_of(houses.first())) return false;
  return true;
}

// "In row 4, the digit 7 fits only in columns 2 and 8. The same is true of row 9."
std::string twin_lines(const FishEvidence& e) {
  const House first = e.base.first();
  HouseSet second = e.base;
  second.erase(first);
  return "In " + words_for(first) + ", the digit " + char_of(e.digit) + " fits only in " +
         listed(e.cover) + ". The same is true of " + listed(second) + ".";
}

std::string plain_fish(const FishEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  const int size = e.base.size();
  const std::string lines = kind_of_lines(e.base);
  const std::string start = size == 2 ? twin_lines(e)
                                      : "In " + listed(e.base) + ", the digit " + digit +
                                            " fits only in " + listed(e.cover) + ".";
  return start + " The " + counted(size) + " " + lines + " need " + counted(size) + " " + digit +
         "s, one in each of these " + kind_of_lines(e.cover) + ", and so use the " +
         kind_of_lines(e.cover) + " up.";
}

std::string finned_fish(const FishEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  const int fins = e.fins.size();
  const std::string rows = kind_of_lines(e.base);
  const std::string across = kind_of_lines(e.cover);
  return "In " + listed(e.base) + ", the digit " + digit + " fits only in " + listed(e.cover) +
         ", except for " + plural(fins, "one extra place, the fin ", "extra places, the fins ") +
         listed(e.fins) + ". If " + plural(fins, "the fin is not ", "no fin is ") + digit +
         ", these " + rows + " hold the " + digit + "s of the " + across + "; if " +
         plural(fins, "it is", "one is") + ", no cell that sees it is " + digit + ". Cells of " +
         listed(e.cover) + " outside these " + rows + " that see " +
         plural(fins, "the fin", "every fin") + " cannot be " + digit + " either way.";
}

// Fins that lie in two of the base houses: there the digit would count twice.
CellSet fins_within(const FishEvidence& e) {
  CellSet once;
  CellSet twice;
  for (House h : e.base) {
    twice |= once & members_of(h);
    once |= members_of(h);
  }
  return e.fins & twice;
}

// What goes although it is a place of the base: it lies in two cover houses.
std::string own_places(const Step& step, const FishEvidence& e) {
  const CellSet own = step.effect.eliminations.cells_with(e.digit) & e.body;
  if (own.empty()) return {};
  return " " + capital(listed(own)) + plural(own.size(), " is a place", " are places") +
         " of the base, but would use up two of the cover houses at once.";
}

// Fish with boxes, or of rows and columns together.
std::string fish_of_houses(const Step& step, const FishEvidence& e) {
  const std::string digit(1, char_of(e.digit));
  const std::string size = counted(e.base.size());
  std::string text = "In the base, " + listed(e.base) + ", the digit " + digit +
                     " fits only in the cover, " + listed(e.cover);
  if (e.fins.empty())
    return text + ". The " + size + " base houses need " + size + " " + digit + "s, and the " +
           size + " cover houses take one each: they are used up." + own_places(step, e);
  text += ", except for " + plural(e.fins.size(), "the fin ", "the fins ") + listed(e.fins) + ".";
  if (const CellSet within = fins_within(e); !within.empty())
    text += " (" + capital(listed(within)) + plural(within.size(), " lies", " lie") +
            " in two base houses and would serve both.)";
  return text + " If " + plural(e.fins.size(), "the fin is not ", "no fin is ") + digit +
         ", the base holds the " + digit + "s of the cover; if " +
         plural(e.fins.size(), "it is", "one is") + ", no cell that sees it is " + digit +
         ". Cells of the cover outside the base that see " +
         plural(e.fins.size(), "the fin", "every fin") + " cannot be " + digit + " either way." +
         own_places(step, e);
}

std::string told(const Step& step, const FishEvidence& e) {
  if (!are_lines(e.base) || !are_lines(e.cover)) return fish_of_houses(step, e);
  return e.fins.empty() ? plain_fish(e) : finned_fish(e);
}

}  // namespace

std::string argument(const Grid&, const Step& step, const FishEvidence& e) {
  if (!e.twin) return told(step, e);
  FishEvidence twin = e;
  twin.cover = e.twin->cover;
  twin.fins = e.twin->fins;
  const std::string base = are_lines(e.base) ? kind_of_lines(e.base) : "houses";
  return told(step, e) + " The same " + base + " can be seen in another way. " + told(step, twin);
}

}  // namespace nonet::logic
