// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <string>
#include <string_view>

namespace tensordesk {

/// The pickle, protocol 4, of a plain value, which Python's `pickle.loads` reads. NotImplementedError for an object that
/// was pickled itself: what it is made of is not known.
[[nodiscard]] std::string pickled(const Plain& value);

enum class Tuples { AsLists, Refused };
/// What becomes of an object that a pickle makes by calling something: an error, or an opaque value of the name that is called.
enum class Objects { Refused, Named };

/// The value that a pickle of protocol 5 or earlier stands for, if it is a plain one; a class or a function that is named
/// becomes an opaque value. Nothing is run, imported or built: ValueError if the pickle calls something, unless `objects` says
/// otherwise, if it is cut or damaged,
/// if a dict has a key that is a list or a dict, or if it would grow beyond two million values, 200 levels, or its own size and
/// 64 MiB.
[[nodiscard]] Plain unpickled(std::string_view pickle, Tuples tuples, Objects objects = Objects::Refused);

/// True if a pickled object stands anywhere in the value, which therefore cannot be written again.
[[nodiscard]] bool holdsObject(const Plain& value);

}  // namespace tensordesk
