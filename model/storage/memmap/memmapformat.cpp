// SPDX-License-Identifier: BSD-3-Clause
#include "storage/memmap/memmapformat.h"

#include "storage/atomicwrite.h"
#include "storage/fileio.h"
#include "storage/memmap/memmapstorage.h"
#include "storage/memmap/memmapwriter.h"

namespace tensordesk {

namespace {

class MemmapFormat final : public Format {
public:
    [[nodiscard]] std::string name() const override { return "memmap folder"; }
    [[nodiscard]] std::vector<std::string> endings() const override { return {""}; }
    [[nodiscard]] bool recognises(const std::string& path) const override { return isFile(joined(path, kMetaFile)); }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<MemmapStorage>(path, options);
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        if (!options.compression.empty())
            throw Error(ErrorKind::ValueError, "a memmap folder cannot be compressed; leave the compression out").inFile(path);
        AtomicWrite target(path, AtomicWrite::Kind::Folder, options.overwrite);
        MemmapWriter writer(progress, totalBytes(td), options.withoutDevice ? "None" : "cpu");
        try {
            writer.writeTensorDict(target.temporary(), td, {});
        } catch (Error& error) {
            // The temporary folder is gone when the message is read.
            error.inFile(path);
            throw;
        }
        target.commit();
    }
};

}  // namespace

const Format& memmapFormat()
{
    static const MemmapFormat format;
    return format;
}

}  // namespace tensordesk
