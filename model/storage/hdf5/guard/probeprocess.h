// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/storage/hdf5/probe/protocol.h"
#include "model/tensordict/base/message.h"

#include <sys/types.h>

#include <functional>
#include <optional>
#include <string>

namespace tensordesk {

/// The one probe of this process: started when first asked, and again after each end. Note [Probe].
/// REQUIRES (all): H5Lock held.
class ProbeProcess {
public:
    [[nodiscard]] static ProbeProcess& instance();

    struct Question {
        probe::Ask ask;
        std::string path;        ///< of the file
        std::string place = {};  ///< inside the file, for Ask::Place; the bytes of addresses, for Ask::Objects
        uint64_t address = probe::kNoAddress;
        bool alone = false;
    };
    /// Nothing if the probe lives on, else how it ended: "crashes (signal 11)". `looking` is told each address at
    /// which it looks, before. OSError if there is no probe to be started. Stops where ProgressScope says so.
    [[nodiscard]] std::optional<Message> ask(const Question& question, const std::function<void(uint64_t)>& looking);

private:
    void start();
    [[nodiscard]] bool send(const Question& question);
    [[nodiscard]] bool receive(probe::Record& record);
    [[nodiscard]] Message end();

    Descriptor m_socket;
    pid_t m_process = -1;
    bool m_isLate = false;
};

}  // namespace tensordesk
