# cmake --install: the program with its manual and completions, and the engine as a library that
# others find with find_package(nonet). The rooms of service and below are the library: store, server
# and cli are the program's own.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

set(engine_rooms board formats trace search backtrack cdcl logic rate generate service)

# One target for all of it, beside one for each room: nonet::nonet, nonet::board …
add_library(nonet_engine INTERFACE)
set_target_properties(nonet_engine PROPERTIES EXPORT_NAME nonet)
target_link_libraries(nonet_engine INTERFACE nonet_service)

set(engine_targets nonet_options nonet_engine)
foreach(room IN LISTS engine_rooms)
  set_target_properties(nonet_${room} PROPERTIES EXPORT_NAME ${room})
  list(APPEND engine_targets nonet_${room})
  install(DIRECTORY ${CMAKE_SOURCE_DIR}/src/${room}
    DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/nonet COMPONENT library
    FILES_MATCHING PATTERN "*.h" PATTERN "*.inc")
endforeach()
install(TARGETS ${engine_targets} EXPORT nonet
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
set(package_folder ${CMAKE_INSTALL_LIBDIR}/cmake/nonet)
install(EXPORT nonet NAMESPACE nonet:: FILE nonetTargets.cmake
  DESTINATION ${package_folder} COMPONENT library)
write_basic_package_version_file(${CMAKE_BINARY_DIR}/nonetConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_SOURCE_DIR}/cmake/nonetConfig.cmake
  ${CMAKE_BINARY_DIR}/nonetConfigVersion.cmake
  DESTINATION ${package_folder} COMPONENT library)

# The program writes its own manual and completions when it is installed, so they are of one piece.
install(TARGETS nonet RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT program)
set(pages
  "man=${CMAKE_INSTALL_MANDIR}/man1/nonet.1"
  "completions bash=${CMAKE_INSTALL_DATADIR}/bash-completion/completions/nonet"
  "completions zsh=${CMAKE_INSTALL_DATADIR}/zsh/site-functions/_nonet"
  "completions fish=${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d/nonet.fish")
install(CODE "set(nonet_pages \"${pages}\")\nset(nonet_program \"$<TARGET_FILE:nonet>\")" COMPONENT program)
install(SCRIPT ${CMAKE_SOURCE_DIR}/cmake/install_pages.cmake COMPONENT program)
install(DIRECTORY ${CMAKE_BINARY_DIR}/../web DESTINATION ${CMAKE_INSTALL_DATADIR}/nonet
  COMPONENT program OPTIONAL)
