// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "views/common/dimselection.h"

#include <QMetaObject>
#include <QObject>
#include <QPointer>

#include <functional>
#include <vector>

class QWidget;

namespace tensordesk {

class DocumentPane;
class MainWindow;
class TourCard;

/// A tour of the sample in six steps, each of which explains a part of the window and makes the window show it. Waits while another
/// document is current, and deletes itself at its end.
class Tour final : public QObject {
    Q_OBJECT

public:
    /// Starts when the sample at `path` is the current document. `window` owns it.
    Tour(const QString& path, MainWindow& window);
    ~Tour() override;

private:
    struct Step {
        QString title;
        QString text;  ///< rich text
        std::function<void(DocumentPane&)> prepare;
        std::function<QWidget*(DocumentPane&)> part;
    };

    [[nodiscard]] std::vector<Step> steps();
    /// Returns the sample while it is the current document.
    [[nodiscard]] DocumentPane* sample() const;
    /// Shows a key in a kind of view.
    void show(DocumentPane& pane, const KeyPath& key, ViewKind kind);
    void forgetTyped();
    void goOn();
    void goTo(int step);

    MainWindow& m_window;
    QString m_path;
    std::vector<Step> m_steps;
    QPointer<TourCard> m_card;  ///< owned by the window, which may delete it first
    QMetaObject::Connection m_shown;
    int m_at = -1;  ///< before the first one
};

}  // namespace tensordesk
