// SPDX-License-Identifier: BSD-3-Clause
// Symbols that inline functions of this LibTorch call and a later one lacks: with it, a program built with this one runs with the
// later one too. See ALSO_FITS in packaging/parts/bundle.py.
#if __has_include(<torch/headeronly/version.h>)
#include <torch/headeronly/version.h>

#if TORCH_VERSION_MAJOR == 2 && TORCH_VERSION_MINOR < 15

#include <stdexcept>
#include <string>

namespace c10 {

/// A number that a cast of LibTorch cannot hold. LibTorch before 2.15 has the same, with the same words.
[[noreturn]] __attribute__((weak)) void report_overflow(const char* name);

void report_overflow(const char* name)
{
    throw std::runtime_error("value cannot be converted to type " + std::string(name) + " without overflow");
}

}  // namespace c10

#endif
#endif
