// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/syntax.h"

namespace tensordesk {

const char* symbol(UnaryOperator op) noexcept
{
    switch (op) {
    case UnaryOperator::Minus: return "-";
    case UnaryOperator::Plus: return "+";
    case UnaryOperator::Invert: return "~";
    case UnaryOperator::Not: return "not";
    }
    return "";
}

const char* symbol(BinaryOperator op) noexcept
{
    switch (op) {
    case BinaryOperator::Add: return "+";
    case BinaryOperator::Sub: return "-";
    case BinaryOperator::Mul: return "*";
    case BinaryOperator::Div: return "/";
    case BinaryOperator::FloorDiv: return "//";
    case BinaryOperator::Mod: return "%";
    case BinaryOperator::MatMul: return "@";
    case BinaryOperator::Pow: return "**";
    case BinaryOperator::And: return "&";
    case BinaryOperator::Or: return "|";
    case BinaryOperator::Xor: return "^";
    case BinaryOperator::LeftShift: return "<<";
    case BinaryOperator::RightShift: return ">>";
    }
    return "";
}

const char* symbol(Comparator op) noexcept
{
    switch (op) {
    case Comparator::Equal: return "==";
    case Comparator::NotEqual: return "!=";
    case Comparator::Less: return "<";
    case Comparator::LessEqual: return "<=";
    case Comparator::Greater: return ">";
    case Comparator::GreaterEqual: return ">=";
    case Comparator::In: return "in";
    case Comparator::NotIn: return "not in";
    case Comparator::Is: return "is";
    case Comparator::IsNot: return "is not";
    }
    return "";
}

namespace {

using Visit = std::function<void(const Expression&)>;

void visitPart(const ExpressionPtr& part, const Visit& visit)
{
    if (part)
        visit(*part);
}
void visitParts(const std::vector<Expression>& parts, const Visit& visit)
{
    for (const Expression& part : parts)
        visit(part);
}

void visitPartsOf(const LiteralNode&, const Visit&) { }
void visitPartsOf(const NameNode&, const Visit&) { }
void visitPartsOf(const ListNode& node, const Visit& visit)
{
    visitParts(node.items, visit);
}
void visitPartsOf(const TupleNode& node, const Visit& visit)
{
    visitParts(node.items, visit);
}
void visitPartsOf(const DictNode& node, const Visit& visit)
{
    for (const auto& [key, value] : node.items) {
        visit(key);
        visit(value);
    }
}
void visitPartsOf(const SliceNode& node, const Visit& visit)
{
    visitPart(node.start, visit);
    visitPart(node.stop, visit);
    visitPart(node.step, visit);
}
void visitPartsOf(const AttributeNode& node, const Visit& visit)
{
    visitPart(node.object, visit);
}
void visitPartsOf(const SubscriptNode& node, const Visit& visit)
{
    visitPart(node.object, visit);
    visitPart(node.index, visit);
}
void visitPartsOf(const CallNode& node, const Visit& visit)
{
    visitPart(node.callee, visit);
    visitParts(node.arguments, visit);
    for (const KeywordArgument& keyword : node.keywords)
        visit(keyword.value);
}
void visitPartsOf(const StarredNode& node, const Visit& visit)
{
    visitPart(node.value, visit);
}
void visitPartsOf(const UnaryNode& node, const Visit& visit)
{
    visitPart(node.operand, visit);
}
void visitPartsOf(const BinaryNode& node, const Visit& visit)
{
    visitPart(node.left, visit);
    visitPart(node.right, visit);
}
void visitPartsOf(const ComparisonNode& node, const Visit& visit)
{
    visitParts(node.operands, visit);
}
void visitPartsOf(const BooleanNode& node, const Visit& visit)
{
    visitParts(node.operands, visit);
}
void visitPartsOf(const ConditionalNode& node, const Visit& visit)
{
    visitPart(node.condition, visit);
    visitPart(node.then, visit);
    visitPart(node.otherwise, visit);
}
void visitPartsOf(const ComprehensionNode& node, const Visit& visit)
{
    visitPart(node.key, visit);
    visitPart(node.element, visit);
    for (const ComprehensionClause& clause : node.clauses) {
        visit(clause.target);
        visit(clause.iterable);
        visitParts(clause.conditions, visit);
    }
}
void visitPartsOf(const LambdaNode& node, const Visit& visit)
{
    for (const Parameter& parameter : node.parameters)
        visitPart(parameter.fallback, visit);
    visitPart(node.body, visit);
}
void visitPartsOf(const WithNode& node, const Visit& visit)
{
    for (const WithItem& item : node.items)
        visit(item.context);
    visitPart(node.body, visit);
}

}  // namespace

void forEachPart(const Expression& expression, const Visit& visit)
{
    std::visit([&](const auto& node) { visitPartsOf(node, visit); }, expression.node);
}

}  // namespace tensordesk
