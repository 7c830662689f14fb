// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/write/h5editor.h"

#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5room.h"
#include "model/storage/formats/hdf5/library/h5types.h"
#include "model/storage/formats/hdf5/read/h5attributes.h"
#include "model/storage/formats/hdf5/read/h5leaf.h"
#include "model/storage/formats/hdf5/write/h5writer.h"

namespace tensordesk {
namespace {

constexpr const char* kNewEntry = ".tensordesk-new";

void checkPath(const KeyPath& path)
{
    if (path.empty()) {
        throw Error(ErrorKind::KeyError, "The root of a file cannot be replaced");
    }
    for (const PathElement& element : path) {
        checkLinkName(element.key());
    }
}

bool exists(hid_t file, const KeyPath& path)
{
    KeyPath upTo;
    for (const PathElement& element : path) {
        upTo.push_back(element);
        if (H5Lexists(file, placeOf(upTo).c_str(), insideFileOnly()) <= 0) {
            return false;
        }
    }
    return true;
}

/// Returns the group at `path` and makes missing ones.
H5Object groupAt(hid_t file, const KeyPath& path)
{
    const H5Properties links(h5Check(H5Pcreate(H5P_LINK_CREATE), "Cannot prepare writing"));
    h5Check(H5Pset_create_intermediate_group(links.get(), 1), "Cannot prepare writing");
    const std::string place = placeOf(path);
    H5Object group(path.empty() || exists(file, path) ? H5Oopen(file, place.c_str(), insideFileOnly())
                                                      : H5Gcreate2(file, place.c_str(), links.get(), H5P_DEFAULT, H5P_DEFAULT));
    if (!group || H5Iget_type(group.get()) != H5I_GROUP) {
        throw h5Error("A group cannot be opened or made there", ErrorKind::KeyError).within(path);
    }
    return group;
}

}  // namespace

H5Editor::H5Editor(std::shared_ptr<H5File> file, std::shared_ptr<H5Reader> reader)
    : m_file(std::move(file)), m_reader(std::move(reader))
{
}

bool H5Editor::putInPlace(const std::string& place, const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr || leaf->isRagged()) {
        return false;
    }
    H5Object dataset;
    {
        const H5Lock lock;
        dataset = H5Object(H5Oopen(m_file->id(), place.c_str(), insideFileOnly()));
        if (!dataset || H5Iget_type(dataset.get()) != H5I_DATASET) {
            return false;
        }
        const H5Type type(h5Check(H5Dget_type(dataset.get()), "Cannot read the element type"));
        const ElementType element = classify(type.get());
        if (!element.isTensor() || !element.inner.empty() || element.dtype != leaf->dtype()
            || shapeOf(dataset.get()) != leaf->shape() || !missingFilter(creationOf(dataset.get()).get()).empty()) {
            return false;
        }
    }
    H5Writer(ChunkLayout(), Progress::none(), leaf->bytes()).copyElements(*leaf, dataset.get(), {});
    return true;
}

Entry H5Editor::put(const KeyPath& path, const Entry& entry)
{
    try {
        checkPath(path);
        if (!putInPlace(placeOf(path), entry)) {
            H5Object parent;
            {
                const H5Lock lock;
                parent = groupAt(m_file->id(), path.parent());
                H5Ldelete(parent.get(), kNewEntry, H5P_DEFAULT);
            }
            try {
                H5Writer(ChunkLayout(), Progress::none(), 0).writeEntry(parent.get(), kNewEntry, entry);
            } catch (Error& error) {
                const H5Lock lock;
                H5Ldelete(parent.get(), kNewEntry, H5P_DEFAULT);
                throw error.within(path);
            }
            const H5Lock lock;
            m_file->closeDatasets();
            const bool isNew = H5Lexists(parent.get(), path.back().key().c_str(), H5P_DEFAULT) <= 0;
            if (!isNew) {
                h5Check(H5Ldelete(parent.get(), path.back().key().c_str(), H5P_DEFAULT), "The old entry cannot be removed");
            }
            h5Check(H5Lmove(parent.get(), kNewEntry, parent.get(), path.back().key().c_str(), H5P_DEFAULT, H5P_DEFAULT),
                    "The new entry cannot be put in place");
            if (isNew) {
                recordNewKey(parent.get(), path.back().key());
            }
        }
        const H5Lock lock;
        m_file->flush();
    } catch (Error& error) {
        throw error.inFile(m_file->path());
    }
    return m_reader->at(path);
}

void H5Editor::erase(const KeyPath& path)
{
    const H5Lock lock;
    try {
        checkPath(path);
        if (!exists(m_file->id(), path)) {
            throw Error(ErrorKind::KeyError, "There is no such key in the file").within(path);
        }
        m_file->closeDatasets();
        h5Check(H5Ldelete(m_file->id(), placeOf(path).c_str(), insideFileOnly()), "The entry cannot be removed");
        m_file->flush();
    } catch (Error& error) {
        throw error.inFile(m_file->path());
    }
}

Entry H5Editor::rename(const KeyPath& from, const KeyPath& to)
{
    try {
        checkPath(from);
        checkPath(to);
        if (to.isBelow(from)) {
            throw Error(ErrorKind::ValueError, "An entry cannot be moved into itself").within(from);
        }
        const H5Lock lock;
        if (!exists(m_file->id(), from)) {
            throw Error(ErrorKind::KeyError, "There is no such key in the file").within(from);
        }
        if (exists(m_file->id(), to)) {
            throw Error(ErrorKind::KeyError, "The key exists already in the file").within(to);
        }
        m_file->closeDatasets();
        const H5Object parent = groupAt(m_file->id(), to.parent());
        h5Check(H5Lmove(m_file->id(), placeOf(from).c_str(), m_file->id(), placeOf(to).c_str(), H5P_DEFAULT, insideFileOnly()),
                "The entry cannot be renamed");
        recordNewKey(parent.get(), to.back().key());
        m_file->flush();
    } catch (Error& error) {
        throw error.inFile(m_file->path());
    }
    return m_reader->at(to);
}

void H5Editor::setNames(const KeyPath& path, const DimNames& names)
{
    const H5Lock lock;
    try {
        const Shape batch = m_reader->batchAt(path);
        checkNames(names, batch.size());
        const H5Object group(h5Check(H5Oopen(m_file->id(), placeOf(path).c_str(), insideFileOnly()), "Cannot open the group"));
        const auto before = readGroupRecord(group.get());
        if (anyNamed(names) || before) {
            writeGroupRecord(group.get(), {batch, names, before ? before->keys : std::vector<Key>()});
        }
        m_file->flush();
    } catch (Error& error) {
        throw error.inFile(m_file->path());
    }
}

void H5Editor::setShapes(const std::vector<LevelDims>& levels)
{
    const H5Lock lock;
    const auto groupOf = [&](const LevelDims& level) {
        return H5Object(h5Check(H5Oopen(m_file->id(), placeOf(level.path).c_str(), insideFileOnly()), "Cannot open the group"));
    };
    std::vector<std::pair<const LevelDims*, GroupRecord>> done;  // the previous records
    try {
        for (const LevelDims& level : levels) {
            const H5Object group = groupOf(level);
            const auto before = readGroupRecord(group.get());
            done.emplace_back(&level, before.value_or(GroupRecord{m_reader->batchAt(level.path), {}}));
            writeGroupRecord(group.get(), {level.batch, level.names, done.back().second.keys});
        }
        m_file->flush();
        if (!levels.empty() && levels.front().path.empty()) {
            m_reader->setRootShape(levels.front().batch, levels.front().names);
        }
    } catch (Error& error) {
        for (const auto& [level, before] : done) {
            try {
                writeGroupRecord(groupOf(*level).get(), before);
            } catch (const Error&) {
                // The first failure says more than this one could.
            }
        }
        throw error.inFile(m_file->path());
    }
}

}  // namespace tensordesk
