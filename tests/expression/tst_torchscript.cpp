// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/syntax/expression.h"
#include "tests/support/suite.h"

#include <ATen/ATen.h>

#include <QTemporaryDir>
#include <QTest>

#include <torch/csrc/jit/api/module.h>

#include <atomic>
#include <chrono>

using namespace tensordesk;

/// What a script that does not end, or takes too much, meets; what scripts compute is compared with Python in tests/oracle.
class TorchScriptTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endlessLoopIsCancelled();
    void refusals_data();
    void refusals();
    void stateIsKeptAndShared();

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

/// What a script stores in itself is there at the next call; a call on shapes alone leaves it.
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

TENSORDESK_SUITE(TorchScriptTest);
#include "tst_torchscript.moc"
