// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/fit/misfit.h"

#include "model/tensordict/base/keypath.h"

#include <algorithm>

namespace tensordesk {

namespace {

constexpr std::size_t kMostNamed = 10;

Message described(const Misfit& misfit)
{
    const std::string key = toPython(misfit.reason.key());
    return misfit.remedy.empty() ? Message("{}: {}", key, misfit.reason.reason())
                                 : Message("{}: {} (convertible to {})", key, misfit.reason.reason(), misfit.remedy);
}

}  // namespace

Message listed(const std::vector<Misfit>& misfits)
{
    Message list;
    const std::size_t named = std::min(misfits.size(), kMostNamed);
    for (std::size_t i = 0; i < named; ++i) {
        const Message one = described(misfits[i]);
        list = list.empty() ? one : Message("{}\n{}", list, one);
    }
    return misfits.size() == named ? list : Message("{}\nand {} more", list, misfits.size() - named);
}

void throwMisfits(const std::vector<Misfit>& misfits, const std::string& format, const std::string& file)
{
    if (misfits.size() == 1)
        throw Error(misfits.front().reason).inFile(file);
    throw Error(ErrorKind::NotImplementedError,
                "the format {} cannot hold {} of the entries; skip leaves them out, convert makes of them what it can:\n{}",
                Message::name(format), misfits.size(), listed(misfits))
        .inFile(file);
}

}  // namespace tensordesk
