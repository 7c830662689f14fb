// SPDX-License-Identifier: BSD-3-Clause
#include "model/distributed/crew/rankcrew.h"

#include "model/distributed/crew/resultbytes.h"
#include "model/distributed/glooreason.h"

#include <ATen/ops/empty.h>
#include <ATen/ops/zeros.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <optional>
#include <string_view>
#include <thread>

namespace tensordesk {

namespace {

constexpr std::chrono::hours kPatience{24};
/// The time for others to receive the verdict after a failure.
constexpr std::chrono::seconds kFarewell{2};
constexpr std::chrono::milliseconds kArrivalInterval{20};
constexpr int64_t kHeaderTag = 1, kResultsTag = 2, kVerdictTag = 3, kNeverTag = 4;
constexpr std::size_t kVerdictBytes = 4096;
/// In place of a member: the outcome is the error of the whole process.
constexpr std::size_t kWholeProcess = ~std::size_t{0};
/// The fingerprint of a process that failed before it knew its members.
constexpr uint64_t kNoMembers = 0;

/// Returns a number that differs for other members, or for another order of them.
uint64_t fingerprintOf(const std::vector<std::string>& names)
{
    uint64_t hash = 14695981039346656037U;  // FNV-1a
    for (const std::string& name : names) {
        for (const char c : name + '\0') {
            hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
        }
    }
    return hash == kNoMembers ? 1 : hash;
}

at::Tensor tensorOf(std::string_view bytes)
{
    at::Tensor tensor = at::empty({static_cast<int64_t>(bytes.size())}, at::kByte);
    if (!bytes.empty()) {
        std::memcpy(tensor.mutable_data_ptr(), bytes.data(), bytes.size());
    }
    return tensor;
}

std::string_view bytesOf(const at::Tensor& tensor)
{
    return {static_cast<const char*>(tensor.const_data_ptr()), static_cast<std::size_t>(tensor.numel())};
}

/// Throws the error of an exchange with a process that has ended.
[[noreturn]] void rethrowLost(const Error& error, int rank)
{
    if (error.kind() == ErrorKind::Cancelled) {
        throw Error(error);
    }
    throw Error(ErrorKind::RuntimeError, "process {} ended early, so there is no result: {}", rank, glooReason(error.reason()));
}

/// Exchanges something with the leader.
template <typename Exchange>
void withLeader(const Exchange& exchange)
{
    try {
        exchange();
    } catch (const Error& error) {
        rethrowLost(error, 0);
    }
}

}  // namespace

/// The results of another process, as the leader receives them.
class RankCrew::Inbox {
public:
    Inbox(ProcessGroup& group, int rank) : m_group(group), m_rank(rank) { }

    [[nodiscard]] bool isComplete() const noexcept { return m_isComplete; }
    /// True if the process ended early.
    [[nodiscard]] bool isLost() const noexcept { return m_isLost; }

    /// Takes what has arrived. Sets the outcomes of its members, once all are there. Throws RuntimeError if the process has ended, and
    /// ValueError for other members than `fingerprint`.
    void look(uint64_t fingerprint, std::vector<std::string>& outcomes, Progress& progress)
    {
        if (m_isComplete || !hasArrived(progress)) {
            return;
        }
        m_transfer.reset();
        if (m_results.defined()) {
            take(outcomes);
            m_isComplete = true;
            return;
        }
        const auto* const header = m_header.const_data_ptr<int64_t>();
        const auto theirs = static_cast<uint64_t>(header[1]);
        if (theirs != fingerprint && theirs != kNoMembers) {
            throw Error(ErrorKind::ValueError,
                        "process {} found other files than process 0; all processes need the same arguments and the same files",
                        m_rank);
        }
        if (header[0] < 0) {
            throwMalformedResult();
        }
        m_results = at::empty({header[0]}, at::kByte);
    }

private:
    /// Starts to receive the header or the results, and returns true once they are there.
    bool hasArrived(Progress& progress)
    {
        try {
            if (!m_transfer) {
                m_transfer = m_results.defined() ? m_group.receive(m_results, m_rank, kResultsTag)
                                                 : m_group.receive(m_header, m_rank, kHeaderTag);
            }
            if (!m_transfer->isDone()) {
                return false;
            }
            m_transfer->wait(progress);
            return true;
        } catch (const Error& error) {
            m_isLost = error.kind() != ErrorKind::Cancelled;
            rethrowLost(error, m_rank);
        }
    }

    void take(std::vector<std::string>& outcomes) const
    {
        for (ResultReader reader(bytesOf(m_results)); !reader.atEnd();) {
            const auto member = reader.number<std::size_t>();
            std::string outcome = reader.text();
            if (member == kWholeProcess) {
                throwFailure(std::move(outcome));
            }
            if (member >= outcomes.size()) {
                throwMalformedResult();
            }
            outcomes[member] = std::move(outcome);
        }
    }

    [[noreturn]] void throwFailure(std::string outcome) const
    {
        try {
            static_cast<void>(resultIn(std::move(outcome)));
        } catch (const Error& error) {
            throw Error(error.kind(), "process {} failed: {}", m_rank, error.inContext());
        }
        throwMalformedResult();
    }

    ProcessGroup& m_group;
    int m_rank;
    at::Tensor m_header = at::zeros({2}, at::kLong);
    at::Tensor m_results;  ///< undefined until their size is known
    std::optional<Transfer> m_transfer;
    bool m_isComplete = false;
    bool m_isLost = false;
};

std::unique_ptr<RankCrew> RankCrew::joined(Progress& progress)
{
    return std::make_unique<RankCrew>(ProcessGroup::joined(progress, kPatience));
}

void RankCrew::send(std::string bytes, uint64_t fingerprint)
{
    const at::Tensor header = at::zeros({2}, at::kLong);
    header.mutable_data_ptr<int64_t>()[0] = static_cast<int64_t>(bytes.size());
    header.mutable_data_ptr<int64_t>()[1] = static_cast<int64_t>(fingerprint);
    withLeader([&] {
        m_sent.push_back(m_group.send(header, 0, kHeaderTag));
        m_sent.push_back(m_group.send(tensorOf(bytes), 0, kResultsTag));
    });
}

std::optional<std::vector<std::string>> RankCrew::share(const std::vector<std::string>& names, const Work& work, Progress& progress)
{
    const auto ranks = static_cast<std::size_t>(size());
    const uint64_t fingerprint = fingerprintOf(names);
    if (!isLeader()) {
        ResultWriter results;
        for (auto member = static_cast<std::size_t>(m_group.rank()); member < names.size(); member += ranks) {
            progress.check();
            results.addNumber(member);
            results.add(outcomeOf(work, member, progress));
        }
        send(std::move(results).bytes(), fingerprint);
        return std::nullopt;
    }
    std::vector<std::string> outcomes(names.size());
    std::vector<Inbox> inboxes;
    for (int rank = 1; rank < size(); ++rank) {
        inboxes.emplace_back(m_group, rank);
    }
    const auto look = [&] {
        for (Inbox& inbox : inboxes) {
            try {
                inbox.look(fingerprint, outcomes, progress);
            } catch (const Error& error) {
                m_lost = inbox.isLost() ? error.sentence() : std::string();
                throw;
            }
        }
    };
    for (std::size_t member = 0; member < names.size(); member += ranks) {
        progress.check();
        outcomes[member] = outcomeOf(work, member, progress);
        look();
        progress.report(static_cast<int64_t>(member), static_cast<int64_t>(names.size()));
    }
    while (!std::ranges::all_of(inboxes, &Inbox::isComplete)) {
        std::this_thread::sleep_for(kArrivalInterval);
        look();
        progress.check();
    }
    std::vector<std::string> results;
    results.reserve(outcomes.size());
    for (std::string& outcome : outcomes) {
        results.push_back(resultIn(std::move(outcome)));
    }
    return results;
}

void RankCrew::announce(int status, bool hasFailed, Progress& progress)
{
    ResultWriter writer;
    writer.addNumber(status);
    writer.add(std::string_view(m_lost).substr(0, kVerdictBytes / 2));
    std::string bytes = std::move(writer).bytes();
    bytes.resize(kVerdictBytes);
    const at::Tensor tensor = tensorOf(bytes);
    std::vector<Transfer> pending;
    for (int rank = 1; rank < size(); ++rank) {
        try {
            pending.push_back(m_group.send(tensor, rank, kVerdictTag));
        } catch (const Error&) {
            continue;  // it has ended
        }
    }
    const auto end = std::chrono::steady_clock::now() + kFarewell;
    while (!std::ranges::all_of(pending, &Transfer::isDone)) {
        if ((hasFailed || !m_lost.empty()) && std::chrono::steady_clock::now() >= end) {
            return;
        }
        std::this_thread::sleep_for(kArrivalInterval);
        progress.check();
    }
}

void RankCrew::reportFailure(const Error& error)
{
    ResultWriter results;
    results.addNumber(kWholeProcess);
    results.add(outcomeOf([&](std::size_t, Progress&) -> std::string { throw Error(error); }, 0, Progress::none()));
    send(std::move(results).bytes(), kNoMembers);
}

CrewVerdict RankCrew::verdict(Progress& progress)
{
    const at::Tensor tensor = at::zeros({static_cast<int64_t>(kVerdictBytes)}, at::kByte);
    withLeader([&] { m_group.receive(tensor, 0, kVerdictTag).wait(progress); });
    ResultReader reader(bytesOf(tensor));
    CrewVerdict verdict;
    verdict.status = reader.number<int>();
    verdict.reason = reader.text();
    if (verdict.status != 0) {
        awaitEndOfLeader(progress);
    }
    return verdict;
}

void RankCrew::awaitEndOfLeader(Progress& progress)
{
    const auto end = std::chrono::steady_clock::now() + kFarewell;
    try {
        const Transfer never = m_group.receive(at::zeros({1}, at::kByte), 0, kNeverTag);
        while (!never.isDone() && std::chrono::steady_clock::now() < end) {
            std::this_thread::sleep_for(kArrivalInterval);
            progress.check();
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        // The leader has ended already.
    }
}

}  // namespace tensordesk
