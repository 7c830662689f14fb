// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/jobs/worksharing.h"

#include "app/commandline/progressbar.h"
#include "model/distributed/crew/forkedcrew.h"
#include "model/distributed/crew/rankcrew.h"

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <string_view>
#include <thread>

#include <unistd.h>

namespace tensordesk {

namespace {

/// With fewer members, starting processes by default would cost more than they save.
constexpr std::size_t kManyMembers = 16;
constexpr std::size_t kMostJobs = 1024;

int chosenJobs(const WorkSharing& sharing, std::optional<std::size_t> members)
{
    const int most = static_cast<int>(std::clamp<std::size_t>(members.value_or(kMostJobs), 1, kMostJobs));
    if (sharing.jobs > 0) {
        return std::min(sharing.jobs, most);
    }
    const bool areMany = members && *members >= kManyMembers;
    return areMany ? std::min(static_cast<int>(std::max(std::thread::hardware_concurrency(), 1U)), most) : 1;
}

/// Runs the verb in a worker process, and ends it.
[[noreturn]] void work(Crew& crew, const Console& console, const std::function<int(Crew&, Console&)>& verb)
{
    int status = 0;
    try {
        ConsoleText unread;
        Console silent(console, unread);
        static_cast<void>(verb(crew, silent));
    } catch (const Error& error) {  // the leader has the same error, or notices the end of this process
        if (error.kind() == ErrorKind::Cancelled) {
            std::signal(SIGTERM, SIG_DFL);
            std::raise(SIGTERM);
        }
        status = 1;
    } catch (const std::exception&) {
        status = 1;
    }
    ::_exit(status);
}

/// Runs the verb in a process that torchrun started.
int runInGroup(Console& console, const std::function<int(Crew&, Console&)>& verb)
{
    // No progress bar lives while the verb runs, which has its own.
    const auto waiting = [&](const auto& wait) {
        ProgressBar progress("Waiting for the other processes", console.isWatched());
        return wait(progress);
    };
    const auto crew = waiting(RankCrew::joined);
    if (crew->isLeader()) {
        try {
            const int status = verb(*crew, console);
            console.flush();
            waiting([&](Progress& progress) { crew->announce(status, false, progress); });
            return status;
        } catch (const Error&) {
            waiting([&](Progress& progress) { crew->announce(1, true, progress); });
            throw;
        }
    }
    try {
        ConsoleText unread;
        Console silent(console, unread);
        static_cast<void>(verb(*crew, silent));
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        crew->reportFailure(error);
    }
    const CrewVerdict verdict = waiting([&](Progress& progress) { return crew->verdict(progress); });
    if (!verdict.reason.empty()) {
        console.message(verdict.reason);
    }
    return verdict.status;
}

}  // namespace

bool isInGroup(const WorkSharing& sharing)
{
    return sharing.jobs == 0 && ProcessGroup::namesSeveral();
}

bool isFollower(const WorkSharing& sharing)
{
    const char* rank = std::getenv("RANK");
    return isInGroup(sharing) && rank != nullptr && std::string_view(rank) != "0";
}

int runShared(const WorkSharing& sharing, std::optional<std::size_t> members, Console& console,
              const std::function<int(Crew&, Console&)>& verb)
{
    if (isInGroup(sharing)) {
        return runInGroup(console, verb);
    }
    const int jobs = chosenJobs(sharing, members);
    if (jobs == 1) {
        LoneCrew alone;
        return verb(alone, console);
    }
    std::fflush(nullptr);  // pending output would be printed by each process
    const auto crew = ForkedCrew::started(jobs);
    if (!crew->isLeader()) {
        work(*crew, console, verb);
    }
    return verb(*crew, console);
}

}  // namespace tensordesk
