// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "tensordict/plain.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// The pickle, protocol 4, of a plain value, which Python's `pickle.loads` reads. NotImplementedError for an object that
/// was pickled itself: what it is made of is not known.
[[nodiscard]] std::string pickled(const Plain& value);

enum class Tuples { AsLists, Refused };

/// The value that a pickle of protocol 5 or earlier stands for, if it is a plain one; a class or a function that is named
/// becomes an opaque value. Nothing is run, imported or built: ValueError if the pickle calls something, or is cut or damaged,
/// if a dict has a key that is a list or a dict, or if it would grow beyond two million values, 200 levels, or its own size and
/// 64 MiB.
[[nodiscard]] Plain unpickled(std::string_view pickle, Tuples tuples);

}  // namespace tensordesk
