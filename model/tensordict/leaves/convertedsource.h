// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/base/error.h"
#include "model/tensordict/base/message.h"
#include "model/tensordict/indices/part.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <ATen/core/Tensor.h>

#include <string>
#include <utility>
#include <vector>

namespace tensordesk {

/// A tensor in memory, made of values that a file stores in another form, such as text. Read-only.
class ConvertedSource final : public ReadOnlySource {
public:
    /// `file`: empty if it is not known. `refusal`: why edits are refused, with the remedy, as the end of a sentence that begins with
    /// the file. REQUIRES: `elements` is on the CPU.
    ConvertedSource(at::Tensor elements, std::string file, Message refusal)
        : ReadOnlySource(elements.sizes().vec(), elements.scalar_type()), m_elements(std::move(elements)), m_file(std::move(file)),
          m_refusal(std::move(refusal))
    {
    }

    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override
    {
        return narrowed(m_elements, wholePart(shape()), part).clone(at::MemoryFormat::Contiguous);
    }
    [[nodiscard]] std::string file() const override { return m_file; }
    [[nodiscard]] StorageLayout layout() const override { return {StorageLayout::Kind::Converted}; }
    [[nodiscard]] int64_t storedBytes() const override { return static_cast<int64_t>(m_elements.nbytes()); }
    [[noreturn]] void refuseEdits() const override
    {
        Error error(ErrorKind::NotImplementedError, m_refusal);
        throw m_file.empty() ? error : error.inFile(m_file);
    }

private:
    at::Tensor m_elements;
    std::string m_file;
    Message m_refusal;
};

}  // namespace tensordesk
