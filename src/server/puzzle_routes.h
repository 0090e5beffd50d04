// The puzzles of the shelf.
#pragma once

#include <memory>

#include "server/http.h"
#include "server/puzzle_shelf.h"

namespace nonet::server {

class PuzzleRoutes {
 public:
  explicit PuzzleRoutes(std::shared_ptr<const PuzzleShelf> shelf);

  Response list(const Request& request) const;  // {difficulty}
  Response one(const Request& request) const;   // {id}

 private:
  std::shared_ptr<const PuzzleShelf> shelf_;
};

}  // namespace nonet::server
