// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/read/h5reader.h"
#include "model/storage/storage.h"

#include <memory>

namespace tensordesk {

/// Changes the structure of a file that is open for writing. New objects are written under a hidden name and then linked in place
/// of the old ones. The file itself changes when editing ends. The space of removed objects stays in the file as a hole. See
/// Storage for the methods.
class H5Editor {
public:
    H5Editor(std::shared_ptr<H5File> file, std::shared_ptr<H5Reader> reader);

    Entry put(const KeyPath& path, const Entry& entry);
    void erase(const KeyPath& path);
    Entry rename(const KeyPath& from, const KeyPath& to);
    void setNames(const KeyPath& path, const DimNames& names);
    void setShapes(const std::vector<LevelDims>& levels);

private:
    bool putInPlace(const std::string& place, const Entry& entry);

    std::shared_ptr<H5File> m_file;
    std::shared_ptr<H5Reader> m_reader;
};

}  // namespace tensordesk
