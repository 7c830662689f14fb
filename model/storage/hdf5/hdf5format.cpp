// SPDX-License-Identifier: BSD-3-Clause
#include "storage/hdf5/hdf5format.h"

#include "storage/atomicwrite.h"
#include "storage/hdf5/h5error.h"
#include "storage/hdf5/h5storage.h"
#include "storage/hdf5/h5writer.h"

namespace tensordesk {
namespace {

class Hdf5Format final : public Format {
public:
    [[nodiscard]] std::string name() const override { return "HDF5"; }
    [[nodiscard]] std::vector<std::string> endings() const override { return {".h5", ".hdf5"}; }

    [[nodiscard]] bool recognises(const std::string& path) const override
    {
        try {
            return hasH5Signature(path);
        } catch (const Error&) {
            return false;
        }
    }

    [[nodiscard]] std::unique_ptr<Storage> open(const std::string& path, const OpenOptions& options) const override
    {
        return std::make_unique<H5Storage>(path, options);
    }

    void write(const TensorDict& td, const std::string& path, const WriteOptions& options, Progress& progress) const override
    {
        const H5Compression compression = H5Compression::parse(options.compression);
        AtomicWrite target(path, AtomicWrite::Kind::File, options.overwrite);
        try {
            const int64_t total = totalBytes(td);
            H5FileId file;
            {
                const H5Lock lock;
                file = H5FileId(h5Check(H5Fcreate(target.temporary().c_str(), H5F_ACC_TRUNC, H5P_DEFAULT, withoutLocking().get()),
                                        "Cannot create the file"));
            }
            H5Writer(compression, progress, total).writeContent(file.get(), td);
            const H5Lock lock;
            h5Check(H5Fflush(file.get(), H5F_SCOPE_GLOBAL), "Cannot write to disk");
        } catch (Error& error) {
            throw error.inFile(path);
        }
        target.commit();
    }
};

}  // namespace

const Format& hdf5Format()
{
    static const Hdf5Format format;
    return format;
}

}  // namespace tensordesk
