// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/derived/derivedkeys.h"
#include "model/expression/derived/derivedsource.h"
#include "model/expression/syntax/expression.h"
#include "model/expression/syntax/parse.h"
#include "model/operations/combine/stack.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QTest>

#include <torch/csrc/jit/api/module.h>

#include <filesystem>
#include <fstream>
#include <set>

using namespace tensordesk;

/// Derived keys: their shape, the elements read for a part of them, and their errors.
class DerivedTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void local_data();
    void local();
    void readsOnlyWhatIsLookedAt();
    void seesEarlierKeysAndNames();
    void keepsNamesAndRandomNumbers();
    void functionsDoNotRunOutOfSteps();
    void threadsWaitForNoKey();
    void shapesAloneTakeNoMemory();
    void shapesAloneTrainNothing();
    void modulesWithinLeaveTheOperand();
    void errors_data();
    void errors();
    void whatFits();
    void isExplained_data();
    void isExplained();
    void isLeftAloneByWriting();
    void ofLazyStack();
    void loadsOnce_data();
    void loadsOnce();
    void loadedIsAsNew_data();
    void loadedIsAsNew();

private:
    QTemporaryDir m_folder;
};

namespace {

/// Counts the elements that are read.
class PartCountingSource final : public LeafSource {
public:
    explicit PartCountingSource(const at::Tensor& tensor)
        : LeafSource(Shape(tensor.sizes().begin(), tensor.sizes().end()), tensor.scalar_type()), m_leaf(tensor)
    {
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        Index index;
        for (const Range& range : part)
            index.emplace_back(Slice{range.start, range.start + (range.count - 1) * range.step + 1, range.step});
        const at::Tensor result = m_leaf.at(index).tensor().contiguous();
        count += result.numel();
        return result;
    }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return {}; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 0; }

    mutable int64_t count = 0;

private:
    Leaf m_leaf;
};

TensorDict operand()
{
    TensorDict td({4, 5}, {"env", "time"});
    td.set({"x"}, Leaf(at::arange(60, at::kFloat).view({4, 5, 3}) / 10));
    td.set({"r"}, Leaf(at::arange(20, at::kFloat).view({4, 5})));
    td.set({"m"}, Leaf(at::arange(20).view({4, 5, 1}) % 2 == 0));
    td.set({"next", "r"}, Leaf(at::arange(20, at::kFloat).view({4, 5}) + 1));
    return td;
}

/// A state dict of a layer whose weight is `number`.
void saveWeights(const std::string& path, float number)
{
    TensorDict td{Shape()};
    td.set({"weight"}, Leaf(at::full({1, 3}, number)));
    td.set({"bias"}, Leaf(at::zeros(1)));
    std::filesystem::remove(path);
    writeTensorDict(td, path, {}, Progress::none());
}

/// A script that gives its input times `number`, and counts its calls.
void saveScript(const std::string& path, float number)
{
    torch::jit::Module module("Critic");
    module.register_parameter("weight", at::full({3, 1}, number), false);
    module.register_buffer("calls", at::zeros({}));
    module.define("def forward(self, x):\n  self.calls.add_(1)\n  return torch.matmul(x, self.weight)\n");
    module.save(path);
}

at::Tensor valueOf(const std::string& expression, const TensorDict& td)
{
    return evaluate(expression, Scope{{"td", td}}).as<Leaf>()->tensor();
}

}  // namespace

void DerivedTest::local_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("dims");
    const auto row = [](const char* expression, const char* dims) { QTest::newRow(expression) << expression << dims; };
    row("td['r']", "11");
    row("td['r'] + 1", "11");
    // The dims that a layer normalises over, or has weights for, can be batch dims.
    row("nn.LayerNorm(3)(td['x'])", "11");
    row("nn.LayerNorm([5, 3])(td['x'])", "00");
    row("nn.PReLU()(td['x'])", "11");
    row("nn.PReLU(5)(td['x'])", "00");
    row("td['r'] - td['next', 'r']", "11");
    row("-td['r'] * 2 ** td['next']['r']", "11");
    row("td['r'] > 3", "11");
    row("~td['m']", "11");
    row("td['x'] + torch.arange(3)", "11");
    row("td['r'] + torch.arange(5)", "00");
    row("td['x'].sum(-1)", "11");
    row("td['x'].sum(2)", "11");
    row("td['x'].mean(dim=-1, keepdim=True)", "11");
    row("td['x'].max(-1).values", "11");
    row("td['x'].softmax(-1)", "11");
    row("td['x'][..., 0]", "11");
    row("td['x'][:, :, 0:2]", "11");
    row("td['x'][..., None]", "11");
    row("td['r'].unsqueeze(-1)", "11");
    row("td['m'].squeeze(-1)", "11");
    row("td['r'].cumsum(1)", "10");
    row("td['r'].cumsum(0)", "01");
    row("td['r'].flip(1) + td['r']", "10");
    row("torch.where(td['m'].squeeze(-1), td['r'], 0.0)", "11");
    row("td['r'].clamp(2, 7).float()", "11");
    row("torch.exp(td['r'] / 10)", "11");
    row("td['r'] - td['r'].mean()", "00");
    row("td['x'].sum(1, keepdim=True) + td['x']", "00");
    row("td['x'].transpose(0, 1).transpose(0, 1)", "00");
    row("td['r'] + td['r'][0]", "00");
    row("td['x'] @ torch.ones(3, 2)", "11");
    row("nn.Linear(3, 2)(td['x'])", "11");
    row("nn.Linear(5, 5)(td['r'])", "00");
    row("nn.Sequential(nn.Linear(3, 2), nn.Tanh())(td['x'])[..., 0]", "11");
    row("TensorDictModule(nn.Linear(3, 1), ['x'], ['v'])(td)['v']", "11");
    row("TensorDictModule(lambda x: x - x.mean(), ['x'], ['v'])(td)['v']", "00");
    // Scoring existing samples draws nothing; the policy itself does.
    row("ProbabilisticActor(TensorDictModule(nn.Sequential(nn.Linear(3, 6), NormalParamExtractor()), ['x'], ['loc', 'scale']), "
        "['loc', 'scale'], ['x'], distribution_class=IndependentNormal).log_prob(td).sign()",
        "11");
    row("ProbabilisticActor(TensorDictModule(nn.Linear(3, 2), ['x'], ['logits']), ['logits'], ['a'], "
        "distribution_class=torch.distributions.Categorical)(td)['a']",
        "00");
    row("td['r'] if True else td['r']", "00");
    row("torch.zeros(4, 5)", "00");
    row("(td['r'] - td['next', 'r']) * (2)", "11");
    row("(td['r'])", "11");
}

void DerivedTest::local()
{
    QFETCH(QString, expression);
    QFETCH(QString, dims);
    const TensorDict td = operand();
    const at::Tensor whole = valueOf(expression.toStdString(), td);
    DerivedKeys("td['new'] = " + expression.toStdString()).addTo(td);
    const Leaf leaf = td.leaf({"new"});
    const auto source = std::dynamic_pointer_cast<DerivedSource>(leaf.source());
    QVERIFY(source);
    QString found;
    for (const bool isLocal : source->local())
        found += isLocal ? "1" : "0";
    QCOMPARE(found, dims);
    QCOMPARE(derivationOf(leaf), expression.toStdString());
    QCOMPARE(leaf.dtype(), whole.scalar_type());
    for (const Index& index : {Index{Slice{1, 3, {}}}, Index{int64_t{2}, int64_t{4}}, Index{Slice{}, Slice{1, 4, 2}}, Index{}})
        QVERIFY2(at::equal(leaf.at(index).tensor(), Leaf(whole).at(index).tensor()), qPrintable(expression));
}

void DerivedTest::readsOnlyWhatIsLookedAt()
{
    const TensorDict td({1000, 50});
    const auto source = std::make_shared<PartCountingSource>(at::arange(150'000, at::kFloat).view({1000, 50, 3}));
    TensorDict(td).set({"x"}, Leaf(source));
    DerivedKeys("a = td['x'].sum(-1) * 2; b = td['a'].cumsum(1); c = td['a'] - td['a'].mean()").addTo(td);
    QCOMPARE(source->count, 0);
    QCOMPARE(td.leaf({"a"}).at(Index{int64_t{7}, int64_t{3}}).tensor().item<float>(), 2.0F * (1059 + 1060 + 1061));
    QCOMPARE(source->count, 3);
    QCOMPARE(td.leaf({"b"}).at(Index{int64_t{7}, Slice{2, 4, {}}}).tensor().numel(), 2);
    QCOMPARE(source->count, 3 + 150);
    for (int again = 0; again < 3; ++again)  // as a whole, once
        QCOMPARE(td.leaf({"c"}).at(Index{int64_t{7}}).tensor().numel(), 50);
    QVERIFY2(source->count <= 153 + 2 * 150'000, qPrintable(QString::number(source->count)));
}

void DerivedTest::seesEarlierKeysAndNames()
{
    const TensorDict td = operand();
    DerivedKeys("# a comment\nfactor = 3\nnet = nn.Linear(3, 1)\ntd['next', 'q'] = net(td['x'])[..., 0] * factor\n"
                "both = td['next', 'q'] + td['r']\n")
        .addTo(td);
    QCOMPARE(td.keys().size(), 5U);
    const at::Tensor expected = valueOf("nn.Linear(3, 1)(td['x'])[..., 0] * 3", operand());
    QVERIFY(at::equal(td.leaf({"next", "q"}).tensor(), expected));
    QVERIFY(at::equal(td.leaf({"both"}).tensor(), expected + td.leaf({"r"}).tensor()));
}

/// A key is computed with the names and random numbers of its line, regardless of later lines.
void DerivedTest::keepsNamesAndRandomNumbers()
{
    const TensorDict td = operand();
    DerivedKeys("w = 1\na = td['r'] * w\nw = 2\nb = td['r'] * w\n"
                "plus = set_interaction_type('mean')(lambda t: t['r'] + 1)\nc = plus(td)\n")
        .addTo(td);
    const at::Tensor r = td.leaf({"r"}).tensor();
    QVERIFY(at::equal(td.leaf({"a"}).tensor(), r));
    QVERIFY(at::equal(td.leaf({"b"}).tensor(), r * 2));
    QVERIFY(at::equal(td.leaf({"c"}).tensor(), r + 1));
    const TensorDict again = operand();
    DerivedKeys("a = td['r'] * 2").addTo(again);
    QVERIFY(at::equal(valueOf("[torch.rand(3), td['a'].sum(), torch.rand(3)][2]", again),
                      valueOf("[torch.rand(3), torch.rand(3)][1]", operand())));
}

/// A function that a name keeps counts its steps for whoever calls it, not over all keys together.
void DerivedTest::functionsDoNotRunOutOfSteps()
{
    const TensorDict td = operand();
    std::string text = "f = lambda t: t + ([1] * 300000)[1]\n";
    for (int i = 0; i < 30; ++i)
        text += "td['k" + std::to_string(i) + "'] = f(td['r'])\n";
    DerivedKeys(text).addTo(td);
    for (int i = 0; i < 30; ++i)
        QVERIFY(at::equal(td.leaf({Key("k" + std::to_string(i))}).tensor(), td.leaf({"r"}).tensor() + 1));
}

/// A key that is computed on several threads may be made of another one, which these read.
void DerivedTest::threadsWaitForNoKey()
{
    const TensorDict td = operand();
    DerivedKeys("a = td['r'] + 1\nb = td.select('a').map(lambda t: t * 2, num_workers=2)['a']").addTo(td);
    QVERIFY(at::equal(td.leaf({"b"}).tensor(), (td.leaf({"r"}).tensor() + 1) * 2));
}

/// A key with more elements than memory can hold is available at once, and read only where it is visible.
void DerivedTest::shapesAloneTakeNoMemory()
{
    TensorDict td({1000, 1000});
    td.set({"x"}, Leaf(at::ones({1, 1, 1}).expand({1000, 1000, 1'000'000})));
    td.set({"y"}, Leaf(at::ones({1, 1}, at::kDouble).expand({1000, 1000})));
    DerivedKeys("a = td['x'] * 2 - td['y'].unsqueeze(-1); b = td['a'] > td['x']; c = torch.where(td['b'], td['x'], 0.0)").addTo(td);
    QCOMPARE(td.leaf({"a"}).at(Index{int64_t{7}, int64_t{3}, Slice{10, 20, {}}}).tensor().sum().item<double>(), 10.0);
    QCOMPARE(td.leaf({"c"}).at(Index{int64_t{7}, int64_t{3}, Slice{10, 20, {}}}).tensor().sum().item<double>(), 0.0);
}

/// Evaluating a key without elements does not update the running statistics of a norm.
void DerivedTest::shapesAloneTrainNothing()
{
    const TensorDict td = operand();
    DerivedKeys("m = nn.BatchNorm1d(5)\na = m(td['r'])\nb = td['r'] * 0 + m.num_batches_tracked").addTo(td);
    QCOMPARE(td.leaf({"b"}).tensor().sum().item<float>(), 0.0F);
    static_cast<void>(td.leaf({"a"}).tensor());
    QCOMPARE(valueOf("td['a'].mean().abs() < 1e-6", td).item<bool>(), true);
}

/// An expression changes nothing, whatever is called in it.
void DerivedTest::modulesWithinLeaveTheOperand()
{
    const TensorDict td = operand();
    static_cast<void>(evaluate("EnsembleModule(TensorDictModule(nn.Tanh(), ['x'], ['y']), 2).module(td)", Scope{{"td", td}}));
    QVERIFY(!td.contains({"y"}));
}

void DerivedTest::errors_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* text, const char* error) { QTest::newRow(text) << text << error; };
    row("r = td['x']", "an entry has this name already");
    row("td['a'] = td['x'].sum()", "batch dimension mismatch: `td['x'].sum()` has the shape [], which does not begin with [4, 5]");
    row("td['a'] = 3", "`3` gives a int: a derived key is one tensor");
    row("a = td['nothing']", "nothing");
    row("a = b = td['r']", "a derived key is written as");
    row("td['r'].zero_()", "a derived key is written as");
    row("td['a'][0] = 1", "a derived key is written as");
    row("del td['r']", "a derived key is written as");
    row("td = 3", "a derived key is written as");
    row("a = td['a']", "there is no key \"a\"");
    row("a = td['r'] +", "expected");
    row("a = (lambda m: [m(td['x']).sum().backward(), m.weight.grad][1])(nn.Linear(3, 1))", "torch.autograd.grad(outputs, inputs)");
}

void DerivedTest::errors()
{
    QFETCH(QString, text);
    QFETCH(QString, error);
    const TensorDict td = operand();
    try {
        DerivedKeys(text.toStdString()).addTo(td);
        QFAIL("an error was expected");
    } catch (const Error& thrown) {
        QVERIFY2(QString(thrown.what()).contains(error), thrown.what());
    }
    QCOMPARE(td.keys(), operand().keys());
}

void DerivedTest::whatFits()
{
    const TensorDict td = operand();
    const auto failures = DerivedKeys("a = td['r'] + 1; b = td['gone'] + 1; c = td['a'] * 2; r = td['x']").addWhatFits(td);
    QCOMPARE(failures.size(), 2U);
    QCOMPARE(failures[0].name, "b");
    QCOMPARE(failures[1].name, "r");
    QVERIFY(td.contains({"a"}) && td.contains({"c"}) && !td.contains({"b"}));
}

void DerivedTest::isExplained_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("fix");  // of the failing key; empty: none
    // x is [4, 5, 3], and r is [4, 5].
    QTest::newRow("operands")
        << "a = td['r'] * 2; b = td['x'] * (td['r'])"
        << "Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim -1, td['x'] has 3 and "
           "td['r'] has 5."
        << "td['x'] * td['r'].unsqueeze(-1)";
    QTest::newRow("uses a key above")
        << "a = td['r'] * 2; b = td['x'] + td['a']"
        << "Shapes are aligned at the last dim, and sizes there must be equal or 1: in dim -1, td['x'] has "
           "3 and td['a'] has 5."
        << "td['x'] + td['a'].unsqueeze(-1)";
    QTest::newRow("another batch") << "td['b'] = td['r'].T"
                                   << "Each entry begins with the batch size [4, 5], and td['r'].T is [5, 4]."
                                   << "td['r'].T.transpose(0, 1)";
    QTest::newRow("key") << "b = td['gone'] + 1" << "" << "";
    QTest::newRow("near key") << "key = td['r'] + 1; b = td['kez'] * 2" << "" << "td['key'] * 2";
    QTest::newRow("uses a name") << "m = nn.Linear(3, 2)\nb = m(td['r'])" << "" << "";
}

void DerivedTest::isExplained()
{
    QFETCH(const QString, text);
    QFETCH(const QString, rule);
    QFETCH(const QString, fix);
    const DerivedKeys keys(text.toStdString());
    const auto failures = keys.addWhatFits(operand());
    QCOMPARE(failures.size(), 1U);
    const auto diagnosis = diagnoseDerived(failures[0], keys.text());
    QCOMPARE(QString::fromStdString(diagnosis ? diagnosis->rule.english() : ""), rule);
    QCOMPARE(QString::fromStdString(diagnosis && !diagnosis->fixes.empty() ? diagnosis->fixes[0].expression : ""), fix);
    if (fix.isEmpty()) {
        return;
    }
    std::string fixed = keys.text();
    fixed.replace(failures[0].place.begin, failures[0].place.end - failures[0].place.begin, fix.toStdString());
    QVERIFY(DerivedKeys(fixed).addWhatFits(operand()).empty());
}

void DerivedTest::isLeftAloneByWriting()
{
    const TensorDict td = operand();
    DerivedKeys("a = td['r'] + 1").addTo(td);
    try {
        td.leaf({"a"}).assign(at::zeros({}));
        QFAIL("an error was expected");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::PermissionError);
    }
    td.leaf({"r"}).assign(at::zeros({}));  // the leaves from which it is computed may change
    QCOMPARE(td.leaf({"a"}).tensor().sum().item<float>(), 20.0F);
}

void DerivedTest::ofLazyStack()
{
    const TensorDict td = lazyStack({operand(), operand(), operand()}, 1);
    DerivedKeys("a = td['r'] - td['x'].sum(-1); b = td['r'].cumsum(2)").addTo(td);
    for (const char* key : {"a", "b"}) {
        const std::string expression = *derivationOf(td.leaf({key}));
        QVERIFY(at::equal(td.leaf({key}).tensor(), valueOf(expression, lazyStack({operand(), operand(), operand()}, 1))));
    }
}

void DerivedTest::loadsOnce_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("file");
    const QString layer = QStringLiteral("(lambda m: [m.load_state_dict(torch.load('%1')), m][1])(nn.Linear(3, 1))");
    QTest::newRow("a script") << "td['v'] = torch.jit.load('%1')(td['x'])" << "critic.ts";
    QTest::newRow("a script under a name") << "m = torch.jit.load('%1')\ntd['v'] = m(td['x'])" << "critic.ts";
    QTest::newRow("weights") << "td['v'] = " + layer + "(td['x'])" << "critic.safetensors";
    QTest::newRow("weights of a module over td")
        << "td['v'] = TensorDictModule(" + layer + ", ['x'], ['y'])(td)['y']" << "critic.safetensors";
    QTest::newRow("a tensor") << "td['v'] = td['x'] @ torch.load('%1')['weight'].T" << "critic.safetensors";
}

/// A file is read again after it changed, and only then: neither for each visible part, nor after each edit.
void DerivedTest::loadsOnce()
{
    QFETCH(QString, text);
    QFETCH(QString, file);
    const QTemporaryDir elsewhere;
    const std::string path = m_folder.filePath(file).toStdString(), other = elsewhere.filePath(file).toStdString();
    const auto save = file.endsWith("ts") ? saveScript : saveWeights;
    const auto longAgo = std::filesystem::file_time_type::clock::now() - std::chrono::hours(24);
    save(path, 2);
    std::filesystem::last_write_time(path, longAgo);
    const DerivedKeys keys(text.arg(m_folder.filePath(file)).toStdString());
    const auto factorsIn = [&](const TensorDict& td) {
        std::set<float> factors;
        for (int64_t row = 0; row < 4; ++row) {
            const at::Tensor x = td.leaf({"x"}).at(Index{row}).tensor().sum(-1, true);
            factors.insert((td.leaf({"v"}).at(Index{row}).tensor() / x).mean().round().item<float>());
        }
        return factors;
    };
    const TensorDict td = operand();
    td.leaf({"x"}).assign(td.leaf({"x"}).tensor() + 1);
    keys.addTo(td);
    QCOMPARE(factorsIn(td), std::set<float>{2});

    // The content changed without a trace; a new evaluation sees it.
    save(other, 3);
    QCOMPARE(std::filesystem::file_size(path), std::filesystem::file_size(other));
    std::fstream(path, std::ios::binary | std::ios::in | std::ios::out) << std::ifstream(other, std::ios::binary).rdbuf();
    std::filesystem::last_write_time(path, longAgo);
    QCOMPARE(factorsIn(td), std::set<float>{2});
    const TensorDict edited = operand();
    edited.leaf({"x"}).assign(edited.leaf({"x"}).tensor() + 5);
    keys.addTo(edited);
    QCOMPARE(factorsIn(edited), std::set<float>{2});

    std::filesystem::last_write_time(path, longAgo + std::chrono::hours(1));
    const TensorDict changed = operand();
    changed.leaf({"x"}).assign(changed.leaf({"x"}).tensor() + 5);
    keys.addTo(changed);
    QCOMPARE(factorsIn(changed), std::set<float>{3});
    QCOMPARE(factorsIn(edited), std::set<float>{2});  // once a set
}

void DerivedTest::loadedIsAsNew_data()
{
    QTest::addColumn<QString>("text");
    const auto row = [](const char* name, const char* text) { QTest::newRow(name) << text; };
    row("a script that counts", "(lambda m: [m(td['x']), m.calls][1])(torch.jit.load('%1'))");
    row("its mode", "td['r'] + (lambda m: [m.training, m.eval()][0])(torch.jit.load('%1'))");
    row("a tensor in place", "torch.load('%2')['weight'].add_(td['x'][0, 1])");
    row("weights in place", "(lambda m: [m.weight.add_(td['r'][0, 1]), m.weight][1])(torch.jit.load('%1'))");
    row("an entry in place", "torch.load('%2').apply_(lambda x: x + td['r'][0, 1])['weight']");
    row("two of one file",
        "(lambda a, b: [a.weight.add_(td['r'][0, 1]), b.weight][1])(torch.jit.load('%1'), torch.jit.load('%1'))");
    row("random numbers behind it",
        "(lambda m: [m.load_state_dict(torch.load('%2')), m][1])(nn.Linear(3, 1))(td['x']) + torch.rand(1)");
    row("random numbers before it", "torch.rand(2)[1] + torch.nn.ModuleList([nn.Linear(3, 1), torch.jit.load('%1')])[0](td['x'])");
    row("what with names", "(with td.view(-1) as v: torch.jit.load('%1')(v['x']))");
    row("one for each", "td['r'][:2, :2] * sum([m(td['x'])[0, 0, 0] + m.calls for m in [torch.jit.load('%1') for i in range(3)]])");
}

/// A cached value equals the result of loading it again, whatever was done with it before.
void DerivedTest::loadedIsAsNew()
{
    QFETCH(QString, text);
    const QString script = m_folder.filePath("counting.ts"), weights = m_folder.filePath("weights.safetensors");
    saveScript(script.toStdString(), 2);
    saveWeights(weights.toStdString(), 2);
    for (const QString& path : {script, weights})
        std::filesystem::last_write_time(path.toStdString(), std::filesystem::file_time_type::clock::now() - std::chrono::hours(1));
    const std::string expression = text.replace("%1", script).replace("%2", weights).toStdString();
    const TensorDict td = operand();
    const at::Tensor expected = valueOf(expression, td).clone();
    const auto kept = std::make_shared<KeptParts>(parseExpression(expression), std::vector<std::string>{"td"});
    for (int i = 0; i < 3; ++i)
        QVERIFY(at::equal(evaluateWith(expression, td, {}, Progress::none(), kept).as<Leaf>()->tensor(), expected));
    QVERIFY(at::equal(valueOf(expression, td), expected));
}

TENSORDESK_SUITE(DerivedTest);
#include "tst_derived.moc"
