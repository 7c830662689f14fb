// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/fixedstructurestorage.h"

#include <string>

namespace tensordesk {

/// A storage that is never edited, for the reason that checkMayRestructure() throws.
class ReadOnlyStorage : public FixedStructureStorage {
public:
    void beginEditing(const std::string& journal) override
    {
        static_cast<void>(journal);
        checkMayRestructure();
    }
    void endEditing(Progress& progress) override { static_cast<void>(progress); }
    void cancelEditing() noexcept override { }
    void checkMayWrite(const std::string& file) const override
    {
        static_cast<void>(file);
        checkMayRestructure();
    }
};

}  // namespace tensordesk
