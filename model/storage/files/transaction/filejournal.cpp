// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/transaction/filejournal.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/hash.h"
#include "model/storage/files/systemerror.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <ctime>
#include <filesystem>
#include <set>

namespace tensordesk {

namespace {

constexpr std::string_view kJournalMagic = "tensordesk-journal-5\n";
constexpr std::string_view kNumberedMagic = "tensordesk-journal-4\n";  // of version 0.1.0
constexpr std::string_view kAnyJournalMagic = "tensordesk-journal-";
constexpr std::size_t kJournalBuffer = std::size_t{1} << 20;
const std::string kFileTag = "file", kMoveTag = "move", kEndTag = "end";

std::string journalIn(const std::string& folder)
{
    return joined(folder, "journal");
}
std::string newBytesIn(const std::string& folder)
{
    return joined(folder, "new");
}

/// Returns the path `relative` below `root`.
std::string below(const std::string& root, const std::string& relative)
{
    return relative.empty() ? root : joined(root, relative);
}

/// Calls `use(offset, size)` for stretches of at most a buffer's length that make up `size` bytes.
template <typename Use>
void inBlocks(int64_t size, Use&& use)
{
    for (int64_t done = 0; done < size;) {
        const int64_t count = std::min<int64_t>(size - done, kJournalBuffer);
        use(done, count);
        done += count;
    }
}

/// A hash of some bytes of a file that a save leaves alone: another file of that number and length, which a new run
/// wrote in place of the old one, has others there.
template <typename Extents>
uint64_t samplesOf(const Descriptor& file, const std::string& path, const Extents& extents, int64_t length)
{
    constexpr int64_t kSamples = 64, kBytes = 512;
    uint64_t hash = hashOf({});
    std::array<char, kBytes> block;
    int64_t from = 0;
    for (int64_t i = 0; i < kSamples; ++i) {
        const int64_t offset = std::max(from, std::max<int64_t>(length - kBytes, 0) / (kSamples - 1) * i);
        const int64_t size = std::min(kBytes, length - offset);
        if (size <= 0)
            break;
        readAt(file, block.data(), static_cast<std::size_t>(size), offset, path);
        auto extent = std::upper_bound(extents.begin(), extents.end(), offset,
                                       [](int64_t at, const auto& each) { return at < each.offset + each.size; });
        for (; extent != extents.end() && extent->offset < offset + size; ++extent) {
            const int64_t first = std::max(extent->offset - offset, int64_t{0});
            const int64_t end = std::min(extent->offset + extent->size - offset, size);
            std::memset(block.data() + first, 0, static_cast<std::size_t>(end - first));
        }
        hash = hashOf({block.data(), static_cast<std::size_t>(size)}, hash);
        from = offset + size;
    }
    return hash;
}

/// Returns the identity of `root`, following links; empty if it does not exist.
std::optional<FileIdentity> identityOfRoot(const std::string& root)
{
    std::error_code failure;
    const std::filesystem::path real = std::filesystem::canonical(root, failure);
    return failure ? std::nullopt : FileIdentity::of(real.string());
}

uint64_t hashOfFile(const Descriptor& file, const std::string& path)
{
    const int64_t size = FileState::ofOpen(file.get(), path).size;
    std::string buffer;
    uint64_t hash = hashOf({});
    inBlocks(size, [&](int64_t offset, int64_t count) {
        buffer.resize(static_cast<std::size_t>(count));
        readAt(file, buffer.data(), buffer.size(), offset, path);
        hash = hashOf(buffer, hash);
    });
    return hash;
}

void flushOpen(const Descriptor& file, const std::string& path)
{
    if (::fsync(file.get()) != 0)
        throw systemError(errno, "cannot be flushed to disk", path);
}

Error notTheSame(Message what, const std::string& path)
{
    return Error(ErrorKind::RuntimeError, std::move(what)).inFile(path);
}

}  // namespace

bool FileJournal::exists(const std::string& folder)
{
    return tensordesk::exists(journalIn(folder));
}

// ---- writing ------------------------------------------------------------------------------------

FileJournal::Writer::Writer(std::string folder, const std::string& root)
    : m_folder(std::move(folder)), m_root(root), m_hash(hashOf({}))
{
    const std::string temporary = journalIn(m_folder) + ".part";
    m_file = openFile(temporary, O_WRONLY | O_CREAT | O_TRUNC);
    write(kJournalMagic.data(), kJournalMagic.size());
    const auto identity = identityOfRoot(root);
    if (!identity)
        throw systemError(ENOENT, "cannot be written", root);
    write(std::filesystem::canonical(root).string());  // a link may lead to another place later
    write(*identity);
    write(int64_t{std::time(nullptr)});
}

FileJournal::Writer::~Writer()
{
    if (!m_finished)
        removeQuietly(journalIn(m_folder) + ".part");
}

void FileJournal::Writer::add(const FileOverlay& file)
{
    const std::vector<FileOverlay::Extent> extents = file.extents();
    const int64_t length = file.before().size, shown = file.shownOfFile();
    write(kFileTag);
    write(relative(file.path()));
    write(FileIdentity::ofOpen(file.file().get(), file.path()));
    write(length);
    write(shown);
    write(file.length());
    write(static_cast<int64_t>(samplesOf(file.file(), file.path(), extents, shown)));
    write(static_cast<int64_t>(extents.size()) + (shown < length ? 1 : 0));
    for (const FileOverlay::Extent& extent : extents) {
        write(extent.offset);
        write(extent.size);
        write(extent.position);
        writeOld(file, extent.offset, std::clamp<int64_t>(length - extent.offset, 0, extent.size));
    }
    if (shown < length) {
        write(shown);
        write(length - shown);
        write(-1);
        writeOld(file, shown, length - shown);
    }
}

void FileJournal::Writer::writeOld(const FileOverlay& file, int64_t offset, int64_t size)
{
    write(size);
    std::string buffer;
    inBlocks(size, [&](int64_t at, int64_t count) {
        buffer.resize(static_cast<std::size_t>(count));
        readAt(file.file(), buffer.data(), buffer.size(), offset + at, file.path());
        write(buffer.data(), buffer.size());
    });
}

void FileJournal::Writer::add(const Move& move)
{
    write(kMoveTag);
    write(relative(move.move.from));
    write(relative(move.move.to));
    write(move.move.backup.empty() ? std::string() : relative(move.move.backup));
    write(move.identity);
    write(move.replaced);
    write(move.backup);
}

void FileJournal::Writer::finish(ByteStore& store)
{
    store.flush();
    write(kEndTag);
    write(static_cast<int64_t>(hashOfFile(openFile(newBytesIn(m_folder), O_RDONLY), newBytesIn(m_folder))));
    write(static_cast<int64_t>(m_hash));
    empty();
    const std::string temporary = journalIn(m_folder) + ".part";
    flushOpen(m_file, temporary);
    if (::rename(temporary.c_str(), journalIn(m_folder).c_str()) != 0)
        throw systemError(errno, "cannot be renamed", temporary);
    m_finished = true;
    flushToDisk(m_folder);
    flushToDisk(std::filesystem::path(m_folder).parent_path().string());
}

std::string FileJournal::Writer::relative(const std::string& path) const
{
    if (!isWithin(path, m_root))
        throw Error(ErrorKind::Internal, "lies outside of the saved range, {}", m_root).inFile(path);
    return path.size() == m_root.size() ? std::string() : path.substr(m_root.size() + (m_root == "/" ? 0 : 1));
}

void FileJournal::Writer::write(const void* data, std::size_t size)
{
    const std::string_view bytes(static_cast<const char*>(data), size);
    m_hash = hashOf(bytes, m_hash);
    if (m_buffer.size() + size > kJournalBuffer)
        empty();
    m_buffer += bytes;
}

void FileJournal::Writer::empty()
{
    writeAt(m_file, m_buffer.data(), m_buffer.size(), m_size, journalIn(m_folder));
    m_size += static_cast<int64_t>(m_buffer.size());
    m_buffer.clear();
}

void FileJournal::Writer::write(int64_t number)
{
    write(&number, sizeof number);
}

void FileJournal::Writer::write(const std::string& text)
{
    write(static_cast<int64_t>(text.size()));
    write(text.data(), text.size());
}

void FileJournal::Writer::write(const FileIdentity& identity)
{
    write(static_cast<int64_t>(identity.device));
    write(static_cast<int64_t>(identity.inode));
    write(identity.born);
}

// ---- reading ------------------------------------------------------------------------------------

/// Reads from front to end and never beyond it, whatever the numbers in the file say.
class FileJournal::Reader {
public:
    explicit Reader(const std::string& folder)
        : m_name(journalIn(folder)), m_file(openFile(m_name, O_RDONLY)), m_end(FileState::ofOpen(m_file.get(), m_name).size)
    {
        std::string magic(std::min<std::size_t>(kJournalMagic.size(), static_cast<std::size_t>(m_end)), '\0');
        read(magic.data(), magic.size());
        m_isNumbered = magic == kNumberedMagic;
        if (magic != kJournalMagic && !m_isNumbered && magic.starts_with(kAnyJournalMagic) && magic.back() == '\n')
            throw Error(
                ErrorKind::ValueError,
                "is the journal of a save by another version of TensorDesk, and only that version can roll it back; nothing was changed. Recover with that version, or discard the journal")
                .inFile(m_name);
        if (magic != kJournalMagic && !m_isNumbered)
            fail();
    }

    int64_t number()
    {
        int64_t value = 0;
        read(&value, sizeof value);
        return value;
    }
    int64_t size()
    {
        const int64_t value = number();
        if (value < 0 || value > kMostBytes)
            fail();
        return value;
    }
    /// A number of things that take at least `size` bytes each.
    int64_t count(int64_t size)
    {
        const int64_t value = number();
        if (value < 0 || value > (m_end - m_at) / size)
            fail();
        return value;
    }
    std::string text()
    {
        std::string value(static_cast<std::size_t>(count(1)), '\0');
        read(value.data(), value.size());
        return value;
    }
    /// Reads the next tag.
    std::string tag()
    {
        if (!m_isNumbered)
            return text();
        switch (number()) {
        case 1: return kFileTag;
        case 2: return kMoveTag;
        case 3: return kEndTag;
        default: fail();
        }
    }
    /// A path that stays below the root.
    std::string path()
    {
        std::string value = text();
        const std::filesystem::path path(value);
        if (path.is_absolute() || std::find(path.begin(), path.end(), "..") != path.end())
            fail();
        return value;
    }
    FileIdentity identity()
    {
        FileIdentity identity;
        identity.device = static_cast<uint64_t>(number());
        identity.inode = static_cast<uint64_t>(number());
        identity.born = number();
        return identity;
    }
    File file()
    {
        File file;
        file.path = path();
        file.identity = identity();
        file.oldLength = size();
        file.shown = size();
        file.newLength = size();
        file.samples = static_cast<uint64_t>(number());
        file.extents.resize(static_cast<std::size_t>(count(32)));
        int64_t end = 0;
        for (Extent& extent : file.extents) {
            extent.offset = size();
            extent.size = size();
            extent.position = number();
            extent.keptSize = count(1);
            extent.kept = m_at;
            const bool isCut = extent.position == -1;
            if (extent.position < -1 || extent.keptSize > extent.size || extent.size == 0
                || (extent.keptSize > 0 && extent.offset + extent.keptSize > file.oldLength) || (!isCut && extent.offset < end)
                || (isCut
                    && (&extent != &file.extents.back() || extent.offset != file.shown
                        || extent.offset + extent.keptSize != file.oldLength)))
                fail();
            end = isCut ? end : extent.offset + extent.size;
            skip(extent.keptSize);
        }
        // Cut-off bytes are kept, because restoring the length requires them.
        const bool hasCut = !file.extents.empty() && file.extents.back().position == -1;
        if (file.shown > file.oldLength || std::max(file.shown, end) > file.newLength || hasCut != (file.shown < file.oldLength))
            fail();
        return file;
    }
    Move move()
    {
        Move move;
        move.move = {path(), path(), path()};
        move.identity = identity();
        move.replaced = identity();
        move.backup = identity();
        return move;
    }
    void checkHash()
    {
        const auto expected = static_cast<int64_t>(m_hash);
        if (number() != expected || m_at != m_end)
            fail();
    }
    [[noreturn]] void fail() const
    {
        throw Error(ErrorKind::OSError, "the journal of an interrupted save is damaged; nothing was changed").inFile(m_name);
    }

private:
    static constexpr int64_t kMostBytes = int64_t{1} << 60;

    void skip(int64_t size)
    {
        std::array<char, 4096> bytes;
        for (; size > 0; size -= std::min<int64_t>(size, bytes.size()))
            read(bytes.data(), static_cast<std::size_t>(std::min<int64_t>(size, bytes.size())));
    }
    void read(void* data, std::size_t size)
    {
        auto* to = static_cast<char*>(data);
        if (static_cast<int64_t>(size) > m_end - m_at)
            fail();
        for (std::size_t left = size; left > 0;) {
            if (m_used == m_buffer.size()) {
                m_buffer.resize(static_cast<std::size_t>(std::min<int64_t>(kJournalBuffer, m_end - m_fetched)));
                readAt(m_file, m_buffer.data(), m_buffer.size(), m_fetched, m_name);
                m_fetched += static_cast<int64_t>(m_buffer.size());
                m_used = 0;
            }
            const std::size_t count = std::min(left, m_buffer.size() - m_used);
            std::memcpy(to, m_buffer.data() + m_used, count);
            m_used += count;
            to += count;
            left -= count;
        }
        m_hash = hashOf({static_cast<const char*>(data), size}, m_hash);
        m_at += static_cast<int64_t>(size);
    }

    std::string m_name;
    Descriptor m_file;
    std::string m_buffer;
    std::size_t m_used = 0;  ///< of the buffer
    int64_t m_fetched = 0;   ///< from the file
    int64_t m_end;           ///< size of the file
    int64_t m_at = 0;        ///< bytes read so far
    bool m_isNumbered;       ///< tags are numbers
    uint64_t m_hash = hashOf({});
};

std::optional<std::pair<std::string, FileIdentity>> FileJournal::rootOf(const std::string& folder)
{
    try {
        Reader reader(folder);
        std::string root = reader.text();
        return std::pair(std::move(root), reader.identity());
    } catch (const Error&) {
        return std::nullopt;
    }
}

FileJournal::FileJournal(std::string folder) : m_folder(std::move(folder))
{
    Reader reader(m_folder);
    m_root = reader.text();
    m_rootIdentity = reader.identity();
    m_time = reader.number();
    std::string tag = reader.tag();
    for (; tag == kFileTag; tag = reader.tag())
        m_files.push_back(reader.file());
    for (; tag == kMoveTag; tag = reader.tag())
        m_moves.push_back(reader.move());
    if (tag != kEndTag)
        reader.fail();
    const int64_t newHash = reader.number();
    reader.checkHash();
    m_journal = openFile(journalIn(m_folder), O_RDONLY);
    m_new = openFile(newBytesIn(m_folder), O_RDONLY);
    if (static_cast<int64_t>(hashOfFile(m_new, newBytesIn(m_folder))) != newHash)
        reader.fail();
}

// ---- looking and taking back ----------------------------------------------------------------------

std::string FileJournal::placeOf(const std::string& path, const std::string& root, const std::vector<bool>& done,
                                 std::size_t first) const
{
    std::string place = path;
    for (std::size_t i = first; i < m_moves.size(); ++i)
        if (done[i])
            place = PendingMoves::followed(std::move(place), {m_moves[i].move}, 0);
    return below(root, place);
}

std::optional<std::string> FileJournal::sourceOf(std::size_t move, const std::string& root, const std::vector<bool>& done) const
{
    std::string place = m_moves[move].move.from;
    for (std::size_t i = move; i-- > 0;) {
        const FileMove& before = m_moves[i].move;
        if (isWithin(place, before.to)) {
            if (!done[i] && !before.backup.empty())
                return std::nullopt;
            place = PendingMoves::followed(std::move(place), {{before.to, before.from}}, 0);
        } else if (!before.backup.empty()) {
            place = PendingMoves::followed(std::move(place), {{before.backup, before.to}}, 0);
        }
    }
    return placeOf(place, root, done, 0);
}

std::vector<bool> FileJournal::movesDone(const std::string& root) const
{
    // From the last on: where something was to go to is found through the moves behind.
    std::vector<bool> done(m_moves.size(), false);
    std::vector<std::size_t> missing;
    for (std::size_t i = m_moves.size(); i-- > 0;) {
        const auto& [move, identity, replaced, backup] = m_moves[i];
        const std::optional<FileIdentity> there = FileIdentity::of(placeOf(move.to, root, done, i + 1));
        const bool isOld = !move.backup.empty() && (there == replaced || there == backup);
        if (there == identity && (move.backup.empty() || FileIdentity::of(below(root, move.backup)) == backup))
            done[i] = true;
        else if (!isOld && FileIdentity::of(placeOf(move.from, root, done, i + 1)) != identity)
            missing.push_back(i);
    }
    // The source of a move that follows another one is at its old location until either was done.
    for (const std::size_t i : missing)
        if (const auto source = sourceOf(i, root, done); source && FileIdentity::of(*source) != m_moves[i].identity)
            throw notTheSame({"is no longer the file that the save put there, and that file is not at {} either", *source},
                             placeOf(m_moves[i].move.to, root, done, i + 1));
    return done;
}

void FileJournal::checkFile(const File& file, const std::string& path, bool quick) const
{
    const Descriptor open = openFile(path, O_RDONLY);
    if (!(FileIdentity::ofOpen(open.get(), path) == file.identity))
        throw notTheSame({"is another file than the one that the save wrote to: it was replaced, copied or restored"}, path);
    const int64_t length = FileState::ofOpen(open.get(), path).size;
    const auto [least, most] = std::minmax({file.oldLength, file.shown, file.newLength});
    if (length < least || length > most)
        throw notTheSame({"has {} bytes, where the save left between {} and {}", length, least, most}, path);
    if (quick)
        return;
    if (samplesOf(open, path, file.extents, std::min(file.shown, length)) != file.samples)
        throw notTheSame({"holds other bytes than the save left: it was written again since"}, path);
    std::string present, old, written;
    for (const Extent& extent : file.extents) {
        if (extent.position < 0)
            continue;  // cut-off bytes may be partly or completely gone
        inBlocks(extent.size, [&](int64_t at, int64_t count) {
            const int64_t offset = extent.offset + at;
            const auto size = static_cast<std::size_t>(std::clamp<int64_t>(length - offset, 0, count));
            present.resize(size);
            readAt(open, present.data(), size, offset, path);
            old.assign(static_cast<std::size_t>(count), '\0');  // beyond the old end, not written yet
            if (const int64_t kept = std::clamp<int64_t>(extent.keptSize - at, 0, count); kept > 0)
                readAt(m_journal, old.data(), static_cast<std::size_t>(kept), extent.kept + at, journalIn(m_folder));
            written.resize(static_cast<std::size_t>(count));
            readAt(m_new, written.data(), written.size(), extent.position + at, newBytesIn(m_folder));
            for (std::size_t i = 0; i < size; ++i) {
                const bool isHole = present[i] == '\0' && offset + static_cast<int64_t>(i) >= file.shown;
                if (present[i] != old[i] && present[i] != written[i] && !isHole)
                    throw notTheSame(
                        {"differs at byte {} both from the content before the save and from the saved content: it was changed since",
                         offset + static_cast<int64_t>(i)},
                        path);
            }
        });
    }
}

void FileJournal::check(const std::string& root, bool quick) const
{
    const auto identity = identityOfRoot(root);
    if (!identity || !(*identity == m_rootIdentity))
        throw notTheSame({"is not the file of that save: it was replaced, copied or restored from a backup"}, root);
    const std::vector<bool> done = movesDone(root);
    for (const File& file : m_files)
        checkFile(file, placeOf(file.path, root, done, 0), quick);
}

void FileJournal::restore(const File& file, const std::string& path) const
{
    const Descriptor open = openFile(path, O_RDWR);
    std::string bytes;
    for (const Extent& extent : file.extents)
        inBlocks(extent.keptSize, [&](int64_t at, int64_t count) {
            bytes.resize(static_cast<std::size_t>(count));
            readAt(m_journal, bytes.data(), bytes.size(), extent.kept + at, journalIn(m_folder));
            writeAt(open, bytes.data(), bytes.size(), extent.offset + at, path);
        });
    if (::ftruncate(open.get(), file.oldLength) != 0)
        throw systemError(errno, "cannot be given its old length", path);
    flushOpen(open, path);
}

void FileJournal::undo(const Move& each, const std::string& root) const
{
    const std::string from = below(root, each.move.from), to = below(root, each.move.to);
    if (each.move.backup.empty()) {
        renameExclusively(to, from);
        return;
    }
    const std::string backup = below(root, each.move.backup);
    if (::rename(backup.c_str(), to.c_str()) != 0)
        throw systemError(errno, "cannot be put in place", to);
}

void FileJournal::takeBack(const std::string& root) const
{
    check(root);
    const std::vector<bool> done = movesDone(root);
    std::set<std::string> folders;
    for (std::size_t i = m_moves.size(); i-- > 0;) {
        if (!done[i])
            continue;
        undo(m_moves[i], root);
        for (const std::string& path : {m_moves[i].move.from, m_moves[i].move.to})
            folders.insert(std::filesystem::path(below(root, path)).parent_path().string());
    }
    for (const File& file : m_files)
        restore(file, below(root, file.path));
    for (const std::string& folder : folders)
        if (isFolder(folder))
            flushToDisk(folder);
}

void FileJournal::remove(const std::string& folder)
{
    // The journal first: without it the rest means nothing.
    if (::unlink(journalIn(folder).c_str()) != 0 && errno != ENOENT)
        throw systemError(errno, "cannot be removed", journalIn(folder));
    try {
        flushToDisk(folder);
    } catch (const Error&) {
        // It is gone for all that run now. Should a power cut bring it back, it still puts back a whole old state.
    }
    removeQuietly(folder);
}

}  // namespace tensordesk
