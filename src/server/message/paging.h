// Long lists in pieces: ?from=1&limit=50, and Link headers (RFC 8288) to the pieces beside.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

#include <tl/expected.hpp>

#include "server/message/http.h"
#include "wire/request.h"

namespace nonet::server {

inline constexpr std::uint64_t kUsualPage = 50;
inline constexpr std::uint64_t kMostOnAPage = 10'000;
inline constexpr std::uint64_t kLastEntry = 1'000'000'000;  // that a page may begin with

// A number of the query, `otherwise` when it is not given.
tl::expected<std::uint64_t, service::RequestError> query_number(const Request& request,
                                                                std::string_view name,
                                                                std::uint64_t otherwise,
                                                                std::uint64_t least,
                                                                std::uint64_t most);

struct Page {
  std::size_t from;  // the first entry, counted from 1
  std::size_t limit;
};
tl::expected<Page, service::RequestError> read_page(const Request& request, std::size_t limit);

void add_links(Response& response, std::string_view path, Page page, std::size_t total);

// An answer in JSON that nobody may keep for others.
Response json_answer(std::string body);

}  // namespace nonet::server
