// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/arrays/numpytypes/npytype.h"
#include "model/storage/formats/common/singlefilestorage.h"

#include <map>
#include <string>

namespace tensordesk {

/// An open .npy file: a tensordict with batch size [] whose only entry is kNpyKey; for a structured dtype its fields, and for a
/// pickled dict or list its items.
class NpyStorage final : public SingleFileStorage {
public:
    NpyStorage(const std::string& path, const OpenOptions& options);

    [[nodiscard]] std::string formatName() const override { return "npy file"; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath& path) const override;
    /// Returns the numpy dtypes of arrays that are shown with another dtype, such as times.
    [[nodiscard]] NotesReader notes() const override;
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

private:
    void open(const OpenOptions& options);

    NpyType m_type;
    std::map<KeyPath, StoredLevel> m_levels;
};

inline constexpr const char* kNpyKey = "array";

}  // namespace tensordesk
