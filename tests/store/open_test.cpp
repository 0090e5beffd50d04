// Addresses, tables, and who may use them.
#include <fstream>
#include <thread>

#include "store/base/address.h"
#include "store/base/maintenance.h"
#include "store/base/transaction.h"
#include "store_fixture.h"
#include "support/process.h"

namespace nonet::store {
namespace {

struct AddressCase {
  std::string text;
  Dialect dialect;
  std::string shown;
};
TEST(Address, IsAFileOrAUrl) {
  const std::vector<AddressCase> cases{
      {"nonet.db", Dialect::sqlite, "nonet.db"},
      {"sqlite:/var/lib/nonet.db", Dialect::sqlite, "/var/lib/nonet.db"},
      {"postgresql://app@host/nonet", Dialect::postgresql, "postgresql://app@host/nonet"},
      {"postgres://app:secret@host:5432/nonet", Dialect::postgresql,
       "postgres://app:***@host:5432/nonet"},
      {"postgresql://host:5432/nonet?user=app&password=secret&sslmode=require", Dialect::postgresql,
       "postgresql://host:5432/nonet?user=app&password=***&sslmode=require"},
      {"postgresql:///nonet?password=secret&sslpassword=secret", Dialect::postgresql,
       "postgresql:///nonet?password=***&sslpassword=***"},
      {"postgresql://app:se:cr@t@host/nonet", Dialect::postgresql,
       "postgresql://app:***@host/nonet"},
  };
  for (const AddressCase& row : cases) {
    const auto address = parse_address(row.text);
    ASSERT_TRUE(address) << row.text;
    EXPECT_EQ(address->dialect, row.dialect) << row.text;
    EXPECT_EQ(address->shown(), row.shown) << row.text;
  }
}
TEST(Address, WhatIsNeitherIsRefused) {
  for (const std::string text : {"", "sqlite:", "mysql://host/nonet", "a\"b.db"})
    EXPECT_EQ(fault_of(parse_address(text)), StoreFault::refused) << text;
}

class Open : public StoreTest {};
NONET_ON_BOTH_DATABASES(Open);

TEST_P(Open, MakesTheTablesOnceAndFindsThemAgain) {
  ASSERT_TRUE(Database::open(url()));
  const auto status = schema_status(url());
  ASSERT_TRUE(status);
  EXPECT_GT(status->found, 0);
  EXPECT_EQ(status->found, status->wanted);
  ASSERT_TRUE(Database::open(url()));
}

TEST_P(Open, ANewerSchemaIsRefused) {
  must(db().write([](Transaction& transaction) {
    transaction.run("INSERT INTO schema_versions VALUES (:number, 'of the future', 0)", 1000);
  }));
  const auto again = Database::open(url());
  ASSERT_EQ(fault_of(again), StoreFault::newer_schema);
  EXPECT_NE(again.error().sentence.find("version 1000"), std::string::npos);
  EXPECT_EQ(must(schema_status(url())).found, 1000);
}

TEST_P(Open, AFailedMigrationLeavesNothingBehind) {
  must(db().write([](Transaction& transaction) {
    transaction.run("DELETE FROM schema_versions");  // the tables are there: step 1 must fail
  }));
  EXPECT_FALSE(Database::open(url()));
  EXPECT_EQ(must(schema_status(url())).found, 0);
  // What was there is as it was.
  EXPECT_TRUE(count_all(db()));
}

// Real processes, all of which find an empty database and want its tables.
TEST_P(Open, ManyProgramsMayStartAtOnce) {
  constexpr int kPrograms = 8;
  const std::string address = new_url();
  std::vector<testing::Finished> finished(kPrograms);
  std::vector<std::thread> threads;
  for (testing::Finished& one : finished)
    threads.emplace_back([&] { one = testing::run_process(NONET_STORE_CHILD, {"open", address}); });
  for (std::thread& thread : threads) thread.join();
  for (const testing::Finished& one : finished) {
    EXPECT_EQ(one.exit_code, 0) << one.err;
    EXPECT_EQ(one.out, "ready\n");
  }
  EXPECT_EQ(must(schema_status(address)).found, must(schema_status(address)).wanted);
}

TEST(OpenFile, AMissingFolderSaysSo) {
  const auto opened = Database::open("/no/such/folder/nonet.db");
  ASSERT_EQ(fault_of(opened), StoreFault::cannot_open);
  EXPECT_EQ(opened.error().sentence,
            "cannot open the database /no/such/folder/nonet.db: No such file or directory");
}

TEST(OpenFile, AFolderIsNoDatabase) {
  const TemporaryFolder folder;
  const auto opened = Database::open(folder.path());
  ASSERT_EQ(fault_of(opened), StoreFault::cannot_open);
  EXPECT_EQ(opened.error().sentence,
            "cannot open the database " + folder.path().string() + ": Is a directory");
}

TEST(OpenFile, ATextFileIsNoDatabase) {
  const TemporaryFolder folder;
  const std::string path = folder.path() / "letter.txt";
  std::ofstream{path} << std::string(2000, 'x');
  const auto opened = Database::open(path);
  ASSERT_EQ(fault_of(opened), StoreFault::damaged);
  EXPECT_EQ(opened.error().sentence.find("sqlite3_"), std::string::npos) << opened.error().sentence;
  EXPECT_EQ(std::filesystem::file_size(path), 2000U);
}

TEST(OpenServer, OneThatIsNotThereSaysSo) {
  const auto opened = Database::open("postgresql://app@/nonet?host=/no/such/folder",
                                     {.patience = std::chrono::milliseconds{50}});
  ASSERT_EQ(fault_of(opened), StoreFault::lost_connection);
  EXPECT_NE(opened.error().sentence.find("No such file or directory"), std::string::npos)
      << opened.error().sentence;
}

TEST(OpenServer, AUrlWithoutParametersIsEnough) {
  const std::string url = testing::PostgresServer::instance().create_database();
  const std::string folder = url.substr(url.find("host=") + 5);
  const std::string plain = url.substr(0, url.find('?'));
  ::setenv("PGHOST", folder.c_str(), 1);
  const auto opened = Database::open(plain);
  ::unsetenv("PGHOST");
  ASSERT_TRUE(opened) << opened.error().sentence;
  EXPECT_EQ(must(schema_status(url)).found, must(schema_status(url)).wanted);
}

TEST(OpenServer, WhyItRefusedIsTold) {
  std::string url = testing::PostgresServer::instance().create_database();
  url.replace(url.find("/test"), 5, "/nowhere");
  const auto opened = Database::open(url, {.patience = std::chrono::milliseconds{50}});
  ASSERT_FALSE(opened);
  EXPECT_NE(opened.error().sentence.find("does not exist"), std::string::npos)
      << opened.error().sentence;
}

}  // namespace
}  // namespace nonet::store
