// Inside the room a fault in the middle of a transaction is an exception, since SOCI throws too and
// the transaction must be left at once. Database::read and write turn it into a value: none leaves
// the room.
#pragma once

#include <exception>
#include <string>
#include <utility>

#include "store/base/error.h"

namespace nonet::store {

class Fault : public std::exception {
 public:
  enum class Again : std::uint8_t { no, yes };  // yes: the same transaction may succeed if repeated

  Fault(StoreFault fault, std::string sentence, Again again = Again::no)
      : error_{fault, std::move(sentence)}, again_{again} {}
  const char* what() const noexcept override { return error_.sentence.c_str(); }
  const StoreError& error() const { return error_; }
  bool again() const { return again_ == Again::yes; }

 private:
  StoreError error_;
  Again again_;
};

}  // namespace nonet::store
