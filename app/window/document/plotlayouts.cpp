// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/plotlayouts.h"

#include "app/window/dialogs/layoutsdialog.h"
#include "app/window/document/datapane.h"
#include "app/window/document/documentpane.h"
#include "views/expression/expressionbar.h"
#include "views/messages/messagebar.h"
#include "views/text/format.h"
#include "views/tree/tensortreeview.h"
#include "views/widgets/dialogs.h"

#include <QLineEdit>

#include <utility>

namespace tensordesk {

namespace {

const QString kEpisodes = QStringLiteral(".episodes()");

/// The leaves that are selected, in the order of the tree.
std::vector<KeyPath> selectedLeaves(const DocumentPane& pane)
{
    std::vector<KeyPath> keys;
    for (const ShownEntry& entry : pane.tree().selectedEntries()) {
        if (std::holds_alternative<Leaf>(entry.entry)) {
            keys.push_back(entry.path);
        }
    }
    return keys;
}

/// A curve for each episode, of the same elements of a step as before.
QString alongEpisodes(const DimSelection& selection)
{
    QStringList parts{QStringLiteral(":"), QStringLiteral(":")};
    for (auto dim = static_cast<std::size_t>(selection.leaf().batchDims); dim < selection.rank(); ++dim) {
        parts << (selection.isFixed(dim) ? QString::number(selection.dim(dim).index) : format::text(selection.rangeText(dim)));
    }
    return format::index(parts);
}

}  // namespace

PlotLayouts::PlotLayouts(DocumentPane& pane) : QObject(&pane), m_pane(pane)
{
    connect(&m_pane, &DocumentPane::stateChanged, this, &PlotLayouts::arrive);
}

bool PlotLayouts::canPlotTogether() const
{
    return selectedLeaves(m_pane).size() > 1;
}

void PlotLayouts::plotTogether()
{
    if (const std::vector<KeyPath> keys = selectedLeaves(m_pane); keys.size() > 1) {
        show(CurveLayout::inPanes(keys));
    }
}

void PlotLayouts::choose()
{
    auto* const dialog = new LayoutsDialog(m_pane.data().curveLayout(), &m_pane);
    dialogs::open(dialog, [this, dialog] {
        if (const auto layout = dialog->chosen()) {
            show(*layout);
        }
    });
}

void PlotLayouts::show(const CurveLayout& layout)
{
    if (!m_pane.data().knowsLeaf(layout.key)) {
        m_pane.messages().report({Notice::Severity::Warning, headlineAbout(tr("The file has no key %1"), format::path(layout.key)),
                                  tr("The layout shows this key, so it cannot be used here.")});
        return;
    }
    m_awaited = layout;
    m_left.reset();
    m_pane.tree().reveal(layout.key);
    arrive();
}

void PlotLayouts::arrive()
{
    const auto& shown = m_pane.shown();
    const auto* const leaf = shown ? std::get_if<Leaf>(&shown->entry) : nullptr;
    const bool isThere = m_awaited && leaf != nullptr && shown->path == m_awaited->key && !(m_left && leaf->isSame(*m_left));
    if (isThere) {
        m_left.reset();
        m_pane.data().showCurves(*std::exchange(m_awaited, std::nullopt));
    }
}

bool PlotLayouts::canAlign() const
{
    return areAligned() || m_pane.hasEpisodes();
}

bool PlotLayouts::areAligned() const
{
    return m_pane.expression().applied().endsWith(kEpisodes);
}

void PlotLayouts::align(bool aligned)
{
    if (aligned == areAligned()) {
        return;
    }
    ExpressionBar& bar = m_pane.expression();
    QString wanted = bar.applied();
    if (aligned) {
        wanted = bar.python() + kEpisodes;
    } else {
        wanted.chop(kEpisodes.size());
        wanted = wanted == QStringLiteral("td") ? QString() : wanted;
    }
    const auto& shown = m_pane.shown();
    auto layout = m_pane.data().curveLayout();
    if (aligned) {
        m_steps = layout;
        if (layout) {
            layout->dims = alongEpisodes(m_pane.data().selection());
        }
    } else {
        layout = std::exchange(m_steps, std::nullopt);
    }
    if (const auto* const leaf = shown ? std::get_if<Leaf>(&shown->entry) : nullptr; leaf != nullptr && layout) {
        m_left = *leaf;
        m_awaited = layout;
    }
    m_pane.setPlace({wanted, shown ? shown->path : KeyPath(), m_pane.data().viewKind()}, false);
    bar.field()->setText(wanted);
    bar.apply(wanted);
}

}  // namespace tensordesk
