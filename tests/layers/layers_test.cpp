// Reads every #include of src/ and fails on an arrow that ARCHITECTURE.md does not allow, and on
// third-party types that leave the room they belong to.
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

namespace fs = std::filesystem;
using Rooms = std::set<std::string>;

// Which rooms a room may include, besides itself.
const std::map<std::string, Rooms> kArrows = [] {
  std::map<std::string, Rooms> arrows{
      {"board", {}},
      {"formats", {"board"}},
      {"trace", {"board"}},
      {"search", {"board"}},
      {"backtrack", {"board", "trace"}},
      {"cdcl", {"board", "trace"}},
      {"logic", {"board", "trace"}},
      {"rate", {"board", "logic", "search", "cdcl"}},
      {"generate", {"board", "search", "rate", "logic"}},
      {"service",
       {"board", "formats", "trace", "search", "backtrack", "cdcl", "logic", "rate", "generate"}},
      {"store", {"board", "formats", "trace"}},
  };
  const auto and_more = [&](const std::string& room, const Rooms& more) {
    Rooms rooms = arrows[room];
    rooms.insert(room);
    rooms.insert(more.begin(), more.end());
    return rooms;
  };
  arrows["wire"] = arrows["batch"] = arrows["library"] = and_more("service", {});
  arrows["play"] = and_more("service", {"store"});
  arrows["server"] = and_more("play", {"wire"});
  arrows["cli"] = and_more("server", {"batch"});
  return arrows;
}();

// Third-party headers by their beginning: the rooms that may use them, and whether in headers too.
struct Guest {
  std::string prefix;
  Rooms rooms;
  bool in_headers;
};
const std::vector<Guest> kGuests{
    {"boost/beast", {"server"}, true},
    {"boost/asio", {"server"}, true},
    {"boost/json", {"formats", "trace", "service", "wire", "server"}, false},
    {"boost/describe", {"wire"}, true},
    {"boost/mp11", {"wire"}, true},
    {"boost/url", {"server"}, false},
    {"pugixml", {"formats"}, false},
    {"CLI/", {"cli"}, false},
    {"spdlog", {"cli"}, false},
    {"soci/", {"store"}, false},
    {"sodium", {"store", "server"}, false},
    {"immintrin", {"search"}, true},
    {"nonet/", {"library"}, true},  // include/nonet: a door, which no room stands on
};

// Rooms that run anywhere, the browser included: no files, threads, clocks or exceptions.
const Rooms kPureRooms{"board", "formats", "trace", "search",  "backtrack",
                       "cdcl",  "logic",   "rate",  "generate"};
const std::set<std::string> kImpureHeaders{
    "fstream", "iostream", "filesystem", "cstdio", "stdio.h",   "unistd.h", "fcntl.h",
    "thread",  "mutex",    "future",     "atomic", "semaphore", "latch",    "condition_variable",
    "chrono",  "ctime",    "time.h",     "random", "stdexcept", "exception"};

struct Include {
  std::string file;
  std::string target;
  bool ours;
};

std::vector<Include> includes_of(const fs::path& file) {
  static const std::regex pattern{R"(^\s*#\s*include\s*([<"])([^>"]+)[>"])"};
  std::vector<Include> found;
  std::ifstream in{file};
  for (std::string line; std::getline(in, line);) {
    std::smatch match;
    if (std::regex_search(line, match, pattern))
      found.push_back({file.string(), match[2], match[1] == "\""});
  }
  return found;
}

std::string complaint_about(const std::string& room, const Include& include) {
  const std::string target_room = include.target.substr(0, include.target.find('/'));
  if (include.ours) {
    if (!kArrows.contains(target_room)) return "includes a path that names no room";
    if (target_room != room && !kArrows.at(room).contains(target_room))
      return "room '" + room + "' may not include room '" + target_room + "'";
    return {};
  }
  if (kPureRooms.contains(room) && kImpureHeaders.contains(include.target))
    return "room '" + room + "' must stay free of files, threads, clocks and exceptions";
  for (const Guest& guest : kGuests) {
    if (!include.target.starts_with(guest.prefix)) continue;
    if (!guest.rooms.contains(room)) return "room '" + room + "' may not use this library";
    if (guest.prefix == "immintrin" && include.file.find("/lanes/level_") == std::string::npos)
      return "special instructions belong into lanes/level_*.h";
    if (!guest.in_headers && include.file.ends_with(".h"))
      return "this library may be included in .cpp files only";
  }
  return {};
}

TEST(Layers, EveryIncludeFollowsAnArrow) {
  const fs::path source = fs::path{NONET_SOURCE_DIR} / "src";
  int includes = 0;
  for (const auto& entry : fs::recursive_directory_iterator{source}) {
    const std::string extension = entry.path().extension();
    if (extension != ".h" && extension != ".cpp") continue;
    const std::string room = fs::relative(entry.path(), source).begin()->string();
    ASSERT_TRUE(kArrows.contains(room)) << "src/" << room << " is not a room of ARCHITECTURE.md";
    for (const Include& include : includes_of(entry.path())) {
      ++includes;
      EXPECT_EQ(complaint_about(room, include), "") << include.file << ": " << include.target;
    }
  }
  EXPECT_GT(includes, 10) << "the check found almost nothing to read";
}

TEST(Layers, TheCheckRefusesWrongArrows) {
  const auto ours = [](std::string target) { return Include{"x.h", std::move(target), true}; };
  const auto foreign = [](std::string target) { return Include{"x.h", std::move(target), false}; };
  EXPECT_NE(complaint_about("board", ours("formats/format.h")), "");
  EXPECT_NE(complaint_about("logic", ours("search/count.h")), "");
  EXPECT_NE(complaint_about("board", ours("cell.h")), "");
  EXPECT_NE(complaint_about("search", foreign("thread")), "");
  EXPECT_NE(complaint_about("service", foreign("boost/beast/http.hpp")), "");
  EXPECT_NE(complaint_about("service", foreign("boost/json.hpp")), "");
  EXPECT_NE(complaint_about("search", foreign("immintrin.h")), "");
  EXPECT_NE(complaint_about("board", foreign("immintrin.h")), "");
  EXPECT_NE(complaint_about("service", foreign("nonet/board.h")), "");
  EXPECT_NE(complaint_about("cli", ours("library/translate.h")), "");
  EXPECT_EQ(complaint_about("service", ours("formats/format.h")), "");
  EXPECT_EQ(complaint_about("service", foreign("thread")), "");
}

}  // namespace
