// Every kind of line that --json writes, in one document of schemas.
#pragma once

#include <string>

namespace nonet::wire {

// {"schema":"nonet/1","lines":{"check":schema,…},"components":{"schemas":{name:schema,…}}}
// Under "problem" and "comment" are the lines that every verb may write, under the name of the verb
// (and the option that changes what is asked) its answer.
std::string lines_schema();

}  // namespace nonet::wire
