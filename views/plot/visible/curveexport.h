// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"

#include <QObject>

namespace tensordesk {

class CurveSet;
class PlotWidget;

/// An action in the menu of a plot that writes the visible part of its shown curves to a file, in the background: a row per index
/// in CSV, or any other format that the program writes, by the extension.
class CurveExport final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: both outlive this object.
    CurveExport(PlotWidget& plot, const CurveSet& curves, QObject* parent);

    /// Writes the curves within the range of the x axis to a new file, or overwrites it. Emits message() on failure. REQUIRES: a
    /// drawn curve.
    void write(const QString& path);
    [[nodiscard]] AbstractJob& job() noexcept { return m_job; }

Q_SIGNALS:
    void message(const QString& headline, const QString& details = {});
    /// The file was written.
    void told(const QString& text);

private:
    void ask();

    PlotWidget& m_plot;
    const CurveSet& m_curves;
    Job<QString> m_job;  ///< the path of the written file
};

}  // namespace tensordesk
