// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/tensordict/base/error.h"
#include "tests/support/suite.h"
#include "tests/views/shownleaf.h"
#include "views/film/film.h"
#include "views/film/filmdialog.h"
#include "views/film/palette.h"

#include <ATen/Context.h>
#include <ATen/TensorOperators.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QImageReader>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTest>

#include <webp/demux.h>

#include <algorithm>
#include <tuple>

using namespace tensordesk;

namespace {

/// The frames of a film with the time each stays, in milliseconds.
struct Frames {
    std::vector<QImage> images;
    std::vector<int> delays;
};

Frames readWebP(const QString& path)
{
    QFile file(path);
    Frames frames;
    if (!file.open(QFile::ReadOnly)) {
        return frames;
    }
    const QByteArray bytes = file.readAll();
    const WebPData data{reinterpret_cast<const uint8_t*>(bytes.constData()), static_cast<std::size_t>(bytes.size())};
    WebPAnimDecoderOptions options;
    WebPAnimDecoderOptionsInit(&options);
    options.color_mode = MODE_BGRA;
    WebPAnimDecoder* const decoder = WebPAnimDecoderNew(&data, &options);
    WebPAnimInfo info;
    WebPAnimDecoderGetInfo(decoder, &info);
    int before = 0;
    while (WebPAnimDecoderHasMoreFrames(decoder)) {
        uint8_t* pixels = nullptr;
        int until = 0;
        WebPAnimDecoderGetNext(decoder, &pixels, &until);
        frames.images.push_back(
            QImage(pixels, static_cast<int>(info.canvas_width), static_cast<int>(info.canvas_height), QImage::Format_ARGB32)
                .copy());
        frames.delays.push_back(until - before);
        before = until;
    }
    WebPAnimDecoderDelete(decoder);
    return frames;
}

Frames readGif(const QString& path)
{
    QImageReader reader(path, "gif");
    Frames frames;
    for (QImage image = reader.read(); !image.isNull(); image = reader.read()) {
        frames.delays.push_back(reader.nextImageDelay());
        frames.images.push_back(image.convertToFormat(QImage::Format_RGB32));
    }
    return frames;
}

Frames readFolder(const QString& path)
{
    Frames frames;
    for (const QString& name : QDir(path).entryList({"*.png"}, QDir::Files, QDir::Name)) {
        frames.images.push_back(QImage(QDir(path).filePath(name)).convertToFormat(QImage::Format_RGB32));
    }
    return frames;
}

/// A film along the first dim of a leaf.
Film filmOf(const at::Tensor& values)
{
    const ShownLeaf leaf = shownLeaf(Leaf(values), 1, {"time"});
    Film film{PlaneSource{leaf.leaf, DimSelection(leaf.dims, ViewKind::Image)}};
    film.frames = {0, 1, values.size(0)};
    return film;
}

FilmOptions optionsFor(const Film& film, int framesPerSecond = 10)
{
    return {film.frames.count, framesPerSecond, false, Qt::white};
}

}  // namespace

/// Films: every pixel of every frame equals the tensor, and a failure leaves no file.
class tst_Film : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void keepsEveryPixel_data();
    void keepsEveryPixel();
    void colours();
    void masks();
    void palette();
    void keepsTime();
    void leavesNothing_data();
    void leavesNothing();
    void ffmpeg();
    void dialog();
    void dialogCancels();
    void curvesRunBelow();
    void dialogTakesTheEpisode();

private:
    [[nodiscard]] QString at(const QString& name) const { return m_folder.filePath(name); }
    QTemporaryDir m_folder;
};

void tst_Film::keepsEveryPixel_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isGrey");
    QTest::newRow("WebP, colour") << "colour.webp" << false;
    QTest::newRow("WebP, grey") << "grey.webp" << true;
    QTest::newRow("GIF, grey: at most 256 colours") << "grey.gif" << true;
    QTest::newRow("folder of PNGs, colour") << "pictures" << false;
}

void tst_Film::keepsEveryPixel()
{
    QFETCH(QString, name);
    QFETCH(bool, isGrey);
    at::manual_seed(4);
    const at::Tensor values = at::randint(256, {7, 9, 8, isGrey ? 1 : 3}, at::kLong).to(at::kByte);
    Film film = filmOf(values);
    film.frames = {1, 2, 3};
    film.scale = 2;
    film.write(at(name), optionsFor(film), Progress::none());
    const Frames frames = name.endsWith("webp") ? readWebP(at(name))
                        : name.endsWith("gif")  ? readGif(at(name))
                                                : readFolder(at(name));
    QCOMPARE(frames.images.size(), std::size_t{3});
    for (int n = 0; n < 3; ++n) {
        const QImage& image = frames.images[static_cast<std::size_t>(n)];
        QCOMPARE(image.size(), QSize(16, 18));
        for (int y = 0; y < 18; ++y) {
            for (int x = 0; x < 16; ++x) {
                const at::Tensor p = values[1 + 2 * n][y / 2][x / 2];
                const auto channel = [&](int64_t c) { return static_cast<int>(p[isGrey ? 0 : c].item<int64_t>()); };
                QCOMPARE(image.pixelColor(x, y), QColor(channel(0), channel(1), channel(2)));
            }
        }
    }
}

/// All frames of a heat map share the colour limits, those of all values, unless each frame has its own.
void tst_Film::colours()
{
    const at::Tensor values = at::arange(2 * 4 * 4).view({2, 4, 4}).to(at::kDouble);
    Film film = filmOf(values);
    film.style.map = ColourMap::Grey;
    film.write(at("common.webp"), optionsFor(film), Progress::none());
    const Frames common = readWebP(at("common.webp"));
    QCOMPARE(qRed(common.images[0].pixel(0, 0)), 0);
    QCOMPARE(qRed(common.images[0].pixel(3, 3)), qRound(15 * 255 / 31.0));
    QCOMPARE(qRed(common.images[1].pixel(3, 3)), 255);
    film.ownLimits = true;
    film.write(at("own.webp"), optionsFor(film), Progress::none());
    const Frames own = readWebP(at("own.webp"));
    QCOMPARE(qRed(own.images[0].pixel(3, 3)), 255);
}

void tst_Film::masks()
{
    const at::Tensor values = at::zeros({3, 8, 8, 3}, at::kByte) + 100;
    at::Tensor mask = at::zeros({3, 8, 8}, at::kBool);
    mask[1][2][5] = true;
    Film film = filmOf(values);
    film.source.mask = Leaf(mask);
    film.source.maskSelection = *film.source.selection.alongside({{3, 8, 8}, 1, {"time"}, DType::Bool});
    for (int n = 0; n < 3; ++n) {
        const QImage frame = film.frame(n, Progress::none());
        for (int y = 0; y < 8; ++y) {
            for (int x = 0; x < 8; ++x) {
                const bool marked = n == 1 && y == 2 && x == 5;
                QCOMPARE(frame.pixelColor(x, y) != QColor(100, 100, 100), marked);
            }
        }
    }
}

void tst_Film::palette()
{
    QImage few(16, 16, QImage::Format_RGB32);
    QImage many(64, 64, QImage::Format_RGB32);
    for (int y = 0; y < 64; ++y) {
        for (int x = 0; x < 64; ++x) {
            many.setPixel(x, y, qRgb(4 * x, 4 * y, 128));
            few.setPixel(x % 16, y % 16, qRgb(x % 16, y % 16, 0));
        }
    }
    const PalettePicture exact = PalettePicture::of(few);
    QCOMPARE(exact.colours.size(), std::size_t{256});
    const PalettePicture reduced = PalettePicture::of(many);
    QVERIFY(reduced.colours.size() <= 256 && reduced.colours.size() > 200);
    int worst = 0;
    for (int y = 0; y < 64; ++y) {
        for (int x = 0; x < 64; ++x) {
            const auto is = [](const PalettePicture& picture, int at) {
                return picture.colours[picture.pixels[static_cast<std::size_t>(at)]];
            };
            QCOMPARE(is(exact, (y % 16) * 16 + x % 16), few.pixel(x % 16, y % 16));
            const QRgb nearest = is(reduced, y * 64 + x);
            worst = std::max({worst, std::abs(qRed(nearest) - 4 * x), std::abs(qGreen(nearest) - 4 * y)});
        }
    }
    QVERIFY2(worst <= 16, qPrintable(QString::number(worst)));
}

void tst_Film::keepsTime()
{
    const Film film = filmOf(at::arange(4 * 8 * 8 * 3).remainder(251).view({4, 8, 8, 3}).to(at::kByte));
    film.write(at("fast.gif"), optionsFor(film, 30), Progress::none());
    film.write(at("fast.webp"), optionsFor(film, 30), Progress::none());
    QCOMPARE(readGif(at("fast.gif")).delays, (std::vector<int>{30, 30, 40, 30}));  // hundredths, without drift
    QCOMPARE(readWebP(at("fast.webp")).delays, (std::vector<int>{33, 33, 34, 33}));
}

void tst_Film::leavesNothing_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such film") << "film.avi" << "A film ends in .webp, .gif or .mp4";
    QTest::newRow("no folder") << "nowhere/film.webp" << "nowhere";
    QTest::newRow("is there already") << "there.webp" << "exists";
    QTest::newRow("no ffmpeg") << "film.mp4" << "there is none on the search path";
    QTest::newRow("stopped") << "stopped.webp" << "";
    QTest::newRow("stopped folder") << "stopped" << "";
}

void tst_Film::leavesNothing()
{
    QFETCH(QString, name);
    QFETCH(QString, message);
    struct Stopping final : Progress {
        int frames = 0;
        bool isCancelled() const override { return frames > 1; }
        void report(int64_t, int64_t) override { ++frames; }
    } progress;
    QTemporaryDir folder;
    QFile there(folder.filePath("there.webp"));
    QVERIFY(there.open(QFile::WriteOnly));
    there.close();
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8());
    const Film film = filmOf(at::zeros({5, 8, 8, 3}, at::kByte));
    bool failed = false;
    try {
        film.write(folder.filePath(name), optionsFor(film), progress);
    } catch (const Error& error) {
        failed = true;
        QVERIFY2(QString::fromUtf8(error.what()).contains(message), error.what());
        QCOMPARE(error.kind() == ErrorKind::Cancelled, message.isEmpty());
    }
    qputenv("PATH", path);
    QVERIFY(failed);
    QCOMPARE(QDir(folder.path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot), QStringList{"there.webp"});
    QCOMPARE(there.size(), 0);
}

/// A program in place of ffmpeg that records its arguments and input.
void tst_Film::ffmpeg()
{
    QTemporaryDir folder;
    QFile program(folder.filePath("ffmpeg"));
    QVERIFY(program.open(QFile::WriteOnly));
    program.write("#!/bin/sh\n"
                  "for last; do :; done\n"
                  "[ \"$9\" = 8x9 ] || [ \"${10}\" = 8x9 ] || { echo wrong size >&2; exit 3; }\n"
                  "cat > \"${last#file:}\"\n");
    program.close();
    QVERIFY(program.setPermissions(program.permissions() | QFile::ExeOwner));
    const QByteArray path = qgetenv("PATH");
    qputenv("PATH", folder.path().toUtf8() + ':' + path);
    at::manual_seed(6);
    const at::Tensor values = at::randint(256, {3, 9, 8, 3}, at::kLong).to(at::kByte);
    Film film = filmOf(values);
    film.write(at("film.mp4"), optionsFor(film), Progress::none());
    QFile written(at("film.mp4"));
    QVERIFY(written.open(QFile::ReadOnly));
    QCOMPARE(written.readAll(), QByteArray(static_cast<const char*>(values.const_data_ptr()), values.numel()));
    film.scale = 2;  // which this program rejects
    QString said;
    try {
        film.write(at("refused.mp4"), optionsFor(film), Progress::none());
    } catch (const Error& error) {
        said = QString::fromUtf8(error.what());
    }
    qputenv("PATH", path);
    QVERIFY2(said.contains("ffmpeg did not write the film"), qPrintable(said));
    QVERIFY(!QFile::exists(at("refused.mp4")));
}

void tst_Film::dialog()
{
    const Film film = filmOf(at::arange(20 * 8 * 8 * 3).remainder(251).view({20, 8, 8, 3}).to(at::kByte));
    FilmDialog dialog(film, at("chosen.webp"));
    dialog.show();
    auto* const format = dialog.findChild<QComboBox*>("format");
    auto* const path = dialog.findChild<QLineEdit*>("path");
    auto* const last = dialog.findChild<QSpinBox*>("last");
    auto* const scale = dialog.findChild<QSpinBox*>("scale");
    auto* const button = dialog.findChild<QPushButton*>("export");
    QCOMPARE(last->value(), 19);
    format->setFocus();
    QTest::keyClick(format, Qt::Key_Down);
    QCOMPARE(path->text(), QDir::toNativeSeparators(at("chosen.gif")));
    path->selectAll();
    QTest::keyClicks(path, at("chosen.txt"));
    QVERIFY(!button->isEnabled());
    path->selectAll();
    QTest::keyClicks(path, at("chosen.webp"));
    QCOMPARE(format->currentIndex(), 0);
    last->selectAll();
    QTest::keyClicks(last, "4");
    scale->selectAll();
    QTest::keyClicks(scale, "1");
    QVERIFY2(visibleWords(dialog).contains("8 × 8 pixels, 0.5 s"), qPrintable(visibleWords(dialog)));
    QTest::mouseClick(button, Qt::LeftButton);
    QTRY_COMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(dialog.writtenPath(), at("chosen.webp"));
    QCOMPARE(readWebP(at("chosen.webp")).images.size(), std::size_t{5});
}

void tst_Film::dialogCancels()
{
    FilmDialog dialog(filmOf(at::zeros({20'000, 64, 64, 3}, at::kByte)), at("never.gif"));
    dialog.show();
    QTest::mouseClick(dialog.findChild<QPushButton*>("export"), Qt::LeftButton);
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QTRY_VERIFY2(visibleWords(dialog).contains("Cancelled; nothing was written."), qPrintable(visibleWords(dialog)));
    QVERIFY(!QFile::exists(at("never.gif")));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());
}

/// Each frame has a line at its own index.
void tst_Film::curvesRunBelow()
{
    Film film = filmOf(at::zeros({3, 8, 8, 3}, at::kByte));
    FilmCurves curves;
    curves.picture = QImage(40, 10, QImage::Format_RGB32);
    curves.picture.fill(Qt::white);
    curves.first = 6;
    curves.perIndex = 12;
    curves.top = 2;
    curves.bottom = 8;
    curves.ground = Qt::white;
    curves.line = Qt::red;
    film.curves = curves;
    for (int64_t index = 0; index < 3; ++index) {
        const QImage frame = film.frame(index, Progress::none());
        QCOMPARE(frame.size(), QSize(40, 18));
        QCOMPARE(frame.pixelColor(20, 4), QColor(Qt::black));  // the picture, in the middle
        QCOMPARE(frame.pixelColor(2, 4), QColor(Qt::white));
        for (int64_t other = 0; other < 3; ++other) {
            QCOMPARE(frame.pixelColor(6 + 12 * static_cast<int>(other), 8 + 5), QColor(other == index ? Qt::red : Qt::white));
        }
    }
    FilmDialog dialog(film, at("curves.webp"));
    dialog.show();
    dialog.findChild<QSpinBox*>("scale")->setValue(1);
    QVERIFY2(visibleWords(dialog).contains("40 × 18 pixels"), qPrintable(visibleWords(dialog)));
    QTest::mouseClick(dialog.findChild<QPushButton*>("export"), Qt::LeftButton);
    QTRY_COMPARE(dialog.result(), int(QDialog::Accepted));
    QCOMPARE(readWebP(at("curves.webp")).images.front().size(), QSize(40, 18));
}

void tst_Film::dialogTakesTheEpisode()
{
    TensorDict td({20}, {"time"});
    at::Tensor done = at::zeros({20, 1}, at::kBool);
    done[6] = true;
    done[13] = true;
    td.set({"next", "done"}, Leaf(done));
    Film film = filmOf(at::zeros({20, 8, 8, 3}, at::kByte));
    for (const auto& [index, first, last] :
         {std::tuple{9, 7, 13}, std::tuple{7, 7, 13}, std::tuple{13, 7, 13}, std::tuple{0, 0, 6}, std::tuple{19, 14, 19}}) {
        film.source.selection.setIndex(0, index);
        FilmDialog dialog(film, at("episode.webp"));
        dialog.offerEpisode(td);
        dialog.show();
        QCheckBox* alone = nullptr;
        for (auto* const box : dialog.findChildren<QCheckBox*>()) {
            alone = box->text().contains("pisode") ? box : alone;
        }
        QVERIFY(alone);
        QTRY_VERIFY(alone->isEnabled());
        alone->click();
        const QList<QSpinBox*> boxes = dialog.findChildren<QSpinBox*>();
        const auto named = [&](const char* name) {
            return *std::find_if(boxes.begin(), boxes.end(), [&](const QSpinBox* box) { return box->accessibleName() == name; });
        };
        QCOMPARE(named("First index")->value(), first);
        QCOMPARE(named("Last index")->value(), last);
        alone->click();
        QCOMPARE(named("Last index")->value(), 19);
    }
}

TENSORDESK_SUITE(tst_Film);
#include "tst_film.moc"
