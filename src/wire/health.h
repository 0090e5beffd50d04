// Whether a server answers.
#pragma once

#include <string_view>

#include "wire/schema.h"

namespace nonet::wire {

// The one thing it says while it lives.
struct StatusOk {
  static std::string schema(SchemaBook&) { return R"({"const":"ok"})"; }
};
inline void write(std::string& out, StatusOk) { add_text(out, "ok"); }

struct Health {
  StatusOk status = {};
};
BOOST_DESCRIBE_STRUCT(Health, (), (status))

}  // namespace nonet::wire
