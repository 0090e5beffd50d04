# Everything of ours is compiled with the options of this target, and nothing of others is.
add_library(nonet_options INTERFACE)
target_compile_features(nonet_options INTERFACE cxx_std_20)
target_compile_options(nonet_options INTERFACE
  -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror)
if(CMAKE_UNITY_BUILD AND CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # Sources that are compiled together look like headers to g++, and a class of one source is unknown
  # to the others all the same.
  target_compile_options(nonet_options INTERFACE -Wno-subobject-linkage)
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns of overlapping copies inside its own std::string (GCC bug 105651).
  target_compile_options(nonet_options INTERFACE -Wno-restrict)
endif()
target_include_directories(nonet_options INTERFACE ${CMAKE_SOURCE_DIR}/src)
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  # Popcount as one instruction: Intel since 2008, AMD since 2011. Anything newer is chosen at run time.
  target_compile_options(nonet_options INTERFACE -march=x86-64-v2)
endif()
if(NONET_SANITIZE)
  target_compile_options(nonet_options INTERFACE
    -fsanitize=${NONET_SANITIZE} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  target_link_options(nonet_options INTERFACE -fsanitize=${NONET_SANITIZE})
endif()
if(NONET_COVERAGE)
  # Threads may lose counts to each other, never whether a line ran; exact ones cost minutes.
  target_compile_options(nonet_options INTERFACE --coverage -fprofile-update=single -O1)
  target_link_options(nonet_options INTERFACE --coverage)
endif()

# nonet_room(board SOURCES a.cpp … [USES other rooms] [LINKS third-party targets] [NO_EXCEPTIONS])
# One folder of src/ is one library. USES follows the arrows of ARCHITECTURE.md.
function(nonet_room name)
  cmake_parse_arguments(room "NO_EXCEPTIONS" "" "SOURCES;USES;LINKS" ${ARGN})
  add_library(nonet_${name} STATIC ${room_SOURCES})
  target_link_libraries(nonet_${name} PUBLIC nonet_options)
  foreach(other IN LISTS room_USES)
    target_link_libraries(nonet_${name} PUBLIC nonet_${other})
  endforeach()
  target_link_libraries(nonet_${name} PRIVATE ${room_LINKS})
  if(room_NO_EXCEPTIONS)
    target_compile_options(nonet_${name} PRIVATE -fno-exceptions)
  endif()
  if(NONET_FUZZ)
    # What a fuzzer is led by; the tests of the same build go without.
    target_compile_options(nonet_${name} PRIVATE -fsanitize=fuzzer-no-link)
  endif()
endfunction()

# The text of a file that becomes part of the program. A changed file is built in by the next build.
function(nonet_read_file variable path)
  file(READ ${path} content)
  set(${variable} "${content}" PARENT_SCOPE)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${path})
endfunction()
