// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/keys/update.h"

#include <c10/core/Scalar.h>

#include <optional>

namespace tensordesk {

/// What `td[key] = value` stores in a level of this batch size, names and device: real numbers and lists of them
/// become tensors, dicts tensordicts, other lists one non-tensor value a batch position, anything else
/// one non-tensor value, a complex number too. Tensors and tensordicts are stored by reference. Errors: RuntimeError "batch dimension
/// mismatch" where Python has it.
[[nodiscard]] Entry toEntry(const Value& value, const TensorDict& level);

/// The items of a list as one value a position, of a batch of this size or, where it has no dims, nested as the list is.
/// RuntimeError if it is not nested so.
[[nodiscard]] NonTensor toValues(const Value& list, const Shape& batch);

/// `TensorDict(source, batch_size, device, names)`: ValueError unless the source is a dict, a tensordict or None.
[[nodiscard]] TensorDict makeTensorDict(const Value& source, const Value& batchSize, const Value& device, const Value& names);

enum class Fit { ToLevels, AsGiven };

/// What an update of `td` brings: the entries of a tensordict, or the values of a dict, fitted to the batch size
/// of the level they go to or shaped as they are. AttributeError for anything else; None brings nothing.
[[nodiscard]] Entries toEntries(const Value& source, const TensorDict& td, Fit fit);

/// A list of nested keys, or one key. KeyError.
[[nodiscard]] std::vector<KeyPath> toKeys(const Value& value);

/// An int, or the one in a 0-d tensor; nothing for any other value.
[[nodiscard]] std::optional<int64_t> asSize(const Value& value);
/// A list of one str or None a dim; None stands for no names.
[[nodiscard]] DimNames toNames(const Value& value, std::size_t dims);
/// An int, or a list of ints; None stands for []. TypeError, RuntimeError for a negative one.
[[nodiscard]] Shape toBatchSize(const Value& value);
/// A list of ints, negative ones too; or one int. TypeError.
[[nodiscard]] Shape toSizes(const Value& value);
/// A number, or the one in a tensor of one element. TypeError.
[[nodiscard]] c10::Scalar toNumber(const Value& value);
/// A device, or its name; RuntimeError.
[[nodiscard]] at::Device toDevice(const Value& value);
/// The device that the argument of `cuda()` names: the number of a CUDA device, one by name, or the first for None.
[[nodiscard]] at::Device toCudaDevice(const Value& value);

}  // namespace tensordesk
