// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/dtype.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"
#include "model/tensordict/indices/shape.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// The file in the folder of a distributed checkpoint that describes it, a pickle.
inline constexpr const char* kDcpMetadataFile = ".metadata";

/// The location of an object that torch.save wrote, as the metadata of a distributed checkpoint states it, unchecked.
struct DcpPlace {
    std::string file;  ///< relative to the folder
    int64_t offset = 0;
    int64_t length = 0;
    bool isTransformed = false;  ///< by an extension, such as a compression
};

/// A rectangular part of a tensor that one process saved.
struct DcpChunk {
    Shape offsets;  ///< index of its first element
    Shape sizes;
    std::optional<DcpPlace> place;  ///< empty if the metadata lacks it
};

/// A tensor of a distributed checkpoint.
struct DcpTensor {
    DType dtype = DType::Float;
    Shape shape;
    std::vector<DcpChunk> chunks;
};

/// One item of a distributed checkpoint.
struct DcpItem {
    std::string name;
    std::vector<Key> path;                ///< its keys in Python; empty if unknown
    std::optional<DcpTensor> tensor;      ///< empty for another value
    std::optional<DcpPlace> place;        ///< of a value; empty if the metadata lacks it
    std::shared_ptr<const Error> defect;  ///< the reason why it cannot be shown; null if none is known
};

/// Returns the items of a distributed checkpoint in the order of its metadata. Runs nothing of the pickle. Throws ValueError if it
/// is not such metadata; the defect of a single item is stored in the item.
[[nodiscard]] std::vector<DcpItem> readDcpMetadata(std::string_view pickle);

/// True if the bytes start like such a pickle. Reads the first 256 bytes.
[[nodiscard]] bool isDcpMetadata(std::string_view head);

}  // namespace tensordesk
