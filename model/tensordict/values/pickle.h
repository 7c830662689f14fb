// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/values/pythonvalue.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace tensordesk {

class PickleValue;

/// Returns a plain value as a pickle of protocol 4, which Python's `pickle.loads` reads. Throws NotImplementedError for an object
/// that was read from a pickle, because its content is not known.
[[nodiscard]] std::string pickled(const PythonValue& value);

enum class Tuples { AsLists, Refused };
/// The treatment of an object that a pickle makes by calling something: an error; an opaque value with the name of the called
/// function; or an equivalent plain value if there is one, as for a path or an ordered dict, and otherwise an opaque value with its
/// class.
enum class Objects { Refused, Named, Shown };

/// Returns the plain value that a pickle of protocol 5 or earlier contains. A class or function that it names becomes an opaque
/// value. Runs, imports and builds nothing. Throws ValueError if the pickle calls something (unless `objects` allows it), if it is
/// cut or damaged, if a dict has a list or a dict as key, or if it exceeds two million values, 200 levels, or its own size and 64
/// MiB.
[[nodiscard]] PythonValue unpickled(std::string_view pickle, Tuples tuples, Objects objects = Objects::Refused);

/// Returns the plain value of a part of a pickle, by the rules of Objects::Shown and with tuples as lists. `room`: the bytes of
/// text that may still be made, reduced by the call, since one text may occur in many parts. Throws ValueError if that is too
/// little, or for the other limits of unpickled().
[[nodiscard]] PythonValue pythonValueOf(const PickleValue& value, std::size_t& room);

/// True if the value contains a pickled object anywhere, so that it cannot be written again.
[[nodiscard]] bool holdsObject(const PythonValue& value);

}  // namespace tensordesk
