// nonet convert
#include "wire/convert.h"

#include "cli/commands/commands.h"
#include "cli/input.h"

namespace nonet::cli {

namespace {

using Write = std::string (*)(const Grid&, formats::Format);

// As the API answers; every text stands alone, so formats of one envelope need none here.
std::string as_object(const Grid& grid, formats::Format to) {
  return wire::to_json(wire::Converted{formats::write(grid, to), to});
}

}  // namespace

int run(const ConvertCommand& command) {
  const auto converted_by = [&](Write write) {
    return [&command, write](const batch::Record& record) -> batch::Answer {
      const auto reading = read_record(record, command.input);
      if (!reading) return reading.error();
      return {.out = write(reading->grid, command.to), .problem = {}};
    };
  };
  const bool json = command.input.json;
  Verb verb;
  verb.one = converted_by(json ? Write{as_object} : Write{formats::write});
  verb.many = batch::each(converted_by(json ? Write{as_object} : Write{formats::write_element}));
  if (!json) {
    const formats::Envelope envelope = formats::envelope_of(command.to);
    verb.opening = envelope.opening;
    verb.separator = envelope.separator;
    verb.closing = envelope.closing;
  }
  verb.goes_on = true;
  return answer_input(command.input, verb);
}

}  // namespace nonet::cli
