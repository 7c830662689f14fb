// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipbytes.h"
#include "model/tensordict/base/error.h"

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tensordesk {

/// The compression of a member, numbered as in zip files. Others exist and are not supported.
enum class ZipMethod : uint16_t { Stored = 0, Deflated = 8, Bzip2 = 12, Lzma = 14 };

/// One file in an archive.
struct ZipMember {
    std::string name;  ///< UTF-8, with slashes
    ZipMethod method = ZipMethod::Stored;
    uint32_t crc = 0;        ///< of the decompressed bytes, from the directory
    int64_t size = 0;        ///< of the decompressed bytes
    int64_t storedSize = 0;  ///< of the bytes in the archive
    int64_t offset = 0;      ///< of the bytes in the archive

    // The offsets of its records.
    int64_t directoryRecord = 0;
    int64_t localHeader = 0;
    bool hasDescriptor = false;  ///< a record after the bytes contains CRC and sizes

    /// The reason why its bytes cannot be read; then nothing above but the name is valid. Null if there is none.
    std::shared_ptr<const Error> defect;

    [[nodiscard]] bool isStored() const noexcept { return method == ZipMethod::Stored; }
    [[nodiscard]] bool isFolder() const noexcept { return name.ends_with('/'); }
    /// Throws the defect, if there is one.
    void check() const;
};

/// The directory of an archive. Everything is checked before it is used: members are within the archive and before its directory,
/// none overlaps another, local headers have the same names as the directory, and compressed bytes can expand to the stated size. A
/// member that fails has a defect; the others can be read.
///
/// Reads the directory and each local header, but no payload. Memory is a small multiple of the directory's size.
class ZipDirectory {
public:
    /// Throws ValueError if there is no directory, or if its records are inconsistent.
    explicit ZipDirectory(const ZipBytes& bytes);
    ZipDirectory(ZipDirectory&&) noexcept = default;
    ZipDirectory& operator=(ZipDirectory&&) noexcept = default;
    ~ZipDirectory() = default;

    /// Returns the members in directory order. Of several with the same name, only the last one, which unpacking would leave.
    [[nodiscard]] const std::vector<ZipMember>& members() const noexcept { return m_members; }
    /// Returns the member of this name; null if there is none.
    [[nodiscard]] const ZipMember* find(std::string_view name) const;
    /// Returns harmless oddities, as sentences: names that occur twice, or lead out of the target folder.
    [[nodiscard]] const std::vector<Message>& oddities() const noexcept { return m_oddities; }

private:
    void noteOddities(const std::vector<bool>& isReplaced);

    std::vector<ZipMember> m_members;
    std::unordered_map<std::string_view, std::size_t> m_byName;
    std::vector<Message> m_oddities;
};

}  // namespace tensordesk
