// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fileio.h"
#include "model/storage/fileoverlay.h"
#include "model/storage/filestate.h"
#include "model/storage/pendingmoves.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// What a save is about to change in files, kept in a folder of its own until the save is through. It comes into being
/// whole, by a rename, before the first byte of the files is touched: so if it is there and nobody saves, a save was
/// interrupted, and all that is needed to take it back is in it, whatever the format of the files.
///
/// The folder has two files. `new` is a ByteStore of the bytes to be written. `journal` is, in this machine's byte order:
///
///     "tensordesk-journal-5\n"; the root that all paths are relative to, its identity, the time in seconds since 1970;
///     per file the text "file": path, identity, old length, how much of it stays, new length, hash of samples, number of
///     extents, per extent: offset, size, position in `new` (-1: the bytes are cut off), its old bytes, as far as the file
///     had any;
///     per move the text "move": from, to, backup, identities of what moves, what gives way and its backup;
///     the text "end": FNV-1a of `new`, FNV-1a of all before.
///
/// Numbers are 64 bits wide, texts are length and UTF-8. Version 0.1.0 wrote "tensordesk-journal-4\n", and the numbers 1, 2
/// and 3 for the texts "file", "move" and "end"; that is read too.
class FileJournal {
public:
    struct Extent {
        int64_t offset, size;
        int64_t position;  ///< of the new bytes in `new`; -1: they are cut off
        int64_t kept;      ///< of the old bytes in `journal`
        int64_t keptSize;  ///< less than `size` where the file ended
    };
    struct File {
        std::string path;  ///< relative to the root; empty: the root is the file
        FileIdentity identity;
        int64_t oldLength, shown, newLength;
        uint64_t samples;  ///< hash of bytes between the extents, see samplesOf()
        std::vector<Extent> extents;
    };
    struct Move {
        FileMove move;          ///< relative to the root, in a journal
        FileIdentity identity;  ///< of what moves
        FileIdentity replaced;  ///< of the file that gives way, and of its backup; none: none does
        FileIdentity backup;
    };

    class Writer {
    public:
        /// `folder` has the store `new` already.
        Writer(std::string folder, const std::string& root);
        ~Writer();
        Writer(const Writer&) = delete;
        Writer& operator=(const Writer&) = delete;
        /// All files, then all moves.
        void add(const FileOverlay& file);
        /// REQUIRES: its backup is there.
        void add(const Move& move);
        /// Waits until it is on the disk; from here on it exists().
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
        int64_t m_size = 0;  ///< in the file
        uint64_t m_hash;
        bool m_finished = false;
    };

    [[nodiscard]] static bool exists(const std::string& folder);
    /// The root of the journal in `folder` and its identity, without reading more; nothing if that cannot be told.
    [[nodiscard]] static std::optional<std::pair<std::string, FileIdentity>> rootOf(const std::string& folder);

    /// Reads it. OSError if it is damaged, ValueError if another version of the program wrote it.
    explicit FileJournal(std::string folder);

    [[nodiscard]] const std::string& root() const noexcept { return m_root; }
    [[nodiscard]] int64_t time() const noexcept { return m_time; }
    [[nodiscard]] const std::vector<File>& files() const noexcept { return m_files; }
    [[nodiscard]] const std::vector<Move>& moves() const noexcept { return m_moves; }

    /// What lies at `root` is what the save left on its way: the files themselves, of a length between the old and the
    /// new, each byte of an extent the old or the new one. Else RuntimeError says what differs. Reads what was to be
    /// written; with `quick` only which files there are.
    void check(const std::string& root, bool quick = false) const;
    /// check(), then puts back what was changed and waits until it is on the disk. May be interrupted and begun again.
    void takeBack(const std::string& root) const;
    /// The save is through, taken back, or given up.
    static void remove(const std::string& folder);

private:
    class Reader;
    [[nodiscard]] std::vector<bool> movesDone(const std::string& root) const;
    [[nodiscard]] std::string placeOf(const std::string& path, const std::string& root, const std::vector<bool>& done,
                                      std::size_t first) const;
    /// Returns where that lies which a move, itself not done, takes: a folder that an earlier move brings may hold it. Nothing if
    /// it was thrown away when the move that put it in a file's place was taken back.
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
