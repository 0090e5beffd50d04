// nonet convert
#include "wire/convert.h"

#include "cli/commands/commands.h"
#include "cli/input.h"
#include "cli/json_line.h"

namespace nonet::cli {

namespace {

using Write = std::string (*)(const batch::Record&, const Grid&, formats::Format);

// As the API answers; every text stands alone, so formats of one envelope need none here.
std::string as_object(const batch::Record& record, const Grid& grid, formats::Format to) {
  return json_line(record, grid.filling(), wire::Converted{formats::write(grid, to), to});
}
std::string alone(const batch::Record&, const Grid& grid, formats::Format to) {
  return formats::write(grid, to);
}
std::string among_others(const batch::Record&, const Grid& grid, formats::Format to) {
  return formats::write_element(grid, to);
}

}  // namespace

int run(const ConvertCommand& command) {
  const auto converted_by = [&](Write write) {
    return [&command, write](const batch::Record& record) -> batch::Answer {
      const auto reading = read_record(record, command.input);
      if (!reading) return reading.error();
      return {.out = write(record, reading->grid, command.to), .problem = {}};
    };
  };
  const bool json = command.input.json;
  Verb verb;
  verb.one = converted_by(json ? as_object : alone);
  verb.many = batch::each(converted_by(json ? as_object : among_others));
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
