// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filepattern.h"
#include "model/storage/files/filestate.h"
#include "model/storage/files/systemerror.h"
#include "model/storage/formats/consolidated/consolidatedformat.h"
#include "model/storage/formats/fit/fitting.h"
#include "model/storage/formats/hdf5/hdf5format.h"
#include "model/storage/formats/jsonlines/jsonlinesformat.h"
#include "model/storage/formats/legacymemmap/legacyformat.h"
#include "model/storage/formats/memmap/memmapformat.h"
#include "model/storage/formats/msgpack/microbatchformat.h"
#include "model/storage/formats/numpy/npyformat.h"
#include "model/storage/formats/numpy/npzformat.h"
#include "model/storage/formats/parquet/parquetformat.h"
#include "model/storage/formats/parquet/parquetlibrary.h"
#include "model/storage/formats/safetensors/safetensorsformat.h"
#include "model/storage/formats/tdz/tdzformat.h"
#include "model/storage/formats/texts/textformat.h"
#include "model/storage/formats/torchsave/torchsaveformat.h"
#include "model/storage/formats/video/videoformat.h"
#include "model/storage/formats/zarr/zarrformat.h"
#include "model/storage/places.h"
#include "model/storage/series/archives/archiveformat.h"
#include "model/storage/series/checkpoint/checkpointformat.h"
#include "model/storage/series/dcp/dcpformat.h"
#include "model/storage/series/filestogether.h"
#include "model/storage/series/folderformat.h"
#include "model/storage/series/lerobot/lerobotformat.h"
#include "model/storage/series/replay/replayformat.h"
#include "model/storage/series/shardsformat.h"
#include "model/storage/series/sniff.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/progressscope.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>

namespace tensordesk {

namespace {

/// The ending of a file name with its dot, in lower case; empty if there is none.
std::string endingOf(std::string path)
{
    while (path.size() > 1 && path.back() == '/')
        path.pop_back();
    const std::string name = path.substr(path.rfind('/') + 1);
    const auto dot = name.rfind('.');
    if (dot == std::string::npos || dot == 0)
        return {};
    std::string ending = name.substr(dot);
    std::transform(ending.begin(), ending.end(), ending.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
    return ending;
}

/// True for formats that write Parquet tables.
bool needsParquet(const Format& format)
{
    return &format == &parquetFormat() || &format == &leRobotFormat();
}

}  // namespace

const std::vector<const Format*>& formats()
{
    // Storages of replay buffers are memmap folders, some of them. Checkpoints before archives of numpy, since a component may have
    // arrays in it. Pickles behind all other files, since by chance some begin as they do; archives and folders of what the others open at
    // the end.
    static const std::vector<const Format*> all{&replayFormat(),     &memmapFormat(),       &legacyMemmapFormat(),
                                                &tdzFormat(),        &zarrFormat(),         &hdf5Format(),
                                                &checkpointFormat(), &dcpFormat(),          &leRobotFormat(),
                                                &npyFormat(),        &npzFormat(),          &safetensorsFormat(),
                                                &shardsFormat(),     &consolidatedFormat(), &jsonLinesFormat(),
                                                &microBatchFormat(), &parquetFormat(),      &videoFormat(),
                                                &torchSaveFormat(),  &archiveFormat(),      &folderFormat()};
    return all;
}

std::vector<const Format*> writtenFormats()
{
    std::vector<const Format*> written = formats();
    std::erase_if(written,
                  [](const Format* format) { return !format->row().isWritten() || (needsParquet(*format) && !isParquetBuilt()); });
    written.insert(written.end(), {&csvFormat(), &jsonFormat()});
    return written;
}

std::unique_ptr<Storage> openStorage(const std::string& path, const OpenOptions& options)
{
    if (isElsewhere(path))
        return openElsewhere(path, options);
    const auto state = FileState::of(path);
    if (!state) {
        if (const std::vector<std::string> files = filesMatching(path); !files.empty())
            return openTogether(path, files, options);
    }
    if (!state && exists(replacedName(withoutTrailingSlashes(path))))
        throw Error(ErrorKind::FileNotFoundError,
                    "is missing, because its replacement was interrupted; rename {} to it, or write it again",
                    stringLiteral(replacedName(withoutTrailingSlashes(path))))
            .inFile(path);
    if (!state)
        throw systemError(ENOENT, "cannot be opened", path);
    if (!state->isFolder() && !state->isRegular())
        throw Error(ErrorKind::ValueError, "is neither a file nor a folder").inFile(path);
    for (const Format* format : formats())
        if (format->recognises(path))
            return format->open(path, options);
    if (const auto within = dataWithin(path))
        return openStorage(*within, options);
    // A path without read permission is not recognised.
    if (::faccessat(AT_FDCWD, path.c_str(), state->isFolder() ? R_OK | X_OK : R_OK, AT_EACCESS) != 0)
        throw systemError(errno, "cannot be opened", path);
    Message known;
    for (const Format* format : formats()) {
        const Message one = Message::verbatim(format->row().name);
        known = known.empty() ? one : Message("{}, {}", known, one);
    }
    throw Error(ErrorKind::ValueError, "{} (supported: {})", describeUnopenable(path), known).inFile(path);
}

const Format* formatFor(const std::string& path)
{
    const std::string ending = endingOf(path);
    for (const Format* format : writtenFormats()) {
        const auto& endings = format->row().endings;
        if (std::find(endings.begin(), endings.end(), ending) != endings.end())
            return format;
    }
    // Without the library of Parquet their error tells how to get it.
    return ending == ".parquet" ? &parquetFormat() : ending == ".lerobot" ? &leRobotFormat() : nullptr;
}

namespace {

[[noreturn]] void throwUnknownEnding(const std::string& path)
{
    Message known;
    for (const Format* format : writtenFormats()) {
        const FormatRow& row = format->row();
        for (const std::string& ending : row.endings) {
            const Message one = ending.empty() ? Message("no ending for a {}", Message::name(row.name))
                                               : Message("{} for {}", ending, Message::name(row.name));
            known = known.empty() ? one : Message("{}, {}", known, one);
        }
    }
    throw Error(ErrorKind::ValueError, "cannot be written: {} is not the ending of a known format; known are {}",
                stringLiteral(endingOf(path)), known)
        .inFile(path);
}

}  // namespace

ReadFormat::ReadFormat(std::string name, std::string title, std::string files, Message refusal) : m_refusal(std::move(refusal))
{
    m_row.name = std::move(name);
    m_row.title = std::move(title);
    m_row.files = std::move(files);
}

void ReadFormat::write(const TensorDict&, const std::string& path, const WriteOptions&, Progress&) const
{
    throw Error(ErrorKind::NotImplementedError, m_refusal).inFile(path);
}

std::vector<UnsupportedEntry> unsupportedEntries(const TensorDict& td, const Format& format)
{
    return format.limits() == nullptr ? std::vector<UnsupportedEntry>()
                                      : fitted(td, *format.limits(), OnUnsupported::Stop).unsupported;
}

std::vector<UnsupportedEntry> writeTensorDict(const TensorDict& td, const std::string& path, const WriteOptions& options,
                                              Progress& progress)
{
    const Format* const format = formatFor(path);
    if (format == nullptr)
        throwUnknownEnding(path);
    if (!options.chunks.empty() && !format->row().hasChunks)
        throw Error(ErrorKind::ValueError, "the format {} has no chunks; leave their sizes out", Message::name(format->row().name))
            .inFile(path);
    if (format->limits() == nullptr) {
        format->write(td, path, options, progress);
        return {};
    }
    const ProgressScope scope(progress);
    FitResult fit = fitted(td, *format->limits(), options.onUnsupported);
    if (options.onUnsupported == OnUnsupported::Stop && !fit.unsupported.empty())
        throwUnsupported(fit.unsupported, format->row().name, path);
    format->write(fit.td, path, options, progress);
    return std::move(fit.unsupported);
}

}  // namespace tensordesk
