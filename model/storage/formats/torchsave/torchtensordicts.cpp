// SPDX-License-Identifier: BSD-3-Clause
// Reads pickles of tensordict's own classes.
#include "model/storage/formats/torchsave/torchtree.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/values/pickle.h"

namespace tensordesk {

namespace {

DimName dimName(const PickleValue* told)
{
    const auto* text = told ? told->as<std::string_view>() : nullptr;
    return text ? DimName(std::string(*text)) : std::nullopt;
}

DimNames dimNames(const PickleValue* told, std::size_t dims)
{
    const auto* items = told ? told->sequence() : nullptr;
    if (!items)
        return {};
    DimNames names;
    for (const PickleValue* item : *items)
        names.push_back(dimName(item));
    checkNames(names, dims);
    return names;
}

bool isTrue(const PickleValue* told)
{
    const auto* flag = told ? told->as<bool>() : nullptr;
    return flag && *flag;
}

}  // namespace

std::optional<Entry> TorchTree::ofTensorDict(const std::string& name, const PickleValue& state, const Position& position)
{
    if (const PickleValue *content = state.field("tensordict"), *others = state.field("non_tensordict"); content && others)
        return tensorclass(name, *content, *others, position);
    if (!name.starts_with("tensordict."))
        return std::nullopt;
    if (const PickleValue* entries = state.field("_tensordict"))
        return tensorDict(*entries, state, position);
    if (const PickleValue* members = state.field("tensordicts"))
        return lazyStack(*members, state, position);
    if (const PickleValue* content = state.field("_param_td"))
        return entry(*content, position);
    if (const PickleValue* source = state.field("_source")) {
        report(position, Message("is a view ({}) of a tensordict, which is shown whole", name.substr(name.rfind('.') + 1)),
               Finding::Severity::Note);
        return entry(*source, {position.path, std::nullopt});
    }
    return std::nullopt;
}

Entry TorchTree::tensorDict(const PickleValue& entries, const PickleValue& state, const Position& position)
{
    const PickleValue* told = state.field("_batch_size");
    const auto* dict = entries.as<PickleValue::Dict>();
    const PickleValue::Items* items = dict ? &dict->items : nullptr;
    if (const auto* call = entries.call())
        items = &call->fields;
    if (!told || !items)
        throw Error(ErrorKind::ValueError, "is a tensordict without a batch size or without entries");
    const Shape batch = torchShape(*told);
    checkTorchBatch(batch, position.parentBatch);
    DimNames names;
    try {
        const PickleValue* named = state.field("_td_dim_names");
        names = dimNames(named ? named : state.field("_names"), batch.size());
    } catch (const Error& error) {
        report(position, Message("the names of the dims are not used: {}", error.reason()), Finding::Severity::Warning);
    }
    return locked(state, [&] {
        auto table = std::make_shared<StoredTable>();
        for (std::size_t i = 0; i + 1 < items->size(); i += 2) {
            const Key key = keyText(*(*items)[i]);
            table->put(key, entry(*(*items)[i + 1], position.below(key, batch)));
        }
        return TensorDict(std::make_shared<MappingNode>(batch, names, device(state.field("_device"), position), std::move(table)));
    });
}

/// The level, locked with all below if its state says so and none above it is.
TensorDict TorchTree::locked(const PickleValue& state, const std::function<TensorDict()>& make)
{
    const bool locks = isTrue(state.field("_is_locked")) && !m_isLocked;
    m_isLocked = m_isLocked || locks;
    TensorDict level = make();
    if (locks) {
        m_isLocked = false;
        level.setLocked(true);
    }
    return level;
}

Entry TorchTree::lazyStack(const PickleValue& members, const PickleValue& state, const Position& position)
{
    const PickleValue* toldDim = state.field("stack_dim");
    const auto* dim = toldDim ? toldDim->as<int64_t>() : nullptr;
    const auto* items = members.sequence();
    if (!dim || !items)
        throw Error(ErrorKind::ValueError, "a stack's \"stack_dim\" is missing or no integer");
    return stackOf(*items, *dim, dimName(state.field("_td_dim_name")), position);
}

/// Returns the lazy stack of members that are all tensordicts or all non-tensor data.
Entry TorchTree::stackOf(const Items& items, int64_t dim, DimName name, const Position& position)
{
    std::vector<TensorDict> levels;
    std::vector<NonTensor> values;
    for (std::size_t i = 0; i < items.size(); ++i) {
        const Member place{i, std::max<int64_t>(dim, 0)};
        Entry made = entry(*items[i], {position.path / place, std::nullopt});
        if (const auto* broken = std::get_if<Broken>(&made))
            throw Error(broken->error()).within(place);
        if (auto* td = std::get_if<TensorDict>(&made))
            levels.push_back(std::move(*td));
        else if (auto* value = std::get_if<NonTensor>(&made))
            values.push_back(std::move(*value));
        else
            throw Error(ErrorKind::ValueError, "is not a stack of tensordicts");
    }
    if (!levels.empty() && !values.empty())
        throw Error(ErrorKind::ValueError, "stacks tensordicts on non-tensor data");
    if (!values.empty()) {
        NonTensor stack = NonTensor::stack(values, wrapDim(dim, static_cast<int64_t>(values.front().batchSize().size()) + 1));
        checkTorchBatch(stack.batchSize(), position.parentBatch);
        return stack;
    }
    const int64_t dims = levels.empty() ? 0 : levels.front().dim();
    TensorDict stack = TensorDict::lazyStack(std::move(levels), wrapDim(dim, dims + 1), std::move(name));
    checkTorchBatch(stack.batchSize(), position.parentBatch);
    return stack;
}

Entry TorchTree::tensorclass(const std::string& name, const PickleValue& content, const PickleValue& others,
                             const Position& position)
{
    Entry made = entry(content, position);
    if (const auto* broken = std::get_if<Broken>(&made))
        return *broken;
    const auto* td = std::get_if<TensorDict>(&made);
    if (!td)
        throw Error(ErrorKind::ValueError, "the fields of a tensorclass are not a tensordict");
    if (name.starts_with("tensordict.tensorclass.NonTensorData") || name.starts_with("tensordict.tensorclass.MetaData")
        || isTrue(others.field("_is_non_tensor"))) {
        const PickleValue* data = others.field("data");
        PythonValue plain = data ? pythonValueOf(*data, m_records.room()) : PythonValue();
        return name.find("MetaData") != std::string::npos ? NonTensor::meta(std::move(plain), td->batchSize())
                                                          : NonTensor(std::move(plain), td->batchSize());
    }
    const auto* fields = others.as<PickleValue::Dict>();
    TensorDict whole = *td;
    for (std::size_t i = 0; fields && i + 1 < fields->items.size(); i += 2) {
        const Key key = keyText(*fields->items[i]);
        if (fields->items[i + 1]->isNone() || whole.contains({key}))
            continue;
        whole.set({key}, NonTensor(pythonValueOf(*fields->items[i + 1], m_records.room()), whole.batchSize()));
    }
    return TensorDict::typed(std::move(whole), name);
}

// ---- consolidated -------------------------------------------------------------------------------

Entry TorchTree::consolidated(const TorchCall& call, const Position& position)
{
    const StoredTensor bytes = stridedTensor(TorchCall(call.argument(1)), m_records);
    bytes.checkExtent();
    if (bytes.dtype != DType::Byte || bytes.shape.size() != 1 || (bytes.strides[0] != 1 && bytes.shape[0] > 1))
        throw Error(ErrorKind::ValueError, "is not consolidated into bytes");
    Entry whole = consolidatedLevel(call.argument(0), bytes, position);
    auto* td = std::get_if<TensorDict>(&whole);
    if (const PickleValue* about = call.argument(0).field("cls_metadata"); td && about && isTrue(about->field("is_locked")))
        td->setLocked(true);
    return whole;
}

namespace {

/// `["torch.float32", [4], 144, 160, 0]`: where a leaf lies among the bytes of all.
StoredTensor consolidatedLeaf(const PickleValue& told, const StoredTensor& bytes)
{
    const auto* fields = told.sequence();
    const auto* dtype = fields && fields->size() >= 5 ? (*fields)[0]->as<std::string_view>() : nullptr;
    const auto* start = dtype ? (*fields)[2]->as<int64_t>() : nullptr;
    if (!start || *start < 0 || *start > bytes.shape[0])
        throw Error(ErrorKind::ValueError, "is not described by dtype, shape and location");
    StoredTensor leaf = contiguousTensor(bytes.bytes.part(bytes.first, bytes.shape[0]), *dtype, *(*fields)[1]);
    leaf.first = *start;
    return leaf;
}

}  // namespace

Entry TorchTree::consolidatedLevel(const PickleValue& metadata, const StoredTensor& bytes, const Position& position)
{
    const auto* dict = metadata.as<PickleValue::Dict>();
    const PickleValue *type = metadata.field("cls"), *about = metadata.field("cls_metadata");
    if (!dict || !type || !about || m_above.size() + position.path.size() > 400)
        throw Error(ErrorKind::ValueError, "has a description that consolidate() did not write");
    const auto* text = type->as<std::string_view>();
    std::string name = text ? std::string(*text) : type->globalName();
    const PickleValue* toldBatch = about->field("batch_size");
    const PickleValue* stackDim = about->field("stack_dim");
    const Shape batch = toldBatch ? torchShape(*toldBatch) : Shape();
    auto table = std::make_shared<StoredTable>();
    std::vector<NonTensor> values;
    if (const PickleValue* told = metadata.field("non_tensors"))
        if (const auto* others = told->as<PickleValue::Dict>())
            for (std::size_t i = 0; i + 1 < others->items.size(); i += 2) {
                const auto* fields = others->items[i + 1]->sequence();
                if (!fields || fields->size() < 2)
                    throw Error(ErrorKind::ValueError, "has a non-tensor that is not described by its value and batch size");
                NonTensor value(pythonValueOf(*(*fields)[0], m_records.room()), torchShape(*(*fields)[1]));
                values.push_back(value);
                table->put(keyText(*others->items[i]), value);
            }
    if (const PickleValue* told = metadata.field("leaves"))
        if (const auto* leaves = told->as<PickleValue::Dict>())
            for (std::size_t i = 0; i + 1 < leaves->items.size(); i += 2) {
                const Key key = keyText(*leaves->items[i]);
                table->put(key, guarded([&] {
                               return leaf(consolidatedLeaf(*leaves->items[i + 1], bytes), position.below(key, batch));
                           }));
            }
    std::vector<TensorDict> members;
    for (std::size_t i = 0; i + 1 < dict->items.size(); i += 2) {
        const Key key = keyText(*dict->items[i]);
        if (key == "cls" || key == "leaves" || key == "non_tensors" || key == "cls_metadata" || key == "size")
            continue;
        const Position below = stackDim ? Position{position.path / Member{members.size(), 0}, std::nullopt}
                                        : position.below(key, batch);
        Entry child = guarded([&] { return consolidatedLevel(*dict->items[i + 1], bytes, below); });
        if (stackDim && std::holds_alternative<Broken>(child))
            throw std::get<Broken>(child).error();
        if (stackDim && std::holds_alternative<TensorDict>(child))
            members.push_back(std::get<TensorDict>(child));
        else if (stackDim && std::holds_alternative<NonTensor>(child))
            values.push_back(std::get<NonTensor>(child));
        else
            table->put(key, std::move(child));
    }
    if (stackDim) {
        const auto* dim = stackDim->as<int64_t>();
        if (!dim)
            throw Error(ErrorKind::ValueError, "a stack's \"stack_dim\" is missing or no integer");
        if (!values.empty())
            return NonTensor::stack(values, wrapDim(*dim, static_cast<int64_t>(values.front().batchSize().size()) + 1));
        const int64_t dims = members.empty() ? 0 : members.front().dim();
        return TensorDict::lazyStack(std::move(members), wrapDim(*dim, dims + 1), dimName(about->field("stack_dim_name")));
    }
    TensorDict td(std::make_shared<MappingNode>(batch, dimNames(about->field("names"), batch.size()),
                                                device(about->field("device"), position), std::move(table)));
    if (name == "TensorDict" || name.starts_with("tensordict._td."))
        return td;
    if (name.starts_with("<class '"))
        name = name.substr(8, name.size() - 10);
    return TensorDict::typed(std::move(td), name);
}

}  // namespace tensordesk
