// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/arrays/chunked/compression.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <string_view>
#include <system_error>

namespace tensordesk {

Compression Compression::parse(const std::string& text)
{
    struct Known {
        std::string_view name;
        Method method;
        int usual, most;
    };
    static constexpr std::array<Known, 3> all{
        {{"gzip", Method::Gzip, 4, 9}, {"zstd", Method::Zstd, 3, 22}, {"blosc", Method::Blosc, 5, 9}}};
    if (text.empty())
        return {};
    const std::size_t colon = std::min(text.find(':'), text.size());
    for (const Known& known : all) {
        if (std::string_view(text).substr(0, colon) != known.name)
            continue;
        if (colon == text.size())
            return {known.method, known.usual};
        int level = 0;
        const char* const end = text.data() + text.size();
        const auto [stop, failure] = std::from_chars(text.data() + colon + 1, end, level);
        if (failure == std::errc() && stop == end && level >= 1 && level <= known.most)
            return {known.method, level};
    }
    throw Error(ErrorKind::ValueError,
                "cannot be compressed with {}; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9", stringLiteral(text));
}

}  // namespace tensordesk
