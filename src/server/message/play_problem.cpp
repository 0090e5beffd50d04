#include "server/message/play_problem.h"

#include <string>

#include "server/message/problem.h"
#include "server/message/store_problem.h"

namespace nonet::server {

Response play_problem(const play::Error& error) {
  switch (error.refusal) {
    case play::Refusal::store:
      return store_problem(error.store);
    case play::Refusal::out_of_time:
      return problem(
          Status::unavailable,
          service::RequestError{"undecided", "There was not enough time to count the solutions."});
    case play::Refusal::not_one_solution:
      return refusal(
          {"not-one-solution", "only a puzzle with exactly one solution will do", "puzzle", {}});
    case play::Refusal::other_dress:
      return problem(Status::conflict,
                     service::RequestError{"known-in-another-dress", error.sentence, "puzzle"});
    case play::Refusal::game_over:
      return problem(Status::conflict, service::RequestError{"game-over", error.sentence});
    case play::Refusal::no_export:
      return refusal({"no-export", "this is not what the export wrote: " + error.sentence, {}, {}});
  }
  return problem(Status::internal_error, error.sentence);
}

}  // namespace nonet::server
