// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/distributed/processgroup.h"
#include "model/tensordict/mutations/mutations.h"

#include <optional>
#include <vector>

namespace tensordesk {

// Exchanges tensordicts whose structure the receiver does not know: a description, which Python pickles, and all leaves as one
// block; see packedtree.h. Received data is checked like any untrusted file, and nothing pickled is run: throws ValueError. Functions
// are named after the methods in Python.

/// `init_remote(dst)`, and its receiver.
void initRemote(const TensorDict& td, ProcessGroup& group, int64_t peer, Progress& progress);
[[nodiscard]] TensorDict fromRemoteInit(ProcessGroup& group, int64_t peer, Progress& progress);

/// Returns the tensordict of the process `root`, in all processes: elsewhere a locked one over views of the received block, and
/// `td` is ignored.
[[nodiscard]] TensorDict broadcast(const TensorDict& td, ProcessGroup& group, int64_t root, Progress& progress);

/// Returns the tensordicts of all processes, in order.
[[nodiscard]] std::vector<TensorDict> gatherAll(const TensorDict& td, ProcessGroup& group, Progress& progress);

/// Gathers the others' tensordicts, stacked, into `td` of the process `root`, whose first dim is the number of processes minus one.
/// Elsewhere `td` is sent. Returns true in the process `root`.
bool gatherAndStack(const TensorDict& td, ProcessGroup& group, int64_t root, Mutations& mutations, Progress& progress);

/// `send(consolidated=True)` and `recv(consolidated=True)`: only the leaves, as one message. Both sides need the same keys, shapes
/// and dtypes.
class BlockTransfer {
public:
    BlockTransfer(TensorDict td, at::Tensor storage, Transfer transfer)
        : m_td(std::move(td)), m_storage(std::move(storage)), m_transfer(std::move(transfer))
    {
    }

    /// Waits as Transfer::wait() does.
    void wait(Progress& progress) const { m_transfer.wait(progress); }
    [[nodiscard]] bool isDone() const { return m_transfer.isDone(); }
    /// Writes the received elements to all leaves, or none. REQUIRES: wait() returned.
    void write(Mutations& mutations) const;

private:
    TensorDict m_td;
    at::Tensor m_storage;
    Transfer m_transfer;
};
[[nodiscard]] BlockTransfer startSendingBlock(const TensorDict& td, ProcessGroup& group, int64_t peer);
[[nodiscard]] BlockTransfer startReceivingBlock(const TensorDict& td, ProcessGroup& group, int64_t peer);

}  // namespace tensordesk
