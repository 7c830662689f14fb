# SPDX-License-Identifier: GPL-3.0-or-later
# Expected texts stand as plain literals in tests, whatever the libraries ask of their own code.
set(tensordesk_test_options -UQT_NO_CAST_FROM_ASCII -UQT_NO_CAST_TO_ASCII)

# tensordesk_test_main(<name> <header> <libraries...>) makes the main() of programs of suites. With it the headers of
# Torch and Qt, which cost a source seconds each, are compiled once for all of them: <header> is one of tests/support,
# the libraries are those of the suites.
function(tensordesk_test_main name header)
    if(TARGET Qt6::Test)
        add_library(${name} OBJECT support/main.cpp)
        target_link_libraries(${name} PRIVATE ${ARGN} Qt6::Test)
        target_compile_definitions(${name} PRIVATE QT_NO_KEYWORDS)
        target_compile_options(${name} PRIVATE ${tensordesk_test_options})
        target_precompile_headers(${name} PRIVATE support/${header})
    endif()
endfunction()

# A report of Clang's sanitizers has names of functions only with it.
find_program(TENSORDESK_SYMBOLIZER NAMES llvm-symbolizer-16 llvm-symbolizer)

# `packaging/test --all` runs the tests of two builds in one go, those labelled so: those of the sanitized build need names of their
# own.
set(tensordesk_test_suffix)
set(tensordesk_test_label)
if(TENSORDESK_SANITIZE)
    set(tensordesk_test_suffix .sanitized)
    set(tensordesk_test_label ";exhaustive")
endif()

set(TENSORDESK_TEST_LOCALE C.UTF-8 CACHE STRING "The locale that tests run in")
mark_as_advanced(TENSORDESK_TEST_LOCALE)
# The environment of every test. Journals and locks stay in the build folder: the user may not have a home that can be written.
set(test_environment "LC_ALL=${TENSORDESK_TEST_LOCALE};XDG_STATE_HOME=${PROJECT_BINARY_DIR}/tests/state;XDG_CONFIG_HOME=${PROJECT_BINARY_DIR}/tests/config")

# Font configurations of the tests, each with two families: those of Debian's packages that packaging/test installs.
set(tensordesk_fonts)
function(tensordesk_font name sans mono file)
    string(TOUPPER "TENSORDESK_FONT_${name}" found)
    find_file(${found} ${file} PATHS /usr/share/fonts /usr/local/share/fonts
        PATH_SUFFIXES truetype/dejavu truetype/noto truetype/liberation dejavu noto liberation TTF NO_DEFAULT_PATH)
    mark_as_advanced(${found})
    if(${found})
        set(folder "${PROJECT_BINARY_DIR}/tests/fonts")
        configure_file("${PROJECT_SOURCE_DIR}/tests/support/fonts.conf.in" "${folder}/${name}.conf" @ONLY)
        set(tensordesk_fonts ${tensordesk_fonts} ${name} PARENT_SCOPE)
    else()
        message(STATUS "The window is not tested with the font ${sans}: there is no ${file}")
    endif()
endfunction()
tensordesk_font(dejavu "DejaVu Sans" "DejaVu Sans Mono" DejaVuSans.ttf)
tensordesk_font(noto "Noto Sans" "Noto Mono" NotoSans-Regular.ttf)
tensordesk_font(liberation "Liberation Sans" "Liberation Mono" LiberationSans-Regular.ttf)
# Where Debian has both, fontconfig chooses these two: the lines of the second are higher.
tensordesk_font(mixed "DejaVu Sans" "Noto Sans Mono" NotoSansMono-Regular.ttf)

# tensordesk_tests(<program> LAYER <label> LIBRARIES <libraries...> SUITES <names...> [LONG <names...>] [ANY_FONT <names...>]) builds one
# program of the suites <name>.cpp, and registers each as a test. Those of LONG take long: they start early, and of their
# functions a third runs in each build but the sanitized one, which runs all. Those of ANY_FONT hold what they find of the
# layout with every font, at two sizes.
# Qt Test needs only Qt Core here: suites of the model run with a Qt that has no widgets.
function(tensordesk_tests program)
    cmake_parse_arguments(arg "" "LAYER" "LIBRARIES;SUITES;LONG;ANY_FONT" ${ARGN})
    if(NOT TARGET Qt6::Test)
        return()
    endif()
    set(main tensordesk_model_test_main)
    if(arg_LAYER STREQUAL gui)
        set(main tensordesk_window_test_main)
    endif()
    add_executable(${program})
    target_include_directories(${program} PRIVATE "${CMAKE_CURRENT_BINARY_DIR}")
    target_link_libraries(${program} PRIVATE ${main} ${arg_LIBRARIES} Qt6::Test)
    target_compile_definitions(${program} PRIVATE QT_NO_KEYWORDS)
    target_compile_options(${program} PRIVATE ${tensordesk_test_options})
    target_precompile_headers(${program} REUSE_FROM ${main})
    foreach(suite IN LISTS arg_SUITES)
        # Not AUTOMOC: for each program it would compile one more source, empty but for the precompiled header.
        set(moc "${CMAKE_CURRENT_BINARY_DIR}/${suite}.moc")
        qt6_generate_moc(${suite}.cpp "${moc}")
        target_sources(${program} PRIVATE ${suite}.cpp "${moc}")
        set(test ${suite}${tensordesk_test_suffix})
        add_test(NAME ${test} COMMAND ${program} ${suite})
        # Hostile files ask for more memory than there is: that is to be an error of ours, not of the sanitizer.
        set(sample)
        if(suite IN_LIST arg_LONG AND NOT TENSORDESK_SANITIZE)
            set(sample "TENSORDESK_SAMPLE=3;")
        endif()
        set_tests_properties(${test} PROPERTIES
            LABELS "${arg_LAYER}${tensordesk_test_label}" TIMEOUT 900
            ENVIRONMENT "${sample}QT_QPA_PLATFORM=offscreen;${test_environment};ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:suppressions=${PROJECT_SOURCE_DIR}/tests/support/asan.supp;UBSAN_OPTIONS=print_stacktrace=1;ASAN_SYMBOLIZER_PATH=$<$<BOOL:${TENSORDESK_SYMBOLIZER}>:${TENSORDESK_SYMBOLIZER}>")
        if(suite IN_LIST arg_LONG)
            set_tests_properties(${test} PROPERTIES COST 50)
        endif()
        if(arg_LAYER STREQUAL gui AND "dejavu" IN_LIST tensordesk_fonts)
            set_property(TEST ${test} APPEND PROPERTY ENVIRONMENT "FONTCONFIG_FILE=${PROJECT_BINARY_DIR}/tests/fonts/dejavu.conf")
        endif()
        if(suite IN_LIST arg_ANY_FONT AND NOT TENSORDESK_SANITIZE)
            foreach(font IN LISTS tensordesk_fonts)
                foreach(size 9 13)
                    add_test(NAME ${suite}_${font}_${size} COMMAND ${program} ${suite})
                    set_tests_properties(${suite}_${font}_${size} PROPERTIES LABELS "${arg_LAYER};exhaustive" TIMEOUT 900 ENVIRONMENT
                        "QT_QPA_PLATFORM=offscreen;${test_environment};FONTCONFIG_FILE=${PROJECT_BINARY_DIR}/tests/fonts/${font}.conf;TENSORDESK_FONT_SIZE=${size}")
                endforeach()
            endforeach()
        endif()
    endforeach()
endfunction()
