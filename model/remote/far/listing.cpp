// SPDX-License-Identifier: BSD-3-Clause
#include "model/remote/far/listing.h"

#include "model/remote/wire/wirevalues.h"
#include "model/storage/arrays/images/imageleaf.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/leaves/leafimpl.h"

#include <deque>
#include <optional>

namespace tensordesk {
namespace {

using wire::toWire;
using wire::Value;

/// Larger values that are not tensors are listed only if they are asked for. In bytes.
constexpr std::size_t kMostUnasked = std::size_t{64} << 10;

/// Lists entries in breadth: a level whose turn has not come is a place in the result that is filled later.
class Listing {
public:
    Listing(const Storage& storage, std::size_t room) : m_storage(storage), m_room(room) { }

    /// Puts the description of an entry into `to`, which stays in place. `isAsked`: large values are listed too.
    void add(const Entry& entry, const KeyPath& path, Value& to, bool isAsked)
    {
        std::visit(Overloaded{[&](const Leaf& leaf) { to = ofLeaf(leaf); },
                              [&](const TensorDict& level) { m_waiting.push_back({level, path, &to}); },
                              [&](const NonTensor& value) {
                                  Value listed = ofNonTensor(value);
                                  if (isAsked || Value::to_cbor(listed).size() <= kMostUnasked)
                                      to = std::move(listed);
                              },
                              [&](const Broken& broken) { to = ofBroken(broken); }},
                   entry);
    }

    /// Lists the levels that wait, as long as there is room.
    void listLevels()
    {
        while (!m_waiting.empty()) {
            const Waiting next = m_waiting.front();
            m_waiting.pop_front();
            ProgressScope::step();
            *next.to = next.level.isLazyStack() ? ofStack(next) : ofLevel(next);
            if (next.level.isLazyStack())
                listMembers(next);
            else
                listEntries(next);
        }
    }

private:
    struct Waiting {
        TensorDict level;
        KeyPath path;
        Value* to;
    };

    static std::string fileOf(const Leaf& leaf)
    {
        const auto source = leaf.source();
        return source == nullptr ? std::string() : source->file();
    }

    /// Returns the shapes of the members of a ragged leaf, of which there may be millions; empty if they say too little.
    static std::optional<Value> shapesOf(const std::vector<Leaf>& members)
    {
        Value shapes = Value::array();
        for (const Leaf& member : members) {
            const bool isPlain = !member.isRagged() && member.dtype() == members.front().dtype();
            if (!isPlain)
                return std::nullopt;
            shapes.push_back(member.shape());
        }
        return shapes;
    }

    static Value ofLeaf(const Leaf& leaf)
    {
        if (leaf.isRagged()) {
            if (auto shapes = shapesOf(leaf.members()))
                return {{"is", "ragged"},
                        {"dim", stackDimOf(leaf)},
                        {"dtype", dtypeName(leaf.dtype())},
                        {"file", fileOf(leaf.members().front())},
                        {"shapes", *std::move(shapes)}};
            Value members = Value::array();
            for (const Leaf& member : leaf.members())
                members.push_back(ofLeaf(member));
            return {{"is", "ragged"}, {"dim", stackDimOf(leaf)}, {"members", std::move(members)}};
        }
        Value entry{{"is", "leaf"}, {"dtype", dtypeName(leaf.dtype())}, {"shape", leaf.shape()}};
        if (const auto source = leaf.source(); source != nullptr && leaf.impl()->isWholeSource()) {
            if (const Shape chunks = source->chunkShape(); !chunks.empty())
                entry["chunks"] = chunks;
            if (const auto device = source->savedDevice())
                entry["device"] = toWire(device);
            entry["file"] = source->file();
            if (const auto* images = dynamic_cast<const ImageLeaf*>(source.get()))
                entry["images"] = images->form().codec;
        }
        return entry;
    }

    static Value ofNonTensor(const NonTensor& value)
    {
        Value entry{{"is", value.isStack() ? "values" : value.isMeta() ? "meta" : "value"}, {"batch", value.batchSize()}};
        if (!value.isStack()) {
            entry["value"] = toWire(value.first());
            return entry;
        }
        Value values = Value::array();
        for (const PythonValue& one : value.values())
            values.push_back(toWire(one));
        entry["value"] = std::move(values);
        return entry;
    }

    static Value ofBroken(const Broken& broken)
    {
        Value entry{{"is", "broken"}, {"error", toWire(broken.error())}};
        if (broken.shape())
            entry["shape"] = *broken.shape();
        if (broken.dtype())
            entry["dtype"] = dtypeName(*broken.dtype());
        return entry;
    }

    /// The fields that describe levels and stacks alike.
    [[nodiscard]] Value commonOf(const char* kind, const Waiting& waiting) const
    {
        const TensorDict& level = waiting.level;
        Value entry{{"is", kind}, {"batch", level.batchSize()}};
        if (const DimNames names = level.names(); anyNamed(names))
            entry["names"] = toWire(names);
        if (level.isLocked())
            entry["locked"] = true;
        if (const std::string tensorclass = level.tensorclass(); !tensorclass.empty())
            entry["class"] = tensorclass;
        if (const StoredLevel stored = m_storage.kindOf(waiting.path); stored != StoredLevel::TensorDict)
            entry["stored"] = stored == StoredLevel::Dict ? "dict" : "list";
        return entry;
    }

    [[nodiscard]] Value ofLevel(const Waiting& waiting) const
    {
        Value entry = commonOf("level", waiting);
        if (const auto device = waiting.level.device())
            entry["device"] = toWire(device);
        entry["keys"] = waiting.level.keys();
        entry["entries"] = Value::array();
        return entry;
    }

    [[nodiscard]] Value ofStack(const Waiting& waiting) const
    {
        Value entry = commonOf("stack", waiting);
        entry["dim"] = waiting.level.stackDim();
        if (const DimName name = waiting.level.stackDimName())
            entry["name"] = *name;
        if (const auto names = m_storage.memberNames(waiting.path); !names.empty())
            entry["files"] = names;
        entry["members"] = Value::array();
        return entry;
    }

    void listEntries(const Waiting& waiting)
    {
        Value& entries = (*waiting.to)["entries"];
        const std::size_t count = waiting.level.count();
        entries = Value::array_t(count);
        if (count > m_room)
            m_room = 0;
        if (m_room == 0)
            return;
        m_room -= count;
        std::vector<KeyPath> paths;
        for (std::size_t i = 0; i < count; ++i)
            paths.push_back(waiting.path / waiting.level.keyAt(i));
        m_storage.prepare(paths);
        for (std::size_t i = 0; i < count; ++i)
            add(waiting.level.entryAt(i), paths[i], entries[i], false);
    }

    void listMembers(const Waiting& waiting)
    {
        Value& members = (*waiting.to)["members"];
        members = Value::array_t(waiting.level.members().size());
        for (std::size_t i = 0; i < members.size(); ++i)
            m_waiting.push_back({waiting.level.members()[i], waiting.path / Member{i, waiting.level.stackDim()}, &members[i]});
    }

    const Storage& m_storage;
    std::size_t m_room;
    std::deque<Waiting> m_waiting;
};

}  // namespace

std::vector<wire::Value> listed(const Storage& storage, const std::vector<KeyPath>& paths, std::size_t room)
{
    const TensorDict root = storage.root();
    std::vector<wire::Value> entries(paths.size());
    Listing listing(storage, room);
    for (std::size_t i = 0; i < paths.size(); ++i) {
        if (paths[i].empty())
            listing.add(root, paths[i], entries[i], true);
        else if (const auto entry = root.find(paths[i]))
            listing.add(*entry, paths[i], entries[i], i == 0);
        else
            static_cast<void>(root.at(paths[i]));  // throws, with the keys that there are
    }
    listing.listLevels();
    return entries;
}

}  // namespace tensordesk
