// What shells need to complete `nonet …`, made from the table of commands.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/args/spec.h"

namespace nonet::cli {

std::optional<Shell> parse_shell(std::string_view name);
std::vector<std::string> shell_names();

std::string bash_completions(const std::vector<Spec>& commands);
std::string zsh_completions(const std::vector<Spec>& commands);
std::string fish_completions(const std::vector<Spec>& commands);

// Every command and verb, with its parent (none for a command itself).
void each_command(const std::vector<Spec>& commands,
                  const std::function<void(const Spec&, const Spec* parent)>& visit);

}  // namespace nonet::cli
