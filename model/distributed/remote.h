// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/distributed/processgroup.h"
#include "model/tensordict/mutations/mutations.h"

#include <optional>
#include <vector>

namespace tensordesk {

// Tensordicts whose structure the receiver need not know: a description, which Python pickles, and all leaves as one block;
// see packed.h. What comes is checked as any file of others is, and nothing pickled is ever run: ValueError. The names are
// those of the methods in Python.

/// `init_remote(dst)`, and what receives it.
void initRemote(const TensorDict& td, ProcessGroup& group, int64_t peer, Progress& progress);
[[nodiscard]] TensorDict fromRemoteInit(ProcessGroup& group, int64_t peer, Progress& progress);

/// The tensordict of the process `root`, in all of them: there locked, of views of the block that was sent. Elsewhere `td`
/// is not looked at.
[[nodiscard]] TensorDict broadcast(const TensorDict& td, ProcessGroup& group, int64_t root, Progress& progress);

/// Those of all processes, in the order of the processes.
[[nodiscard]] std::vector<TensorDict> gatherAll(const TensorDict& td, ProcessGroup& group, Progress& progress);

/// Into `td` of the process `root`, those of the others, stacked: its first dim has one size less than there are processes.
/// Elsewhere `td` is what is sent. Returns true in the process `root`.
bool gatherAndStack(const TensorDict& td, ProcessGroup& group, int64_t root, Mutations& mutations, Progress& progress);

/// `send(consolidated=True)`, `recv(consolidated=True)`: the leaves alone, as one message. Both sides have the same keys,
/// shapes and dtypes.
class BlockTransfer {
public:
    BlockTransfer(TensorDict td, at::Tensor storage, Transfer transfer)
        : m_td(std::move(td)), m_storage(std::move(storage)), m_transfer(std::move(transfer))
    {
    }

    /// As Transfer::wait().
    void wait(Progress& progress) const { m_transfer.wait(progress); }
    [[nodiscard]] bool isDone() const { return m_transfer.isDone(); }
    /// Writes what came into all leaves, or none. REQUIRES: wait() returned.
    void write(Mutations& mutations) const;

private:
    TensorDict m_td;
    at::Tensor m_storage;
    Transfer m_transfer;
};
[[nodiscard]] BlockTransfer startSendingBlock(const TensorDict& td, ProcessGroup& group, int64_t peer);
[[nodiscard]] BlockTransfer startReceivingBlock(const TensorDict& td, ProcessGroup& group, int64_t peer);

}  // namespace tensordesk
