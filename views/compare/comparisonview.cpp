// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/compare/comparisonview.h"

#include "views/compare/comparisonmodel.h"
#include "views/compare/differencetext.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tree/treedelegate.h"

#include <QCheckBox>
#include <QDoubleValidator>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QLineEdit>
#include <QPersistentModelIndex>
#include <QSortFilterProxyModel>
#include <QTreeView>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

/// All lines, or those that differ and the levels they stand in.
class DifferenceFilter final : public QSortFilterProxyModel {
public:
    explicit DifferenceFilter(const ComparisonModel& model, QObject* parent) : QSortFilterProxyModel(parent), m_model(model)
    {
        setRecursiveFilteringEnabled(true);
    }
    void setOnlyDifferences(bool only)
    {
        m_only = only;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override
    {
        const ComparedEntry* entry = m_model.entry(m_model.index(row, 0, parent));
        return !m_only || (entry && (entry->differs() || entry->path.empty()));
    }

private:
    const ComparisonModel& m_model;
    bool m_only = false;
};

}  // namespace

ComparisonView::ComparisonView(QWidget* parent)
    : QWidget(parent), m_model(new ComparisonModel(this)), m_filter(new DifferenceFilter(*m_model, this)),
      m_tree(new QTreeView(this)), m_atol(new QLineEdit(this)), m_rtol(new QLineEdit(this)),
      m_equalNan(new QCheckBox(tr("NaN e&quals NaN"), this)), m_onlyDifferences(new QCheckBox(tr("&Only differences"), this)),
      m_detail(new QLabel(this)), m_summary(new QLabel(this)), m_bar(new QWidget(this))
{
    m_filter->setSourceModel(m_model);
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(new TreeDelegate(m_tree));
    m_tree->setUniformRowHeights(true);
    m_tree->setAccessibleName(tr("Differences"));
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(ComparisonModel::DifferenceColumn, QHeaderView::Stretch);
    for (QLabel* label : {m_detail, m_summary}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_detail->hide();
    buildBar();

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_bar);
    layout->addWidget(m_tree, 1);
    layout->addWidget(m_detail);
    layout->addWidget(m_summary);

    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this, &ComparisonView::choose);
    connect(m_onlyDifferences, &QCheckBox::toggled, this, [this](bool only) {
        static_cast<DifferenceFilter*>(m_filter)->setOnlyDifferences(only);
        m_tree->expandAll();
    });
}

void ComparisonView::buildBar()
{
    auto* layout = new QHBoxLayout(m_bar);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this, 2));
    const auto addField = [&](QLineEdit* field, const QString& name, const QString& tip) {
        auto* validator = new QDoubleValidator(0, 1e300, 17, field);
        validator->setLocale(QLocale::c());
        field->setValidator(validator);
        field->setText(QStringLiteral("0"));
        field->setFont(style::monospaced(font()));
        field->setMaximumWidth(style::grid(this, 18));
        field->setToolTip(tip);
        field->setAccessibleName(name);
        auto* label = new QLabel(name, m_bar);
        label->setBuddy(field);
        label->setToolTip(tip);
        layout->addWidget(label);
        layout->addWidget(field);
        connect(field, &QLineEdit::editingFinished, this, &ComparisonView::toleranceChanged);
    };
    addField(m_atol, tr("atol"), tr("Equal is |A − B| ≤ atol + rtol · |B|"));
    addField(m_rtol, tr("rtol"), tr("Equal is |A − B| ≤ atol + rtol · |B|"));
    layout->addWidget(m_equalNan);
    layout->addWidget(m_onlyDifferences);
    layout->addStretch(1);
    connect(m_equalNan, &QCheckBox::toggled, this, &ComparisonView::toleranceChanged);
}

Tolerance ComparisonView::tolerance() const
{
    return {QLocale::c().toDouble(m_rtol->text()), QLocale::c().toDouble(m_atol->text()), m_equalNan->isChecked()};
}

void ComparisonView::setComparison(Comparison comparison, bool isComplete)
{
    const bool isFirst = m_model->rowCount() == 0;
    m_model->setComparison(std::move(comparison));
    m_filter->invalidate();
    m_summary->setText(summary(isComplete));
    if (isFirst) {
        m_tree->expandAll();
        using Model = ComparisonModel;
        for (const int column : {Model::KeyColumn, Model::LeftColumn, Model::RightColumn}) {
            m_tree->resizeColumnToContents(column);
        }
    }
    const QPersistentModelIndex before = m_tree->currentIndex();
    const ComparedEntry* chosen = m_model->entry(m_filter->mapToSource(before));
    if (!chosen || (isComplete && !chosen->differs())) {
        selectFirstDifference();
    }
    if (m_tree->currentIndex() == before) {
        choose();  // the data of the selected entry may have grown
    }
}

/// Shows how, where and by how much the selected entry differs, for which the tree has no space.
void ComparisonView::showDetail()
{
    const ComparedEntry* entry = m_model->entry(m_filter->mapToSource(m_tree->currentIndex()));
    const QString text = entry ? differenceToolTip(*entry) : QString();
    m_detail->setText(text);
    m_detail->setVisible(!text.isEmpty());
}

/// The first leaf whose values differ, else the first entry that differs, else the root.
void ComparisonView::selectFirstDifference()
{
    QModelIndex first;
    for (QModelIndex at = m_filter->index(0, 0); at.isValid(); at = m_tree->indexBelow(at)) {
        const ComparedEntry* entry = m_model->entry(m_filter->mapToSource(at));
        if (entry->differsIn(Aspect::Values) && entry->isComparable()) {
            first = at;
            break;
        }
        if (entry->differs() && !first.isValid()) {
            first = at;
        }
    }
    m_tree->setCurrentIndex(first.isValid() ? first : m_filter->index(0, 0));
}

void ComparisonView::choose()
{
    if (const ComparedEntry* entry = m_model->entry(m_filter->mapToSource(m_tree->currentIndex()))) {
        showDetail();
        Q_EMIT entryChosen(*entry);
    }
}

QString ComparisonView::summary(bool isComplete) const
{
    const Comparison& comparison = m_model->comparison();
    const QString total = format::count(static_cast<int64_t>(comparison.entries.size()));
    if (!comparison.isEqual()) {
        const QString text = tr("Differences in %1 of %2 entries.").arg(format::count(comparison.differingCount()), total);
        return isComplete ? text : tr("%1 Comparing values…").arg(text);
    }
    return isComplete ? tr("All %1 entries are equal.").arg(total)
                      : tr("All %1 entries have the same form. Comparing values…").arg(total);
}

}  // namespace tensordesk
