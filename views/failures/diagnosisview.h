// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/failures/fixlist.h"

#include <optional>

namespace tensordesk {

class OperandBoxes;

/// Shows a diagnosis: the operands if some of their dims are marked, the rule as a sentence, and suggestions.
class DiagnosisView final : public QWidget {
    Q_OBJECT

public:
    explicit DiagnosisView(FixList::Use use, QWidget* parent = nullptr);

    /// Empty: the view is hidden.
    void setDiagnosis(const std::optional<Diagnosis>& diagnosis);

    [[nodiscard]] OperandBoxes& operands() const noexcept { return *m_operands; }
    /// Returns the rule as text; empty if unknown.
    [[nodiscard]] QString rule() const;
    [[nodiscard]] FixList& fixes() const noexcept { return *m_fixes; }
    /// Returns the width in pixels that the content needs, with the rule in lines of at most `longestLine` pixels.
    [[nodiscard]] int widthOfContent(int longestLine) const;

Q_SIGNALS:
    /// The user selected an expression to use instead.
    void fixChosen(const QString& expression);

private:
    OperandBoxes* m_operands;
    QLabel* m_rule;
    FixList* m_fixes;
};

}  // namespace tensordesk
