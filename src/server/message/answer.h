// Answers as documents: a described struct is the body. A list goes as lines of JSON to those who
// ask with "Accept: application/x-ndjson".
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "server/message/http.h"
#include "server/message/paging.h"
#include "wire/solve.h"
#include "wire/write.h"

namespace nonet::server {

template <class Document>
Response answer(const Document& document) {
  return json_answer(wire::to_json(document));
}

bool wants_lines(const Request& request);
// Of lines, each with its end.
Response lines_answer(std::string lines);

template <class Row>
Response list_answer(const Request& request, const std::vector<Row>& rows) {
  if (!wants_lines(request)) return answer(rows);
  std::string lines;
  for (const Row& row : rows) {
    wire::write(lines, row);
    lines += '\n';
  }
  return lines_answer(std::move(lines));
}
Response list_answer(const Request& request, const wire::Events& events);

}  // namespace nonet::server
