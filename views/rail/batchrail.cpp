// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rail/batchrail.h"

#include "model/operations/rollouts/datamask.h"
#include "model/operations/rollouts/episoderule.h"
#include "views/dims/flowlayout.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/rail/raildim.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/format.h"

#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QToolButton>

#include <utility>

namespace tensordesk {

namespace {

/// A key that is worth choosing positions by: what is data, else where episodes end. May open stored children.
KeyPath suggestedMask(const TensorDict& td)
{
    if (const auto mask = dataMaskOf(td)) {
        return mask->key;
    }
    const EpisodeRule rule = episodeRuleOf(td);
    return rule.ends.empty() ? KeyPath{"done"} : rule.ends.front();
}

}  // namespace

BatchRail::BatchRail(QWidget* parent)
    : QWidget(parent), m_flow(new FlowLayout(this)), m_title(new QLabel(tr("Batch"), this)), m_mask(new QLineEdit(this)),
      m_verdict(new QLabel(this)), m_size(new QToolButton(this))
{
    const int space = style::grid(this);
    m_flow->setContentsMargins(2 * space, space, 2 * space, space);
    m_flow->setSpacing(3 * space);
    m_title->setForegroundRole(QPalette::PlaceholderText);
    const QFont font = style::monospaced(QGuiApplication::font());
    m_mask->setFont(font);
    m_mask->setFixedWidth(QFontMetrics(font).averageCharWidth() * 30);
    m_mask->setClearButtonEnabled(true);
    m_mask->setAccessibleName(tr("Mask over the batch"));
    m_mask->setToolTip(tr("A bool key or expression over the batch: every key shows only where it is true"));
    m_mask->installEventFilter(this);
    m_verdict->setTextFormat(Qt::PlainText);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_size->setIcon(icon(Symbol::Shapes));
    m_size->setAutoRaise(true);
    m_size->setAccessibleName(tr("Batch size"));
    m_size->setToolTip(tr("Shorten, lengthen or infer the batch size, with what each level would become (Ctrl+B)"));
    for (QWidget* widget : {static_cast<QWidget*>(m_title), static_cast<QWidget*>(m_mask), static_cast<QWidget*>(m_verdict),
                            static_cast<QWidget*>(m_size)}) {
        m_flow->addWidget(widget);
    }
    suggest({"done"});
    m_job.setTitle(tr("Apply the mask"));
    m_suggestion.setTitle(tr("Look at all keys"));
    connect(&m_suggestion, &AbstractJob::done, this, [this] { suggest(*m_suggestion.takeResult()); });
    connect(&m_selection, &BatchSelection::changed, this, &BatchRail::showDims);
    connect(m_mask, &QLineEdit::returnPressed, this, &BatchRail::takeMask);
    connect(m_mask, &QLineEdit::textChanged, this, [this](const QString& text) {
        if (text.isEmpty()) {
            takeMask();
        }
    });
    connect(m_size, &QToolButton::clicked, this, &BatchRail::batchSizeRequested);
    connect(&m_job, &AbstractJob::done, this, [this] {
        const MaskedBatch masked = *m_job.takeResult();
        if (!std::exchange(m_isMasked, true)) {
            m_unmasked = m_selection.dims();
        }
        say(tr("%1 of %2 positions").arg(format::count(masked.kept), format::count(masked.total)), false);
        show(masked.td, QStringLiteral("%1%2[%3]").arg(m_python, format::text(masked.within), format::text(masked.python)));
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        say(describe(error), true, error.place().has_value());
        m_isMasked = false;
        show(*m_root, m_python);
    });
    clear();
}

void BatchRail::setRoot(const TensorDict& td, const QString& python)
{
    m_root = td;
    m_python = python;
    m_suggestion.start(JobPools::structure(), [td] { return suggestedMask(td); });
    setVisible(!td.batchSize().empty());
    takeMask();
}

void BatchRail::suggest(const KeyPath& mask)
{
    m_mask->setPlaceholderText(tr("mask: %1 or td[\"reward\"] > 0").arg(format::text(toPython(mask))));
}

void BatchRail::refresh()
{
    if (!m_mask->text().trimmed().isEmpty()) {
        takeMask();
    }
}

void BatchRail::clear()
{
    m_root.reset();
    m_job.cancel();
    m_suggestion.cancel();
    m_mask->clear();
    m_selection.setDims({}, {});
    say({}, false);
    hide();
}

void BatchRail::setRenamable(bool renamable, const QString& whyNot)
{
    m_renamable = renamable;
    m_whyNot = whyNot;
    showDims();
}

QString BatchRail::verdict() const
{
    return m_verdict->text();
}

void BatchRail::takeMask()
{
    if (!m_root) {
        return;
    }
    QString mask = m_mask->text().trimmed();
    m_job.cancel();
    if (mask.isEmpty()) {
        m_isMasked = false;
        say({}, false);
        show(*m_root, m_python);
        return;
    }
    // A key alone stands for its entry, as behind td.
    static const QRegularExpression key(QStringLiteral("^\\(?\\s*[\"']"));
    if (mask.contains(key)) {
        mask = QStringLiteral("td[%1]").arg(mask);
    }
    m_job.start(JobPools::passes(), [td = *m_root, text = mask.toStdString(), ranges = rangesOfRoot()](Progress& progress) {
        return maskedBy(td, text, ranges, progress);
    });
}

/// What is shown of each batch dim of the root, or was before the mask; none if the dims are others.
std::vector<Range> BatchRail::rangesOfRoot() const
{
    const Shape& batch = m_root->batchSize();
    const auto& dims = m_isMasked ? m_unmasked : m_selection.dims();
    std::vector<Range> ranges;
    for (std::size_t dim = 0; dim < dims.size() && dims.size() == batch.size(); ++dim) {
        if (dims[dim].size != batch[dim] || batch[dim] < 0) {
            return {};
        }
        ranges.push_back(dims[dim].range);
    }
    return ranges;
}

void BatchRail::show(const TensorDict& td, const QString& python)
{
    m_selection.setDims(td.batchSize(), td.names());
    if (!m_isMasked) {
        const std::vector<BatchSelection::Dim> before = std::exchange(m_unmasked, {});
        for (std::size_t dim = 0; dim < before.size() && dim < m_selection.dims().size(); ++dim) {
            if (before[dim].size == m_selection.dims()[dim].size) {
                m_selection.setRange(dim, before[dim].range);
            }
        }
    }
    showDims();
    Q_EMIT tensorDictChanged(td, python);
}

void BatchRail::buildDims()
{
    while (m_dims.size() < m_selection.dims().size()) {
        auto* dim = new RailDim(m_dims.size(), this);
        connect(dim, &RailDim::cursorChosen, &m_selection, &BatchSelection::setCursor);
        connect(dim, &RailDim::rangeChosen, &m_selection, &BatchSelection::setRange);
        connect(dim, &RailDim::refused, this, [this](const QString& reason) { say(reason, !reason.isEmpty()); });
        connect(dim, &RailDim::nameChosen, this, [this](std::size_t at, const QString& name) {
            DimNames names;
            for (const BatchSelection::Dim& each : m_selection.dims()) {
                names.push_back(each.name);
            }
            names.at(at) = name.isEmpty() ? DimName() : DimName(name.toStdString());
            Q_EMIT namesChosen(names);
        });
        // The mask and what follows stay last.
        for (QWidget* last : {static_cast<QWidget*>(m_mask), static_cast<QWidget*>(m_verdict), static_cast<QWidget*>(m_size)}) {
            m_flow->removeWidget(last);
        }
        for (QWidget* widget : {static_cast<QWidget*>(dim), static_cast<QWidget*>(m_mask), static_cast<QWidget*>(m_verdict),
                                static_cast<QWidget*>(m_size)}) {
            m_flow->addWidget(widget);
        }
        m_dims.push_back(dim);
    }
}

void BatchRail::showDims()
{
    buildDims();
    const auto& dims = m_selection.dims();
    for (std::size_t at = 0; at < m_dims.size(); ++at) {
        m_dims[at]->setVisible(at < dims.size());
        if (at < dims.size()) {
            m_dims[at]->setDim(dims[at]);
            m_dims[at]->setRenamable(m_renamable && !m_isMasked, m_isMasked ? tr("Take the mask away to name the dim") : m_whyNot);
        }
    }
    m_flow->invalidate();
    updateGeometry();
}

void BatchRail::say(const QString& text, bool isProblem, bool hasMark)
{
    QPalette colours = palette();
    if (isProblem) {
        colours.setColor(QPalette::WindowText, style::colours().broken);
    }
    m_verdict->setPalette(colours);
    setErrorText(m_verdict, text, hasMark);
    m_verdict->setVisible(!text.isEmpty());
    m_flow->invalidate();
    updateGeometry();
}

bool BatchRail::eventFilter(QObject* watched, QEvent* event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::ShortcutOverride;
    // Esc is a shortcut of the window: here it takes the mask away.
    if (watched == m_mask && isKey && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape && !m_mask->text().isEmpty()) {
        event->accept();
        if (event->type() == QEvent::KeyPress) {
            m_mask->clear();
        }
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace tensordesk
