// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// Returns the device with a name such as "cpu", "meta" or "cuda:0". Throws ValueError for an invalid name, and RuntimeError for a
/// device that this machine or its LibTorch lacks.
[[nodiscard]] at::Device deviceNamed(const std::string& name);
/// Returns the device, with index 0 if it names none but could. Throws RuntimeError as above.
[[nodiscard]] at::Device usableDevice(at::Device device);
/// Returns every device on which this machine can compute: "cpu" and those that LibTorch finds.
[[nodiscard]] std::vector<at::Device> computeDevices();
/// Waits until all work on the device is done.
void waitFor(at::Device device);

/// Returns the tensor on `device` with `dtype`, as far as given; the same one if nothing changes. Copies from main memory to a GPU
/// go through pinned memory, block by block. Throws MemoryError, which states how much memory the device lacks.
[[nodiscard]] at::Tensor movedTensor(const at::Tensor& tensor, std::optional<at::Device> device, std::optional<DType> dtype = {});
/// Returns a leaf on `device` with `dtype`. Moving to "meta" reads nothing.
[[nodiscard]] Leaf movedLeaf(const Leaf& leaf, std::optional<at::Device> device, std::optional<DType> dtype = {});

/// Returns `td` on `device`, with leaves cast to `dtype`, as far as given. Unchanged leaves are shared; names and lock are kept.
/// Returns the same tensordict if only the device is given and it is there already. Errors name the key path.
[[nodiscard]] TensorDict moved(const TensorDict& td, std::optional<at::Device> device, std::optional<DType> dtype = {});

/// Returns the device of all leaves; empty if they differ or there are none.
[[nodiscard]] std::optional<at::Device> commonDevice(const TensorDict& td);
/// True if every leaf is contiguous in memory; false for lazy stacks, whose leaves are made when they are read.
[[nodiscard]] bool isContiguous(const TensorDict& td);

}  // namespace tensordesk
