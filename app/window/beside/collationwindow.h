// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/beside/sidewindow.h"
#include "model/storage/storage.h"
#include "views/collation/collationview.h"
#include "views/jobs/job.h"

#include <QStringList>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QLabel;

namespace tensordesk {

class ContentStack;

/// The collation microscope for several tensordicts: files, or the members of a lazy stack.
class CollationWindow final : public SideWindow {
    Q_OBJECT

public:
    /// The name of a member, and the tensordict.
    struct Members {
        QStringList names;
        std::vector<TensorDict> tds;
        std::vector<std::shared_ptr<Storage>> storages = {};  ///< the storages from which the tensordicts read, if it opened them
    };

    /// Opens files and folders in the background. `names`: one each; empty: the names of the files.
    explicit CollationWindow(const QStringList& paths, const QStringList& names = {}, QWidget* parent = nullptr);
    /// Shows the result of `choose`, which is called in the background.
    explicit CollationWindow(std::function<Members(Progress&)> choose, QWidget* parent = nullptr);
    /// Shows existing tensordicts.
    explicit CollationWindow(Members members, QWidget* parent = nullptr);
    ~CollationWindow() override;

    /// Sets a title, such as the expression that failed, and the error that it raised.
    void setOccasion(const QString& title, const QString& error);

private:
    struct Result {
        Members members;
        CollationView::Content content;
    };

    explicit CollationWindow(QWidget* parent);
    void start(std::function<Members(Progress&)> open);

    QLabel* m_title;
    QLabel* m_error;
    CollationView* m_view;
    ContentStack* m_pages;
    Job<Result> m_job;
    std::optional<Members> m_members;
};

}  // namespace tensordesk
