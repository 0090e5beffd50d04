// Work whose length nobody can foretell: a search says that it goes on, and can be ended.
#pragma once

#include <functional>
#include <string>

namespace nonet::cli {

// The `stop` question of one engine on one thread: true after Ctrl-C. On a terminal it says the
// sentence once, when a second has gone by.
std::function<bool()> stop_or_say(std::string sentence);

}  // namespace nonet::cli
