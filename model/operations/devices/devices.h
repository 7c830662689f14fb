// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/tensordict.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The device of that name, such as "cpu", "meta" or "cuda:0". ValueError for a name that says nothing,
/// RuntimeError for a device that this machine or its LibTorch lacks.
[[nodiscard]] at::Device deviceNamed(const std::string& name);
/// The same device, with the index 0 where it names none but could. RuntimeError as above.
[[nodiscard]] at::Device usableDevice(at::Device device);
/// Every device on which this machine can compute: "cpu" and those that LibTorch finds.
[[nodiscard]] std::vector<at::Device> computeDevices();
/// Until all that was asked of the device is done.
void waitFor(at::Device device);

/// The tensor on `device` and of `dtype`, as far as given; the same one if nothing changes. On its way from main memory
/// to a GPU it goes through pinned memory, a block at a time. MemoryError says how much the device lacks.
[[nodiscard]] at::Tensor movedTensor(const at::Tensor& tensor, std::optional<at::Device> device, std::optional<DType> dtype = {});
/// A leaf on `device` and of `dtype`. Moving to "meta" reads nothing.
[[nodiscard]] Leaf movedLeaf(const Leaf& leaf, std::optional<at::Device> device, std::optional<DType> dtype = {});

/// `td` on `device`, its leaves cast to `dtype`, as far as given. Leaves that stay are shared; names and lock are kept. The same
/// tensordict if nothing but the device is asked for and it is there already. Errors name the key path.
[[nodiscard]] TensorDict moved(const TensorDict& td, std::optional<at::Device> device, std::optional<DType> dtype = {});

/// The device of all leaves; nothing if they differ or there is none.
[[nodiscard]] std::optional<at::Device> commonDevice(const TensorDict& td);
/// True if every leaf lies in row-major order in memory; False for lazy stacks, whose leaves are made when read.
[[nodiscard]] bool isContiguous(const TensorDict& td);

}  // namespace tensordesk
