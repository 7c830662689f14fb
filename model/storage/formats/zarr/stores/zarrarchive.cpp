// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/stores/zarrarchive.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipextract.h"
#include "model/storage/files/zip/zippeek.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/progressscope.h"

#include <fcntl.h>

#include <algorithm>
#include <cstring>

namespace tensordesk {

namespace {

/// No path on a disk is longer: such names can only mean to nest groups until a walk over them fails.
constexpr std::size_t kLongestZarrName = 4096;

FileState stateOfFile(const std::string& path)
{
    return FileState::ofOpen(openFile(path, O_RDONLY | O_NONBLOCK).get(), path);
}

}  // namespace

ZarrArchive::ZarrArchive(const std::string& path)
    : ZarrStore(path), m_file(std::make_shared<SingleFile>(path)), m_state(stateOfFile(path)), m_directory(zipBytesOf(m_file)),
      m_unpacked(std::make_shared<UnpackedMembers>(zipBytesOf(m_file)))
{
    for (const ZipMember& member : m_directory.members())
        if (member.name.size() <= kLongestZarrName)
            m_names.emplace_back(member.name);
    std::ranges::sort(m_names);
}

std::string_view ZarrArchive::nameOf(std::string_view path) const
{
    return path.size() > root().size() ? path.substr(root().size() + 1) : std::string_view();
}

const ZipMember* ZarrArchive::find(std::string_view path) const
{
    const std::string_view name = nameOf(path);
    return name.size() <= kLongestZarrName && !name.ends_with('/') ? m_directory.find(name) : nullptr;
}

std::string ZarrArchive::prefixOf(const std::string& folder) const
{
    const std::string_view name = nameOf(folder);
    return name.empty() ? std::string() : std::string(name) + '/';
}

bool ZarrArchive::hasReadable(const std::string& path) const
{
    if (find(path) != nullptr)
        return true;
    const std::string prefix = prefixOf(path);
    const auto next = std::ranges::lower_bound(m_names, std::string_view(prefix));
    return next != m_names.end() && next->starts_with(prefix);
}

std::vector<std::string> ZarrArchive::foldersIn(const std::string& folder) const
{
    const std::string prefix = prefixOf(folder);
    std::vector<std::string> names;
    auto at = std::ranges::lower_bound(m_names, std::string_view(prefix));
    while (at != m_names.end() && at->starts_with(prefix)) {
        ProgressScope::step();
        const std::size_t slash = at->find('/', prefix.size());
        if (slash == std::string_view::npos) {
            ++at;
            continue;
        }
        std::string name(at->substr(prefix.size(), slash - prefix.size()));
        // Past all that lies in it: no name in it sorts behind one with the character after the slash.
        const std::string behind = prefix + name + static_cast<char>('/' + 1);
        if (!name.empty() && name != "." && name != "..")
            names.push_back(std::move(name));
        at = std::lower_bound(at, m_names.end(), std::string_view(behind));
    }
    return names;
}

void ZarrArchive::forEachFile(const std::string& folder, const std::function<void(const std::string&, int64_t)>& visit) const
{
    const std::string prefix = prefixOf(folder);
    for (auto at = std::ranges::lower_bound(m_names, std::string_view(prefix)); at != m_names.end() && at->starts_with(prefix);
         ++at) {
        ProgressScope::step();
        if (const ZipMember* member = m_directory.find(*at); member != nullptr && !member->isFolder())
            visit(std::string(at->substr(prefix.size())), member->storedSize);
    }
}

std::string ZarrArchive::content(const std::string& path, int64_t limit) const
{
    // Texts that are packed unpack to no more than some times the archive, whatever is said of them.
    constexpr int64_t leastRoom = int64_t{16} << 20;
    return extracted(m_unpacked->bytes(), *find(path), std::min(limit, leastRoom + 4 * std::min(m_file->size(), limit)));
}

std::optional<ZarrFile> ZarrArchive::open(const std::string& path) const
{
    const ZipMember* const member = find(path);
    if (member == nullptr) {
        if (hasReadable(path))
            throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
        return std::nullopt;
    }
    member->check();
    ZarrFile file{path, member->size, {}};
    file.place = ChunkLocation{m_state, member->offset};
    if (member->isStored()) {
        file.bytes = m_file;
        file.begin = member->offset;
        file.fetch = [single = m_file, begin = member->offset](int64_t offset, std::byte* to, std::size_t size) {
            readAt(single->openForReading(), to, size, begin + offset, single->path());
        };
    } else {
        file.fetch = [unpacked = m_unpacked, member = *member](int64_t offset, std::byte* to, std::size_t size) {
            std::memcpy(to, unpacked->of(member).get() + offset, size);
        };
    }
    return file;
}

void ZarrArchive::checkEditable() const
{
    throw Error(
        ErrorKind::NotImplementedError,
        "is a zarr store in a zip archive, which is read-only because a changed chunk may need more room; save it as a folder to edit it")
        .inFile(root());
}

void ZarrArchive::write(const std::shared_ptr<const ZarrArray>&, const std::string&, const Part&, const at::Tensor&)
{
    checkEditable();
}

void ZarrArchive::verify(const std::function<void(const Finding&)>& report) const
{
    for (const ZipMember& member : m_directory.members()) {
        try {
            if (!member.isFolder())
                extract(m_unpacked->bytes(), member, [](std::string_view) { });
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            report({Finding::Severity::Error, {}, root(), error.reason()});
        }
    }
}

bool isZarrArchive(const std::string& path)
{
    const auto isAtTop = [](std::string_view name) { return name == kZarrFile || name == kOldGroupFile || name == kOldArrayFile; };
    const auto names = someZipNames(path);
    if (std::ranges::any_of(names, isAtTop))
        return true;
    // Behind very many chunks the names at the top are not among these.
    const auto isWithin = [&](std::string_view name) {
        const std::size_t slash = name.rfind('/');
        return slash != std::string_view::npos && isAtTop(name.substr(slash + 1));
    };
    if (std::ranges::none_of(names, isWithin))
        return false;
    try {
        const ZipDirectory directory(zipBytesOf(std::make_shared<SingleFile>(path)));
        return std::ranges::any_of(directory.members(), isAtTop, &ZipMember::name);
    } catch (const Error&) {
        return false;
    }
}

}  // namespace tensordesk
