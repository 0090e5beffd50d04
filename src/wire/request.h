// Reads what a caller asks for: a JSON object whose fields are known by name. The first thing that
// is wrong is kept, with its place, and everything read after it is nothing; so a handler reads all
// its fields and asks for the error once.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include <tl/expected.hpp>

#include "board/candidate_set.h"
#include "board/grid.h"
#include "formats/format.h"
#include "service/request_error.h"

namespace nonet::wire {

using service::RequestError;

// The notes of one cell.
struct CellNotes {
  Cell cell{};
  Digits digits{};
};

RequestError missing_field(std::string_view name);
// A puzzle in a notation, or in any; the field is that of the text.
tl::expected<Grid, RequestError> read_puzzle(std::string_view text, std::string_view field,
                                             std::optional<formats::Format> from = {});

class RequestReader {
 public:
  static constexpr std::size_t kMostBytes = 65'536;
  static constexpr std::string_view kTooLarge = "body-too-large";  // the code of a larger one

  // An empty body stands for {}, and an array for an object with it as the field `array`, if that
  // is named.
  RequestReader(std::string_view body, std::span<const std::string_view> fields,
                std::string_view array = {});
  ~RequestReader();
  RequestReader(const RequestReader&) = delete;
  RequestReader& operator=(const RequestReader&) = delete;

  bool has(std::string_view name) const;
  bool is_null(std::string_view name) const;
  void require(std::string_view name);

  // Nothing when the field is absent or wrong.
  std::optional<std::string> text(std::string_view name);
  std::optional<bool> flag(std::string_view name);
  std::optional<std::uint64_t> number(std::string_view name, std::uint64_t least,
                                      std::uint64_t most);
  // Also a whole number that is not negative, as its text.
  std::optional<std::string> text_or_number(std::string_view name);
  std::optional<Grid> puzzle(std::string_view name);
  std::optional<Grid> board(std::string_view name);  // see read_board
  std::optional<Cell> cell(std::string_view name);
  std::optional<std::vector<std::string>> texts(std::string_view name, std::size_t most);
  // [{"cell":"r4c5","digit":7}, …]
  std::optional<std::vector<Candidate>> entries(std::string_view name, std::size_t most);
  // Any object, and an array of such, each as its JSON text: for readers of their own.
  std::optional<std::string> object(std::string_view name);
  std::optional<std::vector<std::string>> objects(std::string_view name, std::size_t most);
  // {"r1c2":[1,2], …}: no cell without a digit.
  std::optional<std::vector<CellNotes>> notes(std::string_view name);

  // A word that is none of the names.
  void refuse_choice(std::string_view name, std::string_view word, std::string_view code,
                     std::string_view names);
  void fail(RequestError error);
  const std::optional<RequestError>& error() const { return error_; }

 private:
  struct Document;

  void parse_body(std::string_view body, std::string_view array);
  void refuse_unknown(std::span<const std::string_view> fields);
  void refuse_type(std::string_view name, std::string_view wanted);
  void refuse_length(std::string_view name, std::size_t length, std::size_t most);

  std::unique_ptr<Document> document_;
  std::optional<RequestError> error_;
};

}  // namespace nonet::wire
