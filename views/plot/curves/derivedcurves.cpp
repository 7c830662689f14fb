// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/curves/derivedcurves.h"

#include "views/plot/plotwidget.h"
#include "views/text/format.h"

#include <QAction>
#include <QMenu>
#include <QRegularExpression>

namespace tensordesk {

namespace {

/// The limit for the number of channels in the menu.
constexpr int64_t kMostInMenu = 32;

}  // namespace

DerivedCurves::DerivedCurves(PlotWidget& plot, AddedKeys& added, QObject* parent)
    : QObject(parent), m_added(added), m_menu(new QMenu(tr("Derived curve"), &plot)),
      m_derivative(m_menu->addAction(tr("Derivative"))), m_sum(m_menu->addAction(tr("Cumulative sum"))),
      m_averages(m_menu->addMenu(tr("Moving average"))), m_norm(m_menu->addAction(tr("Norm over components"))),
      m_channels(m_menu->addMenu(tr("Difference of channels"))), m_difference(m_menu->addAction(tr("Difference from an added key")))
{
    m_derivative->setToolTip(tr("The difference from the previous index"));
    m_averages->menuAction()->setToolTip(tr("The mean of the indices around each one; fewer at both ends"));
    for (const int window : {5, 11, 51, 101}) {
        connect(m_averages->addAction(tr("Over %1 indices").arg(window)), &QAction::triggered, this,
                [this, window] { derive(QStringLiteral("average_%1").arg(window), average(window), AddedKeys::Place::Together); });
    }
    connect(m_channels, &QMenu::aboutToShow, this, &DerivedCurves::offerChannels);
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

/// Returns the expression of the mean of `window` indices around each one.
QString DerivedCurves::average(int window) const
{
    const std::size_t rank = m_leaf->dims.shape.size();
    const QString numbers = m_leaf->python
                          + (c10::isIntegralType(m_leaf->leaf.dtype(), true) ? QStringLiteral(".double()") : QString());
    const QString swap = m_x + 1 == rank ? QString() : QStringLiteral(".transpose(%1, -1)").arg(m_x);
    // PyTorch averages along the last dim of two or three.
    const bool isDeep = rank > 3;
    const QString flat = isDeep ? QStringLiteral(".flatten(0, -3)") : rank == 1 ? QStringLiteral(".unsqueeze(0)") : QString();
    const QString back = isDeep    ? QStringLiteral(".unflatten(0, %1%2.shape[:-2])").arg(m_leaf->python, swap)
                       : rank == 1 ? QStringLiteral(".squeeze(0)")
                                   : QString();
    return QStringLiteral("%1%2%3.avg_pool1d(%4, 1, %5, False, False)%6%2")
        .arg(numbers, swap, flat)
        .arg(window)
        .arg(window / 2)
        .arg(back);
}

/// True if the indices of the last dim are channels that fit in a menu.
bool DerivedCurves::hasChannels() const
{
    const auto rank = m_leaf ? m_leaf->dims.shape.size() : 0;
    return rank > 0 && static_cast<int64_t>(rank) > m_leaf->dims.batchDims && m_x + 1 != rank && m_leaf->dims.shape.back() > 1
        && m_leaf->dims.shape.back() <= kMostInMenu;
}

void DerivedCurves::offerChannels()
{
    m_channels->clear();
    qDeleteAll(m_channels->findChildren<QMenu*>(QString(), Qt::FindDirectChildrenOnly));  // clear() leaves them
    if (!hasChannels()) {
        return;
    }
    const std::size_t last = m_leaf->dims.shape.size() - 1;
    const auto nameOf = [&](int64_t channel) {
        const std::string name = m_leaf->dims.channel(last, channel);
        QString text = name.empty() ? QString::number(channel) : format::elided(format::text(name), 60);
        return text.replace(QLatin1Char('&'), QLatin1String("&&"));
    };
    for (int64_t first = 0; first < m_leaf->dims.shape.back(); ++first) {
        QMenu* const others = m_channels->addMenu(nameOf(first));
        for (int64_t second = 0; second < m_leaf->dims.shape.back(); ++second) {
            if (second == first) {
                continue;
            }
            connect(others->addAction(tr("minus %1").arg(nameOf(second))), &QAction::triggered, this, [this, first, second] {
                const QString one = QStringLiteral("%1[..., %2:%3]");
                derive(QStringLiteral("%1_minus_%2").arg(first).arg(second),
                       one.arg(m_leaf->python).arg(first).arg(first + 1) + QStringLiteral(" - ")
                           + one.arg(m_leaf->python).arg(second).arg(second + 1),
                       AddedKeys::Place::Together);
            });
        }
    }
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
    m_averages->setEnabled(isNumber && !c10::isComplexType(m_leaf->leaf.dtype()));
    m_channels->setEnabled(isNumber && hasChannels());
    for (const QMenu* const menu : {m_averages, m_channels}) {
        for (QAction* const action : menu->findChildren<QAction*>()) {
            action->setEnabled(menu->isEnabled());  // a shortcut or script also reaches those in a disabled menu
        }
    }
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
