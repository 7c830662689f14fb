// SPDX-License-Identifier: BSD-3-Clause
#pragma once

namespace tensordesk {

/// The name of the attribute with the record that this program keeps of a group; see GroupRecord.
inline constexpr const char* kGroupRecordName = "__tensordesk__";

}  // namespace tensordesk
