// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QScrollArea;
class QToolButton;

namespace tensordesk {

/// Widgets in one row of any length: those that do not fit are reached by the wheel, by Tab, or by buttons that then appear at the
/// end.
class ChipRow final : public QWidget {
    Q_OBJECT

public:
    explicit ChipRow(QWidget* parent = nullptr);

    /// Sets the widgets from the start of the row, in tab order. They become its children; other widgets stay unchanged.
    void setWidgets(const QList<QWidget*>& widgets);
    [[nodiscard]] const QList<QWidget*>& widgets() const noexcept { return m_widgets; }
    /// Call this after sizes or visibilities changed.
    void refresh();
    /// Scrolls until the widget is visible.
    void show(QWidget* widget);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;

private:
    [[nodiscard]] QToolButton* addButton(bool forwards);
    void scroll(int pixels);
    void showButtons();

    QScrollArea* m_area;
    QWidget* m_content;
    QHBoxLayout* m_layout;
    QToolButton* m_back;
    QToolButton* m_on;
    QList<QWidget*> m_widgets;
};

}  // namespace tensordesk
