// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/operations/keys/update.h"

#include <c10/core/Scalar.h>

#include <optional>

namespace tensordesk {

/// Returns the entry that `td[key] = value` stores in `level`, with the level's batch size, names and device. Real numbers and
/// lists of them become tensors; a dict becomes a tensordict; any other list becomes one non-tensor value per batch position;
/// anything else, also a complex number, becomes one non-tensor value. Tensors and tensordicts are stored by reference. Throws
/// RuntimeError "batch dimension mismatch" as Python does.
[[nodiscard]] Entry toEntry(const Value& value, const TensorDict& level);

/// Returns the items of a list as one non-tensor value per position of a batch; if `batch` is [], the batch size is that of the
/// nested list. Throws RuntimeError if the nesting does not fit.
[[nodiscard]] NonTensor toValues(const Value& list, const Shape& batch);

/// Implements `TensorDict(source, batch_size, device, names)`. Throws ValueError unless the source is a dict, a tensordict or None.
[[nodiscard]] TensorDict makeTensorDict(const Value& source, const Value& batchSize, const Value& device, const Value& names);

/// Defines if nested tensordicts get the batch size of their level, or keep their own.
enum class Fit { ToLevels, AsGiven };

/// Returns the entries of an update of `td`: those of a tensordict, or the values of a dict, with batch sizes by `fit`; no entries
/// for None. Throws AttributeError for any other value.
[[nodiscard]] Entries toEntries(const Value& source, const TensorDict& td, Fit fit);

/// Returns the nested keys of a list, or of a single key. Throws KeyError if an item is not a key.
[[nodiscard]] std::vector<KeyPath> toKeys(const Value& value);

/// Returns an int, or the int in a 0-d tensor; empty for any other value.
[[nodiscard]] std::optional<int64_t> asSize(const Value& value);
/// Returns names from a list with one str or None for each of `dims` dims; None gives no names. Throws ValueError for another
/// number of them.
[[nodiscard]] DimNames toNames(const Value& value, std::size_t dims);
/// Returns a batch size from an int or a list of ints; None gives []. Throws TypeError, and RuntimeError for a negative size.
[[nodiscard]] Shape toBatchSize(const Value& value);
/// Returns a list of ints, possibly negative, or one int. Throws TypeError.
[[nodiscard]] Shape toSizes(const Value& value);
/// Returns a number, or the number in a tensor with one element. Throws TypeError.
[[nodiscard]] c10::Scalar toNumber(const Value& value);
/// Returns a device from a device or its name. Throws RuntimeError for an unknown name.
[[nodiscard]] at::Device toDevice(const Value& value);
/// Returns the device for the argument of `cuda()`: the number or name of a CUDA device, or the first one for None.
[[nodiscard]] at::Device toCudaDevice(const Value& value);

}  // namespace tensordesk
