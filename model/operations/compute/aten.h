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

/// An ATen operator, found by its schema. Finding one takes a lock and a lookup, so whoever calls one a leaf at a
/// time keeps it.
class AtenOperator {
public:
    /// ("aten::add", "Tensor"). NotImplementedError if this LibTorch has no such operator.
    AtenOperator(const char* name, const char* overload);
    explicit AtenOperator(c10::OperatorHandle handle) : m_handle(handle) { }

    [[nodiscard]] const c10::FunctionSchema& schema() const { return m_handle.schema(); }

    /// The operator to be called with C++ arguments, which for small tensors is a tenth faster. Throws c10::Error if the
    /// schema has another signature.
    template <typename Signature>
    [[nodiscard]] c10::TypedOperatorHandle<Signature> typed() const
    {
        return m_handle.typed<Signature>();
    }

    /// Calls it through the dispatcher; parameters beyond `arguments` take the schema's defaults. Throws LibTorch's
    /// errors: see guardingTorch().
    [[nodiscard]] std::vector<c10::IValue> call(std::vector<c10::IValue> arguments) const;
    /// The first result. REQUIRES: it is a tensor.
    [[nodiscard]] at::Tensor operator()(std::vector<c10::IValue> arguments) const;

private:
    c10::OperatorHandle m_handle;
};

/// A number as an argument.
[[nodiscard]] c10::IValue boxed(const c10::Scalar& number);

/// Calls an ATen operator by its schema, such as ("aten::add", "Tensor"), through the dispatcher;
/// parameters beyond `arguments` take the schema's defaults. What it throws is an Error of the class
/// Python shows. REQUIRES: the operator gives one tensor.
[[nodiscard]] at::Tensor callAten(const char* name, const char* overload, std::vector<c10::IValue> arguments);

/// While it lives, this thread skips the dispatcher's layers that record what gradients take, unless a text asks for it, see
/// GradientRecording: results share nothing with a graph, and a call on a small tensor costs a third less.
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
