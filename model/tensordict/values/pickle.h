// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/plain.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tensordesk {

class PickleValue;

/// The pickle, protocol 4, of a plain value, which Python's `pickle.loads` reads. NotImplementedError for an object that
/// was pickled itself: what it is made of is not known.
[[nodiscard]] std::string pickled(const Plain& value);

enum class Tuples { AsLists, Refused };
/// What becomes of an object that a pickle makes by calling something: an error, an opaque value of the name that is called; or
/// a plain value that says the same where there is one, such as of a path or an ordered dict, else an opaque one of its class.
enum class Objects { Refused, Named, Shown };

/// The value that a pickle of protocol 5 or earlier stands for, if it is a plain one; a class or a function that is named
/// becomes an opaque value. Nothing is run, imported or built: ValueError if the pickle calls something, unless `objects` says
/// otherwise, if it is cut or damaged,
/// if a dict has a key that is a list or a dict, or if it would grow beyond two million values, 200 levels, or its own size and
/// 64 MiB.
[[nodiscard]] Plain unpickled(std::string_view pickle, Tuples tuples, Objects objects = Objects::Refused);

/// The value that a part of a pickle stands for, by the rules of Objects::Shown and with tuples as lists. `room`: how many bytes of
/// text may still be made of the pickle, in all of whose parts one text may stand; what is taken of it goes from it. ValueError if
/// that is too little, and beyond the other bounds of unpickled().
[[nodiscard]] Plain plainOf(const PickleValue& value, std::size_t& room);

/// True if a pickled object stands anywhere in the value, which therefore cannot be written again.
[[nodiscard]] bool holdsObject(const Plain& value);

}  // namespace tensordesk
