// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/parameterdict.h"

#include "model/expression/evaluation/importing.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/operations/owners.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/tree/fork.h"
#include "model/tensordict/tree/visit.h"

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

using enum OperationKind;

bool isTrained(const Leaf& leaf)
{
    return leaf.isInMemory() && leaf.tensor().requires_grad();
}

/// Has the floating leaves require gradients, in memory of their own where they are stored.
void convertLeaves(TensorDict td)
{
    std::vector<std::pair<KeyPath, Leaf>> changed;
    visitTree(td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf && c10::isFloatingType(leaf->dtype()) && !isTrained(*leaf)) {
            const at::Tensor own = leaf->isInMemory() ? leaf->tensor().detach() : leaf->tensor().clone();
            changed.emplace_back(path, Leaf(own.requires_grad_()));
        }
        return Walk::Advance;
    });
    const bool isLocked = td.isLocked();
    if (isLocked)
        td.setLocked(false);
    for (const auto& [path, leaf] : changed)
        td.set(path, leaf);
    if (isLocked)
        td.setLocked(true);
}

Value parameterDict(const Arguments& a)
{
    const Value& given = a["parameters"];
    const auto* text = a["no_convert"].as<std::string>();
    const bool converts = !text && !a.flag("no_convert");
    if (text && *text != "skip")
        throw Error(ErrorKind::ValueError, "no_convert is True, False or 'skip', not '{}'", *text);
    TensorDict td;
    if (const auto params = asParameterDict(given))
        td = params->td();
    else if (const auto* one = given.as<TensorDict>())
        td = *one;
    else if (given.as<Value::Dict>())
        td = fromDictValue(given, {});
    else if (!given.isNone())
        throw Error(ErrorKind::TypeError, "TensorDictParams takes a tensordict, not a value of type {}", given.typeName());
    static_cast<void>(a.flag("lock"));  // Python locks its internal state; visible attributes can still be changed
    return Value::ObjectPtr(
        std::make_shared<ParameterDict>(td, converts ? ParameterDict::Convert::ToParameters : ParameterDict::Convert::Keep));
}

constexpr std::array kParameterDictOperations = {
    Operation{kBuiltin, "TensorDictParams", "(parameters=None, *, no_convert=False, lock=False)", View,
              "A tensordict as a module, whose leaves are its parameters.", parameterDict},
};

}  // namespace

ParameterDict::ParameterDict(const TensorDict& td, Convert convert)
    : Module("TensorDictParams"), m_td(convert == Convert::ToParameters ? forked(td) : td), m_convert(convert)
{
    refresh();
}

void ParameterDict::refresh()
{
    if (m_convert == Convert::ToParameters)
        guardingTorch([&] { convertLeaves(m_td); });
    states().clear();
    visitTree(m_td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry); leaf && !leaf->isRagged()) {
            std::string name;
            for (const PathElement& element : path)
                name += (name.empty() ? "" : ".") + element.key();
            if (isTrained(*leaf))
                setParameter(std::move(name), leaf->tensor());
            else
                setBuffer(std::move(name), leaf->tensor());
        }
        return Walk::Advance;
    });
}

Value ParameterDict::fromMethod(std::string_view method, const Value& result)
{
    if (method == "requires_grad_")  // an explicit setting stays
        m_convert = Convert::Keep;
    refresh();
    const auto* td = result.as<TensorDict>();
    if (!td)
        return result;
    if (td->isSame(m_td))
        return Value::ObjectPtr(shared_from_this());
    const bool isCopy = method == "clone" || method == "copy" || method == "to" || method == "cpu";
    return isCopy ? Value(Value::ObjectPtr(std::make_shared<ParameterDict>(*td, m_convert))) : result;
}

bool ParameterDict::isOfModule(std::string_view name)
{
    constexpr std::array names = {"parameters", "named_parameters", "buffers", "named_buffers", "children", "named_children",
                                  "modules",    "named_modules",    "train",   "eval",          "training", "forward"};
    return std::find(names.begin(), names.end(), name) != names.end();
}

Value ParameterDict::forward(ModuleRun&, std::vector<Value>, Keywords)
{
    throw Error(ErrorKind::NotImplementedError, "a {} holds parameters and cannot be called", typeName());
}

int64_t ParameterDict::length() const
{
    return lengthOf(m_td);
}

Value ParameterDict::item(const Value& index) const
{
    return subscript(m_td, index);
}

std::shared_ptr<ParameterDict> asParameterDict(const Value& value)
{
    const auto* object = value.as<Value::ObjectPtr>();
    return object ? std::dynamic_pointer_cast<ParameterDict>(*object) : nullptr;
}

Value asTensorDictValue(Value value)
{
    const auto params = asParameterDict(value);
    return params ? Value(params->td()) : std::move(value);
}

std::span<const Operation> parameterDictOperations()
{
    return kParameterDictOperations;
}

}  // namespace tensordesk
