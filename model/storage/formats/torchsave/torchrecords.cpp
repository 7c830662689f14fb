// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchrecords.h"

#include "model/storage/files/zip/zipbytes.h"
#include "model/storage/formats/torchsave/torchnames.h"
#include "model/tensordict/base/error.h"

#include <unordered_map>

namespace tensordesk {

namespace {

/// A number that counts something.
int64_t countFrom(const PickleValue& value)
{
    const auto* number = value.as<int64_t>();
    if (!number || *number < 0)
        throw Error(ErrorKind::ValueError, "the id of a storage has {} where a count is expected", value.className());
    return *number;
}

/// The device of a storage; none if this version does not know it.
std::optional<at::Device> deviceFrom(const PickleValue& value)
{
    const auto* text = value.as<std::string_view>();
    try {
        return text != nullptr ? std::optional(at::Device(std::string(*text))) : std::nullopt;
    } catch (const c10::Error&) {
        return std::nullopt;
    }
}

int64_t signedNumberAt(std::string_view bytes, std::size_t offset)
{
    return static_cast<int64_t>(numberAt<uint64_t>(bytes, offset));
}

/// The pickle at `at`, which is moved behind it.
PickleGraph nextPickle(std::string_view bytes, std::size_t& at)
{
    PickleGraph graph(bytes.substr(at));
    at += graph.end();
    return graph;
}

/// The object that torch.save wrote, which stands behind three pickles of the format and the system.
PickleGraph legacyObject(std::string_view bytes, std::size_t& at)
{
    if (!LegacyRecords::recognises(bytes.substr(0, 32)))
        throw Error(ErrorKind::ValueError, "does not begin as a file of torch.save");
    static_cast<void>(nextPickle(bytes, at));
    const PickleGraph version = nextPickle(bytes, at);
    constexpr int64_t kVersion = 1001;
    if (const auto* number = version.root().as<int64_t>(); !number || *number != kVersion)
        throw Error(ErrorKind::ValueError, "is written in another version of torch.save's format than {}", kVersion);
    const PickleGraph system = nextPickle(bytes, at);
    const PickleValue* isLittle = system.root().field("little_endian");
    if (const auto* told = isLittle ? isLittle->as<bool>() : nullptr; told && !*told)
        throw Error(ErrorKind::NotImplementedError,
                    "was written on a big-endian machine, which this program does not read; load it in Python and save it again");
    return nextPickle(bytes, at);
}

}  // namespace

StorageId::StorageId(const PickleValue& id)
{
    const auto* fields = id.sequence();
    const auto* tag = fields && fields->size() >= 5 ? fields->front()->as<std::string_view>() : nullptr;
    const auto* name = tag && *tag == "storage" ? (*fields)[2]->as<std::string_view>() : nullptr;
    const auto type = name ? storageType((*fields)[1]->globalName()) : std::nullopt;
    if (!type)
        throw Error(ErrorKind::ValueError, "refers to an object outside the pickle by an ID that is not that of a storage");
    key = *name;
    dtype = type->dtype;
    device = deviceFrom(*(*fields)[3]);
    count = countFrom(*(*fields)[4]);
    const auto* view = fields->size() > 5 ? (*fields)[5]->sequence() : nullptr;
    if (view && view->size() == 3) {  // the key of the view, where it begins and its count
        first = countFrom(*(*view)[1]);
        count = countFrom(*(*view)[2]);
    }
    int64_t end = 0;
    if (__builtin_add_overflow(first, count, &end) || __builtin_mul_overflow(end, itemBytes(), &end))
        throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
}

void takeRoom(std::size_t& room, std::size_t bytes)
{
    if (bytes > room)
        throw Error(ErrorKind::ValueError, "the pickle describes too many bytes that it holds only once");
    room -= bytes;
}

StoredBytes PicklePlace::bytes(std::string_view part, std::size_t& room) const
{
    const auto size = static_cast<int64_t>(part.size());
    const bool isInside = std::less_equal<>()(m_pickle.data(), part.data())
                       && std::less_equal<>()(part.data() + part.size(), m_pickle.data() + m_pickle.size());
    if (!m_file || !isInside) {
        takeRoom(room, part.size());
        return StoredBytes::kept(part.data(), size);
    }
    return {m_file, m_offset + (part.data() - m_pickle.data()), size};
}

StoredBytes NoRecords::storage(const StorageId& id) const
{
    throw Error(ErrorKind::ValueError, "refers to the storage {}, but the file is a pickle alone, which has none",
                stringLiteral(id.key));
}

namespace {

/// The part of a storage's bytes that an id means.
StoredBytes meant(const StorageId& id, const StoredBytes& whole)
{
    const int64_t begin = id.first * id.itemBytes(), size = id.count * id.itemBytes();
    if (begin + size > whole.size)
        throw Error(ErrorKind::OSError, "the storage {} is truncated: has {} of {} bytes", stringLiteral(id.key), whole.size,
                    begin + size);
    StoredBytes bytes = whole.part(begin, size);
    bytes.device = id.device;
    return bytes;
}

}  // namespace

StoredBytes ZipRecords::storage(const StorageId& id) const
{
    const ZipMember* member = m_directory->find(m_folder + id.key);
    if (!member) {
        if (id.count == 0)
            return StoredBytes::kept(nullptr, 0);
        throw Error(ErrorKind::FileNotFoundError, "the archive lacks {}, which holds the elements",
                    stringLiteral(m_folder + id.key));
    }
    member->check();
    if (!member->isStored())
        throw Error(
            ErrorKind::NotImplementedError,
            "is compressed in the archive, which torch.save never writes; unpack the archive and pack it without compression");
    return meant(id, m_archive.part(member->offset, member->size));
}

LegacyRecords::LegacyRecords(std::string_view bytes, PicklePlace place)
    : m_place(std::move(place)), m_object([&] {
          std::size_t at = 0;
          return legacyObject(bytes, at);
      }())
{
    room() += bytes.size();
    // Parses again from the start for the end of the object; the preceding objects are short.
    std::size_t at = 0;
    for (int i = 0; i < 3; ++i)
        static_cast<void>(nextPickle(bytes, at));
    at += m_object.end();
    const PickleGraph keys = nextPickle(bytes, at);
    findStorages(bytes.substr(at), keys);
}

LegacyRecords::~LegacyRecords() = default;

/// Finds the storages, which are in the order of their keys, each after the number of its elements; their size is only stated by
/// the ids that refer to it.
void LegacyRecords::findStorages(std::string_view rest, const PickleGraph& keys)
{
    std::unordered_map<std::string, int64_t> itemBytes;
    for (const PickleValue& value : m_object.values()) {
        const auto* id = value.as<PickleValue::PersistentId>();
        if (!id)
            continue;
        try {
            const StorageId storage(*id->id);
            itemBytes.emplace(storage.key, storage.itemBytes());
        } catch (const Error&) {
            // The entry that it belongs to says so.
        }
    }
    const auto* list = keys.root().sequence();
    if (!list)
        throw Error(ErrorKind::ValueError, "the list of its storages is missing");
    for (const PickleValue* item : *list) {
        const auto* key = item->as<std::string_view>();
        const auto known = key ? itemBytes.find(std::string(*key)) : itemBytes.end();
        int64_t size = 0;
        // Storages after one of unknown size cannot be found.
        if (known == itemBytes.end() || rest.size() < sizeof(int64_t)
            || __builtin_mul_overflow(signedNumberAt(rest, 0), known->second, &size) || size < 0)
            return;
        rest.remove_prefix(sizeof(int64_t));
        const std::string_view bytes = rest.substr(0, static_cast<std::size_t>(size));
        m_storages.insert_or_assign(std::string(*key), bytes);
        rest.remove_prefix(bytes.size());
    }
}

StoredBytes LegacyRecords::storage(const StorageId& id) const
{
    const auto found = m_storages.find(id.key);
    if (found == m_storages.end())
        throw Error(ErrorKind::OSError, "the file ends before the storage {}, which holds the elements", stringLiteral(id.key));
    return meant(id, m_place.bytes(found->second, room()));
}

bool LegacyRecords::recognises(std::string_view head)
{
    using namespace std::string_view_literals;
    if (head.size() < 2 || head[0] != '\x80')
        return false;
    head.remove_prefix(2);
    if (head.starts_with('\x95'))  // FRAME, with its size
        head.remove_prefix(std::min<std::size_t>(9, head.size()));
    return head.starts_with("\x8a\x0a\x6c\xfc\x9c\x46\xf9\x20\x6a\xa8\x50\x19"sv);
}

}  // namespace tensordesk
