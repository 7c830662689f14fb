// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "expression/expression.h"
#include "expression/registry.h"
#include "expression/syntax.h"

#include <string_view>

namespace tensordesk {

/// Computes the value of syntax trees. Tensors stay unread until an operator needs their elements.
/// For one text, in one thread.
class Evaluator {
public:
    /// `source` and `scope` must outlive it; `source` is shown in errors.
    Evaluator(std::string_view source, const Scope& scope) : m_source(source), m_scope(scope) {}

    /// Throws Error; those about a name show its place.
    [[nodiscard]] Value evaluate(const Expression& expression);

    [[noreturn]] void fail(ErrorKind kind, const std::string& message, Place place) const;
    /// NameError for a name that stands for nothing; suggests the nearest.
    [[noreturn]] void failName(const std::string& name, Place place) const;

private:
    Value of(const LiteralNode& node, Place place);
    Value of(const NameNode& node, Place place);
    Value of(const ListNode& node, Place place);
    Value of(const TupleNode& node, Place place);
    Value of(const DictNode& node, Place place);
    Value of(const SliceNode& node, Place place);
    Value of(const AttributeNode& node, Place place);
    Value of(const SubscriptNode& node, Place place);
    Value of(const CallNode& node, Place place);
    Value of(const StarredNode& node, Place place);
    Value of(const UnaryNode& node, Place place);
    Value of(const BinaryNode& node, Place place);
    Value of(const ComparisonNode& node, Place place);
    Value of(const BooleanNode& node, Place place);
    Value of(const ConditionalNode& node, Place place);
    Value of(const ComprehensionNode& node, Place place);

    std::vector<Value> items(const std::vector<Expression>& expressions);
    Value call(const Operation& operation, const Value* self, const CallNode& node);
    Value attribute(const Value& object, const AttributeNode& node) const;
    Value torchAttribute(const AttributeNode& node) const;
    [[noreturn]] void failAttribute(const std::string& of, const AttributeNode& node, std::vector<std::string> known) const;
    /// True if `expression` is a name of the language, such as `torch`, that no variable hides.
    bool isLanguageName(const Expression& expression, std::string_view name) const;
    const Value* variable(std::string_view name) const;

    std::string_view m_source;
    const Scope& m_scope;
    std::vector<std::pair<std::string, Value>> m_variables;  ///< of comprehensions, innermost last
    int64_t m_steps = 0;                                     ///< nodes evaluated; see kMaxSteps
};

}  // namespace tensordesk
