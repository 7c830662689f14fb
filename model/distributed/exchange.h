// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/distributed/messagetags.h"
#include "model/distributed/processgroup.h"
#include "model/tensordict/mutations/mutations.h"

#include <vector>

namespace tensordesk {

class Changes;

// Exchanges tensordicts between processes leaf by leaf, as Python's `tensordict` does: sorted keys, depth first, the members of a
// lazy stack one after the other; non-tensor entries are skipped. Both sides need the same keys, shapes and dtypes. Leaves are read
// when they are sent. Received leaves are written after all have arrived: an incomplete tree changes nothing. Messages do not
// describe their content: a message with fewer bytes than the leaf overwrites its beginning, as in Python.

/// The transfer of a leaf.
class LeafTransfer {
public:
    LeafTransfer(KeyPath path, Leaf leaf, at::Tensor content, Transfer transfer)
        : m_path(std::move(path)), m_leaf(std::move(leaf)), m_content(std::move(content)), m_transfer(std::move(transfer))
    {
    }

    /// Waits as Transfer::wait() does. Errors name the leaf.
    void wait(Progress& progress) const;
    [[nodiscard]] bool isDone() const { return m_transfer.isDone(); }
    /// Writes the received elements to the leaf. REQUIRES: wait() returned.
    void write(Mutations& mutations) const;
    /// Adds the received elements to changes that are applied together. REQUIRES: wait() returned.
    void addTo(Changes& changes) const;

private:
    KeyPath m_path;
    Leaf m_leaf;
    at::Tensor m_content;
    Transfer m_transfer;
};

/// Waits for all transfers, then writes all of them or none.
void waitAndWrite(const std::vector<LeafTransfer>& transfers, Mutations& mutations, Progress& progress);

/// Sends one leaf after the other, with one in memory at a time. `rule` defines the tag of each message. Returns the last tag, from
/// which a caller can continue.
int64_t send(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule, Progress& progress);
/// Receives one leaf after the other, then writes them. Returns the last tag.
int64_t receive(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule, Mutations& mutations, Progress& progress);

/// The transfers of all leaves, and the last tag.
struct PendingExchange {
    std::vector<LeafTransfer> leaves;
    int64_t lastTag;
};
/// Starts sending all leaves of a tree to process `peer`, all in memory at once.
[[nodiscard]] PendingExchange startSending(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule);
/// Starts receiving all leaves of a tree from process `peer`; waitAndWrite() writes them.
[[nodiscard]] PendingExchange startReceiving(const TensorDict& td, ProcessGroup& group, int64_t peer, TagRule rule);

/// Starts to reduce each leaf over all processes; the members of a lazy stack are reduced as one stacked tensor. Only the leaves of
/// the process `root` get the result.
[[nodiscard]] std::vector<LeafTransfer> startReducing(const TensorDict& td, ProcessGroup& group, ReduceOp op, int64_t root);
/// Starts to reduce each leaf over all processes, for all of them; the members of a lazy stack are reduced one by one.
[[nodiscard]] std::vector<LeafTransfer> startReducingAll(const TensorDict& td, ProcessGroup& group, ReduceOp op);

}  // namespace tensordesk
