// Why something about games and players was not done. The door that was asked words it as an
// answer, or as an exit code.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

#include <tl/expected.hpp>

#include "store/base/error.h"

namespace nonet::play {

enum class Refusal : std::uint8_t {
  store,             // the database said so
  out_of_time,       // the caller's `stop` came before the solutions were counted
  not_one_solution,  // a puzzle with none, or with several
  other_dress,       // stored already, but turned, mirrored or with its digits exchanged
  game_over,         // solved or given up: nothing was changed
  no_export,         // what is to be brought back was not written by an export
};

struct Error {
  Refusal refusal = Refusal::store;
  std::string sentence = {};     // for people; empty where the refusal says it all
  store::StoreError store = {};  // for Refusal::store
};

inline Error of_store(store::StoreError error) {
  return {Refusal::store, error.sentence, std::move(error)};
}

template <class Value>
using Result = tl::expected<Value, Error>;

}  // namespace nonet::play
