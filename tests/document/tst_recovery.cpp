// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"
#include "model/document/editlog.h"
#include "model/document/interruptedsave.h"
#include "model/document/statefolder.h"
#include "model/storage/files/fileio.h"
#include "model/storage/files/hash.h"
#include "tests/support/killswitch.h"
#include "tests/support/suite.h"

#include "tests/document/editing.h"
#include "tests/document/killed.h"
#include "tests/support/testseed.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QDir>
#include <QDirIterator>
#include <QElapsedTimer>
#include <QFile>
#include <QMap>
#include <QTemporaryDir>
#include <QTest>

#include <hdf5.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <numeric>
#include <random>
#include <thread>

using namespace tensordesk;

/// Interrupted saves: the content of the files after the next opening for editing.
class RecoveryTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void killedAtEveryCall_data();
    void killedAtEveryCall();
    void killedAtAnyTime_data() { killedAtEveryCall_data(); }
    void killedAtAnyTime();
    void killedWhileRecovering_data();
    void killedWhileRecovering();
    void logKilledAtEveryCall_data();
    void logKilledAtEveryCall();
    void failsAtEveryCall_data();
    void failsAtEveryCall();
    void fileTooLarge();
    void replacedSince_data();
    void replacedSince();
    void movedSince();
    void damagedJournal();
    void hostileJournals_data();
    void hostileJournals();
    void journalOfAnotherVersion();
    void journalOfVersion010_data();
    void journalOfVersion010();
    void showsAndDiscards();

private:
    using Files = QMap<QString, QByteArray>;

    [[nodiscard]] QString write(const QString& format, const QString& name) const;
    [[nodiscard]] static Files files(const QString& path);
    [[nodiscard]] QString copyOf(const QString& original, const QString& name) const;
    void interrupt(const QString& path, bool structural) const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Every how manyth call is tried: all of them where TENSORDESK_KILLS asks for the long run.
int stride()
{
    return qEnvironmentVariableIsSet("TENSORDESK_KILLS") ? 1 : 5;
}

int firstCall()
{
    return 1 + static_cast<int>(testSeed() % static_cast<unsigned>(stride()));
}

const QStringList kFormats{"memmap", "members", "plain.h5", "gzip.h5", "chunked.h5", "latest.h5", "plain.zarr", "zstd.zarr"};
/// Files that are rewritten for edits of structure: such saves need no journal.
const QStringList kRewritten{"file.tdz", "file.tdc", "file.safetensors", "file.npz"};

/// The ending of a file or folder of the format.
QString endingOf(const QString& format)
{
    return format.contains('.') ? format.mid(format.indexOf('.')) : QString();
}

/// As `edit` does: back to the state before an interrupted save, then open for editing.
void openAgain(const QString& path)
{
    const auto document = Document::open(path.toStdString());
    if (document->recoveryPending()) {
        document->recover();
    }
    document->setMode(Document::Mode::Edit);
    document->removeLeftovers();
}

/// Returns the files in the folder and in the state folder that no living process needs.
QStringList leftovers(const QString& path)
{
    const QStringList hidden{".*.tensordesk-*"};
    const QString folder = QFileInfo(path).isDir() ? path : QFileInfo(path).path();
    QStringList names = QDir(folder).entryList(hidden, QDir::AllEntries | QDir::Hidden);
    for (const char* state : {"kept", "journals"}) {
        names += QDir(QString::fromStdString(statePath(state))).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot);
    }
    return names;
}

void makeEdits(Document& document, bool structural)
{
    if (document.td().isLazyStack()) {
        document.execute("td['x'][0, 1] = 7; td['x'][:, 2] += 1");
        if (structural) {
            document.execute("td.insert(0, td[1] + 1); td['y'] = td['x'] * 2; td.append(td[0])");
        }
        return;
    }
    if (document.path().ends_with(".npz")) {
        document.execute("td['reward'][3, 0] = 0.5; td['next.obs'][::2, 1] = -1; td['done'][[0, 3, 4]] = 1");
        if (structural) {
            document.execute("td['new'] = td['reward'] * 3; del td['done']; td['reward'] = td['next.obs'] + 1");
            document.apply(Rename{{"next.obs"}, {"obs"}});
        }
        return;
    }
    document.execute("td['reward'][3, 0] = 0.5; td['next', 'obs'][::2, 1] = -1; td['done'][[0, 3, 4]] = 1");
    if (structural) {
        document.execute("td['new', 'deep'] = td['reward'] * 3; del td['done']; td['reward'] = td['next', 'obs'] + 1");
        document.execute("td['brief'] = td['reward'] + 1; del td['brief']");  // comes and goes in one save
        document.execute("td['new', 'deep'] = td['new', 'deep'] - 1");        // replaced in a folder that is added too
        document.apply(Rename{{"next", "obs"}, {"obs"}});
        document.apply(SetNames{{}, [&] {
                                    DimNames names(document.td().batchSize().size());
                                    names.front() = "a";
                                    return names;
                                }()});
    }
}

/// Datasets as other programs make them: chunks of 4 rows, or the newest layout that the library writes.
void writeChunked(const QString& path, bool latest)
{
    const hid_t access = H5Pcreate(H5P_FILE_ACCESS);
    if (latest) {
        H5Pset_libver_bounds(access, H5F_LIBVER_LATEST, H5F_LIBVER_LATEST);
    }
    const hid_t file = H5Fcreate(path.toUtf8().constData(), H5F_ACC_EXCL, H5P_DEFAULT, access);
    H5Gclose(H5Gcreate2(file, "next", H5P_DEFAULT, H5P_DEFAULT, H5P_DEFAULT));
    const std::array<hsize_t, 3> sizes{6, 5, 2}, chunk{4, 2, 2}, most{H5S_UNLIMITED, 5, 2};
    for (const auto& [name, rank] : {std::pair("reward", 2), std::pair("next/obs", 3), std::pair("done", 2)}) {
        const hid_t creation = H5Pcreate(H5P_DATASET_CREATE);
        H5Pset_chunk(creation, rank, chunk.data());
        if (latest) {
            H5Pset_shuffle(creation);
            H5Pset_deflate(creation, 4);
        }
        const hid_t space = H5Screate_simple(rank, sizes.data(), latest ? most.data() : nullptr);
        const hid_t dataset = H5Dcreate2(file, name, H5T_NATIVE_FLOAT, space, H5P_DEFAULT, creation, H5P_DEFAULT);
        std::array<float, 60> values{};
        std::iota(values.begin(), values.end(), 0.0F);
        H5Dwrite(dataset, H5T_NATIVE_FLOAT, H5S_ALL, H5S_ALL, H5P_DEFAULT, values.data());
        H5Dclose(dataset);
        H5Sclose(space);
        H5Pclose(creation);
    }
    H5Fclose(file);
    H5Pclose(access);
}

/// Which file is the first to differ, and where.
QString firstDifference(const QMap<QString, QByteArray>& now, const QMap<QString, QByteArray>& expected)
{
    for (const QString& name : expected.keys()) {
        const QByteArray is = now.value(name), should = expected.value(name);
        if (is != should) {
            const auto [at, other] = std::mismatch(is.begin(), is.end(), should.begin(), should.end());
            return QString("\"%1\" has %2 bytes in place of %3, first different at %4: %5 in place of %6")
                .arg(name)
                .arg(is.size())
                .arg(should.size())
                .arg(at - is.begin())
                .arg(QString(QByteArray(at, std::min<qsizetype>(is.end() - at, 24)).toHex(' ')),
                     QString(QByteArray(other, std::min<qsizetype>(should.end() - other, 24)).toHex(' ')));
        }
    }
    return "more files: " + now.keys().join(", ");
}

QString journalOf(const QString& path)
{
    return QString::fromStdString(InterruptedSave::folderFor(path.toStdString()) + "/journal");
}

/// A journal whose checksum fits.
QByteArray sealed(const QByteArray& journal)
{
    const QByteArray content = journal.chopped(8);
    const uint64_t hash = hashOf({content.constData(), static_cast<std::size_t>(content.size())});
    return content + QByteArray(reinterpret_cast<const char*>(&hash), 8);
}

/// A journal with other numbers and bytes here and there; `isSealed`: its checksum fits again.
QByteArray spoilt(QByteArray journal, std::mt19937& random, bool isSealed)
{
    constexpr std::array<int64_t, 8> kNumbers{0, 1, -1, 7, INT32_MAX, int64_t{1} << 53, INT64_MAX, INT64_MIN};
    for (auto times = 1 + random() % 3; times > 0; --times) {
        const auto at = static_cast<qsizetype>(random() % static_cast<std::size_t>(journal.size() - 7));
        if (random() % 2 == 0) {
            journal[at] = static_cast<char>(random());
        } else if (random() % 4 == 0) {
            journal.insert(at, journal.mid(at, 1 + random() % 64));
        } else {
            journal.replace(at, 8, reinterpret_cast<const char*>(&kNumbers[random() % kNumbers.size()]), 8);
        }
    }
    return isSealed ? sealed(journal) : journal;
}

QByteArray contentOf(const QString& name)
{
    QFile file(name);
    static_cast<void>(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void overwrite(const QString& name, const QByteArray& content)
{
    QFile file(name);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

}  // namespace

void RecoveryTest::initTestCase()
{
    // Compiled once here, not in each child.
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_STATE_HOME", m_folder->filePath("state").toUtf8());
    makeEdits(*openForEditing(write("memmap", "first")), true);
}

void RecoveryTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_STATE_HOME", m_folder->filePath("state").toUtf8());
}

QString RecoveryTest::write(const QString& format, const QString& name) const
{
    const QString path = m_folder->filePath(name + endingOf(format));
    if (format == "chunked.h5" || format == "latest.h5") {
        writeChunked(path, format == "latest.h5");
        return path;
    }
    if (format == "members") {
        std::vector<TensorDict> members;
        for (int i = 0; i < 3; ++i) {
            members.emplace_back(Shape{5}, DimNames{"time"}).set({"x"}, Leaf(at::full({5, 2}, float(i))));
        }
        writeTensorDict(TensorDict::lazyStack(members, 0), path.toStdString(), {}, Progress::none());
        return path;
    }
    TensorDict td({6, 5}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(30, at::kFloat).reshape({6, 5})));
    td.set({"done"}, Leaf(at::zeros({6, 5, 1}, at::kBool)));
    td.set({"next", "obs"}, Leaf(at::arange(60, at::kDouble).reshape({6, 5, 2})));
    if (!format.endsWith(".npz")) {
        td.set({"task"}, NonTensor(PythonValue("swing"), {6, 5}));
    }
    WriteOptions options;
    options.compression = format == "gzip.h5" ? "gzip:4" : format == "zstd.zarr" ? "zstd:3" : "";
    writeTensorDict(td, path.toStdString(), options, Progress::none());
    return path;
}

/// Returns all files of the tensordict by name, without the ones that edits keep aside.
RecoveryTest::Files RecoveryTest::files(const QString& path)
{
    Files content;
    if (QFileInfo(path).isFile()) {
        content[{}] = contentOf(path);
        return content;
    }
    QDirIterator walk(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories);
    while (walk.hasNext()) {
        const QString name = walk.next();
        if (!name.contains("/.edit.tensordesk-")) {
            content[name.mid(path.size())] = contentOf(name);
        }
    }
    return content;
}

QString RecoveryTest::copyOf(const QString& original, const QString& name) const
{
    const QString path = m_folder->filePath(name + endingOf(QFileInfo(original).fileName()));
    std::filesystem::copy(original.toStdString(), path.toStdString(), std::filesystem::copy_options::recursive);
    return path;
}

void RecoveryTest::killedAtEveryCall_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("structural");
    for (const QString& format : kFormats) {
        if (stride() == 1 || format == "memmap" || format == "gzip.h5" || format.endsWith(".zarr")) {
            QTest::addRow("%s, values", qPrintable(format)) << format << false;
        }
        QTest::addRow("%s, values and structure", qPrintable(format)) << format << true;
    }
    for (const QString& format : kRewritten) {
        if (stride() == 1) {
            QTest::addRow("%s, values", qPrintable(format)) << format << false;
        }
        QTest::addRow("%s, values and structure", qPrintable(format)) << format << true;
    }
}

/// Whichever call was the last that a save made: the bytes are the old or the new ones, all of them.
void RecoveryTest::killedAtEveryCall()
{
    QFETCH(QString, format);
    QFETCH(bool, structural);
    const QString original = write(format, "original");
    const Files before = files(original);
    const QString whole = copyOf(original, "whole");
    QCOMPARE(statusOf([&] {
                 killswitch::arm(0);
                 const auto document = openForEditing(whole);
                 makeEdits(*document, structural);
                 document->save();
             }),
             0);
    const Files after = files(whole);
    QVERIFY(after != before);
    int recovered = 0, untouched = 0, saved = 0;
    for (int number = firstCall();; number += stride()) {
        const QString path = copyOf(original, "copy");
        const int status = statusOf([&] {
            const auto document = openForEditing(path);
            makeEdits(*document, structural);
            killswitch::arm(number);
            document->save();
        });
        QVERIFY2(status == 0 || status == -SIGKILL, qPrintable(QString("status %1 at call %2").arg(status).arg(number)));
        const bool pending = InterruptedSave::find(path.toStdString()).has_value();
        openAgain(path);
        const Files now = files(path);
        QVERIFY2(now == before || now == after,
                 qPrintable(QString("at call %1 of the save, %2").arg(number).arg(firstDifference(now, after))));
        QCOMPARE(leftovers(path), QStringList());
        recovered += pending ? 1 : 0;
        untouched += !pending && now == before ? 1 : 0;
        saved += now == after ? 1 : 0;
        std::filesystem::remove_all(path.toStdString());
        if (status == 0) {
            QVERIFY(now == after);
            break;
        }
    }
    QVERIFY(saved > 0);
    QCOMPARE(recovered > 0, !structural || !kRewritten.contains(format));
    qInfo("%d taken back, %d untouched, %d saved", recovered, untouched, saved);
}

/// Kills TENSORDESK_KILLS saves at random times.
void RecoveryTest::killedAtAnyTime()
{
    QFETCH(QString, format);
    QFETCH(bool, structural);
    const int rounds = std::max(qEnvironmentVariableIntValue("TENSORDESK_KILLS") / (2 * static_cast<int>(kFormats.size())), 1);
    const QString original = write(format, "original");
    const Files before = files(original);
    const QString whole = copyOf(original, "whole");
    QElapsedTimer clock;
    clock.start();
    QCOMPARE(statusOf([&] {
                 killswitch::arm(0);
                 const auto document = openForEditing(whole);
                 makeEdits(*document, structural);
                 document->save();
             }),
             0);
    const int64_t wholeRun = clock.nsecsElapsed() / 1000;
    const Files after = files(whole);
    std::mt19937 random(testSeed());
    int recovered = 0, saved = 0;
    for (int round = 0; round < rounds; ++round) {
        const QString path = copyOf(original, "copy");
        const pid_t child = ::fork();
        if (child == 0) {
            endOfChild([&] {
                killswitch::arm(0);
                const auto document = openForEditing(path);
                makeEdits(*document, structural);
                document->save();
            });
        }
        std::this_thread::sleep_for(std::chrono::microseconds(random() % wholeRun));
        ::kill(child, SIGKILL);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        recovered += InterruptedSave::find(path.toStdString()) ? 1 : 0;
        openAgain(path);
        const Files now = files(path);
        QVERIFY2(now == before || now == after, qPrintable(QString("round %1").arg(round)));
        saved += now == after ? 1 : 0;
        std::filesystem::remove_all(path.toStdString());
    }
    qInfo("%d kills: %d taken back, %d saved", rounds, recovered, saved);
}

/// Leaves a save half done: in the middle of the calls after its journal came into being.
void RecoveryTest::interrupt(const QString& path, bool structural) const
{
    const QString kept = copyOf(path, "kept");
    for (int number = 4;; ++number) {
        const int status = statusOf([&] {
            const auto document = openForEditing(path);
            makeEdits(*document, structural);
            killswitch::arm(number);
            document->save();
        });
        QCOMPARE(status, -SIGKILL);
        if (InterruptedSave::find(path.toStdString()) && files(path) != files(kept)) {
            break;
        }
        if (const auto save = InterruptedSave::find(path.toStdString())) {
            save->discard();
        }
        // The same file, with its old bytes: nothing was written.
    }
    std::filesystem::remove_all(kept.toStdString());
}

void RecoveryTest::killedWhileRecovering_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("structural");
    for (const QString& format : kFormats) {
        QTest::addRow("%s", qPrintable(format)) << format << true;
    }
    QTest::newRow("file.tdz, values") << QString("file.tdz") << false;
}

void RecoveryTest::killedWhileRecovering()
{
    QFETCH(QString, format);
    QFETCH(bool, structural);
    const QString path = write(format, "data");
    const Files before = files(path);
    interrupt(path, structural);
    for (int number = firstCall();; number += stride()) {
        const int status = statusOf([&] {
            const auto document = Document::open(path.toStdString());
            killswitch::arm(number);
            if (document->recoveryPending()) {
                document->recover();
            }
        });
        if (status == 0) {
            break;
        }
        QCOMPARE(status, -SIGKILL);
    }
    openAgain(path);
    QCOMPARE(files(path), before);
    QVERIFY(!InterruptedSave::find(path.toStdString()));
}

void RecoveryTest::logKilledAtEveryCall_data()
{
    QTest::addColumn<int>("error");
    QTest::newRow("killed") << 0;
    QTest::newRow("the disk is full") << ENOSPC;
}

/// After a kill at any call, the log of unsaved edits has its last state or the one before.
void RecoveryTest::logKilledAtEveryCall()
{
    QFETCH(int, error);
    using Statements = std::vector<std::string>;
    const std::vector<Statements> told{{"a"}, {"a", "b\nstatement 1\nb"}, {"a"}, {"a", "c"}, {"a", "c", "d"}, {"x"}};
    const std::string path = write("plain.h5", "original").toStdString();
    const QString notes = m_folder->filePath("told");
    for (int number = 1;; ++number) {
        const int status = statusOf([&] {
            EditLog log(path);
            killswitch::armFailure(number, error);
            for (std::size_t count = 0; count < told.size(); ++count) {
                try {
                    log.keep(told[count]);
                } catch (const Error&) {
                    killswitch::disarm();
                    overwrite(notes, QByteArray::number(static_cast<int>(count)));
                    return;
                }
                std::ofstream(notes.toStdString()) << count + 1;
            }
            killswitch::disarm();
            std::ofstream(notes.toStdString() + ".end");
        });
        QVERIFY(status == 0 || status == -SIGKILL);
        const std::size_t count = contentOf(notes).toUInt();
        const auto left = EditLog::left(path);
        const Statements is = left ? left->statements : Statements();
        const Statements before = count > 0 ? told[count - 1] : Statements();
        QVERIFY2(is == before || is == told[count], qPrintable(QString("at call %1").arg(number)));
        EditLog::remove(path);
        QFile::remove(notes);
        if (QFile::exists(notes + ".end")) {
            QCOMPARE(is, told.back());
            break;
        }
    }
}

void RecoveryTest::failsAtEveryCall_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("error");
    for (const QString& format : kFormats + kRewritten) {
        QTest::addRow("%s, disk full", qPrintable(format)) << format << ENOSPC;
    }
    QTest::newRow("plain.h5, quota") << QString("plain.h5") << EDQUOT;
    QTest::newRow("memmap, file too large") << QString("memmap") << EFBIG;
}

/// If one call fails, there is a clear error, the bytes are unchanged, and the edits can be saved later.
void RecoveryTest::failsAtEveryCall()
{
    QFETCH(QString, format);
    QFETCH(int, error);
    const QString original = write(format, "original");
    const Files before = files(original);
    for (int number = firstCall();; number += stride()) {
        const QString path = copyOf(original, "copy");
        const int status = statusOf([&] {
            const auto document = openForEditing(path);
            makeEdits(*document, true);
            killswitch::armFailure(number, error);
            try {
                document->save();
            } catch (const Error& failure) {
                killswitch::arm(0);
                const bool isTold = QString(failure.what()).contains(std::strerror(error));
                if (document->recoveryPending()) {  // all later calls failed too, including those for the rollback
                    ::_exit(isTold ? 4 : 5);
                }
                if (files(path) != before) {
                    ::_exit(6);
                }
                document->save();
                ::_exit(isTold ? 3 : 5);
            }
        });
        if (status == 4) {
            openAgain(path);
            QCOMPARE(files(path), before);
        }
        QVERIFY2(status == 0 || status == 3 || status == 4, qPrintable(QString("%1 at call %2").arg(status).arg(number)));
        std::filesystem::remove_all(path.toStdString());
        if (status == 0) {
            break;
        }
    }
}

/// ulimit -f: the system would end the process, which then could not take anything back.
void RecoveryTest::fileTooLarge()
{
    const QString path = write("plain.h5", "data");
    const Files before = files(path);
    const int status = statusOf([&] {
        const auto document = openForEditing(path);
        document->execute("td['large'] = torch.zeros(6, 5, 1000)");
        const rlimit limit{20000, 20000};
        ::setrlimit(RLIMIT_FSIZE, &limit);
        ::signal(SIGXFSZ, SIG_IGN);
        try {
            document->save();
        } catch (const Error& error) {
            ::_exit(QString(error.what()).contains("File too large") ? 3 : 4);
        }
    });
    QCOMPARE(status, 3);
    QCOMPARE(files(path), before);
    QVERIFY(!InterruptedSave::find(path.toStdString()));
}

void RecoveryTest::replacedSince_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("how");
    for (const char* format : {"memmap", "plain.h5"}) {
        for (const char* how : {"new", "copy", "written again"}) {
            QTest::addRow("%s, %s", format, how) << QString(format) << QString(how);
        }
    }
}

/// The file at the path is not the one of the save: it is not changed without request.
void RecoveryTest::replacedSince()
{
    QFETCH(QString, format);
    QFETCH(QString, how);
    const QString path = write(format, "data");
    interrupt(path, false);
    const QString aside = m_folder->filePath("aside");
    if (how == "written again") {
        for (const QString& name :
             format == "memmap" ? QStringList{path + "/reward.memmap", path + "/next/obs.memmap"} : QStringList{path}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadWrite));
            const QByteArray bytes = file.readAll();
            file.seek(bytes.size() - 40);
            file.write(QByteArray(40, '\x5a'));
        }
    } else {
        QVERIFY(QFile::rename(path, aside));
        if (how == "new") {
            QCOMPARE(write(format, "data"), path);
        } else {
            std::filesystem::copy(aside.toStdString(), path.toStdString(), std::filesystem::copy_options::recursive);
        }
        std::filesystem::remove_all(aside.toStdString());
    }
    const Files before = files(path);
    const auto document = Document::open(path.toStdString());
    QVERIFY(document->recoveryPending());
    QCOMPARE(document->recoveryObstacle().has_value(), how != "written again");
    QVERIFY_THROWS_EXCEPTION(Error, document->setMode(Document::Mode::Edit));
    QVERIFY_THROWS_EXCEPTION(Error, document->recover());
    QCOMPARE(files(path), before);
    document->discardInterrupted();
    QVERIFY(!document->recoveryPending());
    QCOMPARE(files(path), before);
    document->setMode(Document::Mode::Edit);
}

/// The journal of a moved folder is found by the folder's identity.
void RecoveryTest::movedSince()
{
    const QString path = write("memmap", "data");
    const Files before = files(path);
    interrupt(path, true);
    const QString moved = m_folder->filePath("moved");
    QVERIFY(QFile::rename(path, moved));
    openAgain(moved);
    QCOMPARE(files(moved), before);
}

/// Cut anywhere, or one byte changed anywhere: refused, and nothing is written.
void RecoveryTest::damagedJournal()
{
    const QString path = write("memmap", "data");
    interrupt(path, true);
    const Files half = files(path);
    const QString journal = journalOf(path);
    const QByteArray whole = contentOf(journal);
    const auto refused = [&](const QByteArray& bytes) {
        overwrite(journal, bytes);
        const auto save = InterruptedSave::find(path.toStdString());
        try {
            save->takeBack();
        } catch (const Error&) {
            return files(path) == half && save->obstacle().has_value();
        }
        return false;
    };
    for (qsizetype at = 0; at < whole.size(); at += whole.size() / 250 + 1) {
        QVERIFY(refused(whole.left(at)));
        QByteArray bytes = whole;
        bytes[at] = static_cast<char>(bytes[at] ^ 0x41);
        QVERIFY(refused(bytes));
    }
    overwrite(journal, whole);
    openAgain(path);
}

void RecoveryTest::hostileJournals_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("structural");
    QTest::newRow("values") << QString("memmap") << false;
    QTest::newRow("moves") << QString("memmap") << true;
    QTest::newRow("one file") << QString("plain.h5") << false;
}

/// Any journal is read without a crash, and an invalid one changes nothing. A journal with a valid checksum may be rolled back.
void RecoveryTest::hostileJournals()
{
    QFETCH(QString, format);
    QFETCH(bool, structural);
    const unsigned seed = testSeed();
    std::mt19937 random(seed);
    const QString path = write(format, "data"), beside = m_folder->filePath("beside");
    overwrite(beside, "beside");
    interrupt(path, structural);
    const Files half = files(path);
    const QString folder = QFileInfo(journalOf(path)).path();
    const QByteArray whole = contentOf(journalOf(path)), bytes = contentOf(folder + "/new");
    for (int round = 0; round < 400; ++round) {
        const auto where = QStringLiteral("TENSORDESK_SEED=%1, round %2").arg(seed).arg(round).toUtf8();
        QVERIFY(QDir().mkpath(folder));
        overwrite(folder + "/new", bytes);
        overwrite(journalOf(path), spoilt(whole, random, !structural && random() % 2 == 0));
        bool isTaken = false;
        try {
            if (const auto save = InterruptedSave::find(path.toStdString())) {
                static_cast<void>(save->obstacle());
                QVERIFY2(save->description().size() < 1000, where);
                save->takeBack();
                isTaken = true;
            }
        } catch (const Error& error) {
            QVERIFY2(error.kind() != ErrorKind::Internal, where);
        }
        QVERIFY2(contentOf(beside) == "beside", where);
        const Files now = files(path);
        QVERIFY2(isTaken || now == half, where);
        for (auto file = now.begin(); isTaken && file != now.end(); ++file) {
            QVERIFY2(half.contains(file.key()) && file->size() < 1 << 20, where);
            overwrite(path + file.key(), half[file.key()]);  // stays the same file
        }
    }
}

void RecoveryTest::journalOfAnotherVersion()
{
    const QString path = write("memmap", "data");
    const std::string folder = InterruptedSave::folderFor(path.toStdString());
    std::filesystem::create_directories(folder);
    overwrite(journalOf(path), "tensordesk-journal-3\nwhat follows");
    const auto document = Document::open(path.toStdString());
    QVERIFY(document->recoveryPending());
    QVERIFY(document->recoveryObstacle()->english().find("another version of TensorDesk") != std::string::npos);
    QVERIFY_THROWS_EXCEPTION(Error, document->recover());
    document->discardInterrupted();
    document->setMode(Document::Mode::Edit);
}

void RecoveryTest::journalOfVersion010_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<bool>("structural");
    QTest::newRow("files") << QString("plain.h5") << false;
    QTest::newRow("files and moves") << QString("memmap") << true;
}

/// Which had numbers where names are now.
void RecoveryTest::journalOfVersion010()
{
    QFETCH(QString, format);
    QFETCH(bool, structural);
    const QString path = write(format, "data");
    const Files before = files(path);
    interrupt(path, structural);
    const auto bytesOf = [](int64_t number) { return QByteArray(reinterpret_cast<const char*>(&number), sizeof number); };
    QByteArray journal = contentOf(journalOf(path));
    journal.replace("tensordesk-journal-5", "tensordesk-journal-4");
    for (const auto& [name, number] : {std::pair("file", 1), std::pair("move", 2), std::pair("end", 3)}) {
        const QByteArray tag = bytesOf(qstrlen(name)) + name;
        QCOMPARE(journal.contains(tag), structural || number != 2);
        journal.replace(tag, bytesOf(number));
    }
    overwrite(journalOf(path), sealed(journal));
    openAgain(path);
    QCOMPARE(files(path), before);
}

void RecoveryTest::showsAndDiscards()
{
    const QString path = write("memmap", "data");
    interrupt(path, true);
    const Files half = files(path);
    const auto save = InterruptedSave::find(path.toStdString());
    const std::vector<Message> lines = save->description();
    QVERIFY(QString::fromStdString(lines.front().english()).contains(path));
    QVERIFY(lines.size() > 4);
    save->discard();
    QVERIFY(!InterruptedSave::find(path.toStdString()));
    QCOMPARE(files(path), half);
}

TENSORDESK_SUITE(RecoveryTest);
#include "tst_recovery.moc"
