// What one address may take, and what is said when the server is full.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "server/api_client.h"
#include "server/test_server.h"
#include "store/base/database.h"
#include "store/base/transaction.h"
#include "support/folder_test.h"
#include "support/http_client.h"

namespace nonet::testing {
namespace {

const std::string kWait = "GET /wait HTTP/1.1\r\nHost: x\r\n";

TEST(EachAddress, HasItsShareOfTheConnections) {
  auto options = quick_options();
  options.limits.connections_each = 3;
  TestServer server{options};
  {
    std::vector<HttpClient> inside;
    for (int i = 0; i < 3; ++i) {
      inside.emplace_back(server.port());
      ASSERT_EQ(inside.back().request("GET", "/light")->status, 200);
    }
    HttpClient outside{server.port()};
    const auto refused = outside.receive();
    ASSERT_TRUE(refused);
    EXPECT_EQ(refused->status, 503);
    EXPECT_EQ(refused->header("retry-after"), "5");
    EXPECT_TRUE(outside.closed_by_server());
    EXPECT_EQ(inside.front().request("GET", "/light")->status, 200);
  }
  // Whoever leaves makes room; the server may hear of it a moment later.
  int status = 0;
  for (int i = 0; i < 1000 && status != 200; ++i) {
    HttpClient client{server.port()};
    const auto reply = client.request("GET", "/light");
    status = reply ? reply->status : 0;
  }
  EXPECT_EQ(status, 200);
}

TEST(EachAddress, BehindAProxyHasNoShareOfConnectionsButOfWork) {
  auto options = quick_options();
  options.admission.behind_proxy = true;
  options.limits.connections_each = 1;
  options.limits.waiting_each = 1;
  TestServer server{options};
  HttpClient greedy{server.port()};
  greedy.send(kWait + "X-Forwarded-For: 203.0.113.7\r\n\r\n");
  ASSERT_TRUE(server.gate.wait_for_arrivals(1));
  HttpClient again{server.port()};
  again.send(kWait + "X-Forwarded-For: 1.1.1.1, 203.0.113.7\r\n\r\n");
  const auto refused = again.receive();
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->status, 429);
  EXPECT_EQ(refused->header("retry-after"), "1");
  HttpClient other{server.port()};
  other.send(kWait + "X-Forwarded-For: 203.0.113.8\r\n\r\n");
  EXPECT_TRUE(server.gate.wait_for_arrivals(2));
  server.gate.open();
  EXPECT_EQ(greedy.receive()->body, "waited");
  EXPECT_EQ(other.receive()->body, "waited");
  again.send(kWait + "X-Forwarded-For: 203.0.113.7\r\n\r\n");
  EXPECT_EQ(again.receive()->body, "waited") << "the place must have been given back";
}

TEST(Metrics, CountByRouteAndNameNobody) {
  auto options = quick_options();
  options.limits.waiting_each = 1;
  options.site = patient_site();
  options.site.database = stocked_database();
  const auto server = server::Server::start(options, *server::make_routes(options.site));
  HttpClient client{server->address().port};
  for (int i = 0; i < 3; ++i)
    client.request("POST", "/api/solve", std::string{R"({"puzzle":")"} + kPuzzle + "\"}");
  client.request("POST", "/api/solve", "nonsense");
  client.request("GET", "/api/sudoku/puzzle/very-private-id");
  client.request("GET", "/nix/very-private-path");
  const auto reply = client.request("GET", "/metrics");
  ASSERT_TRUE(reply);
  EXPECT_TRUE(reply->header("content-type").starts_with("text/plain; version=0.0.4"));
  for (const char* line :
       {"nonet_requests_total{method=\"POST\",route=\"/api/solve\",status=\"2xx\"} 3\n",
        "nonet_requests_total{method=\"POST\",route=\"/api/solve\",status=\"4xx\"} 1\n",
        "nonet_requests_total{method=\"GET\",route=\"/api/sudoku/puzzle/{id}\",status=\"4xx\"} 1\n",
        "nonet_requests_total{method=\"any\",route=\"none\",status=\"4xx\"} 1\n",
        "nonet_request_duration_seconds_count{method=\"POST\",route=\"/api/solve\"} 4\n",
        "nonet_request_duration_seconds_bucket{method=\"POST\",route=\"/api/solve\",le=\"+Inf\"} "
        "4\n",
        "nonet_connections 1\n", "nonet_heavy_requests 0\n",
        "nonet_refused_total{what=\"heavy\"} 0\n"})
    EXPECT_NE(reply->body.find(line), std::string::npos) << line << reply->body;
  EXPECT_EQ(reply->body.find("private"), std::string::npos);
  EXPECT_EQ(reply->body.find("127.0.0.1"), std::string::npos);
}

class Ready : public FolderTest {};

TEST_F(Ready, WhenTheDatabaseAnswers) {
  const ApiServer server;
  const Answer answer = ApiClient{server}.get("/readyz");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.text("status"), "ready");
}

// The only connection is in use and a second cannot be opened: the database is out of reach.
TEST_F(Ready, NotWhileTheDatabaseIsOutOfReach) {
  std::filesystem::create_directory(folder_ / "db");
  store::DatabaseOptions options;
  options.patience = std::chrono::milliseconds{100};
  server::SiteOptions site = patient_site();
  site.database = *store::Database::open(path("db/nonet.db"), options);
  const ApiServer server{site};
  ApiClient client{server};
  EXPECT_EQ(client.get("/readyz").status, 200);
  const auto done = site.database->read([&](store::Transaction&) {
    std::filesystem::rename(folder_ / "db", folder_ / "gone");
    const Answer answer = client.get("/readyz");
    EXPECT_EQ(answer.status, 503);
    EXPECT_EQ(answer.code(), "database-unavailable");
    EXPECT_EQ(answer.reply.header("retry-after"), "5");
    EXPECT_EQ(client.get("/healthz").status, 200);
    std::filesystem::rename(folder_ / "gone", folder_ / "db");
    EXPECT_EQ(client.get("/readyz").status, 200);
  });
  EXPECT_TRUE(done);
}

}  // namespace
}  // namespace nonet::testing
