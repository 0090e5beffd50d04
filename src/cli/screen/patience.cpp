#include "cli/screen/patience.h"

#include <chrono>
#include <utility>

#include <unistd.h>

#include "cli/screen/terminal.h"

namespace nonet::cli {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::seconds kPatience{1};  // of a person who sees nothing yet

}  // namespace

std::function<bool()> stop_or_say(std::string sentence) {
  return [begun = Clock::now(), told = !is_terminal(STDERR_FILENO),
          sentence = std::move(sentence)]() mutable {
    if (!told && Clock::now() - begun > kPatience) {
      complain(sentence);
      told = true;
    }
    return interrupted().load();
  };
}

}  // namespace nonet::cli
