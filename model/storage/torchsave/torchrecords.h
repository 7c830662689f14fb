// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/rawbytes/filestretch.h"
#include "model/storage/torchsave/storedtensor.h"
#include "model/storage/zip/zipdirectory.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <map>
#include <memory>
#include <string>
#include <string_view>

namespace tensordesk {

/// A storage that a pickle of torch refers to by an id, as the id says it.
struct StorageId {
    std::string key;
    std::optional<DType> dtype;  ///< none: it is counted in bytes
    int64_t count = 0;           ///< of elements or bytes
    int64_t first = 0;           ///< of these, the first one that is meant

    /// ValueError if the id is none of a storage, or overflows.
    explicit StorageId(const PickleValue& id);
    [[nodiscard]] int64_t itemBytes() const { return dtype ? itemSize(*dtype) : 1; }
};

/// Where a file of torch.save keeps what its pickle refers to by ids.
class TorchRecords {
public:
    virtual ~TorchRecords() = default;
    TorchRecords(const TorchRecords&) = delete;
    TorchRecords& operator=(const TorchRecords&) = delete;
    /// The bytes of a storage. Throws if the file has them not, or not all.
    [[nodiscard]] virtual StoredBytes storage(const StorageId& id) const = 0;
    /// `bytes`, which are a part of the pickle, where they lie.
    [[nodiscard]] virtual StoredBytes partOfPickle(std::string_view bytes) const = 0;

    /// How many bytes of text and unpacked elements may still be made of the pickle: one value in it may stand in many entries.
    [[nodiscard]] std::size_t& room() const noexcept { return m_room; }

protected:
    TorchRecords() = default;

private:
    mutable std::size_t m_room = std::size_t{64} << 20;
};

/// Takes bytes of the room that is left for what is made of a pickle. ValueError if it is too little.
void takeRoom(std::size_t& room, std::size_t bytes);

/// Part of a pickle that lies in the file as it is, from byte `offset` on; in memory where `file` is null.
class PicklePlace {
public:
    PicklePlace(std::shared_ptr<ByteFile> file, std::string_view pickle, int64_t offset)
        : m_file(std::move(file)), m_pickle(pickle), m_offset(offset)
    {
    }
    /// In memory it takes of the `room`: ValueError if that is too little.
    [[nodiscard]] StoredBytes bytes(std::string_view part, std::size_t& room) const;
    [[nodiscard]] std::size_t size() const noexcept { return m_pickle.size(); }

private:
    std::shared_ptr<ByteFile> m_file;
    std::string_view m_pickle;
    int64_t m_offset;
};

/// A pickle alone: it refers to nothing outside of it.
class NoRecords final : public TorchRecords {
public:
    explicit NoRecords(PicklePlace place) : m_place(std::move(place)) { room() += m_place.size(); }
    [[nodiscard]] StoredBytes storage(const StorageId& id) const override;
    [[nodiscard]] StoredBytes partOfPickle(std::string_view bytes) const override { return m_place.bytes(bytes, room()); }

private:
    PicklePlace m_place;
};

/// The archive that torch.save writes since 1.6: each storage is a member `data/KEY`. Those of torch.jit.save have other
/// folders of storages besides.
class ZipRecords final : public TorchRecords {
public:
    /// `top`: the folder in the archive, and `folder`: the one in it that storages lie in, with their slashes.
    ZipRecords(FileStretch archive, std::shared_ptr<const ZipDirectory> directory, const std::string& top, PicklePlace place,
               const std::string& folder = "data/")
        : m_archive(std::move(archive)), m_directory(std::move(directory)), m_folder(top + folder), m_place(std::move(place))
    {
        room() += m_place.size();
    }
    [[nodiscard]] StoredBytes storage(const StorageId& id) const override;
    [[nodiscard]] StoredBytes partOfPickle(std::string_view bytes) const override { return m_place.bytes(bytes, room()); }

private:
    FileStretch m_archive;
    std::shared_ptr<const ZipDirectory> m_directory;
    std::string m_folder;
    PicklePlace m_place;
};

/// What torch.save wrote before 1.6: pickles one after another, then the storages. Also how a pickled tensor holds its own.
class LegacyRecords final : public TorchRecords {
public:
    /// `bytes`: the whole of it, which has to outlive this; `place`: where it lies. ValueError if it is none.
    LegacyRecords(std::string_view bytes, PicklePlace place);
    ~LegacyRecords() override;
    [[nodiscard]] const PickleGraph& object() const { return m_object; }
    [[nodiscard]] StoredBytes storage(const StorageId& id) const override;
    [[nodiscard]] StoredBytes partOfPickle(std::string_view bytes) const override { return m_place.bytes(bytes, room()); }

    /// True for how such a file begins. Looks at the first 32 bytes.
    [[nodiscard]] static bool recognises(std::string_view head);

private:
    void findStorages(std::string_view rest, const PickleGraph& keys);

    PicklePlace m_place;
    PickleGraph m_object;
    std::map<std::string, std::string_view, std::less<>> m_storages;
};

}  // namespace tensordesk
