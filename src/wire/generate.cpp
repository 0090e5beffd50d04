#include "wire/generate.h"

namespace nonet::wire {

namespace {

// A rating that was not finished in time ends a run as well: its puzzle is not given.
Ended ended_by(service::GenerateEnd end) {
  switch (end) {
    case service::GenerateEnd::complete:
      return Ended::complete;
    case service::GenerateEnd::budget:
      return Ended::budget;
    case service::GenerateEnd::stopped:
    case service::GenerateEnd::refused:
      break;
  }
  return Ended::time;
}

}  // namespace

GeneratedPuzzle generated_document(const service::RatedPuzzle& puzzle, std::uint64_t seed) {
  return {puzzle.made.puzzle,  puzzle.made.solution, seed,
          puzzle.made.attempt, puzzle.practice,      rating_document(puzzle.card)};
}

GenerateProgressLine progress_line(const service::GenerateProgress& progress) {
  return {.made = progress.made, .attempts = progress.attempts, .repeated = progress.repeated};
}

GenerateEndLine end_line(const service::Generated& done, std::uint64_t seed) {
  return {.ended = ended_by(done.end),
          .attempts = done.progress.attempts,
          .repeated = done.progress.repeated,
          .seed = seed};
}

Generated generate_document(const service::GenerateRequest& request,
                            const std::function<bool()>& stop) {
  Generated document{.seed = request.order.seed};
  const service::Generated done = service::generate_rated(
      request, stop, {.take = [&](service::RatedPuzzle&& puzzle) {
        document.puzzles.push_back(generated_document(puzzle, request.order.seed));
        return true;
      }});
  document.attempts = done.progress.attempts;
  document.repeated = done.progress.repeated;
  document.ended = ended_by(done.end);
  return document;
}

}  // namespace nonet::wire
