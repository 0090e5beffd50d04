#include "service/generate.h"

#include "service/attempts.h"

namespace nonet::service {

Generated generate(const GenerateOptions& options, KnownPuzzles& known, const TakeMade& take) {
  generate::Workshop workshop{options.order};
  Stretches stretches{options, 1};
  Harvest harvest{options, known, take};
  while (!options.stopped()) {
    const Stretch stretch = stretches.next();
    std::vector<generate::Made> made = workshop.attempt(stretch.first, stretch.size, options.stop);
    const bool whole = !options.stopped();
    if (const auto end = harvest.add({stretch, std::move(made), whole}))
      return {harvest.progress(), *end};
  }
  return {harvest.progress(), GenerateEnd::stopped};
}

}  // namespace nonet::service
