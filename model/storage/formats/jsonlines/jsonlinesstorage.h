// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/jsonlines/jsonrows.h"
#include "model/storage/readonlystorage.h"

#include <memory>
#include <string>
#include <vector>

namespace tensordesk {

/// An open file of JSON lines, or of a list of JSON objects, with a row per object; see tensorDictOf(). Read-only. Rows that are not
/// objects are left out, with a finding. Episodes of language models have a row per sequence of tokens, see jsonepisodes.h.
class JsonLinesStorage final : public ReadOnlyStorage {
public:
    /// Cost: one pass over the text, on several threads; two for episodes. `asStored`: each episode is one row.
    explicit JsonLinesStorage(const std::string& path, bool asStored = false);

    [[nodiscard]] const std::string& path() const override { return m_rows->path(); }
    [[nodiscard]] std::string formatName() const override { return "JSON lines"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] StoredLevel kindOf(const KeyPath&) const override { return StoredLevel::Dict; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_findings; }
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void checkMayRestructure() const override;

private:
    std::shared_ptr<const JsonRows> m_rows;
    TensorDict m_root;
    std::vector<Finding> m_findings;
};

}  // namespace tensordesk
