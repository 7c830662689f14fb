# SPDX-License-Identifier: GPL-3.0-or-later
# What every target of the project is built with: standard, warnings, linker, cache, sanitizers.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release CACHE STRING "" FORCE)
endif()

# The number of sources that a unity build compiles as one. Headers are parsed, and templates instantiated, once for all of them:
# 48 at once take a tenth less time than 24, and up to 2 GB of memory.
set(CMAKE_UNITY_BUILD_BATCH_SIZE 48)

# LibTorch does the heavy computing. Our own loops over elements ask for -O3 where they stand; for the rest -O1 makes the build a
# tenth shorter than -O2, at the same speed.
string(REGEX REPLACE "-O[23]" "-O1" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")

find_program(TENSORDESK_CCACHE ccache)
if(TENSORDESK_CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
    # Precompiled headers need the sloppiness: their time stamps and macros would else defeat the cache. They need
    # CCACHE_DEPEND too, which compares headers to the byte: compared as preprocessed, one that differs in a comment is
    # taken for the one a precompiled header was made of, and its "#pragma once" no longer holds. A cache remembers what
    # it once compared so: the namespace is a new one.
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CMAKE_COMMAND} -E env CCACHE_DEPEND=1 CCACHE_NAMESPACE=tensordesk-depend
        CCACHE_SLOPPINESS=pch_defines,time_macros,include_file_mtime,include_file_ctime
        CCACHE_BASEDIR=${PROJECT_SOURCE_DIR} CCACHE_NOHASHDIR=1 ${TENSORDESK_CCACHE})
endif()
find_program(TENSORDESK_MOLD mold)
if(TENSORDESK_MOLD AND CMAKE_CXX_COMPILER_ID MATCHES "^(GNU|Clang)$")
    add_link_options(-fuse-ld=mold)
endif()
add_link_options(LINKER:--as-needed)

add_compile_options(-Wall -Wextra -Wno-unused-parameter)
if(CMAKE_CXX_COMPILER_ID MATCHES "Clang")
    # The cache knows a precompiled header by what it was made of: the time in it would make each another one.
    add_compile_options("SHELL:-Xclang -fno-pch-timestamp")
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    # A precompiled header fills the heap beyond GCC's limit at once, and each collection walks through all of it:
    # without one a source compiles in a tenth less time and at most 100 MB more.
    add_compile_options("SHELL:--param ggc-min-heapsize=1000000")
endif()
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14 AND CMAKE_BUILD_TYPE STREQUAL "Release")
    # Optimised string concatenation sets off these in the own headers of GCC 12 and 13 (GCC bug 105651).
    add_compile_options(-Wno-restrict -Wno-stringop-overflow -Wno-stringop-overread -Wno-array-bounds)
endif()
if(TENSORDESK_WERROR)
    add_compile_options(-Werror)
endif()
if(TENSORDESK_SANITIZE)
    add_compile_options(-fsanitize=${TENSORDESK_SANITIZE} -fno-omit-frame-pointer -fno-sanitize-recover=all)
    add_compile_definitions(_GLIBCXX_ASSERTIONS)
    add_link_options(-fsanitize=${TENSORDESK_SANITIZE})
endif()
