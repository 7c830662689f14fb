// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/syntax/sourcetext.h"
#include "model/expression/syntax/value.h"

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tensordesk {

/// The syntax tree of the language: Python's expressions over tensordicts, and statements that change them. Nodes are values that
/// own their parts; the parser limits their depth.
struct Expression;
using ExpressionPtr = std::unique_ptr<Expression>;

enum class UnaryOperator { Minus, Plus, Invert, Not };
enum class BinaryOperator { Add, Sub, Mul, Div, FloorDiv, Mod, MatMul, Pow, And, Or, Xor, LeftShift, RightShift };
enum class Comparator { Equal, NotEqual, Less, LessEqual, Greater, GreaterEqual, In, NotIn, Is, IsNot };

/// Returns Python's notation: "+", "//", "not in".
[[nodiscard]] const char* symbol(UnaryOperator op) noexcept;
[[nodiscard]] const char* symbol(BinaryOperator op) noexcept;
[[nodiscard]] const char* symbol(Comparator op) noexcept;

struct LiteralNode {
    Value value;
};
struct NameNode {
    std::string name;
};
struct ListNode {
    std::vector<Expression> items;
};
struct TupleNode {
    std::vector<Expression> items;
};
struct DictItem;
struct DictNode {
    std::vector<DictItem> items;
};
/// `start:stop:step` between brackets; missing parts are null.
struct SliceNode {
    ExpressionPtr start, stop, step;
};
struct AttributeNode {
    ExpressionPtr object;
    std::string name;
    Place namePlace;
};
/// `object[index]`; several indices are one tuple.
struct SubscriptNode {
    ExpressionPtr object, index;
};
struct KeywordArgument;
struct CallNode {
    ExpressionPtr callee;
    std::vector<Expression> arguments;  ///< a StarredNode is unpacked
    std::vector<KeywordArgument> keywords;
};
/// `*value`, or in a call `**value`.
struct StarredNode {
    ExpressionPtr value;
    bool isMapping = false;
};
struct UnaryNode {
    UnaryOperator op;
    ExpressionPtr operand;
};
struct BinaryNode {
    BinaryOperator op;
    ExpressionPtr left, right;
};
/// `a < b <= c`: one comparator fewer than operands.
struct ComparisonNode {
    std::vector<Expression> operands;
    std::vector<Comparator> comparators;
};
/// `a and b and c`, or the same with `or`.
struct BooleanNode {
    bool isAnd;
    std::vector<Expression> operands;
};
/// `then if condition else otherwise`
struct ConditionalNode {
    ExpressionPtr condition, then, otherwise;
};
struct ComprehensionClause;
/// `[element for target in iterable if condition …]`, `{key: element for …}`, or a generator in a call.
struct ComprehensionNode {
    ExpressionPtr key;  ///< for a dict; otherwise null
    ExpressionPtr element;
    std::vector<ComprehensionClause> clauses;
};
struct Parameter;
/// `lambda a, b=1, *, c, **d: body`
struct LambdaNode {
    std::vector<Parameter> parameters;
    ExpressionPtr body;
};
struct WithItem;
/// `with context as name: body` as an expression: the value of the body within the scopes.
struct WithNode {
    std::vector<WithItem> items;
    ExpressionPtr body;
};

struct Expression {
    using Node = std::variant<LiteralNode, NameNode, ListNode, TupleNode, DictNode, SliceNode, AttributeNode, SubscriptNode,
                              CallNode, StarredNode, UnaryNode, BinaryNode, ComparisonNode, BooleanNode, ConditionalNode,
                              ComprehensionNode, LambdaNode, WithNode>;
    Node node;
    Place place;

    template <typename T>
    [[nodiscard]] const T* as() const noexcept
    {
        return std::get_if<T>(&node);
    }
};

/// `key: value`; the key `**value` unpacks a dict, and has no value.
struct DictItem {
    Expression key;
    Expression value;
};

struct KeywordArgument {
    std::string name;
    Place place;
    Expression value;
};

/// One `for`: the names it binds (a name, or a tuple of them) and its conditions.
struct ComprehensionClause {
    Expression target;
    Expression iterable;
    std::vector<Expression> conditions;
};

struct Parameter {
    enum class Kind {
        Plain,
        Rest,     ///< `*name`: collects further arguments in a tuple
        Named,    ///< after a `*`: only given by name
        Mapping,  ///< `**name`, the last parameter: collects arguments with other names in a dict
    };
    std::string name;
    ExpressionPtr fallback;  ///< null if it has no default
    Kind kind = Kind::Plain;
};

/// `context as target`; the target is null without `as`.
struct WithItem {
    Expression context;
    ExpressionPtr target;
};

/// `target = target = value`
struct AssignStatement {
    std::vector<Expression> targets;
    Expression value;
};
/// `target op= value`
struct AugmentedStatement {
    Expression target;
    BinaryOperator op;
    Expression value;
};
struct DeleteStatement {
    std::vector<Expression> targets;
};
/// An expression that is evaluated for its in-place methods.
struct ExpressionStatement {
    Expression expression;
};
struct Statement;
/// `with item, item: body`
struct WithStatement {
    std::vector<WithItem> items;
    std::vector<Statement> body;
};
struct Statement {
    std::variant<AssignStatement, AugmentedStatement, DeleteStatement, ExpressionStatement, WithStatement> statement;
    Place place;  ///< from `with` to its colon
};

[[nodiscard]] inline ExpressionPtr boxed(Expression expression)
{
    return std::make_unique<Expression>(std::move(expression));
}

/// Calls `visit` for each direct part of `expression`.
void forEachPart(const Expression& expression, const std::function<void(const Expression&)>& visit);

}  // namespace tensordesk
