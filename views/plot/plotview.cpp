// SPDX-License-Identifier: GPL-3.0-or-later
#include "plot/plotview.h"

#include "common/contentstack.h"
#include "common/format.h"
#include "common/style.h"
#include "jobs/abstractjob.h"
#include "plot/plotwidget.h"

#include <QLabel>
#include <QVBoxLayout>

namespace tensordesk {

PlotView::PlotView(QWidget* parent)
    : LeafView(parent), m_plot(new PlotWidget(this)), m_stack(new ContentStack(m_plot, this)), m_notesLine(new QLabel(this))
{
    const int space = style::grid(this);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notesLine);
    layout->addWidget(m_stack, 1);
    m_notesLine->setTextFormat(Qt::RichText);
    m_notesLine->setContentsMargins(2 * space, space, 2 * space, space);
    m_notesLine->hide();
    setFocusProxy(m_plot);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    connect(m_plot, &PlotWidget::hovered, this, &PlotView::point);
    connect(m_plot, &PlotWidget::left, this, &PlotView::unpoint);
    connect(m_plot, &PlotWidget::resetRequested, this, &PlotView::showAll);
    connect(m_plot, &PlotWidget::message, this, &LeafView::message);
    connect(m_plot, &PlotWidget::restyled, this, [this] {
        colourNotes();
        restyle();
    });
}

void PlotView::clear(const QString& hint)
{
    m_reader->cancel();
    m_leaf.reset();
    forget();
    unpoint();
    showNotes({});
    m_stack->showHint(hint);
}

QString PlotView::hint() const { return m_stack->hint(); }

void PlotView::copy() { m_plot->copyPicture(); }

void PlotView::follow(AbstractJob& job, const QString& title)
{
    m_reader = &job;
    job.setTitle(title);
    connect(&job, &AbstractJob::failed, this, [this](const Error& error) {
        forget();
        showNotes({});
        m_stack->showFailure(format::text(error.what()));
    });
    connect(&job, &AbstractJob::cancelled, this, [this] {
        if (m_leaf && !isDrawn() && obstacle().isEmpty()) {
            m_stack->showHint(tr("Reading was stopped. Press F5 to read it again."));
        }
    });
}

bool PlotView::canRead()
{
    if (!m_leaf) {
        return false;
    }
    const QString why = obstacle();
    if (why.isEmpty()) {
        return true;
    }
    m_reader->cancel();
    forget();
    showNotes({});
    m_stack->showHint(why);
    return false;
}

void PlotView::showPlot() { m_stack->showContent(); }

void PlotView::announceRead(const QString& text) { m_stack->showHintSoon(text); }

void PlotView::colourNotes()
{
    QPalette amber = palette();
    amber.setColor(QPalette::WindowText, style::colours().inferred);
    m_notesLine->setPalette(amber);
}

void PlotView::showNotes(const QStringList& notes)
{
    colourNotes();
    m_notes = notes;
    m_notesLine->setText(notes.join(QLatin1Char(' ')));
    m_notesLine->setVisible(!notes.isEmpty());
}

void PlotView::addControls(QWidget* controls)
{
    const int space = style::grid(this);
    controls->setContentsMargins(2 * space, space, 2 * space, space);
    static_cast<QVBoxLayout*>(layout())->insertWidget(0, controls);
}

QString PlotView::axisLabel(std::size_t dim) const
{
    const LeafDims& leaf = m_selection.leaf();
    return leaf.name(dim) ? format::text(*leaf.name(dim)) : tr("dim %1").arg(dim);
}

}  // namespace tensordesk
