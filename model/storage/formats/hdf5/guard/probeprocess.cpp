// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/guard/probeprocess.h"

#include "model/storage/files/programfile.h"
#include "model/storage/files/systemerror.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <memory>
#include <vector>

namespace tensordesk {
namespace {

/// The time limit for testing one object.
constexpr auto kPatience = std::chrono::seconds(10);

std::string findProbe()
{
    const std::string found = programFile("tensordesk-h5probe", "libexec/tensordesk", TENSORDESK_H5PROBE);
    if (found.empty())
        throw Error(
            ErrorKind::OSError,
            "HDF5 files are opened only after the program tensordesk-h5probe has tested them, and it is missing beside this program; reinstall TensorDesk");
    return found;
}

}  // namespace

ProbeProcess& ProbeProcess::instance()
{
    static auto* const process = std::make_unique<ProbeProcess>().release();
    return *process;
}

void ProbeProcess::start()
{
    const std::string path = findProbe();
    if (m_shared == nullptr) {
        m_sharedFile = namelessFile("tensordesk-h5probe");
        void* const memory = ::ftruncate(m_sharedFile.get(), sizeof(probe::Shared)) != 0
                               ? MAP_FAILED
                               : ::mmap(nullptr, sizeof(probe::Shared), PROT_READ | PROT_WRITE, MAP_SHARED, m_sharedFile.get(), 0);
        if (memory == MAP_FAILED)
            throw systemError(errno, "cannot be started to test an HDF5 file", path);
        m_shared = static_cast<probe::Shared*>(memory);
    }
    probe::Notes& notes = m_shared->notes;
    probe::Reports& reports = m_shared->reports;
    for (auto* number : {&notes.count, &notes.passed, &notes.begun, &notes.requests, &reports.written, &reports.passed,
                         &reports.begun, &reports.read})
        number->store(0, std::memory_order_release);
    m_process.emplace(path, m_sharedFile);
    m_isLate = false;
    m_requests = 0;
    m_known = 0;
    m_reported = 0;
}

bool ProbeProcess::send(const Question& question)
{
    const probe::Request request{question.ask, static_cast<uint32_t>(question.path.size()),
                                 static_cast<uint32_t>(question.place.size()), question.alone ? 1u : 0u, question.address};
    std::string bytes(reinterpret_cast<const char*>(&request), sizeof request);
    bytes += question.path;
    bytes += question.place;
    return m_process->send(bytes);
}

/// Waits for the answer. False if the probe ended, or spends too long on one object.
bool ProbeProcess::isDone()
{
    auto late = std::chrono::steady_clock::now() + kPatience;
    uint64_t known = 0;
    for (;;) {
        const GuardedProcess::Wait waited = m_process->wait();
        if (waited == GuardedProcess::Wait::Nothing) {
            const auto now = std::chrono::steady_clock::now();
            if (const uint64_t count = m_shared->notes.count.load(std::memory_order_acquire); count != known) {
                known = count;
                late = now + kPatience;
            }
            m_isLate = now >= late;
            if (m_isLate)
                return false;
            ProgressScope::current().check();
            continue;
        }
        char answer = 0;
        return waited == GuardedProcess::Wait::Answer && m_process->receive(&answer, sizeof answer) == sizeof answer
            && answer == probe::kDone;
    }
}

std::vector<uint64_t> ProbeProcess::passed(uint64_t asker)
{
    std::vector<uint64_t> addresses;
    if (asker != m_asker || m_shared == nullptr)
        return addresses;
    const uint64_t count = m_shared->notes.passed.load(std::memory_order_acquire);
    for (uint64_t number = std::max(m_known, count - std::min(count, probe::Notes::kMost)); number < count; ++number)
        if (const uint64_t address = m_shared->notes.addresses[number % probe::Notes::kMost]; address != probe::kNoAddress)
            addresses.push_back(address);
    m_known = count;
    return addresses;
}

std::string ProbeProcess::reports(uint64_t asker)
{
    if (asker != m_asker || m_shared == nullptr)
        return {};
    probe::Reports& reports = m_shared->reports;
    const uint64_t passed = reports.passed.load(std::memory_order_acquire);
    // A probe with a damaged heap may write any number here.
    const uint64_t count = passed - m_reported <= probe::Reports::kMost ? passed - m_reported : 0;
    std::string bytes = reports.copy(m_reported, count);
    m_reported = passed;
    reports.read.store(passed, std::memory_order_release);
    return bytes;
}

Message ProbeProcess::end()
{
    Message how = m_process->end(m_isLate);
    m_process.reset();
    return how;
}

ProbeProcess::Answer ProbeProcess::ask(const Question& question)
{
    const bool isSameAsker = question.asker == m_asker, isRunning = m_process.has_value();
    if (!isRunning)
        start();
    ++m_requests;
    bool isAnswered = false;
    try {
        isAnswered = send(question) && isDone();
    } catch (const Error&) {
        static_cast<void>(end());  // it would answer the next question with this
        throw;
    }
    const bool isBegun = m_shared->notes.requests.load(std::memory_order_acquire) == m_requests;
    if (isBegun && !isSameAsker) {
        m_asker = question.asker;
        m_known = m_shared->notes.begun.load(std::memory_order_acquire);
        m_reported = m_shared->reports.begun.load(std::memory_order_acquire);
    }
    if (isAnswered)
        return {};
    Answer answer{end(), probe::kNoAddress, isRunning && !isBegun};
    if (answer.isEarlier && !isSameAsker)
        return ask(question);  // it ended at an object of another file
    const uint64_t count = m_shared->notes.count.load(std::memory_order_acquire);
    if (count > m_known)
        answer.last = m_shared->notes.addresses[(count - 1) % probe::Notes::kMost];
    return answer;
}

}  // namespace tensordesk
