// nonet serve as a process: says where it is, answers, stops on a signal.
#include <string>
#include <vector>

#include <gtest/gtest.h>
#include <signal.h>

#include "support/folder_test.h"
#include "support/process.h"

namespace nonet::testing {
namespace {

class Serve : public FolderTest {
 protected:
  std::vector<std::string> serving(std::vector<std::string> more) const {
    more.insert(more.begin(), {"serve", "--db", path("nonet.db")});
    return more;
  }
};

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

}  // namespace
}  // namespace nonet::testing
