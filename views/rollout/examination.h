// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/analysis/doctor/doctor.h"
#include "model/tensordict/base/error.h"
#include "views/jobs/job.h"
#include "views/rollout/shownrollout.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <map>
#include <optional>
#include <vector>

namespace tensordesk {

/// Runs the health checks on the rollout of a document, in the background on request.
class Examination final : public QObject {
    Q_OBJECT

public:
    /// The limit in bytes for checking rollouts without request.
    static constexpr int64_t kUnasked = int64_t{32} << 20;

    /// REQUIRES: `rollout` outlives this object.
    explicit Examination(ShownRollout& rollout, QObject* parent = nullptr);

    /// Runs all checks.
    void start();
    /// Sets the file of thresholds, see thresholdsIn(); empty: the defaults. Existing results are computed again.
    void setThresholds(const QString& file);
    [[nodiscard]] const QString& thresholds() const noexcept { return m_thresholds; }
    /// Calls start() if the cost is small and there are no results yet, as soon as what the user sees has been read: all checks take
    /// longer than that.
    void startIfSmall();
    [[nodiscard]] bool isRunning() const { return m_job.isRunning(); }
    /// Returns the results; empty until all checks were run.
    [[nodiscard]] const std::optional<std::vector<CheckResult>>& results() const noexcept { return m_results; }
    /// Returns the reason why there are no results; empty if there is none.
    [[nodiscard]] const std::optional<Error>& failure() const noexcept { return m_failure; }
    /// Returns the findings for a key, one per line, the most severe first, without notes.
    [[nodiscard]] QString symptomsAt(const KeyPath& key) const;
    /// Returns the findings that first occur in each episode, by number, one per line, without notes.
    [[nodiscard]] std::map<uint32_t, QString> symptomsByEpisode() const;
    /// True if the data have a file beside which ignored findings can be stored.
    [[nodiscard]] bool canIgnore() const { return m_rollout.source() && !m_rollout.source()->dataPath.empty(); }
    /// Ignores the findings of a check at a key from now on, or no longer, and writes that beside the data; see IgnoredFindings.
    /// Throws the errors of reading and writing. REQUIRES: canIgnore().
    void ignore(const HealthCheck& check, const KeyPath& key, bool ignored);
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

    /// Returns the first position of a finding: an index for each of the first batch dims; empty if unknown.
    [[nodiscard]] static Shape positionOf(const Symptom& symptom, std::size_t batchDims);
    /// Returns the first element of a finding: one index per batch dim and, if known, per event dim.
    [[nodiscard]] static Shape elementOf(const Symptom& symptom);

Q_SIGNALS:
    /// A run started or ended, or the rollout changed.
    void changed();

private:
    void forget();
    [[nodiscard]] bool isWorthStarting() const;
    void startWhenQuiet();

    ShownRollout& m_rollout;
    std::optional<std::vector<CheckResult>> m_results;
    std::optional<Error> m_failure;
    QString m_thresholds;
    Job<std::vector<CheckResult>> m_job;
    QTimer m_waiting;      ///< runs between startIfSmall() and start()
    int m_quietTimes = 0;  ///< how often in a row it found nothing being read
};

}  // namespace tensordesk
