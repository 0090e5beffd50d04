#include "batch/record_stream.h"

#include <utility>

#include "formats/text.h"

namespace nonet::batch {

namespace {
constexpr std::size_t kBlock = std::size_t{256} * 1024;
constexpr std::size_t kLongestLine = formats::RecordSplitter::kLongestRecord + 1;
}  // namespace

Record Chunk::operator[](std::size_t i) const {
  const Item& item = items_[i];
  return {item.kind,
          item.line,
          std::string_view{text_}.substr(item.offset, item.length),
          item.error ? &errors_[*item.error] : nullptr,
          item.column,
          item.before,
          item.behind,
          source_};
}

void Chunk::add(const formats::Record& record, std::uint64_t before) {
  Item item{.kind = record.kind,
            .line = record.first_line,
            .offset = text_.size(),
            .length = record.text.size(),
            .error = std::nullopt,
            .column = record.first_column,
            .before = before,
            .behind = record.behind};
  text_ += record.text;
  if (record.error) {
    item.error = errors_.size();
    errors_.push_back(*record.error);
  }
  items_.push_back(item);
  puzzles_ += record.kind == formats::Record::Kind::puzzle;
}

RecordStream::RecordStream(Bytes input, std::optional<formats::Format> from, std::size_t most,
                           std::uint64_t after_line, formats::Crowded crowded, std::string source)
    : input_{std::move(input)},
      source_{std::move(source)},
      most_{most},
      after_line_{after_line},
      splitter_{from, [this](const formats::Record& record) { add(record); }, crowded},
      buffer_(kBlock) {}

void RecordStream::add(const formats::Record& record) {
  if (record.first_line <= after_line_) return;
  on_line_ = record.first_line == last_line_ ? on_line_ + 1 : 0;
  last_line_ = record.first_line;
  chunk_.add(record, on_line_);
  if (chunk_.puzzles() >= most_) close_chunk();
}

void RecordStream::close_chunk() {
  chunk_.count_bytes(split_ - given_);
  chunk_.come_from(source_);
  given_ = split_;
  chunks_.push_back(std::exchange(chunk_, Chunk{}));
}

tl::expected<std::optional<Chunk>, IoError> RecordStream::next() {
  if (chunks_.empty() && !ended_)
    if (const auto read = read_block(); !read) return tl::unexpected{read.error()};
  if (chunks_.empty()) return std::nullopt;
  Chunk first = std::move(chunks_.front());
  chunks_.pop_front();
  return std::optional{std::move(first)};
}

tl::expected<bool, IoError> RecordStream::holds_one_puzzle() {
  std::size_t puzzles = 0;
  while (puzzles < 2 && !ended_) {
    if (const auto read = read_block(); !read) return tl::unexpected{read.error()};
    puzzles = 0;
    for (const Chunk& chunk : chunks_) puzzles += chunk.puzzles();
    // Blank and comment lines behind the first puzzle could go on without end.
    if (puzzles == 1 && chunks_.size() > 1 && chunks_.back().puzzles() == 0) chunks_.pop_back();
  }
  return puzzles == 1;
}

tl::expected<void, IoError> RecordStream::read_block() {
  const auto got = input_(buffer_);
  if (!got) return tl::unexpected{got.error()};
  const std::string_view block{buffer_.data(), *got};
  read_ += block.size();
  if (block.empty()) {
    if (line_length_ > 0) end_line({});
    splitter_.finish();
    ended_ = true;
  } else if (!std::exchange(started_, true) && refuse_if_binary(block)) {
    ended_ = true;
  } else {
    split_lines(block);
  }
  split_ = read_;  // with what was not worth splitting
  close_chunk();
  return {};
}

// The first line tells: it ends with LF, with CR and LF, or with the CR alone of old files. A CR at
// the end of a block is told by the next one.
void RecordStream::find_line_end(std::string_view block) {
  if (line_.ends_with('\r')) {
    line_end_ = block.front() == '\n' ? '\n' : '\r';
    if (line_end_ == '\r') end_line({});
    return;
  }
  const std::size_t end = block.find_first_of("\r\n");
  if (end == std::string_view::npos || block.substr(end) == "\r") return;
  line_end_ = block.substr(end).starts_with("\r\n") ? '\n' : block[end];
}

void RecordStream::split_lines(std::string_view block) {
  if (!line_end_) find_line_end(block);
  const char line_end = line_end_.value_or('\n');
  for (;;) {
    const std::size_t end = block.find(line_end);
    if (end == std::string_view::npos) break;
    ++split_;
    end_line(block.substr(0, end));
    block.remove_prefix(end + 1);
  }
  hold(block);
}

// Keeps the beginning of a line whose end is not yet read. A line too long to keep is handed on
// piece by piece where that helps (XML on one line), else cut, and only its length is kept.
void RecordStream::hold(std::string_view text) {
  while (!text.empty()) {
    const std::string_view part = text.substr(0, kLongestLine - line_.size());
    line_ += part;
    line_length_ += part.size();
    split_ += part.size();
    text.remove_prefix(part.size());
    if (line_.size() < kLongestLine) return;
    if (cut_ || !splitter_.piece(line_)) {
      cut_ = true;
      line_length_ += text.size();
      return;
    }
    line_.clear();
    line_length_ = 0;
  }
}

// The line is what is held, then `tail`. Most lines lie whole in the block and are not copied.
void RecordStream::end_line(std::string_view tail) {
  if (line_length_ == 0 && tail.size() < kLongestLine) {
    split_ += tail.size();
    return splitter_.line(tail);
  }
  hold(tail);
  splitter_.line(line_, line_length_);
  line_.clear();
  line_length_ = 0;
  cut_ = false;
}

// One answer for the whole of a file that is no text, instead of one for each of its "lines". Where
// the first line is text, a NUL byte below it spoils no line but its own.
bool RecordStream::refuse_if_binary(std::string_view first_block) {
  const bool utf16 = first_block.starts_with("\xFF\xFE") || first_block.starts_with("\xFE\xFF");
  const bool has_nul = first_block.find('\0') != std::string_view::npos;
  const std::string_view first_line = first_block.substr(0, first_block.find_first_of("\r\n"));
  if (!utf16 && (!has_nul || !formats::find_non_text(first_line))) return false;
  formats::ReadError error{.problem = formats::ReadProblem::not_text, .detail = {}};
  error.detail = utf16 ? "UTF-16 text; save it as UTF-8" : "binary data";
  chunk_.add({formats::Record::Kind::puzzle, 1, {}, error});
  return true;
}

}  // namespace nonet::batch
