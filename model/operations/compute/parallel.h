// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/progress.h"

#include <functional>

namespace tensordesk {

/// Calls `job` for 0 … count - 1 on several threads, started in order. Reports progress and checks for a stop on the calling
/// thread. If several jobs fail, throws the error of the first one and skips jobs that were not started. A thread that must stay
/// alone, see ThreadContext, runs all of them itself.
void runInParallel(int64_t count, int64_t workers, const std::function<void(int64_t)>& job, Progress& progress);

/// Returns the number of jobs that this machine runs at once.
[[nodiscard]] int64_t workerCount();
/// Limits workerCount(), for a process that shares the machine with others like it. REQUIRES: no other thread is running.
void limitWorkerCount(int64_t most);

}  // namespace tensordesk
