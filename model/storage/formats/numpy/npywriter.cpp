// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/numpy/npywriter.h"

#include "model/storage/files/fileio.h"
#include "model/storage/files/zip/zipwriter.h"
#include "model/storage/formats/numpy/npyheader.h"
#include "model/tensordict/leaves/leafblocks.h"
#include "model/tensordict/tree/visit.h"

#include <fcntl.h>

#include <algorithm>
#include <set>

namespace tensordesk {

namespace {

/// Counts the written bytes of a tensordict.
class NpyProgress {
public:
    NpyProgress(Progress& progress, int64_t total) : m_progress(progress), m_total(total) { }

    void written(const at::Tensor& block)
    {
        m_done += static_cast<int64_t>(block.nbytes());
        m_progress.check();
        m_progress.report(m_done, std::max(m_total, m_done));
    }

private:
    Progress& m_progress;
    int64_t m_total;
    int64_t m_done = 0;
};

class NpzWriter {
public:
    NpzWriter(const std::string& path, Progress& progress, int64_t total) : m_archive(path), m_progress(progress, total) { }

    void writeLevel(const TensorDict& td, const std::string& prefix)
    {
        visitLevel(td, [&](const Key& key, const Entry& entry) {
            const std::string name = prefix + key;
            checkNpzEntry(key, entry);
            if (const auto* child = std::get_if<TensorDict>(&entry))
                writeLevel(*child, name + ".");
            else
                writeLeaf(name, std::get<Leaf>(entry));
        });
    }
    void finish() { m_archive.finish(); }

private:
    void writeLeaf(const std::string& name, const Leaf& leaf)
    {
        if (!m_names.insert(name).second)
            throw Error(ErrorKind::KeyError, "two keys would become {}; rename one of them", stringLiteral(name));
        const std::string header = npyHeaderOf(leaf.shape(), leaf.dtype());
        int64_t size = 0;
        if (__builtin_add_overflow(leaf.bytes(), static_cast<int64_t>(header.size()), &size))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
        m_archive.begin(name + ".npy", size);
        m_archive.write(header.data(), header.size());
        LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
            m_archive.write(block.const_data_ptr(), block.nbytes());
            m_progress.written(block);
        });
        m_archive.end();
    }

    ZipWriter m_archive;
    NpyProgress m_progress;
    std::set<std::string> m_names;
};

}  // namespace

void checkNpzEntry(const Key&, const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    if (std::holds_alternative<NonTensor>(entry))
        throw Error(ErrorKind::NotImplementedError, "numpy files cannot hold non-tensor values; leave them out");
    const auto* leaf = std::get_if<Leaf>(&entry);
    if (leaf == nullptr)
        return;
    if (leaf->isRagged())
        throw Error(ErrorKind::NotImplementedError, "numpy files cannot hold the ragged shape {}; pad it, or leave the leaf out",
                    toString(leaf->shape()));
    static_cast<void>(npyHeaderOf(leaf->shape(), leaf->dtype()));
}

void checkNpyEntry(const Key& key, const Entry& entry)
{
    if (std::holds_alternative<TensorDict>(entry))
        throw Error(ErrorKind::NotImplementedError, "a .npy file holds one tensor; write nested tensordicts to a .npz file");
    checkNpzEntry(key, entry);
}

void writeNpy(const TensorDict& td, const std::string& path, Progress& progress)
{
    const auto count = td.count();
    if (count != 1)
        throw Error(ErrorKind::ValueError,
                    "a .npy file holds one tensor, and the tensordict has {} entries; select one of them, or write a .npz file",
                    count);
    const Key key = td.keyAt(0);
    const Entry entry = td.entryAt(0);
    withinKey(key, [&] {
        checkNpyEntry(key, entry);
        const Leaf& leaf = std::get<Leaf>(entry);
        const Descriptor file = openFile(path, O_WRONLY);
        const std::string header = npyHeaderOf(leaf.shape(), leaf.dtype());
        writeAt(file, header.data(), header.size(), 0, path);
        auto offset = static_cast<int64_t>(header.size());
        reserveSpace(file.get(), offset, leaf.bytes(), path);
        NpyProgress counted(progress, leaf.bytes());
        LeafBlocks(leaf).forEach([&](const at::Tensor& block) {
            writeAt(file, block.const_data_ptr(), block.nbytes(), offset, path);
            offset += static_cast<int64_t>(block.nbytes());
            counted.written(block);
        });
    });
}

void writeNpz(const TensorDict& td, const std::string& path, Progress& progress)
{
    NpzWriter writer(path, progress, totalBytes(td));
    writer.writeLevel(td, "");
    writer.finish();
}

}  // namespace tensordesk
