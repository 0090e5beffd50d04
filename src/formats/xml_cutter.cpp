#include "formats/xml_cutter.h"

#include <algorithm>

#include "formats/text.h"

namespace nonet::formats {

namespace {
constexpr std::string_view kGame = "<game";
constexpr std::string_view kComment = "<!--";
constexpr std::string_view kRootEnd = "</opensudoku";
}  // namespace

void XmlCutter::text(std::string_view text, std::uint64_t number, const Found& found) {
  line_ = number;
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (state_ == State::outside) at = std::min(text.find('<', at), text.size());
    if (at < text.size()) take(text[at], found);
  }
}

void XmlCutter::finish(const Found& found) {
  if (state_ == State::game) hand_out(found);
  state_ = State::outside;
}

void XmlCutter::take(char ch, const Found& found) {
  switch (state_) {
    case State::outside:
      if (ch == '<') begin_tag();
      return;
    case State::tag_name:
      take_in_name(ch, found);
      return;
    case State::other_tag:
      if (ch == '>') state_ = State::outside;
      return;
    case State::comment:
      if (ch == '>' && comment_dashes_ == 2) state_ = State::outside;
      comment_dashes_ = ch == '-' ? std::min(comment_dashes_ + 1, 2) : 0;
      return;
    case State::game:
      take_in_game(ch, found);
      return;
  }
}

void XmlCutter::begin_tag() {
  state_ = State::tag_name;
  tag_.assign(1, '<');
  tag_length_ = 1;
  tag_line_ = line_;
}

void XmlCutter::take_in_name(char ch, const Found& found) {
  if (tag_ == kGame && (is_space(ch) || ch == '/' || ch == '>')) {
    state_ = State::game;
    quote_ = 0;
    tag_length_ = tag_.size();
    take_in_game(ch, found);
    return;
  }
  if (ch == '>' || is_space(ch)) {
    root_closed_ = root_closed_ || tag_ == kRootEnd;
    state_ = ch == '>' ? State::outside : State::other_tag;
    return;
  }
  tag_ += ch;
  if (tag_ == kComment) {
    state_ = State::comment;
    comment_dashes_ = 0;
  } else if (!kGame.starts_with(tag_) && !kComment.starts_with(tag_) &&
             !kRootEnd.starts_with(tag_)) {
    state_ = State::other_tag;
  }
}

void XmlCutter::take_in_game(char ch, const Found& found) {
  // XML allows no '<' inside a tag, not even in quotes: this one was never closed, and the next
  // game must not be lost with it.
  if (ch == '<') {
    hand_out(found);
    begin_tag();
    return;
  }
  ++tag_length_;
  if (tag_.size() < longest_) tag_ += ch;
  if (quote_ != 0) {
    if (ch == quote_) quote_ = 0;
  } else if (ch == '"' || ch == '\'') {
    quote_ = ch;
  } else if (ch == '>') {
    hand_out(found);
    state_ = State::outside;
  }
}

void XmlCutter::hand_out(const Found& found) {
  ++games_;
  found({tag_, tag_line_, tag_length_});
}

}  // namespace nonet::formats
