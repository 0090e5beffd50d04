#include "batch/answer_file.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

namespace nonet::batch {

namespace {

FileFailure io_failure(std::string_view what, const std::string& path) {
  return {FileFailure::Kind::io,
          fmt::format("cannot {} '{}': {}", what, path, std::strerror(errno))};
}

// The whole lines of a file, one after the other.
class WholeLines {
 public:
  explicit WholeLines(const std::string& path) : stream_{path, std::ios::binary} {}

  // Without its newline; none at the end, and none for a line that has lost its end.
  std::optional<std::string> next() {
    std::string line;
    if (!std::getline(stream_, line) || stream_.eof()) return std::nullopt;
    bytes_ += line.size() + 1;
    ++number_;
    return line;
  }
  std::uint64_t bytes() const { return bytes_; }
  std::uint64_t number() const { return number_; }

 private:
  std::ifstream stream_;
  std::uint64_t bytes_ = 0;
  std::uint64_t number_ = 0;
};

class SideBySide {
 public:
  SideBySide(const InputFile& input, const std::string& output, const AnswerKey& key,
             const AnswerLook& look)
      : input_{input}, output_{output}, key_{key}, look_{look}, lines_{output} {}

  tl::expected<EarlierRun, FileFailure> walk(const std::string& header) {
    if (!header.empty()) {
      const auto first = lines_.next();
      if (!first) return EarlierRun{};
      if (*first != header) return tl::unexpected{differs("the header")};
      progress_.bytes = lines_.bytes();
    }
    const int fd = ::open(input_.path.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return tl::unexpected{io_failure("open", input_.path)};
    auto walked = walk_records(fd);
    ::close(fd);
    if (!walked) return tl::unexpected{walked.error()};
    return progress_;
  }

 private:
  // False: all lines of the output have their record.
  using Step = tl::expected<bool, FileFailure>;

  tl::expected<void, FileFailure> walk_records(int fd) {
    RecordStream stream{bytes_of_file(fd), input_.from};
    for (;;) {
      auto chunk = stream.next();
      if (!chunk) {
        if (chunk.error().failure == IoFailure::interrupted) continue;
        return tl::unexpected{
            FileFailure{FileFailure::Kind::io,
                        fmt::format("cannot read {}: {}", input_.path, chunk.error().reason)}};
      }
      if (!*chunk) return all_lines_taken();
      const Step more = walk_chunk(**chunk);
      if (!more) return tl::unexpected{more.error()};
      if (!*more) return {};
    }
  }

  Step walk_chunk(const Chunk& chunk) {
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      const Record record = chunk[i];
      if (record.kind != formats::Record::Kind::puzzle) continue;
      const auto is_answer = key_(record);
      if (!is_answer) continue;
      const auto line = lines_.next();
      if (!line) return false;
      if (const auto fits = (*is_answer)(*line); !fits)
        return tl::unexpected{fits.error().empty()
                                  ? differs(fmt::format("the answer to line {}", record.line))
                                  : refused(fits.error())};
      look_(lines_.number(), *line);
      progress_ = {lines_.bytes(), record.line, record.before + 1};
    }
    return true;
  }

  tl::expected<void, FileFailure> all_lines_taken() {
    if (lines_.next()) return tl::unexpected{differs("an answer to any puzzle")};
    return {};
  }

  FileFailure differs(std::string_view expected) const {
    return refused(fmt::format("is not {} of '{}'", expected, input_.path));
  }
  FileFailure refused(std::string_view reason) const {
    return {FileFailure::Kind::other,
            fmt::format("cannot go on: line {} of '{}' {}", lines_.number(), output_, reason)};
  }

  const InputFile& input_;
  const std::string& output_;
  const AnswerKey& key_;
  const AnswerLook& look_;
  WholeLines lines_;
  EarlierRun progress_;
};

}  // namespace

tl::expected<EarlierRun, FileFailure> find_earlier_run(const InputFile& input,
                                                       const std::string& output,
                                                       const std::string& header,
                                                       const AnswerKey& key,
                                                       const AnswerLook& look) {
  return SideBySide{input, output, key, look}.walk(header);
}

tl::expected<AnswerFile, FileFailure> AnswerFile::open(const std::string& path, std::uint64_t keep,
                                                       bool resume) {
  AnswerFile file{::open(path.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666)};
  struct stat status = {};
  if (file.fd_ < 0 || ::fstat(file.fd_, &status) != 0)
    return tl::unexpected{io_failure("write", path)};
  if (!S_ISREG(status.st_mode)) return file;  // a pipe, /dev/null: nothing to keep or cut
  if (!resume && status.st_size > 0)
    return tl::unexpected{FileFailure{FileFailure::Kind::not_empty,
                                      fmt::format("'{}' holds something already", path)}};
  const auto end = static_cast<off_t>(keep);
  if (::ftruncate(file.fd_, end) != 0 || ::lseek(file.fd_, end, SEEK_SET) != end)
    return tl::unexpected{io_failure("write", path)};
  return file;
}

AnswerFile::AnswerFile(AnswerFile&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}

AnswerFile::~AnswerFile() {
  if (fd_ >= 0) ::close(fd_);
}

}  // namespace nonet::batch
