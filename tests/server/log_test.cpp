#include <gtest/gtest.h>

#include "server/request_log.h"

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

TEST(RequestLog, TamesWhatATerminalWouldObey) {
  EXPECT_EQ(line_of({"GET", "/\x1b[2J\n x\xff\"", Status::not_found, microseconds{0}, {}}),
            "id=- method=GET path=/%1B[2J%0A%20x%FF%22 status=404 ms=0.000 address=-");
  EXPECT_EQ(line_of({"GET", "/", Status::internal_error, microseconds{0}, "bad\n\"thing\" here"}),
            "id=- method=GET path=/ status=500 ms=0.000 address=- note=\"bad%0A%22thing%22 here\"");
}

}  // namespace
}  // namespace nonet::server
