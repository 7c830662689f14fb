// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/parameters/parameterspage.h"

#include "model/layouts/laidoutstorage.h"
#include "views/common/roles.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/parameters/barsdelegate.h"
#include "views/parameters/parametercolumns.h"
#include "views/style/style.h"
#include "views/text/filename.h"
#include "views/text/format.h"
#include "views/widgets/cellreadout.h"
#include "views/widgets/dialogs.h"
#include "views/widgets/pointdelegate.h"
#include "views/widgets/rowdelegate.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// Modules are open from the start unless there are very many rows.
constexpr std::size_t kMostOpen = 2000;

QLabel* lineBelow(QWidget* parent)
{
    auto* const label = new QLabel(parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setMinimumWidth(1);
    return label;
}

}  // namespace

ParametersPage::ParametersPage(QWidget* parent)
    : QWidget(parent), m_search(new QLineEdit(this)), m_byModule(new QCheckBox(tr("By &module"), this)),
      m_compare(new QPushButton(tr("&Compare with…"), this)), m_export(new QPushButton(tr("E&xport table…"), this)),
      m_summary(lineBelow(this)), m_hidden(new QToolButton(this)), m_told(lineBelow(this)), m_model(new ParameterModel(this)),
      m_sorted(new QSortFilterProxyModel(this)), m_view(new QTreeView(this)), m_reader(this)
{
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(RawValueRole);
    m_sorted->setFilterKeyColumn(ParameterModel::NameColumn);
    m_sorted->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_sorted->setRecursiveFilteringEnabled(true);
    m_sorted->setAutoAcceptChildRows(true);
    m_sorted->setDynamicSortFilter(true);
    m_view->setModel(m_sorted);
    m_view->setFont(style::monospaced(font()));
    m_view->setItemDelegate(new PointDelegate(m_view));
    m_view->setItemDelegateForColumn(ParameterModel::NameColumn, new RowDelegate(m_view));
    m_view->setItemDelegateForColumn(ParameterModel::HistogramColumn, new BarsDelegate(m_view));
    m_view->setAccessibleName(tr("Parameters"));
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setUniformRowHeights(true);
    m_view->setAlternatingRowColors(true);
    m_view->setSelectionMode(QAbstractItemView::SingleSelection);
    m_view->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setIndentation(style::iconSize(m_view->fontMetrics()));
    m_view->header()->setAccessibleName(tr("Columns of the parameters"));
    m_view->header()->setSortIndicatorClearable(true);
    m_view->header()->setSortIndicator(-1, Qt::AscendingOrder);
    m_view->setSortingEnabled(true);
    m_columns = new ParameterColumns(*m_view, *m_model);
    new CellReadout(*m_view);

    m_search->setPlaceholderText(tr("Search parameters"));
    m_search->setAccessibleName(m_search->placeholderText());
    m_search->setClearButtonEnabled(true);
    m_search->setMaximumWidth(style::grid(this, 60));
    m_byModule->setChecked(true);
    m_byModule->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    m_byModule->setToolTip(tr("Group parameters by module, or show them in one list to sort all of them"));
    m_compare->setToolTip(tr("Choose another checkpoint of the same module, and show the change of each parameter"));
    m_export->setToolTip(tr("Write a row per parameter with all statistics as CSV or Parquet"));
    m_told->hide();
    m_hidden->setObjectName(QStringLiteral("hidden"));
    m_hidden->setAutoRaise(true);
    m_hidden->setPopupMode(QToolButton::InstantPopup);
    m_hidden->setMenu(new QMenu(m_hidden));
    m_hidden->menu()->addActions(m_view->header()->actions());
    m_hidden->setToolTip(
        tr("Columns that have no space at this width. Choose the columns of the table here or by a right click on its header."));
    m_hidden->hide();

    const int unit = style::grid(this);
    auto* const row = new QHBoxLayout;
    row->setSpacing(2 * unit);
    row->addWidget(m_search, 1);
    row->addWidget(m_byModule);
    row->addStretch(0);
    row->addWidget(m_compare);
    row->addWidget(m_export);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(unit, 2 * unit, unit, unit);
    layout->setSpacing(2 * unit);
    layout->addLayout(row);
    auto* const summaryRow = new QHBoxLayout;
    summaryRow->setSpacing(2 * unit);
    summaryRow->addWidget(m_summary, 1);
    summaryRow->addWidget(m_hidden, 0, Qt::AlignTop);
    layout->addLayout(summaryRow);
    layout->addWidget(m_view, 1);
    layout->addWidget(m_told);

    m_opening.setTitle(tr("Open another checkpoint"));
    m_writing.setTitle(tr("Export parameters"));
    connect(&m_reader, &ParameterReader::read, this, [this](std::size_t parameter, const ParameterFigures& figures) {
        m_model->setFigures(parameter, figures);
        m_columns->fitSoon();
    });
    connect(m_columns, &ParameterColumns::fitted, this, [this](int hidden) {
        m_hidden->setText(tr("%n hidden column(s)", nullptr, hidden));
        m_hidden->setVisible(hidden > 0);
    });
    connect(&m_reader, &ParameterReader::completed, this, &ParametersPage::showSummary);
    connect(&m_reader, &ParameterReader::failed, this,
            [this](std::size_t parameter, const Error& error) { m_model->setFailure(parameter, describe(error)); });
    connect(m_search, &QLineEdit::textChanged, this, [this](const QString& text) {
        m_sorted->setFilterFixedString(text);
        m_view->expandAll();
    });
    connect(m_byModule, &QCheckBox::toggled, this, &ParametersPage::group);
    connect(m_compare, &QPushButton::clicked, this, [this] { m_before.table ? stopComparing() : askForBefore(); });
    connect(m_export, &QPushButton::clicked, this, &ParametersPage::askForFile);
    connect(m_view->verticalScrollBar(), &QScrollBar::valueChanged, this, &ParametersPage::preferVisible);
    connect(m_view, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const auto parameter = m_model->parameterAt(m_sorted->mapToSource(index))) {
            Q_EMIT parameterRequested(m_model->table()->parameters[*parameter].path);
        }
    });
    connect(&m_opening, &AbstractJob::done, this, [this] { setBefore(*m_opening.takeResult()); });
    connect(&m_opening, &AbstractJob::failed, this, [this](const Error& error) { tell(describe(error)); });
    connect(&m_writing, &AbstractJob::done, this, [this] { tell(tr("Wrote %1").arg(*m_writing.takeResult())); });
    connect(&m_writing, &AbstractJob::failed, this, [this](const Error& error) { tell(describe(error)); });
}

std::vector<AbstractJob*> ParametersPage::jobs()
{
    return {m_reader.job(), &m_opening, &m_writing};
}

QString ParametersPage::summary() const
{
    return m_summary->text();
}

void ParametersPage::tell(const QString& text)
{
    m_told->setText(text);
    m_told->setVisible(!text.isEmpty());
}

void ParametersPage::setTable(std::shared_ptr<const ParameterTable> table)
{
    m_opening.cancel();
    m_before = {};
    m_reader.setTable(table);
    m_model->setTable(std::move(table));
    m_search->clear();
    tell({});
    group(m_byModule->isChecked());
    showSummary();
    showCompareButton();
    if (isVisible()) {
        m_reader.resume();
    }
}

void ParametersPage::showSummary()
{
    const auto& table = m_model->table();
    if (!table) {
        m_summary->clear();
        return;
    }
    QStringList parts{tr("%n parameter(s)", nullptr, static_cast<int>(table->parameters.size())),
                      tr("%1 elements").arg(format::count(table->elementCount())), format::bytes(table->bytes())};
    const auto tied = std::ranges::count_if(table->parameters,
                                            [](const ModuleParameter& parameter) { return parameter.tiedTo.has_value(); });
    if (tied > 0) {
        parts << tr("%n tied", nullptr, static_cast<int>(tied));
    }
    if (m_reader.isComplete()) {
        const auto& figures = m_model->figures();
        const auto spoiled = std::ranges::count_if(figures, [](const auto& each) {
            return each && each->summary.nan + each->summary.inf > 0;
        });
        if (spoiled > 0) {
            parts << tr("%n with NaN or Inf", nullptr, static_cast<int>(spoiled));
        }
    }
    for (const OptimizerSummary& optimizer : table->optimizers) {
        const QString name = optimizer.path.empty() ? tr("optimizer") : format::path(optimizer.path);
        parts << tr("%1: %2 of %3 states joined").arg(name).arg(optimizer.joined).arg(optimizer.states);
        if (!optimizer.problem.empty()) {
            parts.back() += QStringLiteral(" (%1)").arg(format::text(optimizer.problem));
        }
    }
    if (m_before.table) {
        parts << tr("compared with %1").arg(format::fileName(m_before.path));
    }
    if (!table->isComplete) {
        parts << tr("further entries were skipped");
    }
    m_summary->setText(parts.join(QStringLiteral(" · ")));
}

void ParametersPage::showCompareButton()
{
    m_compare->setText(m_before.table ? tr("Stop &comparing") : tr("&Compare with…"));
}

void ParametersPage::group(bool byModule)
{
    m_model->setGrouped(byModule);
    m_view->setRootIsDecorated(byModule);
    if (byModule && m_model->figures().size() <= kMostOpen) {
        m_view->expandAll();
    }
    m_columns->fit();
    preferVisible();
}

void ParametersPage::preferVisible()
{
    std::vector<std::size_t> visible;
    for (QModelIndex index = m_view->indexAt({0, 0}); index.isValid(); index = m_view->indexBelow(index)) {
        if (m_view->visualRect(index).top() > m_view->viewport()->height()) {
            break;
        }
        if (const auto parameter = m_model->parameterAt(m_sorted->mapToSource(index))) {
            visible.push_back(*parameter);
        }
    }
    m_reader.preferVisible(std::move(visible));
}

void ParametersPage::askForBefore()
{
    dialogs::choosePath(this, dialogs::Wanted::File, tr("Compare with another checkpoint"), QString(), QString(),
                        [this](const QString& path) { compareWith(path); });
}

void ParametersPage::compareWith(const QString& path)
{
    tell({});
    m_opening.start(JobPools::documents(), [path](Progress&) {
        Before before{path, openLaidOut(path.toStdString()), nullptr};
        auto table = parametersOf(before.storage->root());
        if (!table) {
            throw Error(ErrorKind::ValueError, "has no parameters to compare with").inFile(path.toStdString());
        }
        before.table = std::make_shared<const ParameterTable>(*std::move(table));
        return before;
    });
}

void ParametersPage::setBefore(Before before)
{
    const auto& parameters = m_model->table()->parameters;
    const auto found = counterparts(*before.table, *m_model->table());
    const auto partners = static_cast<qsizetype>(found.size()) - std::ranges::count(found, nullptr);
    if (partners == 0) {
        tell(tr("%1 has no parameter of the same name and shape.").arg(format::fileName(before.path)));
        return;
    }
    m_before = std::move(before);
    m_model->forgetChanges();
    m_reader.setBefore(m_before.table, m_model->figures());
    showSummary();
    showCompareButton();
    if (const auto without = static_cast<qsizetype>(parameters.size()) - partners; without > 0) {
        tell(tr("%n parameter(s) have none of the same name and shape there.", nullptr, static_cast<int>(without)));
    }
}

void ParametersPage::stopComparing()
{
    m_before = {};
    m_model->forgetChanges();
    m_reader.setBefore(nullptr, m_model->figures());
    m_columns->fitSoon();
    tell({});
    showSummary();
    showCompareButton();
}

void ParametersPage::askForFile()
{
    if (!m_reader.isComplete()) {
        tell(tr("The statistics of some parameters are not read yet. Try again when the reading is over."));
        return;
    }
    dialogs::choosePath(this, dialogs::Wanted::NewFile, tr("Export table of parameters"), QStringLiteral("parameters.csv"),
                        tr("Tables (*.csv *.parquet *.npz *.h5)"), [this](const QString& path) { exportTo(path); });
}

void ParametersPage::exportTo(const QString& path)
{
    std::vector<ParameterFigures> figures;
    for (const auto& each : m_model->figures()) {
        figures.push_back(each.value_or(ParameterFigures()));  // unknown numbers if it cannot be read
    }
    m_writing.start(JobPools::passes(), [table = m_model->table(), figures = std::move(figures), path](Progress& progress) {
        WriteOptions options;
        options.overwrite = true;
        writeTensorDict(toTensorDict(*table, figures), path.toStdString(), options, progress);
        return path;
    });
}

void ParametersPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    preferVisible();
    m_reader.resume();
    m_columns->fitSoon();
}

void ParametersPage::hideEvent(QHideEvent* event)
{
    m_reader.pause();
    QWidget::hideEvent(event);
}

void ParametersPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    m_columns->fitSoon();
    preferVisible();
}

}  // namespace tensordesk
