// A day in JSON: "2026-11-30", or null.
#pragma once

#include <optional>

#include <boost/json/value.hpp>

#include "store/clock.h"

namespace nonet::server {

inline boost::json::value day_value(const std::optional<store::Day>& day) {
  if (!day) return nullptr;
  return boost::json::value(store::text_of(*day));
}

}  // namespace nonet::server
