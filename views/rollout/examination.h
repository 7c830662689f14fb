// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "views/jobs/job.h"
#include "views/rollout/shownrollout.h"

#include <QObject>
#include <QString>

#include <map>
#include <optional>
#include <vector>

namespace tensordesk {

/// What the doctor found in the rollout of a document, worked out in the background once someone asks for it.
class Examination final : public QObject {
    Q_OBJECT

public:
    /// Rollouts of so many bytes are examined without being asked to.
    static constexpr int64_t kUnasked = int64_t{32} << 20;

    /// `rollout` outlives this.
    explicit Examination(ShownRollout& rollout, QObject* parent = nullptr);

    /// Makes all checks, one after the other.
    void start();
    /// The file of thresholds that checks go by, see thresholdsIn(); empty: their own. What was found by others is found anew.
    void setThresholds(const QString& file);
    [[nodiscard]] const QString& thresholds() const noexcept { return m_thresholds; }
    /// As start(), if that costs little and nothing is known yet.
    void startIfSmall();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Nothing until all were made.
    [[nodiscard]] const std::optional<std::vector<CheckResult>>& results() const noexcept { return m_results; }
    /// Why there are none; empty if there is no reason.
    [[nodiscard]] const QString& failure() const noexcept { return m_failure; }
    /// What was found at a key, a line each, the worst first; notes are left out.
    [[nodiscard]] QString symptomsAt(const KeyPath& key) const;
    /// What was found first in an episode, by its number, a line each; notes are left out.
    [[nodiscard]] std::map<uint32_t, QString> symptomsByEpisode() const;
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

    /// Where a symptom was found first: an index each of the first batch dims; empty where that is not told.
    [[nodiscard]] static Shape positionOf(const Symptom& symptom, std::size_t batchDims);
    /// Where a symptom was found first, as an element: an index each of the batch dims and, where they are told, of the event dims.
    [[nodiscard]] static Shape elementOf(const Symptom& symptom);

Q_SIGNALS:
    /// It began, ended, or what is known is of something else.
    void changed();

private:
    void forget();

    ShownRollout& m_rollout;
    std::optional<std::vector<CheckResult>> m_results;
    QString m_failure;
    QString m_thresholds;
    Job<std::vector<CheckResult>> m_job;
};

}  // namespace tensordesk
