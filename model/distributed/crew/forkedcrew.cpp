// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/crew/forkedcrew.h"

#include "model/operations/compute/parallel.h"

#include <ATen/Parallel.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <iterator>
#include <thread>

#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#ifdef __linux__
#include <sys/prctl.h>
#endif

namespace tensordesk {

namespace {

/// The interval at which the leader asks whether to stop, while all workers are busy.
constexpr int kLookMilliseconds = 50;

/// True if the system reports that this process has no other threads.
bool hasOneThread()
{
    std::error_code error;
    const std::filesystem::directory_iterator tasks("/proc/self/task", error);
    return !error && std::distance(tasks, std::filesystem::directory_iterator()) == 1;
}

/// Makes the child process end when its parent does, even if that is killed.
void endWith(pid_t parent)
{
#ifdef __linux__
    ::prctl(PR_SET_PDEATHSIG, SIGTERM);
#endif
    if (::getppid() != parent) {
        ::_exit(1);
    }
}

/// The crew as a worker process sees it.
class Workplace final : public Crew {
public:
    Workplace(Descriptor socket, int size) : m_link(std::move(socket)), m_size(size) { }

    [[nodiscard]] int size() const noexcept override { return m_size; }
    [[nodiscard]] bool isLeader() const noexcept override { return false; }

    [[nodiscard]] std::optional<std::vector<std::string>> share(const std::vector<std::string>&, const Work& work,
                                                                Progress& progress) override
    {
        for (auto member = m_link.next(); member && m_link.send(outcomeOf(work, *member, progress)); member = m_link.next()) { }
        return std::nullopt;
    }

private:
    WorkerLink m_link;
    int m_size;
};

/// Prepares this process, which was just forked, for its work.
void becomeWorker(int workers)
{
    if (const Descriptor nothing(::open("/dev/null", O_RDWR | O_CLOEXEC)); nothing.isOpen()) {
        ::dup2(nothing.get(), STDIN_FILENO);
        ::dup2(nothing.get(), STDOUT_FILENO);
    }
    const int share = std::max(static_cast<int>(std::thread::hardware_concurrency()) / workers, 1);
    at::set_num_threads(share);
    limitWorkerCount(share);
}

[[noreturn]] void throwEnded(WorkerProcess& worker, const std::vector<std::string>& names)
{
    const auto member = worker.member();
    const Message ending = worker.ending();
    if (!member) {
        throw Error(ErrorKind::RuntimeError, "an idle worker process {}; run the command again", ending);
    }
    throw Error(ErrorKind::RuntimeError,
                "the worker process for {} {}, so there is no result; if memory ran out, run the command again with fewer --jobs",
                names[*member], ending);
}

}  // namespace

std::unique_ptr<Crew> ForkedCrew::started(int workers)
{
    if (!hasOneThread()) {
        return std::make_unique<LoneCrew>();
    }
    auto crew = std::make_unique<ForkedCrew>();
    crew->m_workers.reserve(static_cast<std::size_t>(workers));
    const pid_t leader = ::getpid();
    for (int i = 0; i < workers; ++i) {
        int ends[2] = {-1, -1};
        if (::socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
            throw Error(ErrorKind::OSError, "{} worker processes cannot be started: {}; use fewer --jobs", workers,
                        std::string(std::strerror(errno)));
        }
        // Not below 3, where a worker has its standard streams: the caller may have closed these.
        const Descriptor first(ends[0]), second(ends[1]);
        Descriptor ours(::fcntl(first.get(), F_DUPFD_CLOEXEC, 3)), theirs(::fcntl(second.get(), F_DUPFD_CLOEXEC, 3));
        const pid_t process = ::fork();
        if (process < 0) {
            throw Error(ErrorKind::OSError, "{} worker processes cannot be started: {}; use fewer --jobs", workers,
                        std::string(std::strerror(errno)));
        }
        if (process == 0) {
            endWith(leader);
            // The other workers belong to the leader: their connections are closed here, and they are left alone.
            for (WorkerProcess& other : crew->m_workers) {
                other.disown();
            }
            crew.reset();
            ours = Descriptor();
            becomeWorker(workers);
            return std::make_unique<Workplace>(std::move(theirs), workers);
        }
        crew->m_workers.emplace_back(process, std::move(ours));
    }
    return crew;
}

ForkedCrew::~ForkedCrew()
{
    for (WorkerProcess& worker : m_workers) {
        worker.askToEnd();  // all of them, before the first is waited for
    }
    const auto latest = std::chrono::steady_clock::now() + WorkerProcess::kTimeToEnd;
    for (WorkerProcess& worker : m_workers) {
        worker.endBy(latest);
    }
}

std::optional<std::vector<std::string>> ForkedCrew::share(const std::vector<std::string>& names, const Work&, Progress& progress)
{
    std::vector<std::string> outcomes(names.size());
    std::size_t begun = 0, done = 0;
    for (WorkerProcess& worker : m_workers) {
        if (begun < names.size()) {
            worker.begin(begun++);
        }
    }
    while (done < names.size()) {
        std::vector<pollfd> sockets;
        for (const WorkerProcess& worker : m_workers) {
            sockets.push_back({worker.socket(), POLLIN, 0});
        }
        ::poll(sockets.data(), sockets.size(), kLookMilliseconds);
        for (std::size_t i = 0; i < sockets.size(); ++i) {
            if (sockets[i].revents == 0) {
                continue;
            }
            WorkerProcess& worker = m_workers[i];
            const auto member = worker.member();
            bool hasEnded = false;
            if (auto outcome = worker.receive(hasEnded); outcome && member) {
                outcomes[*member] = std::move(*outcome);
                ++done;
                if (begun < names.size()) {
                    worker.begin(begun++);
                }
            } else if (hasEnded) {
                progress.check();  // a stop that the user requested also ends the workers
                throwEnded(worker, names);
            }
        }
        progress.check();
        progress.report(static_cast<int64_t>(done), static_cast<int64_t>(names.size()));
    }
    std::vector<std::string> results;
    results.reserve(outcomes.size());
    for (std::string& outcome : outcomes) {
        results.push_back(resultIn(std::move(outcome)));
    }
    return results;
}

}  // namespace tensordesk
