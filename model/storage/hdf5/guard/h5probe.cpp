// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/guard/h5probe.h"

#include "model/storage/hdf5/library/h5error.h"
#include "model/storage/hdf5/library/h5room.h"
#include "model/storage/hdf5/read/h5group.h"

#include <algorithm>
#include <array>
#include <cstring>

namespace tensordesk {
namespace {

/// So many objects that the library does not survive make the whole file refused: each costs a start of the probe.
constexpr std::size_t kMostCondemned = 16;

/// `what` is the rest of a sentence about the library.
Error refusal(const Message& what)
{
    unsigned major = 0, minor = 0, release = 0;
    H5get_libversion(&major, &minor, &release);
    return Error(ErrorKind::OSError,
                 "It is damaged: the HDF5 library {}.{}.{} {}, as a trial in a process of its own has shown, so it is not opened. "
                 "Get a sound copy, or try to make one with h5repack of a newer HDF5",
                 major, minor, release, what);
}

/// The absolute path of what `place` names below `from`.
std::string absolute(hid_t from, const std::string& place)
{
    if (place.starts_with('/'))
        return place;
    std::array<char, probe::kMostPath> name{};
    const ssize_t length = H5Iget_name(from, name.data(), name.size());
    if (length <= 0 || length >= static_cast<ssize_t>(name.size()))
        throw h5Error("The place of the group is unknown");
    std::string path(name.data(), static_cast<std::size_t>(length));
    return path + (path.ends_with('/') ? "" : "/") + place;
}

}  // namespace

std::optional<H5Probe::End> H5Probe::ask(const ProbeProcess::Question& question)
{
    const auto [how, tested] = ProbeProcess::instance().ask(question);
    const haddr_t last = tested.empty() ? probe::kNoAddress : tested.back();
    if (!how || last != probe::kNoAddress) {
        std::copy_if(tested.begin(), tested.end() - (how ? 1 : 0), std::inserter(m_passed, m_passed.end()),
                     [](haddr_t address) { return address != probe::kNoAddress; });
    }
    if (!how) {
        return std::nullopt;
    }
    if (last != probe::kNoAddress) {
        m_condemned.emplace(last, *how);
    }
    return End{last, *how};
}

void H5Probe::lookAtFile()
{
    // What ends the probe while it looks ahead is marked when it is come to: the file is tried again without.
    for (const bool alone : {false, true}) {
        const auto end = ask({probe::Ask::Open, m_path, {}, probe::kNoAddress, alone});
        if (!end) {
            return;
        }
        if (alone || end->address == probe::kNoAddress) {
            throw refusal(end->how).inFile(m_path);
        }
    }
}

void H5Probe::lookAtObject(haddr_t address)
{
    while (!m_allPassed && !m_passed.count(address)) {
        if (const auto found = m_condemned.find(address); found != m_condemned.end()) {
            throw refusal(found->second);
        }
        const auto end = ask({probe::Ask::Object, m_path, {}, address, !m_condemned.empty()});
        if (!end) {
            return;  // also where a link leads to no address, which opening says
        }
        if (end->address == probe::kNoAddress || m_condemned.size() > kMostCondemned) {
            throw refusal(end->how);
        }
    }
}

void H5Probe::lookAhead(std::vector<haddr_t> addresses)
{
    constexpr std::size_t mostAtOnce = probe::kMostPath / sizeof(haddr_t);
    std::erase_if(addresses, [&](haddr_t address) { return m_allPassed || m_passed.count(address) || m_condemned.count(address); });
    for (std::size_t first = 0; first < addresses.size(); first += mostAtOnce) {
        std::string bytes(std::min(mostAtOnce, addresses.size() - first) * sizeof(haddr_t), '\0');
        std::memcpy(bytes.data(), &addresses[first], bytes.size());
        if (ask({probe::Ask::Objects, m_path, std::move(bytes)})) {
            return;
        }
    }
}

std::optional<H5Place> H5Probe::lookAt(hid_t from, const std::string& place)
{
    if (place == "/") {  // the root was looked at with the file
        return H5Place{probe::kNoAddress, place};
    }
    H5L_info_t link{};
    if (H5Lget_info(from, place.c_str(), &link, H5P_DEFAULT) < 0) {
        takeH5Cause();
        return std::nullopt;  // opening says why
    }
    if (link.type == H5L_TYPE_HARD) {
        lookAtObject(link.u.address);
        return H5Place{link.u.address, {}};
    }
    H5Place linked{probe::kNoAddress, absolute(from, place)};
    if (const auto end = m_allPassed ? std::nullopt : ask({probe::Ask::Place, m_path, linked.path})) {
        throw refusal(end->how);
    }
    return linked;
}

void H5Probe::lookAtValues(hid_t dataset)
{
    if (m_allPassed || offsetOfNumbers(dataset)) {
        return;
    }
    const haddr_t address = identityOf(dataset).address;
    if (m_valuesPassed.count(address)) {
        return;
    }
    if (const auto found = m_condemned.find(address); found != m_condemned.end()) {
        throw refusal(found->second);
    }
    if (const auto end = ask({probe::Ask::Values, m_path, {}, address, true})) {
        throw refusal(end->how);
    }
    m_valuesPassed.insert(address);
}

void H5Probe::lookAtAll()
{
    if (m_allPassed) {
        return;
    }
    if (const auto end = ask({probe::Ask::All, m_path})) {
        throw refusal(end->how).inFile(m_path);
    }
    m_allPassed = true;
}

}  // namespace tensordesk
