// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/calls/registry.h"
#include "model/expression/syntax/expression.h"
#include "model/tensordict/base/error.h"
#include "tests/expression/operandofcalls.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <QTest>

#include <array>
#include <random>

using namespace tensordesk;

/// Whatever is called with whatever, an expression ends with a value or with an error that Python would raise.
class RandomCallsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endAsInPython();
};

namespace {

constexpr std::array kTensorDicts{
    "td",
    "td",
    "td",
    "td[0]",
    "td[:, 1:]",
    "td[[0, 0, 2]]",
    "td.permute(1, 0)",
    "td.view(-1)",
    "td.select('obs')",
    "td.lock_()",
    "td['next']",
    "td._get_sub_tensordict(1)",
    "td.clone()",
    "TensorDict()",
    "TensorDict({'a': torch.zeros(0, 3)}, [0])",
    "lazy_stack([td, td.exclude('a')], 1)",
    "lazy_stack([td, td + 1])",
    "td.as_tensorclass('module.Name')",
    "td.to('meta')",
    "lazy_stack([TensorDict({'v': torch.ones(n)}) for n in (1, 2)])",
    "td.exclude('text').flatten_keys('.')",
};
constexpr std::array kTensors{
    "td['obs']",
    "td['a']",
    "td['done']",
    "td['obs'][0, :, ::2]",
    "torch.tensor(1)",
    "torch.tensor([True, False])",
    "torch.zeros(0)",
    "torch.zeros(0, 0)",
    "torch.ones(4, 3, dtype=torch.bool)",
    "torch.arange(4)",
    "torch.ones(4, 3, 1)",
    "torch.tensor([0, 3, -1])",
    "torch.ones(2, 2, dtype=torch.complex64)",
    "torch.ones(3, dtype=torch.bfloat16)",
    "torch.zeros(2, device='meta')",
};
constexpr std::array kNonTensors{"td.get('text')",
                                 "NonTensorData('a')",
                                 "NonTensorData({1: 2}, batch_size=[2])",
                                 "NonTensorStack('a', 1)",
                                 "MetaData('a', batch_size=[2])",
                                 "NonTensorStack.from_list([[1, None], ['a', 'b']])"};
constexpr std::array kOthers{
    "None",
    "True",
    "False",
    "0",
    "1",
    "2",
    "3",
    "4",
    "-1",
    "-3",
    "12",
    "2 ** 53",
    "-2 ** 63",
    "0.5",
    "float('nan')",
    "float('-inf')",
    "1j",
    "'a'",
    "'obs'",
    "'text'",
    "''",
    "'/'",
    "'.'",
    "'mean'",
    "'none'",
    "'feature'",
    "'env'",
    "'cpu'",
    "('next', 'obs')",
    "('a', 'b')",
    "()",
    "[]",
    "[0]",
    "[1, 2]",
    "(0, 1)",
    "(1, 0)",
    "(4, 3)",
    "[4, 3]",
    "(-1,)",
    "[[]]",
    "[['a'], ['obs', 'done']]",
    "{}",
    "{'a': 1}",
    "{'obs': torch.ones(4, 3, 5)}",
    "{1: 'a'}",
    "slice(1)",
    "slice(None, None, 2)",
    "...",
    "range(3)",
    "torch.float32",
    "torch.int64",
    "torch.bool",
    "torch.device('cpu')",
    "torch.Size([4, 3])",
    "lambda x: x",
    "lambda *x: x[0]",
    "lambda x: None",
    "lambda k, x: x + 1",
    "[td]",
    "[td, td]",
    "(td, td.clone())",
    "[td['obs'], td['obs']]",
    "TensorDict",
    "torch.Tensor",
    "int",
    "b'a'",
    "['env', 'time']",
    "nn.Linear(5, 3)",
    "torch.distributions.Categorical(logits=torch.zeros(4, 3))",
    "TensorDictModule(lambda x: x + 1, ['obs'], ['out'])",
};

/// An operation that is called at random, with its arguments.
class RandomCalls {
public:
    explicit RandomCalls(unsigned seed) : m_random(seed)
    {
        for (const Operation& operation : Registry::instance().operations())
            if (operation.owner != Owner::Work)
                m_operations.push_back(&operation);
    }

    std::string expression()
    {
        const Operation& operation = *m_operations[below(m_operations.size())];
        std::string text = callee(operation);
        if (operation.isAttribute())
            return text;
        text += "(" + arguments(operation) + ")";
        return below(6) == 0 ? "[" + text + ", td]" : text;
    }

private:
    std::size_t below(std::size_t count) { return std::uniform_int_distribution<std::size_t>(0, count - 1)(m_random); }

    template <typename Texts>
    std::string oneOf(const Texts& texts)
    {
        return texts[below(texts.size())];
    }

    std::string value()
    {
        switch (below(8)) {
        case 0: return oneOf(kTensorDicts);
        case 1: return oneOf(kTensors);
        case 2: return oneOf(kNonTensors);
        case 3: return "[" + oneOf(kOthers) + ", " + oneOf(kOthers) + "]";
        default: return oneOf(kOthers);
        }
    }

    /// Returns the object on which the operation is called.
    std::string callee(const Operation& operation)
    {
        const std::string name(operation.name);
        switch (operation.owner) {
        case Owner::TensorDict: return "(" + oneOf(kTensorDicts) + ")." + name;
        case Owner::Tensor: return "(" + oneOf(kTensors) + ")." + name;
        case Owner::NonTensor: return "(" + oneOf(kNonTensors) + ")." + name;
        case Owner::Size: return "td.batch_size." + name;
        case Owner::Sequence: return "[1, 2]." + name;
        case Owner::Dict: return "{'a': 1}." + name;
        case Owner::String: return "'a text'." + name;
        case Owner::DType: return "torch.float32." + name;
        case Owner::Device: return "torch.device('cpu')." + name;
        case Owner::Module: return "nn.Sequential(nn.Linear(5, 3), nn.Tanh())." + name;
        case Owner::TensorDictModule: return "TensorDictSequential(TensorDictModule(nn.Linear(5, 3), ['obs'], ['action']))." + name;
        case Owner::Distribution: return "torch.distributions.Normal(torch.zeros(3), torch.ones(3))." + name;
        case Owner::Torch: return "torch." + name;
        case Owner::TensorDictClass: return "TensorDict." + name;
        case Owner::Work:
        case Owner::Builtin: break;
        }
        return name;
    }

    /// Passes arguments by position, some by name, some left out; sometimes too many.
    std::string arguments(const Operation& operation)
    {
        std::string text;
        const auto add = [&](const std::string& argument) { text += (text.empty() ? "" : ", ") + argument; };
        bool isByName = below(8) == 0;
        for (const std::string& parameter : parametersOf(operation.signature)) {
            const std::string name = parameter.substr(0, parameter.find('='));
            const bool isOptional = name.size() != parameter.size();
            if (name == "*")
                isByName = true;
            else if (name.starts_with("**"))
                add("a=" + value());
            else if (name.starts_with("*"))
                for (std::size_t count = below(4); count > 0 && !isByName; --count)
                    add(value());
            else if (isOptional && below(2) == 0)
                isByName = true;  // arguments after a missing one
            else
                add((isByName ? name + "=" : "") + value());
        }
        if (below(30) == 0)
            add("nothing=1");
        return text;
    }

    static std::vector<std::string> parametersOf(std::string_view signature)
    {
        std::vector<std::string> parameters;
        for (const QString& part : QString::fromUtf8(signature.data(), qsizetype(signature.size())).mid(1).chopped(1).split(u','))
            if (!part.trimmed().isEmpty())
                parameters.push_back(part.trimmed().toStdString());
        return parameters;
    }

    std::mt19937 m_random;
    std::vector<const Operation*> m_operations;
};

/// Reads every element, if they are few: some results are only computed then.
void look(const Value& value)
{
    constexpr int64_t kFew = 100'000;
    const auto lookAt = [](const Leaf& leaf) {
        if (leaf.elementCount() < kFew)
            static_cast<void>(leaf.isRagged() ? leaf.at(Index{0}).shape().size() : static_cast<std::size_t>(leaf.tensor().numel()));
    };
    if (const auto* leaf = value.as<Leaf>())
        lookAt(*leaf);
    if (const auto* td = value.as<TensorDict>())
        forEachEntry(*td, [&](const KeyPath&, const Entry& entry) {
            if (const auto* leaf = std::get_if<Leaf>(&entry))
                lookAt(*leaf);
        });
    if (const auto* items = itemsOf(value))
        for (std::size_t i = 0; i < std::min<std::size_t>(items->size(), 10); ++i)
            look((*items)[i]);
}

}  // namespace

/// Makes some calls in every run; TENSORDESK_CALLS sets the number of further ones, and TENSORDESK_SEED repeats a run. Many take
/// longer than Qt Test's default limit: set QTEST_FUNCTION_TIMEOUT in milliseconds.
void RandomCallsTest::endAsInPython()
{
    const unsigned seed = testSeed();
    qInfo("seed %u", seed);
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("TENSORDESK_CALLS", &given);
    RandomCalls calls(seed);
    int values = 0, errors = 0;
    for (int call = 0; call < (given ? wanted : 1000); ++call) {
        const std::string expression = calls.expression();
        const bool isSpoken = qEnvironmentVariableIsSet("TENSORDESK_CALLS_SHOWN");  // the last one is the call that crashed
        if (isSpoken)
            qInfo("%s", expression.c_str());
        try {
            look(evaluate(expression, Scope{{"td", operandOfCalls()}}));
            ++values;
        } catch (const Error& error) {
            const bool isOurs = error.kind() == ErrorKind::Internal || error.kind() == ErrorKind::SyntaxError;
            QVERIFY2(!isOurs, (expression + ": " + error.what()).c_str());
            ++errors;
        } catch (const std::exception& error) {
            QFAIL((expression + " throws what is no Error: " + error.what()).c_str());
        }
    }
    qInfo("%d values, %d errors", values, errors);
}

TENSORDESK_SUITE(RandomCallsTest);
#include "tst_randomcalls.moc"
