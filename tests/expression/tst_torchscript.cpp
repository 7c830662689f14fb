// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/derived/derivedsource.h"
#include "model/expression/syntax/expression.h"
#include "tests/support/suite.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QTest>

#include <torch/csrc/jit/api/module.h>

#include <atomic>
#include <chrono>

using namespace tensordesk;

/// Scripts that do not end or need too much; the results of scripts are compared with Python in tests/oracle.
class TorchScriptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endlessLoopIsCancelled();
    void refusals_data();
    void refusals();
    void stateIsKeptAndShared();
    void callLeavesModuleUntilItWentWell_data();
    void callLeavesModuleUntilItWentWell();
    void weightsAreSharedWithCalls();
    void inputsStay();

private:
    std::string saved(const std::string& code);

    QTemporaryDir m_folder;
    int m_files = 0;
};

namespace {

/// Asks for a stop after a while.
class SoonCancelled final : public Progress {
public:
    [[nodiscard]] bool isCancelled() const override { return std::chrono::steady_clock::now() > m_end; }

private:
    std::chrono::steady_clock::time_point m_end = std::chrono::steady_clock::now() + std::chrono::milliseconds(100);
};

Scope scriptOperand()
{
    TensorDict td(Shape{3});
    td.set({"x"}, Leaf(at::arange(3, at::kFloat)));
    td.set({"large"}, Leaf(at::zeros({3, 1 << 20})));
    return {{"td", td}};
}

/// A module that stands under the name `m` in one text after another.
class HeldModule {
public:
    explicit HeldModule(const std::string& path) { m_names.emplace_back("m", Target{evaluated("torch.jit.load('" + path + "')")}); }

    Value evaluated(const std::string& text, Progress& progress = Progress::none(),
                    const TensorDict& td = *tdIn(scriptOperand())) const
    {
        return evaluateWith(text, td, m_names, progress);
    }
    at::Tensor tensor(const std::string& text) const { return evaluated(text).as<Leaf>()->tensor(); }

private:
    Evaluator::Variables m_names;
};

/// Writes to itself in all possible ways, then does the requested operation.
constexpr const char* kWriter = R"(
def forward(self, x, then: int):
  self.count.add_(1)
  self.count.view(-1)[0] += 1
  torch.add(self.weight, 1, out=self.weight)
  self.other = self.other + 1
  self.turns += 1
  self.numbers.append(self.turns)
  y = torch.batch_norm(x.reshape(-1, 1), None, None, self.mean, self.var, True, 0.5, 1e-5, False)
  assert then != 1, 'stopped'
  n = 1
  while then == 2:
    n += 1
  while then == 3:
    self.count.add_(1)
    x = x + 1
  return y.sum() + self.count + self.weight.sum() + self.other.sum()
)";

std::string savedWriter(const std::string& path)
{
    torch::jit::Module module("Writer");
    for (const char* name : {"count", "other"})
        module.register_buffer(name, at::zeros({}));
    module.register_buffer("mean", at::zeros(1));
    module.register_buffer("var", at::ones(1));
    module.register_parameter("weight", at::zeros(4), false);
    module.register_attribute("turns", c10::IntType::get(), 0);
    module.register_attribute("numbers", c10::ListType::ofInts(), c10::List<int64_t>());
    module.define(kWriter);
    module.save(path);
    return path;
}

/// All that it holds.
std::vector<float> stateOf(const HeldModule& held)
{
    const at::Tensor all = held.tensor("torch.cat([m.count.view(1), m.other.view(1), m.mean, m.var, m.weight, "
                                       "torch.tensor([m.turns] + m.numbers).float()])");
    return {all.data_ptr<float>(), all.data_ptr<float>() + all.numel()};
}

}  // namespace

std::string TorchScriptTest::saved(const std::string& code)
{
    torch::jit::Module module("Policy");
    module.register_buffer("count", at::zeros({}));
    module.define(code);
    std::string path = m_folder.filePath(QStringLiteral("%1.ts").arg(m_files++)).toStdString();
    module.save(path);
    return path;
}

void TorchScriptTest::endlessLoopIsCancelled()
{
    // Each turn takes a millisecond, so that the steps would last for hours.
    const std::string path = saved("def forward(self, x):\n  while True:\n    x = x + 1\n  return x\n");
    SoonCancelled progress;
    try {
        static_cast<void>(evaluate("torch.jit.load('" + path + "')(td['large'])", scriptOperand(), progress));
        QFAIL("an error was expected");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Cancelled);
    }
}

void TorchScriptTest::refusals_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<QString>("error");
    const auto row = [](const char* name, const char* code, const char* error) { QTest::newRow(name) << code << error; };
    row("a loop without tensors", "def forward(self, x):\n  n = 1\n  while n > 0:\n    n = n + 1\n  return x\n", "too many steps");
    row("loops in loops",
        "def forward(self, x):\n  n = 0\n  for i in range(10000):\n    for j in range(10000):\n      n += j\n  return x\n",
        "too many steps");
    row("appending", "def forward(self, x):\n  l = [1]\n  while True:\n    l.append(1)\n  return x\n", "too many steps");
    row("extending", "def forward(self, x):\n  l = [1]\n  while True:\n    l.extend(l)\n  return x\n", "too many steps");
    row("a long product", "def forward(self, x):\n  l = [1] * 1000000000000\n  return x + len(l)\n", "too many steps");
    row("a large tensor", "def forward(self, x):\n  return torch.ones([1 << 23, 1 << 23]) + x.sum()\n", "memory");
    row("many tensors",
        "def forward(self, x):\n  l = [x]\n  for i in range(1000):\n    l.append(torch.empty([1 << 30]))\n  return l[900]\n",
        "memory");
    row("an exception", "def forward(self, x):\n  assert x.dim() == 0, 'not this'\n  return x\n", "not this");
    row("a file", "def forward(self, x):\n  return x + torch.from_file('/etc/hostname', size=1)\n",
        "Policy.forward uses aten::from_file");
    row("another file", "def forward(self, x):\n  return x\n\ndef other(self, x):\n  torch.save(x, 'x.pt')\n  return x\n",
        "Policy.other uses aten::save");
}

void TorchScriptTest::refusals()
{
    QFETCH(QString, code);
    QFETCH(QString, error);
    const std::string path = saved(code.toStdString());
    try {
        static_cast<void>(evaluate("torch.jit.load('" + path + "')(td['x'])", scriptOperand()));
        QFAIL("an error was expected");
    } catch (const Error& thrown) {
        QVERIFY2(QString(thrown.what()).contains(error), thrown.what());
    }
}

/// The state that a script stores in itself is kept for the next call; a call with shapes only does not change it.
void TorchScriptTest::stateIsKeptAndShared()
{
    const std::string load = "torch.jit.load('" + saved("def forward(self, x):\n  self.count.add_(1)\n  return x + self.count\n")
                           + "')";
    const auto countAfter = [&](const std::string& calls) {
        const std::string text = "(lambda m: [" + calls + ", m.count][-1])(" + load + ")";
        return evaluate(text, scriptOperand()).as<Leaf>()->tensor().item<float>();
    };
    QCOMPARE(countAfter("m(td['x'])"), 1.0F);
    QCOMPARE(countAfter("m(td['x']), m(td['x'])"), 2.0F);
    QCOMPARE(countAfter("m(td['x'].to('meta'))"), 0.0F);
    const Value shapes = evaluateShapes(load + "(td['x'])", scriptOperand());
    QCOMPARE(shapes.as<Leaf>()->shape(), Shape{3});
}

void TorchScriptTest::callLeavesModuleUntilItWentWell_data()
{
    QTest::addColumn<int>("then");
    QTest::newRow("an exception") << 1;
    QTest::newRow("too many steps") << 2;
    QTest::newRow("cancelled in a loop that writes") << 3;
}

/// The thread of a call that was cancelled goes on: nothing that it writes may be seen, now or later.
void TorchScriptTest::callLeavesModuleUntilItWentWell()
{
    QFETCH(int, then);
    const std::string path = savedWriter(m_folder.filePath("writer.ts").toStdString()), answer = "m(td['x'], 0)";
    const HeldModule held(path), fresh(path);
    const std::vector<float> before = stateOf(fresh);
    SoonCancelled progress;
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(held.evaluated("m(td['large'], " + std::to_string(then) + ")", progress)));
    QCOMPARE(stateOf(held), before);
    for (int calls = 0; calls < 2; ++calls) {
        QCOMPARE(held.tensor(answer).item<float>(), fresh.tensor(answer).item<float>());
        QCOMPARE(stateOf(held), stateOf(fresh));
    }
    // count by 2 a call, the others by 1, and turns appended each time
    const std::vector<float> after = stateOf(held);
    QCOMPARE(after[0], 4.0F);
    QCOMPARE(after[1], 2.0F);
    QCOMPARE(std::vector<float>(after.begin() + 4, after.end()), (std::vector<float>{2, 2, 2, 2, 2, 1, 2}));
    QCOMPARE(after[2], 0.75F);  // half way to 1, twice
}

/// Elements are copied once they are written to, and those alone.
void TorchScriptTest::weightsAreSharedWithCalls()
{
    torch::jit::Module module("Counting");
    module.register_parameter("weight", at::ones(1 << 16), false);
    module.register_buffer("count", at::zeros({}));
    module.register_attribute("training", c10::BoolType::get(), false);
    module.define(
        "def forward(self, x):\n  self.count.add_(1)\n  y = x * self.weight.sum()\n  y.relu_()\n  return y, self.weight\n");
    const std::string path = m_folder.filePath("counting.ts").toStdString();
    module.save(path);
    const HeldModule held(path);
    const void* weight = held.tensor("m.weight").data_ptr();
    for (int calls = 1; calls <= 2; ++calls) {
        QCOMPARE(held.tensor("m(td['x'])[1]").data_ptr(), weight);
        QCOMPARE(held.tensor("m.weight").data_ptr(), weight);
        QCOMPARE(held.tensor("m.count").item<float>(), static_cast<float>(calls));
    }
}

/// Writes of a script to its inputs do not reach any entry.
void TorchScriptTest::inputsStay()
{
    const HeldModule held(saved("def forward(self, x):\n  x[1:].add_(5)\n  return x\n"));
    TensorDict td(Shape{3});
    td.set({"x"}, Leaf(at::arange(12, at::kFloat).view({3, 4}).slice(1, 1, 3)));
    const at::Tensor before = std::get<Leaf>(td.at(KeyPath{"x"})).tensor().clone();
    const Value result = held.evaluated("m(td['x'])", Progress::none(), td);
    QVERIFY(at::equal(std::get<Leaf>(td.at(KeyPath{"x"})).tensor(), before));
    QVERIFY(at::equal(result.as<Leaf>()->tensor().slice(0, 1), before.slice(0, 1) + 5));
    QVERIFY(at::equal(result.as<Leaf>()->tensor()[0], before[0]));
}

TENSORDESK_SUITE(TorchScriptTest);
#include "tst_torchscript.moc"
