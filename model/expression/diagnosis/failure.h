// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/diagnosis/diagnosis.h"
#include "model/expression/syntax/syntax.h"

#include <c10/core/ScalarType.h>

#include <initializer_list>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

class PartSearch;

/// An argument of the failing operation; the object of a method is the first.
struct Argument {
    const Expression* part = nullptr;
    std::string text = {};     ///< as written
    std::string keyword = {};  ///< empty if given by position
    std::optional<Value> value = {};
    std::vector<Argument> items = {};         ///< of a list or tuple literal
    std::optional<std::size_t> operand = {};  ///< its index in Diagnosis::operands; empty unless it is a tensor or tensordict

    [[nodiscard]] std::optional<int64_t> integer() const;
};

/// A range of the source and the text that replaces it.
struct Replacement {
    Place place;
    std::string text;
};

/// A change of the expression that may fix it.
struct Candidate {
    std::vector<Replacement> replacements;
    Message meaning;
};

/// Returns the expression with all replacements made. REQUIRES: their ranges do not overlap.
[[nodiscard]] std::string withReplacements(const std::string& expression, std::vector<Replacement> replacements);

/// The failing operation, or one whose result is probably a mistake, as the rules see it: its arguments with shapes and dtypes, and
/// the explanation to which they add. For one thread.
class Failure {
public:
    /// Evaluates the arguments of `part`. REQUIRES: `search` and `diagnosis` outlive it.
    Failure(const PartSearch& search, const Expression& part, Diagnosis& diagnosis);

    [[nodiscard]] const Expression& part() const noexcept { return m_part; }
    [[nodiscard]] const std::string& operation() const noexcept { return m_diagnosis.operation; }
    [[nodiscard]] const Error& error() const noexcept { return m_diagnosis.error; }
    /// Returns the failing key; empty for the whole.
    [[nodiscard]] const KeyPath& key() const noexcept { return m_diagnosis.key; }
    [[nodiscard]] const PartSearch& search() const noexcept { return m_search; }
    /// Returns the whole expression.
    [[nodiscard]] std::string_view source() const noexcept;
    /// True if the argument's shown text occurs in the expression, that is, if it is not an item of a computed list.
    [[nodiscard]] bool isWritten(const Argument& argument) const { return argument.text == text(*argument.part); }

    [[nodiscard]] const std::vector<Argument>& arguments() const noexcept { return m_arguments; }
    /// Returns the argument called `name`, or at `position` of the function, whose first parameter is the object of the method.
    /// Null if it is not given.
    [[nodiscard]] const Argument* argument(std::string_view name, std::size_t position) const;
    /// Returns the tensors and tensordicts among the arguments, also those within lists.
    [[nodiscard]] std::vector<const Argument*> tensors() const;
    /// Returns the called module; null if the operation is not a call of one.
    [[nodiscard]] const Value::Object* module() const noexcept;
    /// Returns the call that constructs the called module; null if it is not written out.
    [[nodiscard]] const CallNode* constructor() const noexcept { return m_constructor; }

    [[nodiscard]] FailingOperand& operand(const Argument& argument) const { return m_diagnosis.operands[*argument.operand]; }
    [[nodiscard]] const Shape& shape(const Argument& argument) const { return operand(argument).shape; }
    [[nodiscard]] std::size_t rank(const Argument& argument) const { return shape(argument).size(); }
    /// Returns the size of a dim, which may count from the end. REQUIRES: the dim exists.
    [[nodiscard]] int64_t size(const Argument& argument, int64_t dim) const;
    /// Returns the dtype; empty for a tensordict.
    [[nodiscard]] std::optional<DType> dtype(const Argument& argument) const;

    /// Returns the text of any part of the expression.
    [[nodiscard]] std::string text(const Expression& part) const;
    /// Returns a key as a literal, with the kind of quotes that the expression uses.
    [[nodiscard]] std::string literal(const std::string& key) const;
    /// Returns the text of the argument as the object of a method: `(a + b)`.
    [[nodiscard]] std::string object(const Argument& argument) const { return object(*argument.part); }
    [[nodiscard]] std::string object(const Expression& part) const;

    /// Replaces the first argument by an intermediate value, such as the output of the preceding layers.
    void setInput(const Value& value, std::string text);

    // ---- what the rules add --------------------------------------------------------------------------

    /// Sets the rule, unless one is already set.
    void explain(const Message& rule);
    [[nodiscard]] const Message& explanation() const noexcept { return m_diagnosis.rule; }
    void align(Alignment alignment) const { m_diagnosis.alignment = alignment; }
    /// Marks a dim, which may count from the end, as not fitting.
    void mark(const Argument& argument, int64_t dim) const;
    void setKind(const Argument& argument, int64_t dim, DimKind kind) const;

    /// Suggests another text for one part.
    void suggest(const Expression& part, std::string text, Message meaning);
    /// Suggests another text for one argument, if it is written out.
    void suggest(const Argument& argument, std::string text, Message meaning);
    void suggest(std::vector<Replacement> replacements, Message meaning);
    /// Suggests another method, or another function of the same module, with the same arguments.
    void suggestName(std::string name, Message meaning);
    /// Suggests an additional argument at the end of a call.
    void suggestArgument(const CallNode& call, std::size_t end, const std::string& argument, Message meaning);

    [[nodiscard]] std::vector<Candidate> takeCandidates() noexcept { return std::move(m_candidates); }

private:
    [[nodiscard]] Argument argumentOf(const Expression& part, std::string text, std::string keyword, std::optional<Value> value);
    void addOperand(Argument& argument);
    [[nodiscard]] FailingOperand described(const Argument& argument) const;

    const PartSearch& m_search;
    const Expression& m_part;
    Diagnosis& m_diagnosis;
    std::vector<Argument> m_arguments;
    std::optional<Value> m_callee;
    const CallNode* m_constructor = nullptr;
    std::vector<Candidate> m_candidates;
};

/// Returns the name of a part's operation: an operator, `[]`, or the name of a method, a function or a module's class.
[[nodiscard]] std::string operationOf(const PartSearch& search, const Expression& part);

/// Returns the entry of a tensordict, or the tensor itself, as an operand.
[[nodiscard]] FailingOperand operandAt(const std::string& text, const Value& value, const KeyPath& key);

}  // namespace tensordesk
