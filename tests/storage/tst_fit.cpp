// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace tensordesk;
using MakeTree = TensorDict (*)();

namespace {

Leaf zeros(Shape shape, DType dtype = DType::Float)
{
    return Leaf(at::zeros(shape, at::TensorOptions(dtype)));
}

/// Of many dtypes.
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
    td.set({"none"}, NonTensor(Plain(), {2}));
    td.set({"dict"}, NonTensor(Plain::Dict{{"a", 1}}, {2}));
    td.set({"text"}, NonTensor("hi", {2}));
    td.set({"bytes"}, NonTensor(Plain::Bytes{"x"}, {2}));
    td.set({"number"}, NonTensor(3, {2}));
    td.set({"numbers"}, NonTensor::stack({Plain(1), Plain(2.5)}, {2}));
    td.set({"texts"}, NonTensor::stack({Plain("a"), Plain("b")}, {2}));
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
QString shown(const TensorDict& root)
{
    QStringList lines;
    visitBelow(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        QString text = QString::fromStdString(toSubscript(path)) + ' ';
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            text += QString::fromStdString(dtypeName(leaf->dtype()) + toString(leaf->shape()));
        } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
            text += QString::fromStdString(toString(td->batchSize()) + toString(td->names()));
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            text += QString::fromStdString(value->toPlain().toPython());
        }
        lines << text;
    });
    lines.sort();
    lines.prepend(QString::fromStdString(toString(root.batchSize()) + toString(root.names())));
    return lines.join('\n');
}

}  // namespace

/// What a format cannot hold is listed before anything is written, and left out or converted where that was chosen.
class FitTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fits_data();
    void fits();

private:
    [[nodiscard]] QString written(const TensorDict& td, const QString& name, OnMisfit choice);

    QTemporaryDir m_folder;
};

QString FitTest::written(const TensorDict& td, const QString& name, OnMisfit choice)
{
    const QString path = m_folder.filePath(name);
    try {
        writeTensorDict(td, path.toStdString(), {.overwrite = true, .onMisfit = choice}, Progress::none());
        return shown(openStorage(path.toStdString())->root());
    } catch (const Error& error) {
        return QString::fromStdString(error.what()).remove(path + ": ");
    }
}

void FitTest::fits_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<MakeTree>("make");
    QTest::addColumn<QString>("misfits");
    QTest::addColumn<QString>("skipped");
    QTest::addColumn<QString>("converted");
#include "/tmp/rows.inc"
}

void FitTest::fits()
{
    QFETCH(const QString, name);
    QFETCH(const MakeTree, make);
    const QString path = m_folder.filePath(name);
    QDir(path).removeRecursively();
    QFile::remove(path);
    const std::vector<Misfit> misfits = misfitsOf(make(), *formatFor(name.toStdString()));
    if (qEnvironmentVariableIsSet("SHOW")) {
        qInfo().noquote() << "#####" << QTest::currentDataTag() << "\n--list\n"
                          << QString::fromStdString(listed(misfits).english()) << "\n--skip\n"
                          << written(make(), name, OnMisfit::Skip) << "\n--convert\n"
                          << written(make(), name, OnMisfit::Convert);
        return;
    }
    QTEST(QString::fromStdString(listed(misfits).english()), "misfits");
    if (!misfits.empty()) {
        QVERIFY_EXCEPTION_THROWN(writeTensorDict(make(), path.toStdString(), {}, Progress::none()), Error);
        QVERIFY(!QFileInfo::exists(path));
        QCOMPARE(QDir(m_folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot).size(), 0);
    }
    QTEST(written(make(), name, OnMisfit::Skip), "skipped");
    QTEST(written(make(), name, OnMisfit::Convert), "converted");
    QDir(path).removeRecursively();
    QFile::remove(path);
}

TENSORDESK_SUITE(FitTest);
#include "tst_fit.moc"
