// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npyformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/filestate.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/numpy/npyheader.h"
#include "model/storage/formats/numpy/npystorage.h"
#include "model/storage/formats/numpy/npywriter.h"
#include "model/tensordict/base/error.h"

#include <fcntl.h>

namespace tensordesk {

namespace {

bool isNpy(const std::string& path)
{
    try {
        const Descriptor file = openFile(path, O_RDONLY);
        std::string head(kNpyMark.size(), '\0');
        if (FileState::ofOpen(file.get(), path).size < static_cast<int64_t>(head.size()))
            return false;
        readAt(file, head.data(), head.size(), 0, path);
        return head == kNpyMark;
    } catch (const Error&) {
        return false;
    }
}

class NpyFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "npy file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Numpy array"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Numpy arrays"),
            {".npy"},
            {},
            "",
            false,
            "more than one leaf, keys, bfloat16, float8 and complex32, ragged tensors, non-tensor values, batch sizes, names and lazy stacks",
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override { return isNpy(path); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<NpyStorage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkNpyEntry};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError, "a .npy file is written without compression; leave it out").inFile(path);
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeNpy(td, file, progress);
        });
    }
};

}  // namespace

const Format& npyFormat()
{
    static const NpyFormat format;
    return format;
}

}  // namespace tensordesk
