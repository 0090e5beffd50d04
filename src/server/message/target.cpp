#include "server/message/target.h"

#include <utility>

#include <boost/url.hpp>

namespace nonet::server {

namespace {

namespace urls = boost::urls;

urls::result<urls::url_view> parse(std::string_view text) {
  if (text.starts_with('/')) return urls::parse_origin_form(text);
  return urls::parse_absolute_uri(text);
}

}  // namespace

tl::expected<Target, std::string> parse_target(std::string_view text) {
  const auto url = parse(text);
  if (!url) return tl::unexpected{"the request target is no valid path: " + url.error().message()};
  Target target;
  target.path = std::string{url->encoded_path()};
  if (target.path.empty()) target.path.push_back('/');  // "http://host" as proxies may send it
  for (const auto segment : url->encoded_segments()) target.segments.push_back(segment.decode());
  urls::encoding_opts form;
  form.space_as_plus = true;
  for (const auto& parameter : url->encoded_params())
    target.query.add(parameter.key.decode(form), parameter.value.decode(form));
  return target;
}

}  // namespace nonet::server
