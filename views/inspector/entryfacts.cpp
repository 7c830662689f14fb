// SPDX-License-Identifier: GPL-3.0-or-later
#include "inspector/entryfacts.h"

#include "common/format.h"

namespace tensordesk {

namespace {

    std::optional<EntryFacts::Stored> readStored(const Leaf& leaf)
    {
        const auto source = leaf.source();
        if (!source) {
            return std::nullopt;
        }
        return EntryFacts::Stored{format::text(source->file()), format::text(source->layout()), source->storedBytes(),
                                  source->shape() != leaf.shape()};
    }

    EntryFacts::Below readBelow(const TensorDict& td, Progress& progress)
    {
        EntryFacts::Below below;
        struct Count {
            EntryFacts::Below& below;
            void operator()(const Leaf& leaf) const
            {
                ++below.leaves;
                below.bytes += leaf.bytes();
            }
            void operator()(const TensorDict&) const { ++below.tensordicts; }
            void operator()(const NonTensor&) const { ++below.nonTensors; }
            void operator()(const Broken&) const { ++below.broken; }
        };
        forEachEntry(td, [&](const KeyPath&, const Entry& entry) {
            progress.check();
            std::visit(Count{below}, entry);
        });
        return below;
    }

}  // namespace

EntryFacts readFacts(const Entry& entry, Progress& progress)
{
    EntryFacts facts;
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        facts.stored = readStored(*leaf);
    } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
        facts.below = readBelow(*td, progress);
    }
    return facts;
}

}  // namespace tensordesk
