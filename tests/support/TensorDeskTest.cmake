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

# packaging/test runs both builds in one go: their tests need names of their own, and those that both have a label by
# which it runs them once.
set(tensordesk_test_suffix)
set(tensordesk_test_label ";sanitizable")
if(TENSORDESK_SANITIZE)
    set(tensordesk_test_suffix .sanitized)
    set(tensordesk_test_label)
endif()

# tensordesk_tests(<program> LAYER <label> LIBRARIES <libraries...> SUITES <names...> [LONG <names...>]) builds one
# program of the suites <name>.cpp, and registers each as a test. Those of LONG take long: they start early, that none
# runs alone at the end.
# Qt Test needs only Qt Core here: suites of the model run with a Qt that has no widgets.
function(tensordesk_tests program)
    cmake_parse_arguments(arg "" "LAYER" "LIBRARIES;SUITES;LONG" ${ARGN})
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
        set_tests_properties(${test} PROPERTIES
            LABELS "${arg_LAYER}${tensordesk_test_label}" TIMEOUT 300
            ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:suppressions=${PROJECT_SOURCE_DIR}/tests/support/asan.supp;UBSAN_OPTIONS=print_stacktrace=1;ASAN_SYMBOLIZER_PATH=$<$<BOOL:${TENSORDESK_SYMBOLIZER}>:${TENSORDESK_SYMBOLIZER}>")
        if(suite IN_LIST arg_LONG)
            set_tests_properties(${test} PROPERTIES COST 50)
        endif()
    endforeach()
endfunction()
