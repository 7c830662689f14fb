// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/valuetext.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>
#include <QTest>

using namespace tensordesk;

namespace {

QString text(const Value& value, const ValueTextOptions& options = {})
{
    QStringList lines;
    for (const std::string& line : valueText(value, options)) {
        lines.append(QString::fromStdString(line));
    }
    return lines.join('\n');
}

/// A stored array that records how much of it is read.
class CountingSource final : public LeafSource {
public:
    explicit CountingSource(Shape shape) : LeafSource(std::move(shape), at::kFloat) { }
    at::Tensor read(const std::vector<Range>& part) const override
    {
        Shape counts;
        for (const Range& range : part) {
            counts.push_back(range.count);
        }
        m_read += elementCount(counts);
        return at::zeros(counts);
    }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return "/a"; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 0; }
    int64_t elementsRead() const { return m_read; }

private:
    mutable int64_t m_read = 0;
};

}  // namespace

/// The output of `eval` for the user.
class ValueTextTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void values_data();
    void values();
    void wrapsRows();
    void readsOnlyTheCornersOfLargeTensors();
    void readsNothingForShapes();
};

void ValueTextTest::values_data()
{
    QTest::addColumn<Value>("value");
    QTest::addColumn<QString>("expected");
    QTest::newRow("None") << Value() << "None";
    QTest::newRow("bool") << Value(true) << "True";
    QTest::newRow("float") << Value(1e20) << "1e+20";
    QTest::newRow("str") << Value(std::string("it's")) << "\"it's\"";
    QTest::newRow("complex") << Value(std::complex<double>(1, -2)) << "(1.0-2.0j)";
    QTest::newRow("size") << Value(Value::Size{{4, 5}}) << "torch.Size([4, 5])";
    QTest::newRow("list") << Value(Value::List{{Value(int64_t{1}), Value(std::string("a"))}}) << "[1, 'a']";
    QTest::newRow("tuple of one") << Value(Value::Tuple{{Value(int64_t{1})}}) << "(1,)";
    QTest::newRow("dict") << Value(Value::Dict{{{Value(std::string("a")), Value()}}}) << "{'a': None}";
    QTest::newRow("dtype") << Value(DType(at::kBool)) << "torch.bool";
    QTest::newRow("non-tensor") << Value(NonTensor(PythonValue("x"), {})) << "'x'";
    QTest::newRow("tensor") << Value(Leaf(at::tensor(std::vector<double>{0.5, -10}).reshape({1, 2}).to(at::kFloat)))
                            << "Tensor [1, 2] torch.float32\n[[  0.5, -10.0]]";
    QTest::newRow("tensor of rank 3") << Value(Leaf(at::arange(8).reshape({2, 2, 2})))
                                      << "Tensor [2, 2, 2] torch.int64\n"
                                         "[[[0, 1],\n"
                                         "  [2, 3]],\n"
                                         " [[4, 5],\n"
                                         "  [6, 7]]]";
    QTest::newRow("tensor without dims") << Value(Leaf(at::scalar_tensor(7, at::kInt))) << "Tensor [] torch.int32\n7";
    QTest::newRow("empty tensor") << Value(Leaf(at::zeros({2, 0}))) << "Tensor [2, 0] torch.float32\n[[],\n []]";
    QTest::newRow("complex tensor") << Value(Leaf(at::complex(at::ones({1}), at::ones({1}).neg())))
                                    << "Tensor [1] torch.complex64\n[1.0-1.0j]";
    QTest::newRow("tensor in a list") << Value(Value::List{{Value(Leaf(at::zeros({1}))), Value(true)}})
                                      << "[0] Tensor [1] torch.float32\n[0.0]\n[1] True";
    QTest::newRow("tensordict") << Value(TensorDict({3})) << "TensorDict [3]";
}

void ValueTextTest::values()
{
    QFETCH(Value, value);
    QFETCH(QString, expected);
    QCOMPARE(text(value), expected);
}

void ValueTextTest::wrapsRows()
{
    const QString expected = "Tensor [8] torch.int64\n"
                             "[0, 1, 2, 3,\n"
                             " 4, 5, 6, 7]";
    QCOMPARE(text(Leaf(at::arange(8)), {.width = 14}), expected);
}

void ValueTextTest::readsOnlyTheCornersOfLargeTensors()
{
    const auto source = std::make_shared<CountingSource>(Shape{1000000, 7, 2});
    QCOMPARE(text(Leaf(source), {.maxCount = 1000}).count("0.0"), 6 * 6 * 2);
    QCOMPARE(source->elementsRead(), int64_t{6 * 6 * 2});
}

void ValueTextTest::readsNothingForShapes()
{
    const auto source = std::make_shared<CountingSource>(Shape{2});
    QCOMPARE(text(Leaf(source), {.withElements = false}), QString("Tensor [2] torch.float32"));
    QCOMPARE(source->elementsRead(), int64_t{0});
}

TENSORDESK_SUITE(ValueTextTest);
#include "tst_valuetext.moc"
