// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/plot/visible/curveexport.h"

#include "model/storage/storage.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/plot/curves/curveset.h"
#include "views/plot/plotwidget.h"
#include "views/plot/visible/visiblecurves.h"
#include "views/style/icons.h"
#include "views/widgets/dialogs.h"

#include <QAction>

namespace tensordesk {

CurveExport::CurveExport(PlotWidget& plot, const CurveSet& curves, QObject* parent)
    : QObject(parent), m_plot(plot), m_curves(curves)
{
    m_job.setTitle(tr("Export curves"));
    auto* const action = new QAction(icon(Symbol::Table), tr("Export visible curves…"), this);
    action->setToolTip(tr("Writes the visible range of the shown curves as CSV: a row per index, a column per curve"));
    m_plot.addMenuAction(action);
    connect(action, &QAction::triggered, this, &CurveExport::ask);
    connect(&m_job, &AbstractJob::done, this, [this] { Q_EMIT told(tr("Wrote %1").arg(*m_job.takeResult())); });
    connect(&m_job, &AbstractJob::failed, this,
            [this](const Error& error) { Q_EMIT message(tr("Cannot export the curves"), describe(error)); });
}

void CurveExport::ask()
{
    if (!m_curves.lines().empty()) {
        dialogs::choosePath(&m_plot, dialogs::Wanted::NewFile, tr("Export visible curves"), QStringLiteral("curves.csv"),
                            tr("Tables (*.csv *.parquet *.npz *.h5)"), [this](const QString& path) { write(path); });
    }
}

void CurveExport::write(const QString& path)
{
    const TensorDict td = visibleCurves(m_curves, m_plot.xAxis->range(), m_plot.xAxis->label());
    m_job.start(JobPools::passes(), [td, path](Progress& progress) {
        WriteOptions options;
        options.overwrite = true;
        writeTensorDict(td, path.toStdString(), options, progress);
        return path;
    });
}

}  // namespace tensordesk
