// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/unsupportedentry.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/base/progress.h"
#include "model/tensordict/indices/shape.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

class Storage;
class TensorDict;
struct FormatLimits;
struct OpenOptions;

struct WriteOptions {
    std::string compression = {};  ///< "", "gzip:4"; ValueError if the format does not support it
    /// The chunk sizes along the first dims of each leaf; further dims are not cut. Empty: chosen automatically. ValueError if the
    /// format has no chunks.
    Shape chunks = {};
    bool overwrite = false;  ///< otherwise an existing target is a FileExistsError
    /// Omits the device of a memmap folder, which is "cpu" in Python's saves. Other formats never store one.
    bool withoutDevice = false;
    OnUnsupported onUnsupported = OnUnsupported::Stop;  ///< used by writeTensorDict(); Format::write() always stops
};

/// An option of a format that the user can choose.
struct FormatChoice {
    std::string value;  ///< as in WriteOptions
    std::string text;   ///< its effect on size and time
};

/// The description of a format and its options, from which dialogs, help and errors are made. Its texts are English and marked for
/// translation in the context "tensordesk::Format".
struct FormatRow {
    std::string name;   ///< name in a sentence: "memmap folder", "HDF5"
    std::string title;  ///< of one file: "HDF5 file"
    std::string files;  ///< of several files: "HDF5 files"
    /// The file name extensions that select the format for writing, with the dot, the preferred one first; "" for a folder. Empty
    /// for a read-only format.
    std::vector<std::string> endings;
    /// The values of WriteOptions::compression, the default first. Empty if the format has no compression.
    std::vector<FormatChoice> compressions;
    std::string compressionHelp;  ///< describes all values; empty if there are none
    bool namesDevice = false;     ///< true if WriteOptions::withoutDevice has an effect
    std::string cannotHold;       ///< entries of tensordicts that the format cannot store
    bool hasChunks = false;       ///< true if WriteOptions::chunks has an effect
    bool isFolder = false;        ///< true if the format writes a folder, not a file

    [[nodiscard]] bool isWritten() const { return !endings.empty(); }
};

/// One format: its name, and how to recognise, open and write it.
class Format {
public:
    virtual ~Format() = default;
    [[nodiscard]] virtual const FormatRow& row() const = 0;
    /// True if the content at `path` is of this format. Ignores the name. Cheap; false if it cannot be read.
    [[nodiscard]] virtual bool recognises(const std::string& path) const = 0;
    /// Returns what write() accepts; null for a format that checks it while writing, or is read-only.
    [[nodiscard]] virtual const FormatLimits* limits() const { return nullptr; }
    [[nodiscard]] virtual std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const = 0;
    /// Writes all of `td` to a new file beside `path` and renames it into place. If it fails or is cancelled, nothing is left
    /// behind. Copies leaves in parts, in bounded memory. Throws what limits() reports for an entry.
    virtual void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const = 0;
};

/// A format of other programs that is read-only here.
class ReadFormat : public Format {
public:
    [[nodiscard]] const FormatRow& row() const final { return m_row; }
    /// Throws NotImplementedError.
    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const final;

protected:
    /// Names as in FormatRow. `refusal`: which program writes the format, and the format in which to save instead.
    ReadFormat(std::string name, std::string title, std::string files, Message refusal);

private:
    FormatRow m_row;
    Message m_refusal;
};

/// Returns all formats in the order in which a path is probed.
[[nodiscard]] const std::vector<const Format*>& formats();
/// Returns the formats that can be written, and the read-only ones.
[[nodiscard]] std::vector<const Format*> writtenFormats();

/// Returns the format that the extension of `path` selects for writing; null if it is unknown.
[[nodiscard]] const Format* formatFor(const std::string& path);

}  // namespace tensordesk
