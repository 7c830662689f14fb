// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/jobpools.h"

#include "model/tensordict/leaves/leaf.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr int kLeaveAfterMs = 2000;

struct Pools {
    QThreadPool files, structure, tensors, passes, documents, typing;

    Pools()
    {
        for (QThreadPool* pool : all()) {
            pool->setMaxThreadCount(1);
            pool->setExpiryTimeout(-1);  // a new thread would initialise LibTorch and HDF5 again
        }
        passes.setMaxThreadCount(2);
        typing.setMaxThreadCount(4);
        qAddPostRoutine(finish);
    }
    std::array<QThreadPool*, 6> all() { return {&files, &structure, &tensors, &passes, &documents, &typing}; }
    static void finish();
};

Pools& pools()
{
    static Pools pools;
    return pools;
}

void Pools::finish()
{
    for (QThreadPool* pool : pools().all()) {
        pool->clear();
        pool->waitForDone(pool == &pools().typing ? kLeaveAfterMs : -1);
    }
}

bool needsFile(const Leaf& leaf)
{
    if (const auto source = leaf.source()) {
        return !source->isMapped();
    }
    const auto members = leaf.members();
    // A view of a stack has no members of its own, but may read a file all the same.
    return members.empty() ? !leaf.isInMemory() : std::any_of(members.begin(), members.end(), needsFile);
}

}  // namespace

QThreadPool& JobPools::files()
{
    return pools().files;
}

QThreadPool& JobPools::structure()
{
    return pools().structure;
}

QThreadPool& JobPools::tensors()
{
    return pools().tensors;
}

QThreadPool& JobPools::typing()
{
    return pools().typing;
}

QThreadPool& JobPools::passes()
{
    return pools().passes;
}

QThreadPool& JobPools::documents()
{
    return pools().documents;
}

bool JobPools::areQuiet()
{
    return passes().activeThreadCount() == 0 && structure().activeThreadCount() == 0;
}

QThreadPool& JobPools::poolFor(const Leaf& leaf)
{
    return needsFile(leaf) ? files() : tensors();
}

}  // namespace tensordesk
