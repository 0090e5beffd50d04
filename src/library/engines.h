// What solve and trace share: options and answers of a run.
#pragma once

#include <array>

#include <nonet/solve.h>

#include "library/translate.h"
#include "service/solve.h"

namespace nonet::v0 {

inline constexpr auto kEngines = std::to_array<Twin<Engine, service::Engine>>({
    {Engine::fast, service::Engine::fast},
    {Engine::dfs, service::Engine::dfs},
    {Engine::mrv, service::Engine::mrv},
    {Engine::norvig, service::Engine::norvig},
    {Engine::least, service::Engine::least},
    {Engine::cdcl, service::Engine::cdcl},
    {Engine::logic, service::Engine::logic},
});

// Of SolveOptions and TraceOptions. `profile` must outlive what is returned.
template <class Options>
service::SolveOptions engine_options(const Options& options, const logic::Profile& profile) {
  service::SolveOptions asked;
  asked.engine = to_engine(kEngines, options.engine);
  asked.solutions = options.solutions;
  asked.work = options.work;
  asked.stop = options.stop;
  asked.profile = &profile;
  return asked;
}

Solved public_answer(const Board& board, const service::SolveAnswer& answer,
                     const service::SolveOptions& options);

}  // namespace nonet::v0
