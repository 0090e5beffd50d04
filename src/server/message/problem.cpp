#include "server/message/problem.h"

#include <utility>

#include "wire/problem.h"
#include "wire/write.h"

namespace nonet::server {

namespace {

std::string_view title_of(Status status) {
  switch (status) {
    case Status::ok:
      return "OK";
    case Status::created:
      return "Created";
    case Status::no_content:
      return "No content";
    case Status::not_modified:
      return "Not modified";
    case Status::bad_request:
      return "Bad request";
    case Status::unauthorized:
      return "Unauthorized";
    case Status::forbidden:
      return "Forbidden";
    case Status::not_found:
      return "Not found";
    case Status::method_not_allowed:
      return "Method not allowed";
    case Status::conflict:
      return "Conflict";
    case Status::content_too_large:
      return "Content too large";
    case Status::too_many_requests:
      return "Too many requests";
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

wire::Problem document_of(Status status, std::string_view detail) {
  return {.title = title_of(status),
          .status = number(status),
          .detail = std::string{detail},
          .code = {},
          .place = {},
          .findings = {}};
}

wire::Problem document_of(Status status, const service::RequestError& error) {
  wire::Problem document = document_of(status, error.sentence);
  document.code = error.code;
  document.place = wire::document_of(error.place, error.field);
  return document;
}

Response response_of(Status status, const wire::Problem& document) {
  Response response;
  response.status = status;
  response.content_type = "application/problem+json";
  response.speaks_schema = true;
  response.body = wire::to_json(document) + "\n";
  return response;
}

}  // namespace

Response problem(Status status, std::string_view detail) {
  return response_of(status, document_of(status, detail));
}

Response problem(Status status, const service::RequestError& error) {
  return response_of(status, document_of(status, error));
}

Response refusal(const std::vector<service::Finding>& findings, std::string field) {
  const service::Finding& first = findings.front();
  wire::Problem document =
      document_of(Status::bad_request,
                  service::RequestError{first.name, first.sentence, std::move(field), first.place});
  document.findings = wire::document_of(findings);
  return response_of(Status::bad_request, document);
}

Response refusal(const service::RequestError& error) {
  const bool too_large = error.code == wire::RequestReader::kTooLarge;
  return problem(too_large ? Status::content_too_large : Status::bad_request, error);
}

}  // namespace nonet::server
