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

/// Offers the keys of the level at which a person types a key into an expression, and behind a dot the methods
/// and functions that fit. Both are collected in the background and kept until the tensordict changes or
/// something else is asked for. Names that are used most come first, private ones never. Tab takes the suggestion that is chosen,
/// or the first one; while a key or a name is typed it leads nowhere else.
class KeyCompleter final : public QObject {
    Q_OBJECT

public:
    /// Keys of a level that are offered at most.
    static constexpr std::size_t kAtMost = 5000;

    explicit KeyCompleter(QLineEdit* edit);

    void setRoot(std::optional<TensorDict> root);
    /// True while suggestions are shown.
    [[nodiscard]] bool isOffering() const;
    /// True if a suggestion is chosen in the list: Return takes that one then.
    [[nodiscard]] bool isChoosing() const;
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }
    /// What is offered now.
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
    std::optional<KeyCompletion> m_asked;  ///< what m_keys fits
    std::optional<KeyCompletion> m_typed;
    Job<QStringList> m_job;
    bool m_isTaking = false;  ///< Tab was pressed before there were suggestions
};

}  // namespace tensordesk
