// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/batchmask.h"
#include "views/dims/batchselection.h"
#include "views/jobs/job.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The tensordict that views show, or what a mask over its batch leaves of it, and what is looked at of that batch. The
/// mask counts within the ranges that were set before it came, which are there again once it goes.
class MaskedRoot final : public QObject {
    Q_OBJECT

public:
    explicit MaskedRoot(QObject* parent = nullptr);

    /// A tensordict, and the Python that gives it. tensorDictChanged() follows, with a mask when that is worked out.
    void setRoot(const TensorDict& td, const QString& python);
    /// A bool key or an expression over `td`; empty: none. tensorDictChanged() or verdictChanged() follows.
    void setMask(const QString& mask);
    [[nodiscard]] const QString& mask() const noexcept { return m_mask; }
    [[nodiscard]] bool isMasked() const noexcept { return m_isMasked; }
    /// Elements may have changed: the mask is worked out again.
    void refresh();

    /// Names dims for viewing alone: the tensordict keeps its own. They hold until another batch comes.
    void setNames(const DimNames& names);
    /// Of a leaf below the root: names that dims have for viewing, and along which of them time runs.
    [[nodiscard]] LeafDims described(LeafDims leaf) const;

    [[nodiscard]] BatchSelection& batch() noexcept { return m_batch; }
    [[nodiscard]] const BatchSelection& batch() const noexcept { return m_batch; }

    /// How much a mask leaves, or why it does not fit.
    struct Verdict {
        QString text = {};
        bool isProblem = false;
        bool hasMark = false;  ///< see setErrorText()
    };
    [[nodiscard]] const Verdict& verdict() const noexcept { return m_verdict; }

    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_job, &m_suggestion}; }
    /// Looks for a key that the mask could be.
    [[nodiscard]] const AbstractJob& suggestion() const noexcept { return m_suggestion; }

Q_SIGNALS:
    /// What views show now, and the Python that gives it.
    void tensorDictChanged(const tensordesk::TensorDict& td, const QString& python);
    void verdictChanged();
    /// described() tells something else.
    void descriptionChanged();
    /// A key that is worth choosing positions by.
    void suggested(const tensordesk::KeyPath& mask);

private:
    void applyMask();
    [[nodiscard]] std::vector<Range> rangesOfRoot() const;
    void show(const TensorDict& td, const QString& python);
    void judge(const Verdict& verdict);
    [[nodiscard]] DimNames namesOf(const TensorDict& td) const;

    /// What keys of the root tell.
    struct Told {
        KeyPath mask;
        std::optional<std::size_t> time = {};
    };

    std::optional<TensorDict> m_root;
    DimNames m_names;                   ///< for viewing; none: those of the tensordict
    std::optional<std::size_t> m_time;  ///< among the batch dims of the root
    QString m_python;
    QString m_mask;
    BatchSelection m_batch;
    Verdict m_verdict;
    Job<MaskedBatch> m_job;
    Job<Told> m_suggestion;
    bool m_isMasked = false;
    std::vector<BatchSelection::Dim> m_unmasked;  ///< dims, with the ranges that the mask counts within, while masked
};

}  // namespace tensordesk
