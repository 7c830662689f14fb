// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/shapes/diagnosis.h"

#include "model/expression/evaluation/evaluator.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/shapes/offendingdims.h"
#include "model/expression/shapes/remedies.h"
#include "model/expression/statements/contexts.h"
#include "model/expression/syntax/parse.h"

#include <algorithm>
#include <array>
#include <memory>

namespace tensordesk {
namespace {

constexpr std::array<std::string_view, 6> kStacks = {"stack",           "lazy_stack", "maybe_dense_stack", "lazy_legacy_stack",
                                                     "dense_stack_tds", "vstack"};
constexpr std::array<std::string_view, 3> kCats = {"cat", "concat", "concatenate"};
constexpr std::array<std::string_view, 3> kReshapes = {"view", "reshape", "unflatten"};

template <typename Names>
bool isOneOf(const Names& names, std::string_view name)
{
    return std::find(names.begin(), names.end(), name) != names.end();
}

struct Operand {
    std::string text;
    Value value;
};

/// The operand as it stands at the key that breaks.
FailingOperand shapeOf(const Operand& operand, const KeyPath& key)
{
    FailingOperand shown{operand.text};
    if (const auto* leaf = operand.value.as<Leaf>()) {
        shown.shape = leaf->shape();
        return shown;
    }
    const TensorDict& td = *operand.value.as<TensorDict>();
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

class Diagnoser {
public:
    Diagnoser(std::string_view source, const Scope& shapes, Progress& progress)
        : m_session(std::make_shared<Session>(source, shapes, progress))
    {
    }

    std::optional<Diagnosis> run()
    {
        const Expression& whole = std::get<ExpressionStatement>(m_session->statements().front().statement).expression;
        auto error = failureOf(whole);
        if (!error)
            return std::nullopt;
        const Expression* part = &whole;
        while (const Expression* inner = failingPartOf(*part, error))
            part = inner;
        Diagnosis diagnosis{*error, textOf(*part), {}, error->key(), {}, false, {}};
        diagnosis.dependsOnValues = error->wantsValues();
        if (diagnosis.dependsOnValues)
            return diagnosis;
        describe(*part, diagnosis);
        const std::string source(m_session->source());
        for (std::string& text : remediesFor(*part, diagnosis, source))
            if (std::optional<std::string> expression = withPart(*part, text); expression && works(*expression))
                diagnosis.remedies.push_back(std::move(*expression));
        return diagnosis;
    }

private:
    [[nodiscard]] std::string textOf(const Expression& part) const
    {
        return std::string(m_session->source().substr(part.place.begin, part.place.end - part.place.begin));
    }

    [[nodiscard]] std::optional<std::string> withPart(const Expression& part, const std::string& text) const
    {
        std::string expression(m_session->source());
        expression.replace(part.place.begin, part.place.end - part.place.begin, text);
        return expression;
    }

    [[nodiscard]] bool works(const std::string& expression) const
    {
        try {
            static_cast<void>(evaluateOnShapes(expression, m_session->scope(), m_session->progress()));
            return true;
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return false;
        }
    }

    std::optional<Error> failureOf(const Expression& part) const
    {
        try {
            static_cast<void>(valueOf(part));
            return std::nullopt;
        } catch (const Error& error) {
            if (error.kind() == ErrorKind::Cancelled)
                throw;
            return error;
        }
    }

    [[nodiscard]] Value valueOf(const Expression& part) const
    {
        return guardingTorch([&] { return Evaluator(m_session, m_names).evaluate(part); });
    }

    [[nodiscard]] bool isModule(const Expression& part) const
    {
        const auto* name = part.as<NameNode>();
        return name && !m_session->scope().contains(name->name) && (name->name == "torch" || name->name == "TensorDict");
    }

    /// The parts that have a value of their own.
    [[nodiscard]] std::vector<const Expression*> partsOf(const Expression& whole) const
    {
        std::vector<const Expression*> parts;
        if (whole.as<ComprehensionNode>() || whole.as<LambdaNode>())
            return parts;  // what stands in them knows names that only they give
        const auto* call = whole.as<CallNode>();
        forEachPart(whole, [&](const Expression& part) {
            if (call && &part == call->callee.get()) {
                const auto* method = part.as<AttributeNode>();
                if (method && !isModule(*method->object))
                    parts.push_back(method->object.get());
            } else if (const auto* starred = part.as<StarredNode>()) {
                parts.push_back(starred->value.get());
            } else if (!part.as<LambdaNode>() && !isModule(part)) {
                parts.push_back(&part);
            }
        });
        return parts;
    }

    const Expression* failingPartOf(const Expression& whole, std::optional<Error>& error)
    {
        if (const auto* with = whole.as<WithNode>())
            return failingPartOf(*with, error);
        for (const Expression* part : partsOf(whole))
            if (auto failure = failureOf(*part)) {
                error = std::move(failure);
                return part;
            }
        return nullptr;
    }

    /// Looks at the body within the scopes, which stay entered.
    const Expression* failingPartOf(const WithNode& with, std::optional<Error>& error)
    {
        for (const WithItem& item : with.items) {
            if (auto failure = failureOf(item.context)) {
                error = std::move(failure);
                return &item.context;
            }
            try {
                m_contexts.add(guardingTorch([&] { return Evaluator(m_session, m_names).enter(item.context); }));
            } catch (const Error&) {
                return nullptr;  // it has a value, which is no scope
            }
            if (!item.target)
                continue;
            m_names.emplace_back(item.target->as<NameNode>()->name, m_contexts.last());
            m_names.back().second.isNamed = true;
        }
        auto failure = failureOf(*with.body);
        if (!failure)
            return nullptr;  // what it did to a view cannot be written back
        error = std::move(failure);
        return with.body.get();
    }

    // ---- operands -----------------------------------------------------------------------------------

    void collect(const Expression& part, std::vector<Operand>& operands) const
    {
        if (const auto* list = part.as<ListNode>()) {
            for (const Expression& item : list->items)
                collect(item, operands);
        } else if (const auto* tuple = part.as<TupleNode>()) {
            for (const Expression& item : tuple->items)
                collect(item, operands);
        } else if (!part.as<LambdaNode>()) {
            collect(textOf(part), valueOf(part), operands);
        }
    }

    static void collect(const std::string& text, const Value& value, std::vector<Operand>& operands)
    {
        const auto* list = value.as<Value::List>();
        const auto* tuple = value.as<Value::Tuple>();
        if (value.as<Leaf>() || value.as<TensorDict>()) {
            operands.push_back({text, value});
        } else if (list || tuple) {
            const std::vector<Value>& items = list ? list->items : tuple->items;
            for (std::size_t i = 0; i < items.size(); ++i)
                collect(text + "[" + std::to_string(i) + "]", items[i], operands);
        }
    }

    // ---- what does not fit --------------------------------------------------------------------------

    void describe(const Expression& part, Diagnosis& diagnosis) const
    {
        std::vector<Operand> operands;
        for (const Expression* each : partsOf(part))
            collect(*each, operands);
        diagnosis.operation = operationOf(part);
        const auto [how, but] = agreementOf(part, diagnosis.operation);
        std::vector<TensorDict> tds;
        for (const Operand& operand : operands)
            if (const auto* td = operand.value.as<TensorDict>())
                tds.push_back(*td);
        if (tds.size() > 1 && tds.size() == operands.size() && !part.as<SubscriptNode>()) {
            // The error may name the level alone in which keys do not agree.
            const auto first = firstDisagreement(how, tds, but);
            if (first && first->isBelow(diagnosis.key))
                diagnosis.key = *first;
        }
        for (const Operand& operand : operands)
            diagnosis.operands.push_back(shapeOf(operand, diagnosis.key));
        mark(part, diagnosis, how, but);
    }

    static std::string operationOf(const Expression& part)
    {
        if (const auto* binary = part.as<BinaryNode>())
            return symbol(binary->op);
        if (const auto* comparison = part.as<ComparisonNode>())
            return symbol(comparison->comparators.front());
        if (part.as<SubscriptNode>())
            return "[]";
        if (const auto* attribute = part.as<AttributeNode>())
            return attribute->name;
        if (const auto* call = part.as<CallNode>()) {
            const auto* method = call->callee->as<AttributeNode>();
            const auto* name = call->callee->as<NameNode>();
            return method ? method->name : name ? name->name : "";
        }
        return {};
    }

    /// An int argument by name or position behind self.
    [[nodiscard]] std::optional<int64_t> integer(const CallNode& call, std::string_view name, std::size_t position) const
    {
        const Expression* given = position < call.arguments.size() ? &call.arguments[position] : nullptr;
        for (const KeywordArgument& keyword : call.keywords)
            if (keyword.name == name)
                given = &keyword.value;
        const Value value = given ? valueOf(*given) : Value();
        const auto* number = value.as<int64_t>();
        return number ? std::optional(*number) : std::nullopt;
    }

    [[nodiscard]] std::pair<Agreement, std::size_t> agreementOf(const Expression& part, const std::string& operation) const
    {
        const auto* call = part.as<CallNode>();
        if (call && isOneOf(kStacks, operation))
            return {Agreement::Same, 0};
        if (call && isOneOf(kCats, operation))
            return {Agreement::SameBut, static_cast<std::size_t>(std::max<int64_t>(integer(*call, "dim", 1).value_or(0), 0))};
        return {Agreement::Broadcast, 0};
    }

    void mark(const Expression& part, Diagnosis& diagnosis, Agreement how, std::size_t but) const
    {
        std::vector<FailingOperand>& operands = diagnosis.operands;
        if (operands.empty())
            return;
        const auto* call = part.as<CallNode>();
        if (const auto* subscript = part.as<SubscriptNode>()) {
            markIndex(valueOf(*subscript->index), operands.front());
        } else if (diagnosis.operation == "@" && operands.size() == 2) {
            markProduct(operands[0], operands[1]);
        } else if (call && diagnosis.operation == "expand") {
            markExpansion(sizesOf(*call), operands.front());
        } else if (call && isOneOf(kReshapes, diagnosis.operation) && diagnosis.error.kind() == ErrorKind::RuntimeError) {
            const auto dim = diagnosis.operation == "unflatten" ? integer(*call, "dim", 0) : std::nullopt;
            markWhole(operands.front(), dim);
        } else if (operands.size() > 1) {
            markDisagreement(how, operands, but);
        }
    }

    /// The sizes that a call is given: one by one, or as one list.
    [[nodiscard]] Shape sizesOf(const CallNode& call) const
    {
        Shape sizes;
        const auto add = [&](const Value& value, const auto& self) -> void {
            if (const auto* number = value.as<int64_t>())
                sizes.push_back(*number);
            else if (const auto* list = value.as<Value::List>())
                for (const Value& item : list->items)
                    self(item, self);
            else if (const auto* tuple = value.as<Value::Tuple>())
                for (const Value& item : tuple->items)
                    self(item, self);
            else if (const auto* size = value.as<Value::Size>())
                sizes.insert(sizes.end(), size->sizes.begin(), size->sizes.end());
        };
        for (const Expression& argument : call.arguments)
            add(valueOf(argument), add);
        return sizes;
    }

    static void markProduct(FailingOperand& left, FailingOperand& right)
    {
        if (left.shape.empty() || right.shape.empty())
            return;
        const std::size_t inner = left.shape.size() - 1;
        const std::size_t outer = right.shape.size() > 1 ? right.shape.size() - 2 : 0;
        if (left.shape[inner] != right.shape[outer]) {
            left.offending.insert(inner);
            right.offending.insert(outer);
        }
    }

    static void markWhole(FailingOperand& operand, std::optional<int64_t> dim)
    {
        const std::size_t regrouped = operand.batchDims > 0 ? operand.batchDims : operand.shape.size();
        for (std::size_t d = 0; d < regrouped; ++d)
            if (!dim || *dim == static_cast<int64_t>(d) || *dim + static_cast<int64_t>(regrouped) == static_cast<int64_t>(d))
                operand.offending.insert(d);
    }

    std::shared_ptr<Session> m_session;
    Session::Acting m_acting{*m_session};
    Evaluator::Variables m_names;  ///< that scopes around the part give
    Contexts m_contexts;
};

// ---- statements -------------------------------------------------------------------------------------

/// Why a statement fails whose error is known. Nothing of it is executed: what it reads is looked at part by part, and if
/// each has a value, what it assigns does not fit where it is to go.
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

    /// What is entered, else the one statement in it. What reads a name that `as` gives is known to the evaluation alone.
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

    /// Of an expression that has a value of its own.
    [[nodiscard]] std::optional<Diagnosis> inside(const Expression& part) const
    {
        auto diagnosis = diagnose(textOf(part), m_shapes, m_progress);
        if (diagnosis)
            for (std::string& remedy : diagnosis->remedies)
                remedy = std::string(m_source).replace(part.place.begin, part.place.end - part.place.begin, remedy);
        return diagnosis;
    }

    /// A key that is not there yet is no fault of a target.
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
        // What an attribute changes may be refused for one of the entries.
        const KeyPath key = target.as<AttributeNode>() ? m_error.key() : KeyPath();
        for (const Expression* part : {&place, &value})
            if (const auto there = valueOf(*part); there && (there->as<Leaf>() || there->as<TensorDict>()))
                diagnosis.operands.push_back(shapeOf({textOf(*part), *there}, key));
        if (diagnosis.operands.size() == 2)
            markMisfit(diagnosis.operands.front(), diagnosis.operands.back(), level != nullptr);
        return diagnosis;
    }

    /// `isEntry`: the value is to begin with the batch, else it is to broadcast to what is there.
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

    [[nodiscard]] std::optional<Value> valueOf(const Expression& part) const
    {
        try {
            return evaluateOnShapes(textOf(part), m_shapes, m_progress);
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

    const Error& m_error;
    std::string_view m_source;
    const Scope& m_shapes;
    Progress& m_progress;
};

}  // namespace

std::optional<Diagnosis> diagnose(std::string_view expression, const Scope& shapes, Progress& progress)
{
    try {
        return Diagnoser(expression, shapes, progress).run();
    } catch (const Error& error) {
        if (error.kind() == ErrorKind::Cancelled)
            throw;
        return Diagnosis{error, std::string(expression)};  // it does not even parse
    }
}

std::optional<Diagnosis> diagnoseStatement(const Error& error, std::string_view statement, const Scope& shapes, Progress& progress)
{
    return StatementDiagnoser(error, statement, shapes, progress).run();
}

}  // namespace tensordesk
