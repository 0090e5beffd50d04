#include "server/problem.h"

#include <boost/json.hpp>

namespace nonet::server {

namespace {

std::string_view title_of(Status status) {
  switch (status) {
    case Status::ok:
      return "OK";
    case Status::no_content:
      return "No content";
    case Status::bad_request:
      return "Bad request";
    case Status::not_found:
      return "Not found";
    case Status::method_not_allowed:
      return "Method not allowed";
    case Status::content_too_large:
      return "Content too large";
    case Status::header_too_large:
      return "Request header too large";
    case Status::internal_error:
      return "Internal error";
    case Status::not_implemented:
      return "Not implemented";
    case Status::unavailable:
      return "Service unavailable";
  }
  return "Error";
}

}  // namespace

Response problem(Status status, std::string_view detail) {
  const boost::json::object document{
      {"type", "about:blank"},
      {"title", title_of(status)},
      {"status", number(status)},
      {"detail", detail},
  };
  Response response;
  response.status = status;
  response.content_type = "application/problem+json";
  response.body = boost::json::serialize(document) + "\n";
  return response;
}

}  // namespace nonet::server
