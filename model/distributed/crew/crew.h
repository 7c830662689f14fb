// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progress.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The processes that share one piece of work, which consists of independent members such as files or keys. All of them run the
/// same code up to share(), each with its own open files. One of them is the leader, which gets the results. Call the methods from
/// one thread.
class Crew {
public:
    /// Returns the result of a member, as bytes that can be sent to another process. Runs in any process of the crew.
    using Work = std::function<std::string(std::size_t member, Progress& progress)>;

    Crew() = default;
    virtual ~Crew() = default;
    Crew(const Crew&) = delete;
    Crew& operator=(const Crew&) = delete;

    /// Returns the number of processes.
    [[nodiscard]] virtual int size() const noexcept = 0;
    [[nodiscard]] virtual bool isLeader() const noexcept = 0;

    /// Calls `work` once for each member, in one of the processes. Returns the results in the order of the members to the leader, and
    /// nothing to the others, whose work is then done. Call it once, with the same members in all processes. `names`: the name of
    /// each member, for errors. Reports members to `progress`.
    ///
    /// Throws in the leader the error of the first member whose work failed, RuntimeError if a process ended early, which names
    /// the process and its member, and Cancelled if a stop was requested. The other processes then stop.
    [[nodiscard]] virtual std::optional<std::vector<std::string>> share(const std::vector<std::string>& names, const Work& work,
                                                                        Progress& progress) = 0;
};

/// A crew of this process alone.
class LoneCrew final : public Crew {
public:
    [[nodiscard]] int size() const noexcept override { return 1; }
    [[nodiscard]] bool isLeader() const noexcept override { return true; }
    /// Passes `progress` to the work, which reports to it in its own unit.
    [[nodiscard]] std::optional<std::vector<std::string>> share(const std::vector<std::string>& names, const Work& work,
                                                                Progress& progress) override;
};

/// Returns the order of members from the largest to the smallest, so that no process starts with a large one when the others are
/// done. Members of equal size keep their order.
[[nodiscard]] std::vector<std::size_t> largestFirst(const std::vector<int64_t>& sizes);

/// Runs the work on a member in a process that is not the leader. Returns its result, or the error that it threw, for resultIn().
/// Throws Cancelled.
[[nodiscard]] std::string outcomeOf(const Crew::Work& work, std::size_t member, Progress& progress);
/// Returns the result in an outcome. Throws the error in it.
[[nodiscard]] std::string resultIn(std::string outcome);

}  // namespace tensordesk
