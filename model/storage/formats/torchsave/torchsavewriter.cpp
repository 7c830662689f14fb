// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/torchsave/torchsavewriter.h"

#include "model/storage/arrays/raw/rawwriter.h"
#include "model/storage/files/zip/zipwriter.h"
#include "model/storage/formats/torchsave/torchnames.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/indices/index.h"
#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/tree/visit.h"
#include "model/tensordict/values/pickle/picklewriter.h"

#include <ATen/ops/empty.h>
#include <c10/core/ScalarType.h>

#include <algorithm>
#include <cstring>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

namespace {

/// True if stacking both loses nothing but that they were two.
bool alike(const Entry& left, const Entry& right)
{
    if (left.index() != right.index())
        return false;
    if (const auto* leaf = std::get_if<Leaf>(&left)) {
        const Leaf& other = std::get<Leaf>(right);
        return leaf->sizes() == other.sizes() && leaf->dtype() == other.dtype() && !leaf->isRagged();
    }
    const auto* td = std::get_if<TensorDict>(&left);
    if (!td)
        return true;
    const TensorDict& other = std::get<TensorDict>(right);
    if (td->isLazyStack() != other.isLazyStack())
        return false;
    if (td->isLazyStack())
        return td->stackDim() == other.stackDim()
            && std::ranges::equal(td->members(), other.members(), [](const Entry& a, const Entry& b) { return alike(a, b); });
    if (td->count() != other.count())
        return false;
    for (std::size_t i = 0; i < td->count(); ++i) {
        const auto entry = other.find({td->keyAt(i)});
        if (!entry || !alike(td->entryAt(i), *entry))
            return false;
    }
    return true;
}

/// True for a lazy stack whose members cannot be shown as one level without loss.
bool isOfUnlike(const TensorDict& td)
{
    return td.isLazyStack() && std::ranges::any_of(td.members(), [&](const TensorDict& member) {
               return isOfUnlike(member) || !alike(td.members().front(), member);
           });
}

/// Elements that lie one after another in a storage of their own.
struct WrittenStorage {
    std::vector<Leaf> parts;
    int64_t bytes;
};

/// The pickle of a tensordict, and the storages that it refers to.
class TorchPickle {
public:
    explicit TorchPickle(Progress& progress) : m_progress(progress) { }

    void level(const TensorDict& td);
    [[nodiscard]] std::string finish() { return m_pickle.finish(); }
    [[nodiscard]] const std::vector<WrittenStorage>& storages() const noexcept { return m_storages; }

private:
    void entry(const Entry& entry);
    void ragged(const Leaf& leaf);
    void nested(const Leaf& leaf, std::vector<Leaf> parts);
    void tensor(const Shape& shape, DType dtype, std::vector<Leaf> parts);
    void numbers(const Shape& shape, const std::vector<int64_t>& values);
    void sizes(const Shape& sizes);

    Progress& m_progress;
    PickleWriter m_pickle{PickleWriter::Protocol::Two};
    std::vector<WrittenStorage> m_storages;
};

void TorchPickle::level(const TensorDict& td)
{
    if (isOfUnlike(td))
        return m_pickle.list([&] {
            for (const TensorDict& member : td.members())
                level(member);
        });
    m_pickle.dict([&] {
        visitLevel(td, [&](const Key& key, const Entry& below) {
            m_progress.check();
            m_pickle.text(key);
            entry(below);
        });
    });
}

void TorchPickle::entry(const Entry& entry)
{
    if (const auto* broken = std::get_if<Broken>(&entry))
        throw Error(broken->error());
    if (const auto* td = std::get_if<TensorDict>(&entry))
        return level(*td);
    if (const auto* value = std::get_if<NonTensor>(&entry))
        return m_pickle.value(value->toPythonValue());
    const Leaf& leaf = std::get<Leaf>(entry);
    if (leaf.isRagged())
        ragged(leaf);
    else
        tensor(leaf.shape(), leaf.dtype(), {leaf});
}

void TorchPickle::ragged(const Leaf& leaf)
{
    const int64_t count = leaf.shape().front();
    if (count == kRagged)
        throw Error(
            ErrorKind::NotImplementedError,
            "is ragged in its first dim, of shape {}; a file of torch.save can hold ragged tensors only if the ragged dims follow the first",
            toString(leaf.shape()));
    std::vector<Leaf> parts;
    for (int64_t i = 0; i < count; ++i)
        parts.push_back(leaf.at(BoundIndex({i}, {count})));
    if (std::ranges::none_of(parts, &Leaf::isRagged))
        return nested(leaf, std::move(parts));
    m_pickle.list([&] {
        for (const Leaf& part : parts)
            entry(part);
    });
}

/// As torch describes it: the elements of all parts, and for each part its sizes, its strides and where it begins.
void TorchPickle::nested(const Leaf& leaf, std::vector<Leaf> parts)
{
    std::vector<int64_t> shapes, strides, offsets;
    int64_t total = 0;
    for (const Leaf& part : parts) {
        const auto elements = contiguousElements(part.shape());
        shapes.insert(shapes.end(), elements.sizes.begin(), elements.sizes.end());
        strides.insert(strides.end(), elements.strides.begin(), elements.strides.end());
        offsets.push_back(total);
        if (__builtin_add_overflow(total, part.elementCount(), &total))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    }
    const auto count = static_cast<int64_t>(parts.size());
    m_pickle.call("torch._utils", "_rebuild_nested_tensor", [&] {
        tensor({total}, leaf.dtype(), std::move(parts));
        numbers({count, leaf.dim() - 1}, shapes);
        numbers({count, leaf.dim() - 1}, strides);
        numbers({count}, offsets);
    });
}

void TorchPickle::numbers(const Shape& shape, const std::vector<int64_t>& values)
{
    at::Tensor elements = at::empty(shape, at::TensorOptions(DType::Long));
    if (!values.empty())
        std::memcpy(elements.mutable_data_ptr(), values.data(), values.size() * sizeof(int64_t));
    tensor(shape, DType::Long, {Leaf(std::move(elements))});
}

void TorchPickle::tensor(const Shape& shape, DType dtype, std::vector<Leaf> parts)
{
    if (c10::isQIntType(dtype) || c10::isBitsType(dtype))
        throw Error(ErrorKind::NotImplementedError,
                    "a file of torch.save cannot keep the dtype {} without its quantizer; convert the leaf or leave it out",
                    dtypeName(dtype));
    const StridedElements elements = contiguousElements(shape);
    int64_t bytes = 0;
    for (const Leaf& part : parts)
        if (__builtin_add_overflow(bytes, part.bytes(), &bytes))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");
    const std::string_view typed = storageClass(dtype);
    m_pickle.call("torch._utils", typed.empty() ? "_rebuild_tensor_v3" : "_rebuild_tensor_v2", [&] {
        m_pickle.persistentId([&] {
            m_pickle.text("storage");
            if (typed.empty())
                m_pickle.global("torch.storage", "UntypedStorage");
            else
                m_pickle.global("torch", typed);
            m_pickle.text(std::to_string(m_storages.size()));
            m_pickle.text("cpu");
            m_pickle.integer(typed.empty() ? bytes : bytes / itemSize(dtype));
        });
        m_pickle.integer(0);  // the first element
        sizes(elements.sizes);
        sizes(elements.strides);
        m_pickle.boolean(false);                              // needs no gradient
        m_pickle.call("collections", "OrderedDict", [] { });  // has no hooks
        if (typed.empty())
            m_pickle.global("torch", std::string_view(dtypeName(dtype)).substr(std::string_view("torch.").size()));
    });
    m_storages.push_back({std::move(parts), bytes});
}

void TorchPickle::sizes(const Shape& sizes)
{
    m_pickle.tuple([&] {
        for (const int64_t size : sizes)
            m_pickle.integer(size);
    });
}

}  // namespace

void writeTorchSave(const TensorDict& td, const std::string& path, Progress& progress)
{
    TorchPickle pickle(progress);
    pickle.level(td);
    int64_t total = 0;
    for (const WrittenStorage& storage : pickle.storages())
        if (__builtin_add_overflow(total, storage.bytes, &total))
            throw Error(ErrorKind::ValueError, "would have more bytes than 64 bits count");

    // Without the member ".format_version": it says that torch may work out where members lie by the records that its own writer
    // puts around them, and not look.
    ZipWriter archive(path);
    archive.add("archive/data.pkl", pickle.finish());
    archive.add("archive/byteorder", "little");
    RawWriter elements(progress, total);
    for (std::size_t i = 0; i < pickle.storages().size(); ++i) {
        const WrittenStorage& storage = pickle.storages()[i];
        archive.begin("archive/data/" + std::to_string(i), storage.bytes);
        for (const Leaf& part : storage.parts)
            elements.write(part, [&](const void* data, std::size_t size) { archive.write(data, size); });
        archive.end();
    }
    archive.add("archive/version", "3\n");
    archive.finish();
}

}  // namespace tensordesk
