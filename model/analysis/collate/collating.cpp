// SPDX-License-Identifier: BSD-3-Clause
#include "model/analysis/collate/collating.h"

#include "model/operations/combine/cat.h"
#include "model/operations/combine/pad.h"
#include "model/operations/combine/stack.h"
#include "model/operations/devices/computedevice.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <map>
#include <set>

namespace tensordesk {
namespace {

using Members = std::vector<TensorDict>;

Error differentDevices(at::Device one, at::Device other)
{
    return Error(ErrorKind::RuntimeError, "the devices differ: {} and {}", one.str(), other.str());
}

/// Leaves without data are all on one device, so their real devices are compared before.
void checkLeafDevices(const Members& members)
{
    std::map<KeyPath, at::Device> devices;
    for (const TensorDict& member : members) {
        visitLeaves(member, StackWalk::Whole, [&](const KeyPath& path, const Leaf& leaf) {
            const auto [known, isNew] = devices.emplace(path, leaf.device());
            if (!isNew && known->second != leaf.device()) {
                throw differentDevices(known->second, leaf.device()).within(path);
            }
        });
    }
}

/// A lazy stack asks only that tensordicts which have a device have the same.
void checkOwnDevices(const Members& members)
{
    std::optional<at::Device> device;
    for (const TensorDict& member : members) {
        if (device && member.device() && *member.device() != *device) {
            throw differentDevices(*device, *member.device());
        }
        device = device ? device : member.device();
    }
}

TensorDict make(CollationMethod method, const Members& members, int64_t dim)
{
    method == CollationMethod::LazyStack ? checkOwnDevices(members) : checkLeafDevices(members);
    Members twins;
    for (const TensorDict& member : members) {
        twins.push_back(onComputeDevice(member, at::kMeta));
    }
    switch (method) {
    case CollationMethod::Stack: return stack(twins, dim);
    case CollationMethod::Cat: return cat(twins, dim);
    case CollationMethod::LazyStack: return lazyStack(twins, dim);
    case CollationMethod::MaybeDenseStack: return maybeDenseStack(twins, dim);
    case CollationMethod::PadSequence: {
        SequencePadding padding;
        padding.dim = dim;
        return padSequence(twins, padding);
    }
    }
    throw Error(ErrorKind::Internal, "no such method");
}

std::optional<Entry> entryIn(const TensorDict& td, const KeyPath& path)
{
    try {
        return td.find(path);
    } catch (const Error&) {
        return std::nullopt;  // a leaf stands where the path goes on
    }
}

bool hasNames(const TensorDict& td)
{
    const DimNames names = td.names();
    return std::any_of(names.begin(), names.end(), [](const DimName& name) { return name.has_value(); });
}

/// Compares keys, dtypes and names of the result with those of the members.
void compareWith(const Members& members, CollationOutcome& outcome)
{
    std::vector<KeyPath> order;
    std::map<KeyPath, std::set<DType>> dtypes;
    for (const TensorDict& member : members) {
        visitBelow(member, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
            const auto [known, isNew] = dtypes.try_emplace(path);
            if (isNew) {
                order.push_back(path);
            }
            if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                known->second.insert(leaf->dtype());
            }
        });
    }
    for (const KeyPath& path : order) {
        const auto entry = entryIn(*outcome.result, path);
        const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (!entry) {
            outcome.dropped.push_back(path);
        } else if (leaf && dtypes.at(path).size() > 1) {
            outcome.promoted.emplace_back(path, leaf->dtype());
        }
    }
    outcome.dropsNames = std::any_of(members.begin(), members.end(), hasNames) && !hasNames(*outcome.result);
}

}  // namespace

const char* nameOf(CollationMethod method) noexcept
{
    switch (method) {
    case CollationMethod::Stack: return "torch.stack";
    case CollationMethod::Cat: return "torch.cat";
    case CollationMethod::LazyStack: return "lazy_stack";
    case CollationMethod::MaybeDenseStack: return "maybe_dense_stack";
    case CollationMethod::PadSequence: return "pad_sequence";
    }
    return "";
}

CollationOutcome collated(CollationMethod method, const std::vector<TensorDict>& members, int64_t dim)
{
    CollationOutcome outcome{method};
    try {
        outcome.result = guardingTorch([&] { return make(method, members, dim); });
        compareWith(members, outcome);
    } catch (const Error& error) {
        outcome.result.reset();
        outcome.error = error;
    }
    return outcome;
}

}  // namespace tensordesk
