// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/pasted/explainedtext.h"

#include "model/expression/pasted/messagepatterns.h"
#include "model/expression/syntax/parse.h"
#include "model/tensordict/tree/visit.h"

#include <ATen/ops/empty.h>

#include <algorithm>
#include <array>

namespace tensordesk {

namespace {

constexpr std::size_t kMostKeys = 3;
constexpr int64_t kMostEntries = 20'000;

/// The name of an operand in the rebuilt call.
std::string placeholder(std::size_t operand)
{
    return "pasted[\"" + std::to_string(operand) + "\"]";
}

void replaceAll(std::string& text, const std::string& from, const std::string& to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
}

/// Finds the operands of the failed call in the user's line of code.
class OperandNames {
public:
    OperandNames(const std::string& code, const std::vector<std::string_view>& functions) : m_functions(functions)
    {
        m_code = code.starts_with("return ") ? code.substr(7) : code;
        try {
            for (const Statement& statement : parseStatements(m_code)) {
                if (const auto* assigned = std::get_if<AssignStatement>(&statement.statement))
                    search(assigned->value);
                else if (const auto* expression = std::get_if<ExpressionStatement>(&statement.statement))
                    search(expression->expression);
                else if (const auto* augmented = std::get_if<AugmentedStatement>(&statement.statement))
                    search(augmented->value);
            }
        } catch (const Error&) {
            // The line is a part of a statement, or not of this language: the operands keep general names.
        }
    }

    [[nodiscard]] const std::vector<std::string>& found() const noexcept { return m_found; }

private:
    [[nodiscard]] bool isFunction(const std::string& name) const
    {
        return std::ranges::find(m_functions, name) != m_functions.end();
    }

    /// True for `torch`, `F`, `np.linalg`: a module, whose functions are called, and not an operand.
    static bool isModule(const Expression& object)
    {
        constexpr std::array kModules = {"torch", "F", "nn", "np", "numpy", "functional", "linalg", "TensorDict"};
        const auto* name = object.as<NameNode>();
        const auto* attribute = object.as<AttributeNode>();
        const std::string& last = name ? name->name : attribute ? attribute->name : std::string();
        return std::ranges::find(kModules, last) != kModules.end();
    }

    void add(const Expression& part)
    {
        if (const auto* list = part.as<ListNode>()) {
            for (const Expression& item : list->items)
                add(item);
            return;
        }
        const bool isPrimary = part.as<NameNode>() || part.as<SubscriptNode>() || part.as<CallNode>() || part.as<AttributeNode>();
        if (!isPrimary && !part.as<BinaryNode>())
            return;  // a number, a str, a slice
        const std::string text = m_code.substr(part.place.begin, part.place.end - part.place.begin);
        m_found.push_back(isPrimary ? text : "(" + text + ")");
    }

    void search(const Expression& whole)
    {
        forEachPart(whole, [&](const Expression& part) { search(part); });
        if (!m_found.empty())
            return;
        const auto* binary = whole.as<BinaryNode>();
        const auto* call = whole.as<CallNode>();
        const auto* method = call ? call->callee->as<AttributeNode>() : nullptr;
        const auto* name = call ? call->callee->as<NameNode>() : nullptr;
        const auto* subscript = whole.as<SubscriptNode>();
        if (binary && isFunction(symbol(binary->op))) {
            add(*binary->left);
            add(*binary->right);
        } else if (subscript && isFunction("[]")) {
            add(*subscript->object);
            add(*subscript->index);
        } else if (call && isFunction(method ? method->name : name ? name->name : "")) {
            if (method && !isModule(*method->object))
                add(*method->object);
            for (const Expression& argument : call->arguments)
                add(argument);
        }
    }

    const std::vector<std::string_view>& m_functions;
    std::string m_code;
    std::vector<std::string> m_found;
};

TensorDict operandsOf(const RebuiltCall& call)
{
    TensorDict td{Shape{}};
    for (std::size_t i = 0; i < call.operands.size(); ++i) {
        const RebuiltOperand& operand = call.operands[i];
        at::Tensor tensor = at::empty(operand.shape, at::TensorOptions(operand.dtype).device(at::kMeta));
        td.set({std::to_string(i)}, Leaf(operand.isTransposed ? tensor.t() : tensor));
    }
    return td;
}

/// A product that a layer computes: its second operand is the transposed weight.
RebuiltCall asLinear(const RebuiltCall& product)
{
    const Shape& weight = product.operands[1].shape;
    if (weight.size() != 2)
        return product;
    const std::string layer = "torch.nn.Linear(" + std::to_string(weight[0]) + ", " + std::to_string(weight[1]) + ")";
    return {layer + "({0})", {product.operands[0]}, {}};
}

/// The diagnosis of a rebuilt call, in the words of the user's code.
std::optional<Diagnosis> diagnosisOf(const RebuiltCall& call, const PastedError& pasted, Progress& progress)
{
    std::string expression = call.expression;
    for (std::size_t i = 0; i < call.operands.size(); ++i)
        replaceAll(expression, "{" + std::to_string(i) + "}", placeholder(i));
    const Error error(ErrorKind::RuntimeError, Message::verbatim(pasted.message));
    Scope scope{{"pasted", operandsOf(call)}};
    if (call.batch) {
        TensorDict td(*call.batch);
        for (const std::string& key : call.keys)
            td.set({key}, Leaf(at::empty(*call.batch, at::TensorOptions().device(at::kMeta))));
        scope.emplace("td", std::move(td));
    }
    auto diagnosis = diagnose(expression, withoutElements(scope), progress, error);
    if (!diagnosis)
        return std::nullopt;
    if (diagnosis->rule.empty())
        diagnosis->rule = call.reason;
    if (diagnosis->rule.empty())
        return std::nullopt;
    std::vector<std::string> names = OperandNames(pasted.code, call.functions).found();
    constexpr std::array kNames = {"input", "other"};
    const bool isOne = call.operands.size() == 1;
    for (std::size_t i = 0; i < call.operands.size(); ++i)
        if (names.size() <= i)
            names.emplace_back(isOne ? "x" : kNames[std::min<std::size_t>(i, 1)]);
    const auto named = [&](std::string text) {
        for (std::size_t i = 0; i < call.operands.size(); ++i)
            replaceAll(text, placeholder(i), names[i]);
        return text;
    };
    const auto inWords = [&](const Message& message) { return Message::verbatim(named(message.english())); };
    diagnosis->rule = inWords(diagnosis->rule);
    for (FailingOperand& operand : diagnosis->operands) {
        operand.text = named(operand.text);
        operand.batchDims = 0;
    }
    if (!call.hasFixes)
        diagnosis->fixes.clear();
    for (Fix& fix : diagnosis->fixes) {
        fix.expression = named(fix.expression);
        fix.meaning = inWords(fix.meaning);
    }
    return diagnosis;
}

/// The keys of `td` whose entries have a shape.
std::vector<KeyPath> keysOfShape(const TensorDict& td, const Shape& shape)
{
    std::vector<KeyPath> keys;
    int64_t left = kMostEntries;
    visitBelow(td, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf && leaf->shape() == shape)
            keys.push_back(path);
        return keys.size() >= kMostKeys || --left == 0 ? Walk::Stop : Walk::Advance;
    });
    return keys;
}

}  // namespace

ExplainedText explainText(std::string_view text, const std::optional<TensorDict>& td, Progress& progress)
{
    ExplainedText explained{readTraceback(text), {}, {}};
    auto call = rebuildCall(explained.pasted.message);
    if (!call)
        return explained;
    if (text.find("F.linear(") != std::string_view::npos && call->expression == "{0} @ {1}")
        *call = asLinear(*call);
    if (!call->expression.empty()) {
        explained.diagnosis = diagnosisOf(*call, explained.pasted, progress);
    } else if (!call->reason.empty()) {
        explained.diagnosis = Diagnosis{Error(ErrorKind::RuntimeError, Message::verbatim(explained.pasted.message)),
                                        explained.pasted.code};
        explained.diagnosis->rule = call->reason;
    }
    if (td && explained.diagnosis)
        for (const FailingOperand& operand : explained.diagnosis->operands)
            explained.keys.push_back(keysOfShape(*td, operand.shape));
    return explained;
}

}  // namespace tensordesk
