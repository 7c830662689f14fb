// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/expression/keycompletion.h"
#include "views/jobs/job.h"

#include <QObject>
#include <QStringList>

#include <optional>

class QCompleter;
class QLineEdit;
class QStringListModel;

namespace tensordesk {

/// Offers the keys of a level while a key is typed in an expression, and after a dot the applicable methods and functions. Both are
/// collected in the background and cached until the tensordict changes or another context is needed. Frequent names come first,
/// private ones never. Tab accepts the selected suggestion, or the first one; while a key or a name is typed it does not move the
/// focus.
class KeyCompleter final : public QObject {
    Q_OBJECT

public:
    /// The limit for offered keys of a level.
    static constexpr std::size_t kAtMost = 5000;

    explicit KeyCompleter(QLineEdit* edit);

    void setRoot(std::optional<TensorDict> root);
    /// True while suggestions are shown.
    [[nodiscard]] bool isOffering() const;
    /// True if a suggestion is selected in the list: Return accepts it then.
    [[nodiscard]] bool isChoosing() const;
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// Returns the current suggestions.
    [[nodiscard]] QStringList offered() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool takeFirst();
    void update();
    void offer();
    void insert(const QString& key);

    QLineEdit* m_edit;
    QCompleter* m_completer;
    QStringListModel* m_keys;
    std::optional<TensorDict> m_root;
    std::optional<KeyCompletion> m_asked;  ///< the context of m_keys
    std::optional<KeyCompletion> m_typed;
    Job<QStringList> m_job;
    bool m_isTaking = false;  ///< Tab was pressed before there were suggestions
};

}  // namespace tensordesk
