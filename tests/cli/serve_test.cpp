// nonet serve as a process: says where it is, answers, stops on a signal.
#include <atomic>
#include <cstdlib>
#include <functional>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>
#include <gtest/gtest.h>
#include <signal.h>
#include <unistd.h>

#include "support/folder_test.h"
#include "support/http_client.h"
#include "support/patience.h"
#include "support/process.h"
#include "support/shared_data.h"

namespace nonet::testing {
namespace {

class Serve : public FolderTest {
 protected:
  std::vector<std::string> serving(std::vector<std::string> more) const {
    more.insert(more.begin(), {"serve", "--db", path("nonet.db")});
    return more;
  }

  // Runs a server, calls `work` with its port, then sends the signal.
  Finished with_server(std::vector<std::string> more, int signal,
                       const std::function<void(std::uint16_t)>& work) const {
    more.insert(more.end(), {"--port", "0"});
    return nonet(serving(std::move(more)),
                 {.out_file = path("out"),
                  .when_running =
                      [&](int pid) {
                        std::string greeting;
                        EXPECT_TRUE(comes_true([&] {
                          greeting = read("out");
                          return greeting.find('\n') != greeting.npos;
                        }));
                        const auto colon = greeting.rfind(':');
                        work(static_cast<std::uint16_t>(std::atoi(greeting.c_str() + colon + 1)));
                        ::kill(pid, signal);
                      },
                  .silent = true});
  }
};

std::string post(std::string_view path, std::string_view cookie, const std::string& body) {
  return fmt::format("POST {} HTTP/1.1\r\nHost: test\r\nCookie: {}\r\nContent-Length: {}\r\n\r\n{}",
                     path, cookie, body.size(), body);
}

// The text after `key` up to the next quotation mark.
std::string field(const std::string& text, const std::string& key) {
  const auto at = text.find(key);
  if (at == text.npos) return {};
  return text.substr(at + key.size(), text.find('"', at + key.size()) - at - key.size());
}

// Somebody who makes moves in a game of his own until the server is gone, and counts those that it
// has acknowledged.
struct Mover {
  std::string cookie;
  std::string game;
  std::atomic<int> acknowledged = 0;

  void play(std::uint16_t port) {
    HttpClient client{port};
    if (!client.send(post("/api/games", "", R"({"level":"easy"})"))) return;
    const auto begun = client.receive();
    if (!begun || begun->status != 201) return;
    const std::string set = begun->header("set-cookie");
    cookie = set.substr(0, set.find(';'));
    game = "/api/games/" + field(begun->body, "\"id\":\"");
    while (client.send(post(game + "/moves", cookie, R"({"moves":[{"kind":"pause"}]})"))) {
      const auto reply = client.receive();
      if (!reply || reply->status != 200) return;
      ++acknowledged;
    }
  }
};

TEST_F(Serve, NoAcknowledgedMoveIsLostWhenItIsKilled) {
  const int rounds = long_tests() ? 20 : 3;
  for (int round = 0; round < rounds; ++round) {
    std::vector<Mover> movers(4);
    std::vector<std::jthread> threads;
    const Finished killed = with_server({}, SIGKILL, [&](std::uint16_t port) {
      for (Mover& mover : movers) threads.emplace_back([&mover, port] { mover.play(port); });
      for (const Mover& mover : movers)  // on a busy machine some begin late
        EXPECT_TRUE(comes_true([&] { return mover.acknowledged > 0; }));
      ::usleep(200'000 + 50'000 * static_cast<unsigned>(round));
    });
    threads.clear();
    EXPECT_NE(killed.exit_code, 0);
    with_server({}, SIGTERM, [&](std::uint16_t port) {
      for (const Mover& mover : movers) {
        ASSERT_FALSE(mover.game.empty());
        EXPECT_GT(mover.acknowledged, 0);
        HttpClient client{port};
        client.send(fmt::format("GET {} HTTP/1.1\r\nHost: test\r\nCookie: {}\r\n\r\n", mover.game,
                                mover.cookie));
        const auto reply = client.receive();
        ASSERT_TRUE(reply);
        const auto at = reply->body.find("\"moves\":");
        ASSERT_NE(at, std::string::npos) << reply->body;
        // One more may have been stored whose answer never came.
        const int stored = std::atoi(reply->body.c_str() + at + 8);
        EXPECT_GE(stored, mover.acknowledged);
        EXPECT_LE(stored, mover.acknowledged + 1);
      }
    });
  }
}

TEST_F(Serve, SaysItsAddressAndStopsOnASignal) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const Finished done = nonet(serving({"--port", "0"}),
                                {.when_running = [signal](int pid) { ::kill(pid, signal); }});
    EXPECT_EQ(done.exit_code, 0) << done.err;
    EXPECT_TRUE(done.out.starts_with("Nonet is at http://")) << done.out;
  }
}

TEST_F(Serve, AFolderWithoutAWebsiteIsAnInputOutputError) {
  const Finished done = nonet(serving({"--port", "0", "--web", "/proc/self/nowhere"}));
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_EQ(done.err, "nonet: there is no index.html in /proc/self/nowhere\n");
}

TEST_F(Serve, NamesLocalhostWhenItListensEverywhere) {
  const Finished done = nonet(serving({"--host", "0.0.0.0", "--port", "0", "--threads", "1"}),
                              {.when_running = [](int pid) { ::kill(pid, SIGTERM); }});
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_TRUE(done.out.starts_with("Nonet is at http://localhost:")) << done.out;
}

TEST_F(Serve, APortThatCannotBeHadIsAnInputOutputError) {
  const Finished done = nonet(serving({"--host", "203.0.113.1", "--port", "1"}));
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_TRUE(done.err.starts_with("nonet: cannot listen on 203.0.113.1:1: ")) << done.err;
}

TEST_F(Serve, ADatabaseThatCannotBeHadIsAnInputOutputError) {
  const Finished done = nonet({"serve", "--port", "0", "--db", "/no/such/folder/nonet.db"});
  EXPECT_EQ(done.exit_code, 3);
  EXPECT_TRUE(done.err.starts_with("nonet: cannot open the database")) << done.err;
}

// The value of a setting as --print-config shows it.
std::string setting(const Finished& done, const std::string& name) {
  const std::string text = "\n" + done.out;
  const auto begin = text.find("\n" + name + " = ");
  if (begin == std::string::npos) return "(not shown)";
  const auto value = begin + name.size() + 4;
  return text.substr(value, text.find('\n', value) - value);
}

TEST_F(Serve, FlagsOutweighTheEnvironmentAndThatTheFile) {
  const std::string config = file("nonet.conf",
                                  "# a comment\n\nport = 1001\n host=10.0.0.1 \n"
                                  "idle-time = 2.5\nallow-origin = https://file.example\n"
                                  "behind-proxy = yes\n");
  const ProcessOptions environment{
      .environment = {"NONET_PORT=1002", "NONET_HOST=10.0.0.2",
                      "NONET_ALLOW_ORIGIN=https://a.example https://B.example:443"}};
  const Finished all =
      nonet({"serve", "--print-config", "--port", "1003", "--config", config}, environment);
  EXPECT_EQ(all.exit_code, 0) << all.err;
  EXPECT_EQ(setting(all, "port"), "1003");
  EXPECT_EQ(setting(all, "host"), "10.0.0.2");
  EXPECT_EQ(setting(all, "idle-time"), "2.5");
  EXPECT_EQ(setting(all, "behind-proxy"), "yes");
  EXPECT_EQ(setting(all, "max-connections"), "4096");
  EXPECT_NE(all.out.find("(--port)"), std::string::npos);
  EXPECT_NE(all.out.find("(NONET_HOST)"), std::string::npos);
  EXPECT_NE(all.out.find("(" + config + ", line 5)"), std::string::npos) << all.out;
  EXPECT_NE(all.out.find("allow-origin = https://a.example\nallow-origin = https://b.example\n"),
            std::string::npos)
      << all.out;
  EXPECT_EQ(all.out.find("file.example"), std::string::npos);
  const Finished again =
      nonet({"serve", "--print-config", "--config", file("again.conf", all.out)});
  EXPECT_EQ(setting(again, "host"), "10.0.0.2") << "what is shown can be read again";
}

TEST_F(Serve, PrintsNoPassword) {
  for (const char* url : {"postgresql://nonet:hunter2@db.example/nonet",
                          "postgresql://nonet@db.example/nonet?password=hunter2&x=1"}) {
    const Finished done = nonet({"serve", "--print-config", "--db", url});
    EXPECT_EQ(done.exit_code, 0);
    EXPECT_EQ(done.out.find("hunter2"), std::string::npos);
    EXPECT_NE(setting(done, "db").find("***"), std::string::npos) << setting(done, "db");
    EXPECT_NE(setting(done, "db").find("db.example/nonet"), std::string::npos);
  }
}

TEST_F(Serve, WhatIsWrongIsNamedWithItsPlace) {
  struct Row {
    std::vector<std::string> arguments;
    std::vector<std::string> environment;
    std::string complaint;
  };
  const std::string unknown = file("unknown.conf", "port = 1\nprot = 2\n");
  const std::string no_value = file("no-value.conf", "port\n");
  const std::string twice = file("twice.conf", "port = 1\nport = 2\n");
  const std::string wrong = file("wrong.conf", "\nlog = maybe\n");
  for (const Row& row :
       {Row{{"--port", "70000"}, {}, "--port: '70000' is no whole number from 0 to 65535"},
        Row{{"--idle-time", "never"}, {}, "--idle-time: 'never' is no number of seconds"},
        Row{{"--allow-origin", "example.org"}, {}, "--allow-origin: 'example.org' is no origin"},
        Row{{}, {"NONET_THREADS=many"}, "NONET_THREADS: 'many' is no whole number"},
        Row{{"--config", unknown}, {}, unknown + ", line 2: 'prot' is no setting"},
        Row{{"--config", no_value}, {}, no_value + ", line 1: a line must be"},
        Row{{"--config", twice},
            {},
            twice + ", line 2: 'port' is set already in " + twice + ", line 1"},
        Row{{"--config", wrong}, {}, wrong + ", line 2: 'maybe' is neither yes nor no"}}) {
    const Finished done = nonet(serving(row.arguments), {.environment = row.environment});
    EXPECT_EQ(done.exit_code, 2) << row.complaint;
    EXPECT_TRUE(done.err.starts_with("nonet: " + row.complaint)) << done.err;
  }
  const Finished missing = nonet(serving({"--config", path("missing.conf")}));
  EXPECT_EQ(missing.exit_code, 3);
  EXPECT_EQ(missing.err,
            "nonet: cannot read '" + path("missing.conf") + "': No such file or directory\n");
}

TEST_F(Serve, LogsARequestAsFields) {
  const Finished done = with_server({"--log"}, SIGTERM, [](std::uint16_t port) {
    EXPECT_EQ(get(port, "/healthz?token=secret")->status, 200);
  });
  EXPECT_EQ(done.exit_code, 0) << done.err;
  EXPECT_TRUE(done.err.starts_with("time=2")) << done.err;
  EXPECT_NE(done.err.find("Z level=info id="), std::string::npos) << done.err;
  EXPECT_NE(done.err.find(" method=GET path=/healthz status=200 ms="), std::string::npos);
  EXPECT_NE(done.err.find(" address=127.0.0.1\n"), std::string::npos);
  EXPECT_EQ(done.err.find("secret"), std::string::npos);
}

}  // namespace
}  // namespace nonet::testing
