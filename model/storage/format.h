// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fit/misfit.h"
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
    std::string compression = {};  ///< "", "gzip:4"; ValueError if the format cannot
    /// Sizes of chunks along the first dims of each leaf, all other dims whole; empty: chosen. ValueError if the format has none.
    Shape chunks = {};
    bool overwrite = false;  ///< else FileExistsError
    /// A memmap folder names no device, in place of "cpu" as Python's saves do; other formats never name one.
    bool withoutDevice = false;
    OnMisfit onMisfit = OnMisfit::Stop;  ///< for writeTensorDict(); Format::write() stops
};

/// A choice that a format leaves to a person.
struct FormatChoice {
    std::string value;  ///< as WriteOptions take it
    std::string text;   ///< what it means for size and time
};

/// What is said of a format, and can be chosen: dialogs, help and errors are made from it. Its texts are English, and
/// marked for the window, which translates them in the context "tensordesk::Format".
struct FormatRow {
    std::string name;   ///< in a sentence: "memmap folder", "HDF5"
    std::string title;  ///< of one: "HDF5 file"
    std::string files;  ///< of several: "HDF5 files"
    /// Those that ask for it when writing, with the dot, the one that is suggested first; "" for a folder, and nothing else. Empty
    /// for a format that is only read.
    std::vector<std::string> endings;
    /// WriteOptions::compression, of which the first is the default; empty if it is never compressed.
    std::vector<FormatChoice> compressions;
    std::string compressionHelp;  ///< all that can be chosen; empty alike
    bool namesDevice = false;     ///< whether WriteOptions::withoutDevice means something
    std::string cannotHold;       ///< what a tensordict may have and a file of the format not
    bool hasChunks = false;       ///< whether WriteOptions::chunks means something
    bool isFolder = false;        ///< whether a folder is written, and no file

    [[nodiscard]] bool isWritten() const { return !endings.empty(); }
};

/// One format: what it is called, and how it is recognised, opened and written.
class Format {
public:
    virtual ~Format() = default;
    [[nodiscard]] virtual const FormatRow& row() const = 0;
    /// Looks at the content, never at the name. Cheap; false for what cannot be read.
    [[nodiscard]] virtual bool recognises(const std::string& path) const = 0;
    /// What write() takes. Null if it says so only while it writes, or never writes.
    [[nodiscard]] virtual const FormatLimits* limits() const { return nullptr; }
    [[nodiscard]] virtual std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const = 0;
    /// Writes all of `td` to a new file beside `path` and renames it into place; on failure or cancel
    /// nothing is left behind. Leaves are copied in parts, in bounded memory.
    /// Throws what limits() say when it comes to it.
    virtual void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const = 0;
};

/// A format that other programs write, and that is only read here.
class ReadFormat : public Format {
public:
    [[nodiscard]] const FormatRow& row() const final { return m_row; }
    /// NotImplementedError.
    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const final;

protected:
    /// Names as a FormatRow has them. `refusal`: who writes it, and in which format to save instead.
    ReadFormat(std::string name, std::string title, std::string files, Message refusal);

private:
    FormatRow m_row;
    Message m_refusal;
};

/// All formats, in the order in which a path is probed.
[[nodiscard]] const std::vector<const Format*>& formats();
/// Those of them that can be written, and those that only are.
[[nodiscard]] std::vector<const Format*> writtenFormats();

/// The format that the ending of a path asks for when writing; null for an unknown one.
[[nodiscard]] const Format* formatFor(const std::string& path);

}  // namespace tensordesk
