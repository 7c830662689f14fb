// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/thresholds.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

std::map<const Threshold*, double> thresholdsIn(const std::string& path)
{
    constexpr int64_t kLongest = int64_t{1} << 20;
    try {
        return parseThresholds(readFile(path, kLongest));
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

}  // namespace tensordesk
