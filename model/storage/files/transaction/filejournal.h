// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/transaction/fileoverlay.h"
#include "model/storage/files/transaction/pendingmoves.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A record of the changes that a save is about to make to files, in a folder of its own that exists until the save is complete. It
/// appears as a whole, by a rename, before the first byte of the files is changed. So if it exists and no save is running, a save
/// was interrupted, and the journal contains all that is needed to undo it, independent of the format of the files.
///
/// The folder has two files. `new` is a ByteStore of the bytes to be written. `journal` is, in this machine's byte order:
///
///     "tensordesk-journal-5\n"; the root that all paths are relative to, its identity, the time in seconds since 1970;
///     per file the text "file": path, identity, old length, how much of it stays, new length, hash of samples, number of
///     extents, per extent: offset, size, position in `new` (-1: the bytes are cut off), its old bytes, as far as the file
///     had any;
///     per move the text "move": from, to, backup, identities of the moved file, the replaced file and its backup;
///     the text "end": FNV-1a of `new`, FNV-1a of all before.
///
/// Numbers are 64 bits wide, texts are length and UTF-8. Also reads the format of version 0.1.0, which wrote
/// "tensordesk-journal-4\n", and the numbers 1, 2 and 3 for the texts "file", "move" and "end".
class FileJournal {
public:
    struct Extent {
        int64_t offset, size;
        int64_t position;  ///< of the new bytes in `new`; -1: the bytes are cut off
        int64_t kept;      ///< position of the old bytes in `journal`
        int64_t keptSize;  ///< less than `size` if the file ended
    };
    struct File {
        std::string path;  ///< relative to the root; empty if the root is the file
        FileIdentity identity;
        int64_t oldLength, shown, newLength;
        uint64_t samples;  ///< hash of bytes between the extents; see samplesOf()
        std::vector<Extent> extents;
    };
    struct Move {
        FileMove move;          ///< paths in a journal are relative to the root
        FileIdentity identity;  ///< identity of the moved file
        FileIdentity replaced;  ///< identities of the replaced file and its backup; empty if nothing is replaced
        FileIdentity backup;
    };

    class Writer {
    public:
        /// REQUIRES: `folder` already contains the store `new`.
        Writer(std::string folder, const std::string& root);
        ~Writer();
        Writer(const Writer&) = delete;
        Writer& operator=(const Writer&) = delete;
        /// Adds a file. REQUIRES: all files are added before all moves.
        void add(const FileOverlay& file);
        /// Adds a move. REQUIRES: its backup exists.
        void add(const Move& move);
        /// Waits until the journal is on disk. After that it exists().
        void finish(ByteStore& store);

    private:
        void write(const void* data, std::size_t size);
        void write(int64_t number);
        void write(const std::string& text);
        void write(const FileIdentity& identity);
        void writeOld(const FileOverlay& file, int64_t offset, int64_t size);
        [[nodiscard]] std::string relative(const std::string& path) const;
        void empty();

        std::string m_folder, m_root;
        Descriptor m_file;
        std::string m_buffer;
        int64_t m_size = 0;  ///< bytes in the file
        uint64_t m_hash;
        bool m_finished = false;
    };

    [[nodiscard]] static bool exists(const std::string& folder);
    /// Returns the root of the journal in `folder` and its identity, without reading more; empty if they cannot be read.
    [[nodiscard]] static std::optional<std::pair<std::string, FileIdentity>> rootOf(const std::string& folder);

    /// Reads the journal. Throws OSError if it is damaged, and ValueError if another version of the program wrote it.
    explicit FileJournal(std::string folder);

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }
    [[nodiscard]] int64_t time() const noexcept { return m_time; }
    [[nodiscard]] const std::vector<File>& files() const noexcept { return m_files; }
    [[nodiscard]] const std::vector<Move>& moves() const noexcept { return m_moves; }

    /// Checks that the files at `root` are in a state that the interrupted save can have left: the same files, with a length
    /// between the old and the new, and each byte of an extent either old or new. Otherwise throws RuntimeError with the
    /// difference. Reads the bytes to be written; with `quick` only compares which files exist.
    void check(const std::string& root, bool quick = false) const;
    /// Calls check(), then restores the old state and waits until it is on disk. Can be interrupted and repeated.
    void takeBack(const std::string& root) const;
    /// Removes the journal after the save was completed, undone or given up.
    static void remove(const std::string& folder);

private:
    class Reader;
    [[nodiscard]] std::vector<bool> movesDone(const std::string& root) const;
    [[nodiscard]] std::string placeOf(const std::string& path, const std::string& root, const std::vector<bool>& done,
                                      std::size_t first) const;
    /// Returns the location of the source of a move that was not done; it may be in a folder that an earlier move brings. Empty if
    /// the source was deleted when the move that put it in a file's place was undone.
    [[nodiscard]] std::optional<std::string> sourceOf(std::size_t move, const std::string& root,
                                                      const std::vector<bool>& done) const;
    void checkFile(const File& file, const std::string& path, bool quick) const;
    void restore(const File& file, const std::string& path) const;
    void undo(const Move& move, const std::string& root) const;

    std::string m_folder;
    std::string m_root;
    FileIdentity m_rootIdentity;
    int64_t m_time = 0;
    std::vector<File> m_files;
    std::vector<Move> m_moves;
    Descriptor m_journal, m_new;
};

}  // namespace tensordesk
