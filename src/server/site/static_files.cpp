#include "server/site/static_files.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "server/message/problem.h"
#include "server/site/accept_encoding.h"

namespace nonet::server {

namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = std::uintmax_t{64} << 20;  // of the whole site

struct TypeRow {
  std::string_view ending;
  std::string_view type;
};
constexpr auto kTypes = std::to_array<TypeRow>({
    {".html", "text/html; charset=utf-8"},
    {".js", "text/javascript; charset=utf-8"},
    {".mjs", "text/javascript; charset=utf-8"},
    {".css", "text/css; charset=utf-8"},
    {".json", "application/json"},
    {".map", "application/json"},
    {".webmanifest", "application/manifest+json"},
    {".svg", "image/svg+xml"},
    {".png", "image/png"},
    {".jpg", "image/jpeg"},
    {".webp", "image/webp"},
    {".ico", "image/x-icon"},
    {".woff2", "font/woff2"},
    {".woff", "font/woff"},
    {".wasm", "application/wasm"},
    {".txt", "text/plain; charset=utf-8"},
    {".xml", "application/xml"},
});

// The best first.
struct Packing {
  std::string_view encoding;
  std::string_view ending;
};
constexpr auto kPackings = std::to_array<Packing>({{"br", ".br"}, {"gzip", ".gz"}});

std::string_view type_of(std::string_view path) {
  const auto row = std::ranges::find_if(
      kTypes, [path](const TypeRow& type) { return path.ends_with(type.ending); });
  return row == kTypes.end() ? "application/octet-stream" : row->type;
}

std::string etag_of(std::string_view body) {
  std::uint64_t hash = 0xcbf29ce484222325;  // FNV-1a: tells versions apart, guards nothing
  for (const char c : body) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3;
  return fmt::format("\"{:016x}-{:x}\"", hash, body.size());
}

bool is_below(const fs::path& path, const fs::path& folder) {
  return std::mismatch(folder.begin(), folder.end(), path.begin(), path.end()).first ==
         folder.end();
}

bool matches(std::string_view if_none_match, std::string_view etag) {
  return if_none_match == "*" || if_none_match.find(etag) != std::string_view::npos;
}

}  // namespace

bool StaticFiles::has_index(const std::string& folder) {
  std::error_code ignored;
  return !folder.empty() && fs::is_regular_file(fs::path{folder} / "index.html", ignored);
}

tl::expected<StaticFiles, std::string> StaticFiles::load(const std::string& folder) {
  if (!has_index(folder)) return tl::unexpected{"there is no index.html in " + folder};
  std::error_code error;
  const fs::path root = fs::canonical(folder, error);
  StaticFiles site;
  std::uintmax_t bytes = 0;
  for (fs::recursive_directory_iterator entry{root, error}, end; !error && entry != end;
       entry.increment(error)) {
    std::error_code broken;
    const fs::path real = fs::canonical(entry->path(), broken);
    if (broken || !fs::is_regular_file(real, broken) || !is_below(real, root)) continue;
    bytes += fs::file_size(real, broken);
    if (bytes > kMostBytes)
      return tl::unexpected{fmt::format("{} holds more than {} bytes", folder, kMostBytes)};
    std::ifstream in{real, std::ios::binary};
    std::string body{std::istreambuf_iterator<char>{in}, {}};
    if (!in) return tl::unexpected{"cannot read " + real.string()};
    std::string path = entry->path().lexically_relative(root).generic_string();
    // The names of files below assets/ change with their contents.
    const bool immutable = path.starts_with("assets/");
    std::string etag = etag_of(body);
    File file{std::string{type_of(path)},
              immutable ? "public, max-age=31536000, immutable" : "no-cache",
              {std::move(etag), std::move(body)},
              {}};
    site.files_.emplace(std::move(path), std::move(file));
  }
  if (error) return tl::unexpected{"cannot read " + folder + ": " + error.message()};
  site.pair_up();
  return site;
}

// Packed files go to the files that they are made of, and have no address of their own.
void StaticFiles::pair_up() {
  for (const Packing& packing : kPackings) {
    for (auto file = files_.begin(); file != files_.end();) {
      const std::string& path = file->first;
      const bool packed = path.ends_with(packing.ending);
      const auto whole =
          packed ? files_.find(path.substr(0, path.size() - packing.ending.size())) : files_.end();
      if (whole == files_.end()) {
        ++file;
        continue;
      }
      whole->second.packed.emplace(packing.encoding, std::move(file->second.plain));
      file = files_.erase(file);
    }
  }
}

Response StaticFiles::answer(const Request& request) const {
  const auto& segments = request.segments;
  const auto nothing = [] {
    return problem(Status::not_found, "There is nothing at this address.");
  };
  if (!segments.empty() && segments.front() == "api") return nothing();
  std::string path;
  for (const std::string& segment : segments) {
    if (segment == "." || segment == ".." || segment.find('/') != std::string::npos)
      return nothing();
    path += (path.empty() ? "" : "/") + segment;
  }
  if (const auto file = files_.find(path); file != files_.end()) return send(file->second, request);
  const bool has_ending = !segments.empty() && segments.back().find('.') != std::string::npos;
  return has_ending ? nothing() : send(files_.at("index.html"), request);
}

Response StaticFiles::send(const File& file, const Request& request) {
  Response response;
  response.headers.add("Cache-Control", file.cache);
  const Version* version = &file.plain;
  const auto accepted = request.headers.find("accept-encoding").value_or("");
  for (const Packing& packing : kPackings) {
    const auto packed = file.packed.find(packing.encoding);
    if (packed == file.packed.end() || !accepts_encoding(accepted, packing.encoding)) continue;
    version = &packed->second;
    response.headers.add("Content-Encoding", std::string{packing.encoding});
    break;
  }
  if (!file.packed.empty()) response.headers.add("Vary", "Accept-Encoding");
  response.headers.add("ETag", version->etag);
  const auto known = request.headers.find("if-none-match");
  if (known && matches(*known, version->etag)) {
    response.status = Status::not_modified;
    return response;
  }
  response.content_type = file.content_type;
  response.body = version->body;
  return response;
}

}  // namespace nonet::server
