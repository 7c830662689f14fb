// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace tensordesk {

/// An expression as a start and a chain of operations: `td`, `[:, 100:200]`, `.reshape(-1)`. A function around the rest, such as
/// torch.stack, is an operation too. Any other expression is a start without operations. A value type; only reads brackets and
/// quotes, so that it works on incomplete text.
class OperationChain {
public:
    /// One operation: the text before and after its operand.
    struct Step {
        QString before, behind;

        /// Returns `.reshape(-1)`, `torch.stack([…, td], 0)`: with an ellipsis for the operand.
        [[nodiscard]] QString text() const;
        /// Parses the text of a step, in which `...` may denote the operand.
        [[nodiscard]] static Step of(const QString& text);
        bool operator==(const Step&) const = default;
    };

    OperationChain() = default;
    [[nodiscard]] static OperationChain of(const QString& expression);

    [[nodiscard]] const QString& start() const noexcept { return m_start; }
    [[nodiscard]] std::vector<Step>& steps() noexcept { return m_steps; }
    [[nodiscard]] const std::vector<Step>& steps() const noexcept { return m_steps; }

    /// Returns the expression with the first `count` operations.
    [[nodiscard]] QString expression(std::size_t count) const;
    [[nodiscard]] QString expression() const { return expression(m_steps.size()); }
    /// Returns Python statements that run where `td` is defined, one line per operation: `result = td[:, 100:200]`. Includes
    /// imports.
    [[nodiscard]] QString python() const;

private:
    QString m_start;
    std::vector<Step> m_steps;
};

}  // namespace tensordesk
