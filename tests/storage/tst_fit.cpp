// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/formats/parquet/parquetlibrary.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QDir>
#include <QFile>
#include <QHash>
#include <QTemporaryDir>

using namespace tensordesk;
using MakeTree = TensorDict (*)();

namespace {

Leaf zeros(Shape shape, DType dtype = DType::Float)
{
    return Leaf(at::zeros(shape, at::TensorOptions(dtype)));
}

/// Returns entries of many dtypes.
TensorDict dtypes()
{
    TensorDict td({2}, {"time"});
    td.set({"b"}, Leaf(at::arange(2).to(DType::BFloat16)));
    td.set({"n", "b"}, Leaf(at::arange(4).view({2, 2}).to(DType::BFloat16)));
    td.set({"n", "8"}, Leaf(at::arange(2).to(DType::Float8_e5m2)));
    td.set({"n", "c"}, zeros({2}, DType::ComplexHalf));
    td.set({"n", "d"}, zeros({2}, DType::ComplexDouble));
    td.set({"u"}, Leaf(at::arange(2).to(DType::UInt16)));
    return td;
}

TensorDict values()
{
    TensorDict td({2});
    td.set({"none"}, NonTensor(PythonValue(), {2}));
    td.set({"dict"}, NonTensor(PythonValue::Dict{{"a", 1}}, {2}));
    td.set({"text"}, NonTensor("hi", {2}));
    td.set({"bytes"}, NonTensor(PythonValue::Bytes{"x"}, {2}));
    td.set({"number"}, NonTensor(3, {2}));
    td.set({"numbers"}, NonTensor::stack({PythonValue(1), PythonValue(2.5)}, {2}));
    td.set({"texts"}, NonTensor::stack({PythonValue("a"), PythonValue("b")}, {2}));
    return td;
}

TensorDict keys()
{
    TensorDict td;
    td.set({"shape"}, zeros({1}));
    td.set({"shape_"}, zeros({2}));
    td.set({""}, zeros({3}));
    td.set({"a", "b"}, zeros({4}));
    td.set({"a.b"}, zeros({5}));
    td.set({"leaves", "x"}, zeros({6}));
    td.set({"x"}, Broken{Error(ErrorKind::OSError, "is gone"), {}, {}});
    return td;
}

/// Members that differ in keys and shapes, below a level that has their batch dim too.
TensorDict unlike()
{
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < 2; ++i) {
        TensorDict member(Shape{});
        member.set({"same"}, zeros({3}));
        member.set({"n", "ragged"}, zeros({i + 1}, i == 0 ? DType::Float : DType::Double));
        if (i == 1) {
            member.set({"n", "only"}, zeros({1}));
        }
        members.push_back(member);
    }
    TensorDict td({2}, {"env"});
    td.set({"x"}, zeros({2, 3}));
    td.set({"stack"}, TensorDict::lazyStack(members, 0, "env"));
    return td;
}

TensorDict episodes()
{
    std::vector<TensorDict> members;
    for (int64_t i = 0; i < 3; ++i) {
        TensorDict member({i + 1}, {"time"});
        member.set({"x"}, zeros({i + 1, 2}));
        members.push_back(member);
    }
    return TensorDict::lazyStack(members, 0, "episode");
}

/// A ragged tensor that no stack holds, as a nested one of Python.
TensorDict nested()
{
    TensorDict td;
    td.set({"rows"}, Leaf::stack({zeros({2}), zeros({3})}, 0));
    td.set({"a"}, zeros({1}));
    return td;
}

/// An entry a line, in the order of their paths, members of stacks apart.
QString shortened(const TensorDict& root)
{
    QStringList lines;
    visitBelow(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        QString text = QString::fromStdString(toSubscript(path)) + ' ';
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            text += QString::fromStdString(dtypeName(leaf->dtype()) + toString(leaf->shape()));
        } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
            text += QString::fromStdString(toString(td->batchSize()) + toString(td->names()));
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            text += QString::fromStdString(value->toPythonValue().toPython());
        }
        lines << text;
    });
    lines.sort();
    lines.prepend(QString::fromStdString(toString(root.batchSize()) + toString(root.names())));
    return lines.join('\n');
}

/// Reads the expected result of each case from `unsupported.txt`.
QHash<QString, QString> expectations()
{
    QFile file(TENSORDESK_STORAGE_TESTS "/unsupported.txt");
    QHash<QString, QString> outcomes;
    if (file.open(QFile::ReadOnly)) {
        const QStringList parts = QString::fromUtf8(file.readAll()).split("\n== ");
        for (const QString& part : parts.mid(1))
            outcomes.insert(part.section('\n', 0, 0), part.section('\n', 1).trimmed());
    }
    return outcomes;
}

}  // namespace

/// Unsupported entries are listed before anything is written, and left out or converted on request.
class FitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fits_data();
    void fits();

private:
    [[nodiscard]] QString written(const TensorDict& td, const QString& name, OnUnsupported choice) const;
    void remove(const QString& name) const;

    QTemporaryDir m_folder;
};

/// Returns the content of the written file, or its text if it cannot be read; or the reason why none was written.
QString FitTest::written(const TensorDict& td, const QString& name, OnUnsupported choice) const
{
    const QString path = m_folder.filePath(name);
    try {
        writeTensorDict(td, path.toStdString(), {.overwrite = true, .onUnsupported = choice}, Progress::none());
        if (name.endsWith(".parquet"))
            return "a table";  // tests/oracle/test_parquet.py reads them
        if (!name.endsWith(".csv") && !name.endsWith(".json"))
            return shortened(openStorage(path.toStdString())->root());
        QFile file(path);
        return file.open(QFile::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
    } catch (const Error& error) {
        return QString::fromStdString(error.what()).remove(path + ": ");
    }
}

void FitTest::remove(const QString& name) const
{
    QDir(m_folder.filePath(name)).removeRecursively();
    QFile::remove(m_folder.filePath(name));
}

void FitTest::fits_data()
{
    QTest::addColumn<MakeTree>("make");
    QTest::addColumn<QString>("name");
    const std::vector<std::pair<const char*, MakeTree>> trees{{"dtypes", dtypes}, {"values", values},     {"keys", keys},
                                                              {"unlike", unlike}, {"episodes", episodes}, {"nested", nested}};
    for (const auto& [tree, make] : trees)
        for (const char* name : {"out", "out.tdz", "out.h5", "out.zarr", "out.npz", "out.npy", "out.safetensors", "out.tdc",
                                 "out.pt", "out.csv", "out.json", "out.parquet"})
            if (name != QByteArray("out.parquet") || isParquetBuilt())
                QTest::addRow("%s %s", tree, name) << make << QString(name);
}

/// With TENSORDESK_SHOW_UNSUPPORTED set, prints the new content of `unsupported.txt`, to be checked before it is kept.
void FitTest::fits()
{
    QFETCH(const MakeTree, make);
    QFETCH(const QString, name);
    const std::string path = m_folder.filePath(name).toStdString();
    const std::vector<UnsupportedEntry> unsupported = unsupportedEntries(make(), *formatFor(path));
    if (!unsupported.empty()) {
        QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(make(), path, {}, Progress::none()));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList());
    }
    QStringList outcome;
    if (!unsupported.empty())
        outcome << "-- cannot hold" << QString::fromStdString(listed(unsupported).english()) << "-- skipped";
    outcome << written(make(), name, OnUnsupported::Skip);
    remove(name);
    if (!unsupported.empty())
        outcome << "-- converted" << written(make(), name, OnUnsupported::Convert);
    remove(name);
    if (qEnvironmentVariableIsSet("TENSORDESK_SHOW_UNSUPPORTED"))
        qInfo().noquote() << "\n==" << QTest::currentDataTag() << '\n' << outcome.join('\n');
    else
        QCOMPARE(outcome.join('\n').trimmed(), expectations().value(QTest::currentDataTag()));
}

TENSORDESK_SUITE(FitTest);
#include "tst_fit.moc"
