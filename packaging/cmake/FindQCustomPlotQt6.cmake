# SPDX-License-Identifier: GPL-3.0-or-later
# Finds QCustomPlot built for Qt 6: by its own CMake package where there is one (Debian, Ubuntu), else by
# the names that other systems give the library.
#
#   QCustomPlotQt6::QCustomPlotQt6   the imported target
find_package(QCustomPlotQt6 CONFIG QUIET)
if(NOT TARGET QCustomPlotQt6::QCustomPlotQt6)
    find_path(QCustomPlotQt6_INCLUDE_DIR qcustomplot.h PATH_SUFFIXES qcustomplot-qt6 qcustomplot)
    # The bare name last: where both are built, it is the one for Qt 5.
    find_library(QCustomPlotQt6_LIBRARY
        NAMES QCustomPlotQt6 qcustomplot-qt6 qcustomplotqt6 qcustomplot2qt6 QCustomPlot qcustomplot)
    include(FindPackageHandleStandardArgs)
    find_package_handle_standard_args(QCustomPlotQt6
        REQUIRED_VARS QCustomPlotQt6_LIBRARY QCustomPlotQt6_INCLUDE_DIR)
    if(QCustomPlotQt6_FOUND)
        add_library(QCustomPlotQt6::QCustomPlotQt6 UNKNOWN IMPORTED)
        set_target_properties(QCustomPlotQt6::QCustomPlotQt6 PROPERTIES
            IMPORTED_LOCATION "${QCustomPlotQt6_LIBRARY}"
            INTERFACE_INCLUDE_DIRECTORIES "${QCustomPlotQt6_INCLUDE_DIR}"
            INTERFACE_LINK_LIBRARIES "Qt6::Widgets;Qt6::PrintSupport")
    endif()
    mark_as_advanced(QCustomPlotQt6_INCLUDE_DIR QCustomPlotQt6_LIBRARY)
endif()
