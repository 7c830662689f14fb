// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <deque>
#include <functional>
#include <memory_resource>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

namespace tensordesk::probe {

/// The values of a dataset that are tested.
enum class Values {
    None,
    Own,  ///< only members stored in the file
    All,  ///< also those of other files from which it is assembled; the caller has checked these files
};

/// Reads one file on trial: has the HDF5 library do what opening and reading the file needs. Its errors are ignored: only survival
/// matters.
class TrialReader {
public:
    /// `announce` is called with the address of each object before it is tested, `report` with the Report about it after that, if
    /// there is one.
    TrialReader(std::string path, std::function<void(haddr_t)> announce, std::function<void(std::string_view)> report);
    ~TrialReader();
    TrialReader(const TrialReader&) = delete;
    TrialReader& operator=(const TrialReader&) = delete;

    /// Opens the file, tests the root, closes the file, and opens it again.
    void testRoot();
    void testObject(haddr_t address);
    /// Makes testNext() test these objects first.
    void testEarlier(const std::vector<haddr_t>& addresses);
    void testPath(const std::string& path);
    void testValues(haddr_t dataset);
    void testAll();
    /// Tests the next object that is likely to be asked for. False if there is none.
    bool testNext();

private:
    void openFile();
    /// Tests an open object and closes it. Returns the addresses of a group's members.
    std::vector<haddr_t> testAndClose(hid_t object, Values values);
    void testAt(haddr_t address, Values values);
    void follow(const std::vector<haddr_t>& addresses);

    std::string m_path;
    std::function<void(haddr_t)> m_announce;
    std::function<void(std::string_view)> m_report;
    hid_t m_file = H5I_INVALID_HID;
    std::size_t m_addressSize = 8;  ///< bytes of an address in the file
    hsize_t m_fileSize = 0;
    std::pmr::monotonic_buffer_resource m_seenMemory;  ///< in few pieces: each one takes a page or more (Note [Checked heap])
    std::pmr::unordered_set<haddr_t> m_seen{&m_seenMemory};
    /// Objects that testNext() tests: those of testEarlier(), then members of groups that were tested.
    std::deque<haddr_t> m_announced, m_ahead;
    std::size_t m_ofAnnounced = 0;  ///< the number of objects at the front of m_ahead whose groups were in m_announced
};

}  // namespace tensordesk::probe
