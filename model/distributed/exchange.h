// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/distributed/messagetags.h"
#include "model/distributed/processgroup.h"
#include "model/tensordict/mutations/mutations.h"

#include <vector>

namespace tensordesk {

class Changes;

// Tensordicts between processes, leaf by leaf, as Python's `tensordict` sends and receives them: sorted keys, depth
// first, the members of a lazy stack one after the other; non-tensor entries are left out. Both sides have the same keys,
// shapes and dtypes. Leaves are read as they are sent, wherever they lie. What comes is written when all of it has come:
// a tree that could not be received whole is what it was.
// Messages do not say what they hold: one of fewer bytes than the leaf writes its beginning, as in Python.

/// A leaf that is under way.
class LeafTransfer {
public:
    LeafTransfer(KeyPath path, Leaf leaf, at::Tensor content, Transfer transfer)
        : m_path(std::move(path)), m_leaf(std::move(leaf)), m_content(std::move(content)), m_transfer(std::move(transfer))
    {
    }

    /// As Transfer::wait(); the error names the leaf.
    void wait(Progress& progress) const;
    [[nodiscard]] bool isDone() const { return m_transfer.isDone(); }
    /// Writes what came into the leaf. REQUIRES: wait() returned.
    void write(Mutations& mutations) const;
    /// Adds what came to changes that take effect together.
    void addTo(Changes& changes) const;

private:
    KeyPath m_path;
    Leaf m_leaf;
    at::Tensor m_content;
    Transfer m_transfer;
};

/// Waits for all, then writes all of them or none.
void waitAndWrite(const std::vector<LeafTransfer>& transfers, Mutations& mutations, Progress& progress);

/// Sends one leaf after the other, and has one in memory at a time. Returns the last tag.
int64_t send(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule, Progress& progress);
/// Receives one leaf after the other, then writes them. Returns the last tag.
int64_t receive(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule, Mutations& mutations, Progress& progress);

/// All leaves at once, and the last tag.
struct StartedExchange {
    std::vector<LeafTransfer> leaves;
    int64_t lastTag;
};
[[nodiscard]] StartedExchange startSending(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule);
[[nodiscard]] StartedExchange startReceiving(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule);

/// Each leaf over all processes, of a lazy stack each stacked leaf. The result is what the leaves hold of the process `root`,
/// where alone it is to be written.
[[nodiscard]] std::vector<LeafTransfer> startReducing(const TensorDict& td, ProcessGroup& group, ReduceOp op, int64_t root);
/// Starts reducing for all processes, in the order of the keys, member by member.
[[nodiscard]] std::vector<LeafTransfer> startReducingAll(const TensorDict& td, ProcessGroup& group, ReduceOp op);

}  // namespace tensordesk
