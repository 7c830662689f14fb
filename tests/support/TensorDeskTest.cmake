# Expected texts stand as plain literals in tests, whatever the libraries ask of their own code.
set(tensordesk_test_options -UQT_NO_CAST_FROM_ASCII -UQT_NO_CAST_TO_ASCII)

# Headers of Torch and Qt, which cost a suite seconds each, are compiled once for all suites: <name>
# names a header of tests/support, the libraries are those of the suites that use it.
function(tensordesk_test_headers name header)
    if(TARGET Qt6::Test)
        add_library(${name} OBJECT support/precompiled.cpp)
        target_link_libraries(${name} PRIVATE ${ARGN} Qt6::Test)
        target_compile_definitions(${name} PRIVATE QT_NO_KEYWORDS)
        target_compile_options(${name} PRIVATE ${tensordesk_test_options})
        target_precompile_headers(${name} PRIVATE support/${header})
    endif()
endfunction()

# packaging/test runs both builds in one go: their tests need names of their own.
set(tensordesk_test_suffix)
if(TENSORDESK_SANITIZE)
    set(tensordesk_test_suffix .sanitized)
endif()

# tensordesk_test(<name> LAYER <label> [LIBRARIES ...]) builds <name>.cpp and registers it.
# Qt Test needs only Qt Core here: suites of the model run with a Qt that has no widgets.
function(tensordesk_test name)
    cmake_parse_arguments(arg "" "LAYER" "LIBRARIES" ${ARGN})
    if(NOT TARGET Qt6::Test)
        return()
    endif()
    # Not AUTOMOC: for each suite it would compile one more source, empty but for the precompiled header.
    set(moc "${CMAKE_CURRENT_BINARY_DIR}/${name}.moc")
    qt6_generate_moc(${name}.cpp "${moc}")
    add_executable(${name} ${name}.cpp "${moc}")
    set_target_properties(${name} PROPERTIES UNITY_BUILD OFF)  # one source, beside generated ones
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests" "${CMAKE_CURRENT_BINARY_DIR}")
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} Qt6::Test)
    target_compile_definitions(${name} PRIVATE QT_NO_KEYWORDS)
    target_compile_options(${name} PRIVATE ${tensordesk_test_options})
    if(arg_LAYER STREQUAL gui)
        target_precompile_headers(${name} REUSE_FROM tensordesk_window_test_headers)
    else()
        target_precompile_headers(${name} REUSE_FROM tensordesk_model_test_headers)
    endif()
    set(test ${name}${tensordesk_test_suffix})
    add_test(NAME ${test} COMMAND ${name})
    # Hostile files ask for more memory than there is: that is to be an error of ours, not of the sanitizer.
    set_tests_properties(${test} PROPERTIES
        LABELS ${arg_LAYER} TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;ASAN_OPTIONS=detect_leaks=0:allocator_may_return_null=1:suppressions=${PROJECT_SOURCE_DIR}/tests/support/asan.supp;UBSAN_OPTIONS=print_stacktrace=1")
endfunction()
