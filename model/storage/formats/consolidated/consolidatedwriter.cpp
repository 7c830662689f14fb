// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/consolidated/consolidatedwriter.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/formats/consolidated/consolidatedtail.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/visit.h"

#include <c10/core/ScalarType.h>
#include <fcntl.h>

#include <algorithm>

namespace tensordesk {

namespace {

PythonValue sizesAsPlain(const Shape& shape)
{
    return PythonValue::List(shape.begin(), shape.end());
}

bool isOneValue(const NonTensor& value)
{
    return !value.isStack() || value.batchSize().empty();
}

void checkConsolidatedLeaf(const Leaf& leaf)
{
    if (leaf.isRagged())
        throw Error(ErrorKind::NotImplementedError,
                    "the ragged shape {} cannot be written to a consolidated file; pad it, or leave the leaf out",
                    toString(leaf.shape()));
    if (const std::string name = dtypeName(leaf.dtype()); c10::isQIntType(leaf.dtype()) || name.starts_with("torch.float8"))
        throw Error(ErrorKind::NotImplementedError,
                    "a consolidated file with the dtype {} cannot be loaded in Python; convert the leaf or leave it out", name);
}

/// Computes the JSON and the location of each leaf.
class ConsolidatedLayout {
public:
    struct Placed {
        Leaf leaf;
        int64_t start;
        KeyPath path;
    };

    /// `isRoot`: a tensorclass loses its name there, as Python's do.
    PythonValue::Dict level(const TensorDict& td, const KeyPath& path, bool isRoot)
    {
        return td.isLazyStack() ? stack(td, path) : mapping(td, path, isRoot);
    }

    [[nodiscard]] const std::vector<Placed>& leaves() const noexcept { return m_leaves; }
    [[nodiscard]] int64_t size() const noexcept { return m_size; }

private:
    static PythonValue::Dict made(std::string className, PythonValue::Dict values, PythonValue::Dict leaves,
                                  PythonValue::Dict metadata)
    {
        return {{"cls", std::move(className)},
                {"non_tensors", std::move(values)},
                {"leaves", std::move(leaves)},
                {"cls_metadata", std::move(metadata)}};
    }

    PythonValue::Dict stack(const TensorDict& td, const KeyPath& path)
    {
        const DimName name = td.stackDimName();
        PythonValue::Dict fields = made("LazyStackedTensorDict", {}, {},
                                        {{"stack_dim", td.stackDim()},
                                         {"stack_dim_name", name ? PythonValue(*name) : PythonValue()},
                                         {"is_locked", td.isLocked()}});
        for (std::size_t i = 0; i < td.members().size(); ++i)
            fields.emplace_back(std::to_string(i), level(td.members()[i], path / Member{i, td.stackDim()}, false));
        return fields;
    }

    PythonValue::Dict mapping(const TensorDict& td, const KeyPath& path, bool isRoot)
    {
        PythonValue::Dict values, leaves, below;
        visitLevel(td, [&](const Key& key, const Entry& entry) {
            withinKey(key, [&] {
                checkConsolidatedEntry(key, entry);
                if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                    leaves.emplace_back(key, placed(*leaf, path / key));
                    return;
                }
                const auto* value = std::get_if<NonTensor>(&entry);
                if (value != nullptr && isOneValue(*value)) {
                    values.emplace_back(key, oneValue(value->toPythonValue(), td.batchSize()));
                    return;
                }
                below.emplace_back(key, value != nullptr
                                            ? valueStack(value->toPythonValue(), value->batchSize().size(), td.isLocked())
                                            : level(std::get<TensorDict>(entry), path / key, false));
            });
        });
        const std::string typeName = isRoot ? std::string() : td.tensorclass();
        PythonValue::List names;
        for (const DimName& name : td.names())
            names.push_back(name ? PythonValue(*name) : PythonValue());
        const auto device = td.device();
        PythonValue::Dict fields = made(typeName.empty() ? "TensorDict" : "<class '" + typeName + "'>", std::move(values),
                                        std::move(leaves),
                                        {{"device", device ? PythonValue("cpu") : PythonValue()},
                                         {"names", std::move(names)},
                                         {"batch_size", sizesAsPlain(td.batchSize())},
                                         {"is_locked", td.isLocked()}});
        std::move(below.begin(), below.end(), std::back_inserter(fields));
        return fields;
    }

    static PythonValue oneValue(const PythonValue& value, const Shape& batch)
    {
        return PythonValue::List{value, sizesAsPlain(batch), PythonValue()};
    }

    /// Lists nested `depth` deep, one value a position.
    static PythonValue::Dict valueStack(const PythonValue& nested, std::size_t depth, bool isLocked)
    {
        PythonValue::Dict values, below;
        const auto& list = *nested.as<PythonValue::List>();
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (depth == 1)
                values.emplace_back(std::to_string(i), oneValue(list[i], {}));
            else
                below.emplace_back(std::to_string(i), valueStack(list[i], depth - 1, isLocked));
        }
        PythonValue::Dict fields = made("NonTensorStack", std::move(values), {},
                                        {{"stack_dim", 0}, {"stack_dim_name", PythonValue()}, {"is_locked", isLocked}});
        std::move(below.begin(), below.end(), std::back_inserter(fields));
        return fields;
    }

    PythonValue placed(const Leaf& leaf, const KeyPath& path)
    {
        constexpr int64_t alignment = 8;
        const auto aligned = [](int64_t offset, int64_t to) { return (offset + to - 1) / to * to; };
        const int64_t start = aligned(m_size, leaf.dtype() == DType::ComplexDouble ? 2 * alignment : alignment);
        const int64_t bytes = leaf.bytes();
        int64_t most = 0;
        if (__builtin_add_overflow(start + alignment, bytes, &most))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
        m_size = aligned(start + bytes, alignment);
        m_leaves.push_back({leaf, start, path});
        return PythonValue::List{dtypeName(leaf.dtype()), sizesAsPlain(leaf.shape()), start, m_size, m_size - start - bytes};
    }

    std::vector<Placed> m_leaves;
    int64_t m_size = 0;
};

}  // namespace

void checkConsolidatedEntry(const Key& key, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        checkConsolidatedLeaf(*leaf);
        return;
    }
    const auto* value = std::get_if<NonTensor>(&entry);
    if (value != nullptr && !isJson(value->toPythonValue()))
        throw Error(ErrorKind::NotImplementedError, "a consolidated file can only hold JSON values; leave this one out");
    const bool isLevel = value == nullptr || !isOneValue(*value);
    if (isLevel && isConsolidatedField(key))
        throw Error(ErrorKind::NotImplementedError, "a consolidated file has no room for a level under the key {}; rename it",
                    stringLiteral(key));
}

void writeConsolidated(const TensorDict& td, const std::string& path, Progress& progress)
{
    ConsolidatedLayout layout;
    const PythonValue::Dict root = layout.level(td, {}, true);
    const Descriptor file = openFile(path, O_WRONLY);
    reserveSpace(file.get(), 0, layout.size(), path);
    int64_t done = 0;
    for (const auto& [leaf, start, key] : layout.leaves()) {
        int64_t offset = start;
        LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
            progress.check();
            writeAt(file, block.const_data_ptr(), block.nbytes(), offset, path);
            offset += static_cast<int64_t>(block.nbytes());
            done += static_cast<int64_t>(block.nbytes());
            progress.report(done, std::max(done, layout.size()));
        });
    }
    std::string tail = toJson(root);
    appendNumber(tail, static_cast<uint64_t>(tail.size()));
    writeAt(file, tail.data(), tail.size(), layout.size(), path);
}

}  // namespace tensordesk
