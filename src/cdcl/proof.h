// A DRAT proof as text: each clause the solver learns and each it forgets, so that a checker that
// shares no code with it can follow (Wetzler, Heule and Hunt, "DRAT-trim", SAT 2014). The numbers
// of the variables are those of the full CNF (dimacs.h). The proof of "no solution" refutes that
// CNF; when a first solution was found, the proof of "no second one" refutes the CNF together with
// the clause that blocks the first. Either ends with the empty clause.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "cdcl/encoding.h"
#include "cdcl/types.h"

namespace nonet::cdcl {

using TextSink = std::function<void(std::string_view)>;

class Proof {
 public:
  explicit Proof(TextSink sink) : sink_{std::move(sink)} {}

  void add(const Encoding& encoding, std::span<const Lit> clause);
  void remove(const Encoding& encoding, std::span<const Lit> clause);
  void add_empty() { sink_("0\n"); }

 private:
  void write(const Encoding& encoding, std::span<const Lit> clause);

  TextSink sink_;
  std::string line_;
};

}  // namespace nonet::cdcl
