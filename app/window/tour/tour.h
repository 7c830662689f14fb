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

/// Six steps over the sample: what the parts of the window are for. Each brings the window to where it shows what it tells of.
/// It waits while another document is in front, and deletes itself when it ends.
class Tour final : public QObject {
    Q_OBJECT

public:
    /// Begins when the sample is in front, which is at `path`. `window` owns it.
    Tour(const QString& path, MainWindow& window);
    ~Tour() override;

private:
    struct Step {
        QString title;
        QString text;  ///< rich
        std::function<void(DocumentPane&)> prepare;
        std::function<QWidget*(DocumentPane&)> part;
    };

    [[nodiscard]] std::vector<Step> steps();
    /// The sample, while it is in front.
    [[nodiscard]] DocumentPane* sample() const;
    /// Shows a key in a kind of view.
    void show(DocumentPane& pane, const KeyPath& key, ViewKind kind);
    void forgetTyped();
    void goOn();
    void goTo(int step);

    MainWindow& m_window;
    QString m_path;
    std::vector<Step> m_steps;
    QPointer<TourCard> m_card;  ///< the window's, which may delete it first
    QMetaObject::Connection m_shown;
    int m_at = -1;  ///< before the first one
};

}  // namespace tensordesk
