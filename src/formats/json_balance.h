// Counts brackets over the lines of a JSON value to find where it ends.
#pragma once

#include <string_view>

namespace nonet::formats {

class JsonBalance {
 public:
  // Takes one line; says whether the value is complete after it. A string that is still open at the
  // end of its line is broken JSON: then the value ends there, so that nothing more is lost.
  bool ends_with(std::string_view line) {
    bool in_string = false;
    bool escaped = false;
    for (char ch : line) {
      if (in_string) {
        in_string = escaped || ch != '"';
        escaped = !escaped && ch == '\\';
      } else if (ch == '"') {
        in_string = true;
      } else if (ch == '[' || ch == '{') {
        ++depth_;
      } else if (ch == ']' || ch == '}') {
        --depth_;
      }
    }
    return in_string || depth_ <= 0;
  }

 private:
  long depth_ = 0;
};

}  // namespace nonet::formats
