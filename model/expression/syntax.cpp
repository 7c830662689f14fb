// SPDX-License-Identifier: BSD-3-Clause
#include "expression/syntax.h"

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

}  // namespace tensordesk
