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
      {"explainer", {"board", "logic"}},
      {"rate", {"board", "logic", "search", "cdcl"}},
      {"generate", {"board", "search", "rate", "logic"}},
      {"service",
       {"board", "formats", "trace", "search", "backtrack", "cdcl", "logic", "rate", "generate"}},
      {"play/rules", {"board", "trace"}},
      {"store", {"board", "formats", "trace", "play/rules"}},
  };
  const auto and_more = [&](const std::string& room, const Rooms& more) {
    Rooms rooms = arrows[room];
    rooms.insert(room);
    rooms.insert(more.begin(), more.end());
    return rooms;
  };
  arrows["batch"] = arrows["library"] = and_more("service", {});
  arrows["wire"] = and_more("service", {"play/rules"});
  arrows["play/stored"] = and_more("service", {"store", "play/rules"});
  arrows["server"] = and_more("play/stored", {"wire"});
  arrows["cli"] = and_more("server", {"batch"});
  return arrows;
}();

// The room of a path from src/ on. Of `play` each folder is a room of its own: the rules are below
// the store, what is stored by them is above it.
std::string room_of(const std::string& path) {
  const auto end = path.find('/');
  const std::string room = path.substr(0, end);
  return room == "play" ? path.substr(0, path.find('/', end + 1)) : room;
}

// The folders of a room, for rooms whose folders have arrows too; what lies on top of them, in the
// room itself, may include them all.
const std::map<std::string, std::map<std::string, Rooms>> kFolderArrows{
    {"store",
     {
         {"base", {}},
         {"puzzles", {"base"}},
         {"games", {"base", "puzzles"}},
         {"players", {"base", "puzzles", "games"}},
     }},
    {"server",
     {
         {"message", {}},
         {"documents", {}},
         {"sessions", {"message"}},
         {"site", {"message"}},
         {"ops", {"message", "sessions"}},
         {"guard", {"message", "sessions", "ops"}},
         {"http", {"message", "sessions", "ops", "guard"}},
         {"routes", {"message", "documents", "sessions", "site", "ops", "guard"}},
     }},
};

// Third-party headers by their beginning: the rooms that may use them, and whether in headers too.
struct Guest {
  std::string prefix;
  Rooms rooms;
  bool in_headers;
};
const std::vector<Guest> kGuests{
    {"boost/beast", {"server"}, true},
    {"boost/asio", {"server"}, true},
    {"boost/json", {"formats", "trace", "wire", "server"}, false},
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
const Rooms kPureRooms{"board", "formats",   "trace", "search",   "backtrack", "cdcl",
                       "logic", "explainer", "rate",  "generate", "service",   "play/rules"};

// Where a room may include only some headers of another: by room and other room.
const std::map<std::string, std::map<std::string, Rooms>> kDoors{
    {"explainer", {{"logic", {"logic/step.h", "logic/evidence.h", "logic/certificate.h"}}}},
};
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

// "store/games/games.h" -> "games"; nothing for a file on top of the folders.
std::string folder_of(const std::string& path) {
  const auto begin = path.find('/') + 1;
  const auto end = path.find('/', begin);
  return end == std::string::npos ? std::string{} : path.substr(begin, end - begin);
}

// `place` is the path of the including file, from src/ on.
std::string complaint_about_folders(const std::string& place, const std::string& target) {
  const std::string room = place.substr(0, place.find('/'));
  const auto table = kFolderArrows.find(room);
  if (table == kFolderArrows.end() || !target.starts_with(room + "/")) return {};
  const std::string from = folder_of(place);
  const std::string to = folder_of(target);
  if (from.empty()) return {};
  if (!table->second.contains(from)) return "'" + room + "/" + from + "' has no row of arrows";
  if (from == to || table->second.at(from).contains(to)) return {};
  return "'" + room + "/" + from + "' may not include '" + target + "'";
}

std::string complaint_about(const std::string& room, const Include& include) {
  const std::string target_room = room_of(include.target);
  if (include.ours) {
    if (!kArrows.contains(target_room)) return "includes a path that names no room";
    if (room == "cli" && target_room == "server" &&
        include.file.find("/cli/commands/serve") == std::string::npos)
      return "only `nonet serve` knows the server";
    if (target_room != room && !kArrows.at(room).contains(target_room))
      return "room '" + room + "' may not include room '" + target_room + "'";
    if (const auto doors = kDoors.find(room); doors != kDoors.end())
      if (const auto door = doors->second.find(target_room);
          door != doors->second.end() && !door->second.contains(include.target))
        return "room '" + room + "' may not include '" + include.target + "'";
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
    const fs::path place = fs::relative(entry.path(), source);
    const std::string room = room_of(place.string());
    ASSERT_TRUE(kArrows.contains(room)) << "src/" << room << " is not a room of ARCHITECTURE.md";
    for (const Include& include : includes_of(entry.path())) {
      ++includes;
      EXPECT_EQ(complaint_about(room, include), "") << include.file << ": " << include.target;
      if (include.ours)
        EXPECT_EQ(complaint_about_folders(place.string(), include.target), "") << include.file;
    }
  }
  EXPECT_GT(includes, 10) << "the check found almost nothing to read";
}

TEST(Layers, FolderArrowsLeadOneWay) {
  for (const auto& [room, folders] : kFolderArrows)
    for (const auto& [folder, targets] : folders)
      for (const std::string& target : targets) {
        ASSERT_TRUE(folders.contains(target)) << room << "/" << target;
        for (const std::string& further : folders.at(target))
          EXPECT_TRUE(targets.contains(further))
              << room << "/" << folder << " may include " << target << " and so " << further;
        EXPECT_FALSE(folders.at(target).contains(folder)) << room << "/" << folder;
      }
}

TEST(Layers, TheCheckRefusesWrongFolders) {
  EXPECT_NE(complaint_about_folders("store/base/ids.cpp", "store/games/games.h"), "");
  EXPECT_NE(complaint_about_folders("store/puzzles/puzzles.cpp", "store/players/players.h"), "");
  EXPECT_NE(complaint_about_folders("server/routes/routes.cpp", "server/http/connection.h"), "");
  EXPECT_NE(complaint_about_folders("server/http/connection.h", "server/server.h"), "");
  EXPECT_NE(complaint_about_folders("server/guard/admission.h", "server/http/translate.h"), "");
  EXPECT_EQ(complaint_about_folders("server/server.cpp", "server/http/connection.h"), "");
  EXPECT_NE(complaint_about_folders("store/new/new.cpp", "store/base/ids.h"), "");
  EXPECT_EQ(complaint_about_folders("store/players/bring.cpp", "store/puzzles/puzzles.h"), "");
  EXPECT_EQ(complaint_about_folders("store/games/games.cpp", "board/filling.h"), "");
}

TEST(Layers, TheCheckRefusesWrongArrows) {
  const auto ours = [](std::string target) { return Include{"x.h", std::move(target), true}; };
  const auto foreign = [](std::string target) { return Include{"x.h", std::move(target), false}; };
  EXPECT_NE(complaint_about("board", ours("formats/format.h")), "");
  EXPECT_NE(complaint_about("logic", ours("search/count.h")), "");
  EXPECT_NE(complaint_about("explainer", ours("logic/path.h")), "");
  EXPECT_EQ(complaint_about("explainer", ours("logic/step.h")), "");
  EXPECT_NE(complaint_about("board", ours("cell.h")), "");
  EXPECT_NE(complaint_about("store", ours("play/stored/games.h")), "");
  EXPECT_NE(complaint_about("play/rules", ours("store/games/games.h")), "");
  EXPECT_NE(complaint_about("play/rules", foreign("chrono")), "");
  EXPECT_NE(complaint_about("play/stored", ours("wire/game.h")), "");
  EXPECT_NE(complaint_about("play/stored", ours("server/message/http.h")), "");
  EXPECT_NE(complaint_about("play/stored", foreign("boost/json.hpp")), "");
  EXPECT_NE(complaint_about("wire", ours("play/stored/games.h")), "");
  EXPECT_NE(complaint_about("cli", ours("server/server.h")), "");
  EXPECT_EQ(complaint_about("store", ours("play/rules/score.h")), "");
  EXPECT_NE(complaint_about("search", foreign("thread")), "");
  EXPECT_NE(complaint_about("service", foreign("boost/beast/http.hpp")), "");
  EXPECT_NE(complaint_about("service", foreign("boost/json.hpp")), "");
  EXPECT_NE(complaint_about("search", foreign("immintrin.h")), "");
  EXPECT_NE(complaint_about("board", foreign("immintrin.h")), "");
  EXPECT_NE(complaint_about("service", foreign("nonet/board.h")), "");
  EXPECT_NE(complaint_about("cli", ours("library/translate.h")), "");
  EXPECT_EQ(complaint_about("service", ours("formats/format.h")), "");
  EXPECT_NE(complaint_about("service", foreign("thread")), "");
  EXPECT_NE(complaint_about("service", ours("batch/pipeline.h")), "");
  EXPECT_NE(complaint_about("server", ours("batch/pipeline.h")), "");
  EXPECT_EQ(complaint_about("batch", foreign("thread")), "");
  EXPECT_EQ(complaint_about("cli", ours("batch/pipeline.h")), "");
}

}  // namespace
