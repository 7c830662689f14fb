// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/packedtree.h"

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

PythonValue::List sizes(c10::IntArrayRef shape)
{
    return {shape.begin(), shape.end()};
}

PythonValue deviceText(std::optional<at::Device> device)
{
    return device ? PythonValue(device->str()) : PythonValue();
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

PythonValue stackMetadata(int64_t dim, const DimName& name, bool isLocked)
{
    return PythonValue::Dict{{"stack_dim", dim},
                             {"stack_dim_name", name ? PythonValue(*name) : PythonValue()},
                             {"is_locked", isLocked}};
}

PythonValue::Dict described(std::string className, PythonValue::Dict nonTensors, PythonValue::Dict leaves, PythonValue metadata)
{
    return {{"cls", std::move(className)},
            {"non_tensors", std::move(nonTensors)},
            {"leaves", std::move(leaves)},
            {"cls_metadata", std::move(metadata)}};
}

/// The values of a stack from `first` on, as stacks of stacks.
PythonValue::Dict describedValues(const std::vector<PythonValue>& all, const Shape& batch, std::size_t dim, std::size_t first)
{
    std::size_t stride = 1;
    for (std::size_t i = dim + 1; i < batch.size(); ++i)
        stride *= static_cast<std::size_t>(batch[i]);
    PythonValue::Dict values, stacks;
    for (std::size_t i = 0; i < static_cast<std::size_t>(batch[dim]); ++i) {
        const std::string key = std::to_string(i);
        const std::size_t at = first + i * stride;
        if (dim + 1 == batch.size())
            values.emplace_back(key, PythonValue::List{all[at], PythonValue::List(), PythonValue()});
        else
            stacks.emplace_back(key, describedValues(all, batch, dim + 1, at));
    }
    PythonValue::Dict result = described("NonTensorStack", std::move(values), {}, stackMetadata(0, {}, false));
    result.insert(result.end(), stacks.begin(), stacks.end());
    return result;
}

class Packer {
public:
    explicit Packer(at::Tensor storage) : m_storage(std::move(storage)) { }

    PythonValue::Dict level(const TensorDict& td)
    {
        const std::string type = td.tensorclass();
        if (td.isLazyStack()) {
            PythonValue::Dict result = described(type.empty() ? "LazyStackedTensorDict" : pythonClass(type), {}, {},
                                                 stackMetadata(td.stackDim(), td.stackDimName(), td.isLocked()));
            for (std::size_t i = 0; i < td.members().size(); ++i)
                result.emplace_back(std::to_string(i), level(td.members()[i]));
            return result;
        }
        PythonValue::Dict nonTensors, leaves, levels;
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
        PythonValue::List names;
        for (const DimName& name : td.names())
            names.push_back(name ? PythonValue(*name) : PythonValue());
        PythonValue::Dict result = described(type.empty() ? "TensorDict" : pythonClass(type), std::move(nonTensors),
                                             std::move(leaves),
                                             PythonValue::Dict{{"device", deviceText(td.device())},
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
            throw Error(
                ErrorKind::NotImplementedError,
                "a tensordict with this key cannot be sent as one block, because the description reserves the name; rename it with rename_key_()");
        return key;
    }

    PythonValue place(const Leaf& leaf)
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
        return PythonValue::List{dtypeName(leaf.dtype()), sizes(leaf.sizes()), begin, m_at, pad};
    }

    static void addValue(const Key& key, const NonTensor& value, std::optional<at::Device> device, PythonValue::Dict& values,
                         PythonValue::Dict& levels)
    {
        if (value.isStack() && !value.batchSize().empty())
            levels.emplace_back(free(key), describedValues(value.values(), value.batchSize(), 0, 0));
        else
            values.emplace_back(key, PythonValue::List{value.first(), sizes(value.batchSize()), deviceText(device)});
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
std::string shown(const PythonValue& value)
{
    constexpr std::size_t kMost = 200;
    const std::string text = value.toPython();
    return text.size() <= kMost ? text : text.substr(0, kMost) + "…";
}

template <typename T>
const T& as(const PythonValue& value, Pattern<> expected)
{
    const auto* typed = value.as<T>();
    if (!typed)
        fail({"has {} where {} belongs", shown(value), Message(expected)});
    return *typed;
}

const PythonValue* findField(const PythonValue& dict, std::string_view name)
{
    const auto& entries = as<PythonValue::Dict>(dict, "a dict");
    const auto entry = std::ranges::find(entries, name, &PythonValue::Dict::value_type::first);
    return entry == entries.end() ? nullptr : &entry->second;
}

const PythonValue& field(const PythonValue& dict, std::string_view name)
{
    const PythonValue* value = findField(dict, name);
    if (!value)
        fail({"lacks '{}'", name});
    return *value;
}

Shape shapeOf(const PythonValue& value)
{
    Shape shape;
    for (const PythonValue& size : as<PythonValue::List>(value, "a list of sizes")) {
        shape.push_back(as<int64_t>(size, "a size"));
        if (shape.back() < 0)
            fail({"has the size {}", size.toPython()});
    }
    return shape;
}

std::optional<std::string> optionalText(const PythonValue& value)
{
    return value.as<PythonValue::None>() ? std::nullopt : std::optional(as<std::string>(value, "a text or None"));
}

/// The class that is named, as a text or as a class; empty for a plain tensordict or a stack.
std::string tensorclassOf(const PythonValue& cls)
{
    const auto* opaque = cls.as<PythonValue::Opaque>();
    std::string name = opaque ? opaque->description : as<std::string>(cls, "a class");
    constexpr std::string_view kBefore = "<class '", kAfter = "'>";
    if (name.starts_with(kBefore) && name.ends_with(kAfter))
        name = name.substr(kBefore.size(), name.size() - kBefore.size() - kAfter.size());
    else if (!opaque)
        return {};
    return name.starts_with("tensordict._") ? std::string() : name;
}

/// Returns the members of a stack, which are stored with numbers as keys.
std::vector<const PythonValue*> members(const PythonValue& level, const PythonValue& nonTensors)
{
    const auto& entries = as<PythonValue::Dict>(level, "a dict");
    const auto& values = as<PythonValue::Dict>(nonTensors, "a dict");
    std::vector<const PythonValue*> found(entries.size() + values.size(), nullptr);
    std::size_t count = 0;
    const auto collect = [&](const PythonValue::Dict& from) {
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

NonTensor valueOf(const PythonValue& described)
{
    const auto& parts = as<PythonValue::List>(described, "a value with its batch size");
    if (parts.size() < 2)
        fail({"has {} where {} belongs", shown(described), Message("a value with its batch size")});
    return {parts[0], shapeOf(parts[1])};
}

/// `batch`: of the enclosing level, which defines the size of a stack without values.
NonTensor valuesOf(const PythonValue& level, const Shape& batch)
{
    const int64_t dim = as<int64_t>(field(field(level, "cls_metadata"), "stack_dim"), "a dim");
    Shape below = batch;
    if (dim >= 0 && dim < static_cast<int64_t>(below.size()))
        below.erase(below.begin() + dim);
    std::vector<NonTensor> values;
    for (const PythonValue* member : members(level, field(level, "non_tensors")))
        values.push_back(member->as<PythonValue::List>() ? valueOf(*member) : valuesOf(*member, below));
    if (values.empty() && elementCount(batch) != 0)
        fail({"has a stack of no values"});
    if (values.empty())
        return NonTensor::stack(std::vector<PythonValue>(), batch);
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

    TensorDict level(const PythonValue& described)
    {
        const PythonValue& metadata = field(described, "cls_metadata");
        const PythonValue& cls = field(described, "cls");
        const std::string type = tensorclassOf(cls);
        TensorDict td = findField(metadata, "stack_dim") ? stackOf(described, metadata) : ordinary(described, metadata);
        if (!type.empty())
            td = TensorDict::typed(std::move(td), type);
        if (as<bool>(field(metadata, "is_locked"), "a bool"))
            td.setLocked(true);
        return td;
    }

private:
    TensorDict stackOf(const PythonValue& described, const PythonValue& metadata)
    {
        std::vector<TensorDict> stacked;
        for (const PythonValue* member : members(described, field(described, "non_tensors")))
            stacked.push_back(level(*member));
        return TensorDict::lazyStack(std::move(stacked), as<int64_t>(field(metadata, "stack_dim"), "a dim"),
                                     optionalText(field(metadata, "stack_dim_name")));
    }

    TensorDict ordinary(const PythonValue& described, const PythonValue& metadata)
    {
        Shape batch = shapeOf(field(metadata, "batch_size"));
        DimNames names;
        for (const PythonValue& name : as<PythonValue::List>(field(metadata, "names"), "a list of names"))
            names.push_back(optionalText(name));
        // The block lies in memory, wherever the leaves lay that it was made of.
        const bool isOnCpu = optionalText(field(metadata, "device")) == "cpu";
        TensorDict td(std::move(batch), std::move(names), isOnCpu ? std::optional(at::Device(at::kCPU)) : std::nullopt);
        // In this order the entries stand in Python too.
        for (const auto& [key, value] : as<PythonValue::Dict>(field(described, "non_tensors"), "a dict"))
            td.set({key}, valueOf(value));
        for (const auto& [key, place] : as<PythonValue::Dict>(field(described, "leaves"), "a dict"))
            withinKey(key, [&] { td.set({key}, Leaf(leafAt(place))); });
        for (const auto& [key, child] : as<PythonValue::Dict>(described, "a dict")) {
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

    at::Tensor leafAt(const PythonValue& described) const
    {
        const auto& parts = as<PythonValue::List>(described, "the place of a leaf");
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

PackedTree pack(const TensorDict& td)
{
    const int64_t bytes = packedBytes(td);
    checkFits({bytes}, at::kByte);
    const at::Tensor storage = at::empty({bytes}, at::kByte);
    PythonValue::Dict metadata = Packer(storage).level(td);
    return {storage, std::move(metadata)};
}

TensorDict unpack(const PythonValue& metadata, const at::Tensor& storage)
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
