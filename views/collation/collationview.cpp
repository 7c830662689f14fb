// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/collation/collationview.h"

#include "views/collation/collationdelegate.h"
#include "views/collation/collationmodel.h"
#include "views/common/positionranges.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/shapetokens.h"
#include "views/widgets/contextmenu.h"
#include "views/widgets/rowdelegate.h"

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
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

QString resultText(const TensorDict& td)
{
    const ShapeTokens shape(td.batchSize(), td.batchSize().size(), td.names());
    return QStringLiteral("%1 %2, %3").arg(format::text(td.typeName()), shape.text(), format::bytes(totalBytes(td)));
}

}  // namespace

CollationView::CollationView(QWidget* parent)
    : QWidget(parent), m_model(new CollationModel(this)), m_matrix(new QTableView(this)),
      m_outcomes(makeList({tr("Function"), tr("Gives")}, tr("What collating gives"), this)),
      m_remedies(makeList({tr("To stack"), tr("Key"), tr("Members"), tr("Python")}, tr("What to change"), this)),
      m_summary(new QLabel(this))
{
    m_matrix->setModel(m_model);
    m_matrix->setItemDelegate(new CollationDelegate(m_matrix));
    m_matrix->verticalHeader()->hide();
    m_matrix->verticalHeader()->setDefaultSectionSize(style::rowHeight(fontMetrics()));
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

    auto* below = new QSplitter(this);
    below->addWidget(m_outcomes);
    below->addWidget(m_remedies);
    below->setChildrenCollapsible(false);
    auto* splitter = new QSplitter(Qt::Vertical, this);
    splitter->addWidget(m_matrix);
    splitter->addWidget(below);
    splitter->setChildrenCollapsible(false);
    splitter->setSizes({style::grid(this, 120), style::grid(this, 45)});
    splitter->setStretchFactor(0, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(splitter, 1);
    layout->addWidget(m_summary);
}

CollationView::Content CollationView::contentOf(const std::vector<TensorDict>& members, QStringList names, Progress& progress)
{
    Content content{std::move(names), collationMatrix(members, progress), {}, {}};
    for (const CollationMethod method : kCollationMethods) {
        progress.check();
        content.outcomes.push_back(collated(method, members));
    }
    content.remedies = remediesToStack(content.matrix);
    return content;
}

void CollationView::setContent(Content content)
{
    showOutcomes(content.outcomes);
    showRemedies(content.remedies);
    const QString members = content.members.size() == 1 ? tr("One member")
                                                        : tr("%1 members").arg(format::count(content.members.size()));
    const int64_t padding = content.matrix.paddingBytes();
    m_summary->setText(padding > 0 ? tr("%1. Padding every dim to the longest adds %2 to %3.")
                                         .arg(members, format::bytes(padding), format::bytes(content.matrix.bytes()))
                                   : members + QLatin1Char('.'));
    m_model->setMatrix(std::move(content.matrix), std::move(content.members));
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
    }
    m_outcomes->resizeColumnToContents(0);
}

void CollationView::showRemedies(const std::vector<Remedy>& remedies)
{
    m_remedies->clear();
    for (const Remedy& remedy : remedies) {
        const QString key = remedy.path.empty() ? QStringLiteral("td") : format::path(remedy.path);
        auto* item = new QTreeWidgetItem(m_remedies, {format::text(toMessage(remedy)), key, positionRanges(remedy.members),
                                                      format::text(remedy.python)});
        item->setFont(3, style::monospaced(font()));
        for (int column = 0; column < item->columnCount(); ++column) {
            item->setToolTip(column, item->text(column));
        }
    }
    if (remedies.empty()) {
        new QTreeWidgetItem(m_remedies, {tr("nothing: they stack as they are")});
    }
    for (int column = 0; column < 3; ++column) {
        m_remedies->resizeColumnToContents(column);
        m_remedies->setColumnWidth(column, std::min(m_remedies->columnWidth(column), style::grid(this, 50)));
    }
}

void CollationView::copyRemedies()
{
    QStringList lines;
    for (int row = 0; row < m_remedies->topLevelItemCount(); ++row) {
        lines << m_remedies->topLevelItem(row)->text(3);
    }
    QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
}

}  // namespace tensordesk
