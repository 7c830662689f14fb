// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/formats/hdf5/guard/h5reports.h"
#include "model/storage/formats/hdf5/guard/probeprocess.h"
#include "model/storage/formats/hdf5/library/h5lock.h"
#include "model/tensordict/base/error.h"

#include <compare>
#include <map>
#include <optional>
#include <string>
#include <unordered_set>
#include <vector>

namespace tensordesk {

// Note [Probe] Damaged and hostile files make the HDF5 library crash, loop or fill the memory, in more ways than checks before a
// call could cover. So a separate process, the probe, goes first: a small program with only that library, limited in memory and
// time. It does to each object what the program is about to do. If it does not survive, the program does not touch the object, and
// an Error names file and key, as for other damage. The program asks before it opens an object. The probe tests this object, and
// for two milliseconds those that a walk through the file opens next. It answers, and then tests further objects for 60 ms while
// the program opens those that passed. With each question that time grows, up to a second, so that little is tested in vain if only
// a part of a large file is opened. Objects that passed are listed in shared memory, with a report on those whose metadata are
// ordinary: the program shows these without opening them, so that the metadata of a wide file are read once. The probe ignores
// errors that the library reports normally, because the program gets them too. A fork of this process would not work: threads of LibTorch and Qt hold locks
// that would never be released in the child.

/// The location of an object: its address, or the path of a link that the library follows.
struct H5Place {
    haddr_t address;   ///< kNoAddress: use `path`
    std::string path;  ///< absolute
    auto operator<=>(const H5Place&) const = default;
};

/// Asks the probe about one open file. Costs a set lookup for objects that were tested before, else about 0.1 ms. REQUIRES (all):
/// H5Lock held.
class H5Probe {
public:
    explicit H5Probe(std::string path);

    /// Throws OSError if the library does not survive opening and closing the file.
    void checkFile();
    /// Returns the location of the object at `place` relative to `from`, an open group or file; empty if the link does not exist.
    /// Throws OSError if the library would not survive opening it.
    std::optional<H5Place> check(hid_t from, const std::string& place);
    /// Returns the place of the object at `address`, the target of a hard link. Throws OSError if the library would not survive
    /// opening it.
    H5Place check(haddr_t address);
    /// Makes the probe test these objects next, in this order. Call it before opening objects in an order that differs from a walk
    /// through the file. If the library does not survive an object, the error is thrown when that object is opened.
    void checkNext(std::vector<haddr_t> addresses);
    /// Throws OSError if the library would not survive reading values of this open dataset. Does not ask the probe if the library
    /// only copies bytes: for thousands of small datasets the questions would take longer than the reading.
    void checkValues(hid_t dataset);
    /// Throws OSError if the library would not survive some object of the file. After that no further questions are needed.
    void checkAll();
    /// Returns the probe's reports on objects that passed. Empty after checkAll(), because a file that is edited changes.
    [[nodiscard]] const H5Reports& reports() const noexcept { return m_reports; }

private:
    /// The object at which the probe ended, and how.
    struct End {
        haddr_t address;  ///< kNoAddress: at no object
        Message how;
    };
    std::optional<End> ask(probe::Ask what, bool alone, haddr_t address = probe::kNoAddress, std::string place = {});
    void takePassed();
    void checkObject(haddr_t address);

    std::string m_path;
    std::optional<FileState> m_state;  ///< when this object was made
    uint64_t m_number;                 ///< unique among all probes of this process
    std::unordered_set<haddr_t> m_passed, m_valuesPassed;
    H5Reports m_reports;
    std::map<haddr_t, Message> m_condemned;  ///< how the probe ended at each object
    bool m_isDamaged = false;                ///< the probe crashed before: it now tests each object alone
    bool m_allPassed = false;
};

}  // namespace tensordesk
