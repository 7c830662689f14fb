// SPDX-License-Identifier: BSD-3-Clause
#include "model/operations/keys/convert.h"

#include "model/operations/compute/gradients.h"
#include "model/operations/compute/leafwise.h"
#include "model/operations/keys/keytree.h"
#include "model/operations/keys/update.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/empty.h>

#include <algorithm>

namespace tensordesk {

namespace {

constexpr int64_t kAlignment = 16;

int64_t alignedBytes(const Leaf& leaf)
{
    return (leaf.bytes() + kAlignment - 1) / kAlignment * kAlignment;
}

/// "'a', 'b'", or "none".
Message listed(const std::vector<KeyPath>& paths)
{
    std::string text;
    for (const KeyPath& path : paths)
        text += (text.empty() ? "" : ", ") + toPython(path);
    return text.empty() ? Message("none") : Message::verbatim(text);
}

std::vector<KeyPath> missingFrom(const TensorDict& td, const std::vector<KeyPath>& paths)
{
    std::vector<KeyPath> missing;
    std::copy_if(paths.begin(), paths.end(), std::back_inserter(missing), [&](const KeyPath& path) { return !td.contains(path); });
    return missing;
}

}  // namespace

StateDict stateDict(const TensorDict& td, const std::string& prefix)
{
    const TensorDict flat = flattenKeys(td);
    StateDict state;
    for (std::size_t i = 0; i < flat.count(); ++i) {
        const Entry entry = flat.entryAt(i);
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            state.emplace_back(prefix + flat.keyAt(i), detached(*leaf));
        else if (const auto* broken = std::get_if<Broken>(&entry))
            throw Error(broken->error()).within(flat.keyAt(i));
    }
    return state;
}

TensorDict fromStateDict(const StateDict& state)
{
    TensorDict flat;
    for (const auto& [name, leaf] : state)
        flat.set({name}, leaf);
    return unflattenKeys(flat);
}

void loadStateDict(const TensorDict& td, const TensorDict& state, const LoadOptions& options, Mutations& mutations)
{
    const KeyOptions leaves{.nested = true, .leavesOnly = true};
    const std::vector<KeyPath> given = keyPaths(state, leaves);
    const std::vector<KeyPath> onlyGiven = missingFrom(td, given), onlyHere = missingFrom(state, keyPaths(td, leaves));
    if (options.strict && !(onlyGiven.empty() && onlyHere.empty()))
        throw Error(ErrorKind::RuntimeError,
                    "the keys of the state do not match: only the state has {}; only the tensordict has {}", listed(onlyGiven),
                    listed(onlyHere));
    Entries entries;
    for (const KeyPath& path : given)
        entries.emplace_back(path, state.at(path));
    update(td, entries, {.inPlace = !options.assign}, mutations);
}

TensorDict consolidated(const TensorDict& td)
{
    int64_t bytes = 0;
    std::optional<at::Device> device;
    visitLeaves(td, StackWalk::Unnumbered, [&](const Leaf& leaf) {
        bytes += alignedBytes(leaf);
        if (device && *device != leaf.device())
            throw Error(ErrorKind::RuntimeError, "leaves on {} and {} cannot share one block of memory", device->str(),
                        leaf.device().str());
        device = leaf.device();
    });
    checkFits({bytes}, at::kByte);
    const at::Tensor block = guardingTorch(
        [&] { return at::empty({bytes}, at::TensorOptions(at::kByte).device(device.value_or(at::kCPU))); });
    int64_t offset = 0;
    TensorDict result = mapLeaves(
        td,
        [&](const Leaf& leaf) {
            const at::Tensor part = block.narrow(0, offset, leaf.bytes()).view(leaf.dtype()).view(leaf.shape());
            part.copy_(leaf.tensor().detach());
            offset += alignedBytes(leaf);
            return part;
        },
        KeepNames::Yes);
    result.setLocked(true);
    return result;
}

bool isConsolidated(const TensorDict& td)
{
    const void* block = nullptr;
    const bool isOne = td.isLocked() && visitLeaves(td, StackWalk::Unnumbered, [&](const Leaf& leaf) {
                           const bool isInMemory = !leaf.source() && leaf.members().empty();
                           const void* own = isInMemory ? leaf.tensor().storage().data() : nullptr;
                           const bool isSame = own && (!block || own == block);
                           block = own;
                           return isSame ? Walk::Advance : Walk::Stop;
                       });
    return isOne && block;
}

}  // namespace tensordesk
