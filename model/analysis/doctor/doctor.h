// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/operations/rollouts/episoderule.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/tree/tensordict.h"
#include "model/tensordict/values/pythonvalue.h"

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

class CheckedRollout;
struct CheckedTokens;
class Round;
class TokenCheck;
class Tokenizer;

/// The severity of a finding.
enum class Concern : uint8_t {
    Note,     ///< information; correct rollouts can have it too
    Warning,  ///< probably a mistake
    Error,    ///< certainly a mistake
};
/// Returns "note", "warning" or "error".
[[nodiscard]] const char* nameOf(Concern concern) noexcept;

/// A finding of a check at a key.
struct Symptom {
    Concern concern = Concern::Note;
    KeyPath key = {};        ///< empty for the whole
    std::string index = {};  ///< index of the first or the worst position, between the brackets: `3, 41`; empty: none
    int64_t count = 0;       ///< number of such positions; 0: not counted
    Message message;         ///< a sentence
};

/// A threshold of a check, which users can set for their data.
struct Threshold {
    std::string_view name;  ///< `frames`: its name in a file of thresholds, below the name of the check
    double value = 0;       ///< the default
};

/// Returns the findings of a check, after it received everything that it requested.
using TellSymptoms = std::function<std::vector<Symptom>()>;

/// One check of a rollout: a row of the table, each in a file of its name.
struct HealthCheck {
    std::string_view name;  ///< `next-pairs`: its name for scripts
    Message (*title)();     ///< "Root and next": its name for users
    Message (*meaning)();   ///< the meaning of a finding
    Message (*advice)();    ///< the remedy
    /// Requests the leaves to read; see Note [One reading]. Returns an empty function if the check is not applicable.
    TellSymptoms (*begin)(const CheckedRollout& rollout, Round& round);
    std::vector<const Threshold*> thresholds = {};
    /// For a check of the sequences of a language model: begins it. Returns null if it is not applicable. Null for other checks.
    std::unique_ptr<TokenCheck> (*beginTokens)(const CheckedTokens& tokens) = nullptr;
};

/// Returns all checks, the most certain ones first.
[[nodiscard]] std::span<const HealthCheck> healthChecks();
/// Returns the check of that name. Throws KeyError, which lists all names.
const HealthCheck& checkNamed(std::string_view name);

/// Returns the names of checks of keys and shapes only. They read no element, so that each file can be checked when it is opened.
[[nodiscard]] std::vector<std::string> checksOfShapes();

/// Information on a rollout besides its own content.
struct HealthOptions {
    EpisodeRule rule;                      ///< defines its episodes; empty: skips checks that need them
    std::optional<double> gamma, lambda;   ///< used to compute advantages and returns; fitted if empty
    std::vector<std::string> checks = {};  ///< names of the checks to run; empty for all
    /// Returns the file's attributes of a leaf; empty for none. Reads the file.
    std::function<PythonValue::Dict(const KeyPath& key)> attributesOf = {};
    /// Returns where the files of a data set disagree; empty for a single file. Reads metadata of all files.
    std::function<std::vector<Symptom>(Progress& progress)> inspectFiles = {};
    std::shared_ptr<const Tokenizer> tokenizer = {};     ///< for the sequences of a language model; null: none was found
    std::map<const Threshold*, double> thresholds = {};  ///< only thresholds that differ from the default
};

/// Parses a file of thresholds: `{"frozen-frames": {"frames": 20}}`. Throws ValueError for other JSON, KeyError for an unknown
/// name, and TypeError if a value is not a number.
[[nodiscard]] std::map<const Threshold*, double> parseThresholds(std::string_view json);

/// The result of a check.
struct CheckResult {
    const HealthCheck* check = nullptr;
    std::optional<std::vector<Symptom>> symptoms;  ///< empty: not applicable
    std::vector<Symptom> ignored = {};             ///< those that the user accepts; see IgnoredFindings

    /// True if there is a warning or an error.
    [[nodiscard]] bool hasFailed() const;
};

/// Runs the checks on all cores of the machine that has the rollout: leaves that several of them need are read once, block by block, and memory does not grow with the
/// rollout. Throws KeyError for an unknown name, and the storage's errors.
[[nodiscard]] std::vector<CheckResult> examine(const TensorDict& td, const HealthOptions& options,
                                               Progress& progress = Progress::none());
/// Runs them on this machine, wherever the rollout is stored.
[[nodiscard]] std::vector<CheckResult> examineHere(const TensorDict& td, const HealthOptions& options, Progress& progress);

}  // namespace tensordesk
