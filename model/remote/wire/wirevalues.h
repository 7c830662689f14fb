// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/wire/frame.h"
#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/indices/dimnames.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/values/pythonvalue.h"

#include <c10/core/Device.h>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

// The values of messages. The functions that read them throw ValueError, or an exception of nlohmann's, for anything unexpected; see
// understood().
namespace tensordesk::wire {

[[nodiscard]] Value toWire(const KeyPath& path);
[[nodiscard]] KeyPath pathFrom(const Value& value);

[[nodiscard]] Value toWire(const Part& part);
/// Returns the part. Throws ValueError unless it is within an array of this shape and has no empty range.
[[nodiscard]] Part partFrom(const Value& value, const Shape& shape);

[[nodiscard]] Value toWire(const DimNames& names);
[[nodiscard]] DimNames namesFrom(const Value& value);

/// Returns a shape, with -1 for a ragged dim. Throws ValueError for other negative sizes, more than 64 dims, and more bytes than 2^60.
[[nodiscard]] Shape shapeFrom(const Value& value);

[[nodiscard]] DType dtypeFrom(const Value& value);

[[nodiscard]] Value toWire(const std::optional<at::Device>& device);
[[nodiscard]] std::optional<at::Device> deviceFrom(const Value& value);

[[nodiscard]] Value toWire(const PythonValue& value);
[[nodiscard]] PythonValue pythonValueFrom(const Value& value);

/// An array in a file: the entry that it is, or is part of, and the numbers of the members, from the outermost, if that is a ragged leaf.
struct Address {
    KeyPath key;
    std::vector<std::size_t> of = {};
};
/// Returns it as a FarArray has it.
[[nodiscard]] PythonValue addressOf(const KeyPath& key, const std::vector<std::size_t>& of);
[[nodiscard]] Address addressFrom(const PythonValue& value);

[[nodiscard]] Value toWire(const Message& message);
[[nodiscard]] Message messageFrom(const Value& value);

[[nodiscard]] Value toWire(const Error& error);
/// `place`: what names of files there begin with here.
[[nodiscard]] Error errorFrom(const Value& value, const std::string& place);

/// Returns what `read` returns. Throws ValueError in place of exceptions for a message that is not as expected.
template <typename Read>
decltype(auto) understood(Read&& read)
{
    try {
        return read();
    } catch (const nlohmann::json::exception&) {
        throw Error(ErrorKind::ValueError, "is not a message of this protocol");
    }
}

}  // namespace tensordesk::wire
