// SPDX-License-Identifier: BSD-3-Clause
#include "expression/expression.h"

#include "expression/changes.h"
#include "expression/construction.h"
#include "expression/indexedassignment.h"
#include "expression/indexing.h"
#include "expression/operators.h"
#include "expression/parse.h"
#include "expression/target.h"
#include "expression/tensors.h"

namespace tensordesk {

namespace {

class Executor {
public:
    Executor(std::string_view source, const Scope& scope, const TensorDict& root, Mutations& mutations)
        : m_evaluator(source, scope), m_targets(m_evaluator, root), m_root(root), m_mutations(mutations)
    {
    }

    void run(const Statement& statement)
    {
        std::visit([&](const auto& s) { run(s); }, statement.statement);
    }

private:
    // ---- target = value -------------------------------------------------------------------------

    void run(const AssignStatement& statement)
    {
        const Value value = m_evaluator.evaluate(statement.value);
        for (const Expression& target : statement.targets)
            assign(target, value);
    }

    void assign(const Expression& target, const Value& value)
    {
        if (const auto* node = target.as<SubscriptNode>())
            assignItem(*node, target.place, value);
        else if (const auto* attribute = target.as<AttributeNode>())
            assignAttribute(*attribute, value);
        else if (target.as<TupleNode>() || target.as<ListNode>())
            m_evaluator.fail(ErrorKind::TypeError, "expected one target, found several", target.place);
        else if (target.as<NameNode>() && target.as<NameNode>()->name == "td")
            m_evaluator.fail(ErrorKind::TypeError, "td itself cannot be replaced; td[:] = … assigns to all of it", target.place);
        else
            m_evaluator.fail(ErrorKind::TypeError, "expected a part of td, such as td[\"key\"] or td[\"key\"][0]",
                             target.place);
    }

    void assignItem(const SubscriptNode& node, Place place, const Value& value)
    {
        const Target object = m_targets.findObject(*node.object);
        const Value index = m_evaluator.evaluate(*node.index);
        Changes changes;
        if (const auto* td = object.value.as<TensorDict>()) {
            if (const auto key = asKey(index))
                setEntry(changes, object, *td, *key, place, value);
            else
                assignIndexed(changes, object.path, *td, toIndex(index), value);
        } else if (const auto* leaf = object.value.as<Leaf>()) {
            const BoundIndex bound(toIndex(index), leaf->shape());
            changes.assign(object.path, *leaf, bound, elements(*leaf, value));
        } else {
            m_evaluator.fail(ErrorKind::TypeError, "a value of type " + object.value.typeName() +
                                                       " has no parts to assign; assign to the entry as a whole", place);
        }
        changes.apply(m_mutations);
    }

    void setEntry(Changes& changes, const Target& object, const TensorDict& td, const KeyPath& key, Place place, const Value& value)
    {
        refusePart(object, place);
        KeyPath path = object.path;
        path.insert(path.end(), key.begin(), key.end());
        if (const auto* source = value.as<TensorDict>())
            refuseCycle(*source, path);
        const std::optional<Entry> level = levelOf(td, KeyPath(key.begin(), std::prev(key.end())));
        try {
            changes.set(path, toEntry(value, level ? std::get<TensorDict>(*level) : td));
        } catch (Error& error) {
            error.within(path);
            throw;
        }
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

    /// Keys set in a part of a tensordict are lost: the part is a tensordict of its own.
    void refusePart(const Target& object, Place place) const
    {
        if (object.isPart)
            m_evaluator.fail(ErrorKind::TypeError,
                             "a key set in an indexed tensordict is lost; write td[\"key\"][index] = … instead", place);
    }

    /// ValueError if a level on the way to `path` is part of `source`: it would then contain itself.
    void refuseCycle(const TensorDict& source, const KeyPath& path) const
    {
        std::vector<TensorDict> levels = {m_root};
        for (std::size_t i = 1; i < path.size(); ++i)
            if (const auto level = levelOf(m_root, KeyPath(path.begin(), path.begin() + static_cast<std::ptrdiff_t>(i))))
                levels.push_back(std::get<TensorDict>(*level));
        const auto check = [&](const TensorDict& td) {
            for (const TensorDict& level : levels)
                if (level.isSame(td))
                    throw Error(ErrorKind::ValueError, "a tensordict cannot be set inside itself").within(path);
        };
        check(source);
        forEachEntry(source, [&](const KeyPath&, const Entry& entry) {
            if (const auto* td = std::get_if<TensorDict>(&entry))
                check(*td);
        });
    }

    void assignAttribute(const AttributeNode& node, const Value& value)
    {
        const Target object = m_targets.findObject(*node.object);
        const auto* td = object.value.as<TensorDict>();
        const auto refuse = [&](ErrorKind kind, const std::string& message) { m_evaluator.fail(kind, message, node.namePlace); };
        if (!td)
            refuse(ErrorKind::AttributeError, "'" + object.value.typeName() + "' object has no attribute to assign");
        if (node.name == "names") {
            refusePart(object, node.namePlace);
            m_mutations.setNames(object.path, toNames(value, td->batchSize().size()));
        } else if (!td->tensorclass().empty() && td->contains({node.name})) {
            Changes changes;
            setEntry(changes, object, *td, {node.name}, node.namePlace, value);
            changes.apply(m_mutations);
        } else if (node.name == "device") {
            refuse(ErrorKind::RuntimeError, "the device cannot be assigned");
        } else {
            refuse(ErrorKind::AttributeError, "'" + node.name + "' cannot be assigned; of a tensordict's attributes, only names can");
        }
    }

    // ---- target op= value -----------------------------------------------------------------------

    void run(const AugmentedStatement& statement)
    {
        Changes changes;
        const auto* node = statement.target.as<SubscriptNode>();
        if (!node) {
            const Target target = m_targets.find(statement.target);
            const Value value = m_evaluator.evaluate(statement.value);
            augmentTree(changes, target.path, *target.value.as<TensorDict>(), wholeIndex(*target.value.as<TensorDict>()),
                        statement.op, value);
            changes.apply(m_mutations);
            return;
        }
        const Target object = m_targets.findObject(*node->object);
        const Value index = m_evaluator.evaluate(*node->index);
        const Value value = m_evaluator.evaluate(statement.value);
        const auto* td = object.value.as<TensorDict>();
        if (const auto key = td ? asKey(index) : std::nullopt) {
            augmentEntry(changes, object, *td, *key, statement, value);
        } else if (td) {
            const Index items = toIndex(index);
            static_cast<void>(td->at(items));  // its errors are those of reading
            const BoundIndex bound(items, td->batchSize());
            // The basic part picks a member of a lazy stack with all its keys, shared or not.
            augmentTree(changes, object.path, td->at(bound.basicPart()), bound.advancedPart(), statement.op, value);
        } else if (const auto* leaf = object.value.as<Leaf>()) {
            augmentLeaf(changes, object.path, *leaf, BoundIndex(toIndex(index), leaf->shape()), statement.op, value);
        } else {
            m_evaluator.fail(ErrorKind::TypeError, "a value of type " + object.value.typeName() +
                                                       " has no parts to assign; assign to the entry as a whole",
                             statement.target.place);
        }
        changes.apply(m_mutations);
    }

    static BoundIndex wholeIndex(const TensorDict& td) { return BoundIndex({}, td.batchSize()); }

    void augmentEntry(Changes& changes, const Target& object, const TensorDict& td, const KeyPath& key,
                      const AugmentedStatement& statement, const Value& value)
    {
        KeyPath path = object.path;
        path.insert(path.end(), key.begin(), key.end());
        const Value entry = fromEntry(td.at(key));
        if (const auto* leaf = entry.as<Leaf>()) {
            augmentLeaf(changes, path, *leaf, BoundIndex({}, leaf->shape()), statement.op, value);
        } else if (const auto* child = entry.as<TensorDict>()) {
            augmentTree(changes, path, *child, wholeIndex(*child), statement.op, value);
        } else {
            refusePart(object, statement.target.place);
            changes.set(path, toEntry(binary(statement.op, entry, value), td));
        }
    }

    static void augmentLeaf(Changes& changes, const KeyPath& path, const Leaf& leaf, const BoundIndex& index,
                            BinaryOperator op, const Value& value)
    {
        try {
            checkFits(index.resultShape(leaf.shape()), leaf.dtype());
            const at::Tensor result = augmented(op, leaf.at(index).tensor(), value);
            changes.assign(path, leaf, index, result);
        } catch (Error& error) {
            if (error.key().empty())
                error.within(path);
            throw;
        }
    }

    /// Every leaf below; a tensordict on the right has the same keys.
    static void augmentTree(Changes& changes, const KeyPath& path, const TensorDict& td, const BoundIndex& index,
                            BinaryOperator op, const Value& value)
    {
        if (op == BinaryOperator::FloorDiv || op == BinaryOperator::MatMul || (!isNumber(value) && !value.as<TensorDict>()))
            failOperands(std::string(symbol(op)) + "=", td, value);
        const auto* other = value.as<TensorDict>();
        if (td.isLazyStack() && index.isIdentity() && !other) {
            for (const TensorDict& member : td.members())
                augmentTree(changes, path, member, wholeIndex(member), op, value);
            return;
        }
        if (other)
            for (const Key& key : other->keys())
                if (!td.contains({key}))
                    throw Error(ErrorKind::KeyError, "only the right operand has the key " + stringLiteral(key)).within(path);
        for (std::size_t i = 0; i < td.count(); ++i) {
            const Key key = td.keyAt(i);
            const KeyPath own = path / key;
            const Entry entry = td.entryAt(i);
            if (const auto* broken = std::get_if<Broken>(&entry))
                throw broken->error;
            const Value operand = other && !std::holds_alternative<NonTensor>(entry) ? fromEntry(other->at({key})) : value;
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                augmentLeaf(changes, own, *leaf, index, op, operand);
            else if (const auto* child = std::get_if<TensorDict>(&entry))
                augmentTree(changes, own, *child, index, op, operand);
        }
    }

    // ---- del target -----------------------------------------------------------------------------

    void run(const DeleteStatement& statement)
    {
        for (const Expression& target : statement.targets)
            erase(target);
    }

    void erase(const Expression& target)
    {
        const auto* node = target.as<SubscriptNode>();
        if (!node)
            m_evaluator.fail(ErrorKind::TypeError, "expected an entry of td, such as td[\"key\"]", target.place);
        const Target object = m_targets.findObject(*node->object);
        const auto* td = object.value.as<TensorDict>();
        if (!td)
            m_evaluator.fail(ErrorKind::TypeError, "a value of type " + object.value.typeName() + " has no entries to delete",
                             target.place);
        const Value index = m_evaluator.evaluate(*node->index);
        const KeyPath key = toKey(index);
        refusePart(object, target.place);
        KeyPath path = object.path;
        path.insert(path.end(), key.begin(), key.end());
        m_mutations.erase(path);
    }

    /// What `leaf[index] = value` takes: a number or a tensor.
    static at::Tensor elements(const Leaf& leaf, const Value& value)
    {
        if (isNumber(value))
            return scalarTensor(value);
        if (const auto* source = value.as<Leaf>())
            return source->tensor();
        throw Error(ErrorKind::TypeError, "elements of " + dtypeName(leaf.dtype()) +
                                              " are assigned a number or a tensor (torch.tensor([…])), not a value of type " +
                                              value.typeName());
    }

    Evaluator m_evaluator;
    TargetFinder m_targets;
    const TensorDict& m_root;
    Mutations& m_mutations;
};

}  // namespace

void execute(std::string_view statements, const Scope& scope, Mutations& mutations)
{
    const auto root = scope.find("td");
    if (root == scope.end())
        throw Error(ErrorKind::NameError, "name 'td' is not defined");
    const std::vector<Statement> parsed = parseStatements(statements);
    Executor executor(statements, scope, root->second, mutations);
    for (const Statement& statement : parsed)
        executor.run(statement);
}

}  // namespace tensordesk
