# SPDX-License-Identifier: GPL-3.0-or-later
# Finds the LibTorch inside a Python environment's `torch`, or an unpacked LibTorch archive.
#
#   LibTorch_ROOT        where to look: <site-packages>/torch or the archive's folder
#   LibTorch::LibTorch   the imported target: headers, libtorch_cpu, libc10
#   LibTorch_OLD_STRING  true if it was built with the std::string from before C++11, as many wheels before 2.7 were:
#                        nothing that is linked with it can then pass strings to a library that is not, such as Qt
#
# Torch's own TorchConfig.cmake is not used: for a CUDA build it insists on a CUDA toolkit, which
# people who installed `torch` with pip do not have and which this program does not need, since
# it reaches every device through the dispatcher.
find_path(LibTorch_INCLUDE_DIR ATen/core/Tensor.h
    HINTS ${LibTorch_ROOT} PATH_SUFFIXES include NO_CMAKE_FIND_ROOT_PATH)
find_library(LibTorch_CPU_LIBRARY torch_cpu HINTS ${LibTorch_ROOT} PATH_SUFFIXES lib)
find_library(LibTorch_C10_LIBRARY c10 HINTS ${LibTorch_ROOT} PATH_SUFFIXES lib)

if(LibTorch_INCLUDE_DIR)
    set(_version_header "${LibTorch_INCLUDE_DIR}/torch/headeronly/version.h")
    if(NOT EXISTS "${_version_header}")
        set(_version_header "${LibTorch_INCLUDE_DIR}/torch/csrc/api/include/torch/version.h")
    endif()
    if(EXISTS "${_version_header}")
        # TORCH_VERSION itself is a string in some releases and a packed number in others.
        foreach(_part MAJOR MINOR PATCH)
            file(STRINGS "${_version_header}" _version_line REGEX "#define TORCH_VERSION_${_part} [0-9]+")
            string(REGEX MATCH "[0-9]+$" _version_${_part} "${_version_line}")
        endforeach()
        set(LibTorch_VERSION "${_version_MAJOR}.${_version_MINOR}.${_version_PATCH}")
    endif()
endif()

include(FindPackageHandleStandardArgs)
find_package_handle_standard_args(LibTorch
    REQUIRED_VARS LibTorch_CPU_LIBRARY LibTorch_C10_LIBRARY LibTorch_INCLUDE_DIR
    VERSION_VAR LibTorch_VERSION)

if(LibTorch_FOUND AND NOT TARGET LibTorch::LibTorch)
    add_library(LibTorch::c10 SHARED IMPORTED)
    set_target_properties(LibTorch::c10 PROPERTIES IMPORTED_LOCATION "${LibTorch_C10_LIBRARY}")
    add_library(LibTorch::LibTorch SHARED IMPORTED)
    set_target_properties(LibTorch::LibTorch PROPERTIES
        IMPORTED_LOCATION "${LibTorch_CPU_LIBRARY}"
        INTERFACE_INCLUDE_DIRECTORIES "${LibTorch_INCLUDE_DIR};${LibTorch_INCLUDE_DIR}/torch/csrc/api/include"
        # Torch's own headers then include the operators that they call one by one, not all 2,000 of them.
        INTERFACE_COMPILE_DEFINITIONS AT_PER_OPERATOR_HEADERS
        INTERFACE_LINK_LIBRARIES LibTorch::c10)
    set(_config "${LibTorch_INCLUDE_DIR}/../share/cmake/Torch/TorchConfig.cmake")
    if(EXISTS "${_config}")
        file(STRINGS "${_config}" _abi_line REGEX "_GLIBCXX_USE_CXX11_ABI=[01]")
        if(_abi_line MATCHES "_GLIBCXX_USE_CXX11_ABI=([01])")
            set_property(TARGET LibTorch::LibTorch APPEND PROPERTY
                INTERFACE_COMPILE_DEFINITIONS "_GLIBCXX_USE_CXX11_ABI=${CMAKE_MATCH_1}")
            if(NOT CMAKE_MATCH_1)
                set(LibTorch_OLD_STRING TRUE)
            endif()
        endif()
    endif()
endif()
mark_as_advanced(LibTorch_INCLUDE_DIR LibTorch_CPU_LIBRARY LibTorch_C10_LIBRARY)
