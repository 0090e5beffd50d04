// nonet convert
#include "cli/commands.h"
#include "cli/input.h"

namespace nonet::cli {

int run(const ConvertCommand& command) {
  const auto converted_by = [&](std::string (*write)(const Grid&, formats::Format)) {
    return [&command, write](const service::BatchRecord& record) -> service::Answer {
      const auto reading = read_record(record, command.input);
      if (!reading) return reading.error();
      return {.out = write(reading->grid, command.to), .problem = {}};
    };
  };
  const formats::Envelope envelope = formats::envelope_of(command.to);
  Verb verb;
  verb.one = converted_by(formats::write);
  verb.many = service::each(converted_by(formats::write_element));
  verb.opening = envelope.opening;
  verb.separator = envelope.separator;
  verb.closing = envelope.closing;
  verb.goes_on = true;
  return answer_input(command.input, verb);
}

}  // namespace nonet::cli
