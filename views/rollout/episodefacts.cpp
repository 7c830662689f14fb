// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/episodefacts.h"

#include "views/image/thumbnail.h"
#include "views/jobs/jobpools.h"
#include "views/text/elementtext.h"
#include "views/text/format.h"

#include <algorithm>

namespace tensordesk {

namespace {

QImage firstFrame(const TensorDict& steps, const KeyPath& key, int edge)
{
    try {
        return thumbnailOf(steps.leaf(key), steps.dim(), edge);
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};
    }
}

TensorDict firstStep(const ReadEpisodes& episodes, uint32_t number)
{
    EpisodePlace place = episodes.table.placeOf(episodes.table.episodes[number]);
    place.steps = 1;
    return stepsAt(episodes.rollout.td, place);
}

}  // namespace

QString firstText(const TensorDict& steps, const KeyPath& key)
{
    try {
        const auto entry = steps.find(key);
        if (const auto* const value = entry ? std::get_if<NonTensor>(&*entry) : nullptr) {
            return format::preview(value->first());
        }
        const auto* const leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr;
        if (leaf == nullptr || !elementtext::isShowable(leaf->dtype())) {
            return {};
        }
        const at::Tensor first = leaf->at(Index(leaf->shape().size(), int64_t{0})).tensor().cpu().contiguous();
        return elementtext::text(leaf->dtype(), first.const_data_ptr());
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        return {};
    }
}

QString episodeFact(const ReadEpisodes& episodes, uint32_t number, const KeyPath& key)
{
    return firstText(firstStep(episodes, number), key);
}

EpisodeFacts::EpisodeFacts(QObject* parent) : QObject(parent)
{
    m_job.setTitle(tr("Read the known facts of the episodes"));
    m_job.setUnit(AbstractJob::Unit::Items);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_known.merge(*m_job.takeResult());
        Q_EMIT changed();
    });
}

void EpisodeFacts::setEpisodes(const std::shared_ptr<const ReadEpisodes>& episodes)
{
    if (!episodes || !m_episodes || !(episodes->table.batch == m_episodes->table.batch)
        || !(episodes->table.rule == m_episodes->table.rule)) {
        m_job.cancel();
        m_known.clear();
    }
    m_episodes = episodes;
}

void EpisodeFacts::read(const std::vector<uint32_t>& numbers)
{
    std::vector<uint32_t> missing;
    std::copy_if(numbers.begin(), numbers.end(), std::back_inserter(missing),
                 [this](uint32_t number) { return !m_known.contains(number); });
    if (!m_episodes || (m_episodes->keys.facts.empty() && m_episodes->keys.pictures.empty()) || missing.empty()) {
        return;
    }
    m_job.start(JobPools::files(), [episodes = m_episodes, edge = m_edge, missing = std::move(missing)](Progress& progress) {
        Found found;
        for (const uint32_t number : missing) {
            progress.check();
            const TensorDict step = firstStep(*episodes, number);
            Facts& facts = found[number];
            for (const KeyPath& key : episodes->keys.facts) {
                facts.texts << firstText(step, key);
            }
            if (!episodes->keys.pictures.empty()) {
                facts.frame = firstFrame(step, episodes->keys.pictures.front(), edge);
            }
        }
        return found;
    });
}

const EpisodeFacts::Facts* EpisodeFacts::of(uint32_t number) const
{
    const auto found = m_known.find(number);
    return found == m_known.end() ? nullptr : &found->second;
}

}  // namespace tensordesk
