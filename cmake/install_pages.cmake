# Runs while installing. `nonet_pages` are "arguments of the program=file it fills"; `nonet_program` is built.
foreach(page IN LISTS nonet_pages)
  string(REGEX MATCH "^([^=]*)=(.*)$" whole "${page}")
  string(REPLACE " " ";" arguments "${CMAKE_MATCH_1}")
  set(file "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/${CMAKE_MATCH_2}")
  cmake_path(GET file PARENT_PATH folder)
  file(MAKE_DIRECTORY "${folder}")
  execute_process(COMMAND "${nonet_program}" ${arguments} OUTPUT_FILE "${file}"
    COMMAND_ERROR_IS_FATAL ANY)
  message(STATUS "Written: ${file}")
endforeach()
