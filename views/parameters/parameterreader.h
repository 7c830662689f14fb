// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/parameters/parameterreport.h"
#include "views/jobs/job.h"

#include <QObject>

#include <memory>
#include <optional>
#include <vector>

namespace tensordesk {

/// Reads the statistics of all parameters of a table in the background, one after the other: those that are visible first, then the
/// others in their order.
class ParameterReader final : public QObject {
    Q_OBJECT

public:
    explicit ParameterReader(QObject* parent = nullptr);

    /// Stops, and prepares to read another table. Nothing is read before resume().
    void setTable(std::shared_ptr<const ParameterTable> table);
    /// Compares with an earlier checkpoint, or with none if it is null. `known`: the statistics of the parameters that are read, which
    /// are not read again.
    void setBefore(std::shared_ptr<const ParameterTable> before, std::vector<std::optional<ParameterFigures>> known);
    /// Reads these parameters before all others.
    void preferVisible(std::vector<std::size_t> parameters) { m_visible = std::move(parameters); }
    void pause();
    void resume();
    [[nodiscard]] bool isComplete() const noexcept { return m_left == 0; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    void read(std::size_t parameter, const tensordesk::ParameterFigures& figures);
    /// A parameter cannot be read; the others are.
    void failed(std::size_t parameter, const tensordesk::Error& error);
    /// All parameters were read, or cannot be.
    void completed();

private:
    [[nodiscard]] std::size_t next();
    void readNext();
    void finish(std::size_t parameter);

    std::shared_ptr<const ParameterTable> m_table, m_before;
    std::vector<const ModuleParameter*> m_counterparts;    ///< in m_before, by parameter; empty without it
    std::vector<std::optional<ParameterFigures>> m_known;  ///< see setBefore()
    std::vector<bool> m_isRead;
    std::size_t m_left = 0;   ///< the number of parameters that are not read
    std::size_t m_first = 0;  ///< all before it are read
    std::vector<std::size_t> m_visible;
    bool m_isPaused = true;
    std::size_t m_current = 0;  ///< the parameter that is read
    Job<ParameterFigures> m_job;
};

}  // namespace tensordesk
