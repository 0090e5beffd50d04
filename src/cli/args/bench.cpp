#include "batch/bench.h"

#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"

namespace nonet::cli {

namespace {

Option kernel_option(std::string& kernel) {
  Option row = text("--kernel", "NAME", kernel,
                    "portable, avx2 or avx512 (default: the quickest that runs here, or the one "
                    "that the environment variable NONET_KERNEL names)");
  row.take = [&kernel](const std::string& typed) {
    kernel = typed;
    return batch::objection_to_kernel(typed).value_or(std::string{});
  };
  for (search::Kernel known : search::kAllKernels) row.choices.emplace_back(search::name_of(known));
  return row;
}

}  // namespace

Spec bench_spec() {
  const auto bench = std::make_shared<BenchCommand>();
  Spec spec{.name = "bench",
            .what = "Measure how many puzzles a second are solved, uniqueness proven",
            .examples = {{"nonet bench puzzles.txt"},
                         {"nonet bench puzzles.txt --kernel portable --jobs 4 --json"}},
            .notes = {"Every answer is verified before anything is timed. The best of some rounds "
                      "counts, in time of the processor; with several threads by the clock."}};
  add_puzzle_options(spec.options, bench->input);
  bench->input.jobs = 1;
  spec.options.push_back(number("-j,--jobs", bench->input.jobs, "Threads", 1, 1024));
  spec.options.push_back(kernel_option(bench->kernel));
  spec.options.push_back(flag("--json", bench->input.json, "Answer as one JSON object"));
  spec.command = [bench] { return *bench; };
  return spec;
}

}  // namespace nonet::cli
