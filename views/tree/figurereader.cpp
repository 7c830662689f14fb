// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tree/figurereader.h"

#include "views/jobs/jobpools.h"
#include "views/text/format.h"

#include <algorithm>
#include <utility>

namespace tensordesk {

FigureReader::FigureReader(QObject* parent) : QObject(parent)
{
    m_job.setTitle(tr("Read columns of the tree"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        const Request request = *std::exchange(m_current, std::nullopt);
        request.answer(*m_job.takeResult());
        readNext();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        Request request = *std::exchange(m_current, std::nullopt);
        request.known.known = request.kinds;  // do not ask again
        request.known.failure = format::text(error.inContext());
        request.answer(std::move(request.known));
        readNext();
    });
    // After the user cancelled, the rest is not read before the tree is scrolled.
    connect(&m_job, &AbstractJob::cancelled, this, &FigureReader::stop);
}

void FigureReader::read(std::vector<Request> requests)
{
    m_waiting.assign(std::make_move_iterator(requests.begin()), std::make_move_iterator(requests.end()));
    if (m_current) {
        const auto same = [this](const Request& request) {
            return request.kinds == m_current->kinds && request.leaf.isSame(m_current->leaf);
        };
        const auto found = std::find_if(m_waiting.begin(), m_waiting.end(), same);
        if (found != m_waiting.end()) {
            m_waiting.erase(found);
            return;
        }
    }
    readNext();
}

void FigureReader::stop()
{
    m_waiting.clear();
    m_current.reset();
    m_job.cancel();
}

void FigureReader::readNext()
{
    if (m_waiting.empty()) {
        stop();
        return;
    }
    m_current = std::move(m_waiting.front());
    m_waiting.pop_front();
    m_job.start(JobPools::passes(),
                [leaf = m_current->leaf, place = m_current->place, kinds = m_current->kinds,
                 known = m_current->known](Progress& progress) { return LeafFigures::read(leaf, place, kinds, known, progress); });
}

}  // namespace tensordesk
