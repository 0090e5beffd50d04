// nonet convert
#include "cli/commands.h"
#include "cli/input.h"

namespace nonet::cli {

int run(const ConvertCommand& command) {
  const auto convert = [&](const service::BatchRecord& record) -> service::Answer {
    const auto reading = read_record(record, command.input);
    if (!reading) return reading.error();
    return {.out = formats::write(reading->grid, command.to), .problem = {}};
  };
  return answer_input(command.input, {.one = convert, .many = service::each(convert)});
}

}  // namespace nonet::cli
