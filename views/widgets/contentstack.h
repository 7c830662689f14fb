// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QTimer>

class QLabel;

namespace tensordesk {

/// The content of a view, or a sentence instead that states why it shows nothing and the remedy.
class ContentStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit ContentStack(QWidget* content, QWidget* parent = nullptr);

    void showContent();
    void showHint(const QString& text);
    /// Shows an error in red: a headline, and the reason below it. `hasMark`: see setErrorText().
    void showFailure(const QString& headline, const QString& reason, bool hasMark = false);
    /// Shows a hint unless something else is shown within 200 ms, so that quick reads do not flicker.
    void showHintSoon(const QString& text);

    /// Returns the shown sentence without its headline; empty while the content is shown.
    [[nodiscard]] QString hint() const;

private:
    void showText(const QString& headline, const QString& text, bool hasMark);

    QWidget* m_page;
    QLabel* m_icon;
    QLabel* m_headline;
    QLabel* m_text;
    QTimer m_soon;
    QString m_soonText;
};

}  // namespace tensordesk
