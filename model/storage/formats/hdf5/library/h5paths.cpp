// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5paths.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/tensordict/base/progressscope.h"

#include <utility>
#include <vector>

namespace tensordesk {
namespace {

constexpr std::size_t kMostObjects = 20'000;

herr_t appendMember(hid_t, const char* name, const H5L_info_t* link, void* members) noexcept
{
    try {
        if (link->type == H5L_TYPE_HARD) {
            static_cast<std::vector<std::pair<haddr_t, std::string>>*>(members)->emplace_back(link->u.address, name);
        }
        return 0;
    } catch (...) {
        return -1;
    }
}

}  // namespace

void H5Paths::listNext(H5File& file)
{
    ProgressScope::current().check();
    const std::string path = m_ahead.front().second;
    m_ahead.pop_front();
    try {
        const H5Object object = file.openObject(file.id(), path);
        if (!object || H5Iget_type(object.get()) != H5I_GROUP) {
            return;
        }
        std::vector<std::pair<haddr_t, std::string>> members;
        hsize_t position = 0;
        H5Literate(object.get(), H5_INDEX_NAME, H5_ITER_NATIVE, &position, appendMember, &members);
        for (const auto& [address, name] : members) {
            const std::string place = (path == "/" ? path : path + "/") + name;
            if (m_paths.size() < kMostObjects && m_paths.emplace(address, place).second) {
                m_ahead.emplace_back(address, place);
            }
        }
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        takeH5Cause();  // a broken link is ignored
    }
}

std::string H5Paths::of(H5File& file, haddr_t address)
{
    if (!m_hasBegun) {
        m_hasBegun = true;
        const H5Object root = file.openObject(file.id(), "/");
        H5O_info_t info{};
        if (root && H5Oget_info2(root.get(), &info, H5O_INFO_BASIC) >= 0) {
            m_paths.emplace(info.addr, "/");
            m_ahead.emplace_back(info.addr, "/");
        }
    }
    for (;;) {
        if (const auto found = m_paths.find(address); found != m_paths.end()) {
            return found->second;
        }
        if (m_ahead.empty()) {
            return {};
        }
        listNext(file);
    }
}

}  // namespace tensordesk
