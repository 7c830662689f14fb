// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "document/step.h"
#include "storage/fileio.h"
#include "tensordict/part.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tensordesk {

/// What a save is about to overwrite, kept in the user's state folder until the save is through. It
/// comes into being whole, by a rename, before the first byte of the data is touched: so if it is
/// there and nobody saves, a save was interrupted, and all that is needed to take it back is in it.
///
///     "tensordesk-journal-3\n", then in this machine's byte order: the path; regions (leaf path, its
///     file, dtype, part, old bytes); steps back; FNV-1a of all that. Numbers are 64 bits wide,
///     texts are length and UTF-8. Beside it `steps` counts the steps begun.
class Journal {
public:
    /// Old elements of one leaf.
    struct Region {
        KeyPath leaf;
        std::string file;
        Part part;
        at::Tensor values;
    };
    /// How to take back one step of the save. The entry that Put puts again lies in the folder `kept`,
    /// see KeptEntry; also that of a Rename, unless it is large.
    struct StepBack {
        Step step;
        std::string kept;
    };

    [[nodiscard]] static bool exists(const std::string& path);

    /// Collects a new journal for the file at `path`. OSError if there is no room for it.
    class Writer {
    public:
        explicit Writer(const std::string& path);
        ~Writer();
        Writer(const Writer&) = delete;
        Writer& operator=(const Writer&) = delete;
        /// All regions first, then all steps.
        void add(const Region& region);
        /// What takes back the next step of the save.
        void add(const StepBack& back);
        /// Waits until it is on the disk; from here on it exists().
        void finish();

    private:
        void write(const void* data, std::size_t size);
        void write(int64_t number);
        void write(const std::string& text);
        void write(const KeyPath& path);
        void write(const DimNames& names);
        void flush();

        std::string m_path, m_temporary;
        Descriptor m_file;
        std::string m_buffer;  ///< not in the file yet: a mask's edit has a region an element
        int64_t m_size = 0;    ///< in the file
        uint64_t m_hash = 0;
        bool m_finished = false;
    };

    /// Opens the journal for `path`. OSError if it is damaged.
    explicit Journal(const std::string& path);

    /// Calls `visit` with each region, in order; one is in memory at a time.
    void forEachRegion(const std::function<void(int64_t number, const Region&)>& visit) const;
    [[nodiscard]] const std::vector<StepBack>& steps() const noexcept { return m_steps; }
    /// Steps of the save that were begun, and not taken back.
    [[nodiscard]] int64_t stepsBegun() const;
    void setStepsBegun(int64_t count);
    /// The save is through, or taken back.
    void remove();

private:
    class Reader;
    std::string m_folder;
    std::vector<StepBack> m_steps;
};

}  // namespace tensordesk
