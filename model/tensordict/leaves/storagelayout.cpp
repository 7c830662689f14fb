// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/leaves/storagelayout.h"

namespace tensordesk {

namespace {

std::string chunkSizes(const Shape& sizes)
{
    std::string text;
    for (const int64_t size : sizes) {
        text += (text.empty() ? "" : " × ") + std::to_string(size);
    }
    return text;
}

std::string layoutPlace(const StorageLayout& layout)
{
    switch (layout.kind) {
    case StorageLayout::Kind::Unknown: return {};
    case StorageLayout::Kind::Bytes: return "bytes " + std::to_string(layout.begin) + "…" + std::to_string(layout.end);
    case StorageLayout::Kind::Chunks: return "chunks " + chunkSizes(layout.chunks);
    case StorageLayout::Kind::Header: return "in the header";
    case StorageLayout::Kind::Nothing: return "nothing stored";
    case StorageLayout::Kind::Unsaved: return "in memory, not saved yet";
    case StorageLayout::Kind::Members: return "a stack of stored members";
    case StorageLayout::Kind::Converted: return "converted when read";
    case StorageLayout::Kind::Tiled: return "tiled";
    case StorageLayout::Kind::Reduced: return "reduced";
    case StorageLayout::Kind::Difference: return "right - left";
    }
    return {};
}

}  // namespace

std::string toString(const StorageLayout& layout)
{
    std::string text = layoutPlace(layout);
    for (const std::string& filter : layout.filters) {
        text += ", " + filter;
    }
    return layout.isField ? text + ", a field of records" : text;
}

}  // namespace tensordesk
