// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/dims/dimchoice.h"

#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

// Shorter intervals are not noticeable, longer ones stutter.
constexpr int kAnnounceEveryMs = 30;

/// A dim as a view of it alone would show it.
DimSelection aloneOf(const DimState& state)
{
    DimSelection selection(LeafDims{{state.size}, 1, {state.name}}, ViewKind::Line);
    selection.setIndex(0, state.chosen.index);
    selection.setRange(0, state.chosen.range);
    return selection;
}

}  // namespace

DimChoice::DimChoice(QObject* parent) : QObject(parent)
{
    m_announce.setSingleShot(true);
    m_announce.setInterval(kAnnounceEveryMs);
    connect(&m_announce, &QTimer::timeout, this, &DimChoice::announce);
    connect(&batch(), &BatchSelection::changed, this, &DimChoice::followBatch);
    connect(&m_root, &MaskedRoot::tensorDictChanged, this, &DimChoice::changed);
    // Earlier defaults are outdated.
    connect(&m_root, &MaskedRoot::descriptionChanged, this, [this] { m_shown.clear(); });
}

void DimChoice::setBatchShown(bool shown)
{
    m_isBatchShown = shown;
    Q_EMIT changed();
}

// ---- the leaf -----------------------------------------------------------------------------------------

void DimChoice::setSelection(const DimSelection& selection)
{
    m_announce.stop();
    m_hasLeaf = true;
    take(selection);
    if (m_isBatchShown) {
        batch().takeFrom(selection);
    }
    Q_EMIT changed();
}

const DimSelection& DimChoice::setLeaf(const LeafDims& leaf, ViewKind view)
{
    DimSelection selection(leaf, view);
    if (const auto chosen = m_chosen.find(view); chosen != m_chosen.end()) {
        selection.takeOver(chosen->second);
    }
    // Choices of a dim are kept while leaves without it are shown.
    if (const auto shown = m_shown.find(view); shown != m_shown.end()) {
        selection.takeOver(shown->second);
    }
    selection.takeIndices(m_selection);
    m_announce.stop();
    m_hasLeaf = true;
    m_selection = m_isBatchShown ? batch().appliedTo(selection) : selection;
    m_shown[view] = m_selection;
    Q_EMIT changed();
    return m_selection;
}

void DimChoice::clear()
{
    m_announce.stop();
    m_hasLeaf = false;
    Q_EMIT changed();
}

// ---- the dims there are -------------------------------------------------------------------------------

std::size_t DimChoice::count() const
{
    return std::max(m_hasLeaf ? m_selection.rank() : 0, batchCount());
}

std::size_t DimChoice::batchCount() const
{
    return m_isBatchShown ? m_root.batch().dims().size() : 0;
}

bool DimChoice::isShared(std::size_t dim) const
{
    if (dim >= batchCount()) {
        return false;
    }
    const LeafDims& leaf = m_selection.leaf();
    return !isOfLeaf(dim) || (leaf.isBatch(dim) && leaf.shape[dim] == m_root.batch().dims()[dim].size);
}

DimState DimChoice::state(std::size_t dim) const
{
    DimState state{.dim = dim, .isShared = isShared(dim)};
    if (isOfLeaf(dim)) {
        const LeafDims& leaf = m_selection.leaf();
        state.size = leaf.shape[dim];
        state.shortest = leaf.ragged ? leaf.ragged->shortest[dim] : state.size;
        state.name = leaf.name(dim);
        state.isBatch = leaf.isBatch(dim);
        state.view = m_selection.view();
        state.chosen = m_selection.dim(dim);
    } else {
        const BatchSelection::Dim& of = m_root.batch().dims()[dim];
        state.size = of.size;
        state.shortest = of.shortest;
        state.name = of.name;
        state.isBatch = true;
        state.chosen.index = of.cursor;
        state.chosen.range = of.range;
    }
    const QString text = format::text(aloneOf(state).text());
    state.range = text.mid(1, text.size() - 2);
    return state;
}

// ---- choosing -----------------------------------------------------------------------------------------

void DimChoice::take(const DimSelection& selection)
{
    m_selection = selection;
    m_chosen[selection.view()] = m_shown[selection.view()] = selection;
}

void DimChoice::choose(const DimSelection& selection, bool soon)
{
    if (selection == m_selection) {
        return;
    }
    take(selection);
    Q_EMIT changed();
    if (!soon) {
        announce();
    } else if (!m_announce.isActive()) {
        m_announce.start();
    }
}

void DimChoice::change(std::size_t dim, const std::function<void(DimSelection&)>& how, bool soon)
{
    // A list that was open while another leaf came may still speak of a dim that this one has not.
    if (isOfLeaf(dim)) {
        // Views regard a changed dim as the last stepped one, so that steps of two dims are emitted separately.
        if (m_announce.isActive() && m_changed != dim) {
            announce();
        }
        m_changed = dim;
        DimSelection selection = m_selection;
        how(selection);
        choose(selection, soon);
    }
}

void DimChoice::setIndex(std::size_t dim, int64_t index)
{
    if (isOfLeaf(dim)) {
        change(dim, [=](DimSelection& selection) { selection.setIndex(dim, index); }, true);
    } else if (dim < batchCount()) {
        batch().setCursor(dim, index);
    }
}

void DimChoice::setRange(std::size_t dim, const Range& range)
{
    if (isOfLeaf(dim)) {
        change(dim, [=](DimSelection& selection) { selection.setRange(dim, range); }, true);
    } else if (dim < batchCount()) {
        batch().setRange(dim, range);
    }
}

void DimChoice::setPlace(std::size_t dim, int64_t place)
{
    const DimState now = state(dim);
    if (now.isFixed() && (now.view || now.isWhole())) {
        setIndex(dim, place);
    } else {
        setRange(dim, {place, now.chosen.range.step, now.chosen.range.count});
    }
}

void DimChoice::setText(std::size_t dim, const QString& text)
{
    if (dim >= count()) {
        return;
    }
    if (isOfLeaf(dim) && !m_selection.isFixed(dim)) {
        choose(m_selection.withRangeText(dim, text.toStdString()), false);
        return;
    }
    const DimSelection typed = aloneOf(state(dim)).withText(text.toStdString());
    typed.isFixed(0) ? setIndex(dim, typed.dim(0).index) : setRange(dim, typed.dim(0).range);
}

void DimChoice::announce()
{
    m_announce.stop();
    if (m_isBatchShown) {
        batch().takeFrom(m_selection);
    }
    Q_EMIT selectionChanged(m_selection);
}

void DimChoice::followBatch()
{
    if (m_hasLeaf && m_isBatchShown && !m_announce.isActive()) {
        if (const DimSelection selection = batch().appliedTo(m_selection); !(selection == m_selection)) {
            choose(selection, false);
            return;
        }
    }
    Q_EMIT changed();
}

}  // namespace tensordesk
