// Answers as documents: a described struct is the body. A list goes as lines of JSON to those who
// ask with "Accept: application/x-ndjson".
#pragma once

#include <string>
#include <vector>

#include "server/message/http.h"
#include "server/message/lines.h"
#include "server/message/paging.h"
#include "wire/write.h"

namespace nonet::server {

template <class Document>
Response answer(const Document& document) {
  return json_answer(wire::to_json(document));
}

template <class Row>
Response list_answer(const Request& request, const std::vector<Row>& rows) {
  if (!wants_lines(request)) return answer(rows);
  Response response = json_answer({});
  response.content_type = "application/x-ndjson";
  response.body.clear();
  for (const Row& row : rows) {
    wire::write(response.body, row);
    response.body += '\n';
  }
  return response;
}

}  // namespace nonet::server
