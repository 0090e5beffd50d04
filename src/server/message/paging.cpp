#include "server/message/paging.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <fmt/format.h>

namespace nonet::server {

namespace {

constexpr std::uint64_t kLastEntry = 1'000'000'000;

}  // namespace

tl::expected<std::uint64_t, service::RequestError> query_number(const Request& request,
                                                                std::string_view name,
                                                                std::uint64_t otherwise,
                                                                std::uint64_t least,
                                                                std::uint64_t most) {
  const auto text = request.query.find(name);
  if (!text) return otherwise;
  std::uint64_t number = 0;
  const char* const begin = text->data();
  const char* const end = begin + text->size();
  const auto read = std::from_chars(begin, end, number);
  if (read.ec == std::errc{} && read.ptr == end && number >= least && number <= most) return number;
  return tl::unexpected{
      service::RequestError{"out-of-range",
                            fmt::format("{} is {}; it must be a whole number from {} to {}", name,
                                        service::quoted(*text), least, most),
                            std::string{name},
                            {}}};
}

tl::expected<Page, service::RequestError> read_page(const Request& request, std::size_t limit) {
  const auto from = query_number(request, "from", 1, 1, kLastEntry);
  if (!from) return tl::unexpected{from.error()};
  const auto size = query_number(request, "limit", limit, 1, kMostOnAPage);
  if (!size) return tl::unexpected{size.error()};
  return Page{*from, *size};
}

void add_links(Response& response, std::string_view path, Page page, std::size_t total) {
  std::string links;
  const auto add = [&](std::size_t from, std::string_view relation) {
    links += fmt::format("{}<{}?from={}&limit={}>; rel=\"{}\"", links.empty() ? "" : ", ", path,
                         from, page.limit, relation);
  };
  if (page.from + page.limit <= total) add(page.from + page.limit, "next");
  if (page.from > 1) add(page.from > page.limit ? page.from - page.limit : 1, "prev");
  if (!links.empty()) response.headers.add("Link", links);
}

Response json_answer(std::string body) {
  Response response;
  response.content_type = "application/json";
  response.speaks_schema = true;
  response.headers.add("Cache-Control", "no-store");
  response.body = std::move(body) + "\n";
  return response;
}

}  // namespace nonet::server
