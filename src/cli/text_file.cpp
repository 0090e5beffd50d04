#include "cli/text_file.h"

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <system_error>

namespace nonet::cli {

namespace {

bool is_control(char c) {
  const bool line_end_or_tab = c == '\n' || c == '\r' || c == '\t';
  return (static_cast<unsigned char>(c) < ' ' && !line_end_or_tab) || c == '\x7f';
}

}  // namespace

tl::expected<std::string, std::string> read_text_file(const std::string& path) {
  std::error_code unknown;
  if (std::filesystem::is_directory(path, unknown))
    return tl::unexpected<std::string>{"it is a directory"};
  std::ifstream file{path, std::ios::binary};
  if (!file) return tl::unexpected<std::string>{std::strerror(errno)};
  std::string text{std::istreambuf_iterator<char>{file}, {}};
  if (std::any_of(text.begin(), text.end(), is_control))
    return tl::unexpected<std::string>{"it is not text"};
  return text;
}

}  // namespace nonet::cli
