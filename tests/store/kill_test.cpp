// Programs are killed in the middle of their writing, again and again. Whatever they had been told
// is stored must be there, and everything must fit together.
#include <array>
#include <csignal>
#include <map>
#include <sstream>

#include <fcntl.h>
#include <sys/wait.h>

#include "store/base/maintenance.h"
#include "store/games/games.h"
#include "store_fixture.h"
#include "support/shared_data.h"

namespace nonet::store {
namespace {

// A program that tells line by line what it has stored.
class Writer {
 public:
  Writer(const std::string& url, int seed) {
    int ends[2];
    if (::pipe2(ends, O_CLOEXEC) != 0) std::abort();
    out_ = ends[0];
    const std::string number = std::to_string(seed);
    pid_ = ::fork();
    if (pid_ == 0) {
      ::dup2(ends[1], STDOUT_FILENO);
      ::execl(NONET_STORE_CHILD, "store_child", "write", url.c_str(), number.c_str(), nullptr);
      ::_exit(127);
    }
    ::close(ends[1]);
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() {
    ::kill(pid_, SIGKILL);
    ::waitpid(pid_, nullptr, 0);
    ::close(out_);
  }

  // Waits for so many lines. False: the program ended by itself.
  bool wait_for(std::size_t lines) {
    while (told_ < lines)
      if (!read_some()) return false;
    return true;
  }
  // What it had told when it died. A line that was cut off was never told.
  std::string kill() {
    ::kill(pid_, SIGKILL);
    while (read_some()) {
    }
    return text_.substr(0, text_.rfind('\n') + 1);
  }

 private:
  bool read_some() {
    std::array<char, 4096> buffer;
    const ssize_t got = ::read(out_, buffer.data(), buffer.size());
    if (got <= 0) return false;
    for (ssize_t i = 0; i < got; ++i) told_ += buffer[static_cast<std::size_t>(i)] == '\n';
    text_.append(buffer.data(), static_cast<std::size_t>(got));
    return true;
  }
  pid_t pid_ = -1;
  int out_ = -1;
  std::size_t told_ = 0;
  std::string text_;
};

class Kill : public StoreTest {
 protected:
  // game → moves that were acknowledged
  std::map<std::string, std::int64_t> acknowledged_;
  std::size_t lines_ = 0;

  void note(const std::string& told) {
    std::istringstream lines{told};
    std::string word;
    std::string game;
    std::int64_t moves = 0;
    while (lines >> word >> game >> moves) {
      ++lines_;
      acknowledged_[game] = moves;
    }
  }
  // Besides what was told there may be the one move of each program that died before telling it.
  void compare(Database& database) {
    for (const auto& [id, moves] : acknowledged_) {
      const auto game = game_by_id(database, id);
      ASSERT_TRUE(game) << game.error().sentence;
      ASSERT_GE(game->events, moves) << id;
      ASSERT_LE(game->events, moves + 1) << id;
      ASSERT_EQ(game->version, game->events + 1);
      ASSERT_EQ(game->state == GameState::solved, game->events == 20);
    }
    for (const std::string& problem : must(integrity_problems(database))) ADD_FAILURE() << problem;
  }
};
NONET_ON_BOTH_DATABASES(Kill);

TEST_P(Kill, EveryAcknowledgedWriteIsThereAfterwards) {
  must(add_puzzles(db(), rated_puzzles(1), kNoon));
  const int rounds = testing::long_tests() ? 100 : 8;
  SplitMix64 chance{11};
  for (int round = 0; round < rounds; ++round) {
    std::array<std::unique_ptr<Writer>, 2> writers;
    for (std::size_t i = 0; i < writers.size(); ++i)
      writers[i] = std::make_unique<Writer>(url(), round * 10 + static_cast<int>(i));
    for (const auto& writer : writers)
      ASSERT_TRUE(writer->wait_for(30 + below(120, chance))) << "a writer gave up";
    for (const auto& writer : writers) note(writer->kill());
    const auto reopened = open();
    ASSERT_TRUE(reopened);
    compare(*reopened);
    if (HasFatalFailure()) return;
  }
  EXPECT_GT(lines_, static_cast<std::size_t>(rounds) * 60);
  RecordProperty("acknowledged", static_cast<int>(lines_));
}

}  // namespace
}  // namespace nonet::store
