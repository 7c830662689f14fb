// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/calls/help.h"
#include "tests/support/suite.h"

#include <QFile>
#include <QTest>

using namespace tensordesk;

/// The reference of the operations.
class ReferenceTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void pageIsUpToDate();
    void everyOperationHasHelp();
    void helpOnNames_data();
    void helpOnNames();
    void completions();
};

void ReferenceTest::pageIsUpToDate()
{
    QFile file(QStringLiteral(TENSORDESK_REFERENCE));
    QVERIFY(file.open(QFile::ReadOnly));
    QVERIFY2(file.readAll().toStdString() == referencePage(),
             "build the target update_reference and commit resources/reference.md");
}

void ReferenceTest::everyOperationHasHelp()
{
    QCOMPARE(helpEntries().size(), Registry::instance().operations().size());
    for (const HelpEntry& entry : helpEntries())
        QVERIFY2(!helpOn(entry.name).empty(), entry.name.c_str());
}

void ReferenceTest::helpOnNames_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("first");
    const auto row = [](const char* name, const char* first) { QTest::newRow(name) << QByteArray(name) << QByteArray(first); };
    row("td.select", "td.select(*keys, inplace=False, strict=True, as_tensordict=False) view");
    row("select", "td.select(*keys, inplace=False, strict=True, as_tensordict=False) view");
    row("td.batch_size", "td.batch_size metadata");
    row("len", "len(x) metadata");
    row("cumsum", "tensor.cumsum(dim: int, *, dtype: dtype = None) compute");
    row("torch.cumsum", "tensor.cumsum(dim: int, *, dtype: dtype = None) compute");
    row("torch.linalg.svdvals", "torch.linalg_svdvals(A: Tensor, *, driver: str = None) compute");
    row("torch.fft.fftshift", "tensor.fft_fftshift(dim: int or list of int = None) compute");
    row("torch.special.expit", "tensor.special_expit() compute");
    row("torch.nn.functional.softsign", "torch.nn.functional.softsign(input) compute");
    row("nn.functional.softsign", "torch.nn.functional.softsign(input) compute");
    row("functional.softsign", "torch.nn.functional.softsign(input) compute");
    row("unctional.softsign", "");
    row("torch.linalg.nothing", "");
    row("tensor.fill_", "tensor.fill_(value: number) in place");
    row("from_file", "");
    row("nothing", "");
}

void ReferenceTest::helpOnNames()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, first);
    const std::vector<HelpEntry> entries = helpOn(name.toStdString());
    QByteArray text;
    if (!entries.empty())
        text = QByteArray::fromStdString(entries.front().name + entries.front().signature + " " + entries.front().kind);
    QCOMPARE(text, first);
    QCOMPARE(nearestHelp("td.selct"), "select");
}

void ReferenceTest::completions()
{
    const auto has = [](Owner owner, const char* name) {
        const std::vector<std::string> names = completionsFor(owner);
        return std::binary_search(names.begin(), names.end(), name);
    };
    QVERIFY(has(Owner::TensorDict, "select"));
    QVERIFY(has(Owner::Tensor, "cumsum"));
    QVERIFY(has(Owner::Torch, "where"));
    QVERIFY(!has(Owner::Tensor, "linspace"));
    QVERIFY(!has(Owner::Torch, "from_file"));
}

TENSORDESK_SUITE(ReferenceTest);
#include "tst_reference.moc"
