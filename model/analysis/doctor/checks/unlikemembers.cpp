// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/doctor/checkedrollout.h"
#include "model/analysis/doctor/checks/checks.h"
#include "model/tensordict/base/dtype.h"

#include <algorithm>
#include <map>
#include <string>

namespace tensordesk {
namespace {

/// The kinds of entries that members of a stack have under a key, with the count and first member of each.
using Kinds = std::map<std::string, std::pair<int64_t, std::size_t>>;

/// Returns a finding for a kind that differs from the most frequent one, at its first member.
std::optional<Symptom> oddOneOf(const Kinds& kinds, std::size_t dim, const KeyPath& key, Concern concern,
                                Message (*told)(const std::string& odd, int64_t count, const std::string& usual))
{
    if (kinds.size() < 2)
        return std::nullopt;
    const auto usual = std::ranges::max_element(kinds, {}, [](const auto& kind) { return kind.second.first; });
    const auto odd = std::ranges::min_element(kinds, {}, [&](const auto& kind) {
        return std::pair(kind.first == usual->first, kind.second.second);
    });
    int64_t unlike = 0;
    for (const auto& [kind, seen] : kinds)
        unlike += kind == usual->first ? 0 : seen.first;
    Index index(dim, Slice{});
    index.emplace_back(static_cast<int64_t>(odd->second.second));
    return Symptom{concern, key, toPython(index), unlike, told(odd->first, unlike, usual->first)};
}

/// Returns the sizes of a step of a member, without the length, which may differ.
std::string stepOf(const Leaf& member, std::size_t batchDims)
{
    const auto sizes = member.sizes();
    return toString(Shape(sizes.begin() + static_cast<std::ptrdiff_t>(std::min(batchDims, sizes.size())), sizes.end()));
}

TellSymptoms findUnlikeMembers(const CheckedRollout& rollout, Round&)
{
    const TensorDict& td = rollout.td();
    if (!td.isLazyStack())
        return {};
    const auto dim = static_cast<std::size_t>(td.stackDim());
    const std::size_t memberDims = td.batchSize().size() - 1;
    std::vector<Symptom> symptoms;
    forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (!leaf)
            return;
        const std::vector<Leaf> members = leaf->members();
        Kinds dtypes, steps;
        for (std::size_t i = 0; i < members.size(); ++i) {
            ++dtypes.emplace(dtypeName(members[i].dtype()), std::pair(0, i)).first->second.first;
            ++steps.emplace(stepOf(members[i], memberDims), std::pair(0, i)).first->second.first;
        }
        if (auto odd = oddOneOf(dtypes, dim, key, Concern::Warning,
                                [](const std::string& odd, int64_t count, const std::string& usual) {
                                    return Message("the dtype is {} here, and {} in most members; such members: {}", odd, usual,
                                                   count);
                                }))
            symptoms.push_back(std::move(*odd));
        if (rollout.tokens() != nullptr)
            return;  // sequences differ in length
        if (auto odd = oddOneOf(steps, dim, key, Concern::Note,
                                [](const std::string& odd, int64_t count, const std::string& usual) {
                                    return Message("a step has the shape {} here, and {} in most members; such members: {}", odd,
                                                   usual, count);
                                }))
            symptoms.push_back(std::move(*odd));
    });
    return [symptoms] { return symptoms; };
}

}  // namespace

const HealthCheck& unlikeMembersCheck()
{
    static const HealthCheck check{
        "unlike-members", [] { return Message("Mismatched members"); },
        [] {
            return Message(
                "Different dtypes show that the stacked files were written by different code or settings. Stacking casts to the wider dtype, and models trained on one of them fail on the other.");
        },
        [] { return Message("Cast the members that differ, or find out which run wrote them."); }, findUnlikeMembers};
    return check;
}

}  // namespace tensordesk
