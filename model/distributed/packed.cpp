// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/packed.h"

#include "model/operations/compute/leafwise.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/empty.h>

#include <array>
#include <string_view>

namespace tensordesk {

namespace {

constexpr int64_t kAlignment = 8;
constexpr std::array<std::string_view, 4> kOwnKeys = {"cls", "leaves", "non_tensors", "cls_metadata"};

int64_t padding(int64_t bytes)
{
    return (kAlignment - bytes % kAlignment) % kAlignment;
}

Plain::List sizes(c10::IntArrayRef shape)
{
    return {shape.begin(), shape.end()};
}

Plain deviceText(std::optional<at::Device> device)
{
    return device ? Plain(device->str()) : Plain();
}

/// Bytes as elements: a view where they are aligned.
at::Tensor viewed(const at::Tensor& bytes, DType dtype, c10::IntArrayRef shape)
{
    return guardingTorch([&] {
        if (bytes.numel() == 0)
            return at::empty(shape, dtype);
        const bool isAligned = bytes.storage_offset() % itemSize(dtype) == 0;
        return (isAligned ? bytes : bytes.clone()).view(dtype).view(shape);
    });
}

// ---- writing -------------------------------------------------------------------------------------

Plain stackMetadata(int64_t dim, const DimName& name, bool isLocked)
{
    return Plain::Dict{{"stack_dim", dim}, {"stack_dim_name", name ? Plain(*name) : Plain()}, {"is_locked", isLocked}};
}

Plain::Dict described(std::string className, Plain::Dict nonTensors, Plain::Dict leaves, Plain metadata)
{
    return {{"cls", std::move(className)},
            {"non_tensors", std::move(nonTensors)},
            {"leaves", std::move(leaves)},
            {"cls_metadata", std::move(metadata)}};
}

/// The values of a stack from `first` on, as stacks of stacks.
Plain::Dict describedValues(const std::vector<Plain>& all, const Shape& batch, std::size_t dim, std::size_t first)
{
    std::size_t stride = 1;
    for (std::size_t i = dim + 1; i < batch.size(); ++i)
        stride *= static_cast<std::size_t>(batch[i]);
    Plain::Dict values, stacks;
    for (std::size_t i = 0; i < static_cast<std::size_t>(batch[dim]); ++i) {
        const std::string key = std::to_string(i);
        const std::size_t at = first + i * stride;
        if (dim + 1 == batch.size())
            values.emplace_back(key, Plain::List{all[at], Plain::List(), Plain()});
        else
            stacks.emplace_back(key, describedValues(all, batch, dim + 1, at));
    }
    Plain::Dict result = described("NonTensorStack", std::move(values), {}, stackMetadata(0, {}, false));
    result.insert(result.end(), stacks.begin(), stacks.end());
    return result;
}

class Packer {
public:
    explicit Packer(at::Tensor storage) : m_storage(std::move(storage)) { }

    Plain::Dict level(const TensorDict& td)
    {
        const std::string type = td.tensorclass();
        if (td.isLazyStack()) {
            Plain::Dict result = described(type.empty() ? "LazyStackedTensorDict" : pythonClass(type), {}, {},
                                           stackMetadata(td.stackDim(), td.stackDimName(), td.isLocked()));
            for (std::size_t i = 0; i < td.members().size(); ++i)
                result.emplace_back(std::to_string(i), level(td.members()[i]));
            return result;
        }
        Plain::Dict nonTensors, leaves, levels;
        visitLevel(td, [&](const Key& key, const Entry& entry) {
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                leaves.emplace_back(key, place(*leaf));
            else if (const auto* child = std::get_if<TensorDict>(&entry))
                levels.emplace_back(free(key), level(*child));
            else if (const auto* value = std::get_if<NonTensor>(&entry))
                addValue(key, *value, td.device(), nonTensors, levels);
            else if (const auto* broken = std::get_if<Broken>(&entry))
                throw broken->error();
        });
        Plain::List names;
        for (const DimName& name : td.names())
            names.push_back(name ? Plain(*name) : Plain());
        Plain::Dict result = described(type.empty() ? "TensorDict" : pythonClass(type), std::move(nonTensors), std::move(leaves),
                                       Plain::Dict{{"device", deviceText(td.device())},
                                                   {"names", std::move(names)},
                                                   {"batch_size", sizes(td.batchSize())},
                                                   {"is_locked", td.isLocked()}});
        result.insert(result.end(), levels.begin(), levels.end());
        return result;
    }

private:
    /// As `str()` of the class is in Python, by which it is found there.
    static std::string pythonClass(const std::string& type) { return "<class '" + type + "'>"; }

    static Key free(const Key& key)
    {
        if (std::ranges::find(kOwnKeys, key) != kOwnKeys.end())
            throw Error(ErrorKind::NotImplementedError, "a tensordict under a key of this name cannot be sent as one block, whose "
                                                        "description has an entry of the same name; rename_key_() it");
        return key;
    }

    Plain place(const Leaf& leaf)
    {
        if (leaf.isRagged())
            throw Error(ErrorKind::NotImplementedError, "a ragged tensor cannot be sent as a part of one block");
        const int64_t begin = m_at, bytes = leaf.bytes(), pad = padding(bytes);
        m_at += bytes + pad;
        guardingTorch([&] {
            if (bytes > 0)
                m_storage.narrow(0, begin, bytes).copy_(leaf.tensor().cpu().contiguous().flatten().view(at::kByte));
            m_storage.narrow(0, begin + bytes, pad).zero_();
        });
        return Plain::List{dtypeName(leaf.dtype()), sizes(leaf.sizes()), begin, m_at, pad};
    }

    static void addValue(const Key& key, const NonTensor& value, std::optional<at::Device> device, Plain::Dict& values,
                         Plain::Dict& levels)
    {
        if (value.isStack() && !value.batchSize().empty())
            levels.emplace_back(free(key), describedValues(value.values(), value.batchSize(), 0, 0));
        else
            values.emplace_back(key, Plain::List{value.first(), sizes(value.batchSize()), deviceText(device)});
    }

    at::Tensor m_storage;
    int64_t m_at = 0;
};

// ---- reading -------------------------------------------------------------------------------------

/// The most places that a stack of values may have: each takes eight bytes here, and none in the description.
constexpr int64_t kMostPositions = int64_t{1} << 26;

[[noreturn]] void fail(const Message& what)
{
    throw Error(ErrorKind::ValueError, "the description of a tensordict that came from another process {}", what);
}

/// The beginning of a value, for a message: others say how long it is.
std::string shown(const Plain& value)
{
    constexpr std::size_t kMost = 200;
    const std::string text = value.toPython();
    return text.size() <= kMost ? text : text.substr(0, kMost) + "…";
}

template <typename T>
const T& as(const Plain& value, Pattern<> expected)
{
    const auto* typed = value.as<T>();
    if (!typed)
        fail({"has {} where {} belongs", shown(value), Message(expected)});
    return *typed;
}

const Plain* findField(const Plain& dict, std::string_view name)
{
    const auto& entries = as<Plain::Dict>(dict, "a dict");
    const auto entry = std::ranges::find(entries, name, &Plain::Dict::value_type::first);
    return entry == entries.end() ? nullptr : &entry->second;
}

const Plain& field(const Plain& dict, std::string_view name)
{
    const Plain* value = findField(dict, name);
    if (!value)
        fail({"lacks '{}'", name});
    return *value;
}

Shape shapeOf(const Plain& value)
{
    Shape shape;
    for (const Plain& size : as<Plain::List>(value, "a list of sizes")) {
        shape.push_back(as<int64_t>(size, "a size"));
        if (shape.back() < 0)
            fail({"has the size {}", size.toPython()});
    }
    return shape;
}

std::optional<std::string> optionalText(const Plain& value)
{
    return value.as<Plain::None>() ? std::nullopt : std::optional(as<std::string>(value, "a text or None"));
}

/// The class that is named, as a text or as a class; empty for a plain tensordict or a stack.
std::string tensorclassOf(const Plain& cls)
{
    const auto* opaque = cls.as<Plain::Opaque>();
    std::string name = opaque ? opaque->description : as<std::string>(cls, "a class");
    constexpr std::string_view kBefore = "<class '", kAfter = "'>";
    if (name.starts_with(kBefore) && name.ends_with(kAfter))
        name = name.substr(kBefore.size(), name.size() - kBefore.size() - kAfter.size());
    else if (!opaque)
        return {};
    return name.starts_with("tensordict._") ? std::string() : name;
}

/// What a number as a key tells: the member of a stack.
std::vector<const Plain*> members(const Plain& level, const Plain& nonTensors)
{
    const auto& entries = as<Plain::Dict>(level, "a dict");
    const auto& values = as<Plain::Dict>(nonTensors, "a dict");
    std::vector<const Plain*> found(entries.size() + values.size(), nullptr);
    std::size_t count = 0;
    const auto collect = [&](const Plain::Dict& from) {
        for (const auto& [key, value] : from) {
            if (std::ranges::find(kOwnKeys, key) != kOwnKeys.end())
                continue;
            const std::size_t position = !key.empty() && key.size() < 9
                                              && std::ranges::all_of(
                                                  key, [](char c) { return c >= '0' && c <= '9'; })
                                           ? std::stoul(key)
                                           : found.size();
            if (position >= found.size() || found[position])
                fail({"has a stack with the member {}", stringLiteral(key)});
            found[position] = &value;
            ++count;
        }
    };
    collect(entries);
    collect(values);
    found.resize(count);
    if (std::ranges::find(found, nullptr) != found.end())
        fail({"has a stack that lacks a member"});
    return found;
}

NonTensor valueOf(const Plain& described)
{
    const auto& parts = as<Plain::List>(described, "a value with its batch size");
    if (parts.size() < 2)
        fail({"has {} where {} belongs", shown(described), Message("a value with its batch size")});
    return {parts[0], shapeOf(parts[1])};
}

/// `batch`: of the level around, which tells the size of a stack of no values.
NonTensor valuesOf(const Plain& level, const Shape& batch)
{
    const int64_t dim = as<int64_t>(field(field(level, "cls_metadata"), "stack_dim"), "a dim");
    Shape below = batch;
    if (dim >= 0 && dim < static_cast<int64_t>(below.size()))
        below.erase(below.begin() + dim);
    std::vector<NonTensor> values;
    for (const Plain* member : members(level, field(level, "non_tensors")))
        values.push_back(member->as<Plain::List>() ? valueOf(*member) : valuesOf(*member, below));
    if (values.empty() && elementCount(batch) != 0)
        fail({"has a stack of no values"});
    if (values.empty())
        return NonTensor::stack(std::vector<Plain>(), batch);
    for (const NonTensor& value : values)
        if (value.batchSize() != values.front().batchSize())
            fail({"has a stack of values with different batch sizes"});
    if (dim < 0 || dim > static_cast<int64_t>(values.front().batchSize().size()))
        fail({"stacks values on dim {}", dim});
    if (elementCount(values.front().batchSize()) > kMostPositions / static_cast<int64_t>(values.size()))
        fail({"stacks {} values of batch size {}", values.size(), toString(values.front().batchSize())});
    return NonTensor::stack(values, dim);
}

class Unpacker {
public:
    explicit Unpacker(const at::Tensor& storage) : m_storage(storage) { }

    TensorDict level(const Plain& described)
    {
        const Plain& metadata = field(described, "cls_metadata");
        const Plain& cls = field(described, "cls");
        const std::string type = tensorclassOf(cls);
        TensorDict td = findField(metadata, "stack_dim") ? stackOf(described, metadata) : ordinary(described, metadata);
        if (!type.empty())
            td = TensorDict::typed(std::move(td), type);
        if (as<bool>(field(metadata, "is_locked"), "a bool"))
            td.setLocked(true);
        return td;
    }

private:
    TensorDict stackOf(const Plain& described, const Plain& metadata)
    {
        std::vector<TensorDict> stacked;
        for (const Plain* member : members(described, field(described, "non_tensors")))
            stacked.push_back(level(*member));
        return TensorDict::lazyStack(std::move(stacked), as<int64_t>(field(metadata, "stack_dim"), "a dim"),
                                     optionalText(field(metadata, "stack_dim_name")));
    }

    TensorDict ordinary(const Plain& described, const Plain& metadata)
    {
        Shape batch = shapeOf(field(metadata, "batch_size"));
        DimNames names;
        for (const Plain& name : as<Plain::List>(field(metadata, "names"), "a list of names"))
            names.push_back(optionalText(name));
        // The block lies in memory, wherever the leaves lay that it was made of.
        const bool isOnCpu = optionalText(field(metadata, "device")) == "cpu";
        TensorDict td(std::move(batch), std::move(names), isOnCpu ? std::optional(at::Device(at::kCPU)) : std::nullopt);
        // In this order the entries stand in Python too.
        for (const auto& [key, value] : as<Plain::Dict>(field(described, "non_tensors"), "a dict"))
            td.set({key}, valueOf(value));
        for (const auto& [key, place] : as<Plain::Dict>(field(described, "leaves"), "a dict"))
            withinKey(key, [&] { td.set({key}, Leaf(leafAt(place))); });
        for (const auto& [key, child] : as<Plain::Dict>(described, "a dict")) {
            if (std::ranges::find(kOwnKeys, key) != kOwnKeys.end())
                continue;
            withinKey(key, [&] {
                const auto* cls = field(child, "cls").as<std::string>();
                if (cls && *cls == "NonTensorStack")
                    td.set({key}, valuesOf(child, td.batchSize()));
                else
                    td.set({key}, level(child));
            });
        }
        return td;
    }

    at::Tensor leafAt(const Plain& described) const
    {
        const auto& parts = as<Plain::List>(described, "the place of a leaf");
        if (parts.size() < 5)
            fail({"has {} where {} belongs", shown(described), Message("the place of a leaf")});
        const std::string& name = as<std::string>(parts[0], "a dtype");
        const auto dtype = dtypeFromName(name);
        if (!dtype)
            fail({"has a leaf of dtype {}", name});
        const Shape shape = shapeOf(parts[1]);
        const int64_t begin = as<int64_t>(parts[2], "a number"), end = as<int64_t>(parts[3], "a number"),
                      pad = as<int64_t>(parts[4], "a number");
        const int64_t count = elementCount(shape);
        const bool isWithin = begin >= 0 && begin <= end && end <= m_storage.numel() && pad >= 0 && pad <= end - begin;
        if (!isWithin || count > m_storage.numel() || count * itemSize(*dtype) != end - begin - pad)
            fail({"places a leaf of {} {} at the bytes {} to {} of {}, {} of them padding", name, toString(shape), begin, end,
                  m_storage.numel(), pad});
        return viewed(m_storage.narrow(0, begin, end - begin - pad), *dtype, shape);
    }

    const at::Tensor& m_storage;
};

}  // namespace

int64_t packedBytes(const TensorDict& td)
{
    int64_t bytes = 0;
    forEachLeaf(td, true, [&](const KeyPath&, const Leaf& leaf) { bytes += leaf.bytes() + padding(leaf.bytes()); });
    return bytes;
}

Packed pack(const TensorDict& td)
{
    const int64_t bytes = packedBytes(td);
    checkFits({bytes}, at::kByte);
    const at::Tensor storage = at::empty({bytes}, at::kByte);
    Plain::Dict metadata = Packer(storage).level(td);
    return {storage, std::move(metadata)};
}

TensorDict unpack(const Plain& metadata, const at::Tensor& storage)
{
    return Unpacker(storage).level(metadata);
}

TensorDict refilled(const TensorDict& td, const at::Tensor& storage)
{
    const int64_t expected = packedBytes(td);
    if (storage.numel() != expected)
        throw Error(ErrorKind::RuntimeError, "a block of {} bytes came for a tensordict of {}", storage.numel(), expected);
    int64_t at = 0;
    return mapLeaves(
        td,
        [&](const Leaf& leaf) {
            const int64_t begin = at, bytes = leaf.bytes();
            at += bytes + padding(bytes);
            return viewed(storage.narrow(0, begin, bytes), leaf.dtype(), leaf.sizes());
        },
        KeepNames::Yes);
}

}  // namespace tensordesk
