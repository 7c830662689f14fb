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

/// The pickle of a distributed checkpoint that says what is in it, in its folder.
inline constexpr const char* kDcpMetadataFile = ".metadata";

/// Where a distributed checkpoint keeps something that torch.save packed, as its metadata says it: nothing of it is checked.
struct DcpPlace {
    std::string file;  ///< relative to the folder
    int64_t offset = 0;
    int64_t length = 0;
    bool isTransformed = false;  ///< by an extension, such as compression
};

/// A rectangle of a tensor, which one process saved.
struct DcpChunk {
    Shape offsets;  ///< of its first element
    Shape sizes;
    std::optional<DcpPlace> place;  ///< none if the metadata lacks it
};

/// A tensor of a distributed checkpoint.
struct DcpTensor {
    DType dtype = DType::Float;
    Shape shape;
    std::vector<DcpChunk> chunks;
};

/// What stands under one name of a distributed checkpoint.
struct DcpItem {
    std::string name;
    std::vector<Key> path;                ///< the keys that lead to it in Python; none if they are not told
    std::optional<DcpTensor> tensor;      ///< else it is some other value
    std::optional<DcpPlace> place;        ///< of a value; none if the metadata lacks it
    std::shared_ptr<const Error> defect;  ///< why it cannot be had; null if all is well so far
};

/// The items of a distributed checkpoint, in the order of its metadata, a pickle of which nothing is run. ValueError if it is no
/// such metadata; what is wrong with one item alone is its defect.
[[nodiscard]] std::vector<DcpItem> readDcpMetadata(std::string_view pickle);

/// True for how such a pickle begins. Looks at the first 256 bytes.
[[nodiscard]] bool isDcpMetadata(std::string_view head);

}  // namespace tensordesk
