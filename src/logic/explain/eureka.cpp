// Eureka notation of chains.
#include "board/notation.h"
#include "logic/explain/chain_words.h"

namespace nonet::logic {
namespace {

// "r1c2", "r1c23", "r12c3"; cells of a box in two lines with a comma.
std::string short_cells(CellSet cells) {
  std::string rows;
  std::string columns;
  bool one_row = true;
  bool one_column = true;
  const Cell first = cells.first();
  for (Cell c : cells) {
    one_row = one_row && row_of(c) == row_of(first);
    one_column = one_column && column_of(c) == column_of(first);
    rows += static_cast<char>('1' + row_of(c));
    columns += static_cast<char>('1' + column_of(c));
  }
  if (one_row) return "r" + rows.substr(0, 1) + "c" + columns;
  if (one_column) return "r" + rows + "c" + columns.substr(0, 1);
  std::string text;
  for (Cell c : cells) text += (text.empty() ? "" : ",") + name_of(c);
  return text;
}

bool within_cells(const Chain& chain, std::size_t link) {
  return chain.nodes[link].cells == chain.node_after(link).cells &&
         chain.nodes[link].digit != chain.node_after(link).digit;
}

}  // namespace

std::string eureka(const Chain& chain) {
  std::string text;
  for (std::size_t i = 0; i < chain.nodes.size(); ++i) {
    const ChainNode& node = chain.nodes[i];
    const bool joined = i > 0 && within_cells(chain, i - 1);
    const bool joins =
        i < chain.links.size() && i + 1 < chain.nodes.size() && within_cells(chain, i);
    if (!joined) text += "(";
    text += char_of(node.digit);
    if (!joins) text += ")" + short_cells(node.cells);
    if (i < chain.links.size()) text += chain.links[i].strong ? "=" : "-";
  }
  if (!chain.is_loop()) return text;
  return text + "(" + char_of(chain.nodes.front().digit) + ")" +
         short_cells(chain.nodes.front().cells);
}

}  // namespace nonet::logic
