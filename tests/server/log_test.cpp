#include <gtest/gtest.h>

#include "server/request_log.h"

namespace nonet::server {
namespace {

using std::chrono::microseconds;

TEST(RequestLog, IsOneLine) {
  EXPECT_EQ(line_of({"GET", "/healthz", Status::ok, microseconds{142}, {}}),
            "GET /healthz 200 0.142 ms");
  EXPECT_EQ(line_of({"-", "-", Status::bad_request, microseconds{1'500'000}, {}}),
            "- - 400 1500.000 ms");
}

TEST(RequestLog, TamesWhatATerminalWouldObey) {
  EXPECT_EQ(line_of({"GET", "/\x1b[2J\n x\xff", Status::not_found, microseconds{0}, {}}),
            "GET /%1B[2J%0A%20x%FF 404 0.000 ms");
  EXPECT_EQ(line_of({"GET", "/", Status::internal_error, microseconds{0}, "bad\nthing here"}),
            "GET / 500 0.000 ms: bad%0Athing here");
}

}  // namespace
}  // namespace nonet::server
