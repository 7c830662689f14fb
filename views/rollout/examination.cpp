// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/rollout/examination.h"

#include "model/document/ignoredfindings.h"
#include "model/document/inspectedfiles.h"
#include "model/document/thresholds.h"
#include "views/jobs/jobpools.h"
#include "views/text/format.h"

namespace tensordesk {

namespace {

constexpr int kWaitMs = 25, kQuietTimes = 2;

QString lineOf(const Symptom& symptom)
{
    const QString key = format::path(symptom.key);
    const QString message = format::text(symptom.message);
    return key.isEmpty() ? message : QStringLiteral("%1: %2").arg(key, message);
}

}  // namespace

Examination::Examination(ShownRollout& rollout, QObject* parent) : QObject(parent), m_rollout(rollout)
{
    m_job.setTitle(tr("Examine the rollout"));
    m_waiting.setInterval(kWaitMs);
    connect(&m_waiting, &QTimer::timeout, this, &Examination::startWhenQuiet);
    connect(&m_rollout, &ShownRollout::sourceChanged, this, &Examination::forget);
    connect(&m_job, &AbstractJob::started, this, &Examination::changed);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_results = m_job.takeResult();
        Q_EMIT changed();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_failure = error;
        Q_EMIT changed();
    });
    connect(&m_job, &AbstractJob::cancelled, this, &Examination::changed);
}

void Examination::forget()
{
    m_job.cancel();
    m_waiting.stop();
    m_results.reset();
    m_failure.reset();
    Q_EMIT changed();
}

void Examination::start()
{
    if (!m_rollout.source()) {
        return;
    }
    m_waiting.stop();
    m_failure.reset();
    m_results.reset();
    m_job.start(JobPools::passes(), [source = *m_rollout.source(), thresholds = m_thresholds.toStdString()](Progress& progress) {
        const auto [td, rule] = source.rollout();
        HealthOptions options{.rule = rule, .gamma = {}, .lambda = {}};
        if (!thresholds.empty()) {
            options.thresholds = thresholdsIn(thresholds);
        }
        if (source.notes) {
            options.attributesOf = [&](const KeyPath& key) { return source.notes(key).attributes; };
        }
        options.inspectFiles = symptomsOf(source.inspector);
        const IgnoredFindings ignored = source.dataPath.empty() ? IgnoredFindings() : IgnoredFindings::of(source.dataPath);
        std::vector<CheckResult> results = examine(td, options, progress);
        ignored.applyTo(results);
        return results;
    });
}

void Examination::ignore(const HealthCheck& check, const KeyPath& key, bool ignored)
{
    const std::string& path = m_rollout.source()->dataPath;
    IgnoredFindings all = IgnoredFindings::of(path);
    all.set(check.name, key, ignored);
    all.save(path);
    if (m_results) {
        all.applyTo(*m_results);
        Q_EMIT changed();
    }
}

void Examination::setThresholds(const QString& file)
{
    if (file == m_thresholds) {
        return;
    }
    m_thresholds = file;
    const bool wasAsked = m_results || isRunning() || m_failure;
    forget();
    if (wasAsked) {
        start();
    }
}

bool Examination::isWorthStarting() const
{
    const auto& episodes = m_rollout.episodes();
    const bool isNeeded = episodes && episodes->hasTime && !m_results && !m_failure && !isRunning();
    return isNeeded && episodes->keys.bytes <= kUnasked;
}

void Examination::startIfSmall()
{
    if (isWorthStarting() && !m_waiting.isActive()) {
        m_quietTimes = 0;
        m_waiting.start();
    }
}

void Examination::startWhenQuiet()
{
    // Between two tasks of a view there may be none for a moment.
    m_quietTimes = JobPools::areQuiet() ? m_quietTimes + 1 : 0;
    if (!isWorthStarting()) {
        m_waiting.stop();
    } else if (m_quietTimes >= kQuietTimes) {
        start();
    }
}

QString Examination::symptomsAt(const KeyPath& key) const
{
    QStringList lines;
    for (const Concern concern : {Concern::Error, Concern::Warning}) {
        for (const CheckResult& result : m_results.value_or(std::vector<CheckResult>())) {
            for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>())) {
                if (symptom.concern == concern && symptom.key == key) {
                    lines << format::text(symptom.message);
                }
            }
        }
    }
    return lines.join(QLatin1Char('\n'));
}

std::map<uint32_t, QString> Examination::symptomsByEpisode() const
{
    std::map<uint32_t, QString> lines;
    const auto& episodes = m_rollout.episodes();
    if (!episodes || !m_results) {
        return lines;
    }
    const EpisodeTable& table = episodes->table;
    for (const CheckResult& result : *m_results) {
        for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>())) {
            const Shape position = positionOf(symptom, table.batch.size());
            if (symptom.concern == Concern::Note || position.empty()) {
                continue;
            }
            if (const auto number = table.episodeAt(position)) {
                QString& line = lines[*number];
                line += (line.isEmpty() ? QString() : QStringLiteral("\n")) + lineOf(symptom);
            }
        }
    }
    return lines;
}

Shape Examination::positionOf(const Symptom& symptom, std::size_t batchDims)
{
    Shape position = elementOf(symptom);
    position.resize(position.size() < batchDims ? 0 : batchDims);
    return position;
}

Shape Examination::elementOf(const Symptom& symptom)
{
    Shape position;
    for (const QString& part : format::text(symptom.index).split(QLatin1Char(','), Qt::SkipEmptyParts)) {
        bool isIndex = false;
        const qlonglong index = part.trimmed().toLongLong(&isIndex);
        if (!isIndex) {
            break;
        }
        position.push_back(index);
    }
    return position;
}

}  // namespace tensordesk
