#include "server/store_problem.h"

#include <string>

#include "server/problem.h"

namespace nonet::server {

namespace {

Status status_of(store::StoreFault fault) {
  switch (fault) {
    case store::StoreFault::refused:
      return Status::bad_request;
    case store::StoreFault::not_found:
      return Status::not_found;
    case store::StoreFault::conflict:
      return Status::conflict;
    default:
      return Status::unavailable;
  }
}

// "there is no game x" -> "There is no game x."
std::string as_sentence(std::string text) {
  if (!text.empty() && text.front() >= 'a' && text.front() <= 'z')
    text.front() = static_cast<char>(text.front() - 'a' + 'A');
  return text + ".";
}

}  // namespace

Response store_problem(const store::StoreError& error) {
  const Status status = status_of(error.fault);
  if (status != Status::unavailable)
    return problem(status, service::RequestError{std::string{store::name_of(error.fault)},
                                                 as_sentence(error.sentence)});
  Response response = problem(
      status,
      service::RequestError{"store-unavailable", "The database cannot be reached at the moment."});
  response.headers.add("Retry-After", "2");
  return response;
}

}  // namespace nonet::server
