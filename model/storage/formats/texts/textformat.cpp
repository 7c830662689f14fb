// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/texts/textformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/texts/csvwriter.h"
#include "model/storage/formats/texts/jsonwriter.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

std::unique_ptr<Storage> TextFormat::open(const std::string& path, const OpenOptions&) const
{
    throw Error(ErrorKind::NotImplementedError, "files of the format {} are only written", m_row.name).inFile(path);
}

void TextFormat::write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const
{
    if (!options.compression.empty())
        throw Error(ErrorKind::ValueError, "files of the format {} cannot be compressed; leave the compression out", m_row.name)
            .inFile(path);
    AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
        m_write(td, file, progress);
    });
}

const Format& csvFormat()
{
    static const TextFormat format(
        {
            "CSV",
            QT_TRANSLATE_NOOP("tensordesk::Format", "CSV table"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "CSV tables"),
            {".csv"},
            {},
            "",
            false,
            "dtypes, shapes behind the batch (they become columns), ragged tensors, and lazy stacks of members that differ in keys or "
            "shapes",
        },
        {.check = checkCsvEntry, .joint = "/"}, writeCsv);
    return format;
}

const Format& jsonFormat()
{
    static const TextFormat format(
        {
            "JSON",
            QT_TRANSLATE_NOOP("tensordesk::Format", "JSON file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "JSON files"),
            {".json"},
            {},
            "",
            false,
            "dtypes, batch sizes, names, bytes and objects of Python, and lazy stacks of members that differ in keys",
        },
        {.check = checkJsonEntry, .keepsRagged = true}, writeJson);
    return format;
}

}  // namespace tensordesk
