// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/parameters/parametermodel.h"

#include "views/common/roles.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QFont>

#include <algorithm>
#include <cmath>
#include <limits>

namespace tensordesk {

namespace {

constexpr double kNoNumber = ParameterFigures::kNone;
constexpr quintptr kTop = 0;  // the internal id of modules, or of all parameters in one list

bool isNumber(int column)
{
    return column != ParameterModel::NameColumn && column != ParameterModel::HistogramColumn
        && column != ParameterModel::ShapeColumn && column != ParameterModel::DTypeColumn && column != ParameterModel::DeviceColumn;
}

/// True for counts, which are shown in full.
bool isCount(int column)
{
    return column == ParameterModel::NonFiniteColumn || column == ParameterModel::ElementsColumn;
}

}  // namespace

ParameterModel::ParameterModel(QObject* parent) : QAbstractItemModel(parent) { }

void ParameterModel::setTable(std::shared_ptr<const ParameterTable> table)
{
    beginResetModel();
    m_table = std::move(table);
    m_figures.assign(m_table ? m_table->parameters.size() : 0, std::nullopt);
    m_modules = m_table ? modulesOf(*m_table, m_figures, ModuleLevels::All) : std::vector<ModuleFigures>();
    m_places.assign(m_figures.size(), {});
    for (std::size_t module = 0; module < m_modules.size(); ++module) {
        for (std::size_t row = 0; row < m_modules[module].parameters.size(); ++row) {
            m_places[m_modules[module].parameters[row]] = {static_cast<int>(module), static_cast<int>(row)};
        }
    }
    m_parts.assign(m_modules.size(), {});
    for (std::size_t parameter = 0; parameter < m_places.size(); ++parameter) {
        if (!m_table->parameters[parameter].tiedTo) {
            for (const std::size_t module : modulesAround(parameter)) {
                ++m_parts[module].left;
            }
        }
    }
    m_failures.clear();
    m_tails = {};
    findColumns();
    endResetModel();
}

/// Finds the columns that have values whatever is read.
void ParameterModel::findColumns()
{
    const auto any = [this](const auto& has) { return m_table && std::ranges::any_of(m_table->parameters, has); };
    const auto hasMomentum = [](const ModuleParameter& parameter) {
        return parameter.state && (parameter.state->tensor("exp_avg") || parameter.state->tensor("momentum_buffer"));
    };
    m_hasValues.fill(true);
    m_hasValues[NonFiniteColumn] = m_hasValues[ZerosColumn] = m_hasValues[ChangeColumn] = false;
    m_hasValues[DeviceColumn] = m_table && hasDevices(*m_table);
    m_hasValues[MomentumColumn] = any(hasMomentum);
    m_hasValues[StepSizeColumn] = any(
        [&](const ModuleParameter& parameter) { return hasMomentum(parameter) && parameter.state->rule != StepRule::Other; });
    m_hasValues[RateColumn] = any([](const ModuleParameter& parameter) { return parameter.state && parameter.state->lr; });
}

void ParameterModel::setGrouped(bool grouped)
{
    if (grouped != m_isGrouped) {
        beginResetModel();
        m_isGrouped = grouped;
        endResetModel();
    }
}

/// Updates the largest tails by a row. Returns true if one grew, so that the alignment of all rows changes.
bool ParameterModel::lengthenTails(const QModelIndex& row)
{
    bool grew = false;
    for (int column = 0; column < ColumnCount; ++column) {
        const QString text = isNumber(column) && !isCount(column) ? textAt(row, column) : QString();
        const int tail = format::pointTailOf(text);
        int& longest = m_tails[static_cast<std::size_t>(column)];
        grew = grew || tail > longest;
        longest = std::max(longest, tail);
    }
    return grew;
}

/// Returns the module of a parameter and those around it.
std::vector<std::size_t> ParameterModel::modulesAround(std::size_t parameter) const
{
    const auto own = static_cast<std::size_t>(m_places[parameter].first);
    std::vector<std::size_t> modules = m_modules[own].outer;
    modules.push_back(own);
    return modules;
}

/// Adds the statistics of a parameter to those of its modules, which are known once those of all their parameters are.
void ParameterModel::addToModules(std::size_t parameter)
{
    for (const std::size_t module : modulesAround(parameter)) {
        PartOfModule& part = m_parts[module];
        part.figures.merge(*m_figures[parameter]);
        if (--part.left == 0) {
            m_modules[module].figures = part.figures;
        }
    }
}

void ParameterModel::setFigures(std::size_t parameter, ParameterFigures figures)
{
    m_hasValues[NonFiniteColumn] = m_hasValues[NonFiniteColumn] || figures.summary.nan + figures.summary.inf > 0;
    m_hasValues[ZerosColumn] = m_hasValues[ZerosColumn] || figures.summary.zeros > 0;
    m_hasValues[ChangeColumn] = m_hasValues[ChangeColumn] || !std::isnan(figures.change) || figures.newNonFinite > 0;
    const bool isKnown = m_figures[parameter].has_value();  // only its change is new
    m_figures[parameter] = std::move(figures);
    m_failures.erase(parameter);
    if (!isKnown && !m_table->parameters[parameter].tiedTo) {
        addToModules(parameter);
    }
    QModelIndexList rows{indexOf(parameter)};
    for (const std::size_t module : m_isGrouped ? modulesAround(parameter) : std::vector<std::size_t>()) {
        rows << index(static_cast<int>(module), 0);
    }
    bool grew = false;
    for (const QModelIndex& row : rows) {
        grew = lengthenTails(row) || grew;
    }
    if (grew) {
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, ColumnCount - 1));
    }
    for (const QModelIndex& row : rows) {
        Q_EMIT dataChanged(row.siblingAtColumn(0), row.siblingAtColumn(ColumnCount - 1));
    }
}

void ParameterModel::setFailure(std::size_t parameter, const QString& reason)
{
    m_failures[parameter] = reason;
    const QModelIndex row = indexOf(parameter);
    Q_EMIT dataChanged(row, row.siblingAtColumn(ColumnCount - 1));
}

void ParameterModel::forgetChanges()
{
    m_hasValues[ChangeColumn] = false;
    for (auto& figures : m_figures) {
        if (figures) {
            figures->change = kNoNumber;
            figures->newNonFinite = 0;
        }
    }
    if (rowCount() > 0) {
        Q_EMIT dataChanged(index(0, ChangeColumn), index(rowCount() - 1, ChangeColumn));
    }
}

std::optional<std::size_t> ParameterModel::parameterAt(const QModelIndex& index) const
{
    if (!index.isValid() || (m_isGrouped && index.internalId() == kTop)) {
        return std::nullopt;
    }
    const auto row = static_cast<std::size_t>(index.row());
    return m_isGrouped ? m_modules[index.internalId() - 1].parameters[row] : row;
}

const ModuleFigures* ParameterModel::moduleAt(const QModelIndex& index) const
{
    return index.isValid() && m_isGrouped && index.internalId() == kTop ? &m_modules[static_cast<std::size_t>(index.row())]
                                                                        : nullptr;
}

const ParameterFigures* ParameterModel::figuresAt(const QModelIndex& index) const
{
    const auto parameter = parameterAt(index);
    const ModuleFigures* const module = moduleAt(index);
    const std::optional<ParameterFigures>* const figures = parameter ? &m_figures[*parameter] : module ? &module->figures : nullptr;
    return figures != nullptr && *figures ? &**figures : nullptr;
}

QModelIndex ParameterModel::indexOf(std::size_t parameter) const
{
    const auto [module, row] = m_places[parameter];
    return m_isGrouped ? createIndex(row, 0, static_cast<quintptr>(module) + 1) : createIndex(static_cast<int>(parameter), 0, kTop);
}

QModelIndex ParameterModel::index(int row, int column, const QModelIndex& parent) const
{
    if (row < 0 || row >= rowCount(parent) || column < 0 || column >= ColumnCount) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : kTop);
}

QModelIndex ParameterModel::parent(const QModelIndex& index) const
{
    return index.isValid() && index.internalId() != kTop ? createIndex(static_cast<int>(index.internalId() - 1), 0, kTop)
                                                         : QModelIndex();
}

int ParameterModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_isGrouped ? m_modules.size() : m_figures.size());
    }
    const ModuleFigures* const module = parent.column() == 0 ? moduleAt(parent) : nullptr;
    return module != nullptr ? static_cast<int>(module->parameters.size()) : 0;
}

int ParameterModel::columnCount(const QModelIndex&) const
{
    return ColumnCount;
}

/// Returns the number of a cell; NaN if it has none.
double ParameterModel::numberAt(const QModelIndex& index, int column) const
{
    const auto parameter = parameterAt(index);
    const ModuleFigures* const module = moduleAt(index);
    const ModuleParameter* const own = parameter ? &m_table->parameters[*parameter] : nullptr;
    if (column == ElementsColumn) {
        return static_cast<double>(own != nullptr ? own->leaf.elementCount() : module != nullptr ? module->elements : 0);
    }
    if (column == RateColumn) {
        return own != nullptr && own->state ? own->state->lr.value_or(kNoNumber) : kNoNumber;
    }
    const ParameterFigures* const figures = figuresAt(index);
    if (figures == nullptr) {
        return kNoNumber;
    }
    const Summary& summary = figures->summary;
    switch (column) {
    case NormColumn: return figures->norm();
    case MeanColumn: return summary.mean;
    case StdColumn: return summary.std;
    case MinColumn: return summary.min;
    case MaxColumn: return summary.max;
    case NonFiniteColumn: return static_cast<double>(summary.nan + summary.inf);
    case ZerosColumn: return 100 * figures->zeroShare();
    case ChangeColumn: return figures->change;
    case StepSizeColumn: return figures->effectiveStep;
    case MomentumColumn: return figures->momentum;
    default: return kNoNumber;
    }
}

QString ParameterModel::textAt(const QModelIndex& index, int column) const
{
    const auto parameter = parameterAt(index);
    const ModuleParameter* const own = parameter ? &m_table->parameters[*parameter] : nullptr;
    switch (column) {
    case NameColumn: {
        if (own != nullptr) {
            const QString name = format::text(m_isGrouped ? own->ownName() : own->name);
            return own->tiedTo ? tr("%1 = %2").arg(name, format::text(m_table->parameters[*own->tiedTo].name)) : name;
        }
        const ModuleFigures* const module = moduleAt(index);
        return module == nullptr ? QString() : module->name.empty() ? tr("(no module)") : format::text(module->name);
    }
    case ShapeColumn: return own != nullptr ? format::text(toString(own->leaf.shape())) : QString();
    case DTypeColumn: return own != nullptr ? format::dtype(Entry(own->leaf)) : QString();
    case DeviceColumn: return own != nullptr ? format::text(savedDeviceOf(*own)) : QString();
    case HistogramColumn: return {};
    default: break;
    }
    const ParameterFigures* const figures = figuresAt(index);
    if (column == ChangeColumn && figures != nullptr && figures->newNonFinite > 0) {
        return tr("%1 new NaN or Inf").arg(format::count(figures->newNonFinite));
    }
    const double number = numberAt(index, column);
    if (std::isnan(number) || (number == 0 && (column == NonFiniteColumn || column == ZerosColumn))) {
        return {};
    }
    return isCount(column)       ? format::count(static_cast<int64_t>(number))
         : column == ZerosColumn ? tr("%1 %").arg(number, 0, 'f', 1)
                                 : format::statistic(number);
}

/// Returns the value of a cell that is rounded; empty for others.
QString ParameterModel::exactTextAt(const QModelIndex& index) const
{
    const int column = index.column();
    const double number = isNumber(column) && !isCount(column) ? numberAt(index, column) : kNoNumber;
    return std::isnan(number) ? QString() : format::number(number);
}

QString ParameterModel::tipAt(const QModelIndex& index) const
{
    const auto parameter = parameterAt(index);
    const QString exact = exactTextAt(index);
    const ParameterFigures* const figures = figuresAt(index);
    if (index.column() == ChangeColumn && figures != nullptr && figures->newNonFinite > 0) {
        return tr("%1 elements that were finite are NaN or infinite now. The change of the others: %2")
            .arg(format::count(figures->newNonFinite), exact.isEmpty() ? QStringLiteral("–") : exact);
    }
    if (!parameter) {
        return exact.isEmpty() ? textAt(index, index.column()) : exact;
    }
    const ModuleParameter& own = m_table->parameters[*parameter];
    if (const auto failure = m_failures.find(*parameter); failure != m_failures.end()) {
        return failure->second;
    }
    if (index.column() == NameColumn) {
        QStringList lines{format::text(own.name)};
        if (own.tiedTo) {
            lines << tr("Tied: it has the same elements as %1").arg(format::text(m_table->parameters[*own.tiedTo].name));
        }
        if (own.state) {
            lines << tr("Optimizer state: %1, group %2").arg(format::path(own.state->path)).arg(own.state->group);
        }
        return lines.join(QLatin1Char('\n'));
    }
    return exact.isEmpty() ? textAt(index, index.column()) : exact;
}

QVariant ParameterModel::histogramAt(const QModelIndex& index) const
{
    const ParameterFigures* const figures = index.column() == HistogramColumn ? figuresAt(index) : nullptr;
    if (figures == nullptr || figures->histogram.counts.empty()) {
        return {};
    }
    const auto& counts = figures->histogram.counts;
    const auto most = static_cast<double>(std::max<int64_t>(*std::ranges::max_element(counts), 1));
    QVariantList bars;
    for (const int64_t count : counts) {
        bars << static_cast<double>(count) / most;
    }
    return bars;
}

QVariant ParameterModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole: return textAt(index, column);
    case BarsRole: return histogramAt(index);
    case Qt::ToolTipRole: return tipAt(index);
    case ExactRole: return exactTextAt(index);
    case RawValueRole: {
        const double number = numberAt(index, column);
        const ParameterFigures* const figures = figuresAt(index);
        if (column == ChangeColumn && figures != nullptr && figures->newNonFinite > 0) {
            return std::numeric_limits<double>::infinity();
        }
        return !isNumber(column) ? QVariant(textAt(index, column))
                                 : QVariant(std::isnan(number) ? -std::numeric_limits<double>::infinity() : number);
    }
    case PaddingRole: {
        const bool isAligned = isNumber(column) && !isCount(column) && column != ZerosColumn
                            && !std::isnan(numberAt(index, column));
        const QString text = isAligned ? textAt(index, column) : QString();
        return format::missingTail(text, m_tails[static_cast<std::size_t>(column)]);
    }
    case Qt::TextAlignmentRole: return QVariant((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ForegroundRole: {
        const auto parameter = parameterAt(index);
        const bool isUnread = column == NameColumn && parameter && m_failures.contains(*parameter);
        const ParameterFigures* const figures = figuresAt(index);
        const bool isSpoiled = figures != nullptr
                            && ((column == ChangeColumn && figures->newNonFinite > 0)
                                || (column == NonFiniteColumn && figures->summary.nan + figures->summary.inf > 0));
        return isUnread || isSpoiled ? QVariant(style::colours().broken) : QVariant();
    }
    case Qt::FontRole: {
        if (column != NameColumn || moduleAt(index) == nullptr) {
            return {};
        }
        QFont font;
        font.setBold(true);
        return font;
    }
    case Qt::AccessibleTextRole: return column == HistogramColumn ? tr("Distribution of the values") : textAt(index, column);
    default: return {};
    }
}

QVariant ParameterModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return QVariant((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role == Qt::ToolTipRole) {
        switch (section) {
        case HistogramColumn: return tr("The distribution of the finite elements, from the minimum to the maximum");
        case NormColumn: return tr("The Euclidean norm of the finite elements");
        case ZerosColumn: return tr("The share of elements that are 0");
        case ChangeColumn: return tr("|now − before| / |before| against the other checkpoint");
        case StepSizeColumn:
            return tr("The root mean square of the optimizer's latest step without weight decay; for Adam lr · m̂ / (√v̂ + ε)");
        case MomentumColumn: return tr("The norm of exp_avg or momentum_buffer");
        case DeviceColumn: return tr("The device on which the parameter was when it was saved");
        default: return {};
        }
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case NameColumn: return tr("Parameter");
    case HistogramColumn: return tr("Values");
    case NormColumn: return tr("Norm");
    case MeanColumn: return tr("Mean");
    case StdColumn: return tr("Std");
    case MinColumn: return tr("Min");
    case MaxColumn: return tr("Max");
    case NonFiniteColumn: return tr("NaN, Inf");
    case ZerosColumn: return tr("Zeros");
    case ChangeColumn: return tr("Change");
    case StepSizeColumn: return tr("Step size");
    case MomentumColumn: return tr("Momentum");
    case RateColumn: return tr("lr");
    case ShapeColumn: return tr("Shape");
    case DTypeColumn: return tr("dtype");
    case ElementsColumn: return tr("Elements");
    case DeviceColumn: return tr("Saved on");
    default: return {};
    }
}

}  // namespace tensordesk
