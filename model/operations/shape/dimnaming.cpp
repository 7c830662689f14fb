// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/shape/dimnaming.h"

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"

#include <algorithm>

namespace tensordesk {

DimNames refinedNames(const DimNames& names, const std::vector<NameItem>& items)
{
    DimNames wanted;
    const auto given = static_cast<std::size_t>(
        std::count_if(items.begin(), items.end(), [](const NameItem& item) { return std::holds_alternative<DimName>(item); }));
    bool isExpanded = false;
    for (const NameItem& item : items) {
        if (const auto* name = std::get_if<DimName>(&item)) {
            wanted.push_back(*name);
        } else if (!isExpanded) {
            isExpanded = true;
            if (given > names.size())
                throw Error(ErrorKind::IndexError, "{} names are too many for the dims {}", given, toString(names));
            const auto from = names.begin() + static_cast<std::ptrdiff_t>(wanted.size());
            wanted.insert(wanted.end(), from, from + static_cast<std::ptrdiff_t>(names.size() - given));
        }
    }
    for (std::size_t i = 0; i < names.size(); ++i)
        if (i < wanted.size() && names[i] && wanted[i] != names[i])
            throw Error(ErrorKind::RuntimeError,
                        "refine_names only names dims that have no name: {} cannot become {}; rename() does that", toString(names),
                        toString(wanted));
    checkNames(wanted, names.size());
    wanted.resize(names.size());
    return wanted;
}

DimNames renamedDims(const DimNames& names, const std::vector<std::pair<std::string, DimName>>& changes)
{
    DimNames renamed = names;
    for (const auto& [from, to] : changes) {
        const auto found = std::find(names.begin(), names.end(), DimName(from));
        if (found == names.end())
            throw Error(ErrorKind::ValueError, "there is no dim {} among {}", stringLiteral(from), toString(names));
        renamed[static_cast<std::size_t>(found - names.begin())] = to;
    }
    checkNames(renamed, names.size());
    return renamed;
}

}  // namespace tensordesk
