// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/dims/batchmask.h"
#include "views/dims/batchselection.h"
#include "views/jobs/job.h"

#include <optional>
#include <vector>

namespace tensordesk {

/// The tensordict that views show, after a mask over its batch if there is one, and the selection of that batch. The mask applies
/// within the ranges that were set before it, which are restored when it is removed.
class MaskedRoot final : public QObject {
    Q_OBJECT

public:
    explicit MaskedRoot(QObject* parent = nullptr);

    /// Sets a tensordict and its Python expression. tensorDictChanged() follows, with a mask after that is computed.
    void setRoot(const TensorDict& td, const QString& python);
    /// Sets a bool key or an expression over `td`; empty for no mask. tensorDictChanged() or verdictChanged() follows.
    void setMask(const QString& mask);
    [[nodiscard]] const QString& mask() const noexcept { return m_mask; }
    [[nodiscard]] bool isMasked() const noexcept { return m_isMasked; }
    /// Computes the mask again after a possible change of elements.
    void refresh();

    /// Names dims for viewing only: the tensordict keeps its own names. Valid until the batch changes.
    void setNames(const DimNames& names);
    /// Returns a leaf nested in the root with names of dims for viewing, and the dim of time.
    [[nodiscard]] LeafDims described(LeafDims leaf) const;

    [[nodiscard]] BatchSelection& batch() noexcept { return m_batch; }
    [[nodiscard]] const BatchSelection& batch() const noexcept { return m_batch; }

    /// The effect of a mask, or the reason why it does not fit.
    struct Verdict {
        QString text = {};
        bool isProblem = false;
        bool hasMark = false;  ///< see setErrorText()
    };
    [[nodiscard]] const Verdict& verdict() const noexcept { return m_verdict; }

    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_job, &m_suggestion}; }
    /// Returns the job that looks for a key to use as a mask.
    [[nodiscard]] const AbstractJob& suggestion() const noexcept { return m_suggestion; }

Q_SIGNALS:
    /// The tensordict to show, and its Python expression.
    void tensorDictChanged(const tensordesk::TensorDict& td, const QString& python);
    void verdictChanged();
    /// The result of described() changed.
    void descriptionChanged();
    /// A key that is useful as a mask.
    void suggested(const tensordesk::KeyPath& mask);

private:
    void applyMask();
    [[nodiscard]] std::vector<Range> rangesOfRoot() const;
    void show(const TensorDict& td, const QString& python);
    void judge(const Verdict& verdict);
    [[nodiscard]] DimNames namesOf(const TensorDict& td) const;

    /// Information from keys of the root.
    struct RootKeys {
        KeyPath mask;
        std::optional<std::size_t> time = {};
    };

    std::optional<TensorDict> m_root;
    DimNames m_names;                   ///< for viewing; empty: those of the tensordict
    std::optional<std::size_t> m_time;  ///< among the batch dims of the root
    QString m_python;
    QString m_mask;
    BatchSelection m_batch;
    Verdict m_verdict;
    Job<MaskedBatch> m_job;
    Job<RootKeys> m_suggestion;
    bool m_isMasked = false;
    std::vector<BatchSelection::Dim> m_unmasked;  ///< the dims with the ranges within which the mask applies, while there is one
};

}  // namespace tensordesk
