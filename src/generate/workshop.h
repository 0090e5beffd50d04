// Where puzzles are made. Attempts are numbered; what attempt n of a seed comes to depends on
// nothing else, not on how many are made at once nor by how many threads. So any range of attempts
// can be worked on anywhere, and the same seed gives the same puzzles in the same order.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "board/filling.h"
#include "generate/dig.h"
#include "generate/wish.h"
#include "search/batch.h"

namespace nonet::generate {

enum class Method : std::uint8_t {
  own,        // the fastest way to the wish
  published,  // published.h; knows levels only: the rest of a wish is checked at the end
};

inline constexpr std::uint64_t kUsualRounds = 200;

struct Order {
  Wish wish;  // must be possible (wish.h)
  std::uint64_t seed = 0;
  Method method = Method::own;
  std::uint64_t rounds = kUsualRounds;  // published: how long one attempt lasts
};

struct Made {
  Filling puzzle;
  Filling solution;
  std::uint64_t attempt = 0;
};

// Attempts at once that keep the batch counter busy.
inline constexpr std::size_t kManyAttempts = 2048;

// Not to be shared between threads.
class Workshop {
 public:
  explicit Workshop(Order order);

  // Makes attempts first … first + size - 1 and returns those that came to a puzzle as wished, in
  // order. `stop` is asked now and then: true ends it with what is certain, a part from the front.
  std::vector<Made> attempt(std::uint64_t first, std::size_t size,
                            const std::function<bool()>& stop = {});

 private:
  std::vector<Made> dig(std::uint64_t first, std::size_t size, const std::function<bool()>& stop);
  void finish(std::vector<Dig>& digs, const std::function<bool()>& stop);
  std::optional<Made> delivered(const Made& made) const;
  std::vector<Made> one_by_one(std::uint64_t first, std::size_t size,
                               const std::function<bool()>& stop);

  Order order_;
  DigPlan plan_;
  Wish open_;  // what a dig does not see to by itself
  search::BatchCounter counter_;
};

}  // namespace nonet::generate
