// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/formats/hdf5/hdf5format.h"
#include "model/storage/formats/hdf5/library/h5id.h"
#include "tests/support/oracle.h"
#include "tests/support/printed.h"
#include "tests/support/suite.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/equal.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <atomic>
#include <map>
#include <random>
#include <thread>

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
    void nonTensors_data();
    void nonTensors();
    void mixedLists();
    void foreignFiles_data();
    void foreignFiles();
    void opensAtOnce_data();
    void opensAtOnce();
    void batchSizeGiven();
    void namesSurvive();
    void refusesToWrite_data();
    void refusesToWrite();
    void cancelledWriteLeavesNothing();
    void doesNotOverwrite();
    void chunksOfACompressedFile();
    void readsParts_data();
    void readsParts();
    void layouts();
    void editsTouchOnlyTheirBytes_data();
    void editsTouchOnlyTheirBytes();
    void structuralEdits();
    void refusedStructuralEdits();
    void refusesToEdit_data();
    void refusesToEdit();
    void writerInAnotherProcess();
    void changedUnderneath();
    void shortenedUnderneath();
    void twoStoragesOfOneFile();
    void pythonMayWriteWhileWeRead();
    void badFiles_data();
    void badFiles();
    void mutatedFiles();
    void verifyFindsDefects();
    void sourcesAreDecorated();
    void readFromManyThreads();
    void manyGroupsAlike_data();
    void manyGroupsAlike();
    void readsMoreChunksThanAtOnce();
    void whatTheLibraryDoesNotSurvive_data();
    void whatTheLibraryDoesNotSurvive();
    void damagedTexts_data();
    void damagedTexts();
    void damagedTextsInLayouts_data();
    void damagedTextsInLayouts();

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
    const QByteArray expected = python("options = {}\n" + code
                                       + "\ntd.to_h5(work / 'a.h5', **options).close()\n"
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
    const QByteArray expected = python("options = {}\n" + code
                                       + "\ntd.to_h5(work / 'a.h5', **options).close()\n"
                                         "read('a.h5')");
    const auto storage = open("a.h5");
    for (const char* compression : {"", "gzip:4"}) {
        hdf5Format().write(storage->root(), path("b.h5"), {.compression = compression, .overwrite = true}, Progress::none());
        QCOMPARE(python("read('b.h5')"), expected);
        const auto again = open("b.h5");
        QCOMPARE(again->root().batchSize(), storage->root().batchSize());
        QCOMPARE(printed(again->root()), printed(storage->root()));
    }
}

void Hdf5Test::nonTensors_data()
{
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char* name, const char* value) { QTest::newRow(name) << QByteArray(value); };
    row("text", "'pendulum'");
    row("no text", "''");
    row("text beyond ASCII", "'α é 日本 😀'");
    row("integer", "42");
    row("negative integer", "-2**63");
    row("unsigned integer", "2**64 - 1");
    row("float", "0.1");
    row("not finite", "float('nan')");
    row("infinite", "-float('inf')");
    row("boolean", "True");
    row("bytes", "b'ab\\x00\\xff'");
    row("list of integers", "[1, 2, 3]");
    row("list of integers and floats", "[1, 2.5]");
    row("list of booleans and integers", "[True, 7]");
    row("complex number", "1.5 - 2j");
    row("complex number of an equal stack", "NonTensorStack(1j, 1j, 1j)");
    row("list of complex and other numbers", "[True, 2, 2.5, 1j]");
    row("list of texts", "['a', 'βγ', '']");
    row("nested lists", "[[1, 2], [3, 4], [5, 6]]");
    row("stack of texts", "NonTensorStack(*['a', 'bc', 'd'])");
    row("stack of texts beyond ASCII", "NonTensorStack(*['α', '', 'd'])");
    row("stack of integers", "NonTensorStack(*[1, 2, 3])");
    row("stack of floats", "NonTensorStack(*[1.5, 2.0, 3.0])");
    row("stack of booleans", "NonTensorStack(*[True, False, True])");
    row("stack of bytes", "NonTensorStack(*[b'a', b'\\xff', b'xyz'])");
    row("stack of equal values", "NonTensorStack(*['a', 'a', 'a'])");
    row("stack in two dims", "NonTensorStack.from_list([['a', 'b'], ['c', 'd'], ['e', 'f']])");
}

void Hdf5Test::nonTensors()
{
    QFETCH(QByteArray, value);
    const QByteArray expected = python("value = " + value
                                       + "\nif not isinstance(value, NonTensorStack): value = NonTensorData(value, [3])\n"
                                         "td = TensorDict({'x': torch.arange(6).view(3, 2), 'v': value}, [3])\n"
                                         "td.to_h5(work / 'a.h5').close()\n"
                                         "read('a.h5', batch=False)");
    const auto storage = open("a.h5");
    QCOMPARE(printed(storage->root(), false), expected);
    hdf5Format().write(storage->root(), path("b.h5"), {.compression = "gzip:1"}, Progress::none());
    QCOMPARE(python("read('b.h5', batch=False)"), expected);
    // Not only the values: type, shape and attributes are those of Python's file.
    const QByteArray describe = "with h5py.File(work / name) as f:\n"
                                "    d = f['v']\n"
                                "    print(d.dtype, d.id.get_type().get_class(), d.shape, d.maxshape, d.chunks)\n"
                                "    print({k: (v.tolist(), str(v.dtype)) for k, v in d.attrs.items()})\n";
    QCOMPARE(python("name = 'b.h5'\n" + describe), python("name = 'a.h5'\n" + describe));
}

/// numpy converts numbers beside text to text: the content that is read back differs from the written one.
void Hdf5Test::mixedLists()
{
    TensorDict td(Shape{});
    td.set({"v"}, NonTensor(PythonValue::List{1, "a", 2.5, true}, {}));
    td.set({"w"}, NonTensor(PythonValue::List{true, 2, "αβ"}, {}));
    hdf5Format().write(td, path("a.h5"), {}, Progress::none());
    python("TensorDict({'v': NonTensorData([1, 'a', 2.5, True]), 'w': NonTensorData([True, 2, 'αβ'])}, [])"
           ".to_h5(work / 'b.h5').close()");
    const QByteArray describe = "with h5py.File(work / name) as f:\n"
                                "    for k in f: print(k, f[k].dtype, f[k][()].tolist())\n";
    QCOMPARE(python("name = 'a.h5'\n" + describe), python("name = 'b.h5'\n" + describe));
}

void Hdf5Test::foreignFiles_data()
{
    QTest::addColumn<QByteArray>("code");      // with `f` a new h5py.File
    QTest::addColumn<QByteArray>("expected");  // as printed() prints it
    const auto row = [](const char* name, const char* code, const char* expected) {
        QTest::newRow(name) << QByteArray(code) << QByteArray(expected);
    };
    row("big-endian",
        "f['a'] = np.arange(3, dtype='>i4'); f['b'] = np.array([1, -.5], dtype='>f2')[:0]; del f['b'];"
        " f['c'] = np.array([1, 2j, 3], dtype='>c8'); f['h'] = np.array([1, -.5, 0], dtype='>f2')",
        "/a torch.int32 [3] 000000000100000002000000\n"
        "/c torch.complex64 [3] 0000803f0000000000000000000000400000404000000000\n"
        "/h torch.float16 [3] 003c00b80000\n");
    row("records",
        "f['r'] = np.array([(1, 2.5, (3, 4)), (5, 6.5, (7, 8))],"
        " dtype=[('i', '<i2'), ('x', '>f4'), ('v', '<u1', 2)])",
        "/r tensordict [2]\n/r/i torch.int16 [2] 01000500\n/r/v torch.uint8 [2, 2] 03040708\n"
        "/r/x torch.float32 [2] 000020400000d040\n");
    row("array elements",
        "t = np.dtype(('<i2', (2,))); d = f.create_dataset('a', (3,), dtype=t);"
        " d[...] = np.arange(6).reshape(3, 2)",
        "/a torch.int16 [3, 2] 000001000200030004000500\n");
    row("text of fixed length", "f['a'] = np.array([b'ab', b'c'])", "/a value ['ab', 'c']\n");
    row("text of varying length", "f['a'] = np.array(['ab', 'é', ''], dtype=h5py.string_dtype())",
        "/a value ['ab', '\xc3\xa9', '']\n");
    row("text that is no UTF-8", "f['a'] = np.bytes_(b'\\xff\\xfe')", "/a value b'\\xff\\xfe'\n");
    row("enumeration", "f.create_dataset('a', data=[0, 5], dtype=h5py.enum_dtype({'RED': 0, 'BLUE': 5}, '>i2'))",
        "/a torch.int16 [2] 00000500\n");
    row("boolean on unsigned bytes",
        "f.create_dataset('a', data=[0, 1, 1], dtype=h5py.enum_dtype({'FALSE': 0,"
        " 'TRUE': 1}, 'u1'))",
        "/a torch.bool [3] 000101\n");
    row("boolean with other bytes",
        "d = f.create_dataset('a', (3,), dtype=bool); o = d.id.get_offset();"
        " d[...] = True; o = d.id.get_offset(); f.close();"
        " g = open(work / 'a.h5', 'r+b'); g.seek(o); g.write(bytes([0, 2, 255])); g.close()",
        "/a torch.bool [3] 000101\n");
    row("no data", "f['a'] = h5py.Empty('f4'); f['b'] = np.uint8([1])", "/a value None\n/b torch.uint8 [1] 01\n");
    const char* const missing =
        "p = h5py.h5p.create(h5py.h5p.DATASET_CREATE); p.set_chunk((4,)); p.set_filter(32004, h5py.h5z.FLAG_OPTIONAL, ());"
        " h5py.h5d.create(f.id, b'a', h5py.h5t.STD_U8LE, h5py.h5s.create_simple((4,)), p)";
    row("a filter that is missing", missing,
        "/a broken The data are compressed by the filter lz4 (32004), which is not available. Install its plug-in for HDF5 "
        "(`pip install hdf5plugin` has most) and set HDF5_PLUGIN_PATH to the folder of the plug-ins\n");
    row("lzf", "f.create_dataset('a', data=np.zeros(10, 'u1'), compression='lzf')", "/a torch.uint8 [10] 00000000000000000000\n");
    row("long double", "f['a'] = np.zeros(2, dtype='g')",
        "/a broken The dataset holds floats of 128 bits in a form that torch does not have, which cannot be shown\n");
    row("reference", "f['b'] = np.uint8([1]); f['a'] = f['b'].ref", "/a value '/b'\n/b torch.uint8 [1] 01\n");
    row("reference to what is no object",
        "f['b'] = np.uint8([1]); d = f.create_dataset('a', data=np.array([f['b'].ref] * 2, h5py.ref_dtype)); o = d.id.get_offset();"
        " f.close(); g = open(work / 'a.h5', 'r+b'); g.seek(512 * (o < 512) + o); g.write(bytes([255, 255, 3, 0, 0, 0, 0, 0])); g.close()",
        "/a value [<null reference>, '/b']\n/b torch.uint8 [1] 01\n");
    row("region whose heap is not there",
        "f['b'] = np.zeros(4, 'u1'); d = f.create_dataset('a', data=np.array([f['b'].regionref[1:3]], h5py.regionref_dtype));"
        " o = d.id.get_offset(); f.close();"
        " g = open(work / 'a.h5', 'r+b'); g.seek(o); g.write(bytes([8, 0, 0, 0, 0, 0, 0, 0])); g.close()",
        "/a broken The value is damaged: there is no heap where it should be\n/b torch.uint8 [4] 00000000\n");
    row("text in records, damaged",
        "d = f.create_dataset('a', data=np.array([(1, 'the text')], [('i', 'u1'), ('s', h5py.string_dtype())]));"
        " o = d.id.get_offset(); f.close();"
        " g = open(work / 'a.h5', 'r+b'); g.seek(o + 1); g.write(bytes([255])); g.close()",
        "/a tensordict [1]\n/a/i torch.uint8 [1] 01\n/a/s broken The value is damaged: its heap does not hold it\n");
    row("links",
        "f['b'] = np.uint8([1]); f['hard'] = f['b']; f['soft'] = h5py.SoftLink('/b');"
        " f['gone'] = h5py.SoftLink('/x'); f['out'] = h5py.ExternalLink('other.h5', '/x')",
        "/b torch.uint8 [1] 01\n/gone broken The entry is a link to /x, which does not exist\n/hard torch.uint8 [1] 01\n"
        "/out broken The values are stored in the file 'other.h5', which does not exist\n"
        "/soft torch.uint8 [1] 01\n");
    row("a soft link that goes through another file",
        "h5py.File(work / 'other.h5', 'w')['x'] = np.uint8([9]); f['out'] = h5py.ExternalLink('other.h5', '/');"
        " f['soft'] = h5py.SoftLink('/out/x')",
        "/out tensordict [1]\n/out/x torch.uint8 [1] 09\n"
        "/soft broken The entry is a link to /out/x, which does not exist\n");
    row("circles", "f['g/a'] = np.uint8([1]); f['g/root'] = f['/']; f['g/self'] = h5py.SoftLink('/g')",
        "/g tensordict [1]\n/g/a torch.uint8 [1] 01\n/g/root broken The group is a link to one of its parent groups\n"
        "/g/self broken The group is a link to one of its parent groups\n");
    row("data in another file", "f.create_dataset('a', (8,), 'u1', external=[('/etc/passwd', 0, 8)])",
        "/a broken The values are stored in '/etc/passwd', outside the folder of the file. Allow links out of it to read them "
        "(`tensordesk --follow-links \xe2\x80\xa6`)\n");
    row("data in a pipe", "import os; os.mkfifo(work / 'pipe'); f.create_dataset('a', (8,), 'u1', external=[('pipe', 0, 8)])",
        "/a broken The values are stored in the file 'pipe', which does not exist\n");
    row("virtual dataset",
        "l = h5py.VirtualLayout((2,), 'u1'); l[0:2] = h5py.VirtualSource('other.h5', 'x', (2,));"
        " f.create_virtual_dataset('a', l)",
        "/a broken The values are stored in the file 'other.h5', which does not exist\n");
    row("virtual dataset of itself",
        "l = h5py.VirtualLayout((2,), 'u1'); l[0:2] = h5py.VirtualSource('.', 'a', (2,)); f.create_virtual_dataset('a', l)",
        "/a broken The dataset is assembled from others that are assembled in turn, too often to be shown\n");
    row("virtual dataset of a series",
        "h = h5py.h5s; to = h.create_simple((2,), (h.UNLIMITED,)); to.select_hyperslab((0,), (h.UNLIMITED,), (1,), (1,));"
        " p = h5py.h5p.create(h5py.h5p.DATASET_CREATE); p.set_virtual(to, b'o%b.h5', b'x', h.create_simple((1,)));"
        " h5py.h5d.create(f.id, b'a', h5py.h5t.STD_U8LE, h.create_simple((2,), (h.UNLIMITED,)), p)",
        "/a broken The dataset is assembled from a series of files or datasets, x in o%b.h5, which is not followed\n");
    row("attributes, named types",
        "f['a'] = np.uint8([1]); f['a'].attrs['unit'] = 'm'; f.attrs['by'] = 'x';"
        " f['t'] = np.dtype('f4')",
        "/a torch.uint8 [1] 01\n/t broken The entry is a named type, which holds no values\n");
    row("huge but empty", "f.create_dataset('a', (2**40, 2**15), 'f4', chunks=(16, 16)); f['b'] = np.zeros((2, 0), 'f4')", nullptr);
}

void Hdf5Test::foreignFiles()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, expected);
    python("f = h5py.File(work / 'a.h5', 'w', userblock_size=512)\n" + code + "\nf.close()\n");
    QVERIFY(hdf5Format().recognises(path("a.h5")));
    const auto storage = open("a.h5");
    if (!expected.isNull()) {
        QCOMPARE(printed(storage->root()), expected);
        return;
    }
    const Leaf huge = storage->root().leaf({"a"});
    QCOMPARE(huge.shape(), (Shape{int64_t{1} << 40, 1 << 15}));
    QCOMPARE(huge.at(Index{(int64_t{1} << 40) - 1, Slice{5, 9, {}}}).tensor().sum().item<double>(), 0.0);
    const QByteArray refusal = errorOf([&] { static_cast<void>(huge.tensor()); });
    QVERIFY2(refusal.contains("a.h5") && refusal.contains("of memory that are free"), refusal.constData());
}

void Hdf5Test::opensAtOnce_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("batch");
    QTest::addColumn<QByteArray>("findings");
    const char* guess = " is guessed, since HDF5 files do not state it: all entries start with this shape";
    const auto row = [](const char* name, const char* code, const char* batch, const QByteArray& findings) {
        QTest::newRow(name) << QByteArray(code) << QByteArray(batch) << findings;
    };
    row("shapes that agree in two dims", "f['a'] = np.zeros((4, 5, 1)); f['g/b'] = np.zeros((4, 5, 2))", "[4, 5]",
        QByteArray("The batch size [4, 5]") + guess);
    row("values left out",
        "f['a'] = np.zeros((4, 5)); f['s'] = 'text'; f['i'] = np.array(7).astype(h5py.opaque_dtype("
        "np.dtype('i8')))",
        "[4, 5]", QByteArray("The batch size [4, 5]") + guess);
    row("a stack of values counts",
        "f['a'] = np.zeros((4, 5)); f['s'] = np.array(list('abcd'), dtype=h5py.string_dtype());"
        " f['s'].attrs['__tensordict_stack__'] = [4]",
        "[4]", QByteArray("The batch size [4]") + guess);
    row("an empty group", "f['a'] = np.zeros((4, 5)); f.create_group('g')", "[]",
        "The batch size [] is guessed, since HDF5 files do not state it: the entries share no leading shape");
    row("very many groups", "for i in range(3000): f[f'g{i}/a'] = np.zeros((4, 1 + i % 2)); f[f'g{i}/b'] = np.zeros(4)", "[4]",
        "The batch size [4] is guessed, since HDF5 files do not state it: many entries from all parts of the file start "
        "with this shape");
    row("a circle", "f['g/a'] = np.zeros((4, 5)); f['g/up'] = f['/']", "[4, 5]", QByteArray("The batch size [4, 5]") + guess);
    row("recorded", "f['a'] = np.zeros((4, 5)); f.attrs['__tensordesk__'] = np.bytes_('{\"batch_size\": [4]}')", "[4]", "");
    row("recorded, but no longer true", "f['a'] = np.zeros((3, 5)); f.attrs['__tensordesk__'] = np.bytes_('{\"batch_size\": [4]}')",
        "[3, 5]",
        QByteArray("The batch size recorded in the file no longer fits all its entries and is not used\n"
                   "The batch size [3, 5]")
            + guess);
    row("a record that is nonsense", "f['a'] = np.zeros((3, 5)); f.attrs['__tensordesk__'] = np.bytes_('{\"batch_size\": -4')",
        "[3, 5]", QByteArray("The batch size [3, 5]") + guess);
}

void Hdf5Test::opensAtOnce()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, batch);
    QFETCH(QByteArray, findings);
    python("f = h5py.File(work / 'a.h5', 'w')\n" + code + "\nf.close()\n");
    const auto storage = open("a.h5");
    QCOMPARE(printedShape(storage->root().batchSize()), batch);
    QByteArrayList messages;
    for (const Finding& finding : storage->findings()) {
        messages << finding.message.english().c_str();
    }
    QCOMPARE(messages.join('\n'), findings);
}

void Hdf5Test::batchSizeGiven()
{
    python("TensorDict({'a': torch.zeros(4, 5, 6), 'n': {'b': torch.zeros(4, 5)}}, [4]).to_h5(work / 'a.h5').close()");
    const auto storage = open("a.h5", {{}, Shape{4}});
    QCOMPARE(storage->root().batchSize(), Shape{4});
    QCOMPARE(storage->root().child({"n"}).batchSize(), (Shape{4, 5}));
    QVERIFY(storage->findings().empty());
    QCOMPARE(errorOf([&] { static_cast<void>(open("a.h5", {{}, Shape{4, 6}})); }),
             "ValueError: " + at("a.h5").toUtf8()
                 + ": key \"a\": The shape [4, 5, 6] does not start with the given batch size [4, 6]");
}

void Hdf5Test::namesSurvive()
{
    TensorDict td({2, 3}, {"env", std::nullopt});
    TensorDict child({2, 3, 4}, {"env", std::nullopt, "time"});
    child.set({"y"}, Leaf(at::ones({2, 3, 4})));
    td.set({"x"}, Leaf(at::zeros({2, 3, 5})));
    td.set({"n"}, child);
    td.set({"empty"}, TensorDict(Shape{2, 3}));
    hdf5Format().write(td, path("a.h5"), {}, Progress::none());
    const auto storage = open("a.h5");
    const TensorDict root = storage->root();
    QVERIFY(storage->findings().empty());
    QCOMPARE(root.batchSize(), (Shape{2, 3}));
    QCOMPARE(toString(root.names()), std::string("['env', None]"));
    QCOMPARE(root.child({"n"}).batchSize(), (Shape{2, 3, 4}));
    QCOMPARE(toString(root.child({"n"}).names()), std::string("['env', None, 'time']"));
    QCOMPARE(root.child({"empty"}).batchSize(), (Shape{2, 3}));
    storage->beginEditing();
    storage->setNames({}, {"a", "b"});
    storage->endEditing();
    const auto again = open("a.h5");
    QCOMPARE(toString(again->root().names()), std::string("['a', 'b']"));
    QCOMPARE(toString(again->root().child({"n"}).names()), std::string("['a', 'b', 'time']"));
}

void Hdf5Test::refusesToWrite_data()
{
    QTest::addColumn<QByteArray>("what");
    QTest::addColumn<QByteArray>("message");
    const auto row = [](const char* what, const char* message) { QTest::newRow(what) << QByteArray(what) << QByteArray(message); };
    row("bfloat16", "TypeError: FILE: key (\"n\", \"x\"): HDF5 files of tensordict cannot hold torch.bfloat16; convert it "
                    "first, or save to a memmap folder");
    row("complex32", "TypeError: FILE: key (\"n\", \"x\"): HDF5 files of tensordict cannot hold torch.complex32; convert it "
                     "first, or save to a memmap folder");
    row("float8", "TypeError: FILE: key (\"n\", \"x\"): HDF5 files of tensordict cannot hold torch.float8_e4m3fn; convert it "
                  "first, or save to a memmap folder");
    row("none", "TypeError: FILE: key (\"n\", \"x\"): HDF5 cannot hold the value None; remove it, or save to a memmap folder");
    row("dict", "TypeError: FILE: key (\"n\", \"x\"): HDF5 cannot hold the value {'a': 1}; remove it, or save to a memmap "
                "folder");
    row("big integer", "TypeError: FILE: key (\"n\", \"x\"): HDF5 cannot hold an integer beyond 64 bits");
    row("text with NUL", "ValueError: FILE: key (\"n\", \"x\"): HDF5 cannot hold text with a NUL character; use bytes");
    row("ragged stack", "RuntimeError: FILE: key (\"n\", \"x\", \"r\"): The members of the stack have different shapes, "
                        "[2, -1], which HDF5 cannot hold");
    row("stack of other keys", "RuntimeError: FILE: key (\"n\", \"x\"): The members of the lazy stack have different keys, "
                               "which HDF5 cannot hold; select the common ones, or save to a memmap folder");
    row("empty key", "ValueError: FILE: key (\"n\", \"\"): HDF5 cannot hold a key called ''; rename it, or save to a memmap "
                     "folder");
    row("broken", "OSError: FILE: key (\"n\", \"x\"): The entry cannot be read: gone");
}

void Hdf5Test::refusesToWrite()
{
    QFETCH(QByteArray, what);
    QFETCH(QByteArray, message);
    const auto one = [](const char* key, Shape shape) {
        TensorDict td(Shape{});
        td.set({key}, Leaf(at::zeros(shape)));
        return td;
    };
    TensorDict nested(Shape{});
    const std::map<QByteArray, std::function<Entry()>> entries = {
        {"bfloat16", [] { return Leaf(at::zeros({2}, at::kBFloat16)); }},
        {"complex32", [] { return Leaf(at::empty({2}, at::kComplexHalf)); }},
        {"float8", [] { return Leaf(at::empty({2}, at::kFloat8_e4m3fn)); }},
        {"none", [] { return NonTensor(PythonValue(), {}); }},
        {"dict", [] { return NonTensor(PythonValue::Dict{{"a", 1}}, {}); }},
        {"big integer", [] { return NonTensor(PythonValue::BigInt{"18446744073709551616"}, {}); }},
        {"text with NUL", [] { return NonTensor(std::string("a\0b", 3), {}); }},
        {"ragged stack", [&] { return TensorDict::lazyStack({one("r", {2}), one("r", {3})}, 0); }},
        {"stack of other keys",
         [&] {
             TensorDict more = one("r", {2});
             more.set({"s"}, Leaf(at::zeros({2})));
             return TensorDict::lazyStack({one("r", {2}), more}, 0);
         }},
        {"empty key", [] { return Leaf(at::zeros({2})); }},
        {"broken", [] { return Broken{Error(ErrorKind::OSError, "gone"), {}, {}}; }},
    };
    nested.set({what == "empty key" ? "" : "x"}, entries.at(what)());
    TensorDict td(Shape{});
    td.set({"n"}, nested);
    QCOMPARE(errorOf([&] { hdf5Format().write(td, path("a.h5"), {}, Progress::none()); }),
             message.replace("FILE", at("a.h5").toUtf8()));
    QVERIFY(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void Hdf5Test::cancelledWriteLeavesNothing()
{
    class Stopping final : public Progress {
    public:
        bool isCancelled() const override { return m_done > 0; }
        void report(int64_t done, int64_t) override { m_done = done; }

    private:
        int64_t m_done = 0;
    };
    TensorDict td(Shape{});
    td.set({"x"}, Leaf(at::zeros({64, 1024, 1024}, at::kByte)));
    Stopping progress;
    QVERIFY(errorOf([&] { hdf5Format().write(td, path("a.h5"), {}, progress); }).startsWith("Cancelled"));
    QVERIFY(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden).isEmpty());
}

void Hdf5Test::doesNotOverwrite()
{
    const TensorDict td(Shape{2});
    hdf5Format().write(td, path("a.h5"), {}, Progress::none());
    const QByteArray before = contentOf(at("a.h5"));
    QVERIFY(errorOf([&] {
                hdf5Format().write(TensorDict(Shape{3}), path("a.h5"), {}, Progress::none());
            }).startsWith("FileExistsError"));
    QCOMPARE(contentOf(at("a.h5")), before);
    QCOMPARE(
        errorOf([&] { hdf5Format().write(td, path("b.h5"), {.compression = "zip:3"}, Progress::none()); }),
        QByteArray(
            "ValueError: FILE: cannot be compressed with 'zip:3'; use gzip:1 to gzip:9, zstd:1 to zstd:22 or blosc:1 to blosc:9")
            .replace("FILE", at("b.h5").toUtf8()));
    // An opened file can be overwritten by a part of its own content.
    const auto storage = open("a.h5");
    hdf5Format().write(storage->root(), path("a.h5"), {.overwrite = true}, Progress::none());
    QCOMPARE(open("a.h5")->root().batchSize(), Shape{2});
}

void Hdf5Test::chunksOfACompressedFile()
{
    TensorDict td(Shape{16, 500});
    td.set({"pixels"}, Leaf(at::zeros({16, 500, 32, 32, 3}, at::kByte)));
    td.set({"obs"}, Leaf(at::zeros({16, 500, 67})));
    td.set({"small"}, Leaf(at::zeros({16, 500, 1})));
    td.set({"none"}, Leaf(at::zeros({16, 500, 0})));
    hdf5Format().write(td, path("a.h5"), {.compression = "gzip:1"}, Progress::none());
    const auto storage = open("a.h5");
    const auto chunk = [&](const char* key) { return storage->root().leaf({key}).source()->chunkShape(); };
    QCOMPARE(chunk("pixels"), (Shape{1, 250, 32, 32, 3}));
    QCOMPARE(chunk("obs"), (Shape{6, 500, 67}));
    QCOMPARE(chunk("small"), (Shape{16, 500, 1}));
    QCOMPARE(chunk("none"), Shape{});
    QCOMPARE(toString(storage->root().leaf({"obs"}).source()->layout()), std::string("chunks 6 × 500 × 67, shuffle, gzip 1"));
}

void Hdf5Test::readsParts_data()
{
    QTest::addColumn<QByteArray>("index");
    for (const char* index : {"3", "-1", "2:7", "::3", "1::2, 5", ":, :, 0", ":, 3, ::2", "4, :, 1:3", "..., 2", "None, 2",
                              "[5, 0, 5]", "5, 6, 1", "2:2", "::7, ::2, ::2", ":, -1:, :"}) {
        QTest::newRow(index) << QByteArray(index);
    }
}

/// Each index, of one array stored in several ways, beside the tensor in memory.
void Hdf5Test::readsParts()
{
    QFETCH(QByteArray, index);
    python("x = torch.arange(10 * 8 * 4).view(10, 8, 4).numpy()\n"
           "with h5py.File(work / 'a.h5', 'w') as f:\n"
           "    f['plain'] = x\n"
           "    f.create_dataset('chunks', data=x, chunks=(3, 5, 2), compression='gzip')\n"
           "    f.create_dataset('big-endian', data=x.astype('>i8'))\n"
           "    r = f.create_dataset('records', (10, 8), dtype=[('pad', 'u1'), ('x', '<i8', 4)])\n"
           "    r['x'] = x\n");
    const QByteArray expected = python("print((torch.from_numpy(x)[" + index + "]).contiguous().numpy().tobytes().hex())");
    const auto storage = open("a.h5");
    const TensorDict root = storage->root();
    for (const KeyPath& key : {KeyPath{"plain"}, {"chunks"}, {"big-endian"}, {"records", "x"}}) {
        Index items;
        for (const QByteArray& item : index.contains('[') ? QByteArrayList{index} : index.split(',')) {
            const QByteArray text = item.trimmed();
            if (text == "...") {
                items.emplace_back(Ellipsis{});
            } else if (text == "None") {
                items.emplace_back(NewAxis{});
            } else if (text.startsWith('[')) {
                items.emplace_back(at::tensor({5, 0, 5}, at::kLong));
            } else if (text.contains(':')) {
                const QByteArrayList parts = text.split(':');
                const auto number = [&](qsizetype i) {
                    return i < parts.size() && !parts[i].isEmpty() ? std::optional<int64_t>(parts[i].toLongLong()) : std::nullopt;
                };
                items.emplace_back(Slice{number(0), number(1), number(2)});
            } else {
                items.emplace_back(int64_t{text.toLongLong()});
            }
        }
        const at::Tensor part = root.leaf(key).at(items).tensor().contiguous();
        const QByteArray bits(static_cast<const char*>(part.const_data_ptr()), part.numel() * 8);
        QCOMPARE(bits.toHex() + '\n', expected);
    }
}

void Hdf5Test::layouts()
{
    python("with h5py.File(work / 'a.h5', 'w') as f:\n"
           "    f['plain'] = np.zeros((4, 5), 'f4')\n"
           "    f.create_dataset('chunks', (40, 30, 64), 'f4', chunks=(1, 10, 64), compression='gzip', shuffle=True)\n"
           "    f.create_dataset('late', (4,), 'f4')\n"
           "    print(f['plain'].id.get_offset())\n");
    const auto storage = open("a.h5");
    const auto source = [&](const char* key) { return storage->root().leaf({key}).source(); };
    QCOMPARE(toString(source("plain")->layout()), std::string("bytes 2048…2128"));
    QCOMPARE(source("plain")->storedBytes(), 80);
    QCOMPARE(source("plain")->file(), path("a.h5"));
    QCOMPARE(toString(source("chunks")->layout()), std::string("chunks 1 × 10 × 64, shuffle, gzip 4"));
    QCOMPARE(source("chunks")->storedBytes(), 0);
    QCOMPARE(source("chunks")->chunkShape(), (Shape{1, 10, 64}));
    QCOMPARE(toString(source("late")->layout()), std::string("nothing stored"));
}

void Hdf5Test::editsTouchOnlyTheirBytes_data()
{
    QTest::addColumn<QByteArray>("version");
    QTest::addColumn<QByteArray>("dtype");
    QTest::newRow("earliest") << QByteArray("earliest") << QByteArray("<f4");
    QTest::newRow("latest") << QByteArray("latest") << QByteArray("<f4");
    QTest::newRow("big-endian") << QByteArray("earliest") << QByteArray(">f4");
    QTest::newRow("user block") << QByteArray("earliest', userblock_size=512, track_order='") << QByteArray("<f4");
}

void Hdf5Test::editsTouchOnlyTheirBytes()
{
    QFETCH(QByteArray, version);
    QFETCH(QByteArray, dtype);
    python("with h5py.File(work / 'a.h5', 'w', libver='" + version
           + "') as f:\n"
             "    f['x'] = np.arange(40, dtype='"
           + dtype
           + "').reshape(5, 8)\n"
             "    f['g/y'] = np.arange(40)\n");
    const qsizetype offset =
        python("with h5py.File(work / 'a.h5') as f: print(f['x'].id.get_offset() + f.userblock_size * 0)").trimmed().toLongLong();
    QByteArray expected = contentOf(at("a.h5"));
    const auto storage = open("a.h5");
    const Leaf leaf = storage->root().leaf({"x"});
    QCOMPARE(errorOf([&] { leaf.at(Index{2, 3}).assign(at::scalar_tensor(-1)); }),
             "PermissionError: " + at("a.h5").toUtf8() + ": key \"x\": Cannot write: the file is open read-only");
    storage->beginEditing();
    leaf.at(Index{2, 3}).assign(at::scalar_tensor(-1));
    QCOMPARE(leaf.at(Index{2, 3}).tensor().item<float>(), -1.0F);
    storage->endEditing();
    const qsizetype at32 = offset + 4 * (2 * 8 + 3);
    expected.replace(at32, 4, QByteArray::fromHex(dtype[0] == '<' ? "000080bf" : "bf800000"));
    QCOMPARE(contentOf(at("a.h5")).toHex(), expected.toHex());
    QCOMPARE(leaf.at(Index{2, 3}).tensor().item<float>(), -1.0F);
    QVERIFY(errorOf([&] { leaf.assign(at::zeros({5, 8})); }).startsWith("PermissionError"));
}

void Hdf5Test::structuralEdits()
{
    python("TensorDict({'a': torch.arange(6).view(3, 2), 'n': {'b': torch.ones(3)}, 's': 'old'}, [3]).to_h5(work / 'a.h5',"
           " ).close()");
    const auto storage = open("a.h5");
    storage->beginEditing();
    const auto leafOf = [](const Entry& entry) { return std::get<Leaf>(entry); };
    QVERIFY(at::equal(leafOf(storage->put({"new"}, Leaf(at::full({3, 4}, 2.5)))).tensor(), at::full({3, 4}, 2.5)));
    QVERIFY(at::equal(leafOf(storage->put({"deep", "er", "x"}, Leaf(at::ones({3})))).tensor(), at::ones({3})));
    QVERIFY(at::equal(leafOf(storage->put({"a"}, Leaf(at::zeros({3, 2}, at::kLong)))).tensor(), at::zeros({3, 2})));
    QCOMPARE(leafOf(storage->put({"n", "b"}, Leaf(at::ones({3, 5}, at::kByte)))).shape(), (Shape{3, 5}));
    static_cast<void>(storage->put({"s"}, NonTensor(std::string("new"), {3})));
    QVERIFY(at::equal(leafOf(storage->rename({"new"}, {"n", "moved"})).tensor(), at::full({3, 4}, 2.5)));
    TensorDict subtree(Shape{3});
    subtree.set({"k"}, Leaf(at::ones({3, 1}, at::kBool)));
    QCOMPARE(std::get<TensorDict>(storage->put({"sub"}, subtree)).keys(), std::vector<Key>{"k"});
    storage->erase({"deep", "er"});
    storage->endEditing();
    QCOMPARE(python("read('a.h5', batch=False)"), printed(open("a.h5")->root(), false));
    QCOMPARE(printed(open("a.h5")->root(), false),
             QByteArray("/a torch.int64 [3, 2] " + QByteArray(96, '0')
                        + "\n/deep tensordict\n/n tensordict\n/n/b torch.uint8 [3, 5] " + QByteArray("01").repeated(15)
                        + "\n/n/moved torch.float32 [3, 4] " + QByteArray("00002040").repeated(12)
                        + "\n/s value 'new'\n/sub tensordict\n/sub/k torch.bool [3, 1] 010101\n"));
}

void Hdf5Test::refusedStructuralEdits()
{
    python("TensorDict({'a': torch.arange(6).view(3, 2), 'n': {'b': torch.ones(3)}}, [3]).to_h5(work / 'a.h5').close()");
    const auto storage = open("a.h5");
    const QByteArray file = at("a.h5").toUtf8();
    storage->beginEditing();
    QCOMPARE(errorOf([&] { storage->erase({"x"}); }), "KeyError: " + file + ": key \"x\": There is no such key in the file");
    QCOMPARE(errorOf([&] { static_cast<void>(storage->rename({"a"}, {"n", "b"})); }),
             "KeyError: " + file + ": key (\"n\", \"b\"): The key exists already in the file");
    QCOMPARE(errorOf([&] { static_cast<void>(storage->rename({"n"}, {"n", "n"})); }),
             "ValueError: " + file + ": key \"n\": An entry cannot be moved into itself");
    QVERIFY(errorOf([&] { static_cast<void>(storage->put({"a/b"}, Leaf(at::ones({3})))); }).startsWith("ValueError"));
    QVERIFY(errorOf([&] { static_cast<void>(storage->put({"a", "b"}, Leaf(at::ones({3})))); }).startsWith("KeyError"));
    QCOMPARE(errorOf([&] { static_cast<void>(storage->put({"n", "b"}, NonTensor(PythonValue(), {3}))); }),
             "TypeError: " + file
                 + ": key (\"n\", \"b\"): HDF5 cannot hold the value None; remove it, or save to a memmap "
                   "folder");
    storage->endEditing();
    QCOMPARE(printed(open("a.h5")->root(), false),
             python("dump(TensorDict({'a': torch.arange(6).view(3, 2), 'n': {'b': torch.ones(3)}}, [3]), False)"));
}

void Hdf5Test::refusesToEdit_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("read-only file") << QByteArray("import os; os.chmod(work / 'a.h5', 0o444)")
                                    << QByteArray("PermissionError: FILE: cannot be written");
    QTest::newRow("a reader in another process") << QByteArray("held = h5py.File(work / 'a.h5', 'r')")
                                                 << QByteArray("OSError: FILE: Another program has the file open; close it "
                                                               "there before editing");
    QTest::newRow("a change by another process")
        << QByteArray("with h5py.File(work / 'a.h5', 'r+') as f: f['a'][0] = 7")
        << QByteArray("RuntimeError: FILE: The file was changed by another program since it was opened; open it again before "
                      "editing");
    QTest::newRow("gone") << QByteArray("(work / 'a.h5').unlink()") << QByteArray("FileNotFoundError: FILE: There is no such file");
}

void Hdf5Test::refusesToEdit()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, message);
    python("TensorDict({'a': torch.arange(3)}, [3]).to_h5(work / 'a.h5').close()");
    const auto storage = open("a.h5");
    python(code);
    const QByteArray before = contentOf(at("a.h5"));
    const QByteArray error = errorOf([&] { storage->beginEditing(); });
    python("try: held.close()\nexcept NameError: pass\n");
    QVERIFY2(error.startsWith(message.replace("FILE", at("a.h5").toUtf8())), error.constData());
    QVERIFY(errorOf([&] { storage->root().leaf({"a"}).assign(at::zeros({3})); }) != QByteArray());
    QCOMPARE(contentOf(at("a.h5")), before);
}

void Hdf5Test::writerInAnotherProcess()
{
    python("held = TensorDict({'a': torch.arange(3)}, [3]).to_h5(work / 'a.h5')");
    const QByteArray error = errorOf([&] { static_cast<void>(open("a.h5")); });
    python("held.close()");
    QCOMPARE(error,
             "OSError: " + at("a.h5").toUtf8() + ": Another program has the file open for writing; close it there and try again");
    // Newer files say so themselves, and go on saying so when their writer was killed.
    python("f = h5py.File(work / 'b.h5', 'w', libver='latest', locking=False); f['a'] = [1]; f.flush()\n"
           "import shutil; shutil.copy(work / 'b.h5', work / 'c.h5'); f.close()");
    QCOMPARE(errorOf([&] { static_cast<void>(open("c.h5")); }),
             "OSError: " + at("c.h5").toUtf8()
                 + ": The file is open for writing in another program, or such a program was killed. Wait until it has closed "
                   "the file; if none runs, `h5clear -s` makes the file readable again");
}

void Hdf5Test::changedUnderneath()
{
    python("TensorDict({'a': torch.arange(3)}, [3]).to_h5(work / 'a.h5').close()");
    const auto first = open("a.h5");
    const Leaf leaf = first->root().leaf({"a"});
    QCOMPARE(leaf.tensor().sum().item<int64_t>(), 3);
    python("with h5py.File(work / 'a.h5', 'r+') as f:\n    del f['a']\n    f['a'] = torch.arange(30) + 5");
    // Opened again, the file shows its new state, although the old one is still open.
    const auto second = open("a.h5");
    QCOMPARE(second->root().leaf({"a"}).shape(), Shape{30});
    QCOMPARE(second->root().leaf({"a"}).at(Index{0}).tensor().item<int64_t>(), 5);
    QCOMPARE(errorOf([&] { static_cast<void>(leaf.tensor()); }),
             "RuntimeError: " + at("a.h5").toUtf8()
                 + ": key \"a\": Cannot read: The file was changed by another program since it was opened; open it again");
}

void Hdf5Test::shortenedUnderneath()
{
    python("TensorDict({'a': torch.arange(100_000)}, [100_000]).to_h5(work / 'a.h5').close()");
    const auto storage = open("a.h5");
    const Leaf leaf = storage->root().leaf({"a"});
    QCOMPARE(leaf.at(Index{-1}).tensor().item<int64_t>(), 99'999);
    QVERIFY(QFile::resize(at("a.h5"), 100'000));
    QVERIFY(errorOf([&] { static_cast<void>(leaf.at(Index{-1}).tensor()); }).startsWith("RuntimeError"));
    QCOMPARE(errorOf([&] { static_cast<void>(open("a.h5")); }).left(9), QByteArray("OSError: "));
}

void Hdf5Test::twoStoragesOfOneFile()
{
    python("TensorDict({'a': torch.arange(3)}, [3]).to_h5(work / 'a.h5').close()");
    const auto first = open("a.h5");
    const auto second = open("a.h5");
    first->beginEditing();
    QVERIFY(errorOf([&] { second->beginEditing(); }).startsWith("RuntimeError"));
    first->root().leaf({"a"}).assign(at::full({3}, 9));
    QCOMPARE(second->root().leaf({"a"}).tensor().sum().item<int64_t>(), 27);
    first->endEditing();
    QVERIFY(errorOf([&] { second->beginEditing(); }).contains("changed by another program"));
    first->beginEditing();
    first->endEditing();
}

void Hdf5Test::pythonMayWriteWhileWeRead()
{
    python("TensorDict({'a': torch.arange(3)}, [3]).to_h5(work / 'a.h5').close()");
    const auto storage = open("a.h5");
    QCOMPARE(storage->root().leaf({"a"}).tensor().sum().item<int64_t>(), 3);
    QCOMPARE(python("with h5py.File(work / 'a.h5', 'r+') as f: f['a'][0] = 7; print('written')"), QByteArray("written\n"));
}

void Hdf5Test::badFiles_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("none there") << QByteArray("") << QByteArray("FileNotFoundError: FILE: There is no such file");
    QTest::newRow("cut off") << QByteArray("TensorDict({'a': torch.arange(3)}, [3]).to_h5(work / 'a.h5').close()\n"
                                           "b = (work / 'a.h5').read_bytes(); (work / 'a.h5').write_bytes(b[:-100])")
                             << QByteArray("OSError: FILE: The file is shorter than its header states, so its end is missing");
    QTest::newRow("only a signature") << QByteArray("(work / 'a.h5').write_bytes(b'\\x89HDF\\r\\n\\x1a\\n')")
                                      << QByteArray("OSError: FILE: The HDF5 file is damaged and cannot be opened");
    QTest::newRow("something else") << QByteArray("(work / 'a.h5').write_bytes(b'text' * 1000)")
                                    << QByteArray("OSError: FILE: The HDF5 file is damaged and cannot be opened");
    QTest::newRow("a folder") << QByteArray("(work / 'a.h5').mkdir()") << QByteArray("OSError: FILE: ");
}

void Hdf5Test::badFiles()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, message);
    python(code);
    const QByteArray error = errorOf([&] { static_cast<void>(open("a.h5")); });
    QVERIFY2(error.startsWith(message.replace("FILE", at("a.h5").toUtf8())), error.constData());
    QCOMPARE(hdf5Format().recognises(path("a.h5")),
             qstrcmp(QTest::currentDataTag(), "cut off") == 0 || qstrcmp(QTest::currentDataTag(), "only a signature") == 0);
}

/// Any content gives errors, never a crash, and the file is unchanged.
void Hdf5Test::mutatedFiles()
{
    python("t = TensorDict({'a': sample('float32', (6, 4)), 'n': {'b': torch.ones(6), 's': 'text', 'c': sample('bool', (6, 2))},"
           " 'i': NonTensorData(7, [6])}, [6])\n"
           "t.to_h5(work / 'old.h5').close()\n"
           "with h5py.File(work / 'new.h5', 'w', libver='latest') as f:\n"
           "    f.create_dataset('a', data=np.arange(4000.).reshape(40, 100), chunks=(7, 30), compression='gzip',"
           " fletcher32=True)\n"
           "    f['g/r'] = np.zeros(3, dtype=[('x', 'f4'), ('y', 'i2', 2)])\n"
           "    f['g/v'] = np.array(['x', 'yy'], dtype=h5py.string_dtype())\n"
           "    f['g/l'] = h5py.SoftLink('/a'); f['g/e'] = h5py.ExternalLink('o.h5', '/')\n");
    const uint seed = qEnvironmentVariableIsSet("TENSORDESK_SEED") ? qEnvironmentVariableIntValue("TENSORDESK_SEED") : 20'26;
    qInfo("TENSORDESK_SEED=%u", seed);
    std::mt19937 random(seed);
    int shown = 0;
    for (int round = 0; round < 400; ++round) {
        QByteArray bytes = contentOf(at(round % 2 == 0 ? "old.h5" : "new.h5"));
        const int changes = 1 + static_cast<int>(random() % 8);
        for (int i = 0; i < changes; ++i) {
            // Most of the interesting fields lie in the first kilobytes.
            const auto where = static_cast<qsizetype>(random() % (random() % 2 == 0 ? 2000 : bytes.size())) % bytes.size();
            bytes[where] = static_cast<char>(random() % 3 == 0 ? 0xff : random());
        }
        if (random() % 8 == 0) {
            bytes.truncate(static_cast<qsizetype>(random() % static_cast<uint>(bytes.size())));
        }
        QFile file(at("m.h5"));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size());
        file.close();
        try {
            const auto storage = open("m.h5");
            storage->verify([](const Finding&) { }, Progress::none());
            forEachEntry(storage->root(), [&](const KeyPath&, const Entry& entry) {
                const auto* leaf = std::get_if<Leaf>(&entry);
                if (leaf != nullptr && leaf->bytes() < 1'000'000) {
                    static_cast<void>(leaf->tensor().sum());
                    ++shown;
                }
            });
        } catch (const Error&) {
            // as it should be
        }
        QCOMPARE(contentOf(at("m.h5")), bytes);
    }
    QVERIFY(shown > 100);  // else the mutations were too harsh to reach anything
}

void Hdf5Test::verifyFindsDefects()
{
    python("with h5py.File(work / 'a.h5', 'w') as f:\n"
           "    d = f.create_dataset('bad', data=np.arange(4000.), chunks=(1000,), compression='gzip')\n"
           "    f.create_dataset('good', data=np.arange(4000.), chunks=(1000,), compression='gzip')\n"
           "    f['plain'] = np.arange(3)\n"
           "    f['gone'] = h5py.SoftLink('/x')\n"
           "    o = d.id.get_chunk_info(1).byte_offset\n"
           "with open(work / 'a.h5', 'r+b') as g:\n"
           "    g.seek(o); g.write(b'garbage!' * 4)\n");
    QByteArrayList found;
    open("a.h5")->verify([&](const Finding& finding) { found << toPython(finding.path).c_str(); }, Progress::none());
    QCOMPARE(found, (QByteArrayList{"\"bad\"", "\"gone\""}));
}

void Hdf5Test::sourcesAreDecorated()
{
    python("with h5py.File(work / 'a.h5', 'w') as f:\n"
           "    f['g/x'] = np.zeros(3); f['s'] = 'text'\n"
           "    f['r'] = np.zeros(3, dtype=[('a', 'f4'), ('b', [('c', 'i2')])])\n");
    QByteArrayList paths;
    OpenOptions options;
    options.decorate = [&](const KeyPath& path, std::shared_ptr<LeafSource> source) {
        paths << toPython(path).c_str();
        return source;
    };
    const auto storage = open("a.h5", options);
    QVERIFY(paths.isEmpty());  // nothing is opened before it was probed
    forEachEntry(storage->root(), [](const KeyPath&, const Entry&) { });
    QCOMPARE(paths, (QByteArrayList{"(\"g\", \"x\")", "(\"r\", \"a\")", "(\"r\", \"b\", \"c\")"}));
    storage->beginEditing();
    static_cast<void>(storage->put({"new"}, Leaf(at::zeros({3}))));
    storage->endEditing();
    QCOMPARE(paths.last(), QByteArray("\"new\""));
}

/// The library keeps something of each chunk that one read comes to: with a chunk an element that is a thousandfold.
void Hdf5Test::readsMoreChunksThanAtOnce()
{
    python(
        "with h5py.File(work / 'a.h5', 'w') as f: f.create_dataset('x', data=np.arange(100_000).reshape(50_000, 2), chunks=(1, 1))");
    const Leaf x = open("a.h5")->root().leaf({"x"});
    QVERIFY(x.tensor().equal(at::arange(100'000).view({50'000, 2})));
    QVERIFY(x.at(Index{Slice{1, {}, 3}, int64_t{1}}).tensor().equal(at::arange(3, 100'000, 6)));
}

void Hdf5Test::readFromManyThreads()
{
    python("with h5py.File(work / 'a.h5', 'w') as f:\n"
           "    for i in range(20): f.create_dataset(f'x{i}', data=np.full((100, 50), i), chunks=(7, 50), compression='gzip')\n");
    const auto storage = open("a.h5");
    std::atomic<int> wrong = 0;
    std::vector<std::thread> threads;
    for (int t = 0; t < 4; ++t) {
        threads.emplace_back([&, t] {
            for (int round = 0; round < 50; ++round) {
                const int i = (round * 7 + t) % 20;
                const Leaf leaf = storage->root().leaf({"x" + std::to_string(i)});
                wrong += leaf.at(Index{Slice{3, 90, 2}}).tensor().sum().item<int64_t>() != int64_t{i} * 44 * 50;
                wrong += open("a.h5")->root().count() != 20;
            }
        });
    }
    for (std::thread& thread : threads) {
        thread.join();
    }
    QCOMPARE(wrong.load(), 0);
}

void Hdf5Test::manyGroupsAlike_data()
{
    QTest::addColumn<QByteArray>("format");
    for (const char* format : {"earliest", "v110"}) {
        QTest::newRow(format) << QByteArray(format);
    }
}

/// Most of these groups are shown from what the probe reported, and the others from the file.
void Hdf5Test::manyGroupsAlike()
{
    QFETCH(QByteArray, format);
    python("with h5py.File(work / 'a.h5', 'w', libver='" + format
           + "') as f:\n"
             "    for i in range(300):\n"
             "        g = f.create_group(f'g{i:03d}'); n = 2 + i % 3\n"
             "        g['small'] = np.full((n, 2), i, 'f4')\n"
             "        g['swapped'] = np.full(n, i, '>i8')\n"
             "        g['flag'] = np.full(n, i % 2 == 0)\n"
             "        g['bytes'] = np.full((n, 100), i % 200, 'u1')\n"
             "        if i % 50 == 7: g['more'] = h5py.SoftLink('small')\n"
             "        if i % 50 == 8: g.create_dataset('more', data=np.full(n, i), chunks=(1,))\n"
             "        if i % 50 == 9: g.attrs['__tensordesk__'] = np.bytes_('{\"batch_size\": [' + str(n) + ']}')\n");
    for (const bool isGuessed : {false, true}) {
        OpenOptions options;
        options.guessBatches = isGuessed;
        const auto storage = open("a.h5", options);
        const TensorDict root = storage->root();
        QCOMPARE(root.count(), std::size_t{300});
        for (int64_t i = 0; i < 300; ++i) {
            const int64_t n = 2 + i % 3;
            const TensorDict group = root.child({root.keyAt(static_cast<std::size_t>(i))});
            const bool hasMore = i % 50 == 7 || i % 50 == 8;
            QCOMPARE(group.count(), std::size_t{4} + (hasMore ? 1 : 0));
            QCOMPARE(group.batchSize(), isGuessed || i % 50 == 9 ? Shape{n} : Shape());
            QVERIFY(at::equal(group.leaf({"small"}).tensor(), at::full({n, 2}, i, at::kFloat)));
            QVERIFY(at::equal(group.leaf({"swapped"}).tensor(), at::full({n}, i, at::kLong)));
            QVERIFY(at::equal(group.leaf({"flag"}).tensor(), at::full({n}, i % 2 == 0, at::kBool)));
            QVERIFY(at::equal(group.leaf({"bytes"}).tensor(), at::full({n, 100}, i % 200, at::kByte)));
            QCOMPARE(hasMore ? group.leaf({"more"}).sizes().front() : n, n);
        }
    }
    const auto storage = open("a.h5");
    storage->beginEditing();
    storage->erase({"g000", "small"});
    static_cast<void>(storage->put({"g001", "small"}, Leaf(at::zeros({3, 4}))));
    storage->endEditing();
    const TensorDict root = open("a.h5")->root();
    QCOMPARE(root.child({"g000"}).count(), std::size_t{3});
    QCOMPARE(root.leaf({"g001", "small"}).shape(), (Shape{3, 4}));
    QVERIFY(at::equal(root.leaf({"g299", "small"}).tensor(), at::full({4, 2}, 299, at::kFloat)));
}

void Hdf5Test::whatTheLibraryDoesNotSurvive_data()
{
    QTest::addColumn<QByteArray>("content");  // makes the entry "bad"
    QTest::addColumn<QByteArray>("damage");   // of the bytes b
    QTest::addColumn<QByteArray>("told");     // of "bad"
    const QByteArray crashes = "It is damaged: the HDF5 library ";
    const QByteArray compact = "p = h5py.h5p.create(h5py.h5p.DATASET_CREATE); p.set_layout(h5py.h5d.COMPACT)\n"
                               "    s = h5py.h5s.create_simple((1000,))\n"
                               "    h5py.h5d.create(f.id, b'bad', h5py.h5t.STD_I16LE, s, p).write(s, s, np.full(1000, 7, 'i2'))";
    const QByteArray claim = "at = b.index(struct.pack('<BBH', 3, 0, 2000)) + 2; b[at:at + 2] = struct.pack('<H', ";
    QTest::newRow("a group whose index holds itself")
        << QByteArray("f['bad/inner'] = np.arange(3)")
        << QByteArray("at = b.rindex(b'TREE'); b[at + 5] = 1; b[at + 32:at + 40] = struct.pack('<Q', at)") << crashes;
    QTest::newRow("a group whose entry leads nowhere")
        << QByteArray("f['bad'] = np.arange(3, dtype='u1'); nowhere = h5py.h5o.get_info(f['bad'].id).addr")
        << QByteArray("at = b.index(struct.pack('<Q', nowhere), b.index(b'SNOD')); b[at:at + 8] = b'\\xff' * 8")
        << QByteArray("The object cannot be opened: ");
    QTest::newRow("a chunk shorter than its elements")
        << QByteArray("f.create_dataset('bad', data=np.arange(100_000, dtype='i4'), chunks=(100_000,))")
        << QByteArray("at = b.index(struct.pack('<IIQ', 400_000, 0, 0)); b[at:at + 4] = struct.pack('<I', 16)")
        << "Cannot read: " + crashes;
    QTest::newRow("chunks of size zero") << QByteArray("f.create_dataset('bad', data=np.arange(4000, dtype='i4'), chunks=(777,))")
                                         << QByteArray("at = b.index(struct.pack('<II', 777, 4)); b[at:at + 4] = bytes(4)")
                                         << QByteArray("The object cannot be opened: ");
    QTest::newRow("a compact dataset of fewer bytes than elements")
        << compact << claim + "100)"
        << QByteArray("The description of the dataset is damaged: it holds 1000 elements of 2 bytes in 100 bytes");
    QTest::newRow("a record that does not reach as far as its fields")
        << QByteArray("f['bad'] = np.array([1 + 2j, 3 + 4j], 'c8')")
        << QByteArray("at = b.index(b'i' + bytes(7), b.index(b'r' + bytes(7))) + 8; b[at:at + 4] = struct.pack('<I', 1 << 20)")
        << QByteArray("The description of the dataset is damaged: parts of its elements reach past their end");
    QTest::newRow("a record of more bytes than the file")
        << QByteArray("f['bad'] = np.zeros(2, np.dtype({'names': ['r', 'i'], 'formats': ['f4', 'f4'], 'itemsize': 12}))")
        << QByteArray(
               "at = b.rindex(struct.pack('<I', 12), 0, b.index(b'r' + bytes(7))); b[at:at + 4] = struct.pack('<I', 1 << 30)")
        << QByteArray("The description of the dataset is damaged: it holds 2 elements of 1073741824 bytes in 24 bytes");
    QTest::newRow("a compact dataset of more bytes than there are")
        << compact << claim + "60_000)" << QByteArray("The object cannot be opened: ");
}

/// The damaged entry is reported, the others are readable, and no value is shown that is not in the file.
void Hdf5Test::whatTheLibraryDoesNotSurvive()
{
    QFETCH(QByteArray, content);
    QFETCH(QByteArray, damage);
    QFETCH(QByteArray, told);
    python("import struct\nwith h5py.File(work / 'a.h5', 'w') as f:\n    " + content
           + "\n    f['good'] = np.arange(2, dtype='u1')\n"
             "b = bytearray((work / 'a.h5').read_bytes())\n"
           + damage + "\n(work / 'a.h5').write_bytes(b)\n");
    const auto storage = open("a.h5");
    QCOMPARE(storage->root().leaf({"good"}).tensor().sum().item<int64_t>(), 1);
    const Entry bad = *storage->root().find({"bad"});
    QByteArray message;
    if (const auto* broken = std::get_if<Broken>(&bad)) {
        message = broken->error().message().c_str();
    } else {
        message = errorOf([&] { static_cast<void>(std::get<Leaf>(bad).tensor()); });
        message.remove(0, message.indexOf("Cannot read: "));
    }
    QVERIFY2(message.startsWith(told), message);
}

void Hdf5Test::damagedTexts_data()
{
    QTest::addColumn<int>("offset");  // in the dataset's reference, or in the heap it leads to
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("inHeap");
    QTest::newRow("longer than it is") << 0 << QByteArray("\xff\xff\xff\x00", 4) << false;
    QTest::newRow("an address beyond the end") << 4 << QByteArray("\x00\x00\x00\x7f", 4) << false;
    QTest::newRow("an address of something else") << 4 << QByteArray("\x08\x00\x00\x00", 4) << false;
    QTest::newRow("an index that is not there") << 12 << QByteArray("\x77\x00\x00\x00", 4) << false;
    QTest::newRow("a heap of more than the file") << 8 << QByteArray("\xff\xff\xff\x7f", 4) << true;
    QTest::newRow("an object longer than the heap") << 24 << QByteArray("\xff\xff\xff\xff\xff\xff\xff\x7f", 8) << true;
    QTest::newRow("an object longer than the text") << 24 << QByteArray("\xff\x00", 2) << true;
}

void Hdf5Test::damagedTextsInLayouts_data()
{
    QTest::addColumn<QByteArray>("layout");
    QTest::addColumn<QByteArray>("bytes");  // in the heap
    for (const char* layout : {"contiguous", "compact", "chunked", "gzip"}) {
        QTest::addRow("%s, an object longer than the heap", layout)
            << QByteArray(layout) << QByteArray("\xff\xff\xff\xff\xff\xff\xff\x7f", 8);
        QTest::addRow("%s, an object longer than the text", layout) << QByteArray(layout) << QByteArray("\xff\x00", 2);
        QTest::addRow("%s, an object shorter than the text", layout) << QByteArray(layout) << QByteArray("\x03\x00", 2);
    }
}

/// References to texts are checked wherever and however they are stored.
void Hdf5Test::damagedTextsInLayouts()
{
    QFETCH(QByteArray, layout);
    QFETCH(QByteArray, bytes);
    python("with h5py.File(work / 'a.h5', 'w') as f:\n"
           "    space, kind = h5py.h5s.create_simple((4,)), h5py.h5t.py_create(h5py.string_dtype(), logical=True)\n"
           "    how = h5py.h5p.create(h5py.h5p.DATASET_CREATE); name = '"
           + layout
           + "'\n"
             "    if name == 'compact': how.set_layout(h5py.h5d.COMPACT)\n"
             "    if name in ('chunked', 'gzip'): how.set_chunk((3,))\n"
             "    if name == 'gzip': how.set_shuffle(); how.set_deflate(4)\n"
             "    s = h5py.Dataset(h5py.h5d.create(f.id, b's', kind, space, how))\n"
             "    s[...] = np.array(['the text', '', 'b', 'the last'], dtype=object); f['x'] = np.zeros(2, 'u1')\n");
    const QByteArray sound = printed(open("a.h5")->root());
    QVERIFY2(sound.contains("the text") && sound.contains("the last"), sound);
    QByteArray content = contentOf(at("a.h5"));
    content.replace(content.indexOf("GCOL") + 24, bytes.size(), bytes);
    QFile file(at("b.h5"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    const QByteArray text = printed(open("b.h5")->root());
    QVERIFY2(text.startsWith("/s broken The value is damaged: ") && text.endsWith("\n/x torch.uint8 [2] 0000\n"), text);
}

/// HDF5 1.10 believes what the references to texts say; some of these would crash it.
void Hdf5Test::damagedTexts()
{
    QFETCH(int, offset);
    QFETCH(QByteArray, bytes);
    QFETCH(bool, inHeap);
    const qsizetype start = python("with h5py.File(work / 'a.h5', 'w') as f:\n"
                                   "    f['s'] = 'the text'; f['x'] = np.zeros(2, 'u1'); print(f['s'].id.get_offset())\n")
                                .trimmed()
                                .toLongLong();
    QByteArray content = contentOf(at("a.h5"));
    content.replace((inHeap ? content.indexOf("GCOL") : start) + offset, bytes.size(), bytes);
    QFile file(at("b.h5"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(content) == content.size());
    file.close();
    const QByteArray text = printed(open("b.h5")->root());
    QVERIFY2(text.startsWith("/s broken The value is damaged: ") && text.endsWith("\n/x torch.uint8 [2] 0000\n"), text);
}

TENSORDESK_SUITE(Hdf5Test);
#include "tst_hdf5.moc"
