# cmake --install: the program with its manual and completions, and the engine as a library that
# others find with find_package(nonet): the headers of include/nonet and one archive, libnonet.a.
include(CMakePackageConfigHelpers)
include(GNUInstallDirs)

# Everything that the public headers lead to; what is above service is the program's own.
set(library_objects $<TARGET_OBJECTS:nonet_kernels>)
foreach(room board formats trace search backtrack cdcl logic explainer rate generate service library)
  list(APPEND library_objects $<TARGET_OBJECTS:nonet_${room}>)
endforeach()
# Our warnings and machine options stay ours: nothing of nonet_options is handed on but the language.
add_library(nonet_archive STATIC ${library_objects})
set_target_properties(nonet_archive PROPERTIES
  OUTPUT_NAME nonet EXPORT_NAME nonet LINKER_LANGUAGE CXX)
target_compile_features(nonet_archive INTERFACE cxx_std_20)
target_include_directories(nonet_archive INTERFACE $<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}>)
foreach(other Boost::json fmt::fmt pugixml::pugixml Threads::Threads)
  target_link_libraries(nonet_archive INTERFACE $<INSTALL_INTERFACE:$<LINK_ONLY:${other}>>)
endforeach()
if(NONET_SANITIZE)
  target_link_options(nonet_archive INTERFACE -fsanitize=${NONET_SANITIZE})
endif()
if(NONET_COVERAGE)
  target_link_options(nonet_archive INTERFACE --coverage)
endif()

install(TARGETS nonet_archive EXPORT nonet
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT library)
install(DIRECTORY ${CMAKE_SOURCE_DIR}/include/nonet
  DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT library FILES_MATCHING PATTERN "*.h")
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
