// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/safetensors/safetensorsheader.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>

namespace tensordesk {

namespace {

constexpr int64_t kHeaderLengthBytes = 8;

struct DTypeRow {
    const char* name;
    DType dtype;
};

constexpr std::array kDTypes{
    DTypeRow{"F64", DType::Double},
    DTypeRow{"F32", DType::Float},
    DTypeRow{"F16", DType::Half},
    DTypeRow{"BF16", DType::BFloat16},
    DTypeRow{"I64", DType::Long},
    DTypeRow{"I32", DType::Int},
    DTypeRow{"I16", DType::Short},
    DTypeRow{"I8", DType::Char},
    DTypeRow{"U64", c10::ScalarType::UInt64},
    DTypeRow{"U32", c10::ScalarType::UInt32},
    DTypeRow{"U16", c10::ScalarType::UInt16},
    DTypeRow{"U8", DType::Byte},
    DTypeRow{"BOOL", DType::Bool},
    DTypeRow{"C64", DType::ComplexFloat},
};

/// Dtypes that older versions of LibTorch lack: found by name.
constexpr std::array<std::pair<const char*, const char*>, 5> kFloat8{{
    {"F8_E4M3", "torch.float8_e4m3fn"},
    {"F8_E5M2", "torch.float8_e5m2"},
    {"F8_E4M3FNUZ", "torch.float8_e4m3fnuz"},
    {"F8_E5M2FNUZ", "torch.float8_e5m2fnuz"},
    {"F8_E8M0", "torch.float8_e8m0fnu"},
}};

int64_t littleEndian(const char* bytes)
{
    static_assert(std::endian::native == std::endian::little);
    int64_t value = 0;
    std::memcpy(&value, bytes, sizeof value);
    return value;
}

bool isPlausible(int64_t length, int64_t fileSize)
{
    return length >= 2 && length <= std::min(fileSize - kHeaderLengthBytes, kMostSafetensorsHeader);
}

}  // namespace

SafetensorsHeader SafetensorsHeader::read(const SingleFile& file)
{
    try {
        const int64_t length = littleEndian(file.read(0, kHeaderLengthBytes).data());
        if (!isPlausible(length, file.size())) {
            throw Error(ErrorKind::ValueError, "its header has a length of {} bytes, in a file of {}", length, file.size());
        }
        PythonValue json = parseJson(file.read(kHeaderLengthBytes, length));
        auto* const fields = std::get_if<PythonValue::Dict>(&json.variant());
        if (fields == nullptr) {
            throw Error(ErrorKind::ValueError, "its header is not a JSON object");
        }
        SafetensorsHeader header;
        header.dataBegin = kHeaderLengthBytes + length;
        if (const PythonValue* const metadata = fieldOf(*fields, "__metadata__")) {
            if (metadata->as<PythonValue::Dict>() == nullptr) {
                throw Error(ErrorKind::ValueError, "\"__metadata__\" is not a JSON object");
            }
            header.metadata = *metadata->as<PythonValue::Dict>();
            std::erase_if(*fields, [](const auto& field) { return field.first == "__metadata__"; });
        }
        header.tensors = std::move(*fields);
        return header;
    } catch (Error& error) {
        throw error.inFile(file.path());
    }
}

bool isSafetensors(const std::string& path)
{
    const auto state = FileState::of(path);
    if (!state || !state->isRegular() || state->size < kHeaderLengthBytes + 2) {
        return false;
    }
    const Descriptor file = openFile(path, O_RDONLY);
    std::array<char, 9> head{};
    readAt(file, head.data(), head.size(), 0, path);
    const int64_t length = littleEndian(head.data());
    if (!isPlausible(length, state->size) || head[kHeaderLengthBytes] != '{') {
        return false;
    }
    // The object may be followed by spaces for alignment.
    std::array<char, 4096> tail{};
    const int64_t size = std::min<int64_t>(length, tail.size());
    readAt(file, tail.data(), static_cast<std::size_t>(size), kHeaderLengthBytes + length - size, path);
    const std::string_view text(tail.data(), static_cast<std::size_t>(size));
    const std::size_t last = text.find_last_not_of(" \t\r\n");
    return last != std::string_view::npos && text[last] == '}';
}

std::optional<DType> dtypeOfSafetensors(std::string_view name)
{
    if (const auto* row = std::ranges::find(kDTypes, name, &DTypeRow::name); row != kDTypes.end()) {
        return row->dtype;
    }
    for (const auto& [own, torch] : kFloat8) {
        if (own == name) {
            return dtypeFromName(torch);
        }
    }
    return std::nullopt;
}

std::string safetensorsDType(DType dtype)
{
    if (const auto* row = std::ranges::find(kDTypes, dtype, &DTypeRow::dtype); row != kDTypes.end()) {
        return row->name;
    }
    const std::string name = dtypeName(dtype);
    for (const auto& [own, torch] : kFloat8) {
        if (torch == name) {
            return own;
        }
    }
    return {};
}

}  // namespace tensordesk
