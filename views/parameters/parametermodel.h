// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/parameters/parameterreport.h"

#include <QAbstractItemModel>

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// The parameters of a checkpoint as an item model, a row each: below their modules, or in one list. Cells without a value are
/// empty until it is read.
class ParameterModel final : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column {
        NameColumn,
        HistogramColumn,
        NormColumn,
        MeanColumn,
        StdColumn,
        MinColumn,
        MaxColumn,
        NonFiniteColumn,
        ZerosColumn,
        ChangeColumn,
        StepSizeColumn,
        MomentumColumn,
        RateColumn,
        ShapeColumn,
        DTypeColumn,
        ElementsColumn,
        DeviceColumn,
        ColumnCount
    };
    /// QVariantList: the counts of the histogram, divided by the largest.
    static constexpr int BarsRole = Qt::UserRole + 100;

    explicit ParameterModel(QObject* parent = nullptr);

    void setTable(std::shared_ptr<const ParameterTable> table);
    [[nodiscard]] const std::shared_ptr<const ParameterTable>& table() const noexcept { return m_table; }
    /// Shows modules with their parameters below, or all parameters in one list.
    void setGrouped(bool grouped);
    /// Sets the statistics of a parameter.
    void setFigures(std::size_t parameter, ParameterFigures figures);
    /// States why a parameter cannot be read.
    void setFailure(std::size_t parameter, const QString& reason);
    /// Sets the change of each parameter to unknown.
    void forgetChanges();
    [[nodiscard]] const std::vector<std::optional<ParameterFigures>>& figures() const noexcept { return m_figures; }
    /// True if some parameter has a value in the column, or may have one after it was read.
    [[nodiscard]] bool hasValues(int column) const { return m_hasValues[static_cast<std::size_t>(column)]; }
    /// Returns the index in the table; empty for a module.
    [[nodiscard]] std::optional<std::size_t> parameterAt(const QModelIndex& index) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& index) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] double numberAt(const QModelIndex& index, int column) const;
    [[nodiscard]] QString textAt(const QModelIndex& index, int column) const;
    [[nodiscard]] QString exactTextAt(const QModelIndex& index) const;
    [[nodiscard]] QString tipAt(const QModelIndex& index) const;
    [[nodiscard]] QVariant histogramAt(const QModelIndex& index) const;
    [[nodiscard]] const ModuleFigures* moduleAt(const QModelIndex& index) const;
    [[nodiscard]] const ParameterFigures* figuresAt(const QModelIndex& index) const;
    [[nodiscard]] QModelIndex indexOf(std::size_t parameter) const;
    [[nodiscard]] bool lengthenTails(const QModelIndex& row);
    void findColumns();
    [[nodiscard]] std::vector<std::size_t> modulesAround(std::size_t parameter) const;
    void addToModules(std::size_t parameter);

    /// The statistics of a module while its parameters are read.
    struct PartOfModule {
        ParameterFigures figures = {};  ///< of the parameters that are read
        std::size_t left = 0;           ///< the number of others, without tied ones
    };

    std::shared_ptr<const ParameterTable> m_table;
    std::vector<std::optional<ParameterFigures>> m_figures;
    std::map<std::size_t, QString> m_failures;  ///< by parameter
    std::vector<ModuleFigures> m_modules;
    std::vector<PartOfModule> m_parts;  ///< by module
    std::array<bool, ColumnCount> m_hasValues{};
    std::vector<std::pair<int, int>> m_places;  ///< by parameter: its module, and its row there
    std::array<int, ColumnCount> m_tails{};     ///< the most characters from the decimal point on
    bool m_isGrouped = true;
};

}  // namespace tensordesk
