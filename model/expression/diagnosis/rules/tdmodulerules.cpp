// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/diagnosis/rules/modulerules.h"
#include "model/expression/diagnosis/rules/rules.h"
#include "model/expression/modules/tensordictmodule.h"

#include <algorithm>

namespace tensordesk {

namespace {

/// The argument of a call by its position or name; null if it is not given.
const Expression* argumentOf(const CallNode& call, std::size_t position, std::string_view name)
{
    const auto keyword = std::ranges::find(call.keywords, name, &KeywordArgument::name);
    if (keyword != call.keywords.end())
        return &keyword->value;
    return position < call.arguments.size() ? &call.arguments[position] : nullptr;
}

/// The module over tensordicts that a part makes; null if it is something else.
std::shared_ptr<const TdModule> moduleOf(const PartSearch& search, const Expression& part)
{
    const auto value = search.tryValueOf(part);
    const auto* object = value ? value->as<Value::ObjectPtr>() : nullptr;
    return object ? std::dynamic_pointer_cast<const TdModule>(*object) : nullptr;
}

/// Explains the first module of a sequence that fails on the outputs of those before it.
void explainSequence(Failure& failure, const CallNode& constructor, const std::string& td)
{
    const std::string callee = failure.text(*constructor.callee);
    std::string modules;
    std::string before = td;
    for (std::size_t i = 0; i < constructor.arguments.size(); ++i) {
        const Expression& module = constructor.arguments[i];
        modules += (i == 0 ? "" : ", ") + failure.text(module);
        const std::string after = callee + "(" + modules + ")(" + td + ")";
        if (!failure.search().tryValueOf(after)) {
            explainTensorDictModule(failure, module, before);
            return;
        }
        before = after;
    }
}

/// Returns the text of the only key that a module reads, as written or from the module; empty if there are several.
std::string keyOf(const Failure& failure, const Expression* written, const TdModule& module)
{
    const auto* list = written ? written->as<ListNode>() : nullptr;
    if (written)
        return !list ? failure.text(*written) : list->items.size() == 1 ? failure.text(list->items.front()) : std::string();
    const auto keys = module.inKeys();
    return keys.size() == 1 ? toPython(keys.front()) : std::string();
}

}  // namespace

void explainTensorDictModule(Failure& failure, const Expression& module, const std::string& td)
{
    const PartSearch& search = failure.search();
    const auto* constructor = module.as<CallNode>();
    const Expression* const inner = constructor ? argumentOf(*constructor, 0, "module") : nullptr;
    const auto input = search.tryValueOf(td);
    const auto* entries = input ? input->as<TensorDict>() : nullptr;
    const auto own = moduleOf(search, module);
    if (!inner || !entries || !own)
        return;
    if (moduleOf(search, *inner)) {
        // A sequence, or a module with another one in it that already fails.
        if (std::ranges::all_of(constructor->arguments, [&](const Expression& each) { return moduleOf(search, each) != nullptr; }))
            return explainSequence(failure, *constructor, td);
        if (!search.tryValueOf(failure.text(*inner) + "(" + td + ")"))
            return explainTensorDictModule(failure, *inner, td);
    }
    const Expression* const keys = argumentOf(*constructor, 1, "in_keys");
    if (keys)
        explainWrittenKeys(failure, *entries, *keys);
    const std::string key = keyOf(failure, keys, *own);
    const auto layer = search.tryValueOf(*inner);
    const auto* object = layer ? layer->as<Value::ObjectPtr>() : nullptr;
    const std::string entry = td + "[" + key + "]";
    const auto read = key.empty() ? std::nullopt : search.tryValueOf(entry);
    if (!object || !read || !read->as<Leaf>())
        return;
    const bool isStored = td.find('(') == std::string::npos;
    failure.setInput(*read, isStored ? entry : key);
    explainLayer(failure, **object, inner->as<CallNode>(), false);
}

}  // namespace tensordesk
