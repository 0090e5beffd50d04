#include "server/message/route_table.h"

#include <set>
#include <stdexcept>
#include <utility>

#include "server/message/problem.h"

namespace nonet::server {

std::vector<RouteTable::Part> RouteTable::parts_of(std::string_view pattern) {
  const auto refuse = [pattern](const char* reason) {
    throw std::logic_error{"route '" + std::string{pattern} + "': " + reason};
  };
  if (!pattern.starts_with('/')) refuse("must begin with '/'");
  std::vector<Part> parts;
  if (pattern == "/") return parts;
  while (!pattern.empty()) {
    pattern.remove_prefix(1);
    const std::string_view segment = pattern.substr(0, pattern.find('/'));
    pattern.remove_prefix(segment.size());
    const bool parameter = segment.starts_with('{');
    if (parameter && (segment.size() < 3 || !segment.ends_with('}'))) refuse("unclosed {name}");
    if (segment.empty()) refuse("empty segment");
    parts.push_back(
        {std::string{parameter ? segment.substr(1, segment.size() - 2) : segment}, parameter});
  }
  return parts;
}

bool RouteTable::same_paths(const Row& a, const Row& b) {
  return std::ranges::equal(a.parts, b.parts, [](const Part& x, const Part& y) {
    return x.parameter == y.parameter && (x.parameter || x.text == y.text);
  });
}

bool RouteTable::fits(const Row& row, const std::vector<std::string>& segments) {
  return std::ranges::equal(row.parts, segments, [](const Part& part, const std::string& segment) {
    return part.parameter ? !segment.empty() : part.text == segment;
  });
}

bool RouteTable::answers(const Row& row, Method method) {
  return row.route.method == method || (method == Method::head && row.route.method == Method::get);
}

RouteTable::RouteTable(std::vector<Route> routes, std::optional<Handler> otherwise) {
  if (otherwise) otherwise_ = Route{Method::get, {}, Work::light, std::move(*otherwise)};
  for (Route& route : routes) {
    Row row{std::move(route), {}};
    row.parts = parts_of(row.route.pattern);
    for (const Row& other : rows_)
      if (other.route.method == row.route.method && same_paths(other, row))
        throw std::logic_error{"route '" + std::string{row.route.pattern} + "' stands twice"};
    rows_.push_back(std::move(row));
  }
}

tl::expected<RouteTable::Match, Response> RouteTable::find(
    Method method, const std::vector<std::string>& segments) const {
  std::set<Method> allowed;
  for (const Row& row : rows_) {
    if (!fits(row, segments)) continue;
    if (answers(row, method)) {
      Match match{&row.route, {}, static_cast<std::size_t>(&row - rows_.data())};
      for (std::size_t i = 0; i < segments.size(); ++i)
        if (row.parts[i].parameter) match.parameters.add(row.parts[i].text, segments[i]);
      return match;
    }
    allowed.insert(row.route.method);
    if (row.route.method == Method::get) allowed.insert(Method::head);
  }
  const bool reads = method == Method::get || method == Method::head;
  if (allowed.empty() && reads && otherwise_) return Match{&*otherwise_, {}, rows_.size()};
  if (allowed.empty())
    return tl::unexpected{problem(Status::not_found, "There is nothing at this address.")};

  std::string names;
  for (const Method each : allowed) {
    if (!names.empty()) names += ", ";
    names += name_of(each);
  }
  Response refusal = problem(Status::method_not_allowed, "This address answers " + names + ".");
  refusal.headers.add("Allow", names);
  return tl::unexpected{std::move(refusal)};
}

std::vector<std::string> RouteTable::list() const {
  std::vector<std::string> names;
  names.reserve(rows_.size());
  for (const Row& row : rows_)
    names.push_back(std::string{name_of(row.route.method)} + " " + std::string{row.route.pattern});
  return names;
}

}  // namespace nonet::server
