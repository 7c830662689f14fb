// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/numpytypes/npytype.h"
#include "model/storage/torchsave/torchrecords.h"
#include "model/tensordict/values/pickle/picklevalue.h"
#include "model/tensordict/values/plain.h"

#include <string>
#include <vector>

namespace tensordesk {

/// The name of what a pickle calls; also of a class that torch wrote with its source, before 1.6.
[[nodiscard]] std::string torchName(const PickleValue& callable);

/// A call of a pickle, without the functions of torch around it that only pass on what they are given.
struct TorchCall {
    std::string name;                               ///< of what is called; empty if it has none
    const PickleValue::Items* arguments = nullptr;  ///< null if they are no tuple
    const PickleValue::Call* call = nullptr;

    /// REQUIRES: `value` is a call, or not one, which gives no name.
    explicit TorchCall(const PickleValue& value);
    /// ValueError if there are fewer.
    [[nodiscard]] const PickleValue& argument(std::size_t position) const;
};

/// A tuple of sizes, or torch.Size of one. ValueError for anything else than at most 64 numbers that are not negative.
[[nodiscard]] Shape torchShape(const PickleValue& value);

/// True for what strided() takes.
[[nodiscard]] bool isStridedTensor(const TorchCall& call);
/// A tensor over a storage. Its extent is not checked.
[[nodiscard]] StoredTensor stridedTensor(const TorchCall& call, const TorchRecords& records);
/// A storage itself, as a tensor of one dim.
[[nodiscard]] StoredTensor wholeStorage(const PickleValue& value, const TorchRecords& records);

/// True for a tensor whose rows are tensors of different sizes.
[[nodiscard]] bool isNestedTensor(const TorchCall& call);
/// Its parts, all of one rank.
[[nodiscard]] std::vector<StoredTensor> nestedTensor(const TorchCall& call, const TorchRecords& records);

/// True for an array of numpy.
[[nodiscard]] bool isNumpyArray(const TorchCall& call);
/// One such array.
struct PickledArray {
    NpyType type;
    Shape shape;
    StoredTensor elements;                 ///< of numbers; else the bytes of each element, as one dim more
    const PickleValue* objects = nullptr;  ///< the list of Python objects, in row-major order, of an array of these

    /// Reads and writes the elements. REQUIRES: they are no objects; elements.checkExtent().
    [[nodiscard]] std::shared_ptr<LeafSource> source() const;
};
[[nodiscard]] PickledArray numpyArray(const TorchCall& call, const TorchRecords& records);

/// True for a single number of numpy's.
[[nodiscard]] bool isNumpyScalar(const TorchCall& call);
[[nodiscard]] Plain numpyScalar(const TorchCall& call, const TorchRecords& records);

}  // namespace tensordesk
