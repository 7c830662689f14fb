// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/storage/files/filestate.h"
#include "model/storage/formats/hdf5/library/h5file.h"
#include "model/storage/formats/hdf5/read/h5reader.h"
#include "model/storage/formats/hdf5/write/h5editor.h"
#include "model/storage/storage.h"

#include <memory>

namespace tensordesk {

/// An open HDF5 file; see Storage. H5File opens and locks it, H5Reader makes the tree.
class H5Storage final : public Storage {
public:
    H5Storage(const std::string& path, const OpenOptions& options);
    ~H5Storage() override;

    [[nodiscard]] const std::string& path() const override { return m_path; }
    [[nodiscard]] std::string formatName() const override { return "HDF5"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    [[nodiscard]] std::vector<Finding> findings() const override { return m_reader->findings(); }
    [[nodiscard]] NotesReader notes() const override;
    [[nodiscard]] StoredLevel kindOf(const KeyPath&) const override
    {
        return m_reader->isBatchRecorded() ? StoredLevel::TensorDict : StoredLevel::Dict;
    }
    void prepare(const std::vector<KeyPath>& paths) const override { m_reader->prepare(paths); }
    void verify(const std::function<void(const Finding&)>& report, Progress& progress) const override;

    void checkMayWrite(const std::string& file) const override;
    void beginEditing(const std::string& journal) override;
    void endEditing(Progress& progress) override;
    void cancelEditing() noexcept override;
    Entry put(const KeyPath& path, const Entry& entry) override { return m_editor.put(path, entry); }
    void erase(const KeyPath& path) override { m_editor.erase(path); }
    Entry rename(const KeyPath& from, const KeyPath& to) override { return m_editor.rename(from, to); }
    void setNames(const KeyPath& path, const DimNames& names) override { m_editor.setNames(path, names); }
    void setShapes(const std::vector<LevelDims>& levels) override { m_editor.setShapes(levels); }

private:
    std::string m_path;
    std::shared_ptr<H5File> m_file;
    FileState m_state;  ///< state when this storage opened it or last saved it
    std::shared_ptr<H5Reader> m_reader;
    H5Editor m_editor;
    TensorDict m_root;
    bool m_isEditing = false;
};

}  // namespace tensordesk
