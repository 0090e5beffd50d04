#include "cli/resume.h"

#include <cerrno>
#include <cstring>
#include <fstream>
#include <utility>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cli/exit_code.h"

namespace nonet::cli {

namespace {

FileFailure io_failure(std::string_view what, const std::string& path) {
  return {kIoError, fmt::format("cannot {} '{}': {}", what, path, std::strerror(errno))};
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
  SideBySide(const InputOptions& input, const std::string& output, const AnswerKey& key,
             const AnswerLook& look)
      : input_{input}, output_{output}, key_{key}, look_{look}, lines_{output} {}

  tl::expected<Progress, FileFailure> walk(const std::string& header) {
    if (!header.empty()) {
      const auto first = lines_.next();
      if (!first) return Progress{};
      if (*first != header) return tl::unexpected{differs("the header")};
      progress_.bytes = lines_.bytes();
    }
    const int fd = ::open(input_.input.c_str(), O_RDONLY | O_CLOEXEC);
    if (fd < 0) return tl::unexpected{io_failure("open", input_.input)};
    auto walked = walk_records(fd);
    ::close(fd);
    if (!walked) return tl::unexpected{walked.error()};
    return progress_;
  }

 private:
  // False: all lines of the output have their record.
  using Step = tl::expected<bool, FileFailure>;

  tl::expected<void, FileFailure> walk_records(int fd) {
    batch::RecordStream stream{batch::bytes_of_file(fd), input_.from};
    for (;;) {
      auto chunk = stream.next();
      if (!chunk) {
        if (chunk.error().failure == batch::IoFailure::interrupted) continue;
        return tl::unexpected{FileFailure{
            kIoError, fmt::format("cannot read {}: {}", input_.input, chunk.error().reason)}};
      }
      if (!*chunk) return all_lines_taken();
      const Step more = walk_chunk(**chunk);
      if (!more) return tl::unexpected{more.error()};
      if (!*more) return {};
    }
  }

  Step walk_chunk(const batch::Chunk& chunk) {
    for (std::size_t i = 0; i < chunk.size(); ++i) {
      const batch::Record record = chunk[i];
      if (record.kind != formats::Record::Kind::puzzle) continue;
      const auto key = key_(record);
      if (!key) continue;
      const auto line = lines_.next();
      if (!line) return false;
      if (!line->starts_with(*key))
        return tl::unexpected{differs(fmt::format("the answer to line {}", record.line))};
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
    return {kWrongUsage, fmt::format("cannot go on: line {} of '{}' is not {} of '{}'",
                                     lines_.number(), output_, expected, input_.input)};
  }

  const InputOptions& input_;
  const std::string& output_;
  const AnswerKey& key_;
  const AnswerLook& look_;
  WholeLines lines_;
  Progress progress_;
};

}  // namespace

tl::expected<Progress, FileFailure> find_progress(const InputOptions& input,
                                                  const std::string& output,
                                                  const std::string& header, const AnswerKey& key,
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
    return tl::unexpected{FileFailure{
        kWrongUsage, fmt::format("'{}' holds something already: --resume goes on with it", path)}};
  const auto end = static_cast<off_t>(keep);
  if (::ftruncate(file.fd_, end) != 0 || ::lseek(file.fd_, end, SEEK_SET) != end)
    return tl::unexpected{io_failure("write", path)};
  return file;
}

AnswerFile::AnswerFile(AnswerFile&& other) noexcept : fd_{std::exchange(other.fd_, -1)} {}

AnswerFile::~AnswerFile() {
  if (fd_ >= 0) ::close(fd_);
}

}  // namespace nonet::cli
