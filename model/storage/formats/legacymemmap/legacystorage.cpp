// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/legacymemmap/legacystorage.h"

#include "model/storage/formats/legacymemmap/legacyreader.h"

namespace tensordesk {

LegacyMemmapStorage::LegacyMemmapStorage(const std::string& path, const OpenOptions& options) : LeafFolderStorage(path, options)
{
    setRoot(openLegacyMemmap(context()));
}

}  // namespace tensordesk
