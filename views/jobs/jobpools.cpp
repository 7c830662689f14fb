// SPDX-License-Identifier: GPL-3.0-or-later
#include "jobs/jobpools.h"

#include "tensordict/leaf.h"

#include <QCoreApplication>
#include <QThreadPool>

#include <algorithm>

namespace tensordesk {

namespace {

    class SingleThread {
    public:
        SingleThread()
        {
            m_pool.setMaxThreadCount(1);
            m_pool.setExpiryTimeout(-1);  // a new thread would set up LibTorch and HDF5 anew
        }
        QThreadPool& pool() { return m_pool; }

    private:
        QThreadPool m_pool;
    };

    void finishTasks()
    {
        for (QThreadPool* pool : {&JobPools::files(), &JobPools::structure(), &JobPools::tensors()}) {
            pool->clear();
            pool->waitForDone();
        }
    }

    void finishTasksBeforeApplicationEnds()
    {
        [[maybe_unused]] static const bool once = (qAddPostRoutine(finishTasks), true);
    }

    bool needsFile(const Leaf& leaf)
    {
        if (const auto source = leaf.source()) {
            return !source->isMapped();
        }
        const auto members = leaf.members();
        return std::any_of(members.begin(), members.end(), needsFile);
    }

}  // namespace

QThreadPool& JobPools::files()
{
    static SingleThread thread;
    finishTasksBeforeApplicationEnds();
    return thread.pool();
}

QThreadPool& JobPools::structure()
{
    static SingleThread thread;
    finishTasksBeforeApplicationEnds();
    return thread.pool();
}

QThreadPool& JobPools::tensors()
{
    static SingleThread thread;
    finishTasksBeforeApplicationEnds();
    return thread.pool();
}

QThreadPool& JobPools::poolFor(const Leaf& leaf)
{
    return needsFile(leaf) ? files() : tensors();
}

}  // namespace tensordesk
