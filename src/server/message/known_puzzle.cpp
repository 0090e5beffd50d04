#include "server/message/known_puzzle.h"

#include <fmt/format.h>

#include "server/message/store_problem.h"
#include "service/json.h"

namespace nonet::server {

std::string known_json(const std::optional<store::Recognised>& known) {
  if (!known || store::is_own(known->stored)) return "null";
  const store::StoredPuzzle& stored = known->stored;
  const auto or_null = [](const std::string& text) {
    return text.empty() ? std::string{"null"} : service::json_string(text);
  };
  return fmt::format(R"({{"id":"{}","level":{},"collection":{}}})", stored.id,
                     or_null(stored.rating.level.value_or("")), or_null(stored.collection));
}

std::string known_json(store::Database& database, const Filling& puzzle) {
  return known_json(need(store::recognise(database, puzzle)));
}

std::string with_known(std::string object, const std::string& known) {
  object.back() = ',';  // the object goes on
  return object + fmt::format(R"("known":{}}})", known);
}

}  // namespace nonet::server
