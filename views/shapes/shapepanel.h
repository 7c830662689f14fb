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

/// The shape debugger: the operations of the typed expression as chips that can be edited by mouse, and their effect on each key;
/// or the failing key, the operands that do not fit, and expressions that work. Uses no elements, in the background; only the
/// latest text counts.
class ShapePanel final : public QWidget {
    Q_OBJECT

public:
    explicit ShapePanel(QWidget* parent = nullptr);

    /// Shows the effect of an expression on `td`; without either only a hint.
    void setExpression(const std::optional<TensorDict>& td, const std::string& expression);
    [[nodiscard]] ShapeEffectModel& model() noexcept { return *m_model; }
    [[nodiscard]] OperationStrip& strip() noexcept { return *m_strip; }
    /// Returns the explanation of a failure, or of a probable mistake.
    [[nodiscard]] DiagnosisView& view() noexcept { return *m_view; }
    [[nodiscard]] std::vector<AbstractJob*> jobs() noexcept { return {&m_job, &m_originJob}; }
    /// Returns the origin of the result's elements; hidden if they are computed.
    [[nodiscard]] OriginView& origins() noexcept { return *m_origins; }
    /// Returns the warnings about a working expression; empty if there are none.
    [[nodiscard]] QString warnings() const;
    /// Returns the summary: the result, or the error.
    [[nodiscard]] QString verdict() const;
    /// Returns the shown error; empty if there is none, or if the panel is not visible.
    [[nodiscard]] QString error() const;
    /// True if it visibly explains the failure by shapes, rather than by values.
    [[nodiscard]] bool explains() const { return m_explains && !error().isEmpty(); }

Q_SIGNALS:
    /// The result of error() changed.
    void errorChanged();
    /// The user changed the operations, or selected a fix.
    void expressionEdited(const QString& expression);
    void applyRequested(const QString& expression);
    void exportRequested(const QString& expression);

private:
    void showEffect(ShapeEffect effect);
    /// For the key that is selected in the list, or the whole.
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
    bool m_explains = false;          ///< shapes explain the failure
    Job<ShapeEffect> m_job;
    Job<std::optional<OriginPictures>> m_originJob;
};

}  // namespace tensordesk
