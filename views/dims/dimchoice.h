// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/dims/dimstate.h"
#include "views/dims/maskedroot.h"

#include <QTimer>

#include <functional>
#include <map>

namespace tensordesk {

/// What is chosen of each dim: of those of the leaf that is shown, and of those of the batch, which hold for every leaf and
/// view. A choice of a leaf's batch dim is one of the batch, and the other way round.
class DimChoice final : public QObject {
    Q_OBJECT

public:
    explicit DimChoice(QObject* parent = nullptr);

    [[nodiscard]] MaskedRoot& root() noexcept { return m_root; }
    [[nodiscard]] BatchSelection& batch() noexcept { return m_root.batch(); }
    /// See DimStrip.
    void setBatchShown(bool shown);
    [[nodiscard]] bool isBatchShown() const noexcept { return m_isBatchShown; }

    // ---- the leaf: see DimStrip
    void setSelection(const DimSelection& selection);
    const DimSelection& setLeaf(const LeafDims& leaf, ViewKind view);
    void clear();
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_selection; }
    [[nodiscard]] bool hasLeaf() const noexcept { return m_hasLeaf; }

    // ---- the dims there are: those of the leaf, or else of the batch
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t batchCount() const;
    [[nodiscard]] bool isOfLeaf(std::size_t dim) const { return m_hasLeaf && dim < m_selection.rank(); }
    /// REQUIRES: dim < count().
    [[nodiscard]] DimState state(std::size_t dim) const;

    // ---- choosing; a dim that is gone is left alone
    /// `soon`: more follow, and a few tens of milliseconds may pass before selectionChanged().
    void choose(const DimSelection& selection, bool soon);
    void change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon = false);
    /// More follow.
    void setIndex(std::size_t dim, int64_t index);
    void setRange(std::size_t dim, const Range& range);
    /// The index, or where the part begins.
    void setPlace(std::size_t dim, int64_t place);
    /// `3`, `10:20`, `::2`. Error, marked in the text, where it is none.
    void setText(std::size_t dim, const QString& text);

Q_SIGNALS:
    /// Something is to be shown otherwise: dims, or what is chosen of them.
    void changed();
    /// Another selection of the leaf was chosen.
    void selectionChanged(const tensordesk::DimSelection& selection);

private:
    [[nodiscard]] bool isShared(std::size_t dim) const;
    void take(const DimSelection& selection);
    void announce();
    void followBatch();

    MaskedRoot m_root;
    bool m_isBatchShown = true;
    DimSelection m_selection;  ///< of the leaf, or of the one before while there is none
    bool m_hasLeaf = false;
    std::map<ViewKind, DimSelection> m_chosen;  ///< by view, what a person chose last
    std::map<ViewKind, DimSelection> m_shown;   ///< by view, of the last leaf
    QTimer m_announce;
    std::size_t m_changed = 0;  ///< of what is to be announced
};

}  // namespace tensordesk
