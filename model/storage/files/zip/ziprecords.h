// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>
#include <string_view>

/// The records of a zip archive, as defined in PKWARE's APPNOTE.TXT.
namespace tensordesk::zip {

using namespace std::string_view_literals;

inline constexpr std::string_view kHeaderMark = "PK\3\4"sv;
inline constexpr int64_t kHeaderSize = 30;  ///< without the name and the extra fields
inline constexpr int64_t kCrcInHeader = 14;

inline constexpr std::string_view kDescriptorMark = "PK\7\10"sv;  ///< optional

inline constexpr std::string_view kRecordMark = "PK\1\2"sv;  ///< of a member, in the directory
inline constexpr int64_t kRecordSize = 46;                   ///< without the name, the extra fields and the comment
inline constexpr int64_t kCrcInRecord = 16;

inline constexpr std::string_view kEndMark = "PK\5\6"sv;
inline constexpr int64_t kEndSize = 22;  ///< without the comment
inline constexpr std::string_view kWideEndMark = "PK\6\6"sv;
inline constexpr int64_t kWideEndSize = 56;
inline constexpr std::string_view kLocatorMark = "PK\6\7"sv;  ///< of the zip64 end record
inline constexpr int64_t kLocatorSize = 20;

// Flags of a member.
inline constexpr uint16_t kEncrypted = 1 << 0;
inline constexpr uint16_t kHasDescriptor = 1 << 3;
inline constexpr uint16_t kStronglyEncrypted = 1 << 6;
inline constexpr uint16_t kUtf8Name = 1 << 11;

inline constexpr uint16_t kWideExtra = 1;          ///< the extra field for numbers that are too large for their fields
inline constexpr uint32_t kTooLarge = 0xffffffff;  ///< marks a field whose number is in that extra field

}  // namespace tensordesk::zip
