// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/rail/batchmask.h"
#include "views/rail/batchselection.h"

#include <QWidget>

#include <optional>
#include <vector>

class QLabel;
class QLineEdit;
class QToolButton;

namespace tensordesk {

class FlowLayout;
class RailDim;

/// The bar over all views: the batch dims with names and sizes, a cursor and a range in each, and a mask. What is set
/// here holds for every key: cursor and range go to the views through selection(), a mask makes another tensordict,
/// which tensorDictChanged() hands on.
class BatchRail final : public QWidget {
    Q_OBJECT

public:
    explicit BatchRail(QWidget* parent = nullptr);

    /// A tensordict, and the Python that gives it. tensorDictChanged() follows, with a mask when that is worked out.
    void setRoot(const TensorDict& td, const QString& python);
    /// Elements may have changed: the mask is worked out again.
    void refresh();
    /// No tensordict; the mask is forgotten.
    void clear();
    /// Whether dims may be renamed here; else why not.
    void setRenamable(bool renamable, const QString& whyNot = {});

    [[nodiscard]] BatchSelection& selection() noexcept { return m_selection; }
    [[nodiscard]] RailDim* dim(std::size_t dim) const { return m_dims[dim]; }
    [[nodiscard]] QLineEdit* maskField() const noexcept { return m_mask; }
    /// What it says of the mask: how much is left, or why it does not fit.
    [[nodiscard]] QString verdict() const;
    [[nodiscard]] std::vector<AbstractJob*> jobs() { return {&m_job, &m_suggestion}; }
    /// Looks for a key that the mask could be, to be named while none is typed.
    [[nodiscard]] const AbstractJob& suggestion() const noexcept { return m_suggestion; }

Q_SIGNALS:
    /// What views show now, and the Python that gives it: the root, or what the mask leaves of it.
    void tensorDictChanged(const tensordesk::TensorDict& td, const QString& python);
    /// A person renamed a dim: the names of all.
    void namesChosen(const tensordesk::DimNames& names);
    /// A person wants to try other batch sizes.
    void batchSizeRequested();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void suggest(const KeyPath& mask);
    void takeMask();
    [[nodiscard]] std::vector<Range> rangesOfRoot() const;
    void show(const TensorDict& td, const QString& python);
    void buildDims();
    void showDims();
    void say(const QString& text, bool isProblem, bool hasMark = false);

    BatchSelection m_selection;
    FlowLayout* m_flow;
    QLabel* m_title;
    std::vector<RailDim*> m_dims;  ///< as many as any tensordict had so far
    QLineEdit* m_mask;
    QLabel* m_verdict;
    QToolButton* m_size;
    std::optional<TensorDict> m_root;
    QString m_python;
    Job<MaskedBatch> m_job;
    Job<KeyPath> m_suggestion;
    bool m_isMasked = false;
    std::vector<BatchSelection::Dim> m_unmasked;  ///< dims, with the ranges that the mask counts within, while masked
    bool m_renamable = false;
    QString m_whyNot;
};

}  // namespace tensordesk
