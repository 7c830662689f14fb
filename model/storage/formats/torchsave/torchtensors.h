// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/numpytypes/npytype.h"
#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/tensordict/values/pickle/picklevalue.h"
#include "model/tensordict/values/pythonvalue.h"

#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// Returns the name of the function or class that a pickle calls; also for a class that torch before 1.6 wrote with its source.
[[nodiscard]] std::string torchName(const PickleValue& callable);

/// A call in a pickle, without enclosing functions of torch that only pass their arguments on.
struct TorchCall {
    std::string name;                               ///< of the called function; empty if it has none
    const PickleValue::Items* arguments = nullptr;  ///< null if they are not a tuple
    const PickleValue::Call* call = nullptr;

    /// Unwraps `value`. If it is not a call, the name is empty.
    explicit TorchCall(const PickleValue& value);
    /// Returns an argument. Throws ValueError if there are fewer.
    [[nodiscard]] const PickleValue& argument(std::size_t position) const;
};

/// Parses a tuple of sizes, or a torch.Size of one. Throws ValueError for anything but at most 64 non-negative numbers.
[[nodiscard]] Shape torchShape(const PickleValue& value);

/// True if stridedTensor() accepts the call.
[[nodiscard]] bool isStridedTensor(const TorchCall& call);
/// Returns a tensor over a storage. Does not check its extent.
[[nodiscard]] StoredTensor stridedTensor(const TorchCall& call, const TorchRecords& records);
/// Returns a contiguous tensor from byte 0 of `bytes` on. `dtype`: a name such as "torch.float32". Throws ValueError if it is unknown,
/// or for an invalid shape. Does not check its extent.
[[nodiscard]] StoredTensor contiguousTensor(StoredBytes bytes, std::string_view dtype, const PickleValue& shape);
/// Returns a storage itself, as a tensor with one dim.
[[nodiscard]] StoredTensor wholeStorage(const PickleValue& value, const TorchRecords& records);

/// True for a nested tensor, whose rows are tensors of different sizes.
[[nodiscard]] bool isNestedTensor(const TorchCall& call);
/// Returns its components, all of one rank.
[[nodiscard]] std::vector<StoredTensor> nestedTensor(const TorchCall& call, const TorchRecords& records);

/// True for a numpy array.
[[nodiscard]] bool isNumpyArray(const TorchCall& call);
/// A numpy array in a pickle.
struct PickledArray {
    NpyType type;
    Shape shape;
    StoredTensor elements;                 ///< for numbers; otherwise the bytes of each element, in an additional dim
    const PickleValue* objects = nullptr;  ///< for an array of Python objects: their list, in row-major order

    /// Returns a source that reads and writes the elements. REQUIRES: they are not objects; elements.checkExtent().
    [[nodiscard]] std::shared_ptr<LeafSource> source() const;
    /// Returns the objects, in row-major order. Throws ValueError if they are not as many as `shape` has elements. REQUIRES: they are
    /// objects.
    [[nodiscard]] const PickleValue::Items& items() const;
};
[[nodiscard]] PickledArray numpyArray(const TorchCall& call, const TorchRecords& records);

/// True for a numpy scalar.
[[nodiscard]] bool isNumpyScalar(const TorchCall& call);
[[nodiscard]] PythonValue numpyScalar(const TorchCall& call, const TorchRecords& records);

}  // namespace tensordesk
