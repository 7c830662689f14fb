// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/shapes/originview.h"
#include "views/shapes/shapeeffect.h"

#include <QWidget>

#include <optional>

class QLabel;
class QSplitter;
class QTableView;

namespace tensordesk {

class DiagnosisView;
class OperationStrip;
class ShapeEffectModel;
class ShapeLabel;

/// The shape debugger: the operations of the expression that is being typed as chips that can be changed by mouse, and
/// what it would do to each key; or which key breaks, the operands that do not fit, and what would work instead. Works
/// without any element, in the background; the newest text wins.
class ShapePanel final : public QWidget {
    Q_OBJECT

public:
    explicit ShapePanel(QWidget* parent = nullptr);

    /// Shows the effect of an expression on `td`; empty or none: nothing but a hint.
    void setExpression(const std::optional<TensorDict>& td, const std::string& expression);
    [[nodiscard]] ShapeEffectModel& model() noexcept { return *m_model; }
    [[nodiscard]] OperationStrip& strip() noexcept { return *m_strip; }
    /// Why the expression fails; where it works, what to write instead if it is probably a mistake.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }
    [[nodiscard]] std::vector<AbstractJob*> jobs() noexcept { return {&m_job, &m_originJob}; }
    /// Where the elements of the result come from; hidden where they are computed.
    [[nodiscard]] OriginView& origins() noexcept { return *m_origins; }
    /// Returns the warnings about an expression that works; empty if there are none.
    [[nodiscard]] QString warnings() const;
    /// What it says of the whole: the result, or the error.
    [[nodiscard]] QString verdict() const;
    /// Why the expression fails, as it stands here; empty if it does not, or if nobody sees it.
    [[nodiscard]] QString error() const;
    /// True if it says why the expression fails, where its user sees it, and not only that the values tell.
    [[nodiscard]] bool explains() const { return m_explains && !error().isEmpty(); }

Q_SIGNALS:
    /// Another error() or none.
    void errorChanged();
    /// The user changed the operations, or chose a fix.
    void expressionEdited(const QString& expression);
    void applyRequested(const QString& expression);
    void exportRequested(const QString& expression);

private:
    void showEffect(ShapeEffect effect);
    /// Of the key that is selected in the list, else of the whole.
    void lookForOrigins();
    void showWarnings(const std::optional<Message>& mixing);
    void showFailure(const std::optional<Diagnosis>& failure);
    void showHint();

    ShapeEffectModel* m_model;
    QLabel* m_type;
    ShapeLabel* m_shape;
    QLabel* m_bytes;
    QLabel* m_error;
    QLabel* m_warnings;
    OperationStrip* m_strip;
    DiagnosisView* m_view;
    QSplitter* m_below;
    QTableView* m_keys;
    OriginView* m_origins;
    std::optional<TensorDict> m_td;
    std::string m_expression;
    std::vector<Diagnosis> m_doubts;  ///< of the effect
    bool m_explains = false;          ///< shapes say why the expression fails
    Job<ShapeEffect> m_job;
    Job<std::optional<OriginPictures>> m_originJob;
};

}  // namespace tensordesk
