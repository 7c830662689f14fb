// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npystorage.h"

#include "model/storage/formats/common/npyrecords.h"
#include "model/storage/formats/numpy/npyentry.h"
#include "model/storage/formats/numpy/npyobjects.h"

#include <utility>

namespace tensordesk {

NpyStorage::NpyStorage(const std::string& path, const OpenOptions& options) : SingleFileStorage(std::make_shared<SingleFile>(path))
{
    TensorDict root;
    try {
        open(options);
    } catch (Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        root.set({Key(kNpyKey)}, Broken{error.inFile(path), std::nullopt, std::nullopt});
        setRoot(std::move(root), {});
    }
}

void NpyStorage::open(const OpenOptions& options)
{
    const NpyHeader header = readNpyHeader(file()->size(),
                                           [&](int64_t offset, int64_t size) { return file()->read(offset, size); });
    m_type = header.type;
    if (header.type.kind == NpyType::Kind::Objects) {
        const std::string pickle = file()->read(header.dataBegin, file()->size() - header.dataBegin);
        NpyObjects objects = npyObjects(pickle, file(), header.dataBegin, {}, options.decorate);
        if (auto* level = std::get_if<TensorDict>(&objects.entry)) {
            m_levels = std::move(objects.levels);
            setRoot(std::move(*level), std::move(objects.findings));
            return;
        }
    }
    if (header.type.kind == NpyType::Kind::Records) {
        const Entry fields = openNpy(file(), 0, file()->size(), {}, options.decorate);
        setRoot(std::get<TensorDict>(fields), {});
        return;
    }
    TensorDict root;
    root.set({Key(kNpyKey)}, openNpy(file(), 0, file()->size(), {Key(kNpyKey)}, options.decorate));
    setRoot(std::move(root), {});
}

StoredLevel NpyStorage::kindOf(const KeyPath& path) const
{
    const auto found = m_levels.find(path);
    const bool isArray = m_type.kind == NpyType::Kind::Numbers;
    return found != m_levels.end() ? found->second : isArray ? StoredLevel::TensorDict : StoredLevel::Dict;
}

NotesReader NpyStorage::notes() const
{
    return [type = m_type](const KeyPath& path) {
        const bool isArray = type.kind == NpyType::Kind::Numbers;
        return path.empty() && isArray ? EntryNotes() : npyNotes(type, isArray ? KeyPath() : path);
    };
}

void NpyStorage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyEntries(root(), report, progress);
    try {
        const NpyHeader header = readNpyHeader(file()->size(),
                                               [&](int64_t offset, int64_t size) { return file()->read(offset, size); });
        const int64_t behind = file()->size() - header.dataBegin - header.bytes();
        if (behind > 0 && header.type.kind != NpyType::Kind::Objects)
            report({Finding::Severity::Note,
                    {Key(kNpyKey)},
                    path(),
                    Message("is longer than its shape tells: the last {} bytes belong to no element", behind)});
    } catch (const Error&) {  // reported with its entry
    }
}

}  // namespace tensordesk
