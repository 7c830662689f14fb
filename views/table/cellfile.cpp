// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/table/cellfile.h"

#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/tensordict.h"
#include "views/table/cellstext.h"
#include "views/table/tableblock.h"

#include <ATen/ops/where.h>

#include <QFile>
#include <QSaveFile>

#include <limits>

namespace tensordesk {

namespace {

void writeText(const QString& path, const QByteArray& text)
{
    QSaveFile file(path);
    if (!file.open(QFile::WriteOnly) || file.write(text) != text.size() || !file.commit()) {
        throw Error(ErrorKind::OSError, Message::verbatim(file.errorString().toStdString())).inFile(path.toStdString());
    }
}

}  // namespace

void CellFile::write(const TableBlock& block, Progress& progress) const
{
    const auto asCells = [&](const at::Tensor& of) {
        return of.as_strided({block.window.rows, block.window.columns}, {block.rowStride, block.columnStride}).contiguous();
    };
    at::Tensor cells = asCells(block.values);
    const at::Tensor present = block.present.defined() ? asCells(block.present) : at::Tensor();
    if (path.endsWith(QLatin1String(".csv"), Qt::CaseInsensitive)) {
        writeText(path, cellsText(cells, present, CopyFormat::Csv, {}, progress).toUtf8());
        return;
    }
    if (present.defined() && c10::isFloatingType(cells.scalar_type())) {
        cells = at::where(present, cells, at::Scalar(std::numeric_limits<double>::quiet_NaN()));
    } else {
        checkArray(present);
    }
    TensorDict td;
    td.set({key}, Leaf(cells));
    WriteOptions options;
    options.overwrite = true;
    writeTensorDict(td, path.toStdString(), options, progress);
}

}  // namespace tensordesk
