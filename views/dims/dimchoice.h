// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/dimselection.h"
#include "views/dims/dimstate.h"
#include "views/dims/maskedroot.h"

#include <QTimer>

#include <functional>
#include <map>

namespace tensordesk {

/// The choices of all dims: those of the shown leaf, and those of the batch, which hold for every leaf and view. A choice for a
/// leaf's batch dim is one for the batch, and vice versa.
class DimChoice final : public QObject {
    Q_OBJECT

public:
    explicit DimChoice(QObject* parent = nullptr);

    [[nodiscard]] MaskedRoot& root() noexcept { return m_root; }
    [[nodiscard]] BatchSelection& batch() noexcept { return m_root.batch(); }
    /// See DimStrip::setBatchShown().
    void setBatchShown(bool shown);
    [[nodiscard]] bool isBatchShown() const noexcept { return m_isBatchShown; }

    // ---- the leaf: see DimStrip
    void setSelection(const DimSelection& selection);
    const DimSelection& setLeaf(const LeafDims& leaf, ViewKind view);
    void clear();
    [[nodiscard]] const DimSelection& selection() const noexcept { return m_selection; }
    [[nodiscard]] bool hasLeaf() const noexcept { return m_hasLeaf; }

    // ---- the available dims: those of the leaf, otherwise of the batch
    [[nodiscard]] std::size_t count() const;
    [[nodiscard]] std::size_t batchCount() const;
    [[nodiscard]] bool isOfLeaf(std::size_t dim) const { return m_hasLeaf && dim < m_selection.rank(); }
    /// REQUIRES: dim < count().
    [[nodiscard]] DimState state(std::size_t dim) const;

    // ---- choosing; a dim that is gone is left alone
    /// `soon`: more changes follow, so that selectionChanged() may be delayed by tens of milliseconds.
    void choose(const DimSelection& selection, bool soon);
    void change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon = false);
    /// As `soon`.
    void setIndex(std::size_t dim, int64_t index);
    void setRange(std::size_t dim, const Range& range);
    /// Sets the index, or the start of the range.
    void setPlace(std::size_t dim, int64_t place);
    /// Parses `3`, `10:20`, `::2`. Throws an Error, marked in the text, if it is invalid.
    void setText(std::size_t dim, const QString& text);

Q_SIGNALS:
    /// Dims, or their choices, changed.
    void changed();
    /// Another selection of the leaf was made.
    void selectionChanged(const tensordesk::DimSelection& selection);

private:
    [[nodiscard]] bool isShared(std::size_t dim) const;
    void take(const DimSelection& selection);
    void announce();
    void followBatch();

    MaskedRoot m_root;
    bool m_isBatchShown = true;
    DimSelection m_selection;  ///< of the leaf, or of the previous one while there is none
    bool m_hasLeaf = false;
    std::map<ViewKind, DimSelection> m_chosen;  ///< by view, the last choice of the user
    std::map<ViewKind, DimSelection> m_shown;   ///< by view, for the last leaf
    QTimer m_announce;
    std::size_t m_changed = 0;  ///< of the next announcement
};

}  // namespace tensordesk
