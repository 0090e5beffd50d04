// nonet canon
#include "board/canonical.h"
#include "cli/commands.h"
#include "cli/input.h"

namespace nonet::cli {

int run(const CanonCommand& command) {
  const auto canon = [&](const service::BatchRecord& record) -> service::Answer {
    const auto reading = read_record(record, command.input);
    if (!reading) return reading.error();
    const std::string form = formats::write_line(canonical(reading->grid.filling()).form);
    return {.out = command.input.json ? "{\"canonical\":\"" + form + "\"}" : form, .problem = {}};
  };
  return answer_input(command.input, {.one = canon, .many = service::each(canon)});
}

}  // namespace nonet::cli
