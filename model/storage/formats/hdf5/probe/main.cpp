// SPDX-License-Identifier: BSD-3-Clause
// Reads HDF5 files of unknown origin in a process of its own before the program opens them: damaged files make the HDF5
// library crash, loop or fill the memory, which ends only this process. See ../h5probe.h.
#include "model/storage/files/guarded/guardedside.h"
#include "model/storage/formats/hdf5/filters/h5filters.h"
#include "model/storage/formats/hdf5/probe/checkedheap.h"
#include "model/storage/formats/hdf5/probe/protocol.h"
#include "model/storage/formats/hdf5/probe/trialreader.h"

#include <poll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <list>
#include <memory>
#include <tuple>
#include <vector>

namespace tensordesk::probe {
namespace {

constexpr rlim_t kMostMemory = rlim_t{2} << 30;  ///< guards count (Note [Checked heap])
constexpr rlim_t kMostSeconds = 20;              ///< of processor time per request, in case nothing else ends this process
constexpr std::size_t kMostFiles = 8;
constexpr int kSharedFile = 3;  ///< the descriptor of the shared memory
/// The time spent on objects that nobody asked for yet: before the answer, and after it, while the program opens the objects that passed.
/// Each question about a file adds as much again, so that little time is lost on a file of which only a part is opened, and little on
/// questions about a file that is opened whole.
constexpr std::chrono::milliseconds kBeforeAnswer{2}, kMostBeforeAnswer{50}, kAfterAnswer{60}, kMostAfterAnswer{1000};
/// The time between two checks of the heap, after which objects count as passed.
constexpr std::chrono::milliseconds kStep{25};

using guarded::allowSeconds;
using guarded::limit;
using guarded::receive;

bool receive(std::string& text, uint32_t size)
{
    if (size > kMostPath)
        return false;
    text.assign(size, '\0');
    return receive(text.data(), size);
}

/// The memory shared with the program.
Shared* sharedMemory()
{
    void* const memory = ::mmap(nullptr, sizeof(Shared), PROT_READ | PROT_WRITE, MAP_SHARED, kSharedFile, 0);
    return memory == MAP_FAILED ? nullptr : static_cast<Shared*>(memory);
}

/// The state of a file when it was first tested; a changed file is another one.
struct Known {
    std::tuple<dev_t, ino_t, off_t, int64_t, int64_t> identity;
    std::unique_ptr<TrialReader> reader;
    int questions = 0;

    /// Return how long the probe goes on before and after its answer.
    [[nodiscard]] std::chrono::milliseconds before() const { return std::min(questions * kBeforeAnswer, kMostBeforeAnswer); }
    [[nodiscard]] std::chrono::milliseconds after() const { return std::min(questions * kAfterAnswer, kMostAfterAnswer); }
};

Known& known(std::list<Known>& files, const std::string& path, Shared& shared)
{
    struct stat status = {};
    ::stat(path.c_str(), &status);
#ifdef __APPLE__
    const timespec modified = status.st_mtimespec;
#else
    const timespec modified = status.st_mtim;
#endif
    const std::tuple identity(status.st_dev, status.st_ino, status.st_size, int64_t{modified.tv_sec}, int64_t{modified.tv_nsec});
    for (auto file = files.begin(); file != files.end(); ++file) {
        if (file->identity == identity) {
            files.splice(files.begin(), files, file);
            return files.front();
        }
    }
    files.push_front({identity, std::make_unique<TrialReader>(
                                    path, [&shared](haddr_t address) { shared.notes.add(address); },
                                    [&shared](std::string_view report) { shared.reports.add(report); })});
    if (files.size() > kMostFiles)
        files.pop_back();
    return files.front();
}

std::vector<haddr_t> addressesIn(const std::string& bytes)
{
    std::vector<haddr_t> addresses(bytes.size() / sizeof(haddr_t));
    std::memcpy(addresses.data(), bytes.data(), addresses.size() * sizeof(haddr_t));
    return addresses;
}

void answer(TrialReader& reader, const Request& request, const std::string& place)
{
    switch (request.ask) {
    case Ask::Open: return reader.testRoot();
    case Ask::Object: return reader.testObject(request.address);
    case Ask::Objects: return reader.testEarlier(addressesIn(place));
    case Ask::Place: return reader.testPath(place);
    case Ask::Values: return reader.testValues(request.address);
    case Ask::All: return reader.testAll();
    }
}

using Clock = std::chrono::steady_clock;

/// Tests further objects until `isOver()`. Returns false if there are no more.
template <typename IsOver>
bool testAhead(TrialReader& reader, const IsOver& isOver)
{
    while (!isOver())
        if (!reader.testNext())
            return false;
    return true;
}

bool isAsked()
{
    pollfd readable{STDIN_FILENO, POLLIN, 0};
    return ::poll(&readable, 1, 0) != 0;
}

/// Ends the process if the heap is damaged; otherwise notes that all objects so far have passed. Their reports pass before them.
void pass(Shared& shared)
{
    shared.notes.add(kNoAddress);
    checkHeap();
    shared.reports.passed.store(shared.reports.written.load(std::memory_order_relaxed), std::memory_order_release);
    shared.notes.pass();
}

int serve()
{
    Shared* const shared = sharedMemory();
    if (shared == nullptr)
        return 1;
    limit(RLIMIT_CORE, 0);
    limit(RLIMIT_AS, kMostMemory);
    allowSeconds(kMostSeconds);
    guarded::closeInherited();
    H5open();
    H5Eset_auto2(H5E_DEFAULT, nullptr, nullptr);
    registerFilters();
    checkFromNowOn();
    std::list<Known> files;
    Request request;
    std::string path, place;
    while (receive(&request, sizeof request) && receive(path, request.pathBytes) && receive(place, request.placeBytes)) {
        allowSeconds(kMostSeconds);
        shared->reports.begun.store(shared->reports.written.load(std::memory_order_relaxed), std::memory_order_relaxed);
        shared->notes.begin();
        Known& file = known(files, path, *shared);
        ++file.questions;
        TrialReader& reader = *file.reader;
        answer(reader, request, place);
        bool isMore = request.alone == 0;
        const auto isOver = [shared](Clock::time_point until) { return Clock::now() >= until || shared->reports.isHalfFull(); };
        if (isMore)
            isMore = testAhead(reader, [&, until = Clock::now() + file.before()] { return isOver(until); });
        pass(*shared);
        if (!guarded::send(&kDone, sizeof kDone))
            return 1;
        for (const auto end = Clock::now() + file.after(); isMore && !isOver(end) && !isAsked(); pass(*shared))
            isMore = testAhead(reader, [&, until = Clock::now() + kStep] { return isOver(until) || isAsked(); });
    }
    return 0;
}

}  // namespace
}  // namespace tensordesk::probe

int main()
{
    // Without cleanup: closing a damaged file by the library is of no use.
    std::_Exit(tensordesk::probe::serve());
}
