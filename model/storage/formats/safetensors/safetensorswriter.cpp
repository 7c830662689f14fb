// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/safetensors/safetensorswriter.h"

#include "model/storage/arrays/raw/rawwriter.h"
#include "model/storage/files/fileio.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/safetensors/safetensorsheader.h"
#include "model/tensordict/tree/lazystacknode.h"
#include "model/tensordict/tree/visit.h"

#include <fcntl.h>

#include <algorithm>
#include <iterator>
#include <set>

namespace tensordesk {

namespace {

struct NamedLeaf {
    std::string name;
    Leaf leaf;
};

class Structure {
public:
    [[nodiscard]] PythonValue::Dict level(const TensorDict& td, const std::string& prefix)
    {
        if (td.isLazyStack()) {
            checkMembers(td);
        }
        const DimNames names = td.names();
        PythonValue::Dict fields{{"batch_size", sizesValue(td.batchSize())},
                                 {"names", anyNamed(names) ? namesValue(names) : PythonValue()}};
        if (td.isLazyStack()) {
            fields.emplace_back("stack_dim", td.stackDim());
        }
        if (const std::string type = td.tensorclass(); !type.empty()) {
            fields.emplace_back("class", "<class '" + type + "'>");
        }
        PythonValue::Dict keys;
        visitLevel(td, [&](const Key& key, const Entry& entry) { keys.emplace_back(key, described(entry, prefix + key)); });
        fields.emplace_back("keys", std::move(keys));
        return fields;
    }

    [[nodiscard]] std::vector<NamedLeaf>& leaves() noexcept { return m_leaves; }

private:
    static void checkMembers(const TensorDict& stack)
    {
        if (!exclusiveKeys(stack).empty()) {
            throw Error(
                ErrorKind::NotImplementedError,
                "the members of a lazy stack have different keys, which a safetensors file cannot keep; give all of them the same keys");
        }
    }

    [[nodiscard]] PythonValue described(const Entry& entry, const std::string& name)
    {
        checkSafetensorsEntry(name, entry);
        if (const auto* value = std::get_if<NonTensor>(&entry)) {
            return PythonValue::Dict{{"non_tensor", value->first()}};
        }
        if (const auto* td = std::get_if<TensorDict>(&entry)) {
            return PythonValue::Dict{{"td", level(*td, name + '.')}};
        }
        const Leaf& leaf = std::get<Leaf>(entry);
        if (!m_names.insert(name).second || name == "__metadata__") {
            throw Error(ErrorKind::ValueError, "a safetensors file would have two tensors of the name {}; rename one of the keys",
                        stringLiteral(name));
        }
        m_leaves.push_back({name, leaf});
        return PythonValue::Dict{{"tensor", name}};
    }

    std::vector<NamedLeaf> m_leaves;
    std::set<std::string> m_names;
};

void checkSafetensorsLeaf(const Leaf& leaf)
{
    if (leaf.isRagged()) {
        throw Error(ErrorKind::NotImplementedError, "is ragged, of shape {}; a safetensors file keeps only dense tensors",
                    toString(leaf.shape()));
    }
    if (safetensorsDType(leaf.dtype()).empty()) {
        throw Error(ErrorKind::NotImplementedError, "a safetensors file cannot keep the dtype {}; convert the leaf or leave it out",
                    dtypeName(leaf.dtype()));
    }
}

void checkSafetensorsValue(const NonTensor& value)
{
    // Members of a lazy stack that hold one value hold it together.
    const std::vector<PythonValue> values = value.values();
    if (values.empty() || std::ranges::any_of(values, [&](const PythonValue& each) { return each != values.front(); })) {
        throw Error(ErrorKind::NotImplementedError, "has one value per position; a safetensors file keeps one value for all");
    }
    if (!isJson(values.front())) {
        throw Error(ErrorKind::NotImplementedError, "is {}, which is not a JSON value; a safetensors file keeps no others",
                    values.front().toPython());
    }
}

}  // namespace

void checkSafetensorsEntry(const Key&, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        throw Error(broken->error());
    }
    if (const auto* value = std::get_if<NonTensor>(&entry)) {
        checkSafetensorsValue(*value);
    } else if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        checkSafetensorsLeaf(*leaf);
    }
}

void writeSafetensors(const TensorDict& td, const std::string& path, Progress& progress, const PythonValue::Dict& texts)
{
    Structure structure;
    const PythonValue::Dict root = structure.level(td, {});
    std::vector<NamedLeaf>& leaves = structure.leaves();
    std::ranges::stable_sort(leaves, std::greater(), [](const NamedLeaf& each) { return itemSize(each.leaf.dtype()); });

    PythonValue::Dict metadata{
        {kSafetensorsStructure, toJson(PythonValue::Dict{{"version", kSafetensorsVersion}, {"root", root}})}};
    std::ranges::copy_if(texts, std::back_inserter(metadata), [](const auto& text) { return text.first != kSafetensorsStructure; });
    PythonValue::Dict header{{"__metadata__", std::move(metadata)}};
    int64_t end = 0;
    for (const auto& [name, leaf] : leaves) {
        const int64_t begin = end;
        end += leaf.bytes();
        header.emplace_back(name, PythonValue::Dict{{"dtype", safetensorsDType(leaf.dtype())},
                                                    {"shape", sizesValue(leaf.shape())},
                                                    {"data_offsets", PythonValue::List{begin, end}}});
    }
    std::string text = toJson(header);
    text.resize((text.size() + 7) / 8 * 8, ' ');
    if (static_cast<int64_t>(text.size()) > kMostSafetensorsHeader) {
        throw Error(ErrorKind::ValueError, "the description of the tensordict has {} bytes, and a safetensors file has room for {}",
                    text.size(), kMostSafetensorsHeader);
    }
    const Descriptor file = openFile(path, O_WRONLY);
    const auto length = static_cast<uint64_t>(text.size());
    writeAt(file, &length, sizeof length, 0, path);
    writeAt(file, text.data(), text.size(), sizeof length, path);
    auto offset = static_cast<int64_t>(sizeof length + text.size());
    RawWriter writer(progress, end);
    for (const auto& [name, leaf] : leaves) {
        offset = writer.write(file, path, offset, leaf);
    }
}

}  // namespace tensordesk
