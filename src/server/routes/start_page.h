// The page that greets whoever opens the server: what Nonet is, one deduction on a real board, and
// commands to try.
#pragma once

#include <string>

namespace nonet::server {

std::string start_page();   // HTML
std::string start_style();  // CSS, at /start.css
std::string start_icon();   // SVG, at /icon.svg

}  // namespace nonet::server
