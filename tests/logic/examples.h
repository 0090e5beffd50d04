// The position that docs/techniques shows for each technique.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "formats/hodoku.h"
#include "logic/technique.h"

namespace nonet::testing {

struct Example {
  const logic::Technique& technique;
  Grid grid;
};

inline std::vector<Example> examples() {
  std::vector<Example> all;
  std::ifstream in{std::filesystem::path{NONET_SOURCE_DIR} / "docs/techniques/examples.txt"};
  for (std::string text; std::getline(in, text);) {
    if (text.empty() || text.starts_with('#')) continue;
    const std::size_t space = text.find(' ');
    all.push_back({logic::technique(logic::parse_technique(text.substr(0, space)).value()),
                   formats::read_library_line(text.substr(space + 1)).value().grid});
  }
  return all;
}

}  // namespace nonet::testing
