// Tests with a folder of their own, empty at the beginning and gone at the end.
#pragma once

#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <system_error>

#include <gtest/gtest.h>
#include <unistd.h>

namespace nonet::testing {

// A folder that is there as long as this is.
class TestFolder {
 public:
  TestFolder()
      : folder_{std::filesystem::temp_directory_path() /
                ("nonet-test-" + std::to_string(::getpid()))} {
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  ~TestFolder() {
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
  }
  TestFolder(const TestFolder&) = delete;
  TestFolder& operator=(const TestFolder&) = delete;
  std::string path(const std::string& name) const { return (folder_ / name).string(); }

 private:
  std::filesystem::path folder_;
};

class FolderTest : public ::testing::Test {
 protected:
  void SetUp() override {
    const auto* test = ::testing::UnitTest::GetInstance()->current_test_info();
    std::string name = std::string{test->test_suite_name()} + "-" + test->name();
    for (char& ch : name)
      if (ch == '/') ch = '-';
    folder_ = std::filesystem::temp_directory_path() /
              ("nonet-" + name + "-" + std::to_string(::getpid()));
    std::filesystem::remove_all(folder_);
    std::filesystem::create_directories(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  std::string file(const std::string& name, const std::string& text) const {
    std::ofstream{folder_ / name, std::ios::binary} << text;
    return path(name);
  }
  std::string read(const std::string& name) const {
    std::ifstream in{folder_ / name, std::ios::binary};
    return {std::istreambuf_iterator<char>{in}, {}};
  }

  std::filesystem::path folder_;
};

}  // namespace nonet::testing
