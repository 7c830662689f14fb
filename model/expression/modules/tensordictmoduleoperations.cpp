// SPDX-License-Identifier: BSD-3-Clause
#include "model/expression/modules/modulerun.h"
#include "model/expression/modules/scopedcalls.h"
#include "model/expression/modules/tensordictsequence.h"
#include "model/expression/operations/owners.h"
#include "model/expression/statements/session.h"
#include "model/tensordict/base/error.h"

#include <array>

// Functions of tensordict.nn for modules, and their constructors.

namespace tensordesk {

namespace {

using enum OperationKind;

Value objectOf(std::shared_ptr<Module> module)
{
    return Value::ObjectPtr(std::move(module));
}

TdModule& tdModuleOf(const Arguments& a)
{
    return dynamic_cast<TdModule&>(moduleOf(a));
}

TdModule::Keys keysIn(const std::vector<Value>& values)
{
    return keysFrom(Value::List{values}, "each key");
}

/// The values of `inplace=`: True, False or "empty"; None if allowed.
enum class Goal { Yes, No, Empty, Open };

Goal goalOf(const Value& value)
{
    if (value.isNone())
        return Goal::Open;
    if (const auto* flag = value.as<bool>())
        return *flag ? Goal::Yes : Goal::No;
    const auto* text = value.as<std::string>();
    if (!text || *text != "empty")
        throw Error(ErrorKind::ValueError, "inplace is None, True, False or 'empty'");
    return Goal::Empty;
}

void checkCallable(const Value& value)
{
    if (isClassItself(value) || !isCallable(value))
        throw Error(ErrorKind::ValueError,
                    "a module or a function is wrapped, not a value of type {}; a class is called first, as in nn.Tanh()",
                    isClassItself(value) ? "type" : value.typeName());
}

Value wrap(const Arguments& a)
{
    const Value& inKeys = a["in_keys"];
    WrappedModule::Options options;
    TdModule::Keys in;
    if (const auto* dict = inKeys.as<Value::Dict>()) {
        NamedKeys named = namedKeysFrom(*dict, a["out_to_in_map"].isNone() || a.flag("out_to_in_map"));
        options.argumentNames = std::move(named.names);
        in = std::move(named.keys);
    } else {
        in = keysFrom(inKeys, "in_keys");
    }
    TdModule::Keys out = keysFrom(a["out_keys"], "out_keys");
    checkCallable(a["module"]);
    const Goal goal = goalOf(a["inplace"]);
    using Writes = WrappedModule::Options::Writes;
    options.writes = goal == Goal::Yes ? Writes::IntoInput : goal == Goal::Empty ? Writes::IntoEmpty : Writes::IntoNew;
    options.isStrict = a.flag("strict");
    return objectOf(std::make_shared<WrappedModule>(a["module"], std::move(in), std::move(out), std::move(options)));
}

Value wrapFunction(const Arguments& a)
{
    const auto keys = [&](const char* name) { return a[name].isNone() ? TdModule::Keys() : keysFrom(a[name], name); };
    if (!isCallable(a["func"]))
        throw Error(ErrorKind::TypeError, "WrapModule takes a function, not a value of type {}", a["func"].typeName());
    return objectOf(std::make_shared<FunctionModule>(a["func"], a.flag("inplace"), keys("in_keys"), keys("out_keys")));
}

Value sequence(const Arguments& a)
{
    bool isDict = false;
    Module::Children modules = sequenceModules(a.rest(), isDict);
    const auto made = std::make_shared<TdSequence>(std::move(modules), isDict, sequenceOptions(a));
    if (!a["selected_out_keys"].isNone())
        made->selectOutKeys(keysFrom(a["selected_out_keys"], "selected_out_keys"));
    return objectOf(made);
}

Value selectOutKeys(const Arguments& a)
{
    tdModuleOf(a).selectOutKeys(keysIn(a.rest()));
    return a.self();
}

Value selectSubsequence(const Arguments& a)
{
    const auto* sequence = dynamic_cast<const TdSequence*>(&tdModuleOf(a));
    if (!sequence)
        throw Error(ErrorKind::AttributeError, "'{}' object is not a sequence and has no members", a.self().typeName());
    const auto keys = [&](const char* name, const TdModule::Keys& all) { return a[name].isNone() ? all : keysFrom(a[name], name); };
    return objectOf(sequence->subsequence(keys("in_keys", sequence->inKeys()), keys("out_keys", sequence->outKeys())));
}

Value setSkipExisting(const Arguments& a)
{
    const Value& mode = a["mode"];
    ModuleScope wanted;
    if (const auto* list = mode.as<Value::List>())
        wanted.skipped = keysIn(list->items);
    const bool isOuter = mode.isNone();
    wanted.skipsExisting = wanted.skipped || (!isOuter && a.flag("mode"));
    return scoped(a, [wanted, isOuter](ModuleScope& scope) {
        if (isOuter)
            return;
        scope.skipsExisting = wanted.skipsExisting;
        scope.skipped = wanted.skipped;
    });
}

Value skipExisting(const Arguments& a)
{
    const ModuleScope& scope = a.session().moduleScope();
    return scope.skipped ? keyList(*scope.skipped) : Value(scope.skipsExisting);
}

constexpr std::array kTensorDictModuleOperations = {
    Operation{kBuiltin, "TensorDictModule", "(module, in_keys, out_keys, *, out_to_in_map=None, inplace=True, strict=False)",
              Compute, "A module or function over the values of some keys, which writes others.", wrap},
    Operation{kBuiltin, "WrapModule", "(func, *, inplace=False, in_keys=None, out_keys=None)", Compute,
              "A function of tensordicts as a module.", wrapFunction},
    Operation{kBuiltin, "TensorDictSequential", "(*modules, partial_tolerant=False, selected_out_keys=None, inplace=None)", Compute,
              "Modules over tensordicts, one after the other.", sequence},
    Operation{
        kBuiltin, "set_skip_existing", "(mode=True)", Compute,
        "A context manager: modules whose output keys exist do nothing. Called with a function, it returns one that runs inside.",
        setSkipExisting},
    Operation{kBuiltin, "skip_existing", "()", Metadata, "True if the scope skips modules whose outputs exist.", skipExisting},
    Operation{Owner::TensorDictModule, "in_keys", "", Metadata, "The keys that it reads.",
              [](const Arguments& a) { return keyList(tdModuleOf(a).inKeys()); }},
    Operation{Owner::TensorDictModule, "out_keys", "", Metadata, "The keys that it writes.",
              [](const Arguments& a) { return keyList(tdModuleOf(a).outKeys()); }},
    Operation{Owner::TensorDictModule, "out_keys_source", "", Metadata, "The keys that it would write without a selection.",
              [](const Arguments& a) { return keyList(tdModuleOf(a).outKeysSource()); }},
    Operation{Owner::TensorDictModule, "select_out_keys", "(*out_keys)", InPlace, "Selects some output keys.", selectOutKeys},
    Operation{Owner::TensorDictModule, "reset_out_keys", "()", InPlace, "Selects all output keys again.",
              [](const Arguments& a) {
                  tdModuleOf(a).resetOutKeys();
                  return a.self();
              }},
    Operation{Owner::TensorDictModule, "select_subsequence", "(in_keys=None, out_keys=None)", Metadata,
              "The modules of a sequence between some input keys and output keys.", selectSubsequence},
};

}  // namespace

TdSequence::Options sequenceOptions(const Arguments& a)
{
    using Writes = TdSequence::Options::Writes;
    const Goal goal = goalOf(a["inplace"]);
    return {.writes = goal == Goal::Open ? Writes::AsModules
                    : goal == Goal::Yes  ? Writes::IntoInput
                    : goal == Goal::No   ? Writes::IntoNew
                                         : Writes::IntoEmpty,
            .isTolerant = a.flag("partial_tolerant")};
}

std::span<const Operation> tensorDictModuleOperations()
{
    return kTensorDictModuleOperations;
}

}  // namespace tensordesk
