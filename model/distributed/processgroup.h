// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

/// How tensors of several processes become one: torch.distributed.ReduceOp.
enum class ReduceOp { Sum, Product, Min, Max, BitAnd, BitOr, BitXor };

/// A message, or the part of a collective operation that is this process's. It goes on by itself; copies are the same
/// one.
class Transfer {
public:
    /// Returns when it is through: what was to be received is then in its tensor. RuntimeError if the other process has
    /// gone, or sent more bytes; Cancelled when a stop was asked for, which gives a message up.
    void wait(Progress& progress) const;
    [[nodiscard]] bool isDone() const;

    class Work;
    explicit Transfer(std::shared_ptr<Work> work) : m_work(std::move(work)) { }

private:
    std::shared_ptr<Work> m_work;
};

/// The processes that tensors are exchanged with: what torch.distributed calls the default process group, over TCP with
/// Gloo of LibTorch (c10d). Python processes that call `torch.distributed.init_process_group("gloo")` take part in it as
/// this program does. Calls come from one thread at a time, and in the same order in all processes. All tensors are
/// contiguous and on the CPU: ValueError, RuntimeError else.
class ProcessGroup {
public:
    /// The group that RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT tell of, which torchrun sets and a person may. The
    /// first call waits until all processes have joined, for 30 minutes at most. ValueError if these variables are not
    /// set, or not right; RuntimeError if the others cannot be reached; NotImplementedError for a program without Gloo.
    [[nodiscard]] static ProcessGroup& joined(Progress& progress);
    /// True if these variables name a group.
    [[nodiscard]] static bool isNamed();

    virtual ~ProcessGroup() = default;
    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int size() const = 0;

    /// `peer`: ValueError if it is this process, or none of the group.
    [[nodiscard]] virtual Transfer send(const at::Tensor& tensor, int64_t peer, int64_t tag) = 0;
    [[nodiscard]] virtual Transfer receive(const at::Tensor& into, int64_t peer, int64_t tag) = 0;
    /// Into `tensor` of the process `root`; in the others it holds parts of the result.
    [[nodiscard]] virtual Transfer reduce(const at::Tensor& tensor, ReduceOp op, int64_t root) = 0;
    /// Reduces into the tensor of every process.
    [[nodiscard]] virtual Transfer reduceAll(const at::Tensor& tensor, ReduceOp op) = 0;
    [[nodiscard]] virtual Transfer broadcast(const at::Tensor& tensor, int64_t root) = 0;
    /// All are of one shape and dtype; one a process. `into` is empty but in the process `root`.
    [[nodiscard]] virtual Transfer gather(const at::Tensor& tensor, std::vector<at::Tensor> into, int64_t root) = 0;
    [[nodiscard]] virtual Transfer gatherAll(const at::Tensor& tensor, std::vector<at::Tensor> into) = 0;
};

}  // namespace tensordesk
