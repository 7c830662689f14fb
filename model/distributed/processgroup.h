// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <ATen/core/Tensor.h>

#include <chrono>
#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

/// The reduction of tensors from several processes: torch.distributed.ReduceOp.
enum class ReduceOp { Sum, Product, Min, Max, BitAnd, BitOr, BitXor };

/// A message, or this process's part of a collective operation, in progress. A handle; it continues by itself.
class Transfer {
public:
    /// Waits until it is complete; a received tensor is then filled. Throws RuntimeError if the other process has gone, or sent
    /// more bytes, and Cancelled if a stop was requested, which abandons the message.
    void wait(Progress& progress) const;
    [[nodiscard]] bool isDone() const;

    /// The implementation, over c10d::Work.
    class Work;
    explicit Transfer(std::shared_ptr<Work> work) : m_work(std::move(work)) { }

private:
    std::shared_ptr<Work> m_work;
};

/// A group of processes that exchange tensors: the default process group of torch.distributed, over TCP with LibTorch's Gloo
/// (c10d). Python processes that call `torch.distributed.init_process_group("gloo")` can be members. Call the methods from one
/// thread at a time, and in the same order in all processes. They throw ValueError or RuntimeError unless all tensors are
/// contiguous and on the CPU.
class ProcessGroup {
public:
    /// Returns the group defined by RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT, which torchrun or the user sets. The first call
    /// waits until all processes have joined, for 30 minutes at most, and sets the time that each exchange may take to `patience`.
    /// Throws ValueError if these variables are missing or invalid,
    /// RuntimeError if the others cannot be reached, and NotImplementedError for a program without Gloo.
    [[nodiscard]] static ProcessGroup& joined(Progress& progress, std::chrono::minutes patience = std::chrono::minutes(30));
    /// True if the environment variables of a process group are set: RANK, WORLD_SIZE, MASTER_ADDR and MASTER_PORT.
    [[nodiscard]] static bool isNamed();
    /// True if all of them are set, and state that the group has several processes.
    [[nodiscard]] static bool namesSeveral();

    virtual ~ProcessGroup() = default;
    [[nodiscard]] virtual int rank() const = 0;
    [[nodiscard]] virtual int size() const = 0;

    /// Starts sending a tensor. Throws ValueError if `peer` is this process, or not in the group.
    [[nodiscard]] virtual Transfer send(const at::Tensor& tensor, int64_t peer, int64_t tag) = 0;
    /// Starts receiving into a tensor. Throws ValueError if `peer` is this process, or not in the group.
    [[nodiscard]] virtual Transfer receive(const at::Tensor& into, int64_t peer, int64_t tag) = 0;
    /// Reduces into `tensor` of the process `root`; in the others it contains partial results.
    [[nodiscard]] virtual Transfer reduce(const at::Tensor& tensor, ReduceOp op, int64_t root) = 0;
    /// Reduces into the tensor of every process.
    [[nodiscard]] virtual Transfer reduceAll(const at::Tensor& tensor, ReduceOp op) = 0;
    /// Copies the tensor of the process `root` into that of every process.
    [[nodiscard]] virtual Transfer broadcast(const at::Tensor& tensor, int64_t root) = 0;
    /// Gathers one tensor per process, all of one shape and dtype. `into` is empty except in the process `root`.
    [[nodiscard]] virtual Transfer gather(const at::Tensor& tensor, std::vector<at::Tensor> into, int64_t root) = 0;
    /// Gathers one tensor per process, all of one shape and dtype, in every process.
    [[nodiscard]] virtual Transfer gatherAll(const at::Tensor& tensor, std::vector<at::Tensor> into) = 0;
};

}  // namespace tensordesk
