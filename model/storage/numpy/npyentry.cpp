// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/numpy/npyentry.h"

#include "model/storage/numpy/swappedleaf.h"
#include "model/storage/rawbytes/rawleaf.h"
#include "model/storage/zip/zipextract.h"
#include "model/tensordict/base/text.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// Beyond that, lists of texts are no longer shown: each takes some hundred bytes.
constexpr int64_t kMostTextBytes = int64_t{64} << 20;
constexpr int64_t kMostTexts = int64_t{1} << 20;

/// One text or bytes, without the zeros that fill it up.
Plain textItem(const NpyHeader& header, std::string_view item)
{
    if (header.kind == NpyHeader::Kind::Bytes) {
        const std::size_t last = item.find_last_not_of('\0');
        return Plain::Bytes{std::string(item.substr(0, last == item.npos ? 0 : last + 1))};
    }
    std::u32string points;
    for (std::size_t at = 0; at + 4 <= item.size(); at += 4) {
        auto point = numberAt<uint32_t>(item, at);
        if (header.isBigEndian)
            point = __builtin_bswap32(point);
        points += char32_t{point};
    }
    while (!points.empty() && points.back() == 0)
        points.pop_back();
    std::string text;
    for (const char32_t point : points)
        appendUtf8(text, point);
    return text;
}

/// The items from `element` on, in lists nested by the dims from `dim` on.
Plain nestedTexts(const NpyHeader& header, std::string_view items, const Shape& strides, std::size_t dim, int64_t element)
{
    if (dim == header.shape.size())
        return textItem(header, items.substr(static_cast<std::size_t>(element * header.itemBytes),
                                             static_cast<std::size_t>(header.itemBytes)));
    Plain::List list;
    for (int64_t i = 0; i < header.shape[dim]; ++i)
        list.push_back(nestedTexts(header, items, strides, dim + 1, element + i * strides[dim]));
    return list;
}

NonTensor textsOf(const NpyHeader& header, std::string_view items)
{
    return {nestedTexts(header, items, header.strides(), 0, 0), {}};
}

void checkTexts(const NpyHeader& header)
{
    // Dims count too: an array of no items may be lists of very many empty lists.
    int64_t lists = 1;
    for (const int64_t size : header.shape) {
        if (__builtin_mul_overflow(lists, std::max<int64_t>(size, 1), &lists))
            lists = kMostTexts + 1;
        if (lists > kMostTexts)
            break;
    }
    if (lists > kMostTexts || header.bytes() > kMostTextBytes)
        throw Error(ErrorKind::NotImplementedError, "is an array of {} bytes of text, more than can be shown", header.bytes());
}

std::shared_ptr<LeafSource> inOrder(const NpyHeader& header, std::shared_ptr<LeafSource> source)
{
    return header.isBigEndian ? std::make_shared<SwappedLeaf>(std::move(source)) : source;
}

}  // namespace

Entry openNpy(const std::shared_ptr<SingleFile>& file, int64_t begin, int64_t size, const KeyPath& path,
              const SourceDecorator& decorate)
{
    const NpyHeader header = readNpyHeader(size, [&](int64_t offset, int64_t count) { return file->read(begin + offset, count); });
    const int64_t data = begin + header.dataBegin;
    if (header.kind != NpyHeader::Kind::Numbers) {
        checkTexts(header);
        return textsOf(header, file->read(data, header.bytes()));
    }
    auto source = inOrder(header, header.isFortran
                                      ? std::make_shared<RawLeaf>(file, data, header.shape, header.dtype, header.strides())
                                      : std::make_shared<RawLeaf>(file, data, header.shape, header.dtype));
    return Leaf(decorate ? decorate(path, std::move(source)) : source);
}

Entry openPackedNpy(const std::shared_ptr<UnpackedMembers>& members, const ZipMember& member)
{
    const NpyHeader header = readNpyHeader(member.size, [&](int64_t offset, int64_t count) {
        return beginningOf(members->bytes(), member, offset + count).substr(static_cast<std::size_t>(offset));
    });
    if (header.kind != NpyHeader::Kind::Numbers) {
        checkTexts(header);
        const std::string content = extracted(members->bytes(), member, 2 * kMostTextBytes);
        return textsOf(header, std::string_view(content).substr(static_cast<std::size_t>(header.dataBegin)));
    }
    // Not decorated: what cannot be written is refused as it is edited, not when it is saved.
    return Leaf(inOrder(header, std::make_shared<PackedLeaf>(members, member, header.dataBegin, header.shape, header.dtype,
                                                             header.strides())));
}

}  // namespace tensordesk
