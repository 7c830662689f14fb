// SPDX-License-Identifier: BSD-3-Clause
#include "model/tensordict/indices/dimnames.h"

#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

bool anyNamed(const DimNames& names)
{
    return std::any_of(names.begin(), names.end(), [](const DimName& name) { return name.has_value(); });
}

std::string toString(const DimNames& names)
{
    std::string out = "[";
    for (std::size_t i = 0; i < names.size(); ++i) {
        out += (i ? ", " : "") + (names[i] ? stringLiteral(*names[i]) : "None");
    }
    return out + "]";
}

void checkNames(const DimNames& names, std::size_t batchDims)
{
    if (!names.empty() && names.size() != batchDims) {
        throw Error(ErrorKind::ValueError, "expected one name for each of the {} batch dims, got {}: {}", batchDims, names.size(),
                    toString(names));
    }
    for (auto it = names.begin(); it != names.end(); ++it) {
        if (*it && std::find(it + 1, names.end(), *it) != names.end()) {
            throw Error(ErrorKind::ValueError, "the names {} are not distinct: {} occurs twice", toString(names),
                        stringLiteral(**it));
        }
    }
}

DimNames resized(DimNames names, std::size_t batchDims)
{
    names.resize(batchDims);
    return names;
}

}  // namespace tensordesk
