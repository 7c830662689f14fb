# tensordesk_test(<name> LAYER <label> [LIBRARIES ...]) builds <name>.cpp and registers it.
# Qt Test needs only Qt Core here: suites of the model run with a Qt that has no widgets.
function(tensordesk_test name)
    cmake_parse_arguments(arg "" "LAYER" "LIBRARIES" ${ARGN})
    if(NOT TARGET Qt6::Test)
        return()
    endif()
    add_executable(${name} ${name}.cpp)
    set_target_properties(${name} PROPERTIES AUTOMOC ON)
    target_include_directories(${name} PRIVATE "${PROJECT_SOURCE_DIR}/tests")
    target_link_libraries(${name} PRIVATE ${arg_LIBRARIES} Qt6::Test)
    target_compile_definitions(${name} PRIVATE QT_NO_KEYWORDS)
    # Expected texts stand as plain literals in tests, whatever the libraries ask of their own code.
    target_compile_options(${name} PRIVATE -UQT_NO_CAST_FROM_ASCII -UQT_NO_CAST_TO_ASCII)
    # packaging/test runs both builds in one go: their tests need names of their own.
    set(test ${name})
    if(TENSORDESK_SANITIZE)
        set(test ${name}.sanitized)
    endif()
    add_test(NAME ${test} COMMAND ${name})
    set_tests_properties(${test} PROPERTIES
        LABELS ${arg_LAYER} TIMEOUT 300
        ENVIRONMENT "QT_QPA_PLATFORM=offscreen;LC_ALL=C.UTF-8;ASAN_OPTIONS=detect_leaks=0;UBSAN_OPTIONS=print_stacktrace=1")
endfunction()
