// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"
#include "model/expression/evaluation/tensors.h"
#include "model/expression/syntax/expression.h"
#include "model/storage/storage.h"
#include "tests/support/nearfloats.h"
#include "tests/support/suite.h"

#include <ATen/ATen.h>

#include <QFile>
#include <QProcess>
#include <QScopeGuard>
#include <QTemporaryDir>
#include <QTest>

#include <functional>
#include <map>

using namespace tensordesk;

/// Every line of the tables in differential/, and random statements, run here and by Python's tensordict. For hours:
/// TENSORDESK_STATEMENTS=100000 TENSORDESK_SEED=7 tst_differential randomStatements
class DifferentialTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void rounding_data();
    void rounding();
    void expressions_data();
    void expressions();
    void shapes_data();
    void shapes();
    void statements_data();
    void statements();
    void stagedStatements_data();
    void stagedStatements();
    void randomStatements_data();
    void randomStatements();

private:
    void addRows(const QByteArray& table) const;
    void compareInMemory(const QString& name, const QByteArray& line, const QByteArray& outcome);
    void compareStaged(const QString& name, const QByteArray& line, const QByteArray& outcome);
    TensorDict operand(const QString& name);

    QTemporaryDir m_folder;
    QList<QByteArrayList> m_lines;                                   ///< table, operand, line, outcome
    std::map<std::pair<QString, QByteArray>, std::string> m_shapes;  ///< the results of an operand and a line, without elements
    std::unique_ptr<Storage> m_storage;
};

namespace {

/// The description of tensors: with elements, or only shapes.
bool withElements = true;

std::string outcomeText(const Value& value);

std::string outcomeText(const Entry& entry)
{
    const auto* data = std::get_if<NonTensor>(&entry);
    return outcomeText(data ? Value(*data) : fromEntry(entry));
}

std::string outcomeText(const TensorDict& td)
{
    std::string text = td.typeName() + " " + toString(td.batchSize()) + " " + toString(td.names());
    std::string parts;
    if (td.isLazyStack()) {
        for (const TensorDict& member : td.members())
            parts += (parts.empty() ? "" : "; ") + outcomeText(member);
        std::string keys;
        for (const Key& key : td.keys())
            keys += (keys.empty() ? "" : ", ") + stringLiteral(key);
        return text + " on " + std::to_string(td.stackDim()) + " <" + parts + "> [" + keys + "]";
    }
    for (std::size_t i = 0; i < td.count(); ++i)
        parts += (parts.empty() ? "" : ", ") + stringLiteral(td.keyAt(i)) + ": " + outcomeText(td.entryAt(i));
    return text + " {" + parts + "}";
}

/// Returns one line that fully describes a value; python_outcomes.py has the same function.
std::string outcomeText(const Value& value)
{
    const auto all = [](const std::vector<Value>& items) {
        std::string text;
        for (const Value& item : items)
            text += (text.empty() ? "" : ", ") + outcomeText(item);
        return "[" + text + "]";
    };
    if (const auto* leaf = value.as<Leaf>(); leaf && withElements && leaf->isRagged()) {
        std::vector<Value> members;
        for (int64_t i = 0; i < leaf->shape().front(); ++i)
            members.push_back(leaf->at(Index{i}));
        return "nested " + all(members);
    }
    if (const auto* leaf = value.as<Leaf>(); leaf && (!withElements || leaf->isRagged()))
        return dtypeName(leaf->dtype()) + " " + toString(leaf->shape());
    if (const auto* leaf = value.as<Leaf>())
        return dtypeName(leaf->dtype()) + " " + toString(leaf->shape()) + " " + outcomeText(listOf(leaf->tensor().flatten()));
    if (const auto* td = value.as<TensorDict>())
        return outcomeText(*td);
    if (const auto* object = value.as<NonTensorObject>())
        return "nontensor " + toString(object->data().batchSize()) + " " + outcomeText(fromPlain(object->data().toPythonValue()));
    if (const auto* size = value.as<Value::Size>())
        return "size " + toString(size->sizes);
    if (const auto* list = value.as<Value::List>())
        return all(list->items);
    if (const auto* tuple = value.as<Value::Tuple>())
        return all(tuple->items);
    if (const auto* dict = value.as<Value::Dict>()) {
        std::string text;
        for (const auto& [key, item] : dict->items)
            text += (text.empty() ? "" : ", ") + outcomeText(key) + ": " + outcomeText(item);
        return "{" + text + "}";
    }
    if (const auto* complex = value.as<std::complex<double>>())
        return "complex(" + outcomeText(Value(complex->real())) + ", " + outcomeText(Value(complex->imag())) + ")";
    if (const auto* dtype = value.as<DType>())
        return dtypeName(*dtype);
    if (const auto* device = value.as<at::Device>())
        return device->str();
    if (const auto* one = value.as<Value::Class>())
        return "<class '" + one->name + "'>";
    return toPythonValue(value).toPython();
}

/// The same tensordict in memory, where statements may change it.
TensorDict inMemory(const TensorDict& td)
{
    if (td.isLazyStack()) {
        std::vector<TensorDict> members;
        for (const TensorDict& member : td.members())
            members.push_back(inMemory(member));
        return TensorDict::lazyStack(std::move(members), td.stackDim(), td.stackDimName());
    }
    TensorDict copy(td.batchSize(), td.names());
    for (std::size_t i = 0; i < td.count(); ++i) {
        Entry entry = td.entryAt(i);
        if (const auto* leaf = std::get_if<Leaf>(&entry))
            entry = Leaf(leaf->tensor().clone());
        else if (const auto* child = std::get_if<TensorDict>(&entry))
            entry = inMemory(*child);
        copy.set({td.keyAt(i)}, std::move(entry));
    }
    return copy;
}

/// Returns the result of a call without elements, or its error.
std::string shapesOf(const std::function<Value()>& call)
{
    withElements = false;
    const auto reset = qScopeGuard([] { withElements = true; });
    try {
        return outcomeText(call());
    } catch (const Error& error) {
        return std::string("! ") + className(error.kind()) + " " + error.what();
    }
}

/// The statements of a row: tables write line breaks as ⏎.
std::string textOf(const QByteArray& line)
{
    return QByteArray(line).replace("⏎", "\n").toStdString();
}

/// Compares an outcome with Python's: equal, but for the rounding of floats that were computed.
void compareOutcome(const std::string& ours, const QByteArray& theirs)
{
    if (!agreeButForRounding(ours, theirs.toStdString()))
        QCOMPARE(QByteArray::fromStdString(ours), theirs);
}

/// Compares an error with Python's: `expected` lists the classes that it is.
void compareError(const Error& error, const QByteArray& expected)
{
    QVERIFY2(expected.startsWith("! "),
             qPrintable(QString("%1: %2; Python gives %3").arg(className(error.kind()), error.what(), QString(expected))));
    QVERIFY2(expected.split(' ').contains(className(error.kind())),
             qPrintable(QString("%1, Python: %2").arg(error.what(), QString(expected))));
}

}  // namespace

void DifferentialTest::initTestCase()
{
    if (!QFile::exists(TENSORDESK_PYTHON))
        QSKIP("There is no " TENSORDESK_PYTHON " to compare with; packaging/test sets it up.");
    QProcess python;
    python.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    python.start(TENSORDESK_PYTHON,
                 {"-B", TENSORDESK_TABLES "/python_outcomes.py", m_folder.path(),
                  qEnvironmentVariable("TENSORDESK_STATEMENTS", "80"), qEnvironmentVariable("TENSORDESK_SEED", "1")});
    QVERIFY(python.waitForFinished(-1));
    QCOMPARE(python.exitCode(), 0);
    for (const QByteArray& line : python.readAllStandardOutput().split('\n'))
        if (!line.isEmpty())
            m_lines.append(line.split('\t'));
    QVERIFY(m_lines.size() > 700);
}

void DifferentialTest::rounding_data()
{
    QTest::addColumn<QString>("one");
    QTest::addColumn<QString>("other");
    QTest::addColumn<bool>("agree");
    QTest::newRow("the last bit") << "torch.float32 [1] [1.4884686470031738]" << "torch.float32 [1] [1.4884685277938843]" << true;
    QTest::newRow("beyond float32") << "torch.float32 [1] [1.4884]" << "torch.float32 [1] [1.4885]" << false;
    QTest::newRow("beyond float64") << "torch.float64 [1] [1.4884686470031738]" << "torch.float64 [1] [1.4884685277938843]"
                                    << false;
    QTest::newRow("float16") << "torch.float16 [1] [0.3333]" << "torch.float16 [1] [0.3335]" << true;
    QTest::newRow("near zero") << "torch.float32 [1] [-1e-08]" << "torch.float32 [1] [2e-08]" << true;
    QTest::newRow("sign") << "torch.float32 [1] [-1.5]" << "torch.float32 [1] [1.5]" << false;
    QTest::newRow("infinities") << "torch.float32 [1] [-inf]" << "torch.float32 [1] [inf]" << false;
    QTest::newRow("integers") << "torch.int64 [1] [1000000]" << "torch.int64 [1] [1000001]" << false;
    QTest::newRow("dtypes") << "torch.float32 [1] [1.0]" << "torch.float64 [1] [1.0]" << false;
    QTest::newRow("keys") << "{'a': torch.float32 [] [1.0]}" << "{'b': torch.float32 [] [1.0]}" << false;
    QTest::newRow("numbers of elements") << "torch.float32 [2] [1.0, 2.0]" << "torch.float32 [2] [1.0]" << false;
}

void DifferentialTest::rounding()
{
    QFETCH(QString, one);
    QFETCH(QString, other);
    QTEST(agreeButForRounding(one.toStdString(), other.toStdString()), "agree");
}

void DifferentialTest::addRows(const QByteArray& table) const
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("outcome");
    for (const QByteArrayList& line : m_lines)
        if (line[0] == table)
            QTest::newRow((line[1] + ": " + line[2]).constData()) << QString(line[1]) << line[2] << line[3];
}

TensorDict DifferentialTest::operand(const QString& name)
{
    m_storage = openStorage(m_folder.filePath(name).toStdString());
    return m_storage->root();
}

void DifferentialTest::expressions_data()
{
    addRows("expression");
}

void DifferentialTest::expressions()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, outcome);
    Scope scope;
    scope.emplace("td", operand(name));
    std::string& shapes = m_shapes[{name, line}];
    try {
        const Value value = evaluate(line.toStdString(), scope);
        shapes = shapesOf([&] { return value; });
        compareOutcome(outcomeText(value), outcome);
    } catch (const Error& error) {
        shapes = shapesOf([&]() -> Value { throw error; });
        compareError(error, outcome);
    }
}

void DifferentialTest::shapes_data()
{
    addRows("expression");
}

/// The result of an expression without elements has the same shapes, names and dtypes as with them, unless they depend on values.
void DifferentialTest::shapes()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, line);
    Scope scope;
    scope.emplace("td", operand(name));
    const std::string shapes = shapesOf([&] { return evaluateShapes(line.toStdString(), scope); });
    const bool asksForDevice = line.contains(".is_meta") || line.contains(".is_cpu");
    if (shapes.find("depends on values") != std::string::npos || asksForDevice
        || line.contains("is_consolidated"))  // a storage has no shape
        return;
    const auto known = m_shapes.find({name, line});
    const std::string whole = known != m_shapes.end() ? known->second
                                                      : shapesOf([&] { return evaluate(line.toStdString(), scope); });
    // The dtypes of a kernel, its own checks, and the cache for gradients.
    for (const char* ofKernels :
         {"not implemented for", "ZeroDivision", "q values must be in the range", "contains values outside its range",
          "must not be negative", "backward through the graph a second time", "modified by an inplace operation", "out of bounds",
          "out of range", "smaller than num_classes"})
        if (whole.find(ofKernels) != std::string::npos)
            return;
    if (whole.starts_with("!"))
        QVERIFY2(shapes.starts_with("!"), (whole + " | " + shapes).c_str());
    else
        QCOMPARE(QByteArray::fromStdString(shapes).replace("meta", "cpu"), QByteArray::fromStdString(whole).replace("meta", "cpu"));
}

void DifferentialTest::statements_data()
{
    addRows("statements");
}

void DifferentialTest::statements()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, outcome);
    compareInMemory(name, line, outcome);
}

void DifferentialTest::compareInMemory(const QString& name, const QByteArray& line, const QByteArray& outcome)
{
    const TensorDict td = inMemory(operand(name));
    const std::string before = outcomeText(td);
    Scope scope;
    scope.emplace("td", td);
    DirectMutations mutations(td);
    try {
        execute(textOf(line), scope, mutations);
        compareOutcome(outcomeText(td), outcome);
    } catch (const Error& error) {
        compareError(error, outcome);
        QCOMPARE(outcomeText(td), before);
    }
}

/// Staged over a file, which stays as it was.
void DifferentialTest::compareStaged(const QString& name, const QByteArray& line, const QByteArray& outcome)
{
    const auto document = Document::open(m_folder.filePath(name).toStdString());
    document->setMode(Document::Mode::Edit);
    const auto discard = qScopeGuard([&] { document->discard(); });
    const std::string before = outcomeText(document->td());
    try {
        document->execute(textOf(line));
        compareOutcome(outcomeText(document->td()), outcome);
        document->rollBackTo(0);
    } catch (const Error& error) {
        compareError(error, outcome);
    }
    QCOMPARE(outcomeText(document->td()), before);
}

void DifferentialTest::stagedStatements_data()
{
    addRows("staged");
}

void DifferentialTest::stagedStatements()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, outcome);
    compareStaged(name, line, outcome);
}

void DifferentialTest::randomStatements_data()
{
    addRows("random");
}

/// In memory, and staged over a file.
void DifferentialTest::randomStatements()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, outcome);
    compareInMemory(name, line, outcome);
    compareStaged(name, line, outcome);
}

TENSORDESK_SUITE(DifferentialTest);
#include "tst_differential.moc"
