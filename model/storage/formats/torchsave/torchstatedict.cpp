// SPDX-License-Identifier: BSD-3-Clause
// Reads the result of a tensordict's `state_dict()`: an ordered dict with keys joined by dots, and metadata of its levels.
#include "model/storage/formats/torchsave/torchtree.h"
#include "model/tensordict/tree/mappingnode.h"
#include "model/tensordict/values/pickle.h"

namespace tensordesk {

namespace {

/// The items of a dict or of an ordered one.
const PickleValue::Items* itemsOf(const PickleValue& value)
{
    if (const auto* dict = value.as<PickleValue::Dict>())
        return &dict->items;
    const auto* call = value.call();
    return call && call->callable->globalName() == "collections.OrderedDict" ? &call->fields : nullptr;
}

/// One level, before its entries are made.
struct StateLevel {
    const PickleValue* about = nullptr;
    std::vector<std::pair<Key, const PickleValue*>> entries = {};  ///< a null one is the level of that key
    bool isAttached = false;
};

/// The levels by the prefixes of keys, with which dots within keys are recognised.
class StateLevels {
public:
    explicit StateLevels(const PickleValue::Items& about)
    {
        for (std::size_t i = 0; i + 1 < about.size(); i += 2)
            if (const auto* name = about[i]->as<std::string_view>()) {
                m_levels[*name].about = about[i + 1];
                m_order.push_back(*name);
            }
        m_levels[""].isAttached = true;
    }

    void add(std::string_view name, const PickleValue* value)
    {
        const std::string_view above = levelAbove(name);
        attach(above);
        m_levels[above].entries.emplace_back(within(above, name), value);
    }
    void attachAll()
    {
        for (const std::string_view name : m_order)
            attach(name);
    }
    [[nodiscard]] const StateLevel* find(std::string_view name) const
    {
        const auto found = m_levels.find(name);
        return found == m_levels.end() ? nullptr : &found->second;
    }

private:
    static Key within(std::string_view above, std::string_view name)
    {
        return Key(above.empty() ? name : name.substr(above.size() + 1));
    }

    /// The innermost level that the name lies in.
    [[nodiscard]] std::string_view levelAbove(std::string_view name) const
    {
        constexpr std::size_t kMostLooked = 4096;  // names of more bytes than that are taken whole
        std::string_view above = name.size() > kMostLooked ? std::string_view() : name;
        while (!above.empty()) {
            const auto dot = above.rfind('.');
            above = dot == std::string_view::npos ? std::string_view() : above.substr(0, dot);
            if (!above.empty() && m_levels.contains(above))
                return above;
        }
        return {};
    }

    void attach(std::string_view name)
    {
        StateLevel& level = m_levels[name];
        if (level.isAttached)
            return;
        level.isAttached = true;
        add(name, nullptr);
    }

    std::unordered_map<std::string_view, StateLevel> m_levels;
    std::vector<std::string_view> m_order;
};

}  // namespace

std::optional<Entry> TorchTree::stateDict(const PickleValue::Call& call, const Position& position)
{
    const PickleValue* about = call.state ? call.state->field("_metadata") : nullptr;
    const PickleValue::Items* levels = about ? itemsOf(*about) : nullptr;
    if (!levels)
        return std::nullopt;
    bool ofTensorDict = false;
    for (std::size_t i = 1; i < levels->size(); i += 2)
        ofTensorDict = ofTensorDict || (*levels)[i]->field("batch_size") || (*levels)[i]->field("_non_tensor");
    if (!ofTensorDict)
        return std::nullopt;
    StateLevels tree(*levels);
    for (std::size_t i = 0; i + 1 < call.fields.size(); i += 2)
        if (const auto* name = call.fields[i]->as<std::string_view>())
            tree.add(*name, call.fields[i + 1]);
    tree.attachAll();

    const auto made = [&](const auto& self, const std::string& name, const Position& place) -> Entry {
        const StateLevel* level = tree.find(name);
        static const PickleValue kNone{PickleValue::None{}};
        const PickleValue& told = level->about ? *level->about : kNone;
        const auto* type = told.field("_type") ? told.field("_type")->as<std::string_view>() : nullptr;
        const PickleValue* others = told.field("_non_tensor");
        const PickleValue* toldBatch = told.field("batch_size");
        const Shape batch = toldBatch ? torchShape(*toldBatch) : place.parentBatch.value_or(Shape());
        checkTorchBatch(batch, place.parentBatch);
        if (type && *type == "NonTensorData") {
            const PickleValue* data = others ? others->field("data") : nullptr;
            return NonTensor(data ? pythonValueOf(*data, m_records.room()) : PythonValue(), batch);
        }
        if (place.path.size() > position.path.size() + 200)
            throw Error(ErrorKind::ValueError, "is nested more than {} levels deep", 200);
        auto table = std::make_shared<StoredTable>();
        for (const auto& [key, value] : level->entries) {
            const Position below = place.below(key, batch);
            const std::string path = name.empty() ? key : name + "." + key;
            table->put(key, value ? entry(*value, below) : guarded([&] { return self(self, path, below); }));
        }
        const auto* fields = others ? others->as<PickleValue::Dict>() : nullptr;
        for (std::size_t i = 0; fields && i + 1 < fields->items.size(); i += 2)
            if (const Key key = keyText(*fields->items[i]); !fields->items[i + 1]->isNone() && !table->find(key))
                table->append(key, NonTensor(pythonValueOf(*fields->items[i + 1], m_records.room()), batch));
        if (!batch.empty() && table->size() == 0)
            report(place,
                   Message("has no entries in this state dict: it was an empty tensordict, or a NonTensorStack, whose values "
                           "state_dict() does not write. Save the tensordict itself to keep them"),
                   Finding::Severity::Warning);
        TensorDict td(std::make_shared<MappingNode>(batch, DimNames(), device(told.field("device"), place), std::move(table)));
        const bool isTyped = type && *type != "TensorDict" && *type != "LazyStackedTensorDict";
        return isTyped ? TensorDict::typed(std::move(td), std::string(*type)) : td;
    };
    return made(made, "", position);
}

}  // namespace tensordesk
