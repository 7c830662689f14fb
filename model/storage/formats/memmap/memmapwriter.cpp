// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/memmap/memmapwriter.h"

#include "model/storage/files/fileio.h"
#include "model/storage/formats/memmap/keyencoding.h"
#include "model/storage/formats/memmap/levelkind.h"
#include "model/tensordict/base/torchversion.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/pickle.h"

#include <cstring>

namespace tensordesk {

// Note [Names on every level]
// Python fails the whole load where the names of two levels disagree, and an unnamed level below a
// named one disagrees. So each level is written with its parent's names for the dims they share.

namespace {

/// Only dtypes that Python's loader knows. It fails completely for any other, so that they must not be written even if LibTorch
/// could.
void checkDType(DType dtype)
{
    switch (dtype) {
    case DType::Float:
    case DType::Double:
    case DType::Half:
    case DType::BFloat16:
    case DType::Char:
    case DType::Short:
    case DType::Int:
    case DType::Long:
    case DType::Byte:
    case kUInt16:
    case kUInt32:
    case kUInt64:
    case DType::Bool:
    case DType::ComplexHalf:
    case DType::ComplexFloat:
    case DType::ComplexDouble: return;
    default:
        throw Error(ErrorKind::NotImplementedError,
                    "a memmap folder with the dtype {} cannot be loaded in Python; convert the leaf or "
                    "leave it out",
                    dtypeName(dtype));
    }
}

void checkNested(const Leaf& leaf)
{
    const int64_t count = leaf.shape().front();
    if (count == kRagged)
        throw Error(ErrorKind::NotImplementedError,
                    "its first dim is ragged; a memmap folder can hold ragged tensors only if the ragged dims follow the first");
    const Shape leading{count};
    for (int64_t i = 0; i < count; ++i) {
        if (const Leaf part = leaf.at(BoundIndex({i}, leading)); part.isRagged())
            throw Error(ErrorKind::NotImplementedError,
                        "its parts are ragged themselves, of shape {}; a memmap folder holds only parts that "
                        "are dense",
                        toString(part.shape()));
    }
}

}  // namespace

void checkMemmapEntry(const Key& key, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr) {
        checkStorable(key, 0);
        return;
    }
    checkStorable(key, std::strlen(leaf->isRagged() ? kShapeEnding : kLeafEnding));
    checkDType(leaf->dtype());
    if (leaf->isRagged())
        checkNested(*leaf);
}

DimNames namesBelow(const DimNames& parent, DimNames own)
{
    if (anyNamed(parent)) {
        own.resize(std::max(own.size(), parent.size()));
        std::copy(parent.begin(), parent.end(), own.begin());
    }
    checkNames(own, own.size());
    return own;
}

void MemmapWriter::writeMeta(const std::string& folder, const MetaJson& meta)
{
    m_files.newFile(joined(folder, kMetaFile), meta.text());
}

void MemmapWriter::writeTensorDict(const std::string& folder, const TensorDict& td, const DimNames& parentNames)
{
    const DimNames names = namesBelow(parentNames, td.names());
    std::string content = folder;
    if (const std::string name = td.tensorclass(); !name.empty()) {
        writeMeta(folder, tensorclassMeta(name));
        content = joined(folder, kFieldsFolder);
        m_files.newFolder(content);
    }
    if (td.isLazyStack())
        writeStack(content, td, names);
    else
        writeMapping(content, td, names);
}

void MemmapWriter::writeMapping(const std::string& folder, const TensorDict& td, const DimNames& names)
{
    MetaJson meta;
    visitLevel(td, [&](const Key& key, const Entry& entry) { meta.append(key, writeEntry(folder, key, entry, names)); });
    appendTensorDictFields(meta, td.batchSize(), names, m_device);
    writeMeta(folder, meta);
}

void MemmapWriter::writeStack(const std::string& folder, const TensorDict& td, const DimNames& names)
{
    DimNames memberNames = names;
    const int64_t dim = td.stackDim();
    const DimName& stackDimName = names[static_cast<std::size_t>(dim)];
    memberNames.erase(memberNames.begin() + dim);
    const auto& members = td.members();
    for (std::size_t i = 0; i < members.size(); ++i) {
        const std::string name = std::to_string(i);
        withinKey(name, [&] {
            m_files.newFolder(joined(folder, name));
            writeTensorDict(joined(folder, name), members[i], memberNames);
        });
    }
    writeMeta(folder, lazyStackMeta(dim, stackDimName));
}

PythonValue::Dict MemmapWriter::writeEntry(const std::string& folder, const Key& key, const Entry& entry,
                                           const DimNames& levelNames)
{
    m_progress.check();
    checkMemmapEntry(key, entry);
    if (const auto* leaf = std::get_if<Leaf>(&entry))
        return leaf->isRagged() ? writeNested(folder, key, *leaf) : writeLeaf(folder, key, *leaf);
    const std::string own = joined(folder, encodedKey(key));
    if (encodedKey(key) == kMetaFile)
        throwKeysCollide(own);
    m_files.newFolder(own);
    if (const auto* value = std::get_if<NonTensor>(&entry))
        return writeNonTensor(own, *value);
    const auto& td = std::get<TensorDict>(entry);
    writeTensorDict(own, td, levelNames);
    return collectionEntry(td.typeName());
}

PythonValue::Dict MemmapWriter::writeLeaf(const std::string& folder, const Key& key, const Leaf& leaf)
{
    // No elements, no file: so does Python, and a file of no bytes cannot be mapped.
    if (leaf.elementCount() > 0) {
        const std::string path = joined(folder, encodedKey(key) + kLeafEnding);
        m_files.newFile(path, leaf.bytes(), [&](const LevelSink::Put& put) { m_elements.write(leaf, put); });
    }
    return leafEntry(leaf.shape(), dtypeName(leaf.dtype()), false);
}

PythonValue::Dict MemmapWriter::writeNested(const std::string& folder, const Key& key, const Leaf& leaf)
{
    const int64_t count = leaf.shape().front();
    const Shape leading{count};
    const std::string name = joined(folder, encodedKey(key));
    const std::string path = name + kLeafEnding;
    std::vector<int64_t> table;
    std::vector<Leaf> parts;
    int64_t bytes = 0;
    for (int64_t i = 0; i < count; ++i) {
        Leaf part = leaf.at(BoundIndex({i}, leading));
        table.insert(table.end(), part.shape().begin(), part.shape().end());
        if (__builtin_add_overflow(bytes, part.bytes(), &bytes))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
        if (part.elementCount() > 0)
            parts.push_back(std::move(part));
    }
    if (bytes > 0)
        m_files.newFile(path, bytes, [&](const LevelSink::Put& put) {
            for (const Leaf& part : parts)
                m_elements.write(part, put);
        });
    m_files.newFile(name + kShapeEnding,
                    std::string_view(reinterpret_cast<const char*>(table.data()), table.size() * sizeof(int64_t)));
    return leafEntry({count, leaf.dim() - 1}, dtypeName(leaf.dtype()), true);
}

PythonValue::Dict MemmapWriter::writeNonTensor(const std::string& folder, const NonTensor& value)
{
    const PythonValue plain = value.toPythonValue();
    const bool json = isJson(plain);
    if (value.isStack() && !value.batchSize().empty()) {
        writeMeta(folder, nonTensorStackMeta(json ? plain : PythonValue("pickle.pkl")));
        if (!json)
            m_files.newFile(joined(folder, "pickle.pkl"), pickled(plain));
        return collectionEntry("NonTensorStack");
    }
    MetaJson meta = value.isMeta() ? metaDataMeta(plain) : nonTensorMeta(plain);
    if (!json) {
        meta.remove("data");
        m_files.newFile(joined(folder, "other.pickle"), pickled(PythonValue::Dict{{"data", plain}}));
    }
    writeMeta(folder, meta);
    return collectionEntry(value.typeName());
}

}  // namespace tensordesk
