// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "views/widgets/floatingplace.h"

#include <QFrame>

#include <optional>
#include <vector>

class QLabel;

namespace tensordesk {

class DiagnosisView;

/// Explains below a text field why its text fails, or why its result is probably a mistake: the error or warning, the operands with
/// the dims that do not fit, the rule, and suggestions. Covers other widgets; see FloatingPlace.
class ErrorCard final : public QFrame {
    Q_OBJECT

public:
    /// Is destroyed with `under`.
    explicit ErrorCard(QWidget* under);

    /// Shows an error in one line; empty: none. `diagnosis`: its explanation, if known.
    void tell(const QString& error, const std::optional<Diagnosis>& diagnosis = {});
    /// Shows the rules of warnings, one paragraph each, with the operands and fixes of the first that has fixes. REQUIRES: not
    /// empty.
    void warn(const std::vector<Diagnosis>& warnings);
    [[nodiscard]] QString text() const;
    /// Returns the view of operands, rule and fixes below the text.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }

Q_SIGNALS:
    /// The user selected an expression to use instead.
    void fixChosen(const QString& expression);

protected:
    void changeEvent(QEvent* event) override;

private:
    [[nodiscard]] int widthOfContent() const;
    void show(const QStringList& lines, const std::optional<Diagnosis>& diagnosis);
    void colourText();

    bool m_isWarning = false;
    QLabel* m_error;
    DiagnosisView* m_view;
    FloatingPlace m_place;
};

}  // namespace tensordesk
