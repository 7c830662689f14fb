// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/transaction/fileoverlay.h"

#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

namespace tensordesk {

namespace {

constexpr std::size_t kStoreBuffer = std::size_t{1} << 20;

}  // namespace

ByteStore::ByteStore(std::string path) : m_path(std::move(path)), m_file(openFile(m_path, O_RDWR | O_CREAT | O_EXCL)) { }

int64_t ByteStore::append(const void* data, std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    const int64_t position = m_written + static_cast<int64_t>(m_buffer.size());
    if (m_buffer.size() + size > kStoreBuffer)
        empty();
    if (size > kStoreBuffer) {
        writeAt(m_file, data, size, m_written, m_path);
        m_written += static_cast<int64_t>(size);
    } else {
        m_buffer.append(static_cast<const char*>(data), size);
    }
    return position;
}

void ByteStore::empty()
{
    writeAt(m_file, m_buffer.data(), m_buffer.size(), m_written, m_path);
    m_written += static_cast<int64_t>(m_buffer.size());
    m_buffer.clear();
}

void ByteStore::read(int64_t position, void* data, std::size_t size)
{
    const std::lock_guard lock(m_mutex);
    if (position + static_cast<int64_t>(size) > m_written)
        empty();
    readAt(m_file, data, size, position, m_path);
}

void ByteStore::flush()
{
    const std::lock_guard lock(m_mutex);
    empty();
    if (::fsync(m_file.get()) != 0)
        throw systemError(errno, "cannot be flushed to disk", m_path);
}

int64_t ByteStore::size() const
{
    const std::lock_guard lock(m_mutex);
    return m_written + static_cast<int64_t>(m_buffer.size());
}

FileOverlay::FileOverlay(std::string path, Descriptor file, std::shared_ptr<ByteStore> store)
    : m_path(std::move(path)), m_file(std::move(file)), m_store(std::move(store)),
      m_before(FileState::ofOpen(m_file.get(), m_path)), m_length(m_before.size), m_shown(m_before.size)
{
}

void FileOverlay::read(int64_t offset, void* data, std::size_t size) const
{
    const std::lock_guard lock(m_mutex);
    auto* bytes = static_cast<char*>(data);
    const int64_t end = offset + static_cast<int64_t>(size);
    const auto fromFile = [&](int64_t until) {
        const int64_t inFile = std::clamp<int64_t>(std::min(until, m_shown) - offset, 0, until - offset);
        readAt(m_file, bytes, static_cast<std::size_t>(inFile), offset, m_path);
        std::memset(bytes + inFile, 0, static_cast<std::size_t>(until - offset - inFile));
        bytes += until - offset;
        offset = until;
    };
    auto piece = m_pieces.upper_bound(offset);
    if (piece != m_pieces.begin())
        --piece;
    for (; piece != m_pieces.end() && piece->first < end; ++piece) {
        const int64_t pieceEnd = piece->first + piece->second.size;
        if (pieceEnd <= offset)
            continue;
        if (piece->first > offset)
            fromFile(piece->first);
        const int64_t count = std::min(pieceEnd, end) - offset;
        m_store->read(piece->second.position + offset - piece->first, bytes, static_cast<std::size_t>(count));
        bytes += count;
        offset += count;
    }
    if (offset < end)
        fromFile(end);
}

void FileOverlay::write(int64_t offset, const void* data, std::size_t size)
{
    if (size == 0)
        return;
    const int64_t position = m_store->append(data, size);
    const std::lock_guard lock(m_mutex);
    const auto count = static_cast<int64_t>(size);
    cutOut(offset, count);
    m_length = std::max(m_length, offset + count);
    const auto next = m_pieces.lower_bound(offset);
    if (next != m_pieces.begin()) {
        auto& [start, piece] = *std::prev(next);
        if (start + piece.size == offset && piece.position + piece.size == position) {
            piece.size += count;
            return;
        }
    }
    m_pieces.emplace_hint(next, offset, Piece{count, position});
}

void FileOverlay::cutOut(int64_t offset, int64_t size)
{
    const int64_t end = offset + size;
    auto piece = m_pieces.lower_bound(offset);
    if (piece != m_pieces.begin()) {
        auto& [start, before] = *std::prev(piece);
        if (const int64_t beforeEnd = start + before.size; beforeEnd > offset) {
            if (beforeEnd > end)
                m_pieces.emplace(end, Piece{beforeEnd - end, before.position + end - start});
            before.size = offset - start;
            piece = m_pieces.lower_bound(offset);
        }
    }
    while (piece != m_pieces.end() && piece->first < end) {
        const int64_t pieceEnd = piece->first + piece->second.size;
        if (pieceEnd > end)
            m_pieces.emplace(end, Piece{pieceEnd - end, piece->second.position + end - piece->first});
        piece = m_pieces.erase(piece);
    }
}

int64_t FileOverlay::length() const
{
    const std::lock_guard lock(m_mutex);
    return m_length;
}

void FileOverlay::setLength(int64_t length)
{
    const std::lock_guard lock(m_mutex);
    if (length < m_length)
        cutOut(length, m_length - length);
    m_shown = std::min(m_shown, length);
    m_length = length;
}

std::vector<FileOverlay::Extent> FileOverlay::extents() const
{
    const std::lock_guard lock(m_mutex);
    std::vector<Extent> extents;
    extents.reserve(m_pieces.size());
    for (const auto& [offset, piece] : m_pieces)
        extents.push_back({offset, piece.size, piece.position});
    return extents;
}

int64_t FileOverlay::shownOfFile() const
{
    const std::lock_guard lock(m_mutex);
    return m_shown;
}

bool FileOverlay::isChanged() const
{
    const std::lock_guard lock(m_mutex);
    return !m_pieces.empty() || m_length != m_before.size || m_shown != m_before.size;
}

void FileOverlay::commit() const
{
    const std::vector<Extent> all = extents();
    const auto cutTo = [this](int64_t length) {
        if (::ftruncate(m_file.get(), length) != 0)
            throw systemError(errno, "cannot be given its new length", m_path);
    };
    if (const int64_t shown = shownOfFile(); shown < m_before.size)
        cutTo(shown);
    std::string buffer;
    int64_t end = shownOfFile();
    for (const Extent& extent : all) {
        for (int64_t done = 0; done < extent.size;) {
            buffer.resize(static_cast<std::size_t>(std::min<int64_t>(extent.size - done, kStoreBuffer)));
            m_store->read(extent.position + done, buffer.data(), buffer.size());
            writeAt(m_file, buffer.data(), buffer.size(), extent.offset + done, m_path);
            done += static_cast<int64_t>(buffer.size());
        }
        end = std::max(end, extent.offset + extent.size);
    }
    if (end != length())
        cutTo(length());
}

}  // namespace tensordesk
