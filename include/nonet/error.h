// How calls end. Nothing here throws: what can go wrong is a value with a reason and a place. Work
// that may be long takes a `Stop`.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include <nonet/cell.h>

namespace nonet::NONET_V0 {

// Asked now and then from the calling thread; true ends the work. Once it said yes it must not say
// no again, and it must not throw. None: the work goes on to its end.
using Stop = std::function<bool()>;

// Where something is: in a text, on the board, or in what was asked for. What is not known is
// empty.
struct Place {
  std::uint64_t line = 0;  // of a text, from 1; 0: no place in a text
  std::uint64_t column = 0;
  std::vector<Cell> cells = {};
  std::optional<House> house = {};
  int digit = 0;
  std::string field = {};  // of a wish or of options: "symmetry"
  friend bool operator==(const Place&, const Place&) = default;
};

struct Error {
  std::string code = {};      // for programs, never reworded: "wrong-length"
  std::string sentence = {};  // for people, with reason and place
  Place place = {};
  friend bool operator==(const Error&, const Error&) = default;
};

// A value, or why there is none.
template <class Value>
class [[nodiscard]] Result {
 public:
  Result(Value value) : content_{std::in_place_index<0>, std::move(value)} {}
  Result(Error error) : content_{std::in_place_index<1>, std::move(error)} {}

  bool has_value() const { return content_.index() == 0; }
  explicit operator bool() const { return has_value(); }

  // Only where there is a value. What they lead to lives as long as the Result: keep it in a
  // variable before a loop runs over a part of it.
  const Value& operator*() const& { return get<0>(content_); }
  Value& operator*() & { return get<0>(content_); }
  Value&& operator*() && { return std::move(get<0>(content_)); }
  const Value* operator->() const { return &get<0>(content_); }
  Value* operator->() { return &get<0>(content_); }
  Value value_or(Value other) const& { return has_value() ? **this : std::move(other); }

  // Only where there is none.
  const Error& error() const { return get<1>(content_); }

 private:
  template <std::size_t kIndex, class Content>
  static auto& get(Content& content) {
    auto* part = std::get_if<kIndex>(&content);
    assert(part != nullptr);
    return *part;
  }

  std::variant<Value, Error> content_;
};

}  // namespace nonet::NONET_V0
