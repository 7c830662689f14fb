// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/probe/trialreader.h"

#include "model/storage/formats/hdf5/library/h5directreads.h"
#include "model/storage/formats/hdf5/library/h5rawelements.h"
#include "model/storage/formats/hdf5/library/h5recordname.h"
#include "model/storage/formats/hdf5/probe/protocol.h"
#include "model/storage/formats/hdf5/read/h5picks.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <optional>

namespace tensordesk::probe {
namespace {

constexpr int kMaxDepth = 64;
/// The limits for decoding the chunks of one dataset: testing a large dataset must not take as long as reading it.
constexpr std::chrono::seconds kMostForChunks{2};
constexpr hsize_t kMostDecoded = hsize_t{4} << 20;
constexpr std::size_t kMostRead = std::size_t{1} << 20;

herr_t refuseExternalLink(const char*, const char*, const char*, const char*, unsigned*, hid_t, void*) noexcept
{
    return -1;
}

hid_t insideFileOnly()
{
    static const hid_t properties = [] {
        const hid_t access = H5Pcreate(H5P_LINK_ACCESS);
        H5Pset_elink_cb(access, refuseExternalLink, nullptr);
        return access;
    }();
    return properties;
}

/// Everything that the program asks of an element type.
void testType(hid_t type, int depth = 0)
{
    if (type < 0 || depth > kMaxDepth)
        return;
    const auto testPart = [&](hid_t part) {
        testType(part, depth + 1);
        if (part >= 0)
            H5Tclose(part);
    };
    H5Tget_size(type);
    H5Tcommitted(type);
    switch (H5Tget_class(type)) {
    case H5T_COMPOUND:
        for (int i = 0; i < H5Tget_nmembers(type); ++i) {
            H5free_memory(H5Tget_member_name(type, static_cast<unsigned>(i)));
            H5Tget_member_offset(type, static_cast<unsigned>(i));
            testPart(H5Tget_member_type(type, static_cast<unsigned>(i)));
        }
        break;
    case H5T_ENUM:
        for (int i = 0; i < H5Tget_nmembers(type); ++i) {
            std::vector<char> value(std::max<std::size_t>(H5Tget_size(type), 16));
            H5free_memory(H5Tget_member_name(type, static_cast<unsigned>(i)));
            if (value.size() <= kMostRead)
                H5Tget_member_value(type, static_cast<unsigned>(i), value.data());
        }
        testPart(H5Tget_super(type));
        break;
    case H5T_ARRAY: {
        std::array<hsize_t, H5S_MAX_RANK> sizes{};
        if (H5Tget_array_ndims(type) <= H5S_MAX_RANK)
            H5Tget_array_dims2(type, sizes.data());
        testPart(H5Tget_super(type));
        break;
    }
    case H5T_VLEN: testPart(H5Tget_super(type)); break;
    case H5T_OPAQUE: H5free_memory(H5Tget_tag(type)); break;
    case H5T_STRING:
        H5Tis_variable_str(type);
        H5Tget_strpad(type);
        H5Tget_cset(type);
        break;
    case H5T_FLOAT: {
        std::size_t sign = 0, exponentAt = 0, exponentBits = 0, mantissaAt = 0, mantissaBits = 0;
        H5Tget_fields(type, &sign, &exponentAt, &exponentBits, &mantissaAt, &mantissaBits);
        H5Tget_order(type);
        break;
    }
    case H5T_INTEGER:
        H5Tget_order(type);
        H5Tget_sign(type);
        break;
    default: break;
    }
}

/// Returns the bytes of an address in an open file.
std::size_t addressSizeOf(hid_t file)
{
    std::size_t addressSize = 8, lengthSize = 8;
    if (const hid_t creation = file < 0 ? file : H5Fget_create_plist(file); creation >= 0) {
        H5Pget_sizes(creation, &addressSize, &lengthSize);
        H5Pclose(creation);
    }
    return addressSize;
}

/// Sets the size of the library's cache of metadata, which holds fixed: an automatic one would grow.
void setSize(H5AC_cache_config_t& config, std::size_t bytes)
{
    config.set_initial_size = true;
    config.initial_size = config.min_size = config.max_size = bytes;
    config.flash_incr_mode = H5C_flash_incr__off;
}

/// The size of the cache: each object is tested once, and what the library keeps takes memory, to be checked and given back.
constexpr std::size_t kSmallCache = std::size_t{8} << 10;
/// The size for what the library comes back to: the blocks with the links of a large group, and the index of chunks.
constexpr std::size_t kLargeCache = std::size_t{1} << 20;
constexpr hsize_t kManyLinks = 1000;

/// Enlarges the cache of metadata of an object's file as long as it lives.
class LargeCache {
public:
    explicit LargeCache(hid_t object) : m_file(H5Iget_file_id(object)) { resize(kLargeCache); }
    ~LargeCache()
    {
        resize(kSmallCache);
        if (m_file >= 0)
            H5Fclose(m_file);
    }
    LargeCache(const LargeCache&) = delete;
    LargeCache& operator=(const LargeCache&) = delete;

private:
    void resize(std::size_t bytes)
    {
        H5AC_cache_config_t config{};
        config.version = H5AC__CURR_CACHE_CONFIG_VERSION;
        if (m_file < 0 || H5Fget_mdc_config(m_file, &config) < 0)
            return;
        setSize(config, bytes);
        H5Fset_mdc_config(m_file, &config);
    }

    hid_t m_file;
};

void keepLittleMetadata(hid_t access)
{
    H5AC_cache_config_t config{};
    config.version = H5AC__CURR_CACHE_CONFIG_VERSION;
    if (H5Pget_mdc_config(access, &config) < 0)
        return;
    setSize(config, kSmallCache);
    H5Pset_mdc_config(access, &config);
}

/// The attributes of an object, as testAttribute() tests them.
struct Attributes {
    std::size_t addressSize;
    bool hasRecord = false;  ///< one of them is the record of this program
};

herr_t testAttribute(hid_t object, const char* name, const H5A_info_t*, void* attributes) noexcept
{
    auto& found = *static_cast<Attributes*>(attributes);
    found.hasRecord = found.hasRecord || std::strcmp(name, kGroupRecordName) == 0;
    const hid_t attribute = H5Aopen(object, name, H5P_DEFAULT);
    if (attribute < 0)
        return 0;
    const hid_t type = H5Aget_type(attribute), space = H5Aget_space(attribute);
    testType(type);
    const hid_t raw = rawTypeOf(type, found.addressSize);
    const std::size_t size = raw < 0 ? 0 : H5Tget_size(raw);
    const hssize_t count = space < 0 ? 0 : H5Sget_simple_extent_npoints(space);
    if (size > 0 && count > 0 && size <= kMostRead && static_cast<std::size_t>(count) <= kMostRead / size) {
        std::vector<char> value(static_cast<std::size_t>(count) * size);
        H5Aread(attribute, raw, value.data());
    }
    if (raw >= 0)
        H5Tclose(raw);
    if (type >= 0)
        H5Tclose(type);
    if (space >= 0)
        H5Sclose(space);
    H5Aclose(attribute);
    return 0;
}

struct Member {
    std::string name;
    haddr_t address = HADDR_UNDEF;
};

struct Members {
    std::vector<Member> hard;  ///< sorted by name
    bool areAll = true;        ///< all links were listed, and there are no others
};

herr_t collectMember(hid_t group, const char* name, const H5L_info_t* link, void* members) noexcept
{
    auto& found = *static_cast<Members*>(members);
    if (link->type == H5L_TYPE_HARD) {
        found.hard.push_back({name, link->u.address});
        return 0;
    }
    found.areAll = false;
    if (link->u.val_size > 0 && link->u.val_size <= kMostRead) {
        std::vector<char> value(link->u.val_size);
        H5Lget_val(group, name, value.data(), value.size(), H5P_DEFAULT);
    }
    return 0;
}

Members membersOf(hid_t group)
{
    Members found;
    H5G_info_t info{};
    std::optional<LargeCache> cache;
    if (H5Gget_info(group, &info) >= 0 && info.nlinks > kManyLinks)
        cache.emplace(group);
    hsize_t position = 0;
    if (H5Literate(group, H5_INDEX_NAME, H5_ITER_NATIVE, &position, collectMember, &found) < 0)
        found.areAll = false;
    std::sort(found.hard.begin(), found.hard.end(), [](const Member& a, const Member& b) { return a.name < b.name; });
    return found;
}

/// Returns the addresses of the members in the order in which the program comes to them.
std::vector<haddr_t> inOrder(const std::vector<Member>& found)
{
    std::vector<haddr_t> addresses;
    const std::size_t step = pickEvery(found.size());
    for (std::size_t i = 0; i < found.size(); i += step)
        addresses.push_back(found[i].address);
    if (step > 1)
        for (const Member& member : found)
            addresses.push_back(member.address);
    return addresses;
}

enum class Filters { None, Plain, Other };

/// PythonValue ones are those whose code is believed to stand any input.
Filters filtersOf(hid_t creation)
{
    const int count = H5Pget_nfilters(creation);
    for (int number = 0; number < count; ++number) {
        std::array<char, 64> name{};
        std::size_t values = 0;
        unsigned flags = 0, config = 0;
        const H5Z_filter_t filter = H5Pget_filter2(creation, static_cast<unsigned>(number), &flags, &values, nullptr,
                                                   name.size() - 1, name.data(), &config);
        if (filter != H5Z_FILTER_DEFLATE && filter != H5Z_FILTER_SHUFFLE && filter != H5Z_FILTER_FLETCHER32)
            return Filters::Other;
    }
    return count > 0 ? Filters::Plain : Filters::None;
}

/// Reads the elements from `start` on, `count` of them by dim, and forgets them: as they are stored, which no lack of a
/// conversion forbids, and as they lie in memory.
void readBox(hid_t dataset, hid_t type, hid_t space, const std::vector<hsize_t>& start, const std::vector<hsize_t>& count)
{
    const hid_t native = H5Tget_native_type(type, H5T_DIR_ASCEND);
    const std::size_t size = std::max(H5Tget_size(type), native < 0 ? 0 : H5Tget_size(native));
    std::size_t bytes = size;
    for (const hsize_t number : count)
        bytes = bytes > (kMostRead << 6) / std::max<hsize_t>(number, 1) ? 0 : bytes * number;
    const hid_t memory = count.empty() ? H5Screate(H5S_SCALAR)
                                       : H5Screate_simple(static_cast<int>(count.size()), count.data(), nullptr);
    if (!count.empty())
        H5Sselect_hyperslab(space, H5S_SELECT_SET, start.data(), nullptr, count.data(), nullptr);
    if (bytes > 0 && memory >= 0) {
        std::vector<char> values(bytes);
        H5Dread(dataset, type, memory, space, H5P_DEFAULT, values.data());
        if (native >= 0)
            H5Dread(dataset, native, memory, space, H5P_DEFAULT, values.data());
    }
    if (native >= 0)
        H5Tclose(native);
    if (memory >= 0)
        H5Sclose(memory);
}

/// Calls `visit` with the start and the size of each chunk, until the time is over.
template <typename Visit>
void forEachChunk(const std::vector<hsize_t>& sizes, const std::vector<hsize_t>& chunk, Visit&& visit)
{
    const auto until = std::chrono::steady_clock::now() + kMostForChunks;
    std::vector<hsize_t> start(sizes.size(), 0), count(sizes.size());
    for (std::size_t d = 0; d < sizes.size() && std::chrono::steady_clock::now() < until;) {
        for (std::size_t i = 0; i < sizes.size(); ++i)
            count[i] = std::min(chunk[i], sizes[i] - start[i]);
        visit(start, count);
        for (d = 0; d < sizes.size(); ++d) {
            if (chunk[d] < sizes[d] - start[d]) {
                start[d] += chunk[d];
                break;
            }
            start[d] = 0;
        }
    }
}

void testChunks(hid_t dataset, hid_t creation, hid_t type, hid_t space, const std::vector<hsize_t>& sizes)
{
    std::vector<hsize_t> chunk(H5S_MAX_RANK);
    if (H5Pget_chunk(creation, H5S_MAX_RANK, chunk.data()) != static_cast<int>(sizes.size()))
        return;
    chunk.resize(sizes.size());
    hsize_t chunkBytes = H5Tget_size(type), bytes = chunkBytes;
    for (std::size_t d = 0; d < sizes.size(); ++d) {
        if (chunk[d] == 0 || sizes[d] == 0 || sizes[d] > (hsize_t{1} << 40) || bytes > (hsize_t{1} << 60) / sizes[d])
            return;
        chunkBytes *= chunk[d];
        bytes *= sizes[d];
    }
    const Filters filters = filtersOf(creation);
    bool isFirst = true;
    forEachChunk(sizes, chunk, [&](const std::vector<hsize_t>& start, const std::vector<hsize_t>& count) {
        hsize_t stored = 0;
        if (filters == Filters::None && H5Dget_chunk_storage_size(dataset, start.data(), &stored) >= 0 && stored != 0
            && stored != chunkBytes)
            std::abort();  // the library would read beyond the data of the chunk
        if (isFirst || filters == Filters::Other || (filters == Filters::Plain && bytes <= kMostDecoded))
            readBox(dataset, type, space, start, count);
        isFirst = false;
    });
}

/// Tests the location of the values; those of the first chunk; and all of them if they are few or encoded by a filter that may not
/// be robust.
void testValues(hid_t dataset, hid_t creation, std::size_t addressSize)
{
    std::optional<LargeCache> cache;
    if (H5Pget_layout(creation) == H5D_CHUNKED)
        cache.emplace(dataset);
    H5Dget_storage_size(dataset);  // goes through the whole index of chunks
    const hid_t stored = H5Dget_type(dataset), type = rawTypeOf(stored, addressSize), space = H5Dget_space(dataset);
    const int dims = space < 0 ? -1 : H5Sget_simple_extent_ndims(space);
    if (type >= 0 && dims >= 0 && dims <= H5S_MAX_RANK && H5Sget_simple_extent_npoints(space) > 0
        && H5Pget_external_count(creation) == 0) {
        std::vector<hsize_t> sizes(static_cast<std::size_t>(dims));
        H5Sget_simple_extent_dims(space, sizes.data(), nullptr);
        if (H5Pget_layout(creation) == H5D_CHUNKED)
            testChunks(dataset, creation, type, space, sizes);
        else
            readBox(dataset, type, space, std::vector<hsize_t>(sizes.size(), 0), std::vector<hsize_t>(sizes.size(), 1));
    }
    if (stored >= 0)
        H5Tclose(stored);
    if (type >= 0)
        H5Tclose(type);
    if (space >= 0)
        H5Sclose(space);
}

void append(std::string& bytes, const void* more, std::size_t size)
{
    bytes.append(static_cast<const char*>(more), size);
}

/// Returns the report about numbers in one piece; empty for other datasets.
std::string reportOf(hid_t dataset, haddr_t address, hid_t type, hid_t space)
{
    std::array<hsize_t, H5S_MAX_RANK> sizes{};
    std::array<unsigned char, kMostTypeBytes> encoded{};
    std::size_t typeBytes = encoded.size();
    const haddr_t offset = H5Dget_offset(dataset);
    const H5T_class_t kind = H5Tget_class(type);
    const int dims = offset == HADDR_UNDEF || space < 0 || H5Sget_simple_extent_type(space) == H5S_NULL
                       ? -1
                       : H5Sget_simple_extent_dims(space, sizes.data(), nullptr);
    if (dims < 0 || dims > H5S_MAX_RANK || (kind != H5T_INTEGER && kind != H5T_FLOAT && kind != H5T_ENUM)
        || H5Tencode(type, nullptr, &typeBytes) < 0 || typeBytes > encoded.size() || H5Tencode(type, encoded.data(), &typeBytes) < 0
        || typeBytes > encoded.size())
        return {};
    const std::size_t sizesBytes = static_cast<std::size_t>(dims) * sizeof(uint64_t);
    const Report report{.kind = Report::Kind::Numbers,
                        .bytes = static_cast<uint32_t>(sizeof(Report) + sizesBytes + typeBytes),
                        .address = address,
                        .count = static_cast<uint32_t>(dims),
                        .typeBytes = static_cast<uint32_t>(typeBytes),
                        .offset = offset,
                        .stored = H5Dget_storage_size(dataset)};
    std::string bytes;
    bytes.reserve(report.bytes);
    append(bytes, &report, sizeof report);
    static_assert(sizeof(hsize_t) == sizeof(uint64_t));
    append(bytes, sizes.data(), sizesBytes);
    append(bytes, encoded.data(), typeBytes);
    return bytes;
}

/// Returns the report about a group with these members; empty if it would be too long.
std::string reportOf(const std::vector<Member>& members, haddr_t address, unsigned hardLinks)
{
    std::size_t size = sizeof(Report);
    for (const Member& member : members)
        size += sizeof(ReportedLink) + member.name.size();
    std::string bytes;
    if (size > kMostReport)
        return bytes;
    const Report report{.kind = Report::Kind::Group,
                        .bytes = static_cast<uint32_t>(size),
                        .address = address,
                        .count = static_cast<uint32_t>(members.size()),
                        .hardLinks = hardLinks};
    bytes.reserve(size);
    append(bytes, &report, sizeof report);
    for (const Member& member : members) {
        const ReportedLink link{member.address, member.name.size()};
        append(bytes, &link, sizeof link);
        bytes += member.name;
    }
    return bytes;
}

/// True if no images can be stored as elements of this type: those are unsigned bytes.
bool isNeverImage(hid_t type)
{
    const H5T_class_t kind = H5Tget_class(type);
    if (kind == H5T_ENUM) {
        const hid_t base = H5Tget_super(type);
        const bool isNever = base >= 0 && H5Tget_class(base) == H5T_INTEGER && H5Tget_size(base) == H5Tget_size(type)
                          && isNeverImage(base);
        if (base >= 0)
            H5Tclose(base);
        return isNever;
    }
    return kind == H5T_FLOAT || (kind == H5T_INTEGER && (H5Tget_size(type) > 1 || H5Tget_sign(type) == H5T_SGN_2));
}

/// True for numbers in one piece inside the file: the program reads these without the creation properties of the dataset, which take
/// the library longer to copy than all else. Stricter than offsetOfNumbers(), and images need these properties.
bool areAsExpected(hid_t dataset, hid_t type, hid_t space, hsize_t fileSize)
{
    const haddr_t offset = H5Dget_offset(dataset);
    const hssize_t count = H5Sget_simple_extent_npoints(space);
    const std::size_t size = H5Tget_size(type);
    return isNeverImage(type) && count >= 0 && size > 0 && offset < fileSize
        && static_cast<hsize_t>(count) <= std::min<hsize_t>(H5Dget_storage_size(dataset), fileSize - offset) / size;
}

/// Tests a dataset, and returns the report about it.
std::string testDataset(hid_t dataset, haddr_t address, Values values, std::size_t addressSize, hsize_t fileSize)
{
    const hid_t type = H5Dget_type(dataset), space = H5Dget_space(dataset);
    testType(type);
    std::array<hsize_t, H5S_MAX_RANK> sizes{};
    if (space >= 0)
        H5Sget_simple_extent_dims(space, sizes.data(), nullptr);
    std::string report;
    if (type >= 0)
        report = reportOf(dataset, address, type, space);
    const bool isCopied = values != Values::None || report.empty() || !areAsExpected(dataset, type, space, fileSize);
    const hid_t creation = isCopied ? H5Dget_create_plist(dataset) : H5I_INVALID_HID;
    if (creation >= 0) {
        const H5D_layout_t layout = H5Pget_layout(creation);
        if (layout == H5D_CHUNKED)
            H5Pget_chunk(creation, H5S_MAX_RANK, sizes.data());
        filtersOf(creation);
        H5Pget_external_count(creation);
        H5Dget_offset(dataset);
        if (values == Values::All || (values == Values::Own && layout != H5D_VIRTUAL))
            testValues(dataset, creation, addressSize);
        H5Pclose(creation);
    }
    if (type >= 0)
        H5Tclose(type);
    if (space >= 0)
        H5Sclose(space);
    return report;
}

}  // namespace

TrialReader::TrialReader(std::string path, std::function<void(haddr_t)> announce, std::function<void(std::string_view)> report)
    : m_path(std::move(path)), m_announce(std::move(announce)), m_report(std::move(report))
{
    openFile();
}

TrialReader::~TrialReader()
{
    if (m_file >= 0)
        H5Fclose(m_file);
}

void TrialReader::openFile()
{
    const hid_t access = H5Pcreate(H5P_FILE_ACCESS);
#if H5_VERSION_GE(1, 12, 1) || (H5_VERSION_GE(1, 10, 7) && !H5_VERSION_GE(1, 11, 0))
    H5Pset_file_locking(access, false, true);
#endif
    readDirectly(access);
    keepLittleMetadata(access);
    m_file = H5Fopen(m_path.c_str(), H5F_ACC_RDONLY, access);
    H5Pclose(access);
    m_addressSize = addressSizeOf(m_file);
    if (m_file >= 0)
        H5Fget_filesize(m_file, &m_fileSize);
}

std::vector<haddr_t> TrialReader::testAndClose(hid_t object, Values values)
{
    std::vector<haddr_t> inside;
    if (object < 0)
        return inside;
    H5O_info_t info{};
    const bool isKnown = H5Oget_info2(object, &info, H5O_INFO_BASIC) >= 0;
    Attributes attributes{m_addressSize};
    const bool areListed = H5Aiterate2(object, H5_INDEX_NAME, H5_ITER_NATIVE, nullptr, testAttribute, &attributes) >= 0;
    std::string report;
    switch (H5Iget_type(object)) {
    case H5I_GROUP: {
        const Members members = membersOf(object);
        inside = inOrder(members.hard);
        if (members.areAll && areListed && !attributes.hasRecord)
            report = reportOf(members.hard, info.addr, info.rc);
        break;
    }
    case H5I_DATASET: report = testDataset(object, info.addr, values, m_addressSize, m_fileSize); break;
    case H5I_DATATYPE: testType(object); break;
    default: break;
    }
    H5Oclose(object);
    if (isKnown && !report.empty())
        m_report(report);
    return inside;
}

void TrialReader::testRoot()
{
    if (m_file < 0)
        return;
    const hid_t root = H5Oopen(m_file, "/", H5P_DEFAULT);
    H5O_info_t info{};
    if (root >= 0 && H5Oget_info2(root, &info, H5O_INFO_BASIC) >= 0) {
        m_announce(info.addr);
        m_seen.insert(info.addr);
        follow(testAndClose(root, Values::None));
    }
    m_announce(UINT64_MAX);
    H5Fclose(m_file);
    openFile();
}

void TrialReader::testObject(haddr_t address)
{
    if (m_file < 0)
        return;
    // The program goes on behind this object, in whatever order it came here.
    if (const auto found = std::find(m_ahead.begin(), m_ahead.end(), address); found != m_ahead.end())
        std::rotate(m_ahead.begin(), found, m_ahead.end());
    testAt(address, Values::None);
}

void TrialReader::testEarlier(const std::vector<haddr_t>& addresses)
{
    m_announced.insert(m_announced.end(), addresses.begin(), addresses.end());
}

void TrialReader::testPath(const std::string& path)
{
    if (m_file >= 0)
        follow(testAndClose(H5Oopen(m_file, path.c_str(), insideFileOnly()), Values::None));
}

void TrialReader::testValues(haddr_t dataset)
{
    if (m_file >= 0)
        testAt(dataset, Values::All);
}

void TrialReader::testAll()
{
    if (m_file < 0)
        return;
    m_seen.clear();
    m_announced.clear();
    m_ahead.clear();
    const hid_t root = H5Oopen(m_file, "/", H5P_DEFAULT);
    H5O_info_t info{};
    if (root >= 0 && H5Oget_info2(root, &info, H5O_INFO_BASIC) >= 0) {
        m_seen.insert(info.addr);
        follow(testAndClose(root, Values::None));
    }
    while (!m_ahead.empty()) {
        const haddr_t next = m_ahead.front();
        m_ahead.pop_front();
        if (!m_seen.count(next))
            testAt(next, Values::Own);
    }
    m_announce(UINT64_MAX);
    H5Fclose(m_file);
    openFile();
}

bool TrialReader::testNext()
{
    while (m_file >= 0 && !(m_announced.empty() && m_ahead.empty())) {
        const bool isAnnounced = !m_announced.empty();
        std::deque<haddr_t>& queue = isAnnounced ? m_announced : m_ahead;
        const haddr_t next = queue.front();
        queue.pop_front();
        if (m_seen.count(next))
            continue;
        m_announce(next);
        m_seen.insert(next);
        const std::vector<haddr_t> inside = testAndClose(H5Oopen_by_addr(m_file, next), Values::None);
        if (isAnnounced) {
            m_ahead.insert(m_ahead.begin() + static_cast<std::ptrdiff_t>(m_ofAnnounced), inside.begin(), inside.end());
            m_ofAnnounced += inside.size();
        } else {
            follow(inside);
        }
        return true;
    }
    return false;
}

void TrialReader::testAt(haddr_t address, Values values)
{
    m_announce(address);
    m_seen.insert(address);
    follow(testAndClose(H5Oopen_by_addr(m_file, address), values));
}

void TrialReader::follow(const std::vector<haddr_t>& addresses)
{
    // The program goes down into a group before it comes to the next one.
    m_ahead.insert(m_ahead.begin(), addresses.begin(), addresses.end());
    m_ofAnnounced = 0;
}

}  // namespace tensordesk::probe
