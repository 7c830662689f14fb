// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npyheader.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/formats/numpy/npyliteral.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kMostNpyHeader = int64_t{1} << 20;
constexpr std::size_t kMostNpyDims = 64;

const PythonValue& fieldIn(const PythonValue::Dict& header, std::string_view name)
{
    const auto found = std::find_if(header.begin(), header.end(), [&](const auto& field) { return field.first == name; });
    if (found == header.end())
        throw Error(ErrorKind::ValueError, "the header lacks the field {}", stringLiteral(name));
    return found->second;
}

Shape npyShape(const PythonValue& sizes)
{
    const auto* list = sizes.as<PythonValue::List>();
    if (list == nullptr || list->size() > kMostNpyDims)
        throw Error(ErrorKind::ValueError, "the shape {} is invalid for an array", sizes.toPython());
    Shape shape;
    for (const PythonValue& size : *list) {
        const auto* number = size.as<int64_t>();
        if (number == nullptr || *number < 0)
            throw Error(ErrorKind::ValueError, "the shape {} is invalid for an array", sizes.toPython());
        shape.push_back(*number);
    }
    return shape;
}

}  // namespace

int64_t NpyHeader::bytes() const
{
    int64_t bytes = 0;
    if (type.kind != NpyType::Kind::Objects && __builtin_mul_overflow(extentOf(shape, DType::Byte), type.itemBytes, &bytes))
        throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    return bytes;
}

Shape NpyHeader::strides() const
{
    Shape strides(shape.size(), 1);
    int64_t stride = 1;
    for (std::size_t i = 0; i < shape.size(); ++i) {
        const std::size_t dim = isFortran ? i : shape.size() - 1 - i;
        strides[dim] = stride;
        // Too many can only be counted of an array of none.
        if (__builtin_mul_overflow(stride, std::max<int64_t>(shape[dim], 1), &stride))
            stride = 0;
    }
    return strides;
}

NpyHeader readNpyHeader(int64_t size, const std::function<std::string(int64_t, int64_t)>& read)
{
    const std::string head = read(0, std::min<int64_t>(size, 12));
    if (!head.starts_with(kNpyMark) || head.size() < 10)
        throw Error(ErrorKind::ValueError, "is not a .npy file");
    const int version = static_cast<uint8_t>(head[6]);
    if (version < 1 || version > 3)
        throw Error(ErrorKind::NotImplementedError, "is a .npy file of version {}, which is newer than this program", version);
    if (version > 1 && head.size() < 12)
        throw Error(ErrorKind::ValueError, "is not a .npy file");
    const int64_t begin = version == 1 ? 10 : 12;
    const int64_t length = version == 1 ? int64_t{numberAt<uint16_t>(head, 8)} : int64_t{numberAt<uint32_t>(head, 8)};
    if (length > std::min(size - begin, kMostNpyHeader))
        throw Error(ErrorKind::ValueError, "is truncated or damaged: its header states {} bytes", length);
    const PythonValue literal = parseLiteral(read(begin, length));
    const auto* fields = literal.as<PythonValue::Dict>();
    if (fields == nullptr)
        throw Error(ErrorKind::ValueError, "the header is not a dict");
    NpyHeader header;
    const auto* isFortran = fieldIn(*fields, "fortran_order").as<bool>();
    if (isFortran == nullptr)
        throw Error(ErrorKind::ValueError, "the field 'fortran_order' of the header is neither True nor False");
    header.isFortran = *isFortran;
    header.shape = npyShape(fieldIn(*fields, "shape"));
    header.dataBegin = begin + length;
    header.type = npyTypeOf(fieldIn(*fields, "descr"));
    if (header.bytes() > size - header.dataBegin)
        throw Error(ErrorKind::OSError, "is truncated: has {} of {} bytes", size - header.dataBegin, header.bytes());
    return header;
}

std::string npyHeaderOf(const Shape& shape, DType dtype)
{
    const std::string_view code = npyCodeOf(dtype);
    if (code.empty())
        throw Error(ErrorKind::NotImplementedError, "numpy has no dtype for {}; convert the leaf or leave it out",
                    dtypeName(dtype));
    std::string text = "{'descr': '";
    text += itemSize(dtype) == 1 ? '|' : '<';
    text += code;
    text += "', 'fortran_order': False, 'shape': (";
    for (std::size_t dim = 0; dim < shape.size(); ++dim)
        text += (dim == 0 ? "" : ", ") + std::to_string(shape[dim]);
    text += shape.size() == 1 ? ",), }" : "), }";
    // Elements begin at a multiple of 64 bytes.
    constexpr std::size_t begin = 10;
    constexpr std::size_t alignment = 64;
    text.append((alignment - (begin + text.size() + 1) % alignment) % alignment, ' ');
    text += '\n';
    std::string header(kNpyMark);
    header += '\1';
    header += '\0';
    appendNumber(header, static_cast<uint16_t>(text.size()));
    return header + text;
}

}  // namespace tensordesk
