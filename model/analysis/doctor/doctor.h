// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/plain.h"

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

class Patient;
class Round;

/// How sure it is that something is wrong.
enum class Concern : uint8_t {
    Note,     ///< worth knowing; sound rollouts have it too
    Warning,  ///< probably a mistake
    Error,    ///< cannot be meant
};
/// "note", "warning", "error".
[[nodiscard]] const char* nameOf(Concern concern) noexcept;

/// What a check found at a key.
struct Symptom {
    Concern concern = Concern::Note;
    KeyPath key = {};        ///< empty: of the whole
    std::string index = {};  ///< of the first or the worst place, between the brackets: `3, 41`; empty: none
    int64_t count = 0;       ///< of such places; 0: they are not counted
    Message message;         ///< a sentence
};

/// A number that a check goes by, which others may set for their data.
struct Threshold {
    std::string_view name;  ///< `frames`: what a file of thresholds calls it, below the name of the check
    double value = 0;       ///< unless somebody set it
};

/// Tells what a check found, once everything that it asked to see was shown to it.
using TellSymptoms = std::function<std::vector<Symptom>()>;

/// One thing that may be wrong with a rollout: a row of the table, each in a file of its name.
struct HealthCheck {
    std::string_view name;  ///< `next-pairs`: what scripts call it
    Message (*title)();     ///< "Root and next": what people call it
    Message (*meaning)();   ///< what it means where this is found
    Message (*advice)();    ///< what to do then
    /// Asks for what it wants to see; see Note [One reading]. Empty where the tensordict has nothing to check so.
    TellSymptoms (*begin)(const Patient& patient, Round& round);
    std::vector<const Threshold*> thresholds = {};
};

/// All checks, those that are most certain first.
[[nodiscard]] std::span<const HealthCheck> healthChecks();

/// Names of those that look at keys and shapes alone: they read no element, so that each file can be looked at so when it is opened.
[[nodiscard]] std::vector<std::string> checksOfShapes();

/// What else is known of a rollout than what it says itself.
struct HealthOptions {
    EpisodeRule rule;                      ///< tells its episodes; empty: checks that need these are left out
    std::optional<double> gamma, lambda;   ///< that advantages and returns were made by; else fitted
    std::vector<std::string> checks = {};  ///< names of those to make; empty: all
    /// What the file says of a leaf beside its values; empty: nothing. Asks the file.
    std::function<Plain::Dict(const KeyPath& key)> attributesOf = {};
    std::map<const Threshold*, double> thresholds = {};  ///< of those that are not as the check has them
};

/// What a file of thresholds says: `{"frozen-frames": {"frames": 20}}`. ValueError where it is no JSON of this kind, KeyError
/// for a name that there is not, TypeError for what is no number.
[[nodiscard]] std::map<const Threshold*, double> parseThresholds(std::string_view json);

/// What came of a check.
struct CheckResult {
    const HealthCheck* check = nullptr;
    std::optional<std::vector<Symptom>> symptoms;  ///< nothing: there was nothing to check

    /// True if there is a warning or an error.
    [[nodiscard]] bool hasFailed() const;
};

/// Makes the checks, on all cores: what several of them look at is read once, block by block, and memory does not grow with the
/// rollout. KeyError for a name that none has. Errors of the storage pass through.
[[nodiscard]] std::vector<CheckResult> examine(const TensorDict& td, const HealthOptions& options,
                                               Progress& progress = Progress::none());

}  // namespace tensordesk
