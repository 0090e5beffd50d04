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

}  // namespace

std::string argument(const Grid&, const Step&, const FishEvidence& e) {
  if (e.fins.empty()) return plain_fish(e);
  std::string text = finned_fish(e);
  if (!e.twin) return text;
  FishEvidence twin = e;
  twin.cover = e.twin->cover;
  twin.fins = e.twin->fins;
  return text + " The same " + kind_of_lines(e.base) + " can be seen in another way. " +
         finned_fish(twin);
}

}  // namespace nonet::logic
