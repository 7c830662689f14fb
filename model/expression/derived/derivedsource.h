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

/// A leaf that an expression over a tensordict gives, computed part by part as it is read.
class DerivedSource final : public LeafSource {
public:
    /// `local`: the batch dims along which a part is computed of the same part of the tensordict; see localDims(). `td`:
    /// a fork that does not hold this leaf, or it would never go. `names`: what lines before it named. `mutex`: of all keys of
    /// a set, since modules are for one thread at a time; a key may be made of another one. `kept`: of the expression.
    DerivedSource(Shape shape, DType dtype, std::string expression, std::vector<bool> local, TensorDict td,
                  Evaluator::Variables names, std::shared_ptr<std::recursive_mutex> mutex, std::shared_ptr<KeptParts> kept);

    [[nodiscard]] const std::string& expression() const noexcept { return m_expression; }
    [[nodiscard]] const std::vector<bool>& local() const noexcept { return m_local; }
    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    /// PermissionError.
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
    mutable at::Tensor m_whole;  ///< undefined until it was wanted as a whole
};

/// The value of an expression over `td` with names of its own besides. `kept`: of the expression.
[[nodiscard]] Value evaluateWith(const std::string& expression, const TensorDict& td, const Evaluator::Variables& variables,
                                 Progress& progress, std::shared_ptr<KeptParts> kept = {});

}  // namespace tensordesk
