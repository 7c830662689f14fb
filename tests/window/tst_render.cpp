// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/storage/storage.h"
#include "model/tensordict/tree/tensordict.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"
#include "views/image/colourmap.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QImage>
#include <QImageReader>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace tensordesk;

namespace {

struct Run {
    int status = -1;
    QString out;
    QString err;
};

Run run(const QStringList& arguments)
{
    QProcess process;
    process.start(program(), arguments);
    process.waitForFinished(120'000);
    const bool ended = process.state() == QProcess::NotRunning && process.exitStatus() == QProcess::NormalExit;
    return {ended ? process.exitCode() : -1, QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// batch [2, 8], names env and time: a ramp with gaps, a flag, a plane from 0 to 255.
TensorDict ramps()
{
    TensorDict td({2, 8}, {"env", "time"});
    at::Tensor ramp = at::arange(16, at::kFloat).view({2, 8}).clone();
    ramp[0][3] = std::nan("");
    td.set({"next", "ramp"}, Leaf(ramp));
    td.set({"done"}, Leaf(at::zeros({2, 8}, at::kBool)));
    td.set({"plane"}, Leaf(at::arange(16, at::kDouble).view({2, 8}).mul(17)));
    td.set({"cubes"}, Leaf(at::arange(8, at::kFloat).mul(30).view({1, 8, 1}).expand({2, 8, 3}).contiguous()));
    td.set({"empty"}, Leaf(at::zeros({2, 8, 0})));
    return td;
}

}  // namespace

/// The verb `render` of the built program: the pictures, statuses and messages.
class RenderTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void kinds_data();
    void kinds();
    void views_data();
    void views();
    void hardValues_data();
    void hardValues();
    void shapes_data();
    void shapes();
    void paintsTheValues();
    void reducesDims();
    void frames();
    void films();
    void masks();
    void tokens_data();
    void tokens();
    void tokensFail_data();
    void tokensFail();
    void sizeScaleAndTheme();
    void tellsWhatIsLeftOut();
    void keepsWhatIsThere();
    void fails_data();
    void fails();
    void saysWhatDoesNotFit_data();
    void saysWhatDoesNotFit();
    void wrongUsage_data();
    void wrongUsage();

private:
    [[nodiscard]] QString at(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    [[nodiscard]] Run render(const QString& expression, const char* view, const QString& out, const QStringList& more = {}) const
    {
        return run(QStringList{"render", at("td.h5"), expression, "--view", view, "-o", out} + more);
    }

    QTemporaryDir m_folder;
};

void RenderTest::initTestCase()
{
    writeTensorDict(ramps(), at("td.h5").toStdString(), {}, Progress::none());
    QFile chat(at("chat.jsonl"));
    QVERIFY(chat.open(QFile::WriteOnly));
    chat.write("{\"input_ids\": [1, 2, 3], \"loss_mask\": [0, 1, 1], \"log_probs\": [0, -1, -2]}\n"
               "{\"input_ids\": [4, 5, 6], \"loss_mask\": [0, 1, 1], \"log_probs\": [0, -3, -4]}\n");
}

void RenderTest::kinds_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("start");
    QTest::newRow("png") << "a.png" << QByteArray("\x89PNG");
    QTest::newRow("svg") << "a.svg" << QByteArray("<?xml");
    QTest::newRow("pdf") << "a.pdf" << QByteArray("%PDF");
    QTest::newRow("jpg") << "a.jpg" << QByteArray("\xff\xd8");
}

void RenderTest::kinds()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, start);
    for (const char* view : {"table", "line"}) {
        const Run result = render("td['plane']", view, m_folder.filePath(name), {"--force"});
        QCOMPARE(result.err, "");
        QCOMPARE(result.status, 0);
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QFile::ReadOnly));
        QVERIFY(file.readAll().startsWith(start));
    }
}

void RenderTest::views_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("selection");
    QTest::newRow("table") << "td['plane']" << "table" << "[:, :]";
    QTest::newRow("line: time along x") << "td['next', 'ramp']" << "line" << "[0, :]";
    QTest::newRow("image") << "td['plane']" << "image" << "[:, :]";
    QTest::newRow("histogram") << "td['done']" << "histogram" << "[:, :]";
    QTest::newRow("computed: without names") << "td['plane'] * 2" << "line" << "[0, :]";
}

void RenderTest::views()
{
    QFETCH(QString, expression);
    QFETCH(QString, view);
    QFETCH(QString, selection);
    const QString out = at("view.svg");
    const Run result = render(expression, qPrintable(view), out, {"--force"});
    QCOMPARE(result.err, "");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.split('\n').first(), QStringLiteral("Wrote %1: %2 %3").arg(out, expression, selection));
}

void RenderTest::hardValues_data()
{
    QTest::addColumn<QString>("expression");
    for (const char* const expression :
         {"torch.full((4, 4), 1700000000000000000)", "torch.tensor([[-1e308, 1e308], [0.0, 1.0]], dtype=torch.float64)",
          "torch.full((4, 4), 1.7976931348623157e308, dtype=torch.float64)",
          "torch.tensor([[0.0, 5e-324], [1e-323, 2e-323]], dtype=torch.float64)", "torch.zeros(4, 4) / 0"}) {
        QTest::newRow(expression) << expression;
    }
}

/// Constant, huge, tiny and infinite values have a picture in every view.
void RenderTest::hardValues()
{
    QFETCH(QString, expression);
    for (const char* const view : {"table", "line", "image", "histogram", "scatter"}) {
        const Run result = render(expression, view, at("hard.png"), {"--force"});
        QCOMPARE(result.err, "");
        QCOMPARE(result.status, 0);
    }
}

void RenderTest::shapes_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("error");
    QTest::newRow("what an expression does") << "td[:, 2:].reshape(-1)" << "shapes" << "";
    QTest::newRow("why it fails") << "td.reshape(7)" << "shapes" << "";
    QTest::newRow("dims") << "td" << "dims" << "";
    QTest::newRow("dims of a tensor") << "td['plane']" << "dims" << "shows a tensordict";
    QTest::newRow("stack") << "TensorDict.lazy_stack([td[0], td[1, :3]])" << "stack" << "";
    QTest::newRow("stack of a list") << "[td[0], td[1, :3]]" << "stack" << "";
    QTest::newRow("no stack") << "td" << "stack" << "shows a lazy stack";
    QTest::newRow("collation") << "[td[0], td[1, :3]]" << "collation" << "";
    QTest::newRow("tree") << "td" << "tree" << "";
    QTest::newRow("tree of a tensor") << "td['plane']" << "tree" << "shows a tensordict";
    QTest::newRow("treemap") << "td" << "treemap" << "";
    QTest::newRow("groups") << "TensorDict({'a': td, 'b': td}, [2, 8])" << "groups" << "";
    QTest::newRow("no groups") << "td" << "groups" << "holds no tensordicts that share most of their keys";
    QTest::newRow("no members") << "td" << "collation" << "Only tensordicts can be collated";
}

void RenderTest::shapes()
{
    QFETCH(QString, expression);
    QFETCH(QString, view);
    QFETCH(QString, error);
    const QString out = m_folder.filePath(view + ".png");
    QFile::remove(out);
    const Run result = render(expression, qPrintable(view), out, {"--size", "700x400", "--scale", "2"});
    QVERIFY2(result.err.contains(error) && result.err.isEmpty() == error.isEmpty(), qPrintable(result.err));
    QCOMPARE(result.status, error.isEmpty() ? 0 : 1);
    QCOMPARE(result.out, error.isEmpty() ? QStringLiteral("Wrote %1: %2\n").arg(out, expression) : QString());
    QCOMPARE(QImage(out).size(), error.isEmpty() ? QSize(1400, 800) : QSize(0, 0));
}

void RenderTest::paintsTheValues()
{
    const QString out = at("plane.png");
    const Run result = render("td['plane']", "image", out, {"--map", "grey", "--range", "0:255", "--size", "600x300"});
    QCOMPARE(result.err, "");
    const QImage image(out);
    QCOMPARE(image.size(), QSize(600, 300));
    // Each grey of the plane fills a cell; those of its ends stand in the colour bar too.
    QMap<int, int> pixels;
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            const QColor colour = image.pixelColor(x, y);
            if (colour.red() == colour.green() && colour.green() == colour.blue()) {
                ++pixels[colour.red()];
            }
        }
    }
    for (int n = 0; n < 16; ++n) {
        QVERIFY2(pixels[17 * n] > 4000, qPrintable(QString::number(n)));
    }
}

void RenderTest::reducesDims()
{
    const QString out = at("reduced.svg");
    const Run result = render("td['plane']", "table", out, {"--dims", "[max, :]"});
    QCOMPARE(result.err, "");
    QCOMPARE(result.out, QStringLiteral("Wrote %1: td['plane'] [max, :]\n").arg(out));
    QFile file(out);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray text = file.readAll();
    for (int n = 0; n < 16; ++n) {
        QCOMPARE(text.contains('>' + QByteArray::number(17 * n) + ".0"), n >= 8);  // the second row has the greater ones
    }
    const Run wrong = render("td['plane']", "table", at("x.png"), {"--dims", "[3, :]"});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("Index 3 is out of range for dim env with size 2."), qPrintable(wrong.err));
}

void RenderTest::frames()
{
    const QStringList options{"--frames", "time", "--range", "0:255", "--map", "grey", "--size", "300x200"};
    const Run result = render("td['cubes']", "image", at("film.png"), options);
    QCOMPARE(result.err, "");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out.count('\n'), 8);
    QVERIFY2(result.out.contains("film-0007.png: td['cubes'] [:, 7, :]"), qPrintable(result.out));
    for (int n = 0; n < 8; ++n) {
        const QImage image(m_folder.filePath(QStringLiteral("film-000%1.png").arg(n)));
        QCOMPARE(image.size(), QSize(300, 200));
        QCOMPARE(image.pixelColor(120, 60), QColor(30 * n, 30 * n, 30 * n));  // each plane has one value
    }
    const Run again = render("td['cubes']", "image", at("film.png"), options);
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains("film-0000.png"), qPrintable(again.err));
    const Run wrong = render("td['cubes']", "image", at("other.png"), {"--frames", "space"});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("There is no dim space among the 3."), qPrintable(wrong.err));
}

/// A film of bare pixels, and an animation of a view.
void RenderTest::films()
{
    const Run result = render("td['cubes'].transpose(0, 1)", "film", at("film.gif"),
                              {"--frames", "0", "--dims", "[1:7:2, 0, :]", "--range", "0:255", "--map", "grey", "--scale", "3"});
    QCOMPARE(result.err, "");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("Wrote %1: td['cubes'].transpose(0, 1), 3 frames along 0\n").arg(at("film.gif")));
    QImageReader reader(at("film.gif"));
    for (int n = 0; n < 3; ++n) {
        const QImage frame = reader.read();
        QCOMPARE(frame.size(), QSize(9, 6));
        const int value = 30 * (1 + 2 * n);
        QCOMPARE(frame.pixelColor(4, 4), QColor(value, value, value));
    }
    QVERIFY(reader.read().isNull());
    const Run animated = render("td['cubes']", "line", at("lines.gif"), {"--frames", "2", "--size", "200x100", "--fps", "5"});
    QCOMPARE(animated.err, "");
    QImageReader lines(at("lines.gif"));
    for (int n = 0; n < 3; ++n) {
        QCOMPARE(lines.read().size(), QSize(200, 100));
        QCOMPARE(lines.nextImageDelay(), 200);
    }
    const Run again = render("td['cubes']", "film", at("film.gif"), {"--frames", "2"});
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains("exists"), qPrintable(again.err));
}

void RenderTest::masks()
{
    const QStringList options{"--map", "grey", "--range", "0:255", "--size", "600x300"};
    const auto red = [](const QImage& image) {
        int pixels = 0;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                pixels += image.pixelColor(x, y).red() > image.pixelColor(x, y).green() + 60 ? 1 : 0;
            }
        }
        return pixels;
    };
    const Run result = render("td['plane']", "image", at("masked.png"), options + QStringList{"--mask", "td['plane'] > 200"});
    QCOMPARE(result.err, "");
    const double cell = red(QImage(at("masked.png"))) / 4.0;  // of 204, 221, 238 and 255
    QVERIFY2(cell > 4000 && cell < 600 * 300 / 16, qPrintable(QString::number(cell)));
    const Run wrong = render("td['plane']", "image", at("x.png"), options + QStringList{"--mask", "td['plane'][0] > 200"});
    QCOMPARE(wrong.status, 1);
    QVERIFY2(wrong.err.contains("has no row and column for each"), qPrintable(wrong.err));
}

void RenderTest::tokens_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("drawn");
    QTest::addColumn<QByteArrayList>("contents");
    QTest::newRow("svg") << "tokens.svg" << QStringList() << "2 sequences, coloured by log-prob"
                         << QByteArrayList{"<?xml", "Sequence 0", "Sequence 1", "log-prob"};
    QTest::newRow("page") << "tokens.html" << QStringList{"--rows", "1", "--theme", "dark"}
                          << "1 sequence of 2, coloured by log-prob"
                          << QByteArrayList{"<h2>Sequence 1 ", "color-scheme: dark", ">5 </span>"};
    QTest::newRow("without colours") << "plain.html" << QStringList{"--rows", ":1", "--by", "none"} << "1 sequence of 2"
                                     << QByteArrayList{"<h2>Sequence 0 ", "prefers-color-scheme", "log-prob -2"};
    QTest::newRow("an expression") << "part.html" << QStringList{"td[1:]", "--by", "probability"}
                                   << "1 sequence, coloured by probability" << QByteArrayList{"<h2>Sequence 0 ", ">5 </span>"};
    QTest::newRow("png") << "tokens.png" << QStringList{"--size", "700x400", "--scale", "2"} << "2 sequences, coloured by log-prob"
                         << QByteArrayList{"PNG"};
}

void RenderTest::tokens()
{
    QFETCH(QString, name);
    QFETCH(QStringList, options);
    QFETCH(QString, drawn);
    QFETCH(QByteArrayList, contents);
    const QString out = m_folder.filePath(name);
    const Run result = run(QStringList{"render", at("chat.jsonl"), "--view", "tokens", "-o", out} + options);
    QCOMPARE(result.err, "");
    QCOMPARE(result.out, QStringLiteral("Wrote %1: %2\n").arg(out, drawn));
    QFile file(out);
    QVERIFY(file.open(QFile::ReadOnly));
    const QByteArray bytes = file.readAll();
    for (const QByteArray& content : contents) {
        QVERIFY2(bytes.contains(content), content);
    }
    if (name.endsWith("png")) {
        QCOMPARE(QImage(out).size(), QSize(1400, 800));
    }
}

void RenderTest::tokensFail_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("message");
    QTest::newRow("no tokens") << "td.h5" << QStringList() << "has no tokens of a language model";
    QTest::newRow("a tensor") << "chat.jsonl" << QStringList{"td['input_ids']"} << "This view shows a tensordict";
    QTest::newRow("no such measure") << "chat.jsonl" << QStringList{"--by", "colour"} << "The tokens have no 'colour'";
    QTest::newRow("no sequence") << "chat.jsonl" << QStringList{"--rows", "7:"} << "--rows 7: chooses none of the 2 sequences.";
    QTest::newRow("no tokenizer") << "chat.jsonl" << QStringList{"--tokenizer", at("missing.json")} << "missing.json";
}

void RenderTest::tokensFail()
{
    QFETCH(QString, path);
    QFETCH(QStringList, options);
    QFETCH(QString, message);
    const Run result = run(QStringList{"render", m_folder.filePath(path), "--view", "tokens", "-o", at("wrong.html")} + options);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    QVERIFY(!QFile::exists(at("wrong.html")));
}

void RenderTest::sizeScaleAndTheme()
{
    const QString light = at("light.png");
    const QString dark = at("dark.png");
    QCOMPARE(render("td['plane']", "line", light, {"--size", "320x200", "--scale", "2"}).err, "");
    QCOMPARE(render("td['plane']", "line", dark, {"--size", "320x200", "--theme", "dark"}).err, "");
    QCOMPARE(QImage(light).size(), QSize(640, 400));
    QCOMPARE(QImage(dark).size(), QSize(320, 200));
    QVERIFY(QImage(light).pixelColor(1, 1).lightness() > 200);
    QVERIFY(QImage(dark).pixelColor(1, 1).lightness() < 80);
}

void RenderTest::tellsWhatIsLeftOut()
{
    const Run result = render("td['next', 'ramp']", "histogram", at("ramp.png"));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("1 NaN are in no bin"), qPrintable(result.out));
}

void RenderTest::keepsWhatIsThere()
{
    const QString out = at("kept.png");
    QFile file(out);
    QVERIFY(file.open(QFile::WriteOnly));
    file.write("mine");
    file.close();
    const Run result = render("td['plane']", "line", out);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains("exists already; --force replaces it"), qPrintable(result.err));
    QVERIFY(file.open(QFile::ReadOnly));
    QCOMPARE(file.readAll(), QByteArray("mine"));
}

void RenderTest::fails_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("message");
    QTest::newRow("no such key") << "td['nope']" << "line" << "f.png" << "nope";
    QTest::newRow("a tensordict") << "td['next']" << "line" << "f.png" << "Only a tensor can be drawn";
    QTest::newRow("nothing to see") << "td['empty']" << "line" << "f.png" << "This leaf has no elements";
    QTest::newRow("no plane") << "td['plane'][0]" << "image" << "f.png" << "An image needs two dims";
    QTest::newRow("no folder") << "td['plane']" << "line" << "nowhere/f.png" << "cannot be written";
}

void RenderTest::fails()
{
    QFETCH(QString, expression);
    QFETCH(QString, view);
    QFETCH(QString, out);
    QFETCH(QString, message);
    const Run result = render(expression, qPrintable(view), m_folder.filePath(out));
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, "");
    QVERIFY2(result.err.startsWith("tensordesk: ") && result.err.contains(message), qPrintable(result.err));
    QVERIFY(!QFile::exists(m_folder.filePath(out)));
}

void RenderTest::saysWhatDoesNotFit_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("view");
    QTest::addColumn<QString>("remedy");
    QTest::newRow("a leaf") << "td['plame']" << "image" << "td['plane']";
    QTest::newRow("a level") << "td['nxt']" << "tree" << "td['next']";
    QTest::newRow("members") << "td[['nxt']]" << "collation" << "";
}

void RenderTest::saysWhatDoesNotFit()
{
    QFETCH(QString, expression);
    QFETCH(QString, view);
    QFETCH(QString, remedy);
    const Run result = render(expression, qPrintable(view), at("misfit.png"), {"--json"});
    QCOMPARE(result.status, 1);
    const QJsonObject answer = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(answer["kind"].toString(), "error");
    QCOMPARE(answer["part"].toString(), expression);
    QCOMPARE(answer["actual"][0]["shape"].toArray(), (QJsonArray{2, 8}));
    QCOMPARE(answer["remedy"].toString(), remedy);
}

void RenderTest::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    QTest::newRow("no view") << QStringList{"-o", "a.png"} << "--view";
    QTest::newRow("no such view") << QStringList{"-o", "a.png", "--view", "pie"} << "pie";
    QTest::newRow("no output") << QStringList{"--view", "line"} << "--out";
    QTest::newRow("no kind of picture") << QStringList{"--view", "line", "-o", "a.txt"} << "a.txt";
    QTest::newRow("no size") << QStringList{"--view", "line", "-o", "a.png", "--size", "9"} << "WxH";
    QTest::newRow("too large") << QStringList{"--view", "line", "-o", "a.png", "--size", "9x90000"} << "WxH";
    QTest::newRow("no range") << QStringList{"--view", "line", "-o", "a.png", "--range", "3:1"} << "LOW:HIGH";
    QTest::newRow("logarithmic image") << QStringList{"--view", "image", "-o", "a.png", "--log"} << "--log";
    QTest::newRow("map of lines") << QStringList{"--view", "line", "-o", "a.png", "--map", "grey"} << "--map";
    QTest::newRow("page of a table") << QStringList{"--view", "table", "-o", "a.html"} << "a.html";
    QTest::newRow("no page of tokens") << QStringList{"--view", "tokens", "-o", "a.txt"} << "a.txt";
    QTest::newRow("rows of a table") << QStringList{"--view", "table", "-o", "a.png", "--rows", "1"} << "--rows: only for tokens";
    QTest::newRow("range of a table") << QStringList{"--view", "table", "-o", "a.png", "--range", "0:1"} << "--range";
}

void RenderTest::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const Run result = run(QStringList{"render", at("td.h5"), "td['plane']"} + arguments);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(message), qPrintable(result.err));
    const Run without = run({"render", at("td.h5"), "--view", "table", "-o", "a.png"});
    QCOMPARE(without.status, 2);
    QVERIFY2(without.err.contains("EXPR is required"), qPrintable(without.err));
}

TENSORDESK_SUITE(RenderTest);
#include "tst_render.moc"
