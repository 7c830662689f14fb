// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/syntax/expression.h"

#include "model/expression/evaluation/construction.h"
#include "model/expression/evaluation/evaluator.h"
#include "model/expression/evaluation/indexing.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/modules/parameterdict.h"
#include "model/expression/operators/comparisons.h"
#include "model/expression/operators/operators.h"
#include "model/expression/statements/contexts.h"
#include "model/expression/statements/indexedassignment.h"
#include "model/expression/statements/target.h"
#include "model/operations/compute/inplace.h"
#include "model/operations/keys/keychanges.h"
#include "model/operations/keys/tensorclass.h"
#include "model/tensordict/tree/subnode.h"

namespace tensordesk {

namespace {

class Executor {
public:
    explicit Executor(std::shared_ptr<Session> session)
        : m_session(std::move(session)), m_evaluator(m_session), m_root(*tdIn(m_session->scope()))
    {
    }

    void run(const std::vector<Statement>& statements)
    {
        for (const Statement& statement : statements) {
            std::visit([&](const auto& s) { run(s); }, statement.statement);
            for (const auto& params : std::exchange(m_changed, {}))
                params->refresh();
        }
    }

private:
    void run(const ExpressionStatement& statement) { m_evaluator.run(statement.expression); }

    // ---- with context as target: body -----------------------------------------------------------

    void run(const WithStatement& statement)
    {
        Contexts contexts;
        for (const WithItem& item : statement.items) {
            contexts.add(m_evaluator.enter(item.context));
            if (item.target)
                assign(*item.target, contexts.last());
        }
        run(statement.body);
        contexts.leave();
    }

    // ---- target = value -------------------------------------------------------------------------

    void run(const AssignStatement& statement)
    {
        const Target value = m_evaluator.locate(statement.value);
        for (const Expression& target : statement.targets)
            assign(target, value);
    }

    void assign(const Expression& target, const Target& value)
    {
        if (const auto* node = target.as<SubscriptNode>())
            assignItem(*node, target.place, value.value);
        else if (const auto* attribute = target.as<AttributeNode>())
            assignAttribute(*attribute, value.value);
        else if (const auto* name = target.as<NameNode>())
            assignName(name->name, target.place, value);
        else if (const auto* tuple = target.as<TupleNode>())
            assignEach(tuple->items, target.place, value.value);
        else if (const auto* list = target.as<ListNode>())
            assignEach(list->items, target.place, value.value);
        else
            m_evaluator.fail(ErrorKind::TypeError, {"expected a name or a part of td, such as td[\"key\"] or td[\"key\"][0]"},
                             target.place);
    }

    void assignName(const std::string& name, Place place, const Target& value)
    {
        if (name == "td")
            m_evaluator.fail(ErrorKind::TypeError, {"td itself cannot be replaced; td[:] = … assigns to all of it"}, place);
        m_evaluator.setVariable(name, value);
    }

    void assignEach(const std::vector<Expression>& targets, Place place, const Value& value)
    {
        const Value sequence = itemsToVisit(value);
        const auto isStarred = [](const Expression& target) { return target.as<StarredNode>() != nullptr; };
        const auto starred = std::find_if(targets.begin(), targets.end(), isStarred);
        const int64_t count = lengthOf(sequence), wanted = static_cast<int64_t>(targets.size()), rest = count - wanted + 1;
        if (starred == targets.end() ? count != wanted : rest < 0)
            m_evaluator.fail(ErrorKind::ValueError,
                             starred == targets.end() ? Message("expected {} values, got {}", wanted, count)
                                                      : Message("expected at least {} values, got {}", wanted - 1, count),
                             place);
        int64_t next = 0;
        for (auto target = targets.begin(); target != targets.end(); ++target) {
            if (target != starred) {
                assign(*target, {itemAt(sequence, next++)});
                continue;
            }
            if (std::any_of(target + 1, targets.end(), isStarred))
                m_evaluator.fail(ErrorKind::SyntaxError, {"only one target takes the remaining values"}, place);
            Value::List list;
            for (int64_t i = 0; i < rest; ++i)
                list.items.push_back(itemAt(sequence, next++));
            assign(*target->as<StarredNode>()->value, {std::move(list)});
        }
    }

    /// The object of a subscript or attribute: a target that is about to be changed inside.
    Target objectOf(const Expression& expression)
    {
        Target target = m_evaluator.locate(expression);
        if (auto params = asParameterDict(target.value)) {
            target.value = params->td();
            m_changed.push_back(std::move(params));
        }
        if (target.isCopy && !target.isNamed)
            m_evaluator.fail(
                ErrorKind::TypeError,
                {"a mask or a list picks a copy, so this would change nothing; put the key first and all indices into the last "
                 "brackets"},
                expression.place);
        const Expression* base = &expression;
        while (const auto* node = base->as<SubscriptNode>())
            base = node->object.get();
        const auto* name = base->as<NameNode>();
        if (name && name->name != "td" && !m_evaluator.variable(name->name))
            m_evaluator.fail(ErrorKind::TypeError, {"only td can be changed, '{}' is there to be read", name->name}, base->place);
        return target;
    }

    /// True if changes of `target` are named by their paths from td.
    static bool isNamedFromTd(const Target& target) { return target.path && !(target.isPart && target.isNamed); }
    static KeyPath pathOf(const Target& target) { return isNamedFromTd(target) ? *target.path : KeyPath(); }

    /// Makes changes of `target`, whose paths begin with pathOf(target).
    template <typename Change>
    void change(const Target& target, Change change)
    {
        if (isNamedFromTd(target)) {
            change(*m_session->mutations());
        } else {
            TargetMutations mutations(*m_session, target, true);
            change(mutations);
        }
    }

    /// Makes a change of the keys, names or batch size of `target`, which a part has of its own or shares with its members.
    void changeLevel(const Target& target, const Mutation& mutation)
    {
        if (target.path && !target.isPart) {
            m_session->mutations()->apply(relocated(mutation, *target.path));
        } else {
            TargetMutations(*m_session, target, true).apply(mutation);
        }
    }

    void apply(const Changes& changes, const Target& target)
    {
        change(target, [&](Mutations& mutations) { changes.apply(mutations); });
    }

    void assignItem(const SubscriptNode& node, Place place, const Value& value)
    {
        const Target object = objectOf(*node.object);
        assignItem(object, m_evaluator.evaluate(*node.index), place, value);
    }

    /// Assigns `object[index] = value` for a non-tensor object.
    void assignPart(const Target& object, const Value& index, const Value& value)
    {
        TargetMutations mutations(*m_session, object, false);
        const Registry& registry = Registry::instance();
        static_cast<void>(
            registry.call(*registry.find(Owner::NonTensor, "update_at_"), {&object.value, &mutations}, {value, index}, {}));
    }

    void assignItem(const Target& object, const Value& index, Place place, const Value& value)
    {
        Changes changes;
        if (const auto* td = object.value.as<TensorDict>()) {
            if (const auto key = asEntryKey(index))
                setEntry(object, *td, *key, place, value);
            else
                assignIndexed(changes, pathOf(object), *td, toIndex(index), value);
        } else if (const auto* leaf = object.value.as<Leaf>()) {
            const BoundIndex bound(toIndex(index), leaf->shape());
            changes.assign(pathOf(object), *leaf, bound, elements(*leaf, value));
        } else if (object.value.as<NonTensorObject>()) {
            assignPart(object, index, value);
            return;
        } else {
            m_evaluator.fail(ErrorKind::TypeError,
                             {"a value of type {} has no parts to assign; assign to the entry as a whole", object.value.typeName()},
                             place);
        }
        apply(changes, object);
    }

    void setEntry(const Target& object, const TensorDict& td, const KeyPath& key, Place place, const Value& value)
    {
        refusePart(object, place);
        const KeyPath path = pathOf(object) / key;
        if (const auto* source = value.as<TensorDict>())
            checkNoCycle(isNamedFromTd(object) ? m_root : td, path, *source);
        const std::optional<Entry> level = levelOf(td, key.parent());
        const Entry entry = [&] {
            try {
                return toEntry(value, level ? std::get<TensorDict>(*level) : td);
            } catch (Error& error) {
                error.within(path);
                throw;
            }
        }();
        if (std::holds_alternative<NonTensor>(entry))  // which a lock lets write in place, as set_() does
            checkStorable(td, key);
        changeLevel(object, Set{key, entry});
    }

    /// The level at `path`, if it is there.
    static std::optional<Entry> levelOf(const TensorDict& td, const KeyPath& path)
    {
        if (path.empty())
            return Entry(td);
        try {
            auto entry = td.find(path);
            return entry && std::holds_alternative<TensorDict>(*entry) ? std::move(entry) : std::nullopt;
        } catch (const Error&) {
            return std::nullopt;  // below a leaf: set() says so with the error of writing
        }
    }

    /// Keys set in a part of a tensordict are lost: the part is a tensordict of its own, unless it is some members of
    /// a lazy stack, or a sub-tensordict.
    void refusePart(const Target& object, Place place) const
    {
        const auto* td = object.value.as<TensorDict>();
        if (td && partNode(*td))
            return;
        if (object.path && object.isPart && !object.isNamed && !(td && td->isLazyStack() && LevelPaths(m_root).holdsMembersOf(*td)))
            m_evaluator.fail(ErrorKind::TypeError,
                             {"a key set in an indexed tensordict is lost; write td[\"key\"][index] = … instead"}, place);
    }

    void assignAttribute(const AttributeNode& node, const Value& value)
    {
        const Target object = objectOf(*node.object);
        const auto* td = object.value.as<TensorDict>();
        if (!td)
            m_evaluator.fail(ErrorKind::AttributeError, {"'{}' object has no attribute to assign", object.value.typeName()},
                             node.namePlace);
        if (node.name == "names") {
            refusePart(object, node.namePlace);
            const DimNames names = toNames(value, td->batchSize().size());
            changeLevel(object, SetNames{{}, names});
        } else if (node.name == "batch_size" || node.name == "shape") {
            refusePart(object, node.namePlace);
            const Shape batch = toBatchSize(value);
            changeLevel(object, SetBatchSize{{}, batch});
        } else if (!td->tensorclass().empty() && schemaOf(*td).find(node.name)) {
            setEntry(object, *td, {node.name}, node.namePlace, value);
        } else if (node.name == "is_locked") {
            const bool locked = truth(value);
            changeLevel(object, SetLocked{{}, locked});
        } else if (node.name == "device") {
            m_evaluator.fail(ErrorKind::RuntimeError, {"the device cannot be assigned"}, node.namePlace);
        } else {
            m_evaluator.fail(ErrorKind::AttributeError,
                             {"'{}' cannot be assigned; of a tensordict's attributes, only names, batch_size and is_locked can",
                              node.name},
                             node.namePlace);
        }
    }

    // ---- target op= value -----------------------------------------------------------------------

    void run(const AugmentedStatement& statement)
    {
        const auto* node = statement.target.as<SubscriptNode>();
        if (!node) {
            augmentWhole(statement);
            return;
        }
        const Target object = objectOf(*node->object);
        const Value index = m_evaluator.evaluate(*node->index);
        const Value value = m_evaluator.evaluate(statement.value);
        Changes changes;
        const auto* td = object.value.as<TensorDict>();
        const auto key = td ? asEntryKey(index) : std::nullopt;
        // The indexed part of a tensor or tensordict is of the same kind.
        const bool isInPlace = hasInPlaceForm(statement.op, key ? fromEntry(td->at(*key)) : object.value);
        if (!isInPlace && (td || object.value.as<Leaf>())) {
            const Value result = [&] {
                try {
                    return binary(statement.op, subscript(object.value, index), value);
                } catch (Error& error) {
                    if (error.key().empty())
                        error.within(pathOf(object) / key.value_or(KeyPath()));
                    throw;
                }
            }();
            assignItem(object, index, statement.target.place, result);
            return;
        }
        if (key) {
            augmentEntry(changes, object, *td, *key, statement.op, value);
        } else if (td) {
            const Index items = toIndex(index);
            static_cast<void>(td->at(items));  // its errors are those of reading
            const BoundIndex bound(items, td->batchSize());
            // The basic part picks a member of a lazy stack with all its keys, shared or not.
            augmentTree(changes, pathOf(object), td->at(bound.basicPart()), bound.advancedPart(), statement.op, value);
        } else if (const auto* leaf = object.value.as<Leaf>()) {
            augmentLeaf(changes, pathOf(object), *leaf, BoundIndex(toIndex(index), leaf->shape()), statement.op, value);
        } else {
            m_evaluator.fail(ErrorKind::TypeError,
                             {"a value of type {} has no parts to assign; assign to the entry as a whole", object.value.typeName()},
                             statement.target.place);
        }
        apply(changes, object);
    }

    /// Runs `td += 1`, also for a local name: changes the value in place if possible, otherwise assigns another value to the name.
    void augmentWhole(const AugmentedStatement& statement)
    {
        const auto* name = statement.target.as<NameNode>();
        if (!name)
            m_evaluator.fail(ErrorKind::TypeError, {"expected a name or a part of td, such as td[\"key\"] or td[\"key\"][0]"},
                             statement.target.place);
        const Target target = objectOf(statement.target);
        const Value value = m_evaluator.evaluate(statement.value);
        Changes changes;
        if (name->name != "td" && !hasInPlaceForm(statement.op, target.value)) {
            m_evaluator.setVariable(name->name, {binary(statement.op, target.value, value)});
            return;
        }
        if (const auto* td = target.value.as<TensorDict>()) {
            augmentTree(changes, pathOf(target), *td, wholeIndex(*td), statement.op, value);
        } else if (const auto* leaf = target.value.as<Leaf>()) {
            augmentLeaf(changes, pathOf(target), *leaf, BoundIndex({}, leaf->shape()), statement.op, value);
        }
        apply(changes, target);
    }

    static BoundIndex wholeIndex(const TensorDict& td) { return BoundIndex({}, td.batchSize()); }

    static void augmentEntry(Changes& changes, const Target& object, const TensorDict& td, const KeyPath& key, BinaryOperator op,
                             const Value& value)
    {
        const KeyPath path = pathOf(object) / key;
        const Entry entry = td.at(key);
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            augmentLeaf(changes, path, *leaf, BoundIndex({}, leaf->shape()), op, value);
        else if (const auto* child = std::get_if<TensorDict>(&entry))
            augmentTree(changes, path, *child, wholeIndex(*child), op, value);
        if (holderOf(td, key).isLocked())  // Python changes the elements, and fails then, where it stores the entry again
            throw Error(ErrorKind::RuntimeError,
                        "cannot modify a locked tensordict; unlock it, or write values in place, as td[\"key\"].add_(1) does")
                .within(path);
    }

    static void augmentLeaf(Changes& changes, const KeyPath& path, const Leaf& leaf, const BoundIndex& index, BinaryOperator op,
                            const Value& value)
    {
        try {
            addAssignment(changes, path, leaf, index, augmented(op, leaf.at(index), value));
        } catch (Error& error) {
            if (error.key().empty())
                error.within(path);
            throw;
        }
    }

    static void augmentTree(Changes& changes, const KeyPath& path, const TensorDict& td, const BoundIndex& index, BinaryOperator op,
                            const Value& value)
    {
        const TensorDict values = [&] {
            try {
                return augmented(op, td.at(index), value);
            } catch (Error& error) {
                error.within(path);
                throw;
            }
        }();
        addAssignments(changes, path, td, index, values);
    }

    // ---- del target -----------------------------------------------------------------------------

    void run(const DeleteStatement& statement)
    {
        for (const Expression& target : statement.targets)
            erase(target);
    }

    void erase(const Expression& target)
    {
        if (const auto* name = target.as<NameNode>(); name && m_evaluator.variable(name->name)) {
            m_evaluator.eraseVariable(name->name);
            return;
        }
        const auto* node = target.as<SubscriptNode>();
        if (!node)
            m_evaluator.fail(ErrorKind::TypeError, {"expected an entry of td, such as td[\"key\"]"}, target.place);
        const Target object = objectOf(*node->object);
        if (!object.value.as<TensorDict>())
            m_evaluator.fail(ErrorKind::TypeError, {"a value of type {} has no entries to delete", object.value.typeName()},
                             target.place);
        const KeyPath key = toKey(m_evaluator.evaluate(*node->index));
        refusePart(object, target.place);
        changeLevel(object, Erase{key});
    }

    /// Returns the value of `leaf[index] = value`: a number or a tensor.
    static at::Tensor elements(const Leaf& leaf, const Value& value)
    {
        if (isNumber(value))
            return scalarTensor(value);
        if (const auto* source = value.as<Leaf>())
            return source->tensor();
        throw Error(ErrorKind::TypeError,
                    "elements of {} are assigned a number or a tensor (torch.tensor([…])), not a value of type {}",
                    dtypeName(leaf.dtype()), value.typeName());
    }

    std::shared_ptr<Session> m_session;
    Evaluator m_evaluator;
    std::vector<std::shared_ptr<ParameterDict>> m_changed;  ///< by this statement
    const TensorDict& m_root;
};

}  // namespace

void execute(std::string_view statements, const Scope& scope, Mutations& mutations, Progress& progress, Exchanges exchanges)
{
    const auto session = std::make_shared<Session>(statements, scope, mutations, progress, exchanges);
    const Session::ActiveScope acting(*session);
    Executor executor(session);
    guardingTorch([&] { executor.run(session->statements()); });
}

}  // namespace tensordesk
