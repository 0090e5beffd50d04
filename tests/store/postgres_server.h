// A real PostgreSQL server of the test's own: in a temporary folder, on a local socket, gone at the
// end of the test program however that comes about.
#pragma once

#include <filesystem>
#include <string>

namespace nonet::testing {

class PostgresServer {
 public:
  // Started at the first use. Throws std::runtime_error where there is no PostgreSQL.
  static PostgresServer& instance();

  // A new empty database and its URL.
  std::string create_database();

  // As after a crash: every connection is cut.
  void stop();
  void start();

  PostgresServer(const PostgresServer&) = delete;
  PostgresServer& operator=(const PostgresServer&) = delete;

 private:
  PostgresServer();
  ~PostgresServer() = default;  // the guard ends the server

  void start_guard();
  std::string as_owner(const std::string& program, const std::string& arguments) const;
  void run(const std::string& command) const;

  std::filesystem::path folder_;
  std::string programs_;
  int databases_ = 0;
};

}  // namespace nonet::testing
