// A server on either database, with quick passwords and few attempts.
#pragma once

#include <memory>
#include <string>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "store/postgres_server.h"

namespace nonet::testing {

class PlayersTest : public ::testing::TestWithParam<store::Dialect> {
 protected:
  // Stocked anew: a PostgreSQL database cannot be copied as a file.
  static std::shared_ptr<store::Database> new_database() {
    if (GetParam() == store::Dialect::sqlite) return stocked_database();
    auto database = store::Database::open(PostgresServer::instance().create_database());
    if (!database) throw std::runtime_error{database.error().sentence};
    if (const auto done = play::stock(**database, store::now()); !done)
      throw std::runtime_error{done.error().sentence};
    return std::move(*database);
  }
  static server::SiteOptions site(std::shared_ptr<store::Database> database) {
    server::SiteOptions options = patient_site();
    options.database = std::move(database);
    options.attempts.failures = 3;
    return options;
  }
  const ApiServer& server() {
    if (!server_) server_ = std::make_unique<ApiServer>(site(new_database()));
    return *server_;
  }

 private:
  std::unique_ptr<ApiServer> server_;
};

#define NONET_ON_BOTH_DATABASES(suite)                                                    \
  INSTANTIATE_TEST_SUITE_P(                                                               \
      Both, suite, ::testing::Values(store::Dialect::sqlite, store::Dialect::postgresql), \
      [](const auto& parameter) {                                                         \
        return parameter.param == store::Dialect::sqlite ? "Sqlite" : "Postgresql";       \
      })

}  // namespace nonet::testing
