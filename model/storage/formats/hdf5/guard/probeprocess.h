// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/files/guarded/guardedprocess.h"
#include "model/storage/formats/hdf5/probe/protocol.h"
#include "model/tensordict/base/message.h"

#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// The probe process of this program: started on first use, and again after each end. Note [Probe]. REQUIRES (all): H5Lock held.
class ProbeProcess {
public:
    [[nodiscard]] static ProbeProcess& instance();

    struct Question {
        uint64_t asker;  ///< the number of the H5Probe that asks
        probe::Ask ask;
        std::string path;        ///< of the HDF5 file
        std::string place = {};  ///< inside the file, for Ask::Place; the bytes of addresses, for Ask::Objects
        uint64_t address = probe::kNoAddress;
        bool alone = false;
    };
    /// The answer of the probe.
    struct Answer {
        std::optional<Message> end;         ///< how it ended: "crashes on it (signal 11)"; empty if it still runs
        uint64_t last = probe::kNoAddress;  ///< the object at which it ended
        bool isEarlier = false;             ///< it ended before it started on this question, while it tested further objects
    };
    /// Asks a question. Throws OSError if the probe cannot be started. Can be cancelled by the thread's ProgressScope.
    [[nodiscard]] Answer ask(const Question& question);
    /// Returns the addresses of the objects that passed since the last call, also those that the probe tested after its last answer.
    /// Empty if another H5Probe asked last. Cost: reads shared memory.
    [[nodiscard]] std::vector<uint64_t> passed(uint64_t asker);
    /// Returns the reports on objects that passed since the last call, one after another (see probe::Report). Call it after passed(),
    /// so that each of those objects that has a report has it then.
    [[nodiscard]] std::string reports(uint64_t asker);

private:
    void start();
    [[nodiscard]] bool send(const Question& question);
    [[nodiscard]] bool isDone();
    [[nodiscard]] Message end();

    Descriptor m_sharedFile;
    probe::Shared* m_shared = nullptr;  ///< mapped until this process ends
    std::optional<GuardedProcess> m_process;
    bool m_isLate = false;
    uint64_t m_asker = 0;     ///< asker of the last question
    uint64_t m_requests = 0;  ///< sent to the running probe
    uint64_t m_known = 0;     ///< the number of notes that passed() has returned
    uint64_t m_reported = 0;  ///< the number of bytes that reports() has returned
};

}  // namespace tensordesk
