// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <cstddef>
#include <vector>

namespace tensordesk {

/// An expression as what it starts from and one operation after the other: `td`, `[:, 100:200]`, `.reshape(-1)`. A
/// function around the rest, such as torch.stack, is an operation too. What is no such chain is a start without
/// operations. A value type; reads brackets and quotes only, so that half an expression does no harm.
class OperationChain {
public:
    /// One operation: what stands before and behind that which it is applied to.
    struct Step {
        QString before, behind;

        /// `.reshape(-1)`, `torch.stack([…, td], 0)`: with an ellipsis for that which it is applied to.
        [[nodiscard]] QString text() const;
        /// A step that was typed so; the ellipsis may be `...` in the place of an operand.
        [[nodiscard]] static Step of(const QString& text);
        bool operator==(const Step&) const = default;
    };

    OperationChain() = default;
    [[nodiscard]] static OperationChain of(const QString& expression);

    [[nodiscard]] const QString& start() const noexcept { return m_start; }
    [[nodiscard]] std::vector<Step>& steps() noexcept { return m_steps; }
    [[nodiscard]] const std::vector<Step>& steps() const noexcept { return m_steps; }

    /// The expression with the first `count` operations.
    [[nodiscard]] QString expression(std::size_t count) const;
    [[nodiscard]] QString expression() const { return expression(m_steps.size()); }
    /// Python statements that run where `td` is known, a line an operation: `result = td[:, 100:200]`. Imports what it
    /// needs.
    [[nodiscard]] QString python() const;

private:
    QString m_start;
    std::vector<Step> m_steps;
};

}  // namespace tensordesk
