// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/safetensors/safetensorsformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/safetensors/safetensorsheader.h"
#include "model/storage/formats/safetensors/safetensorsstorage.h"
#include "model/storage/formats/safetensors/safetensorswriter.h"
#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

class SafetensorsFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            "safetensors",
            QT_TRANSLATE_NOOP("tensordesk::Format", "Safetensors file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Safetensors files"),
            {".safetensors"},
            {},
            "",
            false,
            "complex32 and complex128, ragged tensors, lazy stacks of members that differ in keys or shapes, one non-tensor value a position, and values that JSON cannot express",
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return isSafetensors(path);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<SafetensorsStorage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkSafetensorsEntry, .joint = "."};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty()) {
            throw Error(ErrorKind::ValueError, "a safetensors file cannot be compressed; leave the compression out").inFile(path);
        }
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeSafetensors(td, file, progress);
        });
    }
};

}  // namespace

const Format& safetensorsFormat()
{
    static const SafetensorsFormat format;
    return format;
}

}  // namespace tensordesk
