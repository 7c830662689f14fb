// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/parameters/parameterreader.h"

#include "views/jobs/jobpools.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

ParameterReader::ParameterReader(QObject* parent) : QObject(parent)
{
    m_job.setTitle(tr("Read parameters"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        const ParameterFigures figures = *m_job.takeResult();
        const std::size_t parameter = m_current;
        Q_EMIT read(parameter, figures);
        finish(parameter);
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        const std::size_t parameter = m_current;
        Q_EMIT failed(parameter, error);
        finish(parameter);
    });
    connect(&m_job, &AbstractJob::cancelled, this, [this] { m_isPaused = true; });
}

void ParameterReader::setTable(std::shared_ptr<const ParameterTable> table)
{
    pause();
    m_table = std::move(table);
    m_before.reset();
    m_counterparts.clear();
    m_known.clear();
    m_left = m_table ? m_table->parameters.size() : 0;
    m_isRead.assign(m_left, false);
    m_first = 0;
    m_visible.clear();
}

void ParameterReader::setBefore(std::shared_ptr<const ParameterTable> before, std::vector<std::optional<ParameterFigures>> known)
{
    const std::shared_ptr<const ParameterTable> table = m_table;
    const bool wasPaused = m_isPaused;
    setTable(table);
    m_before = std::move(before);
    m_known = std::move(known);
    m_counterparts = m_before ? counterparts(*m_before, *m_table) : std::vector<const ModuleParameter*>();
    for (std::size_t parameter = 0; parameter < m_known.size(); ++parameter) {
        m_isRead[parameter] = m_known[parameter] && (!m_before || m_counterparts[parameter] == nullptr);
        m_left -= m_isRead[parameter] ? 1 : 0;
    }
    if (!wasPaused) {
        resume();
    }
}

void ParameterReader::pause()
{
    m_isPaused = true;
    m_job.cancel();
}

void ParameterReader::resume()
{
    if (std::exchange(m_isPaused, false)) {
        readNext();  // which supersedes a task that was cancelled and has not ended yet
    }
}

/// Returns a parameter that is not read. REQUIRES: there is one.
std::size_t ParameterReader::next()
{
    const auto visible = std::ranges::find_if(m_visible, [this](std::size_t each) { return !m_isRead[each]; });
    if (visible != m_visible.end()) {
        return *visible;
    }
    while (m_isRead[m_first]) {
        ++m_first;
    }
    return m_first;
}

void ParameterReader::finish(std::size_t parameter)
{
    m_isRead[parameter] = true;
    --m_left;
    readNext();
    if (m_left == 0) {
        Q_EMIT completed();
    }
}

void ParameterReader::readNext()
{
    if (m_isPaused || m_left == 0) {
        return;
    }
    m_current = next();
    const ModuleParameter* const old = m_before ? m_counterparts[m_current] : nullptr;
    std::optional<ParameterFigures> known = m_known.empty() ? std::nullopt : m_known[m_current];
    m_job.start(JobPools::passes(), [table = m_table, before = m_before, old, known, at = m_current](Progress& progress) {
        const ModuleParameter& parameter = table->parameters[at];
        ParameterFigures figures = known ? *known : figuresOf(parameter, progress);
        if (old != nullptr) {
            compareWith(figures, old->leaf, parameter.leaf, progress);
        }
        return figures;
    });
}

}  // namespace tensordesk
