// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jobs/job.h"
#include "shapes/shapeeffect.h"

#include <QWidget>

#include <optional>

class QLabel;
class QTableView;

namespace tensordesk {

class ShapeEffectModel;
class ShapeLabel;

/// The shape debugger: what the expression that is being typed would do to each key, or which key breaks and
/// why. Works without any element, in the background; the newest text wins.
class ShapePanel final : public QWidget {
    Q_OBJECT

public:
    explicit ShapePanel(QWidget* parent = nullptr);

    /// Shows the effect of an expression on `td`; empty or none: nothing but a hint.
    void setExpression(const std::optional<TensorDict>& td, const std::string& expression);
    [[nodiscard]] ShapeEffectModel& model() noexcept { return *m_model; }
    /// What it says of the whole: the result, or the error.
    [[nodiscard]] QString verdict() const;

private:
    void showEffect(ShapeEffect effect);
    void showHint();

    ShapeEffectModel* m_model;
    QLabel* m_type;
    ShapeLabel* m_shape;
    QLabel* m_bytes;
    QLabel* m_error;
    QTableView* m_keys;
    Job<ShapeEffect> m_job;
};

}  // namespace tensordesk
