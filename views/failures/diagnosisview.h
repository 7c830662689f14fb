// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/failures/fixlist.h"

#include <optional>

namespace tensordesk {

class OperandBoxes;

/// Shows a diagnosis: the operands, if dims of them are marked, the rule in a sentence, and what to write instead.
class DiagnosisView final : public QWidget {
    Q_OBJECT

public:
    explicit DiagnosisView(FixList::Use use, QWidget* parent = nullptr);

    /// Nothing: the view is hidden.
    void setDiagnosis(const std::optional<Diagnosis>& diagnosis);

    [[nodiscard]] OperandBoxes& operands() const noexcept { return *m_operands; }
    /// The rule as text; empty if none is known.
    [[nodiscard]] QString rule() const;
    [[nodiscard]] FixList& fixes() const noexcept { return *m_fixes; }
    /// The width in pixels that the content needs, with the rule in lines of at most `longestLine` pixels.
    [[nodiscard]] int widthOfContent(int longestLine) const;

Q_SIGNALS:
    /// The user chose an expression to use instead.
    void fixChosen(const QString& expression);

private:
    OperandBoxes* m_operands;
    QLabel* m_rule;
    FixList* m_fixes;
};

}  // namespace tensordesk
