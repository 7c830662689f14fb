// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QHBoxLayout;
class QScrollArea;
class QToolButton;

namespace tensordesk {

/// Widgets in one row, however many they are: what the width has no room for is scrolled to by the wheel, by Tab, or by
/// the buttons that stand at the end then.
class ChipRow final : public QWidget {
    Q_OBJECT

public:
    explicit ChipRow(QWidget* parent = nullptr);

    /// Those of the row, from its start, in the order of the Tab key. They become its children; others stay as they are.
    void setWidgets(const QList<QWidget*>& widgets);
    [[nodiscard]] const QList<QWidget*>& widgets() const noexcept { return m_widgets; }
    /// Some have another size, or are shown or hidden.
    void refresh();
    /// Scrolls until it is to be seen.
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
