// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/tensordict.h"

namespace tensordesk {

/// Builds one level of a result entry by entry. Cheaper than TensorDict::set(), because the keys are known to be unique.
class LevelBuilder {
public:
    /// `like`: the level from which it is made; its keys are shared if the result has the same.
    LevelBuilder(Shape batch, DimNames names, std::optional<at::Device> device, const TensorDict& like);

    /// Adds an entry. Throws RuntimeError if the shape of a leaf does not start with the batch size. A non-tensor entry gets the
    /// batch size of the level. REQUIRES: `key` is new, and the batch size of a tensordict starts with that of this level.
    void add(Key key, Entry entry);
    /// Returns the level, as an instance of the same tensorclass as `like` if that is one.
    [[nodiscard]] TensorDict finish();

private:
    Shape m_batch;
    DimNames m_names;
    std::optional<at::Device> m_device;
    std::string m_tensorclass;
    std::shared_ptr<StoredTable> m_table;
};

}  // namespace tensordesk
