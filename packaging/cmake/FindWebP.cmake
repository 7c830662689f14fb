# SPDX-License-Identifier: GPL-3.0-or-later
# Finds libwebp and libwebpmux, which writes animations: by their names, since Debian's packages bring no CMake files.
#
#   WebP::WebP   the encoder
#   WebP::Mux    animations; brings the encoder
#   WebP::Demux  reading them, for tests; only where it is installed
find_path(WebP_INCLUDE_DIR webp/mux.h)
find_library(WebP_LIBRARY NAMES webp)
find_library(WebP_MUX_LIBRARY NAMES webpmux libwebpmux)
find_library(WebP_DEMUX_LIBRARY NAMES webpdemux libwebpdemux)
include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(WebP REQUIRED_VARS WebP_LIBRARY WebP_MUX_LIBRARY WebP_INCLUDE_DIR)
if(WebP_FOUND AND NOT TARGET WebP::Mux)
    add_library(WebP::WebP UNKNOWN IMPORTED)
    set_target_properties(WebP::WebP PROPERTIES
        IMPORTED_LOCATION "${WebP_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${WebP_INCLUDE_DIR}")
    add_library(WebP::Mux UNKNOWN IMPORTED)
    set_target_properties(WebP::Mux PROPERTIES
        IMPORTED_LOCATION "${WebP_MUX_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${WebP_INCLUDE_DIR}"
        INTERFACE_LINK_LIBRARIES WebP::WebP)
    if(WebP_DEMUX_LIBRARY)
        add_library(WebP::Demux UNKNOWN IMPORTED)
        set_target_properties(WebP::Demux PROPERTIES
            IMPORTED_LOCATION "${WebP_DEMUX_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${WebP_INCLUDE_DIR}"
            INTERFACE_LINK_LIBRARIES WebP::WebP)
    endif()
endif()
mark_as_advanced(WebP_INCLUDE_DIR WebP_LIBRARY WebP_MUX_LIBRARY WebP_DEMUX_LIBRARY)
