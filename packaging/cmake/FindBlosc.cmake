# SPDX-License-Identifier: GPL-3.0-or-later
# Finds c-blosc by its name, since Debian's package brings no CMake files.
#
#   Blosc::Blosc   packing and unpacking
find_path(Blosc_INCLUDE_DIR blosc.h)
find_library(Blosc_LIBRARY NAMES blosc)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Blosc REQUIRED_VARS Blosc_LIBRARY Blosc_INCLUDE_DIR)
if(Blosc_FOUND AND NOT TARGET Blosc::Blosc)
    add_library(Blosc::Blosc UNKNOWN IMPORTED)
    set_target_properties(Blosc::Blosc PROPERTIES
        IMPORTED_LOCATION "${Blosc_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${Blosc_INCLUDE_DIR}")
endif()
mark_as_advanced(Blosc_INCLUDE_DIR Blosc_LIBRARY)
