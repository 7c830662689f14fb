// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stack/stackcontent.h"

#include "views/common/shapeof.h"

#include <algorithm>
#include <map>

namespace tensordesk {

namespace {

using KeyMembers = std::vector<StackContent::ExclusiveKey>;

/// The first dim in which the shapes differ.
std::optional<std::size_t> differingDim(const std::vector<Shape>& shapes)
{
    for (std::size_t dim = 0; dim < shapes.front().size(); ++dim) {
        const auto differs = [&](const Shape& shape) { return dim < shape.size() && shape[dim] != shapes.front()[dim]; };
        if (shapes.front()[dim] == kRagged || std::any_of(shapes.begin(), shapes.end(), differs)) {
            return dim;
        }
    }
    return std::nullopt;
}

void measureLengths(StackContent& content, const std::vector<Shape>& shapes)
{
    const auto dim = differingDim(shapes);
    for (std::size_t at = 0; at < shapes.size(); ++at) {
        content.members[at].length = dim && *dim < shapes[at].size() ? shapes[at][*dim] : -1;
        content.longest = std::max(content.longest, content.members[at].length);
    }
}

/// Every key of every member, in the order in which they are first seen, with who has it.
KeyMembers keysOf(const std::vector<TensorDict>& members, Progress& progress)
{
    KeyMembers keys;
    std::map<KeyPath, std::size_t> places;
    for (std::size_t at = 0; at < members.size(); ++at) {
        progress.check();
        forEachEntry(members[at], [&](const KeyPath& path, const Entry&) {
            const auto [place, isNew] = places.emplace(path, keys.size());
            if (isNew) {
                keys.push_back({path, {}});
            }
            keys[place->second].members.push_back(at);
        });
    }
    return keys;
}

void markExclusive(StackContent& content, KeyMembers keys)
{
    for (StackContent::ExclusiveKey& key : keys) {
        const bool isKnown = std::any_of(content.exclusiveKeys.begin(), content.exclusiveKeys.end(), [&](const auto& above) {
            return key.path.isBelow(above.path) && above.members == key.members;
        });
        if (key.members.size() == content.members.size() || isKnown) {
            continue;
        }
        for (std::size_t at = 0; at < content.members.size(); ++at) {
            const bool has = std::binary_search(key.members.begin(), key.members.end(), at);
            (has ? content.members[at].exclusive : content.members[at].missing).push_back(key.path);
        }
        content.exclusiveKeys.push_back(std::move(key));
    }
}

}  // namespace

StackContent stackContent(const TensorDict& td, Progress& progress)
{
    StackContent content{shapeWithRanges(td, td.batchSize().size(), td.names()), td.stackDim()};
    std::vector<Shape> shapes;
    for (const TensorDict& member : td.members()) {
        progress.check();
        content.members.push_back({shapeOf(member, 0, {}), -1, static_cast<int64_t>(member.count()), totalBytes(member)});
        shapes.push_back(member.batchSize());
    }
    if (!shapes.empty()) {
        measureLengths(content, shapes);
        markExclusive(content, keysOf(td.members(), progress));
    }
    return content;
}

StackContent stackContent(const Leaf& leaf, std::size_t batchDims, const DimNames& names)
{
    StackContent content{shapeWithRanges(leaf, batchDims, names), 0, true};
    std::vector<Shape> shapes;
    for (const Leaf& member : leaf.members()) {
        const std::size_t ownDims = batchDims > 0 ? batchDims - 1 : 0;  // the stacked one is gone
        content.members.push_back({shapeOf(member, ownDims, {}), -1, 0, member.bytes()});
        shapes.push_back(member.shape());
    }
    measureLengths(content, shapes);
    return content;
}

}  // namespace tensordesk
