// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestretch.h"
#include "model/storage/files/zip/zipdirectory.h"
#include "model/storage/formats/torchsave/storedtensor.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// The parsed id by which a pickle of torch refers to a storage.
struct StorageId {
    std::string key;
    std::optional<DType> dtype;             ///< empty: it is counted in bytes
    int64_t count = 0;                      ///< in elements or bytes
    int64_t first = 0;                      ///< the first used one of these
    std::optional<at::Device> device = {};  ///< on which it was when it was saved; empty: unknown

    /// Throws ValueError if the id does not describe a storage, or overflows.
    explicit StorageId(const PickleValue& id);
    [[nodiscard]] int64_t itemBytes() const { return dtype ? itemSize(*dtype) : 1; }
};

/// The data of a file of torch.save to which its pickle refers by ids.
class TorchRecords {
public:
    virtual ~TorchRecords() = default;
    TorchRecords(const TorchRecords&) = delete;
    TorchRecords& operator=(const TorchRecords&) = delete;
    /// Returns the bytes of a storage. Throws if the file does not have all of them.
    [[nodiscard]] virtual StoredBytes storage(const StorageId& id) const = 0;
    /// Returns the location of `bytes`, which are a part of the pickle.
    [[nodiscard]] virtual StoredBytes partOfPickle(std::string_view bytes) const = 0;

    /// Returns the bytes of text and decompressed elements that may still be made of the pickle, since one value in it may occur in
    /// many entries.
    [[nodiscard]] std::size_t& room() const noexcept { return m_room; }

protected:
    TorchRecords() = default;

private:
    mutable std::size_t m_room = std::size_t{64} << 20;
};

/// Subtracts bytes from the remaining room. Throws ValueError if it is too little.
void takeRoom(std::size_t& room, std::size_t bytes);

/// A part of a pickle that is stored unchanged in the file, from byte `offset` on; in memory if `file` is null.
class PicklePlace {
public:
    PicklePlace(std::shared_ptr<ByteFile> file, std::string_view pickle, int64_t offset)
        : m_file(std::move(file)), m_pickle(pickle), m_offset(offset)
    {
    }
    /// Returns the bytes of a part. In memory they are subtracted from `room`: throws ValueError if that is too little.
    [[nodiscard]] StoredBytes bytes(std::string_view part, std::size_t& room) const;
    [[nodiscard]] std::size_t size() const noexcept { return m_pickle.size(); }

private:
    std::shared_ptr<ByteFile> m_file;
    std::string_view m_pickle;
    int64_t m_offset;
};

/// The records of a bare pickle, which refers to nothing outside of it.
class NoRecords final : public TorchRecords {
public:
    explicit NoRecords(PicklePlace place) : m_place(std::move(place)) { room() += m_place.size(); }
    [[nodiscard]] StoredBytes storage(const StorageId& id) const override;
    [[nodiscard]] StoredBytes partOfPickle(std::string_view bytes) const override { return m_place.bytes(bytes, room()); }

private:
    PicklePlace m_place;
};

/// The archive that torch.save writes since 1.6: each storage is a member `data/KEY`. Archives of torch.jit.save have further
/// folders of storages.
class ZipRecords final : public TorchRecords {
public:
    /// `top`: the top folder in the archive; `folder`: the one in it that contains the storages. Both with a trailing slash.
    ZipRecords(StoredBytes archive, std::shared_ptr<const ZipDirectory> directory, const std::string& top, PicklePlace place,
               const std::string& folder = "data/")
        : m_archive(std::move(archive)), m_directory(std::move(directory)), m_folder(top + folder), m_place(std::move(place))
    {
        room() += m_place.size();
    }
    ZipRecords(const FileStretch& archive, std::shared_ptr<const ZipDirectory> directory, const std::string& top, PicklePlace place,
               const std::string& folder = "data/")
        : ZipRecords(StoredBytes{archive.file, archive.begin, archive.size}, std::move(directory), top, std::move(place), folder)
    {
    }
    [[nodiscard]] StoredBytes storage(const StorageId& id) const override;
    [[nodiscard]] StoredBytes partOfPickle(std::string_view bytes) const override { return m_place.bytes(bytes, room()); }

private:
    StoredBytes m_archive;
    std::shared_ptr<const ZipDirectory> m_directory;
    std::string m_folder;
    PicklePlace m_place;
};

/// A file that torch.save wrote before 1.6: consecutive pickles, then the storages. A pickled tensor contains its own storage in
/// the same form.
class LegacyRecords final : public TorchRecords {
public:
    /// `bytes`: the whole file, which must outlive this object; `place`: its location. Throws ValueError if it is not such a file.
    LegacyRecords(std::string_view bytes, PicklePlace place);
    ~LegacyRecords() override;
    [[nodiscard]] const PickleGraph& object() const { return m_object; }
    [[nodiscard]] StoredBytes storage(const StorageId& id) const override;
    [[nodiscard]] StoredBytes partOfPickle(std::string_view bytes) const override { return m_place.bytes(bytes, room()); }

    /// True if the bytes start like such a file. Reads the first 32 bytes.
    [[nodiscard]] static bool recognises(std::string_view head);

private:
    void findStorages(std::string_view rest, const PickleGraph& keys);

    PicklePlace m_place;
    PickleGraph m_object;
    std::map<std::string, std::string_view, std::less<>> m_storages;
};

}  // namespace tensordesk
