# SPDX-License-Identifier: GPL-3.0-or-later
# Finds liblz4 by its name, since Debian's package brings no CMake files.
#
#   Lz4::Lz4   packing and unpacking
find_path(Lz4_INCLUDE_DIR lz4.h)
find_library(Lz4_LIBRARY NAMES lz4)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(Lz4 REQUIRED_VARS Lz4_LIBRARY Lz4_INCLUDE_DIR)
if(Lz4_FOUND AND NOT TARGET Lz4::Lz4)
    add_library(Lz4::Lz4 UNKNOWN IMPORTED)
    set_target_properties(Lz4::Lz4 PROPERTIES
        IMPORTED_LOCATION "${Lz4_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${Lz4_INCLUDE_DIR}")
endif()
mark_as_advanced(Lz4_INCLUDE_DIR Lz4_LIBRARY)
