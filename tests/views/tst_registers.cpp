// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/format.h"
#include "tests/support/suite.h"
#include "views/common/dimrules.h"
#include "views/common/leafview.h"
#include "views/common/viewlink.h"
#include "views/jobs/jobpools.h"
#include "views/jobs/writedialog.h"
#include "views/kinds/viewkinds.h"
#include "views/text/formattext.h"

#include <QComboBox>
#include <QFile>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tensordesk;

namespace {

/// As the next dialog that writes a file would be.
class NoteDialog final : public WriteDialog {
public:
    explicit NoteDialog(const QString& path)
        : WriteDialog("Export notes", path,
                      {{"Text", "Notes", {".txt", ".text"}}, {"Markdown", "Notes", {".md"}}, {"Folder", "Folders", {""}}},
                      AbstractJob::Unit::Items, nullptr)
    {
        addFormatRow();
        addPathRow();
        display();
    }
    using WriteDialog::display;
    using WriteDialog::kind;
    QString objection;

private:
    QString review() override { return objection; }
    QString progressText(int64_t done, int64_t total) const override { return QString("%1 of %2").arg(done).arg(total); }
    void start(Job<bool>& job, const QString& path, bool) override
    {
        job.start(JobPools::files(), [path](Progress&) {
            QFile file(path);
            return file.open(QIODevice::WriteOnly) && file.write("note") == 4;
        });
    }
};

}  // namespace

/// The tables that dialogs, menus and help are made from.
class tst_Registers : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void kindsOfViewsAreWhole_data();
    void kindsOfViewsAreWhole();
    void kindsOfViewsDiffer();
    void formatsAreWhole();
    void formatsAreFoundByTheirEnding_data();
    void formatsAreFoundByTheirEnding();
    void filtersNameFormats();
    void dialogFollowsTheEnding_data();
    void dialogFollowsTheEnding();
    void dialogSuggestsAnEnding();
    void dialogWrites();
    void linkKnowsDims_data();
    void linkKnowsDims();
    void linkKnowsPositions_data();
    void linkKnowsPositions();
};

void tst_Registers::kindsOfViewsAreWhole_data()
{
    QTest::addColumn<int>("row");
    for (std::size_t row = 0; row < viewKinds().size(); ++row) {
        QTest::newRow(viewKinds()[row].name) << static_cast<int>(row);
    }
}

void tst_Registers::kindsOfViewsAreWhole()
{
    QFETCH(int, row);
    const ViewKindRow& kind = viewKinds()[static_cast<std::size_t>(row)];
    QCOMPARE(&rowOf(kind.kind), &kind);
    QCOMPARE(viewKindNamed(kind.name), &kind);
    for (const char* const text : {kind.plural, kind.title, kind.action, kind.tip}) {
        QVERIFY(*text != '\0');
    }
    QVERIFY(!icon(kind.symbol).isNull());
    const DimRules& rules = dimRules(kind.kind);
    QCOMPARE(rules.roles.front(), DimRole::Fixed);
    const std::unique_ptr<LeafView> view(kind.make(nullptr));
    QCOMPARE(view->kind(), kind.kind);
    // Its initial roles are complete without a choice of the user, and are all supported.
    LeafDims dims;
    for (std::size_t rank = 0; rank < 5; ++rank) {
        const DimSelection selection(dims, kind.kind);
        QVERIFY(rank < kind.leastRank || rules.isComplete(selection));
        for (std::size_t dim = 0; dim < rank; ++dim) {
            const DimRole role = selection.dim(dim).role;
            QVERIFY(std::find(rules.roles.begin(), rules.roles.end(), role) != rules.roles.end());
        }
        dims.shape.push_back(static_cast<int64_t>(rank) + 2);
    }
}

void tst_Registers::kindsOfViewsDiffer()
{
    QSet<QString> names, titles;
    for (const ViewKindRow& kind : viewKinds()) {
        names << kind.name;
        titles << kind.title;
    }
    for (const auto& texts : {names, titles}) {
        QCOMPARE(texts.size(), static_cast<qsizetype>(viewKinds().size()));
    }
    QVERIFY(viewKindNamed("nonsense") == nullptr);
}

void tst_Registers::formatsAreWhole()
{
    QSet<QString> endings;
    for (const Format* const format : formats()) {
        const FormatRow& row = format->row();
        QVERIFY(!row.name.empty() && !row.title.empty() && !row.files.empty());
        QCOMPARE(row.isWritten(), !row.cannotHold.empty());
        QCOMPARE(row.compressions.empty(), row.compressionHelp.empty());
        QVERIFY(row.compressions.empty() || row.compressions.front().value.empty());
        for (const std::string& ending : row.endings) {
            QVERIFY(ending.empty() ? row.isFolder : ending.starts_with('.'));
            QVERIFY(!endings.contains(QString::fromStdString(ending)));
            endings << QString::fromStdString(ending);
        }
    }
}

void tst_Registers::formatsAreFoundByTheirEnding_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("name");
    QTest::newRow("HDF5") << "/a/b.h5" << "HDF5";
    QTest::newRow("in capitals") << "/a/b.HDF5" << "HDF5";
    QTest::newRow("none") << "/a/b" << "memmap folder";
    QTest::newRow("a slash behind") << "/a/b/" << "memmap folder";
    QTest::newRow("a dot in the folder") << "/a.h5/b" << "memmap folder";
    QTest::newRow("a folder with an ending") << "/a/b.zarr/" << "zarr store";
    QTest::newRow("unknown") << "/a/b.zip" << "";
}

void tst_Registers::formatsAreFoundByTheirEnding()
{
    QFETCH(QString, path);
    const Format* const format = formatFor(path.toStdString());
    QTEST(format != nullptr ? QString::fromStdString(format->row().name) : QString(), "name");
}

void tst_Registers::filtersNameFormats()
{
    QVERIFY2(formattext::openFilters().startsWith("All files (*);;Tdz archives (*.tdz);;HDF5 files (*.h5 *.hdf5);;"),
             qPrintable(formattext::openFilters()));
    QVERIFY(!formattext::openFilters().contains(".csv"));  // which is only written
}

void tst_Registers::dialogFollowsTheEnding_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<int>("kind");
    QTest::newRow("first ending") << "/a/b.txt" << 0;
    QTest::newRow("second ending, in capitals") << "/a/b.TEXT" << 0;
    QTest::newRow("another kind") << "/a/b.md" << 1;
    QTest::newRow("a folder") << "/a/b" << 2;
    QTest::newRow("unknown") << "/a/b.zip" << -1;
}

void tst_Registers::dialogFollowsTheEnding()
{
    QFETCH(QString, path);
    QFETCH(int, kind);
    NoteDialog dialog(path);
    QCOMPARE(dialog.kind() ? static_cast<int>(*dialog.kind()) : -1, kind);
    QCOMPARE(dialog.findChild<QComboBox*>("format")->currentIndex(), kind);
    QCOMPARE(dialog.findChild<QPushButton*>("export")->isEnabled(), kind >= 0);
    QString words;
    for (const QLabel* const label : dialog.findChildren<QLabel*>()) {
        words += label->text();
    }
    QCOMPARE(words.contains("one of the endings .txt, .text, .md, or none for a folder"), kind < 0);
    dialog.objection = "No.";
    dialog.display();
    QVERIFY(!dialog.findChild<QPushButton*>("export")->isEnabled());
}

void tst_Registers::dialogSuggestsAnEnding()
{
    NoteDialog dialog("/a/b.c.text");
    auto* const format = dialog.findChild<QComboBox*>("format");
    auto* const path = dialog.findChild<QLineEdit*>("path");
    format->setCurrentIndex(1);
    QCOMPARE(path->text(), "/a/b.c.md");
    format->setCurrentIndex(0);
    QCOMPARE(path->text(), "/a/b.c.txt");
    path->setText("/a/b.zip");
    format->setCurrentIndex(1);
    QCOMPARE(path->text(), "/a/b.zip.md");
}

void tst_Registers::dialogWrites()
{
    const QTemporaryDir folder;
    NoteDialog dialog(folder.filePath("note.txt"));
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.open();
    dialog.findChild<QPushButton*>("export")->click();
    QTRY_COMPARE(accepted.size(), 1);
    QCOMPARE(dialog.writtenPath(), folder.filePath("note.txt"));
    QVERIFY(QFile::exists(dialog.writtenPath()));
}

void tst_Registers::linkKnowsDims_data()
{
    QTest::addColumn<int>("dim");
    QTest::addColumn<bool>("shared");
    QTest::addColumn<QString>("name");
    QTest::newRow("named") << 0 << false << "env";
    QTest::newRow("batch dim without a name") << 1 << false << "1";
    QTest::newRow("event dim") << 2 << false << "";
    QTest::newRow("event dim of leaves that stand for each other") << 2 << true << "2";
}

void tst_Registers::linkKnowsDims()
{
    QFETCH(int, dim);
    QFETCH(bool, shared);
    ViewLink link;
    link.setEventDimsShared(shared);
    QTEST(link.dimOf(LeafDims{{4, 50, 3}, 2, {"env", std::nullopt}}, static_cast<std::size_t>(dim)), "name");
}

void tst_Registers::linkKnowsPositions_data()
{
    QTest::addColumn<QList<qlonglong>>("position");
    QTest::addColumn<bool>("lies");
    QTest::addColumn<int>("index");
    QTest::newRow("an element") << QList<qlonglong>{3, 49, 2} << true << 49;
    QTest::newRow("of the batch") << QList<qlonglong>{3, 49} << true << -1;
    QTest::newRow("none") << QList<qlonglong>{} << true << -1;
    QTest::newRow("behind the last") << QList<qlonglong>{3, 50, 2} << false << -1;
    QTest::newRow("before the first") << QList<qlonglong>{3, -1, 2} << false << -1;
    QTest::newRow("of more dims") << QList<qlonglong>{3, 49, 2, 0} << false << -1;
}

void tst_Registers::linkKnowsPositions()
{
    QFETCH(QList<qlonglong>, position);
    const Shape shape{4, 50, 3};
    const std::vector<int64_t> at(position.begin(), position.end());
    QTEST(ViewLink::liesIn(at, shape), "lies");
    ViewLink link;
    link.choose(at, this);
    QTEST(static_cast<int>(link.chosenIndex(shape, 1).value_or(-1)), "index");
}

TENSORDESK_SUITE(tst_Registers);
#include "tst_registers.moc"
