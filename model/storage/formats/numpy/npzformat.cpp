// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npzformat.h"

#include "model/storage/files/atomicwrite.h"
#include "model/storage/files/zip/zippeek.h"
#include "model/storage/formats/common/translatable.h"
#include "model/storage/formats/fit/formatlimits.h"
#include "model/storage/formats/numpy/npywriter.h"
#include "model/storage/formats/numpy/npzstorage.h"
#include "model/tensordict/base/error.h"

#include <algorithm>

namespace tensordesk {

namespace {

bool isNpz(const std::string& path)
{
    const std::vector<std::string> names = someZipNames(path);
    const auto any = [&](const auto& matches) { return std::any_of(names.begin(), names.end(), matches); };
    if (names.empty())
        return isEmptyZip(path);
    // Other files in an archive of the ending are none of its arrays; by another name it is one of several files.
    const bool isOther = !path.ends_with(".npz")
                      && any([](const std::string& name) { return !name.ends_with(".npy") && !name.ends_with('/'); });
    return any([](const std::string& name) { return name.ends_with(".npy"); }) && !isOther
        && !any([](const std::string& name) { return name == "meta.json" || name == "zarr.json" || name.ends_with("/data.pkl"); });
}

class NpzFormat final : public Format {
public:
    [[nodiscard]] const FormatRow& row() const override
    {
        static const FormatRow row{
            QT_TRANSLATE_NOOP("tensordesk::Format", "npz file"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Numpy archive"),
            QT_TRANSLATE_NOOP("tensordesk::Format", "Numpy archives"),
            {".npz"},
            {},
            "",
            false,
            "bfloat16, float8 and complex32, ragged tensors, non-tensor values, batch sizes, names and lazy stacks",
        };
        return row;
    }

    [[nodiscard]] bool recognises(const std::string& path) const override { return isNpz(path); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<NpzStorage>(path, options);
    }

    [[nodiscard]] const FormatLimits* limits() const override
    {
        static constexpr FormatLimits limits{.check = checkNpzEntry, .joint = "."};
        return &limits;
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError, "a .npz file is written without compression; leave it out").inFile(path);
        AtomicWrite(path, AtomicWrite::Kind::File, options.overwrite).with([&](const std::string& file) {
            writeNpz(td, file, progress);
        });
    }
};

}  // namespace

const Format& npzFormat()
{
    static const NpzFormat format;
    return format;
}

}  // namespace tensordesk
