// Large public puzzle collections that may lie beside the project. Tests over them run where the
// folder is present and say so where it is not.
#pragma once

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <vector>

namespace nonet::testing {

inline std::optional<std::filesystem::path> shared_data(const std::string& file) {
  const auto path = std::filesystem::path{NONET_SOURCE_DIR} / ".." / "shared" / "data" / file;
  return std::filesystem::exists(path) ? std::optional{path} : std::nullopt;
}

// The lines of a collection (comments left out), every `stride`-th of them, up to `most`.
inline std::vector<std::string> shared_lines(const std::string& file, std::size_t stride = 1,
                                             std::size_t most = SIZE_MAX) {
  std::vector<std::string> lines;
  const auto path = shared_data(file);
  if (!path) return lines;
  std::ifstream in{*path};
  std::string line;
  for (std::size_t n = 0; lines.size() < most && std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    if (n++ % stride == 0) lines.push_back(line);
  }
  return lines;
}

// The long targets of the Makefile set this: the same tests over more data.
inline bool long_tests() { return std::getenv("NONET_LONG_TESTS") != nullptr; }

// Compiled with a sanitizer a test takes five times as long, and looks at how, not at how often.
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
inline constexpr bool kSanitized = true;
#elif defined(__has_feature)
inline constexpr bool kSanitized =
    __has_feature(address_sanitizer) || __has_feature(thread_sanitizer);
#else
inline constexpr bool kSanitized = false;
#endif

// Every how many-th of a collection a test takes whose whole run takes all.
inline std::size_t every(std::size_t usual) {
  return long_tests() ? 1 : kSanitized ? 5 * usual : usual;
}

}  // namespace nonet::testing

// Ends a test that needs a collection which is not there, with a note in the log.
#define NONET_NEEDS_SHARED_DATA(file)              \
  if (!nonet::testing::shared_data(file))          \
  GTEST_SKIP() << "left out: ../shared/data/" file \
                  " is not here (a collection kept apart from the project)"
