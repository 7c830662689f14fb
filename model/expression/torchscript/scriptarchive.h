// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/torchsave/torchrecords.h"
#include "model/storage/zip/zipdirectory.h"
#include "model/tensordict/values/pickle/picklegraph.h"

#include <ATen/core/Tensor.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A file of torch.jit.save while it is read: its code as text and its values as their pickles say them. Nothing in it is run,
/// and no size is believed before it was checked. LibTorch's own reader of such files trusts them, and is not used.
class ScriptArchive {
public:
    /// Reads the archive's directory, its code and its pickles. What the system says if there is no such file; ValueError for
    /// one of another kind.
    explicit ScriptArchive(const std::string& path);

    struct Source {
        std::string qualifier;  ///< of what is in it: `__torch__.torch.nn`
        std::string text;
    };
    [[nodiscard]] const std::vector<Source>& sources() const noexcept { return m_sources; }
    /// Of the file format: it tells LibTorch which operators have changed since.
    [[nodiscard]] std::size_t version() const noexcept { return m_version; }

    /// One pickle of the archive with the tensors that it refers to.
    class Pickled {
    public:
        Pickled(const ScriptArchive& archive, const std::string& name);
        [[nodiscard]] const PickleValue& root() const { return m_graph->root(); }
        /// Copied into memory. ValueError for what is no dense tensor; OSError where its elements are not all there.
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
    std::string m_top;  ///< the folder in the archive that all members lie in, with its slash
    std::vector<Source> m_sources;
    std::size_t m_version = 0;
};

}  // namespace tensordesk
