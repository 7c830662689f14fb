// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <hdf5.h>

#include <deque>
#include <functional>
#include <string>
#include <unordered_set>
#include <vector>

namespace tensordesk::probe {

/// How much of a dataset's values is looked at.
enum class Values {
    None,
    Own,  ///< that lie in the file
    All,  ///< those too that it is assembled from: whoever asks has seen that they may be read
};

/// Does with one file what opening and reading it would make the HDF5 library do. Errors of the library are of no
/// interest: what matters is to live on.
class Look {
public:
    /// `announce` is told the address of each object before it is looked at.
    Look(std::string path, std::function<void(haddr_t)> announce);
    ~Look();
    Look(const Look&) = delete;
    Look& operator=(const Look&) = delete;

    /// Opens the file, looks at the root, closes the file, and opens it again.
    void open();
    void object(haddr_t address);
    /// Makes ahead() test these objects first.
    void objects(const std::vector<haddr_t>& addresses);
    void place(const std::string& path);
    void values(haddr_t dataset);
    void all();
    /// Tests the next object that is likely to be asked for. False if there is none.
    bool ahead();

private:
    void openFile();
    void lookAt(haddr_t address, Values values);
    void follow(const std::vector<haddr_t>& addresses);

    std::string m_path;
    std::function<void(haddr_t)> m_announce;
    hid_t m_file = H5I_INVALID_HID;
    std::unordered_set<haddr_t> m_seen;
    /// Objects that ahead() tests: those of objects(), then members of groups that were tested.
    std::deque<haddr_t> m_announced, m_ahead;
    std::size_t m_ofAnnounced = 0;  ///< the number of members at the front of m_ahead whose groups were in m_announced
};

}  // namespace tensordesk::probe
