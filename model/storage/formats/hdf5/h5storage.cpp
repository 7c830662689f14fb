// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/h5storage.h"

#include "model/storage/formats/hdf5/guard/h5verify.h"

namespace tensordesk {

H5Storage::H5Storage(const std::string& path, const OpenOptions& options)
    : m_path(path), m_file(H5File::open(path)), m_state(m_file->state()), m_reader(std::make_shared<H5Reader>(m_file, options)),
      m_editor(m_file, m_reader), m_root(m_reader->root())
{
}

H5Storage::~H5Storage()
{
    cancelEditing();
}

NotesReader H5Storage::notes() const
{
    return [reader = m_reader](const KeyPath& path) { return reader->notesOn(path); };
}

void H5Storage::verify(const std::function<void(const Finding&)>& report, Progress& progress) const
{
    verifyH5(m_root, m_path, report, progress);
}

void H5Storage::checkMayWrite(const std::string& file) const
{
    if (file != m_file->path()) {
        throw Error(ErrorKind::PermissionError, "is another file than the one that is open, which refers to it: open it to edit it")
            .inFile(file);
    }
    checkWritable(file);
}

void H5Storage::beginEditing(const std::string& journal)
{
    if (!m_isEditing) {
        m_file->beginEditing(m_state, journal);
        m_isEditing = true;
    }
}

void H5Storage::endEditing(Progress& progress)
{
    if (!m_isEditing) {
        return;
    }
    m_isEditing = false;
    try {
        m_file->endEditing(progress);
    } catch (...) {
        m_state = m_file->state();
        throw;
    }
    m_state = m_file->state();
}

void H5Storage::cancelEditing() noexcept
{
    if (m_isEditing) {
        m_isEditing = false;
        m_file->cancelEditing();
    }
}

}  // namespace tensordesk
