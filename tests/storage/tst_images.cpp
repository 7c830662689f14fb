// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/arrays/images/imagedecoder.h"
#include "model/storage/formats/hdf5/hdf5format.h"
#include "tests/support/oracle.h"
#include "tests/support/printed.h"
#include "tests/support/suite.h"

#include <QTemporaryDir>
#include <QTest>

#include <ATen/core/Tensor.h>
#include <ATen/ops/equal.h>

#include <random>

using namespace tensordesk;

namespace {

/// Helpers for the rows below: pixels, encoded images, and decoded pixels.
const QByteArray kHelpers = R"(
import io, struct, zlib
from PIL import Image
rng = np.random.default_rng(5)
def pixels(height, width, *channels):
    """Shades with a little noise."""
    shade = np.add.outer(np.arange(height) * 3, np.arange(width) * 2).reshape(height, width, *[1] * len(channels))
    return (shade + rng.integers(0, 30, (height, width, *channels))).astype('u1')
def image(array, form, **options):
    file = io.BytesIO()
    (array if isinstance(array, Image.Image) else Image.fromarray(array)).save(file, form, **options)
    return file.getvalue()
def decoded(data, mode=None):
    opened = Image.open(io.BytesIO(data))
    array = np.asarray(opened.convert(mode) if mode else opened)
    return array[..., None] if array.ndim == 2 else array
def sequences(rows, name='a', shape=None):
    d = f.create_dataset(name, (len(rows),) if shape is None else shape, dtype=h5py.vlen_dtype('u1'))
    for i, row in enumerate(rows):
        d[np.unravel_index(i, d.shape) if d.shape else ()] = np.frombuffer(row, 'u1')
def show(array, name='a'):
    print(f'/{name} torch.{array.dtype} {list(array.shape)} {array.tobytes().hex()}')
def same(rows, mode=None):
    sequences(rows)
    show(np.stack([decoded(row, mode) for row in rows]))
def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
def png(width, height, depth=8, colours=2, data=b'', interlaced=0):
    """A PNG image put together by hand."""
    return (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, height, depth, colours, 0, 0, interlaced))
            + chunk(b'IDAT', zlib.compress(data)) + chunk(b'IEND', b''))
)";

}  // namespace

/// Rows of JPEG and PNG bytes in HDF5 files, beside pillow.
class ImagesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();

    void decodes_data();
    void decodes();
    void staysAsItIs_data();
    void staysAsItIs();
    void damaged_data();
    void damaged();
    void claims_data();
    void claims();
    void readsParts();
    void mutated_data();
    void mutated();
    void inBatches();

private:
    [[nodiscard]] std::unique_ptr<Storage> open() const
    {
        return hdf5Format().open(m_folder->filePath(QStringLiteral("a.h5")).toStdString(), {});
    }
    /// With `f` a new file.
    QByteArray python(const QByteArray& code)
    {
        return m_oracle.ask(m_folder->path(), kHelpers + "f = h5py.File(work / 'a.h5', 'w')\n" + code + "\nf.close()\n");
    }
    /// Returns the error of the row; empty if it can be read.
    static QByteArray reasonOf(const Leaf& leaf, int64_t row)
    {
        try {
            static_cast<void>(leaf.at(Index{row}).tensor());
            return {};
        } catch (const Error& error) {
            return QByteArray(className(error.kind())) + ": " + error.sentence().c_str();
        }
    }

    Oracle m_oracle;
    std::unique_ptr<QTemporaryDir> m_folder;
};

void ImagesTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
}

void ImagesTest::decodes_data()
{
    QTest::addColumn<QByteArray>("code");  // prints the pixels that pillow decodes
    const auto row = [](const char* name, const char* code) { QTest::newRow(name) << QByteArray(code); };
    row("JPEG", "same([image(pixels(20, 24, 3), 'JPEG') for _ in range(4)])");
    row("JPEG, sides that are no whole blocks", "same([image(pixels(17, 33, 3), 'JPEG')])");
    row("JPEG, colours as fine as shades", "same([image(pixels(20, 24, 3), 'JPEG', subsampling=0, quality=95)])");
    row("JPEG, colours half as fine", "same([image(pixels(20, 25, 3), 'JPEG', subsampling=1)])");
    row("JPEG, progressive", "same([image(pixels(40, 24, 3), 'JPEG', progressive=True)])");
    row("JPEG, grey", "same([image(pixels(20, 24), 'JPEG')])");
    row("JPEG, with a profile and notes",
        "same([image(pixels(20, 24, 3), 'JPEG', comment='x' * 3000, exif=b'Exif\\0\\0' + bytes(99))])");
    row("PNG", "same([image(pixels(20, 24, 3), 'PNG') for _ in range(3)])");
    row("PNG, grey", "same([image(pixels(20, 24), 'PNG')])");
    row("PNG, grey and alpha", "same([image(pixels(20, 24, 2), 'PNG')])");
    row("PNG, alpha", "same([image(pixels(20, 24, 4), 'PNG')])");
    row("PNG, one bit", "same([image(Image.fromarray(pixels(20, 27)).convert('1'), 'PNG')], 'L')");
    row("PNG, four bits", "same([png(3, 2, 4, 0, bytes([0, 0x1f, 0x80, 0, 0x3a, 0x70]))], 'L')");
    row("PNG, a palette", "same([image(Image.fromarray(pixels(20, 24, 3)).quantize(9), 'PNG')], 'RGB')");
    row("PNG, a palette with a colour that is none",
        "same([image(Image.fromarray(pixels(20, 24, 3)).quantize(9), 'PNG', transparency=3)], 'RGBA')");
    row("PNG, a gamma",
        "same([(p := png(2, 1, data=bytes([0, 1, 2, 3, 200, 100, 50])))[:33] + chunk(b'gAMA', struct.pack('>I', 30000))"
        " + p[33:]])");
    row("PNG, interlaced", "same([png(3, 2, 8, 0, bytes([0, 7, 0, 9, 0, 8, 0, 1, 2, 3]), 1)])");
    row("PNG, 16 bits", "a = pixels(20, 24).astype('u2') * 257 + 3; sequences([image(a, 'PNG')]); show(a[None, ..., None])");
    row("rows of one length",
        "i = [image(pixels(20, 24, 3), 'JPEG') for _ in range(3)]; n = max(map(len, i));"
        " f['a'] = np.array([list(x.ljust(n, b'\\0')) for x in i], 'u1'); show(np.stack(list(map(decoded, i))))");
    row("rows of one length in chunks",
        "i = [image(pixels(20, 24, 3), 'PNG') for _ in range(3)]; n = max(map(len, i));"
        " f.create_dataset('a', data=np.array([list(x.ljust(n, b'\\0')) for x in i], 'u1'), chunks=(2, 99));"
        " show(np.stack(list(map(decoded, i))))");
    row("opaque elements", "i = [image(pixels(20, 24, 3), 'PNG') for _ in range(3)]; n = max(map(len, i));"
                           " f['a'] = np.array([np.void(x.ljust(n, b'\\0')) for x in i]); show(np.stack(list(map(decoded, i))))");
    row("elements of arrays",
        "i = [image(pixels(20, 24, 3), 'PNG') for _ in range(2)]; n = max(map(len, i));"
        " d = f.create_dataset('a', (2,), np.dtype(('u1', (n,)))); d[...] = np.array([list(x.ljust(n, b'\\0')) for x in i], 'u1');"
        " show(np.stack(list(map(decoded, i))))");
    row("episodes and steps", "i = [image(pixels(20, 24, 3), 'PNG') for _ in range(6)]; sequences(i, shape=(2, 3));"
                              " show(np.stack(list(map(decoded, i))).reshape(2, 3, 20, 24, 3))");
    row("a single image", "i = image(pixels(20, 24, 3), 'PNG'); sequences([i], shape=()); show(decoded(i))");
    row("packed references", "i = [image(pixels(20, 24, 3), 'JPEG') for _ in range(3)];"
                             " d = f.create_dataset('a', (3,), h5py.vlen_dtype('i1'), chunks=(2,), compression='gzip');"
                             " d[:] = [np.frombuffer(x, 'i1') for x in i]; show(np.stack(list(map(decoded, i))))");
}

void ImagesTest::decodes()
{
    QFETCH(QByteArray, code);
    const QByteArray expected = python(code);
    QVERIFY(expected.startsWith("/a torch.uint"));
    QCOMPARE(printed(open()->root()), expected);
}

void ImagesTest::staysAsItIs_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::addColumn<QByteArray>("expected");
    const auto row = [](const char* name, const char* code, const char* expected) {
        QTest::newRow(name) << QByteArray(code) << QByteArray(expected);
    };
    row("no image", "sequences([b'abc', image(pixels(9, 9), 'PNG')][:1])", "/a torch.uint8 [1, 3] 616263\n");
    row("an empty one first", "sequences([b'', b''])", "/a torch.uint8 [2, 0] \n");
    row("no row", "sequences([])", "/a value []\n");
    row("a signature alone", "sequences([b'\\xff\\xd8\\xff'])", "/a torch.uint8 [1, 3] ffd8ff\n");
    row("a header that is damaged", "sequences([b'\\x89PNG\\r\\n\\x1a\\n'])", "/a torch.uint8 [1, 8] 89504e470d0a1a0a\n");
    row("short rows", "f['a'] = np.frombuffer(b'\\xff\\xd8\\xff\\xe0', 'u1')[None]", "/a torch.uint8 [1, 4] ffd8ffe0\n");
}

void ImagesTest::staysAsItIs()
{
    QFETCH(QByteArray, code);
    QFETCH(QByteArray, expected);
    python(code);
    QCOMPARE(printed(open()->root()), expected);
}

void ImagesTest::damaged_data()
{
    QTest::addColumn<QByteArray>("second");    // of three rows; the first one is 20 × 24 pixels in colour
    QTest::addColumn<QByteArray>("expected");  // the start of the reason: for damage, the libraries add theirs
    const auto row = [](const char* name, const char* second, const char* expected) {
        QTest::newRow(name) << QByteArray(second) << QByteArray(expected);
    };
    row("JPEG, truncated", "image(pixels(20, 24, 3), 'JPEG')[:-90]", "OSError: Cannot read the image of row 1: it is damaged: ");
    row("JPEG, only a header", "(j := image(pixels(20, 24, 3), 'JPEG'))[:j.index(b'\\xff\\xda')]",
        "OSError: Cannot read the image of row 1: its header is damaged: ");
    row("JPEG, another marker within the pixels", "(j := image(pixels(20, 24, 3), 'JPEG'))[:-90] + b'\\xff\\xc0' + bytes(88)",
        "OSError: Cannot read the image of row 1: it is damaged: ");
    row("JPEG, of other colours", "image(Image.new('CMYK', (24, 20)), 'JPEG')",
        "NotImplementedError: Cannot read the image of row 1: it has 4 colours, where 1 and 3 are shown");
    row("JPEG, grey", "image(pixels(20, 24), 'JPEG')",
        "ValueError: Cannot read the image of row 1: it is an image of [20, 24, 1] of torch.uint8, not of [20, 24, 3] of torch.uint8 "
        "as the first one");
    row("PNG, truncated", "image(pixels(20, 24, 3), 'PNG')[:-90]",
        "OSError: Cannot read the image of row 1: it is damaged: it is truncated");
    row("PNG, a bit turned round", "bytes(x ^ (n == 200) for n, x in enumerate(image(pixels(20, 24, 3), 'PNG')))",
        "OSError: Cannot read the image of row 1: it is damaged: ");
    row("PNG, fewer rows than it says", "png(24, 20, data=bytes(73 * 19))",
        "OSError: Cannot read the image of row 1: it is damaged: ");
    row("PNG, a header that cannot be", "png(0, 20)", "OSError: Cannot read the image of row 1: its header is damaged: ");
    row("another size", "image(pixels(24, 20, 3), 'PNG')",
        "ValueError: Cannot read the image of row 1: it is an image of [24, 20, 3] of torch.uint8, not of [20, 24, 3] of torch.uint8 "
        "as the first one");
    row("no image", "b'text'", "OSError: Cannot read the image of row 1: it is not a JPEG or PNG image");
    row("nothing", "b''", "OSError: Cannot read the image of row 1: it is not a JPEG or PNG image");
}

void ImagesTest::damaged()
{
    QFETCH(QByteArray, second);
    QFETCH(QByteArray, expected);
    python("sequences([image(pixels(20, 24, 3), 'PNG'), " + second + ", image(pixels(20, 24, 3), 'JPEG')])");
    const auto storage = open();
    const Leaf leaf = storage->root().leaf({"a"});
    QCOMPARE(leaf.shape(), (Shape{3, 20, 24, 3}));
    QCOMPARE(reasonOf(leaf, 0), "");
    QVERIFY2(reasonOf(leaf, 1).startsWith(expected), reasonOf(leaf, 1));
    QCOMPARE(reasonOf(leaf, 2), "");
}

void ImagesTest::claims_data()
{
    QTest::addColumn<QByteArray>("image");  // that says it has 65000 × 65000 pixels
    QTest::newRow("JPEG") << QByteArray(
        "(j := image(pixels(20, 24, 3), 'JPEG')).replace(bytes([0, 20, 0, 24]), bytes([253, 232] * 2), 1)");
    QTest::newRow("PNG") << QByteArray("png(65000, 65000, data=bytes(1000))");
}

/// An image cannot claim more pixels than its bytes can hold.
void ImagesTest::claims()
{
    QFETCH(QByteArray, image);
    python("sequences([" + image + "] * 3)");
    const auto storage = open();
    const Leaf leaf = storage->root().leaf({"a"});
    QCOMPARE(leaf.shape(), (Shape{3, 65000, 65000, 3}));
    try {
        static_cast<void>(leaf.at(Index{1, 5, 5}).tensor());
        QFAIL("it is read");
    } catch (const Error& error) {
        const QByteArray said = error.what();
        QVERIFY2(said.contains("row 1: it claims 65000 × 65000 pixels, more than its"), said);
    }
}

/// All parts are those of the whole, however they are cut.
void ImagesTest::readsParts()
{
    python("sequences([image(pixels(20, 24, 3), 'PNG') for _ in range(6)], shape=(2, 3))");
    const auto storage = open();
    const Leaf leaf = storage->root().leaf({"a"});
    const at::Tensor whole = leaf.tensor();
    const std::vector<Index> indices = {
        Index{1, 2},
        Index{Slice{}, 1, 3},
        Index{Slice{}, Slice{0, 3, 2}, Slice{2, 19, 5}, Slice{}, 1},
        Index{1, Slice{1, {}, {}}, Slice{0, 0, {}}},
        Index{Slice{}, Slice{}, 7, 23, 2},
    };
    for (const Index& index : indices) {
        QVERIFY(at::equal(leaf.at(index).tensor(), Leaf(whole).at(index).tensor()));
    }
    QCOMPARE(leaf.source()->chunkShape(), (Shape{1, 1, 20, 24, 3}));
    QCOMPARE(toString(leaf.source()->layout()), "chunks 1 × 1 × 20 × 24 × 3, PNG");
}

void ImagesTest::mutated_data()
{
    QTest::addColumn<QByteArray>("code");
    QTest::newRow("JPEG") << QByteArray("image(pixels(40, 24, 3), 'JPEG')");
    QTest::newRow("JPEG, progressive") << QByteArray("image(pixels(40, 24, 3), 'JPEG', progressive=True)");
    QTest::newRow("PNG") << QByteArray("image(pixels(40, 24, 3), 'PNG')");
    QTest::newRow("PNG, a palette") << QByteArray("image(Image.fromarray(pixels(20, 24, 3)).quantize(9), 'PNG', transparency=3)");
    QTest::newRow("PNG, claims more than it has") << QByteArray("png(10**6, 10**6)");
}

/// Whatever the bytes are, the pixels are all there or an Error says why not.
void ImagesTest::mutated()
{
    QFETCH(QByteArray, code);
    const QByteArray sound = QByteArray::fromHex(python("print((" + code + ").hex())").trimmed());
    std::mt19937 random(7);  // NOLINT(bugprone-random-generator-seed): the same in every run
    for (int round = 0; round < 2000; ++round) {
        QByteArray bytes = sound;
        for (auto left = random() % 8; left > 0; --left) {
            // Headers are where it matters most.
            const auto most = static_cast<unsigned>(random() % 2 == 0 ? std::min<qsizetype>(bytes.size(), 64) : bytes.size());
            bytes[static_cast<qsizetype>(random() % most)] = static_cast<char>(random());
        }
        if (random() % 4 == 0) {
            bytes.truncate(static_cast<qsizetype>(random() % static_cast<unsigned>(bytes.size())));
        }
        try {
            const auto image = ImageDecoder::of(std::string_view(bytes.constData(), static_cast<std::size_t>(bytes.size())));
            if (image && image->form().bytes() < 1 << 24) {
                std::vector<char> pixels(static_cast<std::size_t>(image->form().bytes()));
                image->decode(pixels.data());
            }
        } catch (const Error& error) {
            QVERIFY2(error.kind() == ErrorKind::OSError || error.kind() == ErrorKind::NotImplementedError, error.what());
        }
    }
}

/// Images take part in the batch size as pixels.
void ImagesTest::inBatches()
{
    python("sequences([image(pixels(20, 24, 3), 'PNG')] * 3); f['r'] = np.zeros((3, 1)); f['g/x'] = np.zeros((3, 20))\n"
           "f['rows'] = np.array([list(image(np.zeros((9, 9), 'u1'), 'PNG'))] * 3, 'u1')");
    const auto storage = open();
    QCOMPARE(storage->root().batchSize(), Shape{3});
    QCOMPARE(storage->root().leaf({"a"}).shape(), (Shape{3, 20, 24, 3}));
    QCOMPARE(storage->root().leaf({"rows"}).shape(), (Shape{3, 9, 9, 1}));
}

TENSORDESK_SUITE(ImagesTest);
#include "tst_images.moc"
