// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/unsupportedentry.h"

#include "model/tensordict/base/keypath.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kMostNamed = 10;

Message described(const UnsupportedEntry& entry)
{
    const std::string key = toPython(entry.reason.key());
    return entry.remedy.empty() ? Message("{}: {}", key, entry.reason.reason())
                                : Message("{}: {} (convertible to {})", key, entry.reason.reason(), entry.remedy);
}

}  // namespace

Message listed(const std::vector<UnsupportedEntry>& unsupported)
{
    Message list;
    const std::size_t named = std::min(unsupported.size(), kMostNamed);
    for (std::size_t i = 0; i < named; ++i) {
        const Message one = described(unsupported[i]);
        list = list.empty() ? one : Message("{}\n{}", list, one);
    }
    return unsupported.size() == named ? list : Message("{}\nand {} more", list, unsupported.size() - named);
}

void throwUnsupported(const std::vector<UnsupportedEntry>& unsupported, const std::string& format, const std::string& file)
{
    if (unsupported.size() == 1)
        throw Error(unsupported.front().reason).inFile(file);
    throw Error(ErrorKind::NotImplementedError,
                "the format {} cannot hold {} of the entries; skip leaves them out, convert converts them where possible:\n{}",
                Message::name(format), unsupported.size(), listed(unsupported))
        .inFile(file);
}

}  // namespace tensordesk
