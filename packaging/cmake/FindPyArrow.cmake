# SPDX-License-Identifier: GPL-3.0-or-later
# Finds the Apache Arrow that `pip install pyarrow` brings, headers and libraries, in the environment of TENSORDESK_PYTHON or in
# the one that LibTorch is of. What it found is not kept: another pyarrow is found when CMake runs again, which it does when
# something is installed there.
#
#   PyArrow::Parquet   the imported target: headers, libparquet, libarrow
#   PyArrow_FOLDER     the folder that has both
set(PyArrow_FOLDER "PyArrow_FOLDER-NOTFOUND")
set(PyArrow_PARQUET_LIBRARY)
set(_environments "${LibTorch_INCLUDE_DIR}/../..")
if(EXISTS "${TENSORDESK_PYTHON}")
    execute_process(COMMAND "${TENSORDESK_PYTHON}" -c "import sysconfig; print(sysconfig.get_path('platlib'))"
        OUTPUT_VARIABLE _environment OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET)
    list(PREPEND _environments "${_environment}")
endif()
foreach(_environment IN LISTS _environments)
    get_filename_component(_environment "${_environment}" ABSOLUTE)
    if(IS_DIRECTORY "${_environment}" AND NOT PyArrow_FOLDER)
        set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${_environment}")
        set(_folder "${_environment}/pyarrow")
        file(GLOB _parquet "${_folder}/libparquet.so.*" "${_folder}/libparquet.*.dylib")
        file(GLOB _arrow "${_folder}/libarrow.so.*" "${_folder}/libarrow.*.dylib")
        if(_parquet AND _arrow AND EXISTS "${_folder}/include/parquet/arrow/writer.h")
            set(PyArrow_FOLDER "${_folder}")
            list(GET _parquet 0 PyArrow_PARQUET_LIBRARY)
            list(GET _arrow 0 PyArrow_ARROW_LIBRARY)
            file(STRINGS "${_folder}/include/arrow/util/config.h" _line REGEX "#define ARROW_VERSION_STRING ")
            string(REGEX REPLACE "^.*\"(.*)\".*$" "\\1" PyArrow_VERSION "${_line}")
        endif()
    endif()
endforeach()
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(PyArrow REQUIRED_VARS PyArrow_FOLDER VERSION_VAR PyArrow_VERSION)
if(PyArrow_FOUND AND NOT TARGET PyArrow::Parquet)
    add_library(PyArrow::Arrow SHARED IMPORTED)
    set_target_properties(PyArrow::Arrow PROPERTIES IMPORTED_LOCATION "${PyArrow_ARROW_LIBRARY}")
    add_library(PyArrow::Parquet SHARED IMPORTED)
    set_target_properties(PyArrow::Parquet PROPERTIES IMPORTED_LOCATION "${PyArrow_PARQUET_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${PyArrow_FOLDER}/include" INTERFACE_LINK_LIBRARIES PyArrow::Arrow)
endif()
