// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/chosencells.h"

#include "model/analysis/values/statistictext.h"
#include "views/jobs/jobpools.h"
#include "views/table/cellfile.h"
#include "views/table/tensortablemodel.h"
#include "views/table/tensortableview.h"
#include "views/text/format.h"
#include "views/widgets/dialogs.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/abs.h>

#include <QDir>

#include <array>

namespace tensordesk {

namespace {

constexpr int kSoonMs = 100;
constexpr int64_t kMostSummed = 1 << 22;

/// Returns the statistics of existing elements: integers exactly, complex ones by magnitude.
QString sumsOf(const TableBlock& block)
{
    at::Tensor values = block.present.defined() ? block.values.masked_select(block.present) : block.values;
    const bool isWhole = c10::isIntegralType(values.scalar_type(), true);
    values = isWhole ? values.to(at::kLong) : (values.is_complex() ? at::abs(values) : values).to(at::kDouble);
    const at::Tensor sum = values.sum();
    const double total = sum.to(at::kDouble).item<double>();
    const std::array both{total, total / static_cast<double>(values.numel())};
    const std::vector<std::string> texts = statisticTexts(both);
    return ChosenCells::tr("%n cell(s): sum %1, mean %2", nullptr, static_cast<int>(values.numel()))
        .arg(isWhole ? QString::number(sum.item<int64_t>()) : format::text(texts[0]), format::text(texts[1]));
}

}  // namespace

ChosenCells::ChosenCells(TensorTableModel& model, TensorTableView& table, QObject* parent)
    : QObject(parent), m_model(model), m_table(table)
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(kSoonMs);
    m_summing.setTitle(tr("Sum up cells"));
    m_saving.setTitle(tr("Save cells"));
    connect(&m_soon, &QTimer::timeout, this, &ChosenCells::sumUp);
    connect(&m_summing, &AbstractJob::done, this, [this] { showSums(*m_summing.takeResult()); });
    connect(m_table.selectionModel(), &QItemSelectionModel::selectionChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_model, &TensorTableModel::blockChanged, &m_soon, qOverload<>(&QTimer::start));
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { showSums({}); });
    connect(&m_saving, &AbstractJob::done, this, [this] { Q_EMIT told(tr("Written to %1").arg(*m_saving.takeResult())); });
    connect(&m_saving, &AbstractJob::failed, this,
            [this](const Error& error) { Q_EMIT message(tr("Cannot save"), format::text(error.inContext())); });
}

/// Returns the selected cells, over all pages; all cells if at most one is selected.
TableWindow ChosenCells::window() const
{
    const auto cells = m_table.selectedCells();
    if (!cells || int64_t{cells->width()} * cells->height() < 2) {
        return {0, 0, m_model.totalRows(), m_model.totalColumns()};
    }
    return {m_model.pageRow() + cells->top(), m_model.pageColumn() + cells->left(), cells->height(), cells->width()};
}

void ChosenCells::sumUp()
{
    const auto cells = m_table.selectedCells();
    const int64_t count = cells ? int64_t{cells->width()} * cells->height() : 0;
    if (!m_model.leaf() || count < 2 || count > kMostSummed) {
        showSums({});
        return;
    }
    m_summing.start(JobPools::poolFor(m_model.leaf()->leaf),
                    [read = m_model.blockTask(window())](Progress& progress) { return sumsOf(read(progress)); });
}

void ChosenCells::showSums(const QString& sums)
{
    if (sums.isEmpty()) {
        m_summing.cancel();
    }
    if (std::exchange(m_sums, sums) != sums) {
        Q_EMIT sumsChanged();
    }
}

void ChosenCells::askToSave()
{
    if (!m_model.leaf() || m_model.totalRows() == 0) {
        return;
    }
    const KeyPath& path = m_model.leaf()->path;
    const QString name = path.empty() ? QStringLiteral("cells") : format::plainKey(path.back());
    dialogs::choosePath(&m_table, dialogs::Wanted::NewFile, tr("Save cells"), QDir::home().filePath(name + QStringLiteral(".csv")),
                        tr("Cells (*.csv *.npy *.npz)"), [this](const QString& chosen) { save(chosen); });
}

void ChosenCells::save(const QString& path)
{
    const KeyPath& key = m_model.leaf()->path;
    const CellFile file{path, key.empty() ? std::string("cells") : format::plainKey(key.back()).toStdString()};
    m_saving.start(JobPools::poolFor(m_model.leaf()->leaf),
                   [file, window = window(), read = [&model = m_model](const TableWindow& part) {
                       return model.blockTask(part);
                   }(window())](Progress& progress) {
                       file.write(read(progress), progress);
                       return QDir::toNativeSeparators(file.path);
                   });
}

}  // namespace tensordesk
