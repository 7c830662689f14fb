// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/derivedcurves.h"

#include "views/plot/plotwidget.h"
#include "views/text/format.h"

#include <QAction>
#include <QMenu>
#include <QRegularExpression>

namespace tensordesk {

DerivedCurves::DerivedCurves(PlotWidget& plot, AddedKeys& added, QObject* parent)
    : QObject(parent), m_added(added), m_menu(new QMenu(tr("Derived curve"), &plot)),
      m_derivative(m_menu->addAction(tr("Derivative"))), m_sum(m_menu->addAction(tr("Cumulative sum"))),
      m_norm(m_menu->addAction(tr("Norm over components"))), m_difference(m_menu->addAction(tr("Difference from an added key")))
{
    m_derivative->setToolTip(tr("The difference from the previous index"));
    m_menu->setToolTipsVisible(true);
    plot.addMenuAction(m_menu->menuAction());
    connect(m_menu, &QMenu::aboutToShow, this, &DerivedCurves::updateActions);
    connect(m_derivative, &QAction::triggered, this, [this] {
        const QString first = QStringLiteral("[%1:1]").arg(QStringLiteral(":, ").repeated(static_cast<qsizetype>(m_x)));
        derive(QStringLiteral("derivative"),
               QStringLiteral("%1.diff(dim=%2, prepend=%1%3)").arg(m_leaf->python).arg(m_x).arg(first),
               AddedKeys::Place::SecondAxis);
    });
    connect(m_sum, &QAction::triggered, this, [this] {
        derive(QStringLiteral("sum"), QStringLiteral("%1.cumsum(%2)").arg(m_leaf->python).arg(m_x), AddedKeys::Place::SecondAxis);
    });
    connect(m_norm, &QAction::triggered, this, [this] {
        derive(QStringLiteral("norm"), QStringLiteral("%1.norm(dim=-1, keepdim=True)").arg(m_leaf->python),
               AddedKeys::Place::Together);
    });
    connect(m_difference, &QAction::triggered, this, [this] {
        if (const ShownLeaf* const other = subtrahend()) {
            derive(QStringLiteral("difference"), QStringLiteral("%1 - %2").arg(m_leaf->python, other->python),
                   AddedKeys::Place::Together);
        }
    });
    updateActions();
}

void DerivedCurves::setPart(const ShownLeaf& leaf, const DimSelection& selection)
{
    const auto x = selection.dimWith(DimRole::X);
    const bool isOfWhole = leaf.isStored() && !leaf.dims.ragged && leaf.python == format::python(leaf.path);
    m_leaf = x && isOfWhole ? std::optional(leaf) : std::nullopt;
    m_x = x.value_or(0);
    updateActions();
}

/// The first added key of the same shape.
const ShownLeaf* DerivedCurves::subtrahend() const
{
    for (const KeyPath& key : m_added.keys()) {
        const ShownLeaf* const other = m_added.find(key);
        if (m_leaf && other != nullptr && other->dims.shape == m_leaf->dims.shape && other->leaf.dtype() != DType::Bool) {
            return other;
        }
    }
    return nullptr;
}

void DerivedCurves::updateActions()
{
    const bool isNumber = m_leaf && m_leaf->leaf.dtype() != DType::Bool;
    m_derivative->setEnabled(isNumber);
    m_sum->setEnabled(m_leaf.has_value());
    m_norm->setEnabled(isNumber && !c10::isIntegralType(m_leaf->leaf.dtype(), true)
                       && static_cast<int64_t>(m_leaf->dims.shape.size()) > m_leaf->dims.batchDims
                       && m_leaf->dims.shape.back() > 1);
    const ShownLeaf* const other = isNumber ? subtrahend() : nullptr;
    m_difference->setEnabled(other != nullptr);
    m_difference->setText(other != nullptr ? tr("Difference from %1").arg(format::elided(format::path(other->path)))
                                           : tr("Difference from an added key"));
}

QString DerivedCurves::freeName(const QString& wanted) const
{
    QString name = wanted;
    for (int number = 2; m_added.find({Key(name.toStdString())}) != nullptr; ++number) {
        name = wanted + QLatin1Char('_') + QString::number(number);
    }
    return name;
}

void DerivedCurves::derive(const QString& suffix, const QString& expression, AddedKeys::Place place)
{
    static const QRegularExpression other(QStringLiteral("[^A-Za-z0-9_]+"));
    const QString key = format::path(m_leaf->path).replace(other, QStringLiteral("_"));
    const QString name = freeName(QStringLiteral("k_").left(key.at(0).isDigit() ? 2 : 0) + key + QLatin1Char('_') + suffix);
    m_added.put({Key(name.toStdString())}, place);
    Q_EMIT requested(name, expression);
}

}  // namespace tensordesk
