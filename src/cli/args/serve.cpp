#include "cli/args/options.h"
#include "cli/args/shared.h"
#include "cli/args/table.h"
#include "cli/commands/serve_settings.h"

namespace nonet::cli {

namespace {

// A flag of the table of settings; what it says is read when the other sources are known as well.
Option option_for(const Setting& setting, const std::shared_ptr<ServeCommand>& serve) {
  const std::string name = "--" + setting.name;
  Option row{name, setting.type, setting.meaning,
             [serve, key = setting.name, name,
              is_flag = setting.type.empty()](const std::string& typed) -> std::string {
               serve->flags.push_back({key, is_flag ? "yes" : typed, name});
               return {};
             }};
  row.list = setting.repeatable;
  if (setting.type == "DIR") row.offer = Offer::folders;
  const auto values = setting.show(ServeSettings{});
  if (!setting.type.empty() && values.size() == 1) row.standard = values.front();
  return row;
}

}  // namespace

Spec serve_spec() {
  const auto serve = std::make_shared<ServeCommand>();
  Spec spec{.name = "serve",
            .what = "Serve the site and the API",
            .examples = {{"nonet serve"},
                         {"nonet serve --host 0.0.0.0 --port 9000"},
                         {"nonet serve --config nonet.conf --print-config"}},
            .notes = {"Every option can also be given by the environment (NONET_PORT for --port, "
                      "yes or no for those without a value) or in the configuration file; flags "
                      "count first, then the environment, then the file."},
            .failed = "",
            .ends_by_signal = true};
  for (const Setting& setting : serve_settings())
    spec.options.push_back(option_for(setting, serve));
  spec.options.push_back(text("--config", "FILE", serve->config_file,
                              "A file with lines such as: port = 8080", Offer::files));
  spec.options.push_back(
      flag("--print-config", serve->print_config, "Show every setting and where it came from"));
  spec.command = [serve] { return *serve; };
  return spec;
}

}  // namespace nonet::cli
