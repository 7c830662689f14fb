// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/files/atomicwrite.h"
#include "model/storage/format.h"
#include "model/storage/storage.h"
#include "tests/document/killed.h"
#include "tests/support/killswitch.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <optional>
#include <unistd.h>

using namespace tensordesk;

/// Files and folders that are written as a whole: whenever the writing process is killed, there is the old one, or none where none
/// was, or the new one.
class WrittenAnewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killedAtEveryCall_data();
    void killedAtEveryCall();
    void diskIsFullAtEveryCall_data();
    void diskIsFullAtEveryCall();
};

namespace {

using Files = QMap<QString, QByteArray>;

/// Returns the files with their content, and the folders, in a folder.
Files filesBelow(const QString& folder)
{
    Files found;
    QDirIterator walk(folder, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        QFile file(walk.next());
        found[file.fileName().mid(folder.size() + 1)] = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("folder");
    }
    return found;
}

/// Returns the visible ones: unfinished files have hidden names.
Files visible(Files files)
{
    files.removeIf([](const Files::iterator& file) { return file.key().startsWith('.'); });
    return files;
}

/// A tensordict with one entry that every format can store.
TensorDict oldTree()
{
    TensorDict td({2});
    td.set({"x"}, Leaf(at::ones({2, 3})));
    return td;
}

/// A tensordict of other sizes than the old one, which needs more calls to write.
TensorDict newTree(bool isOneLeaf)
{
    TensorDict td({4}, {"time"});
    td.set({"x"}, Leaf(at::arange(4 * 300, at::kFloat).view({4, 300})));
    if (!isOneLeaf) {
        td.set({"next", "reward"}, Leaf(at::arange(8, at::kDouble).view({4, 2})));
        td.set({"next", "done"}, Leaf(at::ones({4, 1}, at::kBool)));
    }
    return td;
}

void writeNew(const QString& path, const QString& compression)
{
    writeTensorDict(newTree(path.endsWith(".npy")), path.toStdString(),
                    {.compression = compression.toStdString(), .overwrite = true}, Progress::none());
}

}  // namespace

void WrittenAnewTest::killedAtEveryCall_data()
{
    QTest::addColumn<QString>("ending");
    QTest::addColumn<QString>("compression");
    QTest::addColumn<bool>("isReplaced");
    QTest::addColumn<bool>("canSwap");
    for (const Format* format : writtenFormats()) {
        const FormatRow& row = format->row();
        const QString ending = QString::fromStdString(row.endings.front());
        QTest::addRow("%s, new", row.name.c_str()) << ending << "" << false << true;
        QTest::addRow("%s, replaced", row.name.c_str()) << ending << "" << true << true;
        if (!row.compressions.empty())
            QTest::addRow("%s, packed", row.name.c_str())
                << ending << QString::fromStdString(row.compressions.back().value) << true << true;
        if (row.isFolder)
            QTest::addRow("%s, where nothing can be swapped", row.name.c_str()) << ending << "" << true << false;
    }
}

void WrittenAnewTest::killedAtEveryCall()
{
    QFETCH(const QString, ending);
    QFETCH(const QString, compression);
    QFETCH(const bool, isReplaced);
    QFETCH(const bool, canSwap);
    std::optional<Files> whole;
    int kept = 0, written = 0, between = 0;
    for (int number = 0;; ++number) {
        QTemporaryDir folder;
        const QString path = folder.filePath("td" + ending);
        if (isReplaced)
            writeTensorDict(oldTree(), path.toStdString(), {}, Progress::none());
        const Files before = filesBelow(folder.path());
        const int status = statusOf([&] {
            if (!canSwap)
                killswitch::refuseSwaps();
            killswitch::arm(number);
            writeNew(path, compression);
        });
        if (!whole) {  // the first one, which nothing stops
            QCOMPARE(status, 0);
            whole = filesBelow(folder.path());
            QCOMPARE(visible(*whole), *whole);
            QVERIFY(*whole != before);
            continue;
        }
        QVERIFY2(status == 0 || status == -SIGKILL, qPrintable(QString("status %1 at call %2").arg(status).arg(number)));
        Files now = filesBelow(folder.path());
        if (!canSwap && visible(now).isEmpty()) {
            // Not in place, but neither lost nor half: it says where it is, and is put back by whoever writes next.
            QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(openStorage(path.toStdString())));
            QCOMPARE(statusOf([&] { AtomicWrite(path.toStdString(), AtomicWrite::Kind::Folder, true); }), 0);
            now = filesBelow(folder.path());
            QCOMPARE(now, before);
            ++between;
        }
        const bool isOld = visible(now) == before;
        QVERIFY2(isOld || visible(now) == *whole, qPrintable(QString("at call %1: %2").arg(number).arg(now.keys().join(", "))));
        (isOld ? kept : written) += 1;
        if (status == 0) {
            QCOMPARE(now, *whole);
            break;
        }
        // The next save deletes the leftovers of the killed one.
        QCOMPARE(statusOf([&] {
                     killswitch::arm(0);
                     writeNew(path, compression);
                 }),
                 0);
        QCOMPARE(filesBelow(folder.path()), *whole);
    }
    QVERIFY(kept > 1 && written > 0);
    QCOMPARE(between, canSwap ? 0 : 1);
    qInfo("%d kept, %d written", kept, written);
}

void WrittenAnewTest::diskIsFullAtEveryCall_data()
{
    QTest::addColumn<QString>("ending");
    for (const Format* format : writtenFormats())
        QTest::newRow(format->row().name.c_str()) << QString::fromStdString(format->row().endings.front());
}

/// The error names the target, not the hidden name of the temporary file, and nothing is left behind.
void WrittenAnewTest::diskIsFullAtEveryCall()
{
    QFETCH(const QString, ending);
    QTemporaryDir folder;
    const QString path = folder.filePath("td" + ending);
    writeTensorDict(oldTree(), path.toStdString(), {}, Progress::none());
    const Files before = filesBelow(folder.path());
    constexpr int told = 3, wrong = 5;
    int status = told, failures = 0;
    for (int number = 1; status != 0; ++number) {
        status = statusOf([&] {
            killswitch::armFailure(number, ENOSPC);
            try {
                writeNew(path, {});
            } catch (const Error& error) {
                const QString text = QString::fromUtf8(error.what());
                const bool isTold = text.startsWith(path) && !text.contains(".tensordesk-") && text.contains(std::strerror(ENOSPC));
                if (!isTold || filesBelow(folder.path()) != before)
                    qWarning("%s", error.what());
                ::_exit(isTold && filesBelow(folder.path()) == before ? told : wrong);
            }
        });
        QVERIFY2(status == 0 || status == told, qPrintable(QString("status %1 at call %2").arg(status).arg(number)));
        failures += status == told ? 1 : 0;
    }
    QVERIFY(failures > 0);
}

TENSORDESK_SUITE(WrittenAnewTest);
#include "tst_writtenanew.moc"
