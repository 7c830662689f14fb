// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npyentry.h"

#include "model/storage/arrays/numpytypes/npytexts.h"
#include "model/storage/arrays/numpytypes/swappedleaf.h"
#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/storage/formats/common/npyrecords.h"
#include "model/storage/formats/numpy/npyobjects.h"

#include <functional>
#include <utility>

namespace tensordesk {
namespace {

/// Makes the source of an array in a file or in a packed member. `strides` count elements.
using MakeSource = std::function<std::shared_ptr<LeafSource>(Shape shape, DType dtype, Shape strides)>;

/// Returns an array of numbers or records.
Entry entryOf(const NpyHeader& header, const MakeSource& make, const KeyPath& path, const SourceDecorator& decorate)
{
    Shape shape = header.shape, strides = header.strides();
    if (header.type.kind == NpyType::Kind::Records) {
        for (int64_t& stride : strides)
            stride *= header.type.itemBytes;
        shape.push_back(header.type.itemBytes);
        strides.push_back(1);
        return npyRecords(make(shape, DType::Byte, strides), header.type, path, decorate);
    }
    auto source = make(shape, header.type.dtype, header.isFortran ? strides : Shape());
    if (header.type.isBigEndian)
        source = std::make_shared<SwappedLeaf>(std::move(source));
    return Leaf(decorate ? decorate(path, std::move(source)) : std::move(source));
}

bool isOfTexts(const NpyType& type)
{
    return type.kind == NpyType::Kind::Text || type.kind == NpyType::Kind::Bytes;
}

}  // namespace

Entry openNpy(const std::shared_ptr<SingleFile>& file, int64_t begin, int64_t size, const KeyPath& path,
              const SourceDecorator& decorate)
{
    const NpyHeader header = readNpyHeader(size, [&](int64_t offset, int64_t count) { return file->read(begin + offset, count); });
    const int64_t data = begin + header.dataBegin;
    if (header.type.kind == NpyType::Kind::Objects) {
        const std::string pickle = file->read(data, size - header.dataBegin);
        return npyObjects(pickle, file, data, path, decorate).entry;
    }
    if (isOfTexts(header.type)) {
        checkNpyTexts(header.shape, header.type);
        return npyTexts(file->read(data, header.bytes()), header.shape, header.strides(), header.type);
    }
    const auto make = [&](Shape shape, DType dtype, Shape strides) -> std::shared_ptr<LeafSource> {
        return strides.empty() ? std::make_shared<RawLeaf>(file, data, std::move(shape), dtype)
                               : std::make_shared<RawLeaf>(file, data, std::move(shape), dtype, std::move(strides));
    };
    return entryOf(header, make, path, decorate);
}

Entry openPackedNpy(const std::shared_ptr<UnpackedMembers>& members, const ZipMember& member, const KeyPath& path)
{
    constexpr int64_t mostUnpacked = int64_t{1} << 28;
    const NpyHeader header = readNpyHeader(member.size, [&](int64_t offset, int64_t count) {
        return beginningOf(members->bytes(), member, offset + count).substr(static_cast<std::size_t>(offset));
    });
    const auto content = [&] {
        return extracted(members->bytes(), member, mostUnpacked).substr(static_cast<std::size_t>(header.dataBegin));
    };
    if (header.type.kind == NpyType::Kind::Objects)
        return npyObjects(content(), nullptr, 0, path, {}).entry;
    if (isOfTexts(header.type)) {
        checkNpyTexts(header.shape, header.type);
        return npyTexts(content(), header.shape, header.strides(), header.type);
    }
    // Not decorated: a read-only source rejects edits at once, not when it is saved.
    const auto make = [&](Shape shape, DType dtype, Shape strides) -> std::shared_ptr<LeafSource> {
        Shape all = strides.empty() ? header.strides() : std::move(strides);
        return std::make_shared<PackedLeaf>(members, member, header.dataBegin, std::move(shape), dtype, std::move(all));
    };
    return entryOf(header, make, path, {});
}

}  // namespace tensordesk
