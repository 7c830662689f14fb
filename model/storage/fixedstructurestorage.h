// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/storage.h"

#include <vector>

namespace tensordesk {

/// A storage of which at most elements can be edited. Its keys, shapes, names and non-tensor values are fixed, for the reason that
/// checkMayRestructure() throws.
class FixedStructureStorage : public Storage {
public:
    [[nodiscard]] bool hasFixedStructure() const noexcept override { return true; }
    void checkMayRestructure() const override = 0;

    Entry put(const KeyPath&, const Entry& entry) override
    {
        checkMayRestructure();
        return entry;
    }
    void erase(const KeyPath&) override { checkMayRestructure(); }
    Entry rename(const KeyPath&, const KeyPath& to) override
    {
        checkMayRestructure();
        return root().at(to);
    }
    void setNames(const KeyPath&, const DimNames&) override { checkMayRestructure(); }
    void setShapes(const std::vector<LevelDims>&) override { checkMayRestructure(); }
};

}  // namespace tensordesk
