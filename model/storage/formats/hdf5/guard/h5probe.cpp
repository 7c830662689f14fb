// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/guard/h5probe.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5room.h"
#include "model/storage/formats/hdf5/read/h5group.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <cstring>

namespace tensordesk {
namespace {

/// So many objects that the library does not survive make the whole file refused: each costs a start of the probe.
constexpr std::size_t kMostCondemned = 16;

/// `what`: the rest of a sentence about the library.
Error refusal(const Message& what)
{
    unsigned major = 0, minor = 0, release = 0;
    H5get_libversion(&major, &minor, &release);
    return Error(
        ErrorKind::OSError,
        "It is damaged: the HDF5 library {}.{}.{} {}, as a test in a separate process has shown, so it is not opened. Get an undamaged copy, or try to make one with h5repack of a newer HDF5",
        major, minor, release, what);
}

/// Returns the absolute path of `place` relative to `from`.
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

H5Probe::H5Probe(std::string path) : m_path(std::move(path)), m_state(FileState::of(m_path))
{
    static std::atomic<uint64_t> number = 0;
    m_number = ++number;
}

void H5Probe::takePassed()
{
    const std::vector<uint64_t> passed = ProbeProcess::instance().passed(m_number);
    m_passed.insert(passed.begin(), passed.end());
    const std::string reports = ProbeProcess::instance().reports(m_number);
    if (FileState::of(m_path) == m_state) {
        m_reports.add(reports);
    } else {
        m_reports = {};  // they may be about the file that is at the path now
    }
}

std::optional<H5Probe::End> H5Probe::ask(probe::Ask what, bool alone, haddr_t address, std::string place)
{
    ProbeProcess::Question question{m_number, what, m_path, std::move(place), address, alone};
    for (;;) {
        question.alone = alone || m_isDamaged;
        const auto [how, last, isEarlier] = ProbeProcess::instance().ask(question);
        takePassed();
        if (!how)
            return std::nullopt;
        m_isDamaged = true;
        if (last != probe::kNoAddress)
            m_condemned.emplace(last, *how);
        if (!isEarlier)
            return End{last, *how};
    }
}

void H5Probe::checkFile()
{
    // An object at which the probe ends while it looks ahead is tested when it is needed: the file is tried again without.
    for (const bool alone : {false, true}) {
        const auto end = ask(probe::Ask::Open, alone);
        if (!end) {
            return;
        }
        if (alone || end->address == probe::kNoAddress) {
            throw refusal(end->how).inFile(m_path);
        }
    }
}

void H5Probe::checkObject(haddr_t address)
{
    if (m_allPassed || m_passed.count(address)) {
        return;
    }
    takePassed();
    while (!m_passed.count(address)) {
        if (const auto found = m_condemned.find(address); found != m_condemned.end()) {
            throw refusal(found->second);
        }
        const auto end = ask(probe::Ask::Object, false, address);
        if (!end) {
            return;  // also where a link leads to no address, which opening says
        }
        if (end->address == probe::kNoAddress || m_condemned.size() > kMostCondemned) {
            throw refusal(end->how);
        }
    }
}

void H5Probe::checkNext(std::vector<haddr_t> addresses)
{
    constexpr std::size_t mostAtOnce = probe::kMostPath / sizeof(haddr_t);
    takePassed();
    std::erase_if(addresses, [&](haddr_t address) { return m_allPassed || m_passed.count(address) || m_condemned.count(address); });
    for (std::size_t first = 0; first < addresses.size() && !m_isDamaged; first += mostAtOnce) {
        std::string bytes(std::min(mostAtOnce, addresses.size() - first) * sizeof(haddr_t), '\0');
        std::memcpy(bytes.data(), &addresses[first], bytes.size());
        static_cast<void>(ask(probe::Ask::Objects, false, probe::kNoAddress, std::move(bytes)));
    }
}

std::optional<H5Place> H5Probe::check(hid_t from, const std::string& place)
{
    if (place == "/") {  // the root was tested with the file
        return H5Place{probe::kNoAddress, place};
    }
    H5L_info_t link{};
    if (H5Lget_info(from, place.c_str(), &link, H5P_DEFAULT) < 0) {
        takeH5Cause();
        return std::nullopt;  // opening says why
    }
    if (link.type == H5L_TYPE_HARD) {
        return check(link.u.address);
    }
    H5Place linked{probe::kNoAddress, absolute(from, place)};
    if (const auto end = m_allPassed ? std::nullopt : ask(probe::Ask::Place, true, probe::kNoAddress, linked.path)) {
        throw refusal(end->how);
    }
    return linked;
}

H5Place H5Probe::check(haddr_t address)
{
    checkObject(address);
    return {address, {}};
}

void H5Probe::checkValues(hid_t dataset)
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
    if (const auto end = ask(probe::Ask::Values, true, address)) {
        throw refusal(end->how);
    }
    m_valuesPassed.insert(address);
}

void H5Probe::checkAll()
{
    if (m_allPassed) {
        return;
    }
    if (const auto end = ask(probe::Ask::All, true)) {
        throw refusal(end->how).inFile(m_path);
    }
    m_allPassed = true;
    m_passed.clear();
    m_reports = {};
}

}  // namespace tensordesk
