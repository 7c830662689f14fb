// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage.h"
#include "model/tensordict/indices/part.h"

#include <ATen/core/Tensor.h>

#include <functional>
#include <memory>

namespace tensordesk {

/// The content of a disk that exists only in memory, and that fails on request.
struct FakeDisk {
    std::string path;    ///< an empty file in its place
    TensorDict content;  ///< leaves in memory
    bool mapped = false;
    bool editing = false;
    int64_t operations = 0;                    ///< writes, steps of structure and flushes so far
    std::function<void(int64_t)> onOperation;  ///< called with the number of each before it; may throw

    void operate()
    {
        if (!editing) {
            throw Error(ErrorKind::PermissionError, "is not open for editing").inFile(path);
        }
        const int64_t number = operations++;
        if (onOperation) {
            onOperation(number);
        }
    }
};

class FakeSource final : public LeafSource {
public:
    FakeSource(std::shared_ptr<FakeDisk> disk, at::Tensor tensor)
        : LeafSource(tensor.sizes().vec(), tensor.scalar_type()), m_disk(std::move(disk)), m_tensor(std::move(tensor))
    {
    }
    [[nodiscard]] at::Tensor read(const Part& part) const override
    {
        const at::Tensor view = narrowed(m_tensor, wholePart(shape()), part);
        return m_disk->mapped ? view : view.clone(at::MemoryFormat::Contiguous);
    }
    void write(const Part& part, const at::Tensor& values) override
    {
        m_disk->operate();
        narrowed(m_tensor, wholePart(shape()), part).copy_(values);
    }
    [[nodiscard]] bool isMapped() const noexcept override { return m_disk->mapped; }
    [[nodiscard]] std::string file() const override { return m_disk->path; }
    [[nodiscard]] StorageLayout layout() const override { return {}; }
    [[nodiscard]] int64_t storedBytes() const override { return static_cast<int64_t>(m_tensor.nbytes()); }

private:
    std::shared_ptr<FakeDisk> m_disk;
    at::Tensor m_tensor;
};

class FakeStorage final : public Storage {
public:
    FakeStorage(std::shared_ptr<FakeDisk> disk, OpenOptions options)
        : m_disk(std::move(disk)), m_options(std::move(options)), m_root(std::get<TensorDict>(opened({}, m_disk->content)))
    {
    }
    [[nodiscard]] const std::string& path() const override { return m_disk->path; }
    [[nodiscard]] std::string formatName() const override { return "fake"; }
    [[nodiscard]] TensorDict root() const override { return m_root; }
    void verify(const std::function<void(const Finding&)>&, Progress&) const override { }

    void beginEditing(const std::string&) override
    {
        m_levels = levelsOf(m_disk->content);
        m_values = std::get<TensorDict>(copied(m_disk->content));
        m_disk->editing = true;
        try {
            m_disk->operate();
        } catch (...) {
            m_disk->editing = false;
            throw;
        }
    }
    void endEditing(Progress&) override
    {
        m_disk->operate();
        m_disk->editing = false;
    }
    /// The tensors stay the same ones, since sources hold them.
    void cancelEditing() noexcept override
    {
        if (std::exchange(m_disk->editing, false)) {
            m_disk->content = m_levels;
            copyValues(m_values, m_levels);
        }
    }
    Entry put(const KeyPath& path, const Entry& entry) override
    {
        m_disk->operate();
        m_disk->content.set(path, copied(entry));
        return opened(path, m_disk->content.at(path));
    }
    void erase(const KeyPath& path) override
    {
        m_disk->operate();
        m_disk->content.erase(path);
    }
    Entry rename(const KeyPath& from, const KeyPath& to) override
    {
        m_disk->operate();
        m_disk->content.rename(from, to);
        return opened(to, m_disk->content.at(to));
    }
    void setNames(const KeyPath& path, const DimNames& names) override
    {
        m_disk->operate();
        (path.empty() ? m_disk->content : m_disk->content.child(path)).setNames(names);
    }

    void setShapes(const std::vector<LevelDims>& levels) override
    {
        m_disk->operate();
        for (const LevelDims& shape : levels) {
            TensorDict level = shape.path.empty() ? m_disk->content : m_disk->content.child(shape.path);
            level.setBatchSize(shape.batch);
            level.setNames(shape.names);
        }
    }

    static Entry copied(const Entry& entry)
    {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            return Leaf(snapshot(*leaf));
        }
        const auto* td = std::get_if<TensorDict>(&entry);
        if (td == nullptr) {
            return entry;
        }
        TensorDict copy(td->batchSize(), td->names(), td->device());
        for (const Key& key : td->keys()) {
            copy.set({key}, copied(*td->find({key})));
        }
        return copy;
    }

private:
    /// The same leaves in levels of their own.
    static TensorDict levelsOf(const TensorDict& td)
    {
        TensorDict copy(td.batchSize(), td.names(), td.device());
        for (const Key& key : td.keys()) {
            const Entry entry = *td.find({key});
            const auto* level = std::get_if<TensorDict>(&entry);
            copy.set({key}, level != nullptr ? Entry(levelsOf(*level)) : entry);
        }
        return copy;
    }
    static void copyValues(const TensorDict& from, const TensorDict& to)
    {
        for (const Key& key : from.keys()) {
            const Entry source = *from.find({key}), target = *to.find({key});
            if (const auto* leaf = std::get_if<Leaf>(&source)) {
                std::get<Leaf>(target).tensor().copy_(leaf->tensor());
            } else if (const auto* level = std::get_if<TensorDict>(&source)) {
                copyValues(*level, std::get<TensorDict>(target));
            }
        }
    }

    Entry opened(const KeyPath& path, const Entry& entry) const
    {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            std::shared_ptr<LeafSource> source = std::make_shared<FakeSource>(m_disk, leaf->tensor());
            return Leaf(m_options.decorate ? m_options.decorate(path, source) : source);
        }
        const auto* td = std::get_if<TensorDict>(&entry);
        if (td == nullptr) {
            return entry;
        }
        TensorDict level(td->batchSize(), td->names(), td->device());
        for (const Key& key : td->keys()) {
            level.set({key}, opened(path / key, *td->find({key})));
        }
        return level;
    }

    std::shared_ptr<FakeDisk> m_disk;
    OpenOptions m_options;
    TensorDict m_root;
    TensorDict m_levels, m_values;  ///< the content when editing began
};

/// All of a tensordict as text: names, keys in order, shapes, dtypes and the exact bytes.
inline std::string contentText(const Entry& entry)
{
    if (const auto* leaf = std::get_if<Leaf>(&entry)) {
        const at::Tensor tensor = snapshot(*leaf);
        std::string text = dtypeName(leaf->dtype()) + toString(leaf->shape()) + " ";
        const auto* bytes = static_cast<const uint8_t*>(tensor.const_data_ptr());
        for (std::size_t i = 0; i < tensor.nbytes(); ++i) {
            text += "0123456789abcdef"[bytes[i] >> 4];
            text += "0123456789abcdef"[bytes[i] & 15];
        }
        return text;
    }
    if (const auto* nonTensor = std::get_if<NonTensor>(&entry)) {
        return nonTensor->toPythonValue().toPython();
    }
    if (const auto* broken = std::get_if<Broken>(&entry)) {
        return std::string("broken: ") + broken->error().what();
    }
    const TensorDict& td = std::get<TensorDict>(entry);
    std::string text = toString(td.batchSize()) + toString(td.names()) + " {";
    if (td.isLazyStack()) {
        for (const TensorDict& member : td.members()) {
            text += contentText(member) + "; ";
        }
        return text + "}";
    }
    for (const Key& key : td.keys()) {
        text += stringLiteral(key) + ": " + contentText(*td.find({key})) + "\n";
    }
    return text + "}";
}

}  // namespace tensordesk
