#include "postgres_server.h"

#include <algorithm>
#include <cstdlib>
#include <stdexcept>
#include <vector>

#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

namespace nonet::testing {

namespace {

namespace fs = std::filesystem;

// Debian keeps the server's programs out of the path, by version.
std::string newest_programs() {
  std::vector<std::string> found;
  std::error_code error;
  for (const auto& version : fs::directory_iterator{"/usr/lib/postgresql", error})
    if (fs::exists(version.path() / "bin/initdb")) found.push_back(version.path() / "bin");
  if (found.empty())
    throw std::runtime_error{"no PostgreSQL server in /usr/lib/postgresql: run tools/setup test"};
  return *std::ranges::max_element(found);
}

fs::path make_folder() {
  std::string name = (fs::temp_directory_path() / "nonet-postgres-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) throw std::runtime_error{"cannot make " + name};
  return name;
}

}  // namespace

PostgresServer& PostgresServer::instance() {
  static PostgresServer server;
  return server;
}

PostgresServer::PostgresServer() : folder_{make_folder()}, programs_{newest_programs()} {
  // The server refuses to be run by root: then it runs as the user that its package made.
  if (::geteuid() == 0) run("chown postgres " + folder_.string());
  run(as_owner("initdb", "-D " + (folder_ / "data").string() +
                             " -A trust -U app --no-sync -E UTF8 --locale=C.UTF-8"));
  start_guard();
  start();
}

// A process that does nothing until this one has ended, in whatever way: then the pipe between them
// closes, and it ends the server and takes the folder away.
void PostgresServer::start_guard() {
  int ends[2];
  if (::pipe2(ends, O_CLOEXEC) != 0) throw std::runtime_error{"no pipe"};
  const std::string clean_up =
      "exec </dev/null >/dev/null 2>&1; " +
      as_owner("pg_ctl", "-D " + (folder_ / "data").string() + " -m immediate stop") + "; rm -rf " +
      folder_.string();
  const pid_t guard = ::fork();
  if (guard == 0) {
    ::setsid();
    ::close(ends[1]);
    // Nothing of the test's may stay open here: who reads its output waits for the end of it.
    const int nothing = ::open("/dev/null", O_RDWR | O_CLOEXEC);
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) ::dup2(nothing, fd);
    char byte = 0;
    while (::read(ends[0], &byte, 1) > 0) {
    }
    ::execl("/bin/sh", "sh", "-c", clean_up.c_str(), nullptr);
    ::_exit(127);
  }
  ::close(ends[0]);
}

void PostgresServer::start() {
  run(as_owner("pg_ctl",
               "-D " + (folder_ / "data").string() + " -w -l " + (folder_ / "log").string() +
                   " -o \"-c listen_addresses='' -c fsync=off -c max_connections=100 -k " +
                   folder_.string() + "\" start"));
}

void PostgresServer::stop() {
  run(as_owner("pg_ctl", "-D " + (folder_ / "data").string() + " -w -m immediate stop"));
}

std::string PostgresServer::create_database() {
  const std::string name = "test_" + std::to_string(++databases_);
  run(programs_ + "/createdb -h " + folder_.string() + " -U app " + name);
  return "postgresql://app@/" + name + "?host=" + folder_.string();
}

std::string PostgresServer::as_owner(const std::string& program,
                                     const std::string& arguments) const {
  const std::string command = programs_ + "/" + program + " " + arguments;
  return ::geteuid() == 0 ? "cd / && runuser -u postgres -- " + command : command;
}

void PostgresServer::run(const std::string& command) const {
  const std::string quiet = "(" + command + ") >>" + (folder_ / "commands").string() + " 2>&1";
  if (std::system(quiet.c_str()) != 0)
    throw std::runtime_error{"this failed, see " + folder_.string() + ": " + command};
}

}  // namespace nonet::testing
