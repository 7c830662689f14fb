// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/codecs/zarrcodec.h"

#include "model/storage/formats/common/metadatafields.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <blosc.h>

#include <algorithm>
#include <limits>
#include <map>

namespace tensordesk {

namespace {

int numberIn(const PythonValue::Dict& fields, const char* name, int otherwise, int least, int most)
{
    const PythonValue* field = fieldOf(fields, name);
    const auto* number = field == nullptr ? nullptr : field->as<int64_t>();
    return number == nullptr ? otherwise : static_cast<int>(std::clamp<int64_t>(*number, least, most));
}

/// Parses the name, in version 3, or the number in numcodecs, where -1 is chosen by the elements.
int shuffleIn(const PythonValue::Dict& fields, int itemSize)
{
    const PythonValue* field = fieldOf(fields, "shuffle");
    if (const auto* name = field == nullptr ? nullptr : field->as<std::string>())
        return *name == "noshuffle" ? BLOSC_NOSHUFFLE : *name == "bitshuffle" ? BLOSC_BITSHUFFLE : BLOSC_SHUFFLE;
    const int number = numberIn(fields, "shuffle", BLOSC_SHUFFLE, -1, BLOSC_BITSHUFFLE);
    return number >= 0 ? number : itemSize == 1 ? BLOSC_BITSHUFFLE : BLOSC_SHUFFLE;
}

}  // namespace

ZarrBytes ZarrBytes::ofSize(std::size_t size)
{
    return {std::unique_ptr<std::byte[]>(new std::byte[std::max<std::size_t>(size, 1)]), size};
}

ZarrCodec ZarrCodec::of(const std::string& name, const PythonValue::Dict& configuration, int itemSize)
{
    static const std::map<std::string, Kind, std::less<>> known{{"gzip", Kind::Gzip}, {"zlib", Kind::Zlib},
                                                                {"zstd", Kind::Zstd}, {"blosc", Kind::Blosc},
                                                                {"lz4", Kind::Lz4},   {"crc32c", Kind::Crc32c}};
    constexpr std::string_view prefix = "numcodecs.";  // of version 2 codecs in version 3
    const auto found = known.find(name.starts_with(prefix) ? std::string_view(name).substr(prefix.size()) : name);
    if (found == known.end())
        throw Error(ErrorKind::NotImplementedError, "its chunks are packed by {}, which cannot be unpacked", stringLiteral(name));
    ZarrCodec codec;
    codec.kind = found->second;
    codec.name = name;
    switch (codec.kind) {
    case Kind::Gzip:
    case Kind::Zlib: codec.level = numberIn(configuration, "level", 1, 0, 9); break;
    case Kind::Zstd: {
        codec.level = numberIn(configuration, "level", 0, -131072, 22);
        const PythonValue* checksum = fieldOf(configuration, "checksum");
        codec.hasChecksum = checksum != nullptr && *checksum == PythonValue(true);
        break;
    }
    case Kind::Lz4: codec.level = numberIn(configuration, "acceleration", 1, 1, 65537); break;
    case Kind::Blosc: {
        const PythonValue* compressor = fieldOf(configuration, "cname");
        const auto* text = compressor == nullptr ? nullptr : compressor->as<std::string>();
        codec.compressor = text == nullptr ? "lz4" : *text;
        codec.level = numberIn(configuration, "clevel", 5, 0, 9);
        codec.itemSize = numberIn(configuration, "typesize", itemSize, 1, BLOSC_MAX_TYPESIZE);
        codec.shuffle = shuffleIn(configuration, codec.itemSize);
        codec.blockSize = numberIn(configuration, "blocksize", 0, 0, std::numeric_limits<int>::max());
        break;
    }
    case Kind::Crc32c: break;
    }
    return codec;
}

}  // namespace tensordesk
