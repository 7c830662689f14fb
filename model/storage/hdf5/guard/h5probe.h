// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/hdf5/guard/probeprocess.h"
#include "model/storage/hdf5/library/h5lock.h"
#include "model/tensordict/base/error.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace tensordesk {

// Note [Probe]
// Damaged and hostile files make the HDF5 library crash, loop or fill the memory; no check of ours before a call could
// know all the ways. So a process of its own, the probe, goes first: a small program with that library alone, limited
// in memory and time, that does to each object what we are about to do. Only if it lives on do we. What it cannot
// stand becomes an Error that names file and key, like any other damage.
// We ask it before we open an object. It tests this object, and for two milliseconds those that a walk through the file opens next. It
// answers, and goes on with further objects for 60 ms: we open objects while it tests the next ones. The more we ask, the longer it goes
// on, up to a second, so that it does little needless work where only a part of a large file is opened. Objects that passed are listed
// in shared memory. The probe ignores errors that the library reports in the usual way: we get them too.
// A fork of this process would not do: threads of LibTorch and Qt hold locks that nobody would let go in the child.

/// Where an object lies: by its address, or by the path of a link that the library follows.
struct H5Place {
    haddr_t address;   ///< kNoAddress: see `path`
    std::string path;  ///< absolute
    auto operator<=>(const H5Place&) const = default;
};

/// What the probe says of one open file. Costs a set lookup for what it has seen, else some 0.1 ms.
/// REQUIRES (all): H5Lock held.
class H5Probe {
public:
    explicit H5Probe(std::string path);

    /// OSError if the library does not survive opening and closing the file.
    void lookAtFile();
    /// OSError if the library would not survive opening what `place` below `from`, an open group or file, leads to. Gives where
    /// that is; nothing where there is no such link.
    std::optional<H5Place> lookAt(hid_t from, const std::string& place);
    /// Returns the place of the object at `address`, the target of a hard link. OSError if the library would not survive opening it.
    H5Place lookAt(haddr_t address);
    /// Has the probe test these objects next, in this order. Call it before objects are opened that a walk through the file would not
    /// open one after the other. An object that the library does not survive raises its error when it is opened.
    void lookAhead(std::vector<haddr_t> addresses);
    /// OSError if the library would not survive reading values of this open dataset. The probe is not asked if the
    /// library only copies bytes then: for thousands of small datasets the questions would take longer than the reading.
    void lookAtValues(hid_t dataset);
    /// OSError if the library would not survive any one object. From then on nothing more is asked.
    void lookAtAll();

private:
    /// Where the probe ended, and how.
    struct End {
        haddr_t address;  ///< kNoAddress: at no object
        Message how;
    };
    std::optional<End> ask(probe::Ask what, bool alone, haddr_t address = probe::kNoAddress, std::string place = {});
    void takePassed();
    void lookAtObject(haddr_t address);

    std::string m_path;
    uint64_t m_number;  ///< among all probes of this process
    std::unordered_set<haddr_t> m_passed, m_valuesPassed;
    std::map<haddr_t, Message> m_condemned;  ///< how the probe ended there
    bool m_isDamaged = false;                ///< the probe crashed: from then on it tests each object alone
    bool m_allPassed = false;
};

}  // namespace tensordesk
