// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/exportdialog.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "views/jobs/jobpools.h"
#include "views/text/linebreaks.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QAbstractButton>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPointer>
#include <QScopeGuard>
#include <QSemaphore>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace tensordesk;

namespace {

TensorDict timeSeries()
{
    TensorDict td({4}, {"time"});
    td.set({"x"}, Leaf(at::arange(12, at::kFloat).view({4, 3})));
    td.set({"next", "x"}, Leaf(at::arange(4)));
    return td;
}

template <typename Widget>
Widget* named(const QDialog& dialog, const char* name)
{
    for (auto* widget : dialog.findChildren<Widget*>()) {
        if (widget->accessibleName() == QLatin1String(name)) {
            return widget;
        }
    }
    return nullptr;
}

}  // namespace

/// The export dialog writes the chosen part to the chosen file, and overwrites only with permission.
class ExportDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void writes_data();
    void writes();
    void converts_data();
    void converts();
    void writesInChunks_data();
    void writesInChunks();
    void refusesChunks_data();
    void refusesChunks();
    void namesNoDevice();
    void listsWhatCannotBeHeld();
    void asksBeforeOverwriting_data();
    void asksBeforeOverwriting();
    void goesWhileItAsks_data();
    void goesWhileItAsks();
    void takesTheFileChosen();
    void formatFollowsTheEnding();
    void failureIsShownInPlace();
    void writesOnceAtATime();
    void wrapsASingleEntry();
};

void ExportDialogTest::writes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("compression");
    QTest::newRow("HDF5") << "out.h5" << 0;
    QTest::newRow("HDF5, compressed") << "out.h5" << 2;
    QTest::newRow("zarr, compressed") << "out.zarr" << 1;
    QTest::newRow("folder") << "out" << 0;
}

void ExportDialogTest::writes()
{
    QFETCH(QString, name);
    QFETCH(int, compression);
    const QTemporaryDir folder;
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath(name));
    named<QComboBox>(dialog, "Compression")->setCurrentIndex(compression);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_COMPARE(accepted.count(), 1);
    const auto storage = openStorage(dialog.writtenPath().toStdString());
    QVERIFY(storage->root().leaf({"x"}).tensor().equal(timeSeries().leaf({"x"}).tensor()));
    QVERIFY(storage->root().contains({"next", "x"}));
    QCOMPARE(!storage->root().leaf({"x"}).source()->layout().filters.empty(), compression > 0);
}

void ExportDialogTest::converts_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("floats");
    QTest::addColumn<at::ScalarType>("dtype");
    QTest::newRow("nothing") << "out" << "As they are" << at::kFloat;
    QTest::newRow("half") << "out" << "float16" << at::kHalf;
    QTest::newRow("double, HDF5") << "out.h5" << "float64" << at::kDouble;
    QTest::newRow("bfloat16") << "out" << "bfloat16" << at::kBFloat16;
    QTest::newRow("the same") << "out.h5" << "float32" << at::kFloat;
}

void ExportDialogTest::converts()
{
    QFETCH(QString, name);
    QFETCH(QString, floats);
    QFETCH(at::ScalarType, dtype);
    const QTemporaryDir folder;
    TensorDict td({3});
    td.set({"x"}, Leaf(at::arange(12, at::kFloat).view({3, 4}).div(7)));
    td.set({"next", "n"}, Leaf(at::arange(3, at::kLong)));
    ExportDialog dialog({{"All", td}}, folder.filePath(name));
    named<QComboBox>(dialog, "Floating-point numbers as")->setCurrentText(floats);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_COMPARE(accepted.count(), 1);
    const auto storage = openStorage(dialog.writtenPath().toStdString());
    const at::Tensor written = storage->root().leaf({"x"}).tensor();
    QCOMPARE(written.scalar_type(), dtype);
    QVERIFY(written.equal(td.leaf({"x"}).tensor().to(dtype)));
    QCOMPARE(storage->root().leaf({"next", "n"}).tensor().scalar_type(), at::kLong);
}

void ExportDialogTest::writesInChunks_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("HDF5") << "out.h5";
    QTest::newRow("zarr") << "out.zarr";
}

void ExportDialogTest::writesInChunks()
{
    QFETCH(QString, name);
    const QTemporaryDir folder;
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath(name));
    named<QLineEdit>(dialog, "Sizes of chunks")->setText(" 3, 2");
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_COMPARE(accepted.count(), 1);
    const auto storage = openStorage(dialog.writtenPath().toStdString());
    QCOMPARE(storage->root().leaf({"x"}).source()->layout().chunks, (Shape{3, 2}));
    QVERIFY(storage->root().leaf({"x"}).tensor().equal(timeSeries().leaf({"x"}).tensor()));
}

void ExportDialogTest::refusesChunks_data()
{
    QTest::addColumn<QString>("sizes");
    QTest::newRow("zero") << "1, 0";
    QTest::newRow("negative") << "-1";
    QTest::newRow("no number") << "1 x 2";
    QTest::newRow("a comma too much") << "1,";
    QTest::newRow("beyond 64 bits") << "99999999999999999999";
}

/// The chunks that were typed for another format stay, and are ignored by a format without chunks.
void ExportDialogTest::refusesChunks()
{
    QFETCH(QString, sizes);
    const QTemporaryDir folder;
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath("out.zarr"));
    auto* const chunks = named<QLineEdit>(dialog, "Sizes of chunks");
    auto* const write = dialog.findChild<QAbstractButton*>("export");
    QVERIFY(write->isEnabled());
    chunks->setText(sizes);
    QVERIFY(!write->isEnabled());
    named<QLineEdit>(dialog, "File or folder to write")->setText(folder.filePath("out.npz"));
    QVERIFY(!chunks->isEnabled());
    QCOMPARE(chunks->text(), sizes);
    QVERIFY(write->isEnabled());
}

void ExportDialogTest::namesNoDevice()
{
    const QTemporaryDir folder;
    for (const bool isNamed : {true, false}) {
        ExportDialog dialog({{"All", timeSeries()}}, folder.filePath(isNamed ? "named" : "unnamed"));
        auto* const device = named<QComboBox>(dialog, "Device that Python loads it with");
        QVERIFY(device->isEnabled());
        device->setCurrentText(isNamed ? "cpu" : "None");
        QSignalSpy accepted(&dialog, &QDialog::accepted);
        dialog.show();
        QTest::keyClick(&dialog, Qt::Key_Return);
        QTRY_COMPARE(accepted.count(), 1);
        const TensorDict td = openStorage(dialog.writtenPath().toStdString())->root();
        QCOMPARE(td.device().has_value(), isNamed);
        QCOMPARE(td.child({"next"}).device().has_value(), isNamed);
    }
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath("out.h5"));
    QVERIFY(!named<QComboBox>(dialog, "Device that Python loads it with")->isEnabled());
}

void ExportDialogTest::listsWhatCannotBeHeld()
{
    const QTemporaryDir folder;
    TensorDict td({2});
    td.set({"x"}, Leaf(at::arange(2, at::kFloat)));
    td.set({"b"}, Leaf(at::arange(2).to(at::kBFloat16)));
    td.set({"none"}, NonTensor(PythonValue(), {2}));
    ExportDialog dialog({{"All", td}}, folder.filePath("out.h5"));
    auto* const list = dialog.findChild<QLabel*>("unsupported");
    auto* const choice = named<QComboBox>(dialog, "The treatment of values that the format cannot hold");
    auto* const write = dialog.findChild<QAbstractButton*>("export");
    dialog.show();
    QTRY_COMPARE(list->text().count('\n'), 1);
    QVERIFY(list->text().startsWith("\"b\": "));
    QVERIFY(list->isVisible() && choice->isVisible() && !write->isEnabled());

    // A folder holds all of it.
    auto* const path = named<QLineEdit>(dialog, "File or folder to write");
    path->setText(folder.filePath("out"));
    QTRY_VERIFY(list->text().isEmpty());
    QVERIFY(!list->isVisible() && !choice->isVisible() && write->isEnabled());

    path->setText(folder.filePath("out.npz"));
    QTRY_COMPARE(list->text().count('\n'), 1);
    choice->setCurrentIndex(2);
    QVERIFY(write->isEnabled());
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    write->click();
    QTRY_COMPARE(accepted.count(), 1);
    const TensorDict written = openStorage(dialog.writtenPath().toStdString())->root();
    QCOMPARE(written.keys(), (std::vector<Key>{"x", "b"}));
    QCOMPARE(written.leaf({"b"}).dtype(), at::kFloat);
}

void ExportDialogTest::asksBeforeOverwriting_data()
{
    QTest::addColumn<bool>("yes");
    QTest::newRow("no: nothing changes") << false;
    QTest::newRow("yes") << true;
}

void ExportDialogTest::asksBeforeOverwriting()
{
    QFETCH(bool, yes);
    const QTemporaryDir folder;
    const QString path = folder.filePath("out.h5");
    QFile before(path);
    QVERIFY(before.open(QIODevice::WriteOnly));
    before.write("mine");
    before.close();
    ExportDialog dialog({{"All", timeSeries()}}, path);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    auto* const box = qobject_cast<QMessageBox*>(QApplication::activeModalWidget());
    QVERIFY(box);
    box->button(yes ? QMessageBox::Yes : QMessageBox::No)->click();
    if (yes) {
        QTRY_COMPARE(accepted.count(), 1);
        QVERIFY(openStorage(path.toStdString())->root().contains({"x"}));
    } else {
        QVERIFY(dialog.isVisible());
        QVERIFY(before.open(QIODevice::ReadOnly));
        QCOMPARE(before.readAll(), QByteArray("mine"));
    }
}

/// A dialog that waits in a loop of its own, on the stack of the one that goes, would be deleted from there.
void ExportDialogTest::goesWhileItAsks_data()
{
    QTest::addColumn<bool>("forFile");
    QTest::newRow("for a file") << true;
    QTest::newRow("whether to overwrite") << false;
}

void ExportDialogTest::goesWhileItAsks()
{
    QFETCH(bool, forFile);
    const QTemporaryDir folder;
    QFile existing(folder.filePath("out.h5"));
    QVERIFY(existing.open(QIODevice::WriteOnly));
    existing.close();
    const QPointer<ExportDialog> dialog = new ExportDialog({{"All", timeSeries()}}, existing.fileName());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->show();
    QTimer::singleShot(0, dialog, &QDialog::reject);
    if (forFile) {
        named<QAbstractButton>(*dialog, "Choose where to write")->click();
    } else {
        QTest::keyClick(dialog, Qt::Key_Return);
    }
    QTRY_VERIFY(!dialog);
    QVERIFY(!QApplication::activeModalWidget());
    QCOMPARE(existing.size(), 0);
}

/// The file that is chosen in the file dialog is the target.
void ExportDialogTest::takesTheFileChosen()
{
    const QTemporaryDir folder;
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath("out.h5"));
    dialog.show();
    named<QAbstractButton>(dialog, "Choose where to write")->click();
    auto* const files = qobject_cast<QFileDialog*>(QApplication::activeModalWidget());
    QVERIFY(files);
    auto* const field = files->findChild<QLineEdit*>("fileNameEdit");
    QVERIFY(field);
    QCOMPARE(QFileInfo(field->text()).fileName(), "out.h5");
    field->setText(folder.filePath("other.h5"));
    QTest::keyClick(field, Qt::Key_Return);
    QSignalSpy accepted(&dialog, &QDialog::accepted);
    QTest::keyClick(&dialog, Qt::Key_Return);
    QTRY_COMPARE(accepted.count(), 1);
    QCOMPARE(dialog.writtenPath(), folder.filePath("other.h5"));
}

void ExportDialogTest::formatFollowsTheEnding()
{
    ExportDialog dialog({{"All", timeSeries()}}, "/tmp/a.h5");
    auto* path = named<QLineEdit>(dialog, "File or folder to write");
    auto* format = named<QComboBox>(dialog, "Format");
    auto* compression = named<QComboBox>(dialog, "Compression");
    QCOMPARE(format->currentText(), QString("HDF5 file"));
    format->setCurrentIndex(format->findText("Memmap folder"));
    QCOMPARE(path->text(), QString("/tmp/a"));
    QVERIFY(!compression->isEnabled());
    path->setText("/tmp/b.hdf5");
    QCOMPARE(format->currentText(), QString("HDF5 file"));
    QVERIFY(compression->isEnabled());
}

void ExportDialogTest::failureIsShownInPlace()
{
    const QTemporaryDir folder;
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath("no/such/folder/out.h5"));
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    const auto shown = [&] {
        for (const auto* label : dialog.findChildren<QLabel*>()) {
            if (withoutLineBreaks(label->text()).contains("no/such/folder")) {
                return true;
            }
        }
        return false;
    };
    QTRY_VERIFY(shown());
    // The search for unsupported entries may end after the writing failed, and must leave the message.
    JobPools::structure().waitForDone();
    QCoreApplication::processEvents();
    QVERIFY(shown());
    QVERIFY(dialog.isVisible());
    named<QLineEdit>(dialog, "File or folder to write")->setText(folder.filePath("out.h5"));
    QVERIFY(!shown());
}

/// The search for unsupported entries may end while it writes, which must not offer to write again.
void ExportDialogTest::writesOnceAtATime()
{
    const QTemporaryDir folder;
    QSemaphore gate;
    const int threads = JobPools::passes().maxThreadCount();
    for (int i = 0; i < threads; ++i) {
        JobPools::passes().start([&] { gate.acquire(); });  // the writing job waits for these
    }
    const auto letGo = qScopeGuard([&] {
        gate.release(threads);
        JobPools::passes().waitForDone();
    });
    ExportDialog dialog({{"All", timeSeries()}}, folder.filePath("no/such/folder/out.h5"));
    auto* const write = dialog.findChild<QAbstractButton*>("export");
    dialog.show();
    QTest::keyClick(&dialog, Qt::Key_Return);
    QVERIFY(JobPools::structure().waitForDone(kPatienceMs));
    QCoreApplication::processEvents();
    QVERIFY(!write->isEnabled());
    gate.release();
    QTRY_VERIFY(write->isEnabled());
}

void ExportDialogTest::wrapsASingleEntry()
{
    const TensorDict td = asTensorDict({"next", "x"}, Leaf(at::zeros({4, 3})), 1, {"time"});
    QCOMPARE(td.batchSize(), Shape{4});
    QCOMPARE(td.names(), DimNames{"time"});
    QVERIFY(td.contains({"x"}));
}

TENSORDESK_SUITE(ExportDialogTest);
#include "tst_exportdialog.moc"
