// Faults of the database as answers. A handler says `need(call)` and goes on with the value; where
// there is none, the route answers what the fault means to a caller.
#pragma once

#include <exception>
#include <type_traits>
#include <utility>

#include "server/message/http.h"
#include "store/base/error.h"

namespace nonet::server {

class StoreTrouble : public std::exception {
 public:
  explicit StoreTrouble(store::StoreError error) : error_{std::move(error)} {}
  const char* what() const noexcept override { return error_.sentence.c_str(); }
  const store::StoreError& error() const { return error_; }

 private:
  store::StoreError error_;
};

template <class Value>
Value need(store::Result<Value> result) {
  if (!result) throw StoreTrouble{std::move(result.error())};
  if constexpr (!std::is_void_v<Value>) return std::move(*result);
}

// refused 400, not_found 404, conflict 409; everything else is ours to mend: 503, and the log says
// what it was.
Response store_problem(const store::StoreError& error);

}  // namespace nonet::server
