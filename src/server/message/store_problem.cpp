#include "server/message/store_problem.h"

#include <string>

#include "server/message/problem.h"
#include "server/message/text.h"

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

// True of the fault, and no more than a caller needs to know.
std::string sentence_for(store::StoreFault fault) {
  switch (fault) {
    case store::StoreFault::disk_full:
    case store::StoreFault::read_only:
      return "The server cannot store anything at the moment.";
    case store::StoreFault::busy:
      return "The database is busy at the moment.";
    case store::StoreFault::lost_connection:
    case store::StoreFault::cannot_open:
      return "The database cannot be reached at the moment.";
    default:
      return "Something is wrong with the database of this server.";
  }
}

}  // namespace

Response store_problem(const store::StoreError& error) {
  const Status status = status_of(error.fault);
  if (status != Status::unavailable)
    return problem(status, service::RequestError{std::string{store::name_of(error.fault)},
                                                 as_sentence(error.sentence)});
  Response response =
      problem(status, service::RequestError{"store-unavailable", sentence_for(error.fault)});
  response.headers.add("Retry-After", "2");
  response.note = error.sentence;
  return response;
}

}  // namespace nonet::server
