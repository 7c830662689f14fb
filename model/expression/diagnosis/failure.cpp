// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/failure.h"

#include "model/expression/diagnosis/partsearch.h"
#include "model/expression/evaluation/indexing.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <string_view>

namespace tensordesk {

namespace {

/// The module or class that a call makes: `Linear` of `torch.nn.Linear(…)`.
std::string lastName(const Expression& callee)
{
    const auto* attribute = callee.as<AttributeNode>();
    const auto* name = callee.as<NameNode>();
    return attribute ? attribute->name : name ? name->name : "";
}

/// The batch dims that a tensor has because it is an entry of a tensordict, or was computed from one element by element.
struct BatchDims {
    std::size_t count = 0;
    DimNames names = {};
};

/// Methods that leave the leading dims as they are when they are given a dim that counts from the end.
constexpr std::array<std::string_view, 18> kKeepLeadingDims = {"squeeze", "unsqueeze", "mean",       "sum",     "std",
                                                               "var",     "amax",      "amin",       "argmax",  "argmin",
                                                               "any",     "all",       "norm",       "softmax", "cumsum",
                                                               "prod",    "logsumexp", "log_softmax"};

/// True for `x.sum(-1)` and calls like it.
bool keepsLeadingDims(const CallNode& call, const AttributeNode& method)
{
    const auto isFromEnd = [](const Expression& argument) {
        const auto* unary = argument.as<UnaryNode>();
        const auto* literal = argument.as<LiteralNode>();
        const auto* number = literal ? literal->value.as<int64_t>() : nullptr;
        return (unary && unary->op == UnaryOperator::Minus) || (number && *number < 0);
    };
    return std::ranges::find(kKeepLeadingDims, method.name) != kKeepLeadingDims.end()
        && (std::ranges::any_of(call.arguments, isFromEnd)
            || std::ranges::any_of(call.keywords, [&](const KeywordArgument& each) { return isFromEnd(each.value); }));
}

BatchDims batchDimsOf(const PartSearch& search, const Expression& part, const Shape& shape)
{
    const auto sameLeading = [&](const Expression& inner) -> BatchDims {
        const auto value = search.tryValueOf(inner);
        const auto* leaf = value ? value->as<Leaf>() : nullptr;
        BatchDims batch = leaf ? batchDimsOf(search, inner, leaf->shape()) : BatchDims{};
        const bool isKept = leaf && batch.count <= shape.size()
                         && std::equal(shape.begin(), shape.begin() + static_cast<std::ptrdiff_t>(batch.count),
                                       leaf->shape().begin());
        return isKept ? batch : BatchDims{};
    };
    const auto sameShape = [&](const Expression& inner) -> BatchDims {
        const auto value = search.tryValueOf(inner);
        const auto* leaf = value ? value->as<Leaf>() : nullptr;
        return leaf && leaf->shape() == shape ? batchDimsOf(search, inner, shape) : BatchDims{};
    };
    if (const auto* subscript = part.as<SubscriptNode>()) {
        const auto object = search.tryValueOf(*subscript->object);
        const auto* td = object ? object->as<TensorDict>() : nullptr;
        const std::string_view index = search.textOf(*subscript->index);
        if (object && object->as<Leaf>() && index.starts_with("...,"))
            return sameLeading(*subscript->object);
        const auto value = td ? search.tryValueOf(*subscript->index) : std::nullopt;
        const auto key = value ? asKey(*value) : std::nullopt;
        if (!key)
            return {};
        const TensorDict level = key->size() > 1 ? td->child(key->parent()) : *td;
        return {level.batchSize().size(), level.names()};
    }
    if (const auto* call = part.as<CallNode>())
        if (const auto* method = call->callee->as<AttributeNode>(); method && !search.isLanguageModule(*method->object))
            return keepsLeadingDims(*call, *method) ? sameLeading(*method->object) : sameShape(*method->object);
    if (const auto* binary = part.as<BinaryNode>()) {
        const BatchDims left = sameShape(*binary->left);
        return left.count > 0 ? left : sameShape(*binary->right);
    }
    if (const auto* unary = part.as<UnaryNode>())
        return sameShape(*unary->operand);
    return {};
}

/// The place with the parentheses around it, if they do not belong to a call.
Place withParentheses(std::string_view source, Place place)
{
    const bool isEnclosed = place.begin > 0 && place.end < source.size() && source[place.begin - 1] == '('
                         && source[place.end] == ')';
    const char before = place.begin > 1 ? source[place.begin - 2] : ' ';
    const bool isCall = std::isalnum(static_cast<unsigned char>(before)) != 0 || before == '_' || before == ']' || before == ')';
    return isEnclosed && !isCall ? Place{place.begin - 1, place.end + 1} : place;
}

}  // namespace

const char* nameOf(DimKind kind) noexcept
{
    switch (kind) {
    case DimKind::Plain: break;
    case DimKind::Batch: return "batch";
    case DimKind::Event: return "event";
    case DimKind::Feature: return "feature";
    case DimKind::Channel: return "channel";
    case DimKind::Class: return "class";
    }
    return "";
}

DimKind FailingOperand::kindOf(std::size_t dim) const
{
    const auto found = kinds.find(dim);
    return found != kinds.end() ? found->second
         : batchDims == 0       ? DimKind::Plain
         : dim < batchDims      ? DimKind::Batch
                                : DimKind::Event;
}

std::optional<int64_t> Argument::integer() const
{
    const auto* number = value ? value->as<int64_t>() : nullptr;
    return number ? std::optional(*number) : std::nullopt;
}

std::string withReplacements(const std::string& expression, std::vector<Replacement> replacements)
{
    std::ranges::sort(replacements, std::greater<>(), [](const Replacement& each) { return each.place.begin; });
    std::string text = expression;
    for (const Replacement& each : replacements)
        text.replace(each.place.begin, each.place.end - each.place.begin, each.text);
    return text;
}

std::string operationOf(const PartSearch& search, const Expression& part)
{
    if (const auto* binary = part.as<BinaryNode>())
        return symbol(binary->op);
    if (const auto* comparison = part.as<ComparisonNode>())
        return symbol(comparison->comparators.front());
    if (const auto* unary = part.as<UnaryNode>())
        return symbol(unary->op);
    if (part.as<SubscriptNode>())
        return "[]";
    if (const auto* attribute = part.as<AttributeNode>())
        return attribute->name;
    const auto* call = part.as<CallNode>();
    if (!call)
        return {};
    const std::string name = lastName(*call->callee);
    const auto callee = name.empty() ? search.tryValueOf(*call->callee) : std::nullopt;
    const auto* object = callee ? callee->as<Value::ObjectPtr>() : nullptr;
    return object ? (*object)->typeName() : name;
}

FailingOperand operandAt(const std::string& text, const Value& value, const KeyPath& key)
{
    FailingOperand shown{text};
    if (const auto* leaf = value.as<Leaf>()) {
        shown.shape = leaf->shape();
        return shown;
    }
    const TensorDict& td = *value.as<TensorDict>();
    std::optional<Entry> entry;
    try {
        entry = key.empty() ? Entry(td) : td.find(key);
    } catch (const Error&) {
        // The path goes on below a leaf.
    }
    TensorDict level = td;
    if (entry && key.size() > 1)
        level = td.child(key.parent());
    shown.batchDims = level.batchSize().size();
    shown.names = level.names();
    if (const auto* leaf = entry ? std::get_if<Leaf>(&*entry) : nullptr) {
        shown.shape = leaf->shape();
    } else if (const auto* child = entry ? std::get_if<TensorDict>(&*entry) : nullptr) {
        shown.shape = child->batchSize();
        shown.batchDims = shown.shape.size();
        shown.names = child->names();
    } else if (entry) {
        shown.shape = level.batchSize();
    } else {
        shown.isMissing = true;
    }
    return shown;
}

Failure::Failure(const PartSearch& search, const Expression& part, Diagnosis& diagnosis)
    : m_search(search), m_part(part), m_diagnosis(diagnosis)
{
    const auto add = [&](const Expression& each, const std::string& keyword = {}) {
        const Expression& valued = each.as<StarredNode>() ? *each.as<StarredNode>()->value : each;
        m_arguments.push_back(argumentOf(valued, text(valued), keyword, search.tryValueOf(valued)));
    };
    const auto* call = part.as<CallNode>();
    if (!call) {
        forEachPart(part, [&](const Expression& each) { add(each); });
        return;
    }
    if (const auto* method = call->callee->as<AttributeNode>()) {
        if (!search.isLanguageModule(*method->object))
            add(*method->object);
    } else if (!call->callee->as<NameNode>()) {
        m_callee = search.tryValueOf(*call->callee);
        m_constructor = call->callee->as<CallNode>();
    }
    for (const Expression& each : call->arguments)
        add(each);
    for (const KeywordArgument& keyword : call->keywords)
        add(keyword.value, keyword.name);
}

Argument Failure::argumentOf(const Expression& part, std::string text, std::string keyword, std::optional<Value> value)
{
    Argument argument{&part, std::move(text), std::move(keyword), std::move(value), {}, {}};
    const auto* list = part.as<ListNode>();
    const auto* tuple = part.as<TupleNode>();
    const auto* dict = part.as<DictNode>();
    const bool isIndex = m_part.as<SubscriptNode>() && !m_arguments.empty();
    if ((list && !isIndex) || tuple) {
        for (const Expression& item : list ? list->items : tuple->items)
            argument.items.push_back(argumentOf(item, this->text(item), {}, m_search.tryValueOf(item)));
    } else if (dict) {
        for (const DictItem& item : dict->items)
            argument.items.push_back(argumentOf(item.value, this->text(item.value), {}, m_search.tryValueOf(item.value)));
    } else if (const auto* items = argument.value ? itemsOf(*argument.value) : nullptr) {
        for (std::size_t i = 0; i < items->size(); ++i) {
            Argument item{&part, argument.text + "[" + std::to_string(i) + "]", {}, (*items)[i], {}, {}};
            addOperand(item);
            argument.items.push_back(std::move(item));
        }
    } else {
        addOperand(argument);
    }
    return argument;
}

void Failure::addOperand(Argument& argument)
{
    if (!argument.value || (!argument.value->as<Leaf>() && !argument.value->as<TensorDict>()))
        return;
    argument.operand = m_diagnosis.operands.size();
    m_diagnosis.operands.push_back(described(argument));
}

FailingOperand Failure::described(const Argument& argument) const
{
    FailingOperand operand = operandAt(argument.text, *argument.value, m_diagnosis.key);
    if (argument.value->as<Leaf>() && isWritten(argument)) {
        BatchDims batch = batchDimsOf(m_search, *argument.part, operand.shape);
        operand.batchDims = std::min(batch.count, operand.shape.size());
        operand.names = std::move(batch.names);
    }
    return operand;
}

const Argument* Failure::argument(std::string_view name, std::size_t position) const
{
    std::size_t at = 0;
    for (const Argument& each : m_arguments) {
        if (each.keyword.empty() ? at++ == position : each.keyword == name)
            return &each;
    }
    return nullptr;
}

std::vector<const Argument*> Failure::tensors() const
{
    std::vector<const Argument*> found;
    const auto collect = [&](const std::vector<Argument>& arguments, const auto& self) -> void {
        for (const Argument& each : arguments) {
            if (each.operand)
                found.push_back(&each);
            self(each.items, self);
        }
    };
    collect(m_arguments, collect);
    return found;
}

const Value::Object* Failure::module() const noexcept
{
    const auto* object = m_callee ? m_callee->as<Value::ObjectPtr>() : nullptr;
    return object ? object->get() : nullptr;
}

std::string_view Failure::source() const noexcept
{
    return m_search.source();
}

int64_t Failure::size(const Argument& argument, int64_t dim) const
{
    const Shape& sizes = shape(argument);
    return sizes[static_cast<std::size_t>(dim < 0 ? dim + static_cast<int64_t>(sizes.size()) : dim)];
}

std::optional<DType> Failure::dtype(const Argument& argument) const
{
    const auto* leaf = argument.value ? argument.value->as<Leaf>() : nullptr;
    return leaf ? std::optional(leaf->dtype()) : std::nullopt;
}

std::string Failure::text(const Expression& part) const
{
    return std::string(m_search.textOf(part));
}

std::string Failure::literal(const std::string& key) const
{
    const bool prefersDouble = source().find('\'') == std::string_view::npos && source().find('"') != std::string_view::npos;
    const bool isPlain = key.find_first_of("\"\\") == std::string::npos && stringLiteral(key) == "'" + key + "'";
    return prefersDouble && isPlain ? '"' + key + '"' : stringLiteral(key);
}

std::string Failure::object(const Expression& part) const
{
    const bool isPrimary = part.as<NameNode>() || part.as<SubscriptNode>() || part.as<CallNode>() || part.as<AttributeNode>()
                        || part.as<ListNode>();
    return isPrimary ? text(part) : "(" + text(part) + ")";
}

void Failure::setInput(const Value& value, std::string text)
{
    Argument& input = m_arguments.front();
    input.text = std::move(text);
    input.value = value;
    operand(input) = operandAt(input.text, value, {});
}

void Failure::explain(const Message& rule)
{
    if (m_diagnosis.rule.empty())
        m_diagnosis.rule = rule;
}

void Failure::mark(const Argument& argument, int64_t dim) const
{
    const auto rank = static_cast<int64_t>(shape(argument).size());
    if (dim < rank && dim >= -rank)
        operand(argument).offending.insert(static_cast<std::size_t>(dim < 0 ? dim + rank : dim));
}

void Failure::setKind(const Argument& argument, int64_t dim, DimKind kind) const
{
    const auto rank = static_cast<int64_t>(shape(argument).size());
    if (dim < rank && dim >= -rank)
        operand(argument).kinds.insert_or_assign(static_cast<std::size_t>(dim < 0 ? dim + rank : dim), kind);
}

void Failure::suggest(const Expression& part, std::string text, Message meaning)
{
    m_candidates.push_back({{{part.place, std::move(text)}}, std::move(meaning)});
}

void Failure::suggest(const Argument& argument, std::string text, Message meaning)
{
    if (!isWritten(argument))
        return;
    const Place place = argument.part->place;
    const bool goesOn = text.starts_with(object(argument));  // `(a + b)` is the object of a method there
    suggest({{goesOn ? withParentheses(source(), place) : place, std::move(text)}}, std::move(meaning));
}

void Failure::suggest(std::vector<Replacement> replacements, Message meaning)
{
    m_candidates.push_back({std::move(replacements), std::move(meaning)});
}

void Failure::suggestName(std::string name, Message meaning)
{
    const auto* call = m_part.as<CallNode>();
    const auto* attribute = call ? call->callee->as<AttributeNode>() : nullptr;
    if (attribute)
        suggest({{attribute->namePlace, std::move(name)}}, std::move(meaning));
}

void Failure::suggestArgument(const CallNode& call, std::size_t end, const std::string& argument, Message meaning)
{
    const bool isFirst = call.arguments.empty() && call.keywords.empty();
    suggest({{{end - 1, end - 1}, (isFirst ? "" : ", ") + argument}}, std::move(meaning));
}

}  // namespace tensordesk
