# find_package(nonet): the engine as nonet::nonet. Its headers need the standard library alone; what
# is found here is only linked.
include(CMakeFindDependencyMacro)
find_dependency(Boost 1.81.0 CONFIG COMPONENTS json)
find_dependency(fmt)
find_dependency(pugixml)
find_dependency(Threads)
include(${CMAKE_CURRENT_LIST_DIR}/nonetTargets.cmake)
