// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStackedWidget>
#include <QTimer>

class QLabel;

namespace tensordesk {

/// What a view shows, or in its place a sentence that says why it shows nothing and what can be done.
class ContentStack : public QStackedWidget {
    Q_OBJECT

public:
    explicit ContentStack(QWidget* content, QWidget* parent = nullptr);

    void showContent();
    void showHint(const QString& text);
    /// Shows a text in red, with a mark: something failed.
    /// `hasMark`: see setErrorText().
    void showFailure(const QString& reason, bool hasMark = false);
    /// Shows a hint unless something else is shown within 200 ms: quick reads do not flicker.
    void showHintSoon(const QString& text);

    /// The sentence shown; empty while it is the content.
    [[nodiscard]] QString hint() const;

private:
    void showText(const QString& text, bool failure, bool hasMark);

    QWidget* m_page;
    QLabel* m_icon;
    QLabel* m_text;
    QTimer m_soon;
    QString m_soonText;
};

}  // namespace tensordesk
