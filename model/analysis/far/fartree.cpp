// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/far/fartree.h"

#include "model/analysis/far/plainvalues.h"
#include "model/tensordict/base/overloaded.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <cstring>

namespace tensordesk {
namespace {

using far::fieldsIn;
using far::isNone;
using far::listIn;
using far::valueIn;

/// The elements of leaves that are made here, of the whole tree.
constexpr int64_t kMostHere = int64_t{4} << 20;
constexpr std::size_t kMostEntries = 100000;

constexpr const char *kFar = "far", *kHere = "here", *kLevel = "level", *kStack = "stack", *kValue = "value", *kMeta = "meta",
                     *kValues = "values";

PythonValue::List listOf(const Shape& shape)
{
    return {shape.begin(), shape.end()};
}

PythonValue::List listOf(const DimNames& names)
{
    PythonValue::List list;
    for (const DimName& name : names)
        list.push_back(name ? PythonValue(*name) : PythonValue());
    return list;
}

/// True if one of the first `left` leaves is on another machine.
bool beginsFar(const TensorDict& td, int& left)
{
    if (td.isLazyStack())
        return !td.members().empty() && beginsFar(td.members().front(), left);
    for (std::size_t i = 0; i < td.count() && left > 0; ++i) {
        const Entry entry = td.entryAt(i);
        const auto* level = std::get_if<TensorDict>(&entry);
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (level != nullptr ? beginsFar(*level, left) : leaf != nullptr && isFar(*leaf))
            return true;
        left -= leaf != nullptr ? 1 : 0;
    }
    return false;
}

/// Describes a tree; a part that cannot be described makes all of it so.
class Describing {
public:
    std::optional<FarTree> tree(const TensorDict& td)
    {
        PythonValue description = level(td);
        if (!m_isPossible || m_computer == nullptr)
            return std::nullopt;
        return FarTree{std::move(m_computer), std::move(description)};
    }

private:
    PythonValue level(const TensorDict& td)
    {
        ProgressScope::step();
        if (td.isLazyStack() && !td.members().empty()) {
            PythonValue::List members;
            for (std::size_t i = 0; m_isPossible && i < td.members().size(); ++i)
                members.push_back(level(td.members()[i]));
            return PythonValue::List{kStack, std::move(members), td.stackDim(),
                                     td.stackDimName() ? PythonValue(*td.stackDimName()) : PythonValue()};
        }
        PythonValue::List entries;
        for (std::size_t i = 0; m_isPossible && i < td.count(); ++i) {
            m_isPossible = m_isPossible && ++m_entries <= kMostEntries;
            entries.emplace_back(td.keyAt(i));
            entries.push_back(entry(td.entryAt(i)));
        }
        return PythonValue::List{kLevel, listOf(td.batchSize()), listOf(td.names()), std::move(entries), td.tensorclass()};
    }

    PythonValue entry(const Entry& entry)
    {
        return std::visit(Overloaded{[&](const Leaf& leaf) { return ofLeaf(leaf); },
                                     [&](const TensorDict& td) { return level(td); },
                                     [&](const NonTensor& value) { return ofNonTensor(value); },
                                     [&](const Broken&) {
                                         m_isPossible = false;
                                         return PythonValue();
                                     }},
                          entry);
    }

    PythonValue ofLeaf(const Leaf& leaf)
    {
        if (auto far = farLeafOf(leaf); far && (m_computer == nullptr || far->computer == m_computer)) {
            m_computer = std::move(far->computer);
            return PythonValue::List{kFar, std::move(far->description)};
        }
        m_here += leaf.isRagged() ? kMostHere + 1 : leaf.bytes();
        m_isPossible = m_isPossible && m_here <= kMostHere;
        if (!m_isPossible)
            return {};
        const at::Tensor elements = snapshot(leaf);
        return PythonValue::List{kHere, listOf(leaf.shape()), dtypeName(leaf.dtype()),
                                 PythonValue::Bytes{
                                     std::string(static_cast<const char*>(elements.const_data_ptr()), elements.nbytes())}};
    }

    static PythonValue ofNonTensor(const NonTensor& value)
    {
        if (!value.isStack())
            return PythonValue::List{value.isMeta() ? kMeta : kValue, listOf(value.batchSize()), value.first()};
        return PythonValue::List{kValues, listOf(value.batchSize()), value.values()};
    }

    std::shared_ptr<const FarComputer> m_computer;
    bool m_isPossible = true;
    int64_t m_here = 0;
    std::size_t m_entries = 0;
};

/// Makes the tree that a description describes.
class Making {
public:
    explicit Making(const std::function<Leaf(const PythonValue& address)>& arrayAt) : m_arrayAt(arrayAt) { }

    [[nodiscard]] TensorDict level(const PythonValue& description, int depth = 0) const
    {
        const PythonValue::List& list = listIn(description);
        if (list.empty() || depth > kMostLevels)
            far::throwUnexpected();
        return valueIn<std::string>(list[0]) == kStack ? stack(fieldsIn(description, 4), depth)
                                                       : mapping(fieldsIn(description, 5), depth);
    }

private:
    static constexpr int kMostLevels = 200;

    [[nodiscard]] TensorDict stack(const PythonValue::List& fields, int depth) const
    {
        std::vector<TensorDict> members;
        for (const PythonValue& member : listIn(fields[1]))
            members.push_back(level(member, depth + 1));
        const auto dim = valueIn<int64_t>(fields[2]);
        if (members.empty() || dim < 0 || dim > members.front().dim())
            far::throwUnexpected();
        return TensorDict::lazyStack(std::move(members), dim, nameIn(fields[3]));
    }

    [[nodiscard]] TensorDict mapping(const PythonValue::List& fields, int depth) const
    {
        DimNames names;
        for (const PythonValue& name : listIn(fields[2]))
            names.push_back(nameIn(name));
        TensorDict td(shapeIn(fields[1]), std::move(names));
        const PythonValue::List& entries = listIn(fields[3]);
        for (std::size_t i = 0; i + 1 < entries.size(); i += 2)
            td.set({valueIn<std::string>(entries[i])}, entry(entries[i + 1], depth));
        const auto& tensorclass = valueIn<std::string>(fields[4]);
        return tensorclass.empty() ? td : TensorDict::typed(td, tensorclass);
    }

    [[nodiscard]] Entry entry(const PythonValue& description, int depth) const
    {
        const PythonValue::List& list = listIn(description);
        const std::string kind = list.empty() ? std::string() : valueIn<std::string>(list[0]);
        if (kind == kFar)
            return leafFrom(fieldsIn(description, 2)[1], m_arrayAt);
        if (kind == kHere)
            return leaf(fieldsIn(description, 4));
        if (kind == kLevel || kind == kStack)
            return level(description, depth + 1);
        const PythonValue::List& fields = fieldsIn(description, 3);
        Shape batch = shapeIn(fields[1]);
        if (kind == kValue)
            return NonTensor(fields[2], std::move(batch));
        if (kind == kMeta)
            return NonTensor::meta(fields[2], std::move(batch));
        const PythonValue::List& values = listIn(fields[2]);
        if (isRagged(batch) || static_cast<int64_t>(values.size()) != elementCount(batch))
            far::throwUnexpected();
        return NonTensor::stack(values, std::move(batch));
    }

    [[nodiscard]] static Leaf leaf(const PythonValue::List& fields)
    {
        const Shape shape = shapeIn(fields[1]);
        const auto dtype = dtypeFromName(valueIn<std::string>(fields[2]));
        const std::string& bytes = valueIn<PythonValue::Bytes>(fields[3]).bytes;
        if (!dtype || isRagged(shape) || static_cast<int64_t>(bytes.size()) != elementCount(shape) * itemSize(*dtype))
            far::throwUnexpected();
        at::Tensor elements = at::empty(shape, *dtype);
        if (!bytes.empty())
            std::memcpy(elements.data_ptr(), bytes.data(), bytes.size());
        return Leaf(std::move(elements));
    }

    [[nodiscard]] static DimName nameIn(const PythonValue& value)
    {
        return isNone(value) ? DimName() : DimName(valueIn<std::string>(value));
    }

    [[nodiscard]] static Shape shapeIn(const PythonValue& value)
    {
        constexpr int64_t kMostElements = int64_t{1} << 56;
        Shape shape;
        int64_t room = kMostElements;
        for (const PythonValue& item : listIn(value)) {
            const auto size = valueIn<int64_t>(item);
            if (size < kRagged || size > room)
                far::throwUnexpected();
            room /= std::max<int64_t>(size, 1);
            shape.push_back(size);
        }
        return shape;
    }

    const std::function<Leaf(const PythonValue& address)>& m_arrayAt;
};

}  // namespace

std::optional<FarTree> farTreeOf(const TensorDict& td)
{
    int leaves = 16;
    return beginsFar(td, leaves) ? Describing().tree(td) : std::nullopt;
}

TensorDict treeFrom(const PythonValue& description, const std::function<Leaf(const PythonValue& address)>& arrayAt)
{
    return Making(arrayAt).level(description);
}

}  // namespace tensordesk
