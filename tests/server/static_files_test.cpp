// The website's files: what is there, with its type; nothing from outside the folder.
#include "server/site/static_files.h"

#include <filesystem>
#include <fstream>
#include <set>
#include <string>

#include <gtest/gtest.h>
#include <unistd.h>

#include "server/api_client.h"

namespace nonet::testing {
namespace {

namespace fs = std::filesystem;

class Website : public ::testing::Test {
 protected:
  Website() : home_{make_home()} {
    write("secret.txt", "secret");
    write("web/index.html", "<!doctype html>the page");
    write("web/assets/app-1a2b.js", "let x;");
    write("web/assets/app.css", "b{}");
    write("web/assets/font.woff2", "font");
    write("web/icon.svg", "<svg/>");
    write("web/site.webmanifest", "{}");
    write("web/engine.wasm", "wasm");
    write("web/assets/app-1a2b.js.map", "{}");
    write("web/assets/packed-3c4d.js", "plain");
    write("web/assets/packed-3c4d.js.gz", "gzipped");
    write("web/assets/packed-3c4d.js.br", "brotli");
    write("web/alone.gz", "no other file");
    write("web/strange.xyz", "?");
    fs::create_symlink(home_ / "secret.txt", home_ / "web/link.txt");
    fs::create_directory_symlink(home_, home_ / "web/loop");
    fs::create_symlink("icon.svg", home_ / "web/inside.svg");
  }
  ~Website() override { fs::remove_all(home_); }

  server::SiteOptions site() const {
    server::SiteOptions options;
    options.web_root = (home_ / "web").string();
    return options;
  }

 private:
  static fs::path make_home() {
    std::string name = (fs::temp_directory_path() / "nonet-web-XXXXXX").string();
    return ::mkdtemp(name.data());
  }
  void write(const std::string& path, const std::string& text) {
    fs::create_directories((home_ / path).parent_path());
    std::ofstream{home_ / path} << text;
  }

  fs::path home_;
};

TEST_F(Website, ServesFilesWithTheirTypes) {
  const ApiServer server{site()};
  ApiClient client{server};
  struct Row {
    const char* path;
    const char* type;
    const char* body;
  };
  for (const Row& row :
       {Row{"/", "text/html; charset=utf-8", "<!doctype html>the page"},
        {"/index.html", "text/html; charset=utf-8", "<!doctype html>the page"},
        {"/assets/app-1a2b.js", "text/javascript; charset=utf-8", "let x;"},
        {"/assets/app.css", "text/css; charset=utf-8", "b{}"},
        {"/assets/font.woff2", "font/woff2", "font"},
        {"/icon.svg", "image/svg+xml", "<svg/>"},
        {"/inside.svg", "image/svg+xml", "<svg/>"},
        {"/strange.xyz", "application/octet-stream", "?"},
        {"/site.webmanifest", "application/manifest+json", "{}"},
        {"/engine.wasm", "application/wasm", "wasm"},
        {"/assets/app-1a2b.js.map", "application/json", "{}"},
        {"/alone.gz", "application/octet-stream", "no other file"},
        {"/play", "text/html; charset=utf-8", "<!doctype html>the page"},
        {"/watch/hard/7", "text/html; charset=utf-8", "<!doctype html>the page"}}) {
    const Answer answer = client.get(row.path);
    EXPECT_EQ(answer.status, 200) << row.path;
    EXPECT_EQ(answer.reply.header("content-type"), row.type) << row.path;
    EXPECT_EQ(answer.reply.body, row.body) << row.path;
    const std::string policy = answer.reply.header("content-security-policy");
    EXPECT_NE(policy.find("script-src 'self'"), std::string::npos);
    EXPECT_NE(policy.find("font-src 'self'"), std::string::npos);
    EXPECT_EQ(policy.find("unsafe"), std::string::npos);
  }
  EXPECT_EQ(client.get("/healthz").status, 200);
  EXPECT_EQ(client.get("/api/engines").status, 200);
}

TEST_F(Website, CachesByNameAndByTag) {
  const ApiServer server{site()};
  ApiClient client{server};
  EXPECT_EQ(client.get("/assets/app-1a2b.js").reply.header("cache-control"),
            "public, max-age=31536000, immutable");
  const Answer page = client.get("/");
  EXPECT_EQ(page.reply.header("cache-control"), "no-cache");
  const std::string etag = page.reply.header("etag");
  ASSERT_NE(etag, "");
  HttpClient raw{server.port()};
  raw.send("GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: \"other\", " + etag + "\r\n\r\n");
  const auto unchanged = raw.receive();
  ASSERT_TRUE(unchanged);
  EXPECT_EQ(unchanged->status, 304);
  EXPECT_EQ(unchanged->header("etag"), etag);
  raw.send("GET / HTTP/1.1\r\nHost: x\r\nIf-None-Match: \"other\"\r\n\r\n");
  EXPECT_EQ(raw.receive()->status, 200);
  EXPECT_EQ(raw.request("HEAD", "/icon.svg")->header("content-length"), "6");
}

TEST_F(Website, ArePackedForClientsThatCanUnpack) {
  const ApiServer server{site()};
  struct Row {
    const char* accepts;
    const char* encoding;
    const char* body;
  };
  std::set<std::string> etags;
  for (const Row& row : {Row{"", "", "plain"},
                         {"gzip", "gzip", "gzipped"},
                         {"gzip, deflate, br", "br", "brotli"},
                         {"GZIP;q=0.5", "gzip", "gzipped"},
                         {"br;q=0, gzip", "gzip", "gzipped"},
                         {"br;q=0.000,gzip;q=0", "", "plain"},
                         {"*", "br", "brotli"},
                         {"*;q=0", "", "plain"},
                         {"gzip, *;q=0", "gzip", "gzipped"},
                         {"brotli, x-gzip, ,;", "", "plain"}}) {
    HttpClient client{server.port()};
    client.send("GET /assets/packed-3c4d.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " +
                std::string{row.accepts} + "\r\n\r\n");
    const auto reply = client.receive();
    ASSERT_TRUE(reply) << row.accepts;
    EXPECT_EQ(reply->body, row.body) << row.accepts;
    EXPECT_EQ(reply->header("content-encoding"), row.encoding) << row.accepts;
    EXPECT_EQ(reply->header("vary"), "Accept-Encoding") << row.accepts;
    EXPECT_EQ(reply->header("content-type"), "text/javascript; charset=utf-8");
    EXPECT_EQ(reply->header("cache-control"), "public, max-age=31536000, immutable");
    etags.insert(reply->header("etag"));
    client.send("GET /assets/packed-3c4d.js HTTP/1.1\r\nHost: x\r\nAccept-Encoding: " +
                std::string{row.accepts} + "\r\nIf-None-Match: " + reply->header("etag") +
                "\r\n\r\n");
    EXPECT_EQ(client.receive()->status, 304);
  }
  EXPECT_EQ(etags.size(), 3U) << "each version has its own";
  ApiClient client{server};
  EXPECT_EQ(client.get("/assets/packed-3c4d.js.gz").status, 404);
  EXPECT_EQ(client.get("/icon.svg").reply.header("vary"), "");
}

TEST_F(Website, NothingOutsideTheFolderCanBeReached) {
  const ApiServer server{site()};
  ApiClient client{server};
  for (const char* path :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/%2e%2e%2fsecret.txt",
        "/assets/../../secret.txt", "/assets/..%2f..%2fsecret.txt", "/link.txt", "/loop/secret.txt",
        "/..%5csecret.txt", "/%2fetc%2fpasswd", "/etc/passwd.txt", "/../../../../etc/passwd", "/..",
        "/.", "/index.html%00.js", "/assets%2fapp.css", "/missing.js", "/assets/app-0000.js"}) {
    const Answer answer = client.get(path);
    EXPECT_TRUE(answer.status == 404 || answer.status == 400) << path << " " << answer.status;
    EXPECT_EQ(answer.reply.header("content-type"), "application/problem+json") << path;
    EXPECT_EQ(answer.reply.body.find("secret\n"), std::string::npos) << path;
  }
  EXPECT_EQ(client.get("/api/nix").status, 404);
  EXPECT_EQ(client.get("/api/nix").reply.header("content-type"), "application/problem+json");
  EXPECT_EQ(client.post("/play", "{}").status, 404);
  EXPECT_EQ(client.post("/api/engines", "{}").status, 405);
}

TEST_F(Website, AFolderWithoutIndexIsRefusedWithTheReason) {
  server::SiteOptions options = site();
  options.web_root += "/assets";
  const auto routes = server::make_routes(options);
  ASSERT_FALSE(routes);
  EXPECT_EQ(routes.error(), "there is no index.html in " + options.web_root);
}

}  // namespace
}  // namespace nonet::testing
