// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/zarr/zarredits.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/formats/zarr/stores/zarrfile.h"
#include "model/storage/formats/zarr/zarrchunkfile.h"
#include "model/storage/formats/zarr/zarrchunks.h"
#include "model/storage/formats/zarr/zarrlayout.h"
#include "model/storage/formats/zarr/zarrshards.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/base/memory.h"
#include "model/tensordict/base/progressscope.h"

#include <ATen/ops/empty.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>

namespace tensordesk {

namespace {

/// Bytes of chunks that are changed in memory; one may have more.
constexpr int64_t kMostLoaded = int64_t{128} << 20;
/// From this size on a chunk that is not packed is not read, changed and written as a whole. Each such file stays open.
constexpr int64_t kWorthOverlaying = int64_t{64} << 20;

std::string folderAbove(const std::string& path)
{
    return std::filesystem::path(path).parent_path().string();
}

bool isLarge(const ZarrArray& array)
{
    return !array.grid.shards && array.grid.codecs.isEmpty() && !array.grid.isSwapped
        && zarrChunkBytes(array.grid, array.dtype) >= kWorthOverlaying;
}

/// True if `part` is all that a chunk has of its array.
bool isWhole(const ZarrArray& array, const Shape& position, const Part& part)
{
    for (std::size_t dim = 0; dim < part.size(); ++dim) {
        const int64_t size = array.grid.chunk[dim];
        if (part[dim].step != 1 || part[dim].count != std::min(size, array.shape[dim] - position[dim] * size))
            return false;
    }
    return true;
}

}  // namespace

ZarrEdits::ZarrEdits(std::string root, std::string journal, Check check)
    : m_check(std::move(check)), m_scratch(root), m_transaction(std::move(root), std::move(journal))
{
}

ZarrEdits::~ZarrEdits()
{
    // The folder contains files of the journal.
    if (m_transaction.hasJournal())
        m_scratch.keep();
}

void ZarrEdits::write(const std::shared_ptr<const ZarrArray>& array, const std::string& folder, const Part& part,
                      const at::Tensor& values)
{
    forEachZarrChunk(part, array->grid.chunk, [&](const Shape& position, const Part& inChunk, const Part& inPart) {
        ProgressScope::current().check();
        const std::string path = joined(folder, array->chunkName(position));
        const at::Tensor some = narrowed(values, wholePart(values.sizes().vec()), inPart);
        const std::lock_guard lock(m_mutex);
        if (isLarge(*array))
            writeLarge(*array, path, inChunk, some);
        else
            narrowed(load(array, path, isWhole(*array, position, inChunk)), wholePart(array->grid.chunk), inChunk).copy_(some);
    });
}

void ZarrEdits::checkMayChange(const std::string& path)
{
    if (m_before.contains(path))
        return;
    const auto now = FileState::of(path);
    m_check(path, now);
    m_before.emplace(path, now);
}

at::Tensor& ZarrEdits::load(const std::shared_ptr<const ZarrArray>& array, const std::string& path, bool isOverwritten)
{
    if (const auto found = m_loaded.find(path); found != m_loaded.end())
        return found->second.elements;
    checkMayChange(path);
    const int64_t bytes = zarrChunkBytes(array->grid, array->dtype);
    makeRoom(bytes);
    const auto staged = m_staged.find(path);
    at::Tensor elements;
    if (!isOverwritten && (staged != m_staged.end() || m_before.at(path))) {
        elements = wholeZarrFile(*array, openZarrFile(staged != m_staged.end() ? staged->second.place : path));
    } else {
        checkFits(array->grid.chunk, array->dtype);
        elements = guardingTorch([&] { return at::empty(array->grid.chunk, at::TensorOptions(array->dtype)); });
        elements.copy_(array->fill.expand(array->grid.chunk));
    }
    m_order.push_back(path);
    m_loadedBytes += bytes;
    return m_loaded.emplace(path, Loaded{array, std::move(elements)}).first->second.elements;
}

void ZarrEdits::makeRoom(int64_t bytes)
{
    while (!m_order.empty() && m_loadedBytes + bytes > kMostLoaded) {
        const auto first = m_loaded.find(m_order.front());
        stage(first->first, first->second);
        m_loadedBytes -= static_cast<int64_t>(first->second.elements.nbytes());
        m_loaded.erase(first);
        m_order.pop_front();
    }
}

void ZarrEdits::stage(const std::string& path, const Loaded& chunk)
{
    try {
        const ZarrBytes bytes = packedZarrShard(chunk.array->grid, chunk.elements, chunk.array->fill);
        const std::string& place = stagedPlace(path);
        const Descriptor file = openFile(place, O_WRONLY | O_CREAT | O_TRUNC);
        if (const auto& before = m_before.at(path))
            ::fchmod(file.get(), before->mode & 07777);
        writeAt(file, bytes.data.get(), bytes.size, 0, place);
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

const std::string& ZarrEdits::stagedPlace(const std::string& path)
{
    if (const auto found = m_staged.find(path); found != m_staged.end())
        return found->second.place;
    std::string missing;
    if (!m_before.at(path))
        for (std::string folder = folderAbove(path); !exists(folder); folder = folderAbove(folder))
            missing = folder;
    if (missing.empty())
        return m_staged.emplace(path, Staged{m_scratch.newPath()}).first->second.place;
    const auto [made, isNew] = m_newFolders.try_emplace(missing);
    if (isNew)
        made->second = m_scratch.newPath();
    std::string place = made->second + path.substr(missing.size());
    makeFolders(folderAbove(place));
    return m_staged.emplace(path, Staged{std::move(place), true}).first->second.place;
}

void ZarrEdits::writeLarge(const ZarrArray& array, const std::string& path, const Part& part, const at::Tensor& values)
{
    checkMayChange(path);
    if (!m_before.at(path) && !m_staged.contains(path))
        createFilled(array, path);
    const auto staged = m_staged.find(path);
    const std::string place = staged == m_staged.end() ? path : staged->second.place;
    const int64_t bytes = zarrChunkBytes(array.grid, array.dtype);
    auto overlay = m_transaction.edit(place, [&](const FileState& state) {
        if (state.size != bytes)
            throw Error(ErrorKind::OSError, "has a chunk of {} bytes instead of {}", state.size, bytes).inFile(path);
    });
    const auto file = std::make_shared<ZarrChunkFile>(place, bytes, std::move(overlay));
    RawLeaf(file, 0, array.grid.chunk, array.dtype, zarrStrides(array.grid)).write(part, values);
}

/// Makes the file of a large chunk that was not written yet: where the fill value is zero it takes no room.
void ZarrEdits::createFilled(const ZarrArray& array, const std::string& path)
{
    const std::string& place = stagedPlace(path);
    const Descriptor file = openFile(place, O_WRONLY | O_CREAT | O_EXCL);
    const int64_t bytes = zarrChunkBytes(array.grid, array.dtype);
    const auto* fill = static_cast<const char*>(array.fill.const_data_ptr());
    if (std::all_of(fill, fill + array.fill.nbytes(), [](char byte) { return byte == 0; })) {
        if (::ftruncate(file.get(), bytes) != 0)
            throw systemError(errno, "cannot be given its new length", path);
        return;
    }
    constexpr int64_t most = int64_t{1} << 20;
    const int64_t item = itemSize(array.dtype);
    const at::Tensor block = array.fill.expand({most / item}).contiguous();
    for (int64_t done = 0; done < bytes;) {
        const int64_t count = std::min(bytes - done, most / item * item);
        writeAt(file, block.const_data_ptr(), static_cast<std::size_t>(count), done, path);
        done += count;
    }
}

bool ZarrEdits::read(const std::string& path, const Part& part, const at::Tensor& into) const
{
    const std::lock_guard lock(m_mutex);
    const auto found = m_loaded.find(path);
    if (found == m_loaded.end())
        return false;
    copyZarrPart(found->second.elements, part, into);
    return true;
}

std::optional<std::string> ZarrEdits::placeOf(const std::string& path) const
{
    const std::lock_guard lock(m_mutex);
    const auto staged = m_staged.find(path);
    return staged == m_staged.end() ? m_transaction.moves().find(path) : staged->second.place;
}

std::shared_ptr<FileOverlay> ZarrEdits::overlayOf(const std::string& path) const
{
    const std::lock_guard lock(m_mutex);
    const auto staged = m_staged.find(path);
    return m_transaction.edited(staged == m_staged.end() ? path : staged->second.place);
}

void ZarrEdits::move(const std::string& from, const std::string& to)
{
    const std::lock_guard lock(m_mutex);
    collectMoves();
    moveFolder(from, to);
}

void ZarrEdits::moveFolder(const std::string& from, const std::string& to)
{
    m_transaction.move(from, to);
    std::set<std::string> arrived{to};
    for (const std::string& path : m_arrived)
        arrived.insert(isWithin(path, from) ? to + path.substr(from.size()) : path);
    m_arrived = std::move(arrived);
    m_changed.insert({from, to});
}

void ZarrEdits::putInPlace(const std::string& made, const std::string& to)
{
    const std::lock_guard lock(m_mutex);
    collectMoves();
    m_transaction.flushBefore(made);
    for (const auto& file : std::filesystem::recursive_directory_iterator(made))
        m_transaction.flushBefore(file.path().string());
    moveFolder(made, to);
}

std::set<std::string> ZarrEdits::arrivedIn(const std::string& folder) const
{
    const std::lock_guard lock(m_mutex);
    std::set<std::string> names;
    for (const std::string& path : m_arrived)
        if (folderAbove(path) == folder)
            names.insert(path.substr(folder.size() + 1));
    return names;
}

void ZarrEdits::rewrite(const std::string& path, std::string_view content)
{
    const std::lock_guard lock(m_mutex);
    collectMoves();
    const std::string made = m_scratch.newPath();
    const Descriptor file = openFile(made, O_WRONLY | O_CREAT | O_EXCL);
    if (const auto before = FileState::of(m_transaction.moves().real(path)))
        ::fchmod(file.get(), before->mode & 07777);
    writeAt(file, content.data(), content.size(), 0, made);
    m_transaction.flushBefore(made);
    m_transaction.replace(made, path, m_scratch.newPath());
    m_changed.insert(path);
}

void ZarrEdits::collectMoves()
{
    for (const auto& [path, chunk] : m_loaded)
        stage(path, chunk);
    for (const auto& [path, before] : m_before)
        if (FileState::of(path) != before)
            throw Error(ErrorKind::RuntimeError,
                        "was changed by another program since it was opened; open it again to edit its present content")
                .inFile(path);
    for (const auto& [path, staged] : m_staged) {
        m_transaction.flushBefore(staged.place);
        if (staged.isInNewFolder)
            m_transaction.flushBefore(folderAbove(staged.place));
        else if (m_before.at(path))
            m_transaction.replace(staged.place, path, m_scratch.newPath());
        else
            m_transaction.move(staged.place, path);
    }
    for (const auto& [missing, made] : m_newFolders) {
        m_transaction.flushBefore(made);
        m_transaction.move(made, missing);
    }
    m_loaded.clear();
    m_order.clear();
    m_loadedBytes = 0;
    m_staged.clear();
    m_newFolders.clear();
}

void ZarrEdits::commit(Progress& progress)
{
    {
        const ProgressScope scope(progress);
        const std::lock_guard lock(m_mutex);
        collectMoves();
    }
    m_transaction.commit(progress);
}

std::set<std::string> ZarrEdits::touched() const
{
    const std::lock_guard lock(m_mutex);
    std::set<std::string> paths = m_changed;
    for (const auto& [path, before] : m_before)
        paths.insert(path);
    return paths;
}

}  // namespace tensordesk
