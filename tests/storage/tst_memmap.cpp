// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "tests/storage/oracle.h"
#include "tests/support/suite.h"

#include <ATen/ops/arange.h>

#include <QScopeGuard>
#include <QTemporaryDir>

#include <algorithm>

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

using namespace tensordesk;

/// Memmap folders: we read Python's files, and Python reads the ones that we wrote or edited; equal to the bit.
class MemmapTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void reads_data();
    void reads();
    void openingChangesNothing();
    void partsAreReadAhead();
    void writes_data();
    void writes();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_dir.filePath(name); }
    [[nodiscard]] static std::string utf8(const QString& text) { return text.toStdString(); }
    [[nodiscard]] QStringList cases() const;

    QTemporaryDir m_dir;
};

QStringList MemmapTest::cases() const
{
    QStringList names;
    for (const QString& file : QDir(path("python")).entryList({"*.txt"}, QDir::Files))
        names.append(file.chopped(4));
    return names;
}

void MemmapTest::initTestCase()
{
    QVERIFY(QDir(m_dir.path()).mkdir("python"));
    QCOMPARE(oracle::run("memmaporacle.py", {"write", path("python")}), QString());
    QVERIFY(cases().size() > 25);

    // One Python process, which is slow to start, loads our files of all cases.
    QVERIFY(QDir(m_dir.path()).mkdir("ours"));
    QStringList folders;
    for (const QString& name : cases()) {
        if (name == "float8")
            continue;
        const auto storage = openStorage(utf8(path("python/" + name)));
        writeTensorDict(storage->root(), utf8(path("ours/" + name)), {}, Progress::none());
        folders.append(path("ours/" + name));
    }
    QCOMPARE(oracle::run("memmaporacle.py", QStringList{"dump"} + folders), QString());
}

void MemmapTest::reads_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : cases())
        QTest::newRow(qPrintable(name)) << name;
}

void MemmapTest::reads()
{
    QFETCH(QString, name);
    const auto storage = openStorage(utf8(path("python/" + name)));
    QCOMPARE(oracle::textOf(storage->root()), oracle::contentOf(path("python/" + name + ".txt")));
    QCOMPARE(storage->findings().size(), std::size_t(0));
    std::vector<Finding> findings;
    storage->verify([&](const Finding& finding) { findings.push_back(finding); }, Progress::none());
    QCOMPARE(findings.size(), std::size_t(name == "float8" ? 5 : 0));
}

void MemmapTest::openingChangesNothing()
{
    const auto before = oracle::filesOf(path("python"));
    for (const QString& name : cases())
        static_cast<void>(oracle::textOf(openStorage(utf8(path("python/" + name)))->root()));
    QCOMPARE(oracle::filesOf(path("python")), before);
}

/// All pages of a part are read from the disk before its elements are accessed, and no neighbouring pages.
void MemmapTest::partsAreReadAhead()
{
    constexpr int64_t kRows = 64, kColumns = 1 << 17;  // rows of 512 KiB
    TensorDict td(Shape{kRows});
    td.set({"x"}, Leaf(at::arange(kRows * kColumns, at::kFloat).view({kRows, kColumns})));
    const QString folder = path("ahead");
    writeTensorDict(td, utf8(folder), {}, Progress::none());
    const int file = ::open(qPrintable(folder + "/x.memmap"), O_RDONLY | O_CLOEXEC);
    const auto closed = qScopeGuard([&] { ::close(file); });
    constexpr std::size_t kBytes = kRows * kColumns * sizeof(float);
    QVERIFY(::fsync(file) == 0 && ::posix_fadvise(file, 0, 0, POSIX_FADV_DONTNEED) == 0);
    void* const memory = ::mmap(nullptr, kBytes, PROT_READ, MAP_SHARED, file, 0);
    QVERIFY(memory != MAP_FAILED);
    const auto unmapped = qScopeGuard([&] { ::munmap(memory, kBytes); });
    const auto pagesOf = [&](int64_t row) {
        std::vector<unsigned char> isThere(static_cast<std::size_t>(kColumns) * sizeof(float) / 4096);
        ::mincore(static_cast<char*>(memory) + row * kColumns * static_cast<int64_t>(sizeof(float)), isThere.size() * 4096,
                  isThere.data());
        return std::ranges::count_if(isThere, [](unsigned char page) { return (page & 1) != 0; });
    };
    if (pagesOf(8) > 0)
        QSKIP("the file system keeps what is to leave memory");
    const auto storage = openStorage(utf8(folder));
    const Leaf leaf = storage->root().leaf({"x"});
    const at::Tensor part = leaf.at(Index{int64_t{8}}).tensor();
    QTRY_COMPARE(pagesOf(8), 128);
    QCOMPARE(pagesOf(40), 0);
    QCOMPARE(part[5].item<float>(), 8.0F * kColumns + 5);
}

void MemmapTest::writes_data()
{
    QTest::addColumn<QString>("name");
    for (const QString& name : cases())
        if (name != "float8")
            QTest::newRow(qPrintable(name)) << name;
}

void MemmapTest::writes()
{
    QFETCH(QString, name);
    QCOMPARE(oracle::contentOf(path("ours/" + name + ".error.txt")), QByteArray("<cannot be read>"));
    QCOMPARE(oracle::contentOf(path("ours/" + name + ".loaded.txt")), oracle::contentOf(path("python/" + name + ".txt")));
    // The same files too, and in meta.json the same fields in the same order.
    const auto theirs = oracle::filesOf(path("python/" + name));
    const auto ours = oracle::filesOf(path("ours/" + name));
    QCOMPARE(ours.keys(), theirs.keys());
    for (const QString& file : theirs.keys()) {
        if (file.endsWith("meta.json"))
            QCOMPARE(QByteArray::fromStdString(toJson(parseJson(ours[file].toStdString()))),
                     QByteArray::fromStdString(toJson(parseJson(theirs[file].toStdString()))));
        else
            QCOMPARE(ours[file].toHex(), theirs[file].toHex());
    }
}

TENSORDESK_SUITE(MemmapTest);
#include "tst_memmap.moc"
