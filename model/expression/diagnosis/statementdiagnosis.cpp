// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/diagnosis/failure.h"
#include "model/expression/diagnosis/offendingdims.h"
#include "model/expression/diagnosis/rules/entryrules.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/syntax/parse.h"

#include <algorithm>

namespace tensordesk {
namespace {

/// Explains a failed statement whose error is known. Executes nothing of it: evaluates the parts that it reads, and if all have
/// values, the assigned value does not fit its target.
class StatementDiagnoser {
public:
    StatementDiagnoser(const Error& error, std::string_view source, const Scope& shapes, Progress& progress)
        : m_error(error), m_source(source), m_shapes(shapes), m_progress(progress)
    {
    }

    [[nodiscard]] std::optional<Diagnosis> run() const
    {
        const std::vector<Statement> statements = parseStatements(m_source);
        if (statements.size() != 1)
            return std::nullopt;  // a later one reads what an earlier one has changed
        return std::visit([this](const auto& statement) { return why(statement); }, statements.front().statement);
    }

private:
    [[nodiscard]] std::optional<Diagnosis> why(const ExpressionStatement& statement) const { return inside(statement.expression); }

    [[nodiscard]] std::optional<Diagnosis> why(const AssignStatement& statement) const
    {
        if (auto diagnosis = inside(statement.value))
            return diagnosis;
        for (const Expression& target : statement.targets)
            if (auto diagnosis = insideTarget(target))
                return diagnosis;
        return misfit(statement.targets.front(), "=", statement.value);
    }

    [[nodiscard]] std::optional<Diagnosis> why(const AugmentedStatement& statement) const
    {
        for (const Expression* part : {&statement.target, &statement.value})
            if (auto diagnosis = inside(*part))
                return diagnosis;
        return misfit(statement.target, std::string(symbol(statement.op)) + "=", statement.value);
    }

    [[nodiscard]] std::optional<Diagnosis> why(const DeleteStatement& statement) const
    {
        for (const Expression& target : statement.targets)
            if (auto diagnosis = inside(target))
                return diagnosis;
        return std::nullopt;
    }

    /// Explains the entered items, otherwise the single statement in it. Names defined by `as` are only known to the evaluation.
    [[nodiscard]] std::optional<Diagnosis> why(const WithStatement& statement) const
    {
        for (const WithItem& item : statement.items) {
            if (auto diagnosis = inside(item.context))
                return diagnosis;
            if (item.target)
                return std::nullopt;
        }
        if (statement.body.size() != 1)
            return std::nullopt;
        return std::visit([this](const auto& each) { return why(each); }, statement.body.front().statement);
    }

    /// For an expression with a value of its own.
    [[nodiscard]] std::optional<Diagnosis> inside(const Expression& part) const
    {
        auto diagnosis = diagnose(textOf(part), m_shapes, m_progress);
        if (diagnosis)
            for (Fix& fix : diagnosis->fixes)
                fix.expression = withPart(part, fix.expression);
        return diagnosis;
    }

    /// A key of a target need not exist yet.
    [[nodiscard]] std::optional<Diagnosis> insideTarget(const Expression& target) const
    {
        if (const auto* attribute = target.as<AttributeNode>())
            return inside(*attribute->object);
        const auto* subscript = target.as<SubscriptNode>();
        if (!subscript)
            return std::nullopt;
        auto diagnosis = inside(*subscript->object);
        if (!diagnosis)
            diagnosis = inside(target);
        const bool isNew = diagnosis && diagnosis->error.kind() == ErrorKind::KeyError && diagnosis->part == textOf(target);
        return isNew ? std::nullopt : diagnosis;
    }

    /// The level that is to get an entry or an attribute.
    [[nodiscard]] const Expression* levelOf(const Expression& target) const
    {
        const auto* subscript = target.as<SubscriptNode>();
        const auto* attribute = target.as<AttributeNode>();
        const auto index = subscript ? valueOf(*subscript->index) : std::nullopt;
        return index && asEntryKey(*index) ? subscript->object.get() : attribute ? attribute->object.get() : nullptr;
    }

    [[nodiscard]] std::optional<Diagnosis> misfit(const Expression& target, std::string operation, const Expression& value) const
    {
        Diagnosis diagnosis{m_error, std::string(m_source), std::move(operation), m_error.key()};
        diagnosis.dependsOnValues = m_error.wantsValues();
        const Expression* level = diagnosis.operation == "=" ? levelOf(target) : nullptr;
        const Expression& place = level ? *level : target;
        // The change of an attribute may fail because of an entry.
        const KeyPath key = target.as<AttributeNode>() ? m_error.key() : KeyPath();
        for (const Expression* part : {&place, &value})
            if (const auto there = valueOf(*part); there && (there->as<Leaf>() || there->as<TensorDict>()))
                diagnosis.operands.push_back(operandAt(textOf(*part), *there, key));
        if (diagnosis.operands.size() == 2)
            explainMisfit(diagnosis, level != nullptr, value);
        else if (const auto* attribute = target.as<AttributeNode>(); attribute && attribute->name == "batch_size")
            suggestBatchSize(diagnosis, *attribute->object, value);
        return diagnosis;
    }

    /// The assigned value does not fit its place. `isEntry`: it has to begin with the batch, else it is broadcast to the place.
    void explainMisfit(Diagnosis& diagnosis, bool isEntry, const Expression& value) const
    {
        FailingOperand &place = diagnosis.operands.front(), &assigned = diagnosis.operands.back();
        markMisfit(place, assigned, isEntry);
        const std::string text = textOf(value);
        const bool isPrimary = value.as<NameNode>() || value.as<SubscriptNode>() || value.as<CallNode>()
                            || value.as<AttributeNode>();
        const std::string object = isPrimary ? text : "(" + text + ")";
        std::vector<Rewrite> rewrites;
        if (isEntry) {
            diagnosis.rule = Message("Each entry begins with the batch size {}, and {} is {}.", toString(place.shape), text,
                                     toString(assigned.shape));
            rewrites = rewritesForBatch(text, object, assigned.shape, place.shape);
        } else {
            diagnosis.alignment = Alignment::Last;
            diagnosis.rule = Message("The assigned value is broadcast to the shape {} of {}, and {} is {}.", toString(place.shape),
                                     place.text, text, toString(assigned.shape));
            if (assigned.shape.size() + 1 == place.shape.size())
                rewrites.push_back({object + ".unsqueeze(-1)", Message("Adds a last dim of size 1 to {}.", text)});
            if (!assigned.shape.empty() && assigned.shape.back() == 1)
                rewrites.push_back({object + ".squeeze(-1)", Message("Removes the last dim of {}, which has size 1.", text)});
            if (assigned.shape.size() == 2)
                rewrites.push_back({object + ".T", Message("Swaps dims {} and {} of {}.", 0, 1, text)});
        }
        for (Rewrite& rewrite : rewrites)
            if (auto result = fitting(rewrite.text, place.shape, isEntry); result && diagnosis.fixes.size() < kMostFixes)
                diagnosis.fixes.push_back({withPart(value, rewrite.text), std::move(rewrite.meaning), *std::move(result)});
    }

    /// The value of a text if its shape fits the place.
    [[nodiscard]] std::optional<Value> fitting(const std::string& text, const Shape& place, bool isEntry) const
    {
        auto value = valueOf(text);
        const auto* leaf = value ? value->as<Leaf>() : nullptr;
        const auto* td = value ? value->as<TensorDict>() : nullptr;
        if (!leaf && !td)
            return std::nullopt;
        const Shape shape = leaf ? leaf->shape() : td->batchSize();
        const bool begins = shape.size() >= place.size() && std::equal(place.begin(), place.end(), shape.begin());
        FailingOperand expanded{text, false, shape};
        markExpansion(place, expanded);
        return (isEntry ? begins : expanded.offending.empty()) ? value : std::nullopt;
    }

    /// A batch size that not all entries have: the longest one that they do.
    void suggestBatchSize(Diagnosis& diagnosis, const Expression& object, const Expression& value) const
    {
        const auto there = valueOf(object);
        const auto* td = there ? there->as<TensorDict>() : nullptr;
        if (!td)
            return;
        const Shape batch = commonBatch(*td);
        const std::string sizes = toString(batch);
        diagnosis.rule = Message("Each entry begins with the batch size; all of {} begin with {}.", textOf(object), sizes);
        diagnosis.fixes.push_back({withPart(value, sizes),
                                   Message("Uses the leading dims that all entries share as the batch size."), Value::Size{batch}});
    }

    /// `isEntry`: the value must start with the batch size, otherwise it must broadcast to the existing one.
    static void markMisfit(FailingOperand& place, FailingOperand& value, bool isEntry)
    {
        if (!isEntry && value.batchDims == 0) {
            markExpansion(place.shape, value);
            return;
        }
        for (std::size_t d = 0; d < std::max(place.shape.size(), value.batchDims); ++d)
            if (d >= place.shape.size() || d >= value.shape.size() || place.shape[d] != value.shape[d])
                for (FailingOperand* operand : {&place, &value})
                    if (d < operand->shape.size())
                        operand->offending.insert(d);
    }

    [[nodiscard]] std::optional<Value> valueOf(const Expression& part) const { return valueOf(textOf(part)); }

    [[nodiscard]] std::optional<Value> valueOf(const std::string& text) const
    {
        try {
            return evaluateOnShapes(text, m_shapes, m_progress);
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return std::nullopt;
        }
    }

    [[nodiscard]] std::string textOf(const Expression& part) const
    {
        return std::string(m_source.substr(part.place.begin, part.place.end - part.place.begin));
    }

    [[nodiscard]] std::string withPart(const Expression& part, const std::string& text) const
    {
        return std::string(m_source).replace(part.place.begin, part.place.end - part.place.begin, text);
    }

    const Error& m_error;
    std::string_view m_source;
    const Scope& m_shapes;
    Progress& m_progress;
};

}  // namespace

std::optional<Diagnosis> diagnoseStatement(const Error& error, std::string_view statement, const Scope& shapes, Progress& progress)
{
    return StatementDiagnoser(error, statement, shapes, progress).run();
}

}  // namespace tensordesk
