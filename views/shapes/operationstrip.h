// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/shapes/stepmodel.h"

#include <QWidget>

class QListView;
class QMenu;
class QToolButton;

namespace tensordesk {

/// A chain of operations edited by mouse: a chip per operation with the resulting shape. Chips are edited by double click, moved by
/// dragging or Alt+Left and Alt+Right, and removed by their cross or Delete. The result can be applied to the view, exported, or
/// copied as Python.
class OperationStrip final : public QWidget {
    Q_OBJECT

public:
    explicit OperationStrip(QWidget* parent = nullptr);

    [[nodiscard]] StepModel& model() noexcept { return *m_model; }
    [[nodiscard]] QListView* chips() const noexcept { return m_chips; }
    [[nodiscard]] QMenu* addMenu() const noexcept { return m_menu; }

    /// Shows the operations of an expression, without emitting a signal.
    void setExpression(const QString& expression);
    /// Sets the values of the start and after each operation; empty: unknown or failed.
    void setResults(std::vector<std::optional<Value>> results);

Q_SIGNALS:
    /// The user changed the operations.
    void expressionEdited(const QString& expression);
    void applyRequested(const QString& expression);
    void exportRequested(const QString& expression);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void add(const QString& operation);
    void moveCurrent(int by);
    void fitHeight();

    StepModel* m_model;
    QListView* m_chips;
    QMenu* m_menu;
    std::vector<std::optional<Value>> m_results;
};

}  // namespace tensordesk
