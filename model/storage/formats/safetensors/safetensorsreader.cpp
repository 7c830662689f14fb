// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/safetensors/safetensorsreader.h"

#include "model/storage/arrays/raw/rawleaf.h"
#include "model/storage/files/singlefile.h"
#include "model/storage/formats/common/metadatafields.h"
#include "model/storage/formats/safetensors/dottednames.h"
#include "model/tensordict/indices/rectangle.h"
#include "model/tensordict/tree/entrytable.h"
#include "model/tensordict/tree/mappingnode.h"

#include <algorithm>
#include <numeric>
#include <set>
#include <unordered_map>

namespace tensordesk {

namespace {

/// A lazy stack whose members have more entries in total is shown as the dense tensordict that is stored.
constexpr int64_t kMostMemberEntries = 1 << 22;

/// The member of the enclosing lazy stacks: the selected part of the stored dense tensors.
struct Pick {
    std::size_t dim;
    int64_t index;
};
using Picks = std::vector<Pick>;  ///< from the outermost stack on; each counts the dims that those before it left

template <typename Sizes>
Sizes without(Sizes sizes, const Picks& picks)
{
    for (const Pick& pick : picks) {
        sizes.erase(sizes.begin() + static_cast<std::ptrdiff_t>(pick.dim));
    }
    return sizes;
}

struct FoundTensor {
    Shape shape;
    DType dtype;
    int64_t begin;  ///< byte of the file
};

/// Returns the position of a stored stack dim among those that the enclosing members leave; empty if it is one of theirs: entries
/// nested in a member of a lazy stack were stored as a stack on that dim as well.
std::optional<std::size_t> stackDimLeft(const PythonValue& recorded, std::size_t dims, const Picks& picks)
{
    const auto* const dim = recorded.as<int64_t>();
    if (dim == nullptr || *dim < 0 || *dim >= static_cast<int64_t>(dims)) {
        throw Error(ErrorKind::ValueError, "is stacked along dim {}, and has {} batch dims", recorded.toPython(), dims);
    }
    std::vector<int64_t> left(dims);
    std::iota(left.begin(), left.end(), 0);
    left = without(std::move(left), picks);
    const auto found = std::ranges::find(left, *dim);
    return found == left.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - left.begin()));
}

class Reader : public std::enable_shared_from_this<Reader> {
public:
    Reader(std::shared_ptr<SingleFile> file, SafetensorsHeader header, SourceDecorator decorate)
        : m_file(std::move(file)), m_header(std::move(header)), m_decorate(std::move(decorate))
    {
        for (std::size_t i = 0; i < m_header.tensors.size(); ++i) {
            m_numbers.emplace(m_header.tensors[i].first, i);
        }
    }

    /// REQUIRES: `structure`, and its content, outlives this object.
    [[nodiscard]] TensorDict level(const PythonValue::Dict& structure, const KeyPath& path, const Picks& picks) const;
    [[nodiscard]] TensorDict split() const;

    [[nodiscard]] const SafetensorsHeader& header() const noexcept { return m_header; }
    void keep(PythonValue structure) { m_structure = std::move(structure); }
    [[nodiscard]] const PythonValue& structure() const noexcept { return m_structure; }
    /// Adds the names of all tensors that the structure has.
    static void collectNames(const PythonValue::Dict& structure, std::set<std::string>& names);

private:
    [[nodiscard]] TensorDict mapping(const PythonValue::Dict& keys, const Shape& batch, DimNames names, const KeyPath& path,
                                     const Picks& picks) const;
    [[nodiscard]] Entry entry(const PythonValue& described, const Shape& batch, const KeyPath& path, const Picks& picks) const;
    [[nodiscard]] Entry tensor(const std::string& name, const Shape& batch, const KeyPath& path, const Picks& picks) const;
    [[nodiscard]] FoundTensor found(const PythonValue::Dict& tensor) const;

    std::shared_ptr<SingleFile> m_file;
    SafetensorsHeader m_header;
    SourceDecorator m_decorate;
    PythonValue m_structure;
    std::unordered_map<std::string, std::size_t> m_numbers;
};

const PythonValue& required(const PythonValue::Dict& fields, const char* name)
{
    if (const PythonValue* const field = fieldOf(fields, name)) {
        return *field;
    }
    throw Error(ErrorKind::ValueError, "the field {} is missing", stringLiteral(name));
}

const PythonValue::Dict& requiredObject(const PythonValue& value, const char* what)
{
    if (const auto* const fields = value.as<PythonValue::Dict>()) {
        return *fields;
    }
    throw Error(ErrorKind::ValueError, "the field {} is not a JSON object", stringLiteral(what));
}

FoundTensor Reader::found(const PythonValue::Dict& tensor) const
{
    const auto* const name = required(tensor, "dtype").as<std::string>();
    const auto dtype = name != nullptr ? dtypeOfSafetensors(*name) : std::nullopt;
    if (!dtype) {
        throw Error(ErrorKind::ValueError, "the dtype {} is unknown", required(tensor, "dtype").toPython());
    }
    FoundTensor found{sizesFrom(required(tensor, "shape"), Message("the shape")), *dtype, m_header.dataBegin};
    const SafetensorsRange range = rangeOfSafetensors(tensor, m_file->size() - m_header.dataBegin);
    if (const int64_t expected = extentOf(found.shape, found.dtype); range.end - range.begin != expected) {
        throw Error(ErrorKind::ValueError, "has {} bytes where its shape {} of {} takes {}", range.end - range.begin,
                    toString(found.shape), dtypeName(found.dtype), expected);
    }
    found.begin += range.begin;
    return found;
}

Entry Reader::tensor(const std::string& name, const Shape& batch, const KeyPath& path, const Picks& picks) const
{
    std::optional<FoundTensor> found;
    try {
        const auto number = m_numbers.find(name);
        if (number == m_numbers.end()) {
            throw Error(ErrorKind::KeyError, "the file has no tensor {}", stringLiteral(name));
        }
        found = this->found(requiredObject(m_header.tensors[number->second].second, name.c_str()));
        Shape strides = contiguousElements(found->shape).strides;
        for (const Pick& pick : picks) {
            if (pick.dim >= found->shape.size() || pick.index >= found->shape[pick.dim]) {
                throw Error(ErrorKind::RuntimeError,
                            "batch dimension mismatch: a member of its stack is at {} of dim {}, but the tensor has shape {}",
                            pick.index, pick.dim, toString(found->shape));
            }
            found->begin += pick.index * strides[pick.dim] * itemSize(found->dtype);
            found->shape = without(found->shape, {pick});
            strides = without(strides, {pick});
        }
        if (!startsWith(found->shape, batch)) {
            throw Error(ErrorKind::RuntimeError, "batch dimension mismatch: the batch size is {}, but the tensor has shape {}",
                        toString(batch), toString(found->shape));
        }
        std::shared_ptr<LeafSource> source = picks.empty()
                                               ? std::make_shared<RawLeaf>(m_file, found->begin, found->shape, found->dtype)
                                               : std::make_shared<RawLeaf>(m_file, found->begin, found->shape, found->dtype,
                                                                           strides);
        return Leaf(m_decorate ? m_decorate(path, std::move(source)) : std::move(source));
    } catch (Error& error) {
        return Broken{error.inFile(m_file->path()), found ? std::optional(found->shape) : std::nullopt,
                      found ? std::optional(found->dtype) : std::nullopt};
    }
}

Entry Reader::entry(const PythonValue& described, const Shape& batch, const KeyPath& path, const Picks& picks) const
{
    try {
        const PythonValue::Dict& fields = requiredObject(described, "keys");
        if (const PythonValue* const name = fieldOf(fields, "tensor")) {
            if (name->as<std::string>() == nullptr) {
                throw Error(ErrorKind::ValueError, "the name of its tensor is {}, which is not a string", name->toPython());
            }
            return tensor(*name->as<std::string>(), batch, path, picks);
        }
        if (const PythonValue* const value = fieldOf(fields, "non_tensor")) {
            return NonTensor(*value, batch);
        }
        return level(requiredObject(required(fields, "td"), "td"), path, picks);
    } catch (Error& error) {
        return Broken{error.inFile(m_file->path()), std::nullopt, std::nullopt};
    }
}

TensorDict Reader::mapping(const PythonValue::Dict& keys, const Shape& batch, DimNames names, const KeyPath& path,
                           const Picks& picks) const
{
    auto table = std::make_shared<StoredTable>();
    for (const auto& [key, described] : keys) {
        table->append(key, [self = shared_from_this(), described = &described, batch, path = path / Key(key), picks] {
            return self->entry(*described, batch, path, picks);
        });
    }
    return TensorDict(std::make_shared<MappingNode>(batch, std::move(names), std::nullopt, std::move(table)));
}

TensorDict Reader::level(const PythonValue::Dict& structure, const KeyPath& path, const Picks& picks) const
{
    const Shape stored = sizesFrom(required(structure, "batch_size"), Message("the batch size"));
    const PythonValue* const recordedNames = fieldOf(structure, "names");
    DimNames names = recordedNames != nullptr ? namesFrom(*recordedNames, stored.size()) : DimNames();
    names.resize(stored.size());
    const PythonValue::Dict& keys = requiredObject(required(structure, "keys"), "keys");
    const std::size_t picked = picks.size();
    if (stored.size() < picked) {
        throw Error(ErrorKind::ValueError, "the batch size {} has fewer dims than its stacks", toString(stored));
    }
    for (Shape left = stored; const Pick& pick : picks) {
        if (pick.dim >= left.size() || pick.index >= left[pick.dim]) {
            throw Error(ErrorKind::ValueError, "the batch size {} is not that of its stack", toString(stored));
        }
        left = without(left, {pick});
    }
    const Shape batch = without(stored, picks);
    names = without(names, picks);

    TensorDict td;
    const PythonValue* const stackDim = fieldOf(structure, "stack_dim");
    if (const auto dim = stackDim != nullptr ? stackDimLeft(*stackDim, stored.size(), picks) : std::nullopt;
        dim && batch[*dim] > 0 && batch[*dim] <= kMostMemberEntries / static_cast<int64_t>(keys.size() + 1)) {
        const DimName& dimName = names[*dim];
        const Shape memberBatch = without(batch, {{*dim, 0}});
        const DimNames memberNames = without(names, {{*dim, 0}});
        const auto stackDimOfTd = static_cast<int64_t>(*dim);
        std::vector<TensorDict> members;
        for (int64_t i = 0; i < batch[*dim]; ++i) {
            Picks below = picks;
            below.push_back({*dim, i});
            members.push_back(
                mapping(keys, memberBatch, memberNames, path / Member{static_cast<std::size_t>(i), stackDimOfTd}, below));
        }
        td = TensorDict::lazyStack(std::move(members), stackDimOfTd, dimName);
    } else {
        td = mapping(keys, batch, names, path, picks);
    }
    const PythonValue* const type = fieldOf(structure, "class");
    const auto* const className = type != nullptr ? type->as<std::string>() : nullptr;
    return className != nullptr ? TensorDict::typed(std::move(td), bareClassName(*className)) : td;
}

TensorDict Reader::split() const
{
    std::vector<std::string> names;
    for (const auto& [name, tensor] : m_header.tensors) {
        names.push_back(name);
    }
    return splitAtDots(names, [reader = shared_from_this()](const std::string& name, const KeyPath& path) {
        return reader->tensor(name, {}, path, {});
    });
}

void Reader::collectNames(const PythonValue::Dict& structure, std::set<std::string>& names)
{
    const PythonValue* const keys = fieldOf(structure, "keys");
    if (keys == nullptr || keys->as<PythonValue::Dict>() == nullptr) {
        return;
    }
    for (const auto& [key, described] : *keys->as<PythonValue::Dict>()) {
        const auto* const fields = described.as<PythonValue::Dict>();
        if (fields == nullptr) {
            continue;
        }
        const PythonValue* const tensor = fieldOf(*fields, "tensor");
        const PythonValue* const td = fieldOf(*fields, "td");
        if (tensor != nullptr && tensor->as<std::string>() != nullptr) {
            names.insert(*tensor->as<std::string>());
        } else if (td != nullptr && td->as<PythonValue::Dict>() != nullptr) {
            collectNames(*td->as<PythonValue::Dict>(), names);
        }
    }
}

}  // namespace

SafetensorsRange rangeOfSafetensors(const PythonValue::Dict& tensor, int64_t dataSize)
{
    const PythonValue& offsets = required(tensor, "data_offsets");
    const auto* const list = offsets.as<PythonValue::List>();
    const auto* const begin = list != nullptr && list->size() == 2 ? list->front().as<int64_t>() : nullptr;
    const auto* const end = begin != nullptr ? list->back().as<int64_t>() : nullptr;
    if (end == nullptr || *begin < 0 || *end < *begin) {
        throw Error(ErrorKind::ValueError, "has the data offsets {}, which are not a begin and an end", offsets.toPython());
    }
    if (*end > dataSize) {
        throw Error(ErrorKind::OSError, "ends at byte {} of the data, of which the file has {}", *end, dataSize);
    }
    return {*begin, *end};
}

TensorDict readSafetensors(const std::shared_ptr<SingleFile>& file, SafetensorsHeader header, const SourceDecorator& decorate,
                           std::vector<Finding>& findings)
{
    const auto reader = std::make_shared<Reader>(file, std::move(header), decorate);
    const auto note = [&](Finding::Severity severity, Message message) {
        findings.push_back({severity, {}, file->path(), std::move(message)});
    };
    for (const auto& [name, text] : reader->header().metadata) {
        if (name != kSafetensorsStructure) {
            note(Finding::Severity::Note, Message("its metadata state {} as {}", stringLiteral(name), text.toPython()));
        }
    }
    const PythonValue* const recorded = fieldOf(reader->header().metadata, kSafetensorsStructure);
    if (recorded == nullptr) {
        return reader->split();
    }
    try {
        const auto* const text = recorded->as<std::string>();
        if (text == nullptr) {
            throw Error(ErrorKind::ValueError, "is not a string");
        }
        reader->keep(parseJson(*text));
        const PythonValue::Dict& structure = requiredObject(reader->structure(), kSafetensorsStructure);
        if (const PythonValue& version = required(structure, "version"); version != PythonValue(kSafetensorsVersion)) {
            throw Error(ErrorKind::NotImplementedError, "has version {}, and version {} can be read", version.toPython(),
                        kSafetensorsVersion);
        }
        const PythonValue::Dict& root = requiredObject(required(structure, "root"), "root");
        TensorDict td = reader->level(root, {}, {});
        std::set<std::string> named;
        Reader::collectNames(root, named);
        for (const auto& [name, tensor] : reader->header().tensors) {
            if (!named.contains(name)) {
                note(Finding::Severity::Warning,
                     Message("the tensor {} belongs to no key of the tensordict: Python raises an error when it loads this",
                             stringLiteral(name)));
            }
        }
        return td;
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled) {
            throw;
        }
        note(Finding::Severity::Warning,
             Message("the structure of its tensordict cannot be used, so its names are split at dots: {}", error.reason()));
        return reader->split();
    }
}

}  // namespace tensordesk
