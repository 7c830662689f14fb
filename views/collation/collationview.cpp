// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/collation/collationview.h"

#include "views/collation/collationdelegate.h"
#include "views/collation/collationmodel.h"
#include "views/common/positionranges.h"
#include "views/failures/diagnosisview.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/shapetokens.h"
#include "views/widgets/contextmenu.h"
#include "views/widgets/panesplitter.h"
#include "views/widgets/rowdelegate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSplitter>
#include <QTableView>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

QTreeWidget* makeList(const QStringList& headers, const QString& name, QWidget* parent)
{
    auto* list = new QTreeWidget(parent);
    list->setHeaderLabels(headers);
    list->setRootIsDecorated(false);
    list->setUniformRowHeights(true);
    list->setItemDelegate(new RowDelegate(list));
    list->setAccessibleName(name);
    return list;
}

constexpr int kPythonColumn = 4;  ///< of the changes

QString resultText(const TensorDict& td)
{
    const ShapeTokens shape(td.batchSize(), td.batchSize().size(), td.names());
    return QStringLiteral("%1 %2, %3").arg(format::text(td.typeName()), shape.text(), format::bytes(totalBytes(td)));
}

/// Returns the keys that a result lacks, and the dtypes that it has changed, one per line.
QStringList lossesOf(const CollationOutcome& outcome)
{
    QStringList lines;
    for (const KeyPath& path : outcome.dropped) {
        lines << CollationView::tr("leaves out %1").arg(format::path(path));
    }
    for (const auto& [path, dtype] : outcome.promoted) {
        lines << CollationView::tr("%1 becomes %2").arg(format::path(path), format::text(dtypeName(dtype)));
    }
    if (outcome.dropsNames) {
        lines << CollationView::tr("drops the names of dims");
    }
    return lines;
}

}  // namespace

CollationView::CollationView(QWidget* parent)
    : QWidget(parent), m_diagnosis(new DiagnosisView(FixList::Use::Copy, this)), m_model(new CollationModel(this)),
      m_matrix(new QTableView(this)), m_outcomes(makeList({tr("Function"), tr("Gives")}, tr("Result of collating"), this)),
      m_remedies(makeList({tr("To stack"), tr("Key"), tr("Members"), tr("Meaning"), tr("Python")}, tr("Change"), this)),
      m_fitting(new QComboBox(this)), m_summary(new QLabel(this)), m_rows(new PaneSplitter(1, this, Qt::Vertical))
{
    m_matrix->setModel(m_model);
    m_matrix->setItemDelegate(new CollationDelegate(m_matrix));
    m_matrix->verticalHeader()->hide();
    m_matrix->verticalHeader()->setDefaultSectionSize(style::rowHeight(font()));
    m_matrix->setShowGrid(false);
    m_matrix->setTabKeyNavigation(false);
    m_matrix->setAlternatingRowColors(true);
    m_matrix->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_matrix->setAccessibleName(tr("Keys and members"));
    m_summary->setTextFormat(Qt::PlainText);
    m_summary->setWordWrap(true);
    auto* copy = new QAction(icon(Symbol::Copy), tr("Copy as Python"), this);
    m_remedies->addAction(copy);
    offerActions(m_remedies);
    connect(copy, &QAction::triggered, this, &CollationView::copyRemedies);
    connect(m_diagnosis, &DiagnosisView::fixChosen, this,
            [](const QString& expression) { QApplication::clipboard()->setText(expression); });

    connect(m_matrix, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (m_model->isFold(index)) {
            m_model->toggleFold();
        }
    });
    m_fitting->addItem(tr("Members of different lengths: pad with zeros"));
    m_fitting->addItem(tr("Members of different lengths: crop to the shortest"));
    m_fitting->setAccessibleName(tr("How members of different lengths are stacked"));
    connect(m_fitting, &QComboBox::activated, this, &CollationView::showRemedies);

    auto* changes = new QWidget(this);
    auto* column = new QVBoxLayout(changes);
    column->setContentsMargins({});
    column->setSpacing(style::grid(this));
    column->addWidget(m_fitting, 0, Qt::AlignLeft);
    column->addWidget(m_remedies, 1);
    auto* below = new QSplitter(this);
    below->addWidget(m_outcomes);
    below->addWidget(changes);
    below->setChildrenCollapsible(false);
    m_rows->addWidget(m_matrix);
    m_rows->addWidget(below);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_diagnosis);
    layout->addWidget(m_rows, 1);
    layout->addWidget(m_summary);
}

void CollationView::setContent(Content content)
{
    CollationReport& report = content.report;
    m_diagnosis->setDiagnosis(report.diagnosis);
    showOutcomes(report.outcomes);
    m_fitting->setVisible(report.canCrop());
    m_padding = std::move(report.remedies);
    m_cropping = std::move(report.cropping);
    m_fitting->setCurrentIndex(0);
    showRemedies();
    const QString members = content.members.size() == 1 ? tr("One member")
                                                        : tr("%1 members").arg(format::count(content.members.size()));
    const int64_t padding = report.matrix.paddingBytes();
    m_summary->setText(padding > 0 ? tr("%1. Padding every dim to the longest adds %2 to %3.")
                                         .arg(members, format::bytes(padding), format::bytes(report.matrix.bytes()))
                                   : members + QLatin1Char('.'));
    m_model->setMatrix(std::move(report.matrix), std::move(content.members));
    m_matrix->resizeColumnToContents(CollationModel::KeyColumn);
    // Long keys leave room for the members: they have a tooltip.
    m_matrix->setColumnWidth(CollationModel::KeyColumn,
                             std::min(m_matrix->columnWidth(CollationModel::KeyColumn), style::grid(this, 90)));
    // Columns beyond these are seldom seen, and measuring them all would take long.
    constexpr int kMeasured = 64;
    const int measured = std::min(m_model->columnCount(), kMeasured);
    for (int column = CollationModel::DifferenceColumn; column < measured; ++column) {
        m_matrix->resizeColumnToContents(column);
        m_matrix->setColumnWidth(column, m_matrix->columnWidth(column) + style::grid(this, 2));
    }
    // With few keys the remaining space goes to the texts below.
    const int rows = 2 * m_matrix->frameWidth() + m_matrix->horizontalHeader()->sizeHint().height()
                   + m_matrix->horizontalScrollBar()->sizeHint().height()
                   + m_model->rowCount() * m_matrix->verticalHeader()->defaultSectionSize();
    m_rows->setWanted({std::min(rows, style::grid(this, 120)), style::grid(this, 45)});
}

void CollationView::showOutcomes(const std::vector<CollationOutcome>& outcomes)
{
    m_outcomes->clear();
    for (const CollationOutcome& outcome : outcomes) {
        const QString text = outcome.result ? resultText(*outcome.result)
                                            : QStringLiteral("%1: %2").arg(QString::fromLatin1(className(outcome.error->kind())),
                                                                           format::text(outcome.error->inContext()));
        auto* item = new QTreeWidgetItem(m_outcomes, {QString::fromLatin1(nameOf(outcome.method)), text});
        item->setFont(0, style::monospaced(font()));
        item->setToolTip(1, text);
        if (outcome.error) {
            item->setIcon(1, icon(Symbol::Error, style::colours().broken));
            item->setForeground(1, style::colours().broken);
        }
        for (const QString& loss : lossesOf(outcome)) {
            auto* const line = new QTreeWidgetItem(item, {QString(), loss});
            line->setIcon(1, icon(Symbol::Info, style::colours().inferred));
            line->setToolTip(1, loss);
        }
        item->setExpanded(true);
    }
    m_outcomes->resizeColumnToContents(0);
}

void CollationView::showRemedies()
{
    const std::vector<Remedy>& remedies = m_fitting->currentIndex() == 0 ? m_padding : m_cropping;
    m_remedies->clear();
    for (const Remedy& remedy : remedies) {
        const QString key = remedy.path.empty() ? QStringLiteral("td") : format::path(remedy.path);
        const QString change = format::text(toMessage(remedy));
        auto* item = new QTreeWidgetItem(m_remedies, {remedy.isNeeded() ? change : tr("if you like: %1").arg(change), key,
                                                      positionRanges(remedy.members), format::text(meaningOf(remedy)),
                                                      format::text(remedy.python)});
        item->setFont(kPythonColumn, style::monospaced(font()));
        for (int column = 0; column < item->columnCount(); ++column) {
            item->setToolTip(column, item->text(column));
        }
    }
    if (remedies.empty()) {
        new QTreeWidgetItem(m_remedies, {tr("none: they stack")});
    }
    for (int column = 0; column < kPythonColumn; ++column) {
        m_remedies->resizeColumnToContents(column);
        m_remedies->setColumnWidth(column, std::min(m_remedies->columnWidth(column), style::grid(this, 50)));
    }
}

void CollationView::copyRemedies()
{
    QStringList lines;
    for (int row = 0; row < m_remedies->topLevelItemCount(); ++row) {
        lines << m_remedies->topLevelItem(row)->text(kPythonColumn);
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace tensordesk
