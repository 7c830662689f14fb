// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/calls/registry.h"
#include "model/expression/statements/session.h"
#include "model/expression/syntax/expression.h"
#include "model/tensordict/base/error.h"
#include "tests/expression/operandofcalls.h"
#include "tests/support/suite.h"
#include "tests/tensordict/text.h"

#include <QTest>

using namespace tensordesk;

/// Whatever is given where, a call ends with a value or with an error that Python would raise.
class ArgumentsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachKindInEachPlace_data();
    void eachKindInEachPlace();
};

namespace {

/// One value of each kind, and rare ones.
constexpr std::array kKinds{
    "None",
    "True",
    "3",
    "-1",
    "2 ** 53",
    "0.5",
    "float('nan')",
    "1j",
    "'a'",
    "''",
    "'/'",
    "('a', 'b')",
    "()",
    "[]",
    "[1]",
    "[[]]",
    "{}",
    "{'a': 1}",
    "td",
    "td['done']",
    "td['obs']",
    "td.get('text')",
    "torch.tensor(1)",
    "torch.tensor([True, False])",
    "torch.zeros(0)",
    "torch.zeros(0, 0)",
    "slice(1)",
    "...",
    "range(3)",
    "torch.float32",
    "torch.device('cpu')",
    "torch.Size([1])",
    "lambda x: x",
    "[td]",
    "[td['obs']]",
};

/// Returns the object for the operations of an owner; empty for functions, and for objects that an expression alone cannot make.
std::optional<Value> selfOf(Owner owner)
{
    const Scope scope{{"td", operandOfCalls()}};
    switch (owner) {
    case Owner::TensorDict: return scope.at("td");
    case Owner::Tensor: return evaluate("td['obs']", scope);
    case Owner::NonTensor: return evaluate("td.get('text')", scope);
    case Owner::Size: return evaluate("td.batch_size", scope);
    case Owner::Sequence: return evaluate("[1, 2]", scope);
    case Owner::Dict: return evaluate("{'a': 1}", scope);
    case Owner::String: return evaluate("'text'", scope);
    case Owner::DType: return evaluate("torch.float32", scope);
    case Owner::Device: return evaluate("torch.device('cpu')", scope);
    case Owner::Module: return evaluate("nn.Sequential(nn.Linear(5, 2), nn.Tanh())", scope);
    case Owner::TensorDictModule:
        return evaluate("TensorDictSequential(TensorDictModule(nn.Linear(5, 2), ['obs'], ['action']))", scope);
    case Owner::Distribution: return evaluate("torch.distributions.Normal(torch.zeros(3), torch.ones(3))", scope);
    case Owner::Work:
    case Owner::Torch:
    case Owner::TensorDictClass:
    case Owner::Builtin: break;
    }
    return std::nullopt;
}

/// The parameters of a signature, with their stars and without their defaults.
std::vector<std::string> parametersOf(std::string_view signature)
{
    std::vector<std::string> names;
    for (const QString& part : QString::fromUtf8(signature.data(), qsizetype(signature.size())).mid(1).chopped(1).split(','))
        if (const QString name = part.section('=', 0, 0).trimmed(); !name.isEmpty() && name != "*")
            names.push_back(name.toStdString());
    return names;
}

}  // namespace

void ArgumentsTest::eachKindInEachPlace_data()
{
    QTest::addColumn<int>("owner");
    for (const Operation& operation : Registry::instance().operations())
        if (operation.owner != Owner::Work)
            QTest::newRow((std::to_string(int(operation.owner)) + " " + std::string(operation.name)).c_str())
                << int(&operation - Registry::instance().operations().data());
}

void ArgumentsTest::eachKindInEachPlace()
{
    QFETCH(int, owner);
    const Operation& operation = Registry::instance().operations()[static_cast<std::size_t>(owner)];
    static const std::vector<Value> kinds = [] {
        std::vector<Value> values;
        for (const char* kind : kKinds)
            values.push_back(evaluate(kind, Scope{{"td", operandOfCalls()}}));
        return values;
    }();
    std::optional<Value> self = selfOf(operation.owner);
    const auto session = std::make_shared<Session>("None", Scope{}, Progress::none());
    const Value td = operandOfCalls();
    const auto call = [&](std::vector<Value> positional, std::vector<std::pair<std::string, Value>> keywords, const char* kind,
                          const std::string& place) {
        if (operation.kind == OperationKind::InPlace)
            self = selfOf(operation.owner);  // the call before may have changed it
        const auto* selfTd = self ? self->as<TensorDict>() : nullptr;
        DirectMutations mutations(selfTd ? *selfTd : TensorDict());
        const auto keep = [&]() -> std::shared_ptr<Mutations> { return std::make_shared<DirectMutations>(TensorDict()); };
        CallContext context{.self = self ? &*self : nullptr, .mutations = self ? &mutations : nullptr, .session = session.get()};
        if (self)
            context.keepMutations = keep;
        const std::string what = std::string(operation.name) + "(" + place + "=" + kind + ")";
        try {
            static_cast<void>(Registry::instance().call(operation, context, std::move(positional), std::move(keywords)));
        } catch (const Error& error) {
            QVERIFY2(error.kind() != ErrorKind::Internal, (what + ": " + error.what()).c_str());
        } catch (const std::exception& error) {
            QFAIL((what + " throws what is no Error: " + error.what()).c_str());
        }
    };
    call({}, {}, "", "");
    if (operation.isAttribute())
        return;
    const std::vector<std::string> parameters = parametersOf(operation.signature);
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const Value& value = kinds[kind];
        for (const std::string& parameter : parameters) {
            if (parameter == "out")
                continue;  // whoever calls sees to it
            if (parameter.starts_with("**")) {
                call({}, {{"a", value}}, kKinds[kind], parameter);
            } else if (parameter.starts_with('*')) {
                call({value}, {}, kKinds[kind], parameter);
                call({value, value}, {}, kKinds[kind], parameter);
            } else {
                // Other required arguments: the same value, a number, a tensordict.
                for (const Value& other : {value, Value(int64_t{0}), td}) {
                    std::vector<std::pair<std::string, Value>> keywords;
                    for (const std::string& each : parameters)
                        if (!each.starts_with('*')
                            && (each == parameter || operation.signature.find(each + "=") == std::string_view::npos))
                            keywords.emplace_back(each, each == parameter ? value : other);
                    const bool isAlone = keywords.size() == 1;
                    call({}, std::move(keywords), kKinds[kind], parameter);
                    if (isAlone)
                        break;
                }
            }
            if (QTest::currentTestFailed())
                return;
        }
    }
}

TENSORDESK_SUITE(ArgumentsTest);
#include "tst_arguments.moc"
