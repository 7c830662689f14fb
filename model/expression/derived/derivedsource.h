// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/evaluation/evaluator.h"
#include "model/expression/evaluation/keptparts.h"
#include "model/tensordict/leaves/leaf.h"

#include <memory>
#include <mutex>
#include <string>
#include <vector>

namespace tensordesk {

/// A leaf that is defined by an expression over a tensordict and computed part by part when it is read.
class DerivedSource final : public LeafSource {
public:
    /// `local`: the batch dims along which a part only depends on the same part of the tensordict; see localDims(). `td`: a fork
    /// without this leaf, to avoid a reference cycle. `names`: the names that earlier lines define. `mutex`: shared by all keys of
    /// a set, since modules are for one thread at a time and keys can depend on each other. `kept`: belongs to the expression.
    DerivedSource(Shape shape, DType dtype, std::string expression, std::vector<bool> local, TensorDict td,
                  Evaluator::Variables names, std::shared_ptr<std::recursive_mutex> mutex, std::shared_ptr<KeptParts> kept);

    [[nodiscard]] const std::string& expression() const noexcept { return m_expression; }
    [[nodiscard]] const std::vector<bool>& local() const noexcept { return m_local; }
    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    /// Throws PermissionError.
    void write(const std::vector<Range>& part, const at::Tensor& values) override;
    [[nodiscard]] std::string file() const override { return {}; }
    [[nodiscard]] StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    [[nodiscard]] int64_t storedBytes() const override { return 0; }

private:
    [[nodiscard]] at::Tensor whole() const;
    [[nodiscard]] at::Tensor computed(const TensorDict& td) const;

    std::string m_expression;
    std::vector<bool> m_local;
    TensorDict m_td;
    Evaluator::Variables m_names;
    std::shared_ptr<std::recursive_mutex> m_mutex;
    std::shared_ptr<KeptParts> m_kept;
    mutable at::Tensor m_whole;  ///< undefined until it was computed as a whole
};

/// Returns the value of an expression over `td` with additional names. `kept`: belongs to the expression.
[[nodiscard]] Value evaluateWith(const std::string& expression, const TensorDict& td, const Evaluator::Variables& variables,
                                 Progress& progress, std::shared_ptr<KeptParts> kept = {});

}  // namespace tensordesk
