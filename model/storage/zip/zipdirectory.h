// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/zip/zipbytes.h"
#include "model/tensordict/base/error.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// How a member's bytes are packed, as archives number it. Others exist and are not unpacked.
enum class ZipMethod : uint16_t { Stored = 0, Deflated = 8, Bzip2 = 12, Lzma = 14 };

/// One file in an archive.
struct ZipMember {
    std::string name;  ///< UTF-8, with slashes
    ZipMethod method = ZipMethod::Stored;
    uint32_t crc = 0;        ///< of the unpacked bytes, as the directory says
    int64_t size = 0;        ///< of the unpacked bytes
    int64_t storedSize = 0;  ///< of the bytes in the archive
    int64_t offset = 0;      ///< where these begin

    // Where the records of it lie.
    int64_t directoryRecord = 0;
    int64_t localHeader = 0;
    bool hasDescriptor = false;  ///< a record behind the bytes holds CRC and sizes

    /// Why its bytes cannot be had: nothing above is to be believed then but the name. Null if all is well.
    std::shared_ptr<const Error> defect;

    [[nodiscard]] bool isStored() const noexcept { return method == ZipMethod::Stored; }
    [[nodiscard]] bool isFolder() const noexcept { return name.ends_with('/'); }
    /// Throws the defect, if there is one.
    void check() const;
};

/// What an archive holds. Of all that it says nothing is believed that was not checked: members lie within the archive
/// and before its directory, none overlaps another, local headers name them as the directory does, and packed bytes can
/// hold what they are said to. A member that fails has a defect; the others can be read.
///
/// Reads the directory and each local header: no payload. Memory is a small multiple of the directory's size.
class ZipDirectory {
public:
    /// ValueError if there is no directory, or its records do not fit together.
    explicit ZipDirectory(const ZipBytes& bytes);
    ZipDirectory(ZipDirectory&&) noexcept = default;
    ZipDirectory& operator=(ZipDirectory&&) noexcept = default;
    ~ZipDirectory() = default;

    /// In the order of the directory. Of several with one name the last one, as unpacking would leave.
    [[nodiscard]] const std::vector<ZipMember>& members() const noexcept { return m_members; }
    /// Null if there is none of this name.
    [[nodiscard]] const ZipMember* find(std::string_view name) const;
    /// What is odd and harms nothing, as sentences: names that occur twice, or lead out of the folder one unpacks in.
    [[nodiscard]] const std::vector<Message>& oddities() const noexcept { return m_oddities; }

private:
    void noteOddities(const std::vector<bool>& isReplaced);

    std::vector<ZipMember> m_members;
    std::unordered_map<std::string_view, std::size_t> m_byName;
    std::vector<Message> m_oddities;
};

}  // namespace tensordesk
