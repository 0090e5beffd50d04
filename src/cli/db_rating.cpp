// How the command line rates what it stores.
#include "cli/db_verb.h"
#include "rate/card.h"
#include "server/stored_rating.h"

namespace nonet::cli {

store::RateFn rating_function() {
  return [](const Filling& puzzle) {
    const auto card = rate::card(puzzle, {});
    return card ? server::stored_rating(*card) : store::Rating{};
  };
}

std::string rating_version() { return server::rating_version(); }

}  // namespace nonet::cli
