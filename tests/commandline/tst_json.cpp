// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/text/json.h"
#include "model/tensordict/base/torchversion.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/complex.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>
#include <QTest>

#include <limits>

using namespace tensordesk;

namespace {

QByteArray json(const PythonValue& document)
{
    return QByteArray::fromStdString(toJson(document, NonFinite::Quoted));
}

at::Tensor floats(std::vector<double> values, at::ScalarType dtype)
{
    return at::tensor(values, at::kDouble).to(dtype);
}

}  // namespace

/// The JSON documents that the command line promises.
class JsonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void elements_data();
    void elements();
    void values_data();
    void values();
    void tensorDict();
    void lazyStack();
    void tensorclass();
    void nonTensorThatJsonLacks();
    void brokenEntry();
    void unreadableLeafIsBroken();
    void leavesLargeTensorsOut_data();
    void leavesLargeTensorsOut();
    void shapesOnly();
    void error();
};

void JsonTest::elements_data()
{
    QTest::addColumn<at::Tensor>("tensor");
    QTest::addColumn<QByteArray>("expected");
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double inf = std::numeric_limits<double>::infinity();
    QTest::newRow("float32 in its own shortest form")
        << floats({0.1, 1.0 / 3, 16777216, -0.0, 1e-45}, at::kFloat) << QByteArray("[0.1, 0.33333334, 16777216.0, -0.0, 1e-45]");
    QTest::newRow("float64") << floats({0.1, 1.0 / 3, 5e-324}, at::kDouble) << QByteArray("[0.1, 0.3333333333333333, 5e-324]");
    QTest::newRow("float16 as its float32") << floats({0.1, 65504, 6e-8}, at::kHalf)
                                            << QByteArray("[0.099975586, 65504.0, 5.9604645e-08]");
    QTest::newRow("bfloat16 as its float32") << floats({0.1, 3.14}, at::kBFloat16) << QByteArray("[0.100097656, 3.140625]");
    QTest::newRow("float8") << floats({0.1, 448}, at::kFloat8_e4m3fn) << QByteArray("[0.1015625, 448.0]");
    QTest::newRow("not finite") << floats({nan, inf, -inf}, at::kFloat) << QByteArray("[\"nan\", \"inf\", \"-inf\"]");
    QTest::newRow("bool") << at::tensor(std::vector<int64_t>{1, 0}).to(at::kBool) << QByteArray("[true, false]");
    QTest::newRow("uint8") << at::tensor(std::vector<int64_t>{255}).to(at::kByte) << QByteArray("[255]");
    QTest::newRow("int8") << at::tensor(std::vector<int64_t>{-128}).to(at::kChar) << QByteArray("[-128]");
    QTest::newRow("int64, both ends") << at::tensor(
        std::vector<int64_t>{std::numeric_limits<int64_t>::min(), std::numeric_limits<int64_t>::max()})
                                      << QByteArray("[-9223372036854775808, 9223372036854775807]");
    if (ifPresent(kUInt64)) {
        QTest::newRow("uint64 beyond int64") << at::tensor(std::vector<int64_t>{-1, 1}).view(kUInt64)
                                             << QByteArray("[18446744073709551615, 1]");
    }
    QTest::newRow("complex64") << at::complex(floats({0.1, nan}, at::kFloat), floats({-2, 1}, at::kFloat))
                               << QByteArray("[[0.1, -2.0], [\"nan\", 1.0]]");
    QTest::newRow("complex128, conjugated") << at::complex(floats({0.1}, at::kDouble), floats({3}, at::kDouble)).conj()
                                            << QByteArray("[[0.1, -3.0]]");
    QTest::newRow("complex32") << at::complex(floats({0.5}, at::kFloat), floats({1}, at::kFloat)).to(at::kComplexHalf)
                               << QByteArray("[[0.5, 1.0]]");
    QTest::newRow("no dim") << at::scalar_tensor(7, at::kInt) << QByteArray("7");
    QTest::newRow("nested by dims") << at::arange(6).reshape({2, 3, 1}) << QByteArray("[[[0], [1], [2]], [[3], [4], [5]]]");
    QTest::newRow("a view that is not contiguous") << at::arange(6).reshape({2, 3}).t() << QByteArray("[[0, 3], [1, 4], [2, 5]]");
    QTest::newRow("no element, inner") << at::zeros({2, 0}) << QByteArray("[[], []]");
    QTest::newRow("no element, outer") << at::zeros({0, 2}) << QByteArray("[]");
}

void JsonTest::elements()
{
    QFETCH(at::Tensor, tensor);
    QFETCH(QByteArray, expected);
    QCOMPARE(json(elementsOf(tensor)), expected);
}

void JsonTest::values_data()
{
    QTest::addColumn<Value>("value");
    QTest::addColumn<QByteArray>("expected");
    QTest::newRow("None") << Value() << QByteArray(R"({"kind": "none"})");
    QTest::newRow("bool") << Value(true) << QByteArray(R"({"kind": "scalar", "value": true})");
    QTest::newRow("int") << Value(int64_t{3}) << QByteArray(R"({"kind": "scalar", "value": 3})");
    QTest::newRow("float") << Value(0.1) << QByteArray(R"({"kind": "scalar", "value": 0.1})");
    QTest::newRow("nan") << Value(std::numeric_limits<double>::quiet_NaN()) << QByteArray(R"({"kind": "scalar", "value": "nan"})");
    QTest::newRow("complex") << Value(std::complex<double>(1, -2)) << QByteArray(R"({"kind": "scalar", "value": [1.0, -2.0]})");
    QTest::newRow("str") << Value(std::string("pendulum \xc3\xa9"))
                         << QByteArray(R"({"kind": "scalar", "value": "pendulum \u00e9"})");
    QTest::newRow("size") << Value(Value::Size{{4, 5}}) << QByteArray(R"({"kind": "size", "value": [4, 5]})");
    QTest::newRow("list") << Value(Value::List{{Value(int64_t{1}), Value()}})
                          << QByteArray(R"({"kind": "list", "items": [{"kind": "scalar", "value": 1}, {"kind": "none"}]})");
    QTest::newRow("tuple") << Value(Value::Tuple{{Value(false)}})
                           << QByteArray(R"({"kind": "list", "items": [{"kind": "scalar", "value": false}]})");
    QTest::newRow("dict") << Value(Value::Dict{{{Value(std::string("a")), Value(int64_t{1})}, {Value(int64_t{2}), Value(true)}}})
                          << QByteArray(R"({"kind": "dict", "items": {"a": {"kind": "scalar", "value": 1}, )"
                                        R"("2": {"kind": "scalar", "value": true}}})");
    QTest::newRow("dtype") << Value(DType(at::kFloat)) << QByteArray(R"({"kind": "scalar", "value": "torch.float32"})");
    QTest::newRow("device") << Value(at::Device(at::kCPU)) << QByteArray(R"({"kind": "scalar", "value": "cpu"})");
    QTest::newRow("slice") << Value(Slice{1, {}, 2}) << QByteArray(R"x({"kind": "scalar", "value": "slice(1, None, 2)"})x");
    QTest::newRow("tensor") << Value(Leaf(floats({0.5, std::numeric_limits<double>::quiet_NaN()}, at::kFloat)))
                            << QByteArray(R"({"kind": "tensor", "shape": [2], "dtype": "torch.float32", )"
                                          R"("device": "cpu", "values": [0.5, "nan"]})");
    QTest::newRow("complex non-tensor") << Value(NonTensor(PythonValue(PythonValue::Complex{1.5, -0.0}), {}))
                                        << QByteArray(R"({"kind": "non-tensor", "data": [1.5, -0.0]})");
    QTest::newRow("non-tensor") << Value(NonTensor(PythonValue("x"), {})) << QByteArray(R"({"kind": "non-tensor", "data": "x"})");
}

void JsonTest::values()
{
    QFETCH(Value, value);
    QFETCH(QByteArray, expected);
    QCOMPARE(json(documentOf(value)), expected);
}

void JsonTest::tensorDict()
{
    TensorDict td({2}, {DimName("time")});
    td.set({"obs"}, Leaf(at::zeros({2, 3})));
    td.set({"next", "reward"}, Leaf(at::ones({2}, at::kLong)));
    td.set({"task"}, NonTensor(PythonValue("pendulum"), {2}));
    const QByteArray expected =
        R"({"kind": "tensordict", "type": "TensorDict", "batch_size": [2], "names": ["time"], )"
        R"("device": null, "locked": false, "entries": [)"
        R"({"key": "obs", "kind": "tensor", "shape": [2, 3], "dtype": "torch.float32", "device": "cpu", "bytes": 24}, )"
        R"({"key": "next", "kind": "tensordict", "type": "TensorDict", "batch_size": [2], "names": ["time"], )"
        R"("device": null, "locked": false, "entries": [)"
        R"({"key": "reward", "kind": "tensor", "shape": [2], "dtype": "torch.int64", "device": "cpu", "bytes": 16}]}, )"
        R"({"key": "task", "kind": "non-tensor", "data": "pendulum"}]})";
    QCOMPARE(json(documentOf(td)), expected);
}

void JsonTest::lazyStack()
{
    TensorDict first({2});
    first.set({"x"}, Leaf(at::zeros({2})));
    TensorDict second({3});
    second.set({"x"}, Leaf(at::zeros({3})));
    const QByteArray document = json(documentOf(TensorDict::lazyStack({first, second}, 0)));
    const QByteArray expected =
        R"({"kind": "lazy_stack", "type": "LazyStackedTensorDict", "stack_dim": 0, "count": 2, )"
        R"("batch_size": [2, -1], "names": null, "device": null, "locked": false, "entries": [)"
        R"({"key": "x", "kind": "tensor", "shape": [2, -1], "dtype": "torch.float32", "device": "cpu", "bytes": 20}], )"
        R"("members": [)"
        R"({"kind": "tensordict", "type": "TensorDict", "batch_size": [2], "names": null, "device": null, "locked": false, )"
        R"("entries": [{"key": "x", "kind": "tensor", "shape": [2], "dtype": "torch.float32", "device": "cpu", "bytes": 8}]}, )"
        R"({"kind": "tensordict", "type": "TensorDict", "batch_size": [3], "names": null, "device": null, "locked": false, )"
        R"("entries": [{"key": "x", "kind": "tensor", "shape": [3], "dtype": "torch.float32", "device": "cpu", "bytes": 12}]}]})";
    QCOMPARE(document, expected);
}

void JsonTest::tensorclass()
{
    const TensorDict td = TensorDict::typed(TensorDict({4}), "my.module.Obs");
    const QByteArray expected = R"({"kind": "tensordict", "type": "Obs", "batch_size": [4], "names": null, "device": null, )"
                                R"("locked": false, "entries": []})";
    QCOMPARE(json(documentOf(td)), expected);
}

void JsonTest::nonTensorThatJsonLacks()
{
    const NonTensor entry(PythonValue(PythonValue::List{PythonValue(1), PythonValue(PythonValue::Bytes{"a"}),
                                                        PythonValue(PythonValue::Opaque{"my.Class"})}),
                          {});
    const PythonValue document = documentOf(Value(entry));
    const QByteArray expected = R"({"kind": "non-tensor", "data": [1, "b'a'", "<my.Class>"], "opaque": true})";
    QCOMPARE(json(document), expected);
}

void JsonTest::brokenEntry()
{
    TensorDict td;
    Error error(ErrorKind::OSError, "The file is too short.");
    td.set({"x"}, Broken{error.inFile("/a/x.memmap"), Shape{3}, at::kFloat});
    const QByteArray expected = R"({"kind": "tensordict", "type": "TensorDict", "batch_size": [], "names": null, "device": null, )"
                                R"("locked": false, "entries": [{"key": "x", "kind": "broken", "error": ")"
                              + QByteArray(error.what()) + R"("}]})";
    QCOMPARE(json(documentOf(td)), expected);
}

namespace {

/// A stored array whose file fails when it is read.
class FailingSource final : public LeafSource {
public:
    FailingSource() : LeafSource({2}, at::kFloat) { }
    at::Tensor read(const std::vector<Range>&) const override { throw Error(ErrorKind::OSError, "It cannot be read."); }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return "/a"; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 0; }
};

}  // namespace

void JsonTest::unreadableLeafIsBroken()
{
    TensorDict td;
    td.set({"bad"}, Leaf(std::make_shared<FailingSource>()));
    td.set({"good"}, Leaf(at::zeros({1})));
    const QByteArray document = json(documentOf(td, {.inTrees = true}));
    const QByteArray bad = R"({"key": "bad", "kind": "broken", "error": ")";
    const QByteArray good = R"("bytes": 4, "values": [0.0]}])";
    QVERIFY2(document.contains(bad), document.constData());
    QVERIFY2(document.contains(good), document.constData());
}

void JsonTest::leavesLargeTensorsOut_data()
{
    QTest::addColumn<at::Tensor>("tensor");
    QTest::addColumn<bool>("truncated");
    QTest::newRow("as many as allowed") << at::zeros({2, 5}) << false;
    QTest::newRow("one more") << at::zeros({11}) << true;
    QTest::newRow("no element but many lists") << at::zeros({1000000000, 0}) << true;
    QTest::newRow("no element, few lists") << at::zeros({10, 0, 1000000000}) << false;
}

void JsonTest::leavesLargeTensorsOut()
{
    QFETCH(at::Tensor, tensor);
    QFETCH(bool, truncated);
    const QByteArray document = json(documentOf(Leaf(tensor), {.maxCount = 10}));
    QCOMPARE(document.contains("\"truncated\": true"), truncated);
    QCOMPARE(document.contains("\"values\""), !truncated);
}

void JsonTest::shapesOnly()
{
    const Leaf unreadable(std::make_shared<FailingSource>());
    const QByteArray expected = R"({"kind": "tensor", "shape": [2], "dtype": "torch.float32", "device": "cpu"})";
    QCOMPARE(json(documentOf(unreadable, {.none = true})), expected);
}

void JsonTest::error()
{
    Error error(ErrorKind::KeyError, "There is no such key.");
    const QByteArray bare =
        R"({"kind": "error", "class": "KeyError", "key": [], "file": null, "message": "There is no such key."})";
    QCOMPARE(json(documentOf(error)), bare);
    error.within("obs").within("next").inFile("a.h5");
    const QByteArray expected = R"({"kind": "error", "class": "KeyError", "key": ["next", "obs"], )"
                                R"("file": "a.h5", "message": "There is no such key."})";
    QCOMPARE(json(documentOf(error)), expected);
}

TENSORDESK_SUITE(JsonTest);
#include "tst_json.moc"
