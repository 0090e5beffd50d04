#include <gtest/gtest.h>

#include "server/message/store_problem.h"
#include "server/ops/request_log.h"

namespace nonet::server {
namespace {

using std::chrono::microseconds;

TEST(RequestLog, IsOneLine) {
  EXPECT_EQ(
      line_of({"GET", "/healthz", Status::ok, microseconds{142}, {}, "3f09c-1", "203.0.113.7"}),
      "id=3f09c-1 method=GET path=/healthz status=200 ms=0.142 address=203.0.113.7");
  EXPECT_EQ(line_of({"-", "-", Status::bad_request, microseconds{1'500'000}, {}}),
            "id=- method=- path=- status=400 ms=1500.000 address=-");
}

// The reason is for the log; the caller hears what is true, and no more.
TEST(StoreProblem, KeepsTheReasonForTheLog) {
  struct Row {
    store::StoreFault fault;
    std::string_view told;
  };
  for (const Row& row :
       {Row{store::StoreFault::disk_full, "The server cannot store anything at the moment."},
        Row{store::StoreFault::read_only, "The server cannot store anything at the moment."},
        Row{store::StoreFault::busy, "The database is busy at the moment."},
        Row{store::StoreFault::lost_connection, "The database cannot be reached at the moment."},
        Row{store::StoreFault::damaged, "Something is wrong with the database of this server."}}) {
    const Response answer = store_problem({row.fault, "the very reason"});
    EXPECT_EQ(answer.status, Status::unavailable);
    EXPECT_NE(answer.body.find(row.told), std::string::npos) << answer.body;
    EXPECT_EQ(answer.body.find("very reason"), std::string::npos);
    EXPECT_EQ(answer.note, "the very reason");
  }
  EXPECT_EQ(store_problem({store::StoreFault::not_found, "there is none"}).note, "");
}

TEST(RequestLog, TamesWhatATerminalWouldObey) {
  EXPECT_EQ(line_of({"GET", "/\x1b[2J\n x\xff\"", Status::not_found, microseconds{0}, {}}),
            "id=- method=GET path=/%1B[2J%0A%20x%FF%22 status=404 ms=0.000 address=-");
  EXPECT_EQ(line_of({"GET", "/", Status::internal_error, microseconds{0}, "bad\n\"thing\" here"}),
            "id=- method=GET path=/ status=500 ms=0.000 address=- note=\"bad%0A%22thing%22 here\"");
}

}  // namespace
}  // namespace nonet::server
