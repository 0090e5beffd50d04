// The bodies of Asio and Beast, which the other files only declare (see CMakeLists.txt).
#include <boost/asio/impl/src.hpp>
#include <boost/beast/src.hpp>
