// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/memory.h"

#include <c10/core/Scalar.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// Implements `torch.tensor(data, dtype=…)` for a number, a nested list, a range, a size, or a tensor (copied). Without a dtype the
/// widest kind of number determines it: bool, int64, float32, complex64. Throws ValueError for ragged lists, RuntimeError for a
/// number that does not fit into `dtype`, and TypeError for anything else.
[[nodiscard]] at::Tensor tensorFrom(const Value& data, std::optional<DType> dtype = {});

/// True for a list or tuple that only contains numbers, bools and such lists.
[[nodiscard]] bool isNumeric(const Value& value);

/// Returns a bool, int, float or complex; empty for any other value.
[[nodiscard]] std::optional<c10::Scalar> asNumber(const Value& value);
/// Returns a number as a 0-d tensor that promotes like a Python number. REQUIRES: isNumber(value).
[[nodiscard]] at::Tensor scalarTensor(const Value& value);
[[nodiscard]] bool isNumber(const Value& value);
/// True for a bool, int or float, which a tensordict stores as a tensor. It stores a complex number as a non-tensor value.
[[nodiscard]] bool isRealNumber(const Value& value);
/// Throws TypeError if the number of scalarTensor() is complex and is assigned to real elements.
void checkReal(const at::Tensor& number, DType elements);

/// Returns the number in a tensor with one element. Throws RuntimeError for another number of elements.
[[nodiscard]] Value itemOf(const at::Tensor& tensor);
/// Throws Python's ValueError for a tensor with `count` elements instead of a number.
[[noreturn]] void failSeveralElements(int64_t count);
/// Returns the numbers as lists nested by the dims; a number for a 0-d tensor.
[[nodiscard]] Value listOf(const at::Tensor& tensor);

/// Seeds the random numbers of torch.rand etc., also on the GPUs in use.
void seedRandomNumbers(uint64_t seed);
/// Returns the states of the random numbers, on the CPU and then on each GPU; the second function restores them.
[[nodiscard]] std::vector<at::Tensor> randomStates();
void setRandomStates(const std::vector<at::Tensor>& states);
/// Restores the thread's random number state when it is destroyed.
class RandomNumbersKept {
public:
    RandomNumbersKept() : m_states(randomStates()) { }
    ~RandomNumbersKept();
    RandomNumbersKept(const RandomNumbersKept&) = delete;
    RandomNumbersKept& operator=(const RandomNumbersKept&) = delete;

private:
    std::vector<at::Tensor> m_states;
};

}  // namespace tensordesk
