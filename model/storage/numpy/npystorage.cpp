// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/numpy/npystorage.h"

#include "model/storage/numpy/npyentry.h"

namespace tensordesk {

namespace {

Entry openNpyFile(const std::shared_ptr<SingleFile>& file, const OpenOptions& options)
{
    try {
        return openNpy(file, 0, file->size(), {Key(kNpyKey)}, options.decorate);
    } catch (Error& error) {
        return Broken{error.inFile(file->path()), std::nullopt, std::nullopt};
    }
}

}  // namespace

NpyStorage::NpyStorage(const std::string& path, const OpenOptions& options) : SingleFileStorage(std::make_shared<SingleFile>(path))
{
    TensorDict root;
    root.set({Key(kNpyKey)}, openNpyFile(file(), options));
    setRoot(std::move(root), {});
}

void NpyStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyEntries(root(), report, progress);
    try {
        const NpyHeader header = readNpyHeader(file()->size(),
                                               [&](int64_t offset, int64_t size) { return file()->read(offset, size); });
        if (const int64_t behind = file()->size() - header.dataBegin - header.bytes(); behind > 0)
            report({Finding::Severity::Note,
                    {Key(kNpyKey)},
                    path(),
                    Message("is longer than its shape tells: the last {} bytes belong to no element", behind)});
    } catch (const Error&) {  // told with its entry
    }
}

}  // namespace tensordesk
