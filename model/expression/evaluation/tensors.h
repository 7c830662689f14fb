// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/value.h"
#include "model/tensordict/base/memory.h"

#include <c10/core/Scalar.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// A tensor of a number, a list nested as a tensor is, a range, a size, or a tensor (copied): what
/// `torch.tensor(data, dtype=…)` makes. Without a dtype the widest kind of number decides: bool, int64,
/// float32, complex64. ValueError for ragged lists, RuntimeError for a number that does not fit into
/// `dtype`, TypeError for anything else.
[[nodiscard]] at::Tensor tensorFrom(const Value& data, std::optional<DType> dtype = {});

/// True for a list or tuple of nothing but numbers, bools and such lists.
[[nodiscard]] bool isNumeric(const Value& value);

/// A bool, int, float or complex; nothing for any other value.
[[nodiscard]] std::optional<c10::Scalar> asNumber(const Value& value);
/// A number as a 0-d tensor that promotes as a Python number does.
/// REQUIRES: isNumber(value).
[[nodiscard]] at::Tensor scalarTensor(const Value& value);
[[nodiscard]] bool isNumber(const Value& value);
/// A bool, int or float: what a tensordict takes for a tensor. A complex number it keeps as a value.
[[nodiscard]] bool isRealNumber(const Value& value);
/// TypeError if the number of scalarTensor() is complex and the elements that it is to be assigned to are real.
void checkReal(const at::Tensor& number, DType elements);

/// The number in a tensor of one element; RuntimeError if it has more or fewer.
[[nodiscard]] Value itemOf(const at::Tensor& tensor);
/// Throws the ValueError of Python for a tensor with `count` elements in the place of one number.
[[noreturn]] void failSeveralElements(int64_t count);
/// The numbers as lists nested by the dims; a number for a 0-d tensor.
[[nodiscard]] Value listOf(const at::Tensor& tensor);

/// Begins the random numbers of torch.rand and its like anew, those of GPUs that are in use too.
void seedRandomNumbers(uint64_t seed);
/// Where they are, on the processor and then on each GPU, and has them go on from there.
[[nodiscard]] std::vector<at::Tensor> randomStates();
void setRandomStates(const std::vector<at::Tensor>& states);
/// Has the thread's random numbers go on, when it ends, as if none had been drawn meanwhile.
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
