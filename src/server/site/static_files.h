// The files of the website. They are read once, at the start, and served from memory: a request
// only ever looks up a name, so no path can lead out of the folder. A file app.js.br or app.js.gz
// beside app.js is the same file packed, for clients that can unpack it.
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include <tl/expected.hpp>

#include "server/message/http.h"

namespace nonet::server {

class StaticFiles {
 public:
  // Whether there is a site to serve: a folder with an index.html.
  static bool has_index(const std::string& folder);

  // Reads every regular file below the folder whose real place is below it too (a link that leads
  // out is not followed). The error is a sentence.
  static tl::expected<StaticFiles, std::string> load(const std::string& folder);

  // The file; index.html for a path of the page's own (no ending, not below /api); or 404.
  Response answer(const Request& request) const;

  std::size_t size() const { return files_.size(); }

 private:
  struct Version {
    std::string etag;
    std::string body;
  };
  struct File {
    std::string content_type;
    std::string cache;  // the Cache-Control header
    Version plain;
    std::map<std::string, Version, std::less<>> packed;  // by encoding: "br", "gzip"
  };

  static Response send(const File& file, const Request& request);
  void pair_up();

  std::map<std::string, File, std::less<>> files_;  // by path from the folder: "assets/app.js"
};

}  // namespace nonet::server
