// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/zip/zipdirectory.h"
#include "model/storage/formats/torchsave/torchrecords.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A file of torch.jit.save while it is read: its code as text, and the values in its pickles. Runs nothing and checks every size
/// before it is used. LibTorch's own reader is not used because it trusts such files.
class ScriptArchive {
public:
    /// Reads the archive's directory, code and pickles. Throws the system's error if the file does not exist, and ValueError for
    /// another kind of file.
    explicit ScriptArchive(const std::string& path);

    struct Source {
        std::string qualifier;  ///< of the names in it: `__torch__.torch.nn`
        std::string text;
    };
    [[nodiscard]] const std::vector<Source>& sources() const noexcept { return m_sources; }
    /// Returns the version of the file format, by which LibTorch knows which operators have changed.
    [[nodiscard]] std::size_t version() const noexcept { return m_version; }

    /// One pickle of the archive with the tensors to which it refers.
    class Pickled {
    public:
        Pickled(const ScriptArchive& archive, const std::string& name);
        [[nodiscard]] const PickleValue& root() const { return m_graph->root(); }
        /// Returns a copy in memory. Throws ValueError if it is not a dense tensor, and OSError if elements are missing.
        [[nodiscard]] at::Tensor tensor(const PickleValue& value) const;

    private:
        std::unique_ptr<const std::string> m_bytes;
        std::unique_ptr<const PickleGraph> m_graph;
        std::unique_ptr<const TorchRecords> m_records;
    };
    [[nodiscard]] Pickled data() const { return {*this, "data"}; }
    [[nodiscard]] Pickled constants() const { return {*this, "constants"}; }

private:
    [[nodiscard]] std::string bytesOf(const std::string& name, int64_t limit) const;

    FileStretch m_file;
    std::shared_ptr<const ZipDirectory> m_directory;
    std::string m_top;  ///< the top folder of all members, with a trailing slash
    std::vector<Source> m_sources;
    std::size_t m_version = 0;
};

}  // namespace tensordesk
