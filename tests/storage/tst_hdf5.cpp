// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/hdf5/h5id.h"
#include "storage/hdf5/hdf5format.h"
#include "support/oracle.h"
#include "support/printed.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <ATen/ATen.h>

using namespace tensordesk;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

qint64 openIds()
{
    const H5Lock lock;
    return H5Fget_obj_count(static_cast<hid_t>(H5F_OBJ_ALL), H5F_OBJ_ALL);
}

/// The message of the Error that `body` throws; empty if it throws none.
template <typename Body>
QByteArray errorOf(Body&& body)
{
    try {
        body();
        return {};
    } catch (const Error& error) {
        return QByteArray(className(error.kind())) + ": " + error.what();
    }
}

}  // namespace

/// HDF5 files, read, written and edited beside Python's tensordict.
class Hdf5Test : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void readsWhatPythonWrote_data();
    void readsWhatPythonWrote();
    void pythonReadsWhatWeWrote_data() { readsWhatPythonWrote_data(); }
    void pythonReadsWhatWeWrote();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folder->filePath(name); }
    [[nodiscard]] std::string path(const QString& name) const { return at(name).toStdString(); }
    [[nodiscard]] std::unique_ptr<Storage> open(const QString& name, const OpenOptions& options = {}) const
    {
        return hdf5Format().open(path(name), options);
    }
    QByteArray python(const QByteArray& code) { return m_oracle.ask(m_folder->path(), code); }

    Oracle m_oracle;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void Hdf5Test::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void Hdf5Test::cleanup()
{
    m_folder.reset();
    QCOMPARE(openIds(), 0);  // whatever the test did, no file may stay open
}

void Hdf5Test::readsWhatPythonWrote_data()
{
    QTest::addColumn<QByteArray>("code");  // makes `td`, and `options` for to_h5
    const auto row = [](const char* name, const char* code) { QTest::newRow(name) << QByteArray(code); };
    row("every dtype", "td = TensorDict({d: sample(d, (3, 2)) for d in DTYPES}, [3])");
    row("scalars of every dtype", "td = TensorDict({d: sample(d, ()) for d in DTYPES}, [])");
    row("no elements", "td = TensorDict({d: sample(d, (3, 0, 2)) for d in DTYPES}, [3])");
    row("nothing", "td = TensorDict({}, [])");
    row("nested", "td = TensorDict({'b': sample('float32', (2, 3)), 'a': TensorDict({'x': sample('int64', (2, 3, 1)),"
                  " 'n': TensorDict({'y': sample('bool', (2, 3, 4))}, [2, 3, 4])}, [2, 3])}, [2, 3])");
    row("odd keys", "td = TensorDict({k: torch.ones(2) * i for i, k in enumerate(['..', '%', 'é', 'e\\u0301', ' ', 'a b',"
                    " '\\n', 'x' * 300, 'Key', 'key', '\\\\', 'a.b', 'q?*<>|\"', '日本'])}, [2])");
    row("compressed", "td = TensorDict({'a': sample('float32', (50, 40)), 'b': torch.arange(4000).view(50, 80)}, [50]);"
                      " options = dict(compression='gzip', shuffle=True, fletcher32=True)");
    row("in chunks", "td = TensorDict({'a': sample('float64', (50, 7)), 'b': sample('bool', (50, 9))}, [50]);"
                     " options = dict(chunks=(7, 2))");
    row("lazy stack at 0", "td = LazyStackedTensorDict(*[TensorDict({'a': sample('float32', (4, 2), i)}, [4])"
                           " for i in range(3)], stack_dim=0)");
    row("lazy stack at 1", "td = LazyStackedTensorDict(*[TensorDict({'a': sample('int16', (4, 2), i)}, [4])"
                           " for i in range(3)], stack_dim=1)");
}

void Hdf5Test::readsWhatPythonWrote()
{
    QFETCH(QByteArray, code);
    const QByteArray expected = python("options = {}\n" + code +
                                       "\ntd.to_h5(work / 'a.h5', **options).close()\n"
                                       "read('a.h5')");
    const QByteArray before = contentOf(at("a.h5"));
    const QDateTime modified = QFileInfo(at("a.h5")).lastModified();
    QVERIFY(hdf5Format().recognises(path("a.h5")));
    {
        const auto storage = open("a.h5");
        QCOMPARE("batch " + printedShape(storage->root().batchSize()) + '\n' + printed(storage->root()), expected);
    }
    QCOMPARE(contentOf(at("a.h5")), before);
    QCOMPARE(QFileInfo(at("a.h5")).lastModified(), modified);
}

void Hdf5Test::pythonReadsWhatWeWrote()
{
    QFETCH(QByteArray, code);
    const QByteArray expected = python("options = {}\n" + code +
                                       "\ntd.to_h5(work / 'a.h5', **options).close()\n"
                                       "read('a.h5')");
    const auto storage = open("a.h5");
    for (const char* compression : {"", "gzip:4"}) {
        hdf5Format().write(storage->root(), path("b.h5"), {compression, true}, Progress::none());
        QCOMPARE(python("read('b.h5')"), expected);
        const auto again = open("b.h5");
        QCOMPARE(again->root().batchSize(), storage->root().batchSize());
        QCOMPARE(printed(again->root()), printed(storage->root()));
    }
}

QTEST_GUILESS_MAIN(Hdf5Test)
#include "tst_hdf5.moc"
