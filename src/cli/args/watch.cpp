#include <charconv>

#include <fmt/format.h>

#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"
#include "cli/screen/watch_player.h"
#include "service/choice_names.h"

namespace nonet::cli {

namespace {

Option speed_option(std::optional<double>& target) {
  Option row{"--speed", "N", "Events a second to begin with",
             [&target](const std::string& typed) -> std::string {
               double speed = 0;
               const char* end = typed.data() + typed.size();
               const auto [stop, problem] = std::from_chars(typed.data(), end, speed);
               if (problem != std::errc{} || stop != end || speed < kSlowest || speed > kFastest)
                 return fmt::format("'{}' is no number from {} to {}", typed, kSlowest, kFastest);
               target = speed;
               return {};
             }};
  row.standard = "directed: what is forced goes by quickly, what matters stays to be read";
  return row;
}

std::string contradiction_in(const WatchCommand& watch) {
  if (!service::tells_its_story(watch.engine))
    return "the fast engine shows no steps: choose another --engine to watch";
  if (watch.decide && watch.engine != service::Engine::cdcl)
    return "--decide goes with --engine cdcl";
  if (watch.group && watch.engine != service::Engine::logic)
    return "--group goes with --engine logic";
  if (watch.shape && !watch.shape->standard() && watch.engine != service::Engine::cdcl)
    return "boards of other sizes are solved by cdcl: leave out --engine";
  return {};
}

std::vector<std::string> engines_with_steps() {
  std::vector<std::string> names = service::engine_names();
  std::erase(names, service::name_of(service::Engine::fast));
  return names;
}

}  // namespace

Spec watch_spec() {
  const auto watch = std::make_shared<WatchCommand>();
  Spec spec{.name = "watch",
            .what = "Watch an engine solve a puzzle: play, pause, step, back",
            .examples = {{"nonet watch "
                          "98.7..6..5..........7.4..9.6.....5...7....3.8..2..4.7...94...1.....9..."
                          "3....12..."},
                         {"nonet watch puzzle.txt --engine dfs --speed 50"},
                         {"nonet watch puzzle.txt | less", "the whole story as sentences"}},
            .keys = {{"space", "play, pause"},
                     {"right, left", "one event forward, back"},
                     {"up, down", "faster, slower"},
                     {"d", "directed pace, or all events alike"},
                     {"n, p", "next, previous conflict"},
                     {"Home, End", "first, last event (also g, G)"},
                     {"Enter", "at the solution: see the proof that it is the only one; and back"},
                     {"q", "quit"}}};
  add_puzzle_options(spec.options, watch->input);
  add_engine_options(spec.options, watch->engine, watch->decide, engines_with_steps());
  spec.options.back().standard = service::name_of(service::usual_decide(true));
  add_budget_option(spec.options, watch->budget);
  add_size_option(spec.options, watch->shape);
  spec.options.push_back(group_option(watch->group));
  spec.options.push_back(speed_option(watch->speed));
  spec.options.push_back(
      flag("--json", watch->input.json, "Write the events as NDJSON instead of playing them"));
  spec.command = [watch]() -> tl::expected<Command, std::string> {
    if (std::string wrong = contradiction_in(*watch); !wrong.empty()) return tl::unexpected{wrong};
    return *watch;
  };
  return spec;
}

}  // namespace nonet::cli
