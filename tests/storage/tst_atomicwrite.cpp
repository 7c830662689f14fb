// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/files/atomicwrite.h"
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/ones.h>

#include <QTemporaryDir>

#include <filesystem>

#include <sys/stat.h>

using namespace tensordesk;

namespace {

struct Cancelling final : Progress {
    explicit Cancelling(int64_t after) : limit(after) { }
    [[nodiscard]] bool isCancelled() const override { return done >= limit; }
    void report(int64_t reported, int64_t total) override
    {
        done = reported;
        whole = total;
    }
    int64_t limit;
    int64_t done = 0;
    int64_t whole = 0;
};

}  // namespace

/// New files appear completely or not at all, and replace only permitted files.
class AtomicWriteTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }
    void putsAFileInPlace();
    void removesWhatKilledProcessesLeft();
    void removesWhatWasNotCommitted();
    void replacesOnlyWithLeave_data();
    void replacesOnlyWithLeave();
    void keepsPermissions();
    void exportIsCancelled();
    void exportReportsAllBytes();
    void endingDecides();

private:
    [[nodiscard]] std::string path(const char* name) const { return m_dir->filePath(name).toStdString(); }
    void write(const std::string& path, const QByteArray& content) const
    {
        QFile file(QString::fromStdString(path));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    }

    std::unique_ptr<QTemporaryDir> m_dir;
};

void AtomicWriteTest::putsAFileInPlace()
{
    AtomicWrite target(path("x"), AtomicWrite::Kind::File, false);
    write(target.temporary(), "content");
    QVERIFY(!std::filesystem::exists(path("x")));
    target.commit();
    QCOMPARE(oracle::filesOf(m_dir->path()), (QMap<QString, QByteArray>{{"x", "content"}}));
}

void AtomicWriteTest::removesWhatKilledProcessesLeft()
{
    write(path("x"), "not to be touched");
    write(path(".x.tensordesk-0123abcd"), "left");
    QVERIFY(std::filesystem::create_directory(path(".x.tensordesk-deadbeef")));
    write(path(".x.tensordesk-deadbeef") + "/part", "left");
    write(path(".y.tensordesk-0123abcd"), "of another file");
    write(path(".x.tensordesk-mine"), "of a person");
    {
        const AtomicWrite living(path("x"), AtomicWrite::Kind::File, true);
        const AtomicWrite folder(path("x2"), AtomicWrite::Kind::Folder, true);
        const AtomicWrite another(path("x"), AtomicWrite::Kind::File, true);
        removeAbandoned(path("x2"));
        QVERIFY(std::filesystem::exists(living.temporary()));
        QVERIFY(std::filesystem::exists(folder.temporary()));
    }
    QCOMPARE(oracle::filesOf(m_dir->path()).keys(), (QStringList{".x.tensordesk-mine", ".y.tensordesk-0123abcd", "x"}));
}

void AtomicWriteTest::removesWhatWasNotCommitted()
{
    {
        AtomicWrite file(path("x"), AtomicWrite::Kind::File, false);
        write(file.temporary(), "content");
        AtomicWrite folder(path("y"), AtomicWrite::Kind::Folder, false);
        write(folder.temporary() + "/z", "content");
    }
    QCOMPARE(oracle::filesOf(m_dir->path()), (QMap<QString, QByteArray>()));
}

void AtomicWriteTest::replacesOnlyWithLeave_data()
{
    QTest::addColumn<QString>("existing");
    QTest::addColumn<bool>("folder");
    QTest::addColumn<bool>("overwrite");
    QTest::addColumn<bool>("replaced");
    QTest::newRow("file on file, no leave") << "file" << false << false << false;
    QTest::newRow("file on file") << "file" << false << true << true;
    QTest::newRow("file on folder") << "tensordict" << false << true << false;
    QTest::newRow("folder on file") << "file" << true << true << true;
    QTest::newRow("folder on tensordict, no leave") << "tensordict" << true << false << false;
    QTest::newRow("folder on tensordict") << "tensordict" << true << true << true;
    QTest::newRow("folder on empty folder") << "empty" << true << true << true;
    QTest::newRow("folder on another folder") << "home" << true << true << false;
    QTest::newRow("in a missing folder") << "parent" << true << true << false;
}

void AtomicWriteTest::replacesOnlyWithLeave()
{
    QFETCH(QString, existing);
    QFETCH(bool, folder);
    QFETCH(bool, overwrite);
    QFETCH(bool, replaced);
    std::string target = path("x");
    if (existing == "file")
        write(target, "old");
    else if (existing != "parent")
        std::filesystem::create_directory(target);
    else
        target = path("none/x");
    if (existing == "tensordict")
        write(target + "/meta.json", "old");
    if (existing == "home")
        write(target + "/thesis", "old");
    const auto before = oracle::filesOf(m_dir->path());
    bool succeeded = false;
    try {
        AtomicWrite writing(target, folder ? AtomicWrite::Kind::Folder : AtomicWrite::Kind::File, overwrite);
        write(folder ? writing.temporary() + "/new" : writing.temporary(), "new");
        writing.commit();
        succeeded = true;
    } catch (const Error& error) {
        QCOMPARE(error.kind(), existing == "parent" ? ErrorKind::FileNotFoundError : ErrorKind::FileExistsError);
    }
    QCOMPARE(succeeded, replaced);
    if (!replaced)
        QCOMPARE(oracle::filesOf(m_dir->path()), before);
    else if (folder)
        QCOMPARE(oracle::filesOf(m_dir->path()), (QMap<QString, QByteArray>{{"x/", ""}, {"x/new", "new"}}));
    else
        QCOMPARE(oracle::filesOf(m_dir->path()), (QMap<QString, QByteArray>{{"x", "new"}}));
}

void AtomicWriteTest::keepsPermissions()
{
    write(path("x"), "old");
    ::chmod(path("x").c_str(), 0640);
    replaceFile(path("x"), "new");
    struct stat status = {};
    QCOMPARE(::stat(path("x").c_str(), &status), 0);
    QCOMPARE(status.st_mode & 07777, mode_t(0640));
    QCOMPARE(oracle::filesOf(m_dir->path()), (QMap<QString, QByteArray>{{"x", "new"}}));
}

void AtomicWriteTest::exportIsCancelled()
{
    TensorDict td({2});
    td.set({"a"}, Leaf(at::ones({2, 10 << 20})));
    Cancelling progress(1);
    try {
        writeTensorDict(td, path("out"), {}, progress);
        QFAIL("was not cancelled");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Cancelled);
    }
    QVERIFY(progress.done < progress.whole);
    QCOMPARE(oracle::filesOf(m_dir->path()), (QMap<QString, QByteArray>()));
}

void AtomicWriteTest::exportReportsAllBytes()
{
    TensorDict td({2});
    td.set({"a"}, Leaf(at::ones({2, 100})));
    td.set({"b", "c"}, Leaf(at::ones({2, 3}, at::kByte)));
    Cancelling progress(1 << 30);
    writeTensorDict(td, path("out"), {}, progress);
    QCOMPARE(progress.done, int64_t{806});
    QCOMPARE(progress.whole, int64_t{806});
}

void AtomicWriteTest::endingDecides()
{
    const TensorDict td({2});
    writeTensorDict(td, path("folder"), {}, Progress::none());
    QVERIFY(std::filesystem::is_regular_file(path("folder") + "/meta.json"));
    writeTensorDict(td, path("file.H5"), {}, Progress::none());
    QVERIFY(std::filesystem::is_regular_file(path("file.H5")));
    try {
        writeTensorDict(td, path("x.xyz"), {}, Progress::none());
        QFAIL("wrote an unknown format");
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.message())
                     .startsWith("cannot be written: '.xyz' is not the ending of a known format; known are no ending for a memmap "
                                 "folder, .tdz for tdz archive, .zarr for zarr store, .h5 for HDF5, "),
                 error.what());
    }
    WriteOptions options;
    options.compression = "gzip:4";
    QVERIFY_THROWS_EXCEPTION(Error, writeTensorDict(td, path("compressed"), options, Progress::none()));
}

TENSORDESK_SUITE(AtomicWriteTest);
#include "tst_atomicwrite.moc"
