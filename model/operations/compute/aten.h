// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/thread/gradientrecording.h"

#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/ivalue.h>

#include <optional>
#include <vector>

namespace tensordesk {

/// An ATen operator, found by its schema. The search takes a lock, so keep the object for repeated calls.
class AtenOperator {
public:
    /// Finds an operator, such as ("aten::add", "Tensor"). Throws NotImplementedError if this LibTorch has no such operator.
    AtenOperator(const char* name, const char* overload);
    explicit AtenOperator(c10::OperatorHandle handle) : m_handle(handle) { }

    [[nodiscard]] const c10::FunctionSchema& schema() const { return m_handle.schema(); }

    /// Returns the operator for calls with C++ arguments, which are a tenth faster for small tensors. Throws c10::Error if the
    /// schema has another signature.
    template <typename Signature>
    [[nodiscard]] c10::TypedOperatorHandle<Signature> typed() const
    {
        return m_handle.typed<Signature>();
    }

    /// Calls it through the dispatcher; missing arguments take the schema's defaults. Throws LibTorch's errors: see
    /// guardingTorch().
    [[nodiscard]] std::vector<c10::IValue> call(std::vector<c10::IValue> arguments) const;
    /// Calls it and returns the first result. REQUIRES: it is a tensor.
    [[nodiscard]] at::Tensor operator()(std::vector<c10::IValue> arguments) const;

private:
    c10::OperatorHandle m_handle;
};

/// Returns a number as an argument for call().
[[nodiscard]] c10::IValue boxed(const c10::Scalar& number);

/// Calls an ATen operator by its schema, such as ("aten::add", "Tensor"), through the dispatcher; missing arguments take the
/// schema's defaults. Throws an Error of the class that Python raises. REQUIRES: the operator returns one tensor.
[[nodiscard]] at::Tensor callAten(const char* name, const char* overload, std::vector<c10::IValue> arguments);

/// While it lives, this thread skips the dispatcher's autograd layers, unless an expression needs them, see GradientRecording.
/// Results do not refer to a graph, and a call on a small tensor costs a third less.
class UnrecordedUnlessAsked {
public:
    UnrecordedUnlessAsked()
    {
        if (!GradientRecording::isOn())
            m_guard.emplace();
    }

private:
    std::optional<at::AutoDispatchBelowADInplaceOrView> m_guard;
};

}  // namespace tensordesk
