// A small text file as a whole.
#pragma once

#include <string>

#include <tl/expected.hpp>

namespace nonet::cli {

// The text of a file, or why it cannot be had: "No such file or directory", "it is a directory",
// "it is not text".
tl::expected<std::string, std::string> read_text_file(const std::string& path);

}  // namespace nonet::cli
