// A row of the table of addresses, with what it says of itself: a subject's file gives its own, and
// routes.cpp joins them.
#pragma once

#include <functional>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "server/guard/visitors.h"
#include "server/message/route_table.h"
#include "server/message/store_problem.h"
#include "wire/openapi.h"

namespace nonet::server {

// Made when the document is asked for. Nothing stands for them: a row without does not compile.
class Words {
 public:
  template <class Make>
    requires std::is_convertible_v<Make, wire::Operation (*)()>
  Words(Make make) : make_{make} {}  // NOLINT: a row has its words in braces

  wire::Operation operator()() const { return make_(); }

 private:
  wire::Operation (*make_)();
};

struct Row {
  Route route;
  Words words;
};
using Rows = std::vector<Row>;

// Where the database fails a handler, the answer says so.
template <class Answer>
Response or_store_problem(const Answer& answer) {
  try {
    return answer();
  } catch (const StoreTrouble& trouble) {
    return store_problem(trouble.error());
  }
}

// A member function of what answers a group of routes.
template <class Group>
Handler on(const std::shared_ptr<const Group>& group,
           Response (Group::*handler)(const Request&) const) {
  return [group, handler](const Request& request) {
    return or_store_problem([&] { return ((*group).*handler)(request); });
  };
}

// The same of one that begins at once; that beginning asks no database.
template <class Group>
QuickHandler beginning(const std::shared_ptr<const Group>& group,
                       Begun (Group::*handler)(const Request&) const) {
  return [group, handler](const Request& request) -> Begun {
    Begun begun = ((*group).*handler)(request);
    if (Rest* rest = std::get_if<Rest>(&begun))
      return Rest{[group, rest = std::move(*rest)] { return or_store_problem(rest); }};
    return begun;
  };
}

// For routes that know players: whoever comes by stays known.
template <class Group>
class Known {
 public:
  Known(std::shared_ptr<const Group> group, const std::shared_ptr<store::Database>& database)
      : group_{std::move(group)}, visitors_{std::make_shared<const Visitors>(database)} {}

  Handler operator()(Response (Group::*handler)(const Request&) const) const {
    return [visitors = visitors_, answer = on(group_, handler)](const Request& request) {
      Response response = answer(request);
      visitors->keep_alive(request, response);
      return response;
    };
  }

 private:
  std::shared_ptr<const Group> group_;
  std::shared_ptr<const Visitors> visitors_;
};

}  // namespace nonet::server
