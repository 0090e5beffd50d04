// The manual of the whole program, made from the table of commands.
#pragma once

#include <string>
#include <vector>

#include "cli/args/spec.h"

namespace nonet::cli {

std::string manual_page(const std::vector<Spec>& commands);      // for man, section 1
std::string manual_markdown(const std::vector<Spec>& commands);  // docs/commands.md

}  // namespace nonet::cli
