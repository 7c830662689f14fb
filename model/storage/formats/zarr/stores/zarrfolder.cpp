// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/stores/zarrfolder.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/files/temporary/scratchfolder.h"
#include "model/storage/formats/zarr/zarrattributes.h"
#include "model/storage/formats/zarr/zarrchunkfile.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/key.h"
#include "model/tensordict/base/progressscope.h"

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <set>
#include <system_error>

namespace tensordesk {

namespace {

namespace fs = std::filesystem;

/// The path without links; empty if there is nothing.
std::string realPathOf(const std::string& path)
{
    const std::unique_ptr<char, void (*)(void*)> real(::realpath(path.c_str(), nullptr), std::free);
    if (real)
        return real.get();
    if (errno != ENOENT && errno != ENOTDIR)
        throw systemError(errno, "cannot be opened", path);
    return {};
}

}  // namespace

ZarrFolder::ZarrFolder(std::string root) : ZarrStore(std::move(root)), m_realRoot(realPathOf(this->root())) { }

// ---- files --------------------------------------------------------------------------------------

std::optional<std::string> ZarrFolder::placeOf(const std::string& path) const
{
    const auto edits = this->edits();
    return edits ? edits->placeOf(path) : path;
}

bool ZarrFolder::hasReadable(const std::string& path) const
{
    const auto place = placeOf(path);
    if (!place)
        return false;
    if (followsLinks())
        return exists(*place);
    const std::string target = realPathOf(*place);
    if (target.empty())
        return false;
    if (!isWithin(target, m_realRoot))
        throw Error(ErrorKind::PermissionError,
                    "is a link out of the opened folder, to {}. Allow such links to read it (`tensordesk --follow-links …`)",
                    stringLiteral(target))
            .inFile(path);
    return true;
}

bool ZarrFolder::hasFile(const std::string& path) const
{
    const auto place = placeOf(path);
    return place && isFile(*place);
}

std::optional<FileState> ZarrFolder::stateOf(const std::string& folder) const
{
    const auto place = placeOf(folder);
    return place ? FileState::of(*place) : std::nullopt;
}

std::vector<std::string> ZarrFolder::foldersIn(const std::string& folder) const
{
    const auto edits = this->edits();
    const std::set<std::string> arrived = edits ? edits->arrivedIn(folder) : std::set<std::string>();
    std::vector<std::string> names(arrived.begin(), arrived.end());
    std::error_code error;
    for (fs::directory_iterator it(placeOf(folder).value_or(folder), error), end; !error && it != end; it.increment(error)) {
        ProgressScope::step();
        std::error_code unknown;
        std::string name = it->path().filename().string();
        if (it->is_directory(unknown) && !arrived.contains(name))
            names.push_back(std::move(name));
    }
    if (error)
        throw Error(ErrorKind::OSError, "cannot be listed: {}", Message::verbatim(error.message())).inFile(folder);
    return names;
}

void ZarrFolder::forEachFile(const std::string& folder, const std::function<void(const std::string&, int64_t)>& visit) const
{
    const std::string place = placeOf(folder).value_or(folder);
    std::error_code error;
    for (fs::recursive_directory_iterator it(place, error), end; !error && it != end; it.increment(error)) {
        ProgressScope::step();
        std::error_code unknown;
        if (it->is_symlink(unknown) || it->is_regular_file(unknown)) {
            const auto size = it->is_symlink(unknown) ? 0 : static_cast<int64_t>(it->file_size(unknown));
            visit(it->path().string().substr(place.size() + 1), size);
        }
    }
}

std::string ZarrFolder::content(const std::string& path, int64_t limit) const
{
    const std::string place = placeOf(path).value_or(path);
    const auto state = FileState::of(place);
    std::string content = readFile(place, limit);
    if (place == path)
        noteSeen(path, state);
    return content;
}

std::optional<ZarrFile> ZarrFolder::open(const std::string& path) const
{
    const auto edits = this->edits();
    const auto found = edits ? edits->placeOf(path) : path;
    if (!found)
        throw systemError(ENOENT, "cannot be opened", path);
    const std::string& place = *found;
    const bool isStaged = place != path;
    if (!hasReadable(path)) {
        if (!isStaged)
            noteSeen(path, std::nullopt);
        return std::nullopt;
    }
    ZarrFile file = openZarrFile(place);
    const auto overlay = edits ? edits->overlayOf(path) : nullptr;
    if (!isStaged)
        noteSeen(path, file.place->file);
    file.path = path;
    if (overlay)
        file.fetch = [overlay](int64_t offset, std::byte* to, std::size_t size) { overlay->read(offset, to, size); };
    if (overlay || isStaged)
        file.place.reset();
    if (file.size > 0)
        file.bytes = std::make_shared<ZarrChunkFile>(place, file.size, overlay);
    return file;
}

// ---- changes by others --------------------------------------------------------------------------

void ZarrFolder::noteSeen(const std::string& path, const std::optional<FileState>& state) const
{
    constexpr std::size_t most = std::size_t{1} << 16;
    const std::lock_guard lock(m_editsMutex);
    if (m_seen.size() < most)
        m_seen.emplace(path, state);
}

void ZarrFolder::checkUnchanged(const std::string& path, const std::optional<FileState>& now) const
{
    const std::lock_guard lock(m_editsMutex);
    const auto seen = m_seen.find(path);
    if (seen != m_seen.end() && seen->second != now)
        throw Error(ErrorKind::RuntimeError,
                    "was changed by another program since it was opened; open it again to edit its present content")
            .inFile(path);
}

// ---- editing ------------------------------------------------------------------------------------

std::shared_ptr<ZarrEdits> ZarrFolder::edits() const
{
    const std::lock_guard lock(m_editsMutex);
    return m_edits;
}

std::shared_ptr<ZarrEdits> ZarrFolder::editing() const
{
    if (auto edits = this->edits())
        return edits;
    throw Error(ErrorKind::PermissionError, "is open read-only; switch to editing first").inFile(root());
}

void ZarrFolder::checkEditable() const { }

void ZarrFolder::beginEditing(const std::string& journal)
{
    auto edits = std::make_shared<ZarrEdits>(root(), journal, [this](const std::string& path, const std::optional<FileState>& now) {
        checkMayChange(path, now);
    });
    const std::lock_guard lock(m_editsMutex);
    m_edits = std::move(edits);
}

void ZarrFolder::checkMayChange(const std::string& path, const std::optional<FileState>& now) const
{
    checkUnchanged(path, now);
    std::error_code unknown;
    if (fs::is_symlink(path, unknown))
        throw Error(ErrorKind::PermissionError, "is a link, which is read but not written").inFile(path);
    if (now && !now->isRegular())
        throw Error(ErrorKind::OSError, "is not a regular file").inFile(path);
    if (now)
        checkWritable(path);
    std::string folder = fs::path(path).parent_path().string();
    while (!exists(folder))
        folder = fs::path(folder).parent_path().string();
    if (!isWithin(realPath(folder), m_realRoot))
        throw Error(ErrorKind::PermissionError, "is a link out of the opened folder, which is read but not written").inFile(folder);
}

void ZarrFolder::write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
                       const at::Tensor& values)
{
    const auto edits = editing();
    for (const char* const name : {kZarrFile, kOldArrayFile})
        if (const std::string path = joined(folder, name); exists(path))
            checkUnchanged(path, FileState::of(path));
    edits->write(array, folder, part, values);
}

bool ZarrFolder::readEdited(const std::string& path, const Part& part, const at::Tensor& into) const
{
    const auto edits = this->edits();
    return edits && edits->read(path, part, into);
}

/// Throws if the file to be moved, if any, is a link, was changed by others, or its folder is not part of the store.
void ZarrFolder::checkMayMove(const std::string& path) const
{
    const std::string place = placeOf(path).value_or(path);
    std::error_code unknown;
    if (fs::is_symlink(place, unknown))
        throw Error(ErrorKind::PermissionError, "is a link, which is read but not written").inFile(path);
    const std::string folder = fs::path(path).parent_path().string();
    if (!isWithin(realPath(placeOf(folder).value_or(folder)), m_realRoot))
        throw Error(ErrorKind::PermissionError, "is a link out of the opened folder, which is read but not written").inFile(folder);
    const std::string metadata = joined(path, kZarrFile);
    if (placeOf(metadata) == metadata && exists(metadata))
        checkUnchanged(metadata, FileState::of(metadata));
}

void ZarrFolder::putInPlace(const std::string& made, const std::string& path)
{
    checkMayMove(path);
    editing()->putInPlace(made, path);
}

void ZarrFolder::move(const std::string& from, const std::string& to)
{
    checkMayMove(from);
    checkMayMove(to);
    editing()->move(from, to);
}

void ZarrFolder::takeOut(const std::string& path)
{
    checkMayMove(path);
    editing()->move(path, newPath());
}

void ZarrFolder::rewrite(const std::string& path, std::string_view content)
{
    if (placeOf(path) == path)
        checkMayChange(path, FileState::of(path));
    editing()->rewrite(path, content);
}

void ZarrFolder::endEditing(Progress& progress)
{
    const auto edits = this->edits();
    if (!edits)
        return;
    try {
        edits->commit(progress);
    } catch (...) {
        endEdits();
        throw;
    }
    endEdits();
}

void ZarrFolder::cancelEditing() noexcept
{
    endEdits();
}

void ZarrFolder::endEdits() noexcept
{
    const auto edits = this->edits();
    const std::set<std::string> touched = edits ? edits->touched() : std::set<std::string>();
    {
        const std::lock_guard lock(m_editsMutex);
        m_edits.reset();
        // Written or restored files have another time.
        std::erase_if(m_seen, [&](const auto& seen) {
            std::string path = seen.first;
            while (path.size() > root().size() && !touched.contains(path))
                path.resize(path.rfind('/'));
            return touched.contains(path);
        });
    }
    forgetChunks();
}

void ZarrFolder::removeLeftovers() noexcept
{
    ScratchFolder::removeAbandonedIn(root());
}

void ZarrFolder::checkMayWrite(const std::string& file) const
{
    if (!isWithin(realPath(file), m_realRoot))
        throw Error(ErrorKind::PermissionError, "is a link out of the opened folder, which is read but not written").inFile(file);
    checkWritable(file);
}

}  // namespace tensordesk
