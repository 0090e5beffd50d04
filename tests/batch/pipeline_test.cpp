#include "batch/pipeline.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <string>
#include <thread>
#include <vector>

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/ioctl.h>
#include <unistd.h>

#include "support/patience.h"
#include "support/puzzles.h"

namespace nonet::batch {
namespace {

// A temporary file that holds a text, open for reading.
class TextFile {
 public:
  explicit TextFile(const std::string& text) : file_{std::tmpfile()} {
    std::fwrite(text.data(), 1, text.size(), file_);
    std::rewind(file_);
    ::lseek(fd(), 0, SEEK_SET);
  }
  ~TextFile() { std::fclose(file_); }
  TextFile(const TextFile&) = delete;
  TextFile& operator=(const TextFile&) = delete;
  int fd() const { return ::fileno(file_); }

 private:
  std::FILE* file_;
};

using testing::kPuzzle;

struct Ran {
  std::string out;
  std::vector<std::string> problems;
  Progress progress;
};

// Echoes every puzzle with its line number; a line beginning with 'x' is a problem.
Ran run(const std::string& text, unsigned jobs, bool aligned = false) {
  const TextFile file{text};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt, 16};
  std::atomic<bool> stop{false};
  Ran ran;
  const auto work = each([](const Record& record) -> Answer {
    if (record.text.starts_with('x'))
      return {.out = {}, .problem = "line " + std::to_string(record.line), .failed = true};
    return {.out = std::to_string(record.line), .problem = {}};
  });
  const auto done =
      run(stream, {.jobs = jobs, .aligned = aligned, .separator = {}, .stop = stop}, work,
          {.out = [&](std::string_view part) -> tl::expected<void, IoError> {
             ran.out += part;
             return {};
           },
           .problem = [&](std::string_view problem) { ran.problems.emplace_back(problem); }});
  EXPECT_TRUE(done.has_value());
  ran.progress = *done;
  return ran;
}

TEST(Batch, AnswersInTheOrderOfTheInputWhateverTheNumberOfThreads) {
  std::string text;
  std::string expected;
  std::vector<std::string> problems;
  for (int line = 1; line <= 20'000; ++line) {
    const bool bad = line % 97 == 0;
    text += bad ? "x marks a bad line\n" : kPuzzle + "\n";
    if (bad)
      problems.push_back("line " + std::to_string(line));
    else
      expected += std::to_string(line) + "\n";
  }
  for (unsigned jobs : {1U, 2U, 7U}) {
    const Ran ran = run(text, jobs);
    EXPECT_EQ(ran.out, expected);
    EXPECT_EQ(ran.problems, problems);
    EXPECT_EQ(ran.progress.puzzles, 20'000U);
    EXPECT_EQ(ran.progress.failed, problems.size());
    EXPECT_EQ(ran.progress.bytes, text.size());
  }
}

TEST(Batch, AlignedOutputHasALineForEveryLine) {
  const Ran ran = run(kPuzzle + "\n\n# a comment\n" + kPuzzle + "\nx\n" + kPuzzle + "\n", 2, true);
  EXPECT_EQ(ran.out, "1\n\n# a comment\n4\n# line 5\n6\n");
}

TEST(Batch, EmptyInputIsNoPuzzle) {
  EXPECT_EQ(run("", 2).progress.puzzles, 0U);
  EXPECT_EQ(run("\n\n# only a comment\n", 2).progress.puzzles, 0U);
}

TEST(Batch, AFailedWriteEndsTheRunWithItsReason) {
  std::string text;
  for (int i = 0; i < 5'000; ++i) text += kPuzzle + "\n";
  const TextFile file{text};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt, 16};
  std::atomic<bool> stop{false};
  int writes = 0;
  const auto done =
      run(stream, {.jobs = 2, .aligned = false, .separator = {}, .stop = stop},
          each([](const Record&) { return Answer{.out = "y", .problem = {}}; }),
          {.out = [&](std::string_view) -> tl::expected<void, IoError> {
             if (++writes < 10) return {};
             return tl::unexpected{IoError{IoFailure::write, "No space left on device"}};
           },
           .problem = [](std::string_view) {}});
  ASSERT_FALSE(done.has_value());
  EXPECT_EQ(done.error().reason, "No space left on device");
  EXPECT_EQ(writes, 10);
}

TEST(Batch, StoppingLeavesNoGapInTheOutput) {
  std::string text;
  for (int i = 0; i < 50'000; ++i) text += kPuzzle + "\n";
  const TextFile file{text};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt, 16};
  std::atomic<bool> stop{false};
  std::atomic<int> answered{0};
  std::string out;
  const auto done = run(stream, {.jobs = 3, .aligned = false, .separator = {}, .stop = stop},
                        each([&](const Record& record) {
                          if (++answered == 5'000) stop = true;
                          return Answer{.out = std::to_string(record.line), .problem = {}};
                        }),
                        {.out = [&](std::string_view part) -> tl::expected<void, IoError> {
                           out += part;
                           return {};
                         },
                         .problem = [](std::string_view) {}});
  ASSERT_TRUE(done.has_value());
  EXPECT_LT(done->puzzles, 10'000U);
  std::string expected;
  for (std::uint64_t line = 1; line <= done->puzzles; ++line)
    expected += std::to_string(line) + "\n";
  EXPECT_EQ(out, expected);
}

// So a person sees each answer where puzzles are slow, and the progress follows what is written.
TEST(Batch, ASlowPuzzleDoesNotHoldBackTheAnswersBeforeIt) {
  const std::string line = kPuzzle + "\n";
  const TextFile file{line + line + line + line};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt};
  const std::atomic<bool> stop{false};
  std::atomic<bool> two_are_written{false};
  std::string out;
  std::vector<std::uint64_t> bytes;
  const auto work = each([&](const Record& record) {
    if (record.line == 3) {
      EXPECT_TRUE(testing::comes_true([&] { return two_are_written.load(); }));
    }
    return Answer{.out = std::to_string(record.line), .problem = {}};
  });
  const auto done = run(stream,
                        {.jobs = 2,
                         .aligned = false,
                         .separator = "-\n",
                         .stop = stop,
                         .progress =
                             [&](const Progress& progress) {
                               bytes.push_back(progress.bytes);
                               if (progress.puzzles == 2) two_are_written = true;
                             }},
                        work,
                        {.out = [&](std::string_view part) -> tl::expected<void, IoError> {
                           out += part;
                           return {};
                         },
                         .problem = [](std::string_view) {}});
  ASSERT_TRUE(done.has_value());
  EXPECT_TRUE(two_are_written);
  EXPECT_EQ(out, "1\n-\n2\n-\n3\n-\n4\n");
  EXPECT_EQ(done->puzzles, 4U);
  EXPECT_EQ(done->line, 4U);
  EXPECT_EQ(std::count(bytes.begin(), bytes.end(), 2 * line.size()), 1);
  EXPECT_EQ(done->bytes, 4 * line.size());
}

// Chunks of three tear every other line; what is begun of a line is not its end.
TEST(Batch, TheLineToGoOnIsOneThatIsAnsweredWhole) {
  std::string text;
  for (int i = 0; i < 6; ++i) text += kPuzzle + " " + kPuzzle + "\n";
  const TextFile file{text};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt, 3};
  const std::atomic<bool> stop{false};
  std::string out;
  const auto done =
      run(stream,
          {.jobs = 1,
           .aligned = false,
           .separator = {},
           .stop = stop,
           .progress =
               [](const Progress& progress) {
                 EXPECT_EQ(progress.line, progress.puzzles % 2 == 0 ? progress.puzzles / 2 : 0U);
               }},
          each([](const Record& record) {
            return Answer{.out = std::to_string(record.line) + ':' + std::to_string(record.column) +
                                 '+' + std::to_string(record.before),
                          .problem = {}};
          }),
          {.out = [&](std::string_view part) -> tl::expected<void, IoError> {
             out += part;
             return {};
           },
           .problem = [](std::string_view) {}});
  ASSERT_TRUE(done.has_value());
  EXPECT_EQ(done->puzzles, 12U);
  EXPECT_EQ(done->line, 6U);
  EXPECT_TRUE(out.starts_with("1:1+0\n1:83+1\n2:1+0\n2:83+1\n")) << out;
}

TEST(RecordStream, AChunkHasTheBytesOfItsOwnLines) {
  const std::string line = "# a comment\n" + kPuzzle + "\n";
  std::string text;
  for (int i = 0; i < 10'000; ++i) text += line;
  const TextFile file{text};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt, 16};
  std::uint64_t bytes = 0;
  std::uint64_t puzzles = 0;
  for (auto chunk = stream.next(); chunk && *chunk; chunk = stream.next()) {
    bytes += (*chunk)->bytes();
    puzzles += (*chunk)->puzzles();
    // A line may be begun at the end of a block.
    EXPECT_LE(bytes - puzzles * line.size(), line.size());
  }
  EXPECT_EQ(bytes, text.size());
  EXPECT_EQ(puzzles, 10'000U);
}

TEST(RecordStream, TellsOnePuzzleFromMany) {
  const auto one = [](const std::string& text) {
    const TextFile file{text};
    RecordStream stream{bytes_of_file(file.fd()), std::nullopt};
    return *stream.holds_one_puzzle();
  };
  EXPECT_TRUE(one(kPuzzle));
  EXPECT_TRUE(one("# name\n" + kPuzzle + "\n\n"));
  EXPECT_FALSE(one(kPuzzle + "\n" + kPuzzle));
  EXPECT_FALSE(one(""));
}

// What the records of a stream are: their lines and texts.
std::string records_of(Bytes input) {
  RecordStream stream{std::move(input), std::nullopt};
  std::string all;
  for (auto chunk = stream.next(); chunk && *chunk; chunk = stream.next())
    for (std::size_t i = 0; i < (*chunk)->size(); ++i) {
      const Record record = (**chunk)[i];
      all += std::to_string(record.line) + ":" + std::string{record.text} + "\n";
    }
  return all;
}

TEST(RecordStream, ATextIsReadLikeAFile) {
  std::string many;  // more than a block
  for (int i = 0; i < 5'000; ++i) many += kPuzzle + "\n# words\n";
  for (const std::string& text : {std::string{}, kPuzzle, "\n" + kPuzzle + "\nnonsense", many}) {
    const TextFile file{text};
    const std::string records = records_of(bytes_of_file(file.fd()));
    EXPECT_EQ(records_of(bytes_of_text(text)), records);
    EXPECT_EQ(records.empty(), text.empty());
  }
}

TEST(RecordStream, LinesEndAsTheFirstOneDoes) {
  const std::string three = "1:" + kPuzzle + "\n2:" + kPuzzle + "\n3:" + kPuzzle + "\n";
  for (const std::string end : {"\n", "\r\n", "\r"})
    for (const std::string& text :
         {kPuzzle + end + kPuzzle + end + kPuzzle, kPuzzle + end + kPuzzle + end + kPuzzle + end}) {
      const TextFile file{text};
      EXPECT_EQ(records_of(bytes_of_file(file.fd())), three);
    }
}

TEST(RecordStream, AnEndOfLineMayComeInTwoParts) {
  for (const std::string end : {"\r\n", "\r"}) {
    std::array<int, 2> pipe{};
    ASSERT_EQ(::pipe(pipe.data()), 0);
    std::thread writer{[&] {
      const std::string rest = (end + kPuzzle + end).substr(1);
      for (const std::string& part : {kPuzzle + "\r", rest}) {
        EXPECT_EQ(::write(pipe[1], part.data(), part.size()), std::ssize(part));
        // The next part comes when this one is read.
        for (int unread = 1; unread > 0; std::this_thread::yield())
          ASSERT_EQ(::ioctl(pipe[0], FIONREAD, &unread), 0);
      }
      ::close(pipe[1]);
    }};
    EXPECT_EQ(records_of(bytes_of_file(pipe[0])), "1:" + kPuzzle + "\n2:" + kPuzzle + "\n");
    writer.join();
    ::close(pipe[0]);
  }
}

TEST(RecordStream, ANulByteSpoilsItsLineOnly) {
  const std::string bad{"\0\0\0", 3};
  const TextFile file{kPuzzle + "\n" + bad + "\n" + kPuzzle + "\n"};
  EXPECT_EQ(records_of(bytes_of_file(file.fd())),
            "1:" + kPuzzle + "\n2:" + bad + "\n3:" + kPuzzle + "\n");
}

TEST(RecordStream, BinaryInputIsOneProblem) {
  std::string rubbish;
  for (int i = 0; i < 100'000; ++i) rubbish += static_cast<char>(i * 7919 >> 3);
  const TextFile file{rubbish};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt};
  const auto chunk = stream.next();
  ASSERT_TRUE(chunk && *chunk);
  ASSERT_EQ((*chunk)->size(), 1U);
  EXPECT_EQ((**chunk)[0].error->problem, formats::ReadProblem::not_text);
  EXPECT_FALSE(*stream.next());
}

TEST(RecordStream, XmlOnOneLongLineIsReadGameByGame) {
  std::string text = "<opensudoku>";
  for (int i = 0; i < 20'000; ++i) text += "<game data=\"" + kPuzzle + "\"/>";
  const TextFile file{text + "</opensudoku>"};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt};
  std::size_t puzzles = 0;
  for (auto chunk = stream.next(); chunk && *chunk; chunk = stream.next())
    for (std::size_t i = 0; i < (*chunk)->size(); ++i) {
      if ((**chunk)[i].kind != formats::Record::Kind::puzzle) continue;
      ++puzzles;
      ASSERT_TRUE(formats::read((**chunk)[i].text)) << (**chunk)[i].text;
    }
  EXPECT_EQ(puzzles, 20'000U);
}

TEST(RecordStream, AnEndlessLineStaysSmall) {
  const TextFile file{std::string(10'000'000, '1') + "\n" + kPuzzle + "\n"};
  RecordStream stream{bytes_of_file(file.fd()), std::nullopt};
  std::vector<std::uint64_t> lines;
  std::size_t errors = 0;
  for (auto chunk = stream.next(); chunk && *chunk; chunk = stream.next())
    for (std::size_t i = 0; i < (*chunk)->size(); ++i) {
      const Record record = (**chunk)[i];
      lines.push_back(record.line);
      EXPECT_LE(record.text.size(), 2 * formats::RecordSplitter::kLongestRecord);
      if (record.error != nullptr) {
        ++errors;
        EXPECT_EQ(record.error->got, 10'000'000U);
      }
    }
  EXPECT_EQ(lines, (std::vector<std::uint64_t>{1, 2}));
  EXPECT_EQ(errors, 1U);
}

}  // namespace
}  // namespace nonet::batch
