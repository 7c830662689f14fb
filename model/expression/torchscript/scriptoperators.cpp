// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/torchscript/scriptoperators.h"

#include "model/expression/torchscript/scriptcopy.h"
#include "model/tensordict/base/error.h"
#include "model/tensordict/thread/threadcontext.h"

#include <torch/csrc/jit/ir/ir.h>
#include <torch/csrc/jit/runtime/operator.h>

#include <algorithm>
#include <mutex>
#include <set>
#include <sstream>

namespace tensordesk {

namespace {

namespace jit = torch::jit;

constexpr std::size_t kMostText = 1 << 20;  // bytes

std::string checked(std::string text)
{
    if (text.size() > kMostText)
        throw Error(ErrorKind::MemoryError, "a script makes a text of more than {} bytes", kMostText);
    return text;
}

int64_t stepsFor(const c10::IValue& value)
{
    if (value.isInt())
        return std::max<int64_t>(0, value.toInt());
    if (value.isString())
        return static_cast<int64_t>(value.toStringRef().size());
    if (value.isList())
        return static_cast<int64_t>(value.toListRef().size());
    if (value.isGenericDict())
        return static_cast<int64_t>(value.toGenericDict().size());
    if (value.isTensor() && value.toTensor().defined() && value.toTensor().dim() > 0) {
        const c10::IntArrayRef sizes = value.toTensor().sizes();
        return *std::max_element(sizes.begin(), sizes.end());
    }
    return 0;
}

/// The values in one, and the bytes of its texts, counted no further than `most`.
std::size_t itemsIn(const c10::IValue& value, std::size_t most)
{
    std::size_t count = 1;
    const auto add = [&](const c10::IValue& item) { count += count > most ? 0 : itemsIn(item, most); };
    if (value.isString())
        count += value.toStringRef().size();
    else if (value.isTensor() && value.toTensor().defined())
        count += static_cast<std::size_t>(value.toTensor().numel());
    else if (value.isList())
        for (const c10::IValue& item : value.toListRef())
            add(item);
    else if (value.isTuple())
        for (const c10::IValue& item : value.toTupleRef().elements())
            add(item);
    else if (value.isGenericDict())
        for (const auto& item : value.toGenericDict()) {
            add(item.key());
            add(item.value());
        }
    return count;
}

void write(std::ostringstream& text, const c10::IValue& value)
{
    if (itemsIn(value, kMostText) > kMostText)
        throw Error(ErrorKind::MemoryError, "a script makes a text of more than {} bytes", kMostText);
    text << value;
}

void take(int64_t steps)
{
    if (ScriptAllowance* allowance = ThreadContext::current().script)
        allowance->take(steps);
}

/// The inputs of an operator that takes any number of them.
std::vector<c10::IValue> inputsFrom(jit::Stack& stack, std::size_t count)
{
    const auto span = jit::last(stack, count);
    std::vector<c10::IValue> inputs(span.begin(), span.end());
    jit::drop(stack, count);
    return inputs;
}

void takeInputs(jit::Stack& stack, std::size_t count)
{
    int64_t steps = 0;
    for (const c10::IValue& input : inputsFrom(stack, count))
        steps += std::min(stepsFor(input), ScriptAllowance::kMostSteps);
    take(steps);
}

void takeProduct(jit::Stack& stack, std::size_t count)
{
    int64_t product = 1;
    for (const c10::IValue& input : inputsFrom(stack, count))
        product = std::min(product, ScriptAllowance::kMostSteps) * std::min(stepsFor(input), ScriptAllowance::kMostSteps);
    take(product);
}

void own(jit::Stack& stack, std::size_t count)
{
    for (const c10::IValue& input : inputsFrom(stack, count)) {
        if (input.isBool() && !input.toBool())
            return;
        if (input.isTensor())
            makeOwn(input.toTensor());
        else if (input.isTensorList())
            for (const at::Tensor& tensor : input.toTensorVector())
                makeOwn(tensor);
    }
}

void lend(jit::Stack& stack, std::size_t)
{
    jit::push(stack, lentAlone(jit::pop(stack).toTensor()));
}

template <void (*kRun)(jit::Stack&, std::size_t)>
jit::Operation ofNode(const jit::Node* node)
{
    return [count = node->inputs().size()](jit::Stack& stack) { kRun(stack, count); };
}

void addTexts(jit::Stack& stack)
{
    const std::string second = jit::pop(stack).toStringRef(), first = jit::pop(stack).toStringRef();
    jit::push(stack, checked(first + second));
}

/// `"{} and {}".format(a, b)`
void formatText(jit::Stack& stack)
{
    const auto count = static_cast<std::size_t>(jit::pop(stack).toInt());
    const std::vector<c10::IValue> inputs = inputsFrom(stack, count);
    const std::string& pattern = inputs.front().toStringRef();
    std::ostringstream text;
    std::size_t at = 0, next = 1;
    for (std::size_t place; next < inputs.size() && (place = pattern.find("{}", at)) != std::string::npos; at = place + 2, ++next) {
        text << std::string_view(pattern).substr(at, place - at);
        write(text, inputs[next]);
        if (static_cast<std::size_t>(text.tellp()) > kMostText)
            break;
    }
    text << std::string_view(pattern).substr(at);
    jit::push(stack, checked(text.str()));
}

void strOf(jit::Stack& stack)
{
    std::ostringstream text;
    write(text, jit::pop(stack));
    jit::push(stack, checked(text.str()));
}

/// Texts of a length that follows from their inputs alone, and is not longer by much.
const std::set<std::string_view> kTexts = {
    "aten::lower", "aten::upper", "aten::strip", "aten::lstrip",      "aten::rstrip",      "aten::slice", "aten::capitalize",
    "aten::hex",   "aten::oct",   "aten::bin",   "aten::__getitem__", "prim::StringIndex", "aten::chr",   "prim::type",
};

bool makesText(const c10::FunctionSchema& schema)
{
    const bool isOfScripts = schema.name().starts_with("aten::") || schema.name().starts_with("prim::");
    return isOfScripts && std::any_of(schema.returns().begin(), schema.returns().end(), [](const c10::Argument& result) {
               return result.type()->kind() == c10::TypeKind::StringType;
           });
}

void prepare()
{
    for (const auto& op : jit::getAllOperators()) {
        const c10::FunctionSchema schema = op->schema();
        if ((makesText(schema) && !kTexts.contains(schema.name())) || schema.name() == "aten::factorial")
            jit::deregisterOperator(schema);
    }
    using Kind = c10::AliasAnalysisKind;
    jit::registerOperator({"aten::add.str(str a, str b) -> str", addTexts, Kind::FROM_SCHEMA});
    jit::registerOperator({"aten::str(t elem) -> str", strOf, Kind::FROM_SCHEMA});
    jit::registerOperator({"aten::format(str self, ...) -> str", formatText, Kind::FROM_SCHEMA});
    jit::registerOperator({takeOperator(), ofNode<takeInputs>, Kind::CONSERVATIVE});
    jit::registerOperator({takeProductOperator(), ofNode<takeProduct>, Kind::CONSERVATIVE});
    jit::registerOperator({ownOperator(), ofNode<own>, Kind::CONSERVATIVE});
    jit::registerOperator({lendOperator(), ofNode<lend>, Kind::CONSERVATIVE});
}

}  // namespace

void ScriptAllowance::take(int64_t steps)
{
    try {
        if (m_isStopped)
            throw Error(ErrorKind::Cancelled, "cancelled");
        m_steps += steps;
        if (m_steps > kMostSteps)
            throw Error(ErrorKind::RuntimeError, "the script takes too many steps: more than {} within one call", kMostSteps);
    } catch (const Error&) {
        m_refusal = std::current_exception();
        throw;
    }
}

c10::Symbol takeOperator()
{
    static const c10::Symbol symbol = c10::Symbol::fromQualString("tensordesk::take");
    return symbol;
}

c10::Symbol takeProductOperator()
{
    static const c10::Symbol symbol = c10::Symbol::fromQualString("tensordesk::take_product");
    return symbol;
}

c10::Symbol ownOperator()
{
    static const c10::Symbol symbol = c10::Symbol::fromQualString("tensordesk::own");
    return symbol;
}

c10::Symbol lendOperator()
{
    static const c10::Symbol symbol = c10::Symbol::fromQualString("tensordesk::lend");
    return symbol;
}

void prepareScriptOperators()
{
    static std::once_flag once;
    std::call_once(once, prepare);
}

}  // namespace tensordesk
