// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/plotview.h"

#include "model/analysis/derived/complexpart.h"
#include "views/jobs/abstractjob.h"
#include "views/messages/describe.h"
#include "views/plot/colourbar.h"
#include "views/plot/plotwidget.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/optionsform.h"

#include <QComboBox>
#include <QLabel>
#include <QScopedValueRollback>
#include <QVBoxLayout>

namespace tensordesk {

PlotView::PlotView(QWidget* parent)
    : LeafView(parent), m_plot(new PlotWidget(this)), m_stack(new ContentStack(m_plot, this)), m_options(new QWidget(this)),
      m_complexForm(new OptionsForm(m_options)), m_complexPart(new QComboBox(m_complexForm)), m_notesLine(new QLabel(this))
{
    const int space = style::grid(this);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_notesLine);
    layout->addWidget(m_stack, 1);
    auto* const options = new QVBoxLayout(m_options);
    options->setContentsMargins({});
    options->setSpacing(2 * space);
    m_options->hide();
    for (const QString& part : {tr("magnitude"), tr("real part"), tr("imaginary part"), tr("phase")}) {
        m_complexPart->addItem(part);  // in the order of ComplexPart
    }
    m_complexPart->setObjectName(QStringLiteral("complexPart"));
    m_complexPart->setAccessibleName(tr("Complex values"));
    m_complexPart->setToolTip(tr("The real number that is drawn for each complex value"));
    m_complexForm->addRow(tr("Complex values"), m_complexPart);
    m_complexForm->hide();
    options->addWidget(m_complexForm);
    connect(m_complexPart, &QComboBox::currentIndexChanged, this, [this] {
        if (m_leaf && m_whole) {
            setLeaf(ShownLeaf(*m_whole), m_selection);
        }
    });
    m_notesLine->setTextFormat(Qt::RichText);
    m_notesLine->setContentsMargins(2 * space, space, 2 * space, space);
    m_notesLine->hide();
    setFocusProxy(m_plot);
    m_plot->setInteractions(QCP::iRangeDrag | QCP::iRangeZoom);
    connect(m_plot, &PlotWidget::hovered, this, [this](const QPoint& pixel) {
        m_pointer = pixel;
        point(pixel);
    });
    connect(m_plot, &PlotWidget::left, this, [this] {
        m_pointer.reset();
        unpoint();
    });
    // Every change of the drawing ends with a replot.
    connect(m_plot, &QCustomPlot::afterReplot, this, &PlotView::pointAgain);
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
    m_whole.reset();
    forget();
    unpoint();
    showNotes({});
    m_stack->showHint(hint);
}

ShownLeaf PlotView::drawnOf(const ShownLeaf& leaf)
{
    if (!m_whole || m_whole->path != leaf.path) {
        m_plot->forgetZoom();
    }
    m_whole = leaf;
    m_complexForm->setVisible(c10::isComplexType(leaf.leaf.dtype()));
    ShownLeaf drawn = leaf;
    drawn.leaf = partOfComplex(leaf.leaf, static_cast<ComplexPart>(m_complexPart->currentIndex()));
    return drawn;
}

QString PlotView::valueName() const
{
    QString key = format::path(m_leaf->path);
    if (const std::size_t rank = m_selection.rank(); rank > 0 && m_selection.dim(rank - 1).role == DimRole::Fixed) {
        const std::string channel = m_selection.leaf().channel(rank - 1, m_selection.dim(rank - 1).index);
        key += channel.empty() ? QString() : QString(QStringLiteral(" · ") + format::text(channel));
    }
    if (!m_whole || !c10::isComplexType(m_whole->leaf.dtype())) {
        return key;
    }
    switch (static_cast<ComplexPart>(m_complexPart->currentIndex())) {
    case ComplexPart::Real: return QStringLiteral("Re ") + key;
    case ComplexPart::Imaginary: return QStringLiteral("Im ") + key;
    case ComplexPart::Phase: return QStringLiteral("arg ") + key;
    default: return QLatin1Char('|') + key + QLatin1Char('|');
    }
}

QString PlotView::hint() const
{
    return m_stack->hint();
}

void PlotView::copy()
{
    m_plot->copyPicture();
}

QWidget& PlotView::canvas()
{
    return *m_plot;
}

Picture PlotView::picture()
{
    m_plot->replot();
    return m_plot->picture();
}

void PlotView::follow(AbstractJob& job, const QString& title)
{
    m_reader = &job;
    job.setTitle(title);
    connect(&job, &AbstractJob::failed, this, [this](const Error& error) {
        forget();
        showNotes({});
        m_stack->showFailure(headlineOf(error), format::text(error.inContext()), error.place().has_value());
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

void PlotView::pointAgain()
{
    if (m_pointer && isDrawn() && isVisible()) {
        point(*m_pointer);
    }
}

void PlotView::showPlot()
{
    m_stack->showContent();
}

void PlotView::announceRead(const QString& text)
{
    m_stack->showHintSoon(text);
}

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

void PlotView::addOptions(QWidget* options)
{
    m_options->layout()->addWidget(options);
}

QList<QAction*> PlotView::quickActions() const
{
    return m_plot->commonActions();
}

bool PlotView::tell(const QString& text)
{
    if (text == m_readout) {
        return false;
    }
    m_readout = text;
    Q_EMIT pointed(text);
    return true;
}

void PlotView::addBelow(QWidget* widget)
{
    static_cast<QVBoxLayout*>(layout())->addWidget(widget);
}

// ---- other views ------------------------------------------------------------------------------------

void PlotView::setLink(ViewLink& link)
{
    m_link = &link;
    // Hidden views read the link when they show a leaf again: drawing them for each move costs time.
    using Span = std::optional<ViewLink::Span>;
    connect(&link, &ViewLink::shown, this, [this](const QString& dim, Span span, const QObject* by) {
        for (const auto& [axis, role] : m_followed) {
            if (by != this && isVisible() && showsIndices() && linkedDim(role) == dim) {
                const QScopedValueRollback guard(m_following, true);
                if (span) {
                    axis->setRange(span->first, span->second);
                } else {
                    showAll();
                }
                m_plot->replot(QCustomPlot::rpQueuedReplot);
            }
        }
    });
    connect(&link, &ViewLink::pointed, this, [this](const QString& dim, std::optional<double> index, const QObject* by) {
        for (const auto& [axis, role] : m_followed) {
            if (by != this && isVisible() && linkedDim(role) == dim) {
                Q_EMIT cursorMoved(role, index ? index : chosenAlong(role));
            }
        }
    });
    connect(&link, &ViewLink::chosen, this, [this](const std::vector<int64_t>&, const QObject* by) {
        for (const auto& [axis, role] : m_followed) {
            if (by != this && isVisible()) {
                Q_EMIT cursorMoved(role, chosenAlong(role));
            }
        }
    });
}

QString PlotView::linkedDim(DimRole role) const
{
    const auto dim = m_leaf && m_link ? m_selection.dimWith(role) : std::nullopt;
    // Side by side, pictures have no common indices.
    const bool hasIndices = dim && (!m_leaf->tiling || role == DimRole::Each);
    return hasIndices ? m_link->dimOf(m_selection.leaf(), *dim) : QString();
}

void PlotView::followAlong(QCPAxis* axis, DimRole role)
{
    m_followed.emplace_back(axis, role);
}

void PlotView::showAlong(DimRole role, std::optional<QCPRange> range)
{
    const QString dim = linkedDim(role);
    if (m_link && !m_following && !dim.isEmpty()) {
        m_link->show(dim, range ? std::optional(ViewLink::Span(range->lower, range->upper)) : std::nullopt, this);
    }
}

std::optional<QCPRange> PlotView::spanAlong(DimRole role) const
{
    const QString dim = linkedDim(role);
    const auto span = !m_link || dim.isEmpty() ? std::nullopt : m_link->spanOf(dim);
    if (!span) {
        return std::nullopt;
    }
    const Range& range = m_selection.dim(*m_selection.dimWith(role)).range;
    const bool overlaps = span->second >= static_cast<double>(range.start)
                       && span->first <= static_cast<double>(range.start + (range.count - 1) * range.step);
    return overlaps ? std::optional(QCPRange(span->first, span->second)) : std::nullopt;
}

void PlotView::pointAlong(DimRole role, std::optional<double> index)
{
    if (const QString dim = linkedDim(role); m_link && !dim.isEmpty()) {
        m_link->point(dim, index, this);
    }
}

void PlotView::choose(const std::vector<int64_t>& position)
{
    if (m_link) {
        m_link->choose(position, this);
    }
}

std::optional<double> PlotView::chosenAlong(DimRole role) const
{
    const auto dim = m_leaf ? m_selection.dimWith(role) : std::nullopt;
    if (!m_link || !dim || m_leaf->tiling) {
        return std::nullopt;
    }
    const auto index = m_link->chosenIndex(m_selection.leaf().shape, *dim);
    return index ? std::optional(static_cast<double>(*index)) : std::nullopt;
}

void PlotView::setValueLink(ValueLink& link)
{
    m_values = &link;
    connect(&link, &ValueLink::changed, this, [this](const QObject* by) {
        if (by != this && isDrawn() && isVisible()) {
            fitValues();
        }
    });
    connect(&link, &ValueLink::chosen, this, [this](std::optional<ValueLink::Span> values, const QObject* by) {
        if (by != this && isDrawn() && isVisible()) {
            const QScopedValueRollback guard(m_following, true);
            showValues(values);
        }
    });
}

ValueLink::Span PlotView::sharedValues(ValueLink::Span own)
{
    if (!m_values) {
        return own;
    }
    m_values->tell(own, this);
    return m_values->all().value_or(own);
}

void PlotView::chooseValues(std::optional<ValueLink::Span> values)
{
    if (m_values && !m_following) {
        m_values->choose(values, this);
    }
}

void PlotView::hideEvent(QHideEvent* event)
{
    m_pointer.reset();
    unpoint();
    if (m_values) {
        m_values->tell(std::nullopt, this);
    }
    LeafView::hideEvent(event);
}

void PlotView::displaySeries(ColourBar& bar, const std::vector<int64_t>& first, const std::vector<int64_t>& last, std::size_t count,
                             const QString& combination) const
{
    std::vector<std::size_t> each;
    for (std::size_t dim = 0; dim < m_selection.rank(); ++dim) {
        if (m_selection.dim(dim).role == DimRole::Each && m_selection.count(dim) > 1) {
            each.push_back(dim);
        }
    }
    if (each.size() == 1) {
        const std::size_t dim = each.front();
        bar.displaySeries(static_cast<double>(first[dim]), static_cast<double>(last[dim]), axisLabel(dim));
    } else {
        bar.displaySeries(0, static_cast<double>(count - 1), combination);
    }
}

QString PlotView::axisLabel(std::size_t dim) const
{
    return format::dim(m_selection.leaf().name(dim), dim);
}

}  // namespace tensordesk
