// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/analysis/doctor/doctor.h"
#include "model/analysis/values/histogram.h"
#include "model/analysis/values/pyramid.h"
#include "model/analysis/values/summary.h"
#include "model/document/document.h"
#include "model/document/rollouts/rollout.h"
#include "model/remote/near/connection.h"
#include "model/remote/near/farfolder.h"
#include "model/remote/near/remoteprogram.h"
#include "model/remote/remoteplaces.h"
#include "model/remote/wire/version.h"
#include "model/storage/storage.h"
#include "model/tensordict/base/progressscope.h"
#include "model/tensordict/tree/visit.h"
#include "tests/remote/machine.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/gt.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/zeros.h>

#include <QDir>
#include <QRandomGenerator>

#include <signal.h>

#include <cstring>
#include <random>
#include <thread>

using namespace tensordesk;

namespace {

/// Stops as soon as it is asked for the second time.
class StopSoon final : public Progress {
public:
    [[nodiscard]] bool isCancelled() const override { return ++m_asked > 1; }

private:
    mutable std::atomic<int> m_asked = 0;
};

TensorDict rollout(int64_t steps)
{
    TensorDict td(Shape{3, steps}, {"env", "time"});
    td.set({"obs"}, Leaf(at::randn({3, steps, 4})));
    td.set({"action"}, Leaf(at::randint(0, 5, {3, steps}, at::kLong)));
    td.set({"next", "reward"}, Leaf(at::randn({3, steps, 1})));
    td.set({"next", "done"}, Leaf(at::rand({3, steps, 1}).gt(0.9)));
    td.set({"task"}, NonTensor("lift", {3, steps}));
    return td;
}

/// One line an entry; reads no element.
QString treeOf(const TensorDict& root)
{
    QStringList lines;
    visitBelow(root, StackWalk::ByMember, [&](const KeyPath& path, const Entry& entry) {
        QString text = QString::fromStdString(toSubscript(path)) + ' ';
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            text += QString::fromStdString(toString(leaf->shape()) + ' ' + dtypeName(leaf->dtype()));
        } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
            text += QString::fromStdString(td->typeName() + toString(td->batchSize()) + toString(td->names()));
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            text += QString::fromStdString(value->typeName() + value->toPythonValue().toPython());
        } else {
            text += QString::fromStdString(std::get<Broken>(entry).error().reason().english());
        }
        lines << text;
    });
    return lines.join('\n');
}

std::string greeting(const wire::Value& hello)
{
    return std::string(wire::kGreeting) + wire::toBytes({hello});
}

}  // namespace

/// Files on another machine, which this one plays: what they show, compute and cost, and what happens when the connection ends.
class RemoteStorageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void showsTheSame_data();
    void showsTheSame();
    void readsTheSame();
    void computesTheSame_data();
    void computesTheSame();
    void examinesTheSame_data();
    void examinesTheSame();
    void sendsImagesAsStored();
    void asksRarely();
    void opensMuchLater();
    void saysWhatIsWrong_data();
    void saysWhatIsWrong();
    void isReadOnly();
    void seesChanges();
    void closesFiles();
    void listsFolders();
    void stopsReading();
    void survivesTheEnd();
    void survivesTheEndAtAnyMoment();
    void refusesOtherPrograms_data();
    void refusesOtherPrograms();

private:
    [[nodiscard]] QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const TensorDict& td, const QString& name) const
    {
        writeTensorDict(td, path(name).toStdString(), {}, Progress::none());
    }
    [[nodiscard]] std::shared_ptr<Connection> connection(const QString& name = "box") const
    {
        return Connection::to(SshPlace::of(Machine::place("/", name)));
    }

    QTemporaryDir m_folder;
    Machine m_machine;
};

void RemoteStorageTest::initTestCase()
{
    addRemotePlaces();
    write(rollout(50), "rollout");
    write(rollout(50), "rollout.h5");
    write(rollout(50), "rollout.pt");
    write(rollout(50), "rollout.zarr");
    std::vector<TensorDict> members;
    for (const int64_t steps : {5, 7, 9}) {
        TensorDict member(Shape{steps});
        member.set({"obs"}, Leaf(at::randn({steps, 4})));
        member.set({"id"}, NonTensor(steps, {steps}));
        members.push_back(member);
    }
    write(TensorDict::lazyStack(members, 0, "episode"), "stack");
    QFile lines(path("lines.jsonl"));
    QVERIFY(lines.open(QIODevice::WriteOnly));
    for (int row = 0; row < 200; ++row) {
        lines.write("{\"prompt\": \"p" + QByteArray::number(row) + "\", \"ids\": ["
                    + QByteArray("1, 2, 3, 4, 5").left(1 + 3 * (row % 5)) + "], \"reward\": " + QByteArray::number(row / 2.0)
                    + "}\n");
    }
    TensorDict wide;
    for (int key = 0; key < 200; ++key) {
        wide.set({"module" + std::to_string(key / 20), "weight" + std::to_string(key)}, Leaf(at::randn({10, 4})));
    }
    write(wide, "wide");
    TensorDict curve(Shape{1000000});
    curve.set({"x"}, Leaf(at::randn({1000000})));
    write(curve, "long");
}

void RemoteStorageTest::showsTheSame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("asStored");
    for (const char* name : {"rollout", "rollout.h5", "rollout.pt", "rollout.zarr", "stack", "lines.jsonl", "wide"}) {
        QTest::addRow("%s", name) << QString(name) << false;
        QTest::addRow("%s as stored", name) << QString(name) << true;
    }
}

void RemoteStorageTest::showsTheSame()
{
    QFETCH(QString, name);
    QFETCH(bool, asStored);
    LayoutOptions options;
    options.asStored = asStored;
    const auto here = openLaidOut(path(name).toStdString(), options), there = openLaidOut(Machine::place(path(name)), options);
    QCOMPARE(treeOf(there->root()), treeOf(here->root()));
    QCOMPARE(QByteArray::fromStdString(there->path()), QByteArray::fromStdString(Machine::place(path(name))));
    QCOMPARE(there->formatName(), here->formatName());
    QCOMPARE(there->bytesOnDisk(), here->bytesOnDisk());
    QCOMPARE(there->findings().size(), here->findings().size());
    QCOMPARE(there->memberNames(), here->memberNames());
    QVERIFY(there->root().names() == here->root().names());
    QVERIFY(there->changedFile().empty());
    forEachEntry(here->root(), [&](const KeyPath& key, const Entry& entry) {
        const auto* leaf = std::get_if<Leaf>(&entry);
        if (leaf == nullptr || leaf->source() == nullptr) {
            return;
        }
        const auto source = there->root().leaf(key).source();
        QCOMPARE(QByteArray::fromStdString(source->file()), QByteArray::fromStdString("ssh://box" + leaf->source()->file()));
        QCOMPARE(toString(source->layout()), toString(leaf->source()->layout()));
        QCOMPARE(source->storedBytes(), leaf->source()->storedBytes());
        QCOMPARE(source->chunkShape(), leaf->source()->chunkShape());
    });
}

void RemoteStorageTest::readsTheSame()
{
    const unsigned seed = testSeed();
    qInfo("TENSORDESK_SEED=%u", seed);
    std::mt19937 random(seed);
    const auto here = openStorage(path("rollout.h5").toStdString()), there = openStorage(Machine::place(path("rollout.h5")));
    const auto number = [&](int64_t below) { return static_cast<int64_t>(random() % static_cast<uint64_t>(below)); };
    for (int i = 0; i < 200; ++i) {
        Index index;
        for (const int64_t size : {3, 50, 4}) {
            const int64_t start = number(size), end = start + 1 + number(size - start);
            index.push_back(number(4) == 0 ? IndexItem(start) : IndexItem(Slice{start, end, 1 + number(3)}));
        }
        const Leaf local = here->root().leaf({"obs"}).at(index), remote = there->root().leaf({"obs"}).at(index);
        QVERIFY(remote.tensor().equal(local.tensor()));
        QVERIFY(summarize(remote).mean == summarize(local).mean);
    }
    const auto large = openStorage(Machine::place(path("long")));
    QVERIFY(large->root().leaf({"x"}).tensor().equal(openStorage(path("long").toStdString())->root().leaf({"x"}).tensor()));
}

void RemoteStorageTest::computesTheSame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("key");
    QTest::newRow("floats") << "rollout" << QByteArray("obs");
    QTest::newRow("integers") << "rollout.h5" << QByteArray("action");
    QTest::newRow("ragged") << "lines.jsonl" << QByteArray("ids");
    QTest::newRow("members") << "stack" << QByteArray("obs");
    QTest::newRow("long") << "long" << QByteArray("x");
}

void RemoteStorageTest::computesTheSame()
{
    QFETCH(QString, name);
    QFETCH(QByteArray, key);
    const Leaf here = openStorage(path(name).toStdString())->root().leaf({key.toStdString()});
    const auto storage = openStorage(Machine::place(path(name)));
    const Leaf there = storage->root().leaf({key.toStdString()});
    const int64_t before = connection()->questions();
    const Summary a = summarize(here), b = summarize(there);
    QCOMPARE(b.count, a.count);
    QCOMPARE(b.min, a.min);
    QCOMPARE(b.max, a.max);
    QCOMPARE(b.mean, a.mean);
    QCOMPARE(b.std, a.std);
    QCOMPARE(b.zeros, a.zeros);
    QCOMPARE(b.whole.has_value(), a.whole.has_value());
    if (a.whole) {
        QVERIFY(a.whole->least == b.whole->least && a.whole->greatest == b.whole->greatest);
    }
    QCOMPARE(histogram(there, 20, a.min, a.max).counts, histogram(here, 20, a.min, a.max).counts);
    QCOMPARE(connection()->questions() - before, 2);
    if (here.dim() == 1) {
        const auto mine = extremesOfRuns(here, 300), theirs = extremesOfRuns(there, 300);
        QCOMPARE(connection()->questions() - before, 3);
        QCOMPARE(theirs.size(), mine.size());
        for (std::size_t run = 0; run < mine.size(); ++run) {
            QVERIFY(mine[run].min == theirs[run].min && mine[run].max == theirs[run].max && mine[run].hasNan == theirs[run].hasNan);
        }
    }
}

void RemoteStorageTest::examinesTheSame_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("checks");
    for (const char* name : {"rollout", "rollout.h5", "stack", "lines.jsonl", "wide"}) {
        QTest::addRow("%s", name) << QString(name) << QString();
    }
    QTest::newRow("one check") << "rollout" << "non-finite";
}

void RemoteStorageTest::examinesTheSame()
{
    QFETCH(QString, name);
    QFETCH(QString, checks);
    const auto resultsOf = [&](const std::string& place) {
        const auto storage = openLaidOut(place, {});
        const TimedRollout rollout = rolloutOf(storage->root(), std::nullopt, {});
        HealthOptions options{.rule = rollout.rule, .gamma = {}, .lambda = {}};
        options.thresholds = parseThresholds(R"({"frozen-frames": {"frames": 3}})");
        if (!checks.isEmpty()) {
            options.checks = {checks.toStdString()};
        }
        if (const NotesReader notes = storage->notes()) {
            options.attributesOf = [notes](const KeyPath& key) { return notes(key).attributes; };
        }
        QStringList lines;
        for (const CheckResult& result : examine(rollout.td, options)) {
            lines << QString::fromUtf8(result.check->name.data(), static_cast<qsizetype>(result.check->name.size()))
                         + (result.symptoms ? "" : " is not applicable");
            for (const Symptom& symptom : result.symptoms.value_or(std::vector<Symptom>())) {
                lines << QString("  %1 %2 [%3] %4 %5")
                             .arg(nameOf(symptom.concern), QString::fromStdString(toPython(symptom.key)),
                                  QString::fromStdString(symptom.index), QString::number(symptom.count),
                                  QString::fromStdString(symptom.message.english()));
            }
        }
        return lines.join('\n');
    };
    const QString here = resultsOf(path(name).toStdString());
    const auto connected = connection();
    const int64_t before = connected->questions();
    QCOMPARE(resultsOf(Machine::place(path(name))), here);
    const int64_t asked = connected->questions() - before;
    QVERIFY2(asked > 0 && asked < 12, QByteArray::number(asked).constData());
}

void RemoteStorageTest::sendsImagesAsStored()
{
    // Two JPEG images of 16 x 16 of one grey, as rows of bytes.
    const QByteArray jpeg = QByteArray::fromBase64(
        "/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxl"
        "Z2P/wAALCAAQABABAREA/8QAHwAAAQUBAQEBAQEAAAAAAAAAAAECAwQFBgcICQoL/8QAtRAAAgEDAwIEAwUFBAQAAAF9AQIDAAQRBRIhMUEGE1FhByJx"
        "FDKBkaEII0KxwRVS0fAkM2JyggkKFhcYGRolJicoKSo0NTY3ODk6Q0RFRkdISUpTVFVWV1hZWmNkZWZnaGlqc3R1dnd4eXqDhIWGh4iJipKTlJWWl5iZ"
        "mqKjpKWmp6ipqrKztLW2t7i5usLDxMXGx8jJytLT1NXW19jZ2uHi4+Tl5ufo6erx8vP09fb3+Pn6/9oACAEBAAA/AEooor//2Q==");
    at::Tensor rows = at::zeros({2, jpeg.size()}, at::kByte);
    for (int64_t row = 0; row < 2; ++row) {
        std::memcpy(rows[row].data_ptr(), jpeg.constData(), static_cast<std::size_t>(jpeg.size()));
    }
    TensorDict td(Shape{2});
    td.set({"camera"}, Leaf(rows));
    write(td, "images.h5");
    const auto here = openStorage(path("images.h5").toStdString()), there = openStorage(Machine::place(path("images.h5")));
    const Leaf mine = here->root().leaf({"camera"}), theirs = there->root().leaf({"camera"});
    QCOMPARE(mine.shape(), (Shape{2, 16, 16, 1}));
    QCOMPARE(theirs.shape(), mine.shape());
    QCOMPARE(theirs.source()->layout().filters, mine.source()->layout().filters);
    const int64_t before = connection()->questions();
    QVERIFY(theirs.tensor().equal(mine.tensor()));
    QCOMPARE(connection()->questions() - before, 2);
    QCOMPARE(summarize(theirs).mean, summarize(mine).mean);
    QCOMPARE(connection()->questions() - before, 3);
}

void RemoteStorageTest::asksRarely()
{
    const auto questions = [&](const auto& work) {
        const int64_t before = connection()->questions();
        work();
        return connection()->questions() - before;
    };
    std::unique_ptr<Storage> storage;
    QCOMPARE(questions([&] {
                 storage = openStorage(Machine::place(path("wide")));
                 static_cast<void>(treeOf(storage->root()));
             }),
             1);
    QCOMPARE(questions([&] {  // all leaves, which are small; those of one key come together
                 forEachEntry(storage->root(), [](const KeyPath&, const Entry& entry) {
                     if (const auto* leaf = std::get_if<Leaf>(&entry)) {
                         static_cast<void>(leaf->tensor());
                     }
                 });
             }),
             200);
    const auto stack = openStorage(Machine::place(path("stack")));
    QCOMPARE(questions([&] {
                 for (const TensorDict& member : stack->root().members()) {
                     static_cast<void>(member.leaf({"obs"}).tensor());
                 }
             }),
             1);
    const auto curve = openStorage(Machine::place(path("long")));
    QCOMPARE(questions([&] {
                 const Pyramid pyramid = Pyramid::build(curve->root().leaf({"x"}), 1 << 20);
                 QVERIFY(pyramid.shortest() >= 1000000 / 8192);
             }),
             1);
}

void RemoteStorageTest::opensMuchLater()
{
    TensorDict many;
    for (int group = 0; group < 3000; ++group) {
        many.set({"g" + std::to_string(group), "a"}, Leaf(at::arange(group % 7)));
        many.set({"g" + std::to_string(group), "b"}, Leaf(at::arange(3)));
    }
    many.set({"text"}, NonTensor(std::string(200000, 'x'), {}));
    write(many, "many.h5");
    const auto here = openStorage(path("many.h5").toStdString()), there = openStorage(Machine::place(path("many.h5")));
    const int64_t before = connection()->questions();
    QCOMPARE(treeOf(there->root()), treeOf(here->root()));
    const int64_t asked = connection()->questions() - before;
    QVERIFY2(asked < 30, QByteArray::number(asked).constData());
}

void RemoteStorageTest::saysWhatIsWrong_data()
{
    QTest::addColumn<QString>("place");
    QTest::addColumn<QString>("error");
    QTest::newRow("missing") << "ssh://box/nowhere/x.h5" << "ssh://box/nowhere/x.h5: cannot be opened: No such file or directory";
    QFile text(path("text.txt"));
    QVERIFY(text.open(QIODevice::WriteOnly) && text.write("text") == 4);
    QTest::newRow("not a tensordict") << "ssh://box" + path("text.txt") << "ssh://box" + path("text.txt") + ": is ";
    QTest::newRow("no path") << "ssh://box" << "ssh://box: is not a place on another machine";
    QTest::newRow("home") << "ssh://box/~/nowhere/x.h5"
                          << QString("ssh://box") + QDir::homePath() + "/nowhere/x.h5: cannot be opened";
}

void RemoteStorageTest::saysWhatIsWrong()
{
    QFETCH(QString, place);
    QFETCH(QString, error);
    try {
        static_cast<void>(openStorage(place.toStdString()));
        QFAIL("opened");
    } catch (const Error& thrown) {
        QVERIFY2(QString(thrown.what()).startsWith(error), thrown.what());
    }
}

void RemoteStorageTest::isReadOnly()
{
    const auto document = Document::open(Machine::place(path("rollout.h5")));
    QVERIFY_THROWS_EXCEPTION(Error, document->setMode(Document::Mode::Edit));
    QVERIFY_THROWS_EXCEPTION(Error, document->td().leaf({"obs"}).assign(at::zeros({})));
}

void RemoteStorageTest::seesChanges()
{
    write(rollout(5), "changing.h5");
    const auto document = Document::open(Machine::place(path("changing.h5")));
    QVERIFY(!document->changedOnDisk());
    QFile::remove(path("changing.h5"));
    write(rollout(6), "changing.h5");
    QVERIFY(document->changedOnDisk());
    document->reload();
    QCOMPARE(document->td().batchSize(), (Shape{3, 6}));
    QVERIFY(!document->changedOnDisk());
}

void RemoteStorageTest::closesFiles()
{
    const auto connected = connection();
    for (int i = 0; i < 300; ++i) {  // more than may be open at once
        QCOMPARE(openStorage(Machine::place(path("rollout.h5")))->root().batchSize(), (Shape{3, 50}));
    }
}

void RemoteStorageTest::listsFolders()
{
    const FarFolder folder = farFolder(SshPlace::of(Machine::place(m_folder.path())));
    QCOMPARE(QByteArray::fromStdString(folder.path), QDir(m_folder.path()).canonicalPath().toUtf8());
    QVERIFY(folder.items.front().isFolder);
    QVERIFY(!folder.items.back().isFolder);
    const auto file = std::find_if(folder.items.begin(), folder.items.end(),
                                   [](const auto& item) { return item.name == "rollout.pt"; });
    QVERIFY(file != folder.items.end());
    QCOMPARE(file->bytes, QFileInfo(path("rollout.pt")).size());
    QVERIFY(!folder.isCut);
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(farFolder(SshPlace::of(Machine::place(path("nowhere"))))));

    const QTemporaryDir many;
    for (int i = 0; i <= 20'000; ++i)
        QVERIFY(QFile(many.filePath(QString::number(i))).open(QFile::WriteOnly));
    const FarFolder cut = farFolder(SshPlace::of(Machine::place(many.path())));
    QVERIFY(cut.isCut);
    QCOMPARE(cut.items.size(), std::size_t{20'000});
}

void RemoteStorageTest::stopsReading()
{
    const auto storage = openStorage(Machine::place(path("long")));
    const Leaf leaf = storage->root().leaf({"x"});
    try {
        StopSoon stop;
        const ProgressScope scope(stop);
        static_cast<void>(leaf.tensor());
        QFAIL("read all");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::Cancelled);
    }
    QVERIFY(leaf.at(Index{Slice{0, 10, {}}}).tensor().numel() == 10);  // the connection goes on
}

void RemoteStorageTest::survivesTheEnd()
{
    const auto storage = openStorage(Machine::place(path("long"), "ending"));
    const auto connected = connection("ending");
    QVERIFY(m_machine.process() > 0);
    ::kill(m_machine.process(), SIGKILL);
    QTRY_VERIFY(connected->isLost());
    try {
        static_cast<void>(storage->root().leaf({"x"}).tensor());
        QFAIL("read");
    } catch (const Error& error) {
        QCOMPARE(error.kind(), ErrorKind::OSError);
        QVERIFY2(QByteArray(error.what()).contains("the connection was lost"), error.what());
    }
    QCOMPARE(openStorage(Machine::place(path("long"), "ending"))->root().batchSize(), Shape{1000000});  // connects again
}

void RemoteStorageTest::survivesTheEndAtAnyMoment()
{
    const unsigned seed = testSeed();
    qInfo("TENSORDESK_SEED=%u", seed);
    std::mt19937 random(seed);
    for (int i = 0; i < 20; ++i) {
        const QString name = QString("ending%1").arg(i);
        const auto storage = openStorage(Machine::place(path("long"), name));
        std::jthread killer([process = m_machine.process(), wait = std::chrono::microseconds(random() % 20000)] {
            std::this_thread::sleep_for(wait);
            ::kill(process, SIGKILL);
        });
        try {
            QCOMPARE(storage->root().leaf({"x"}).tensor().numel(), 1000000);
        } catch (const Error& error) {
            QCOMPARE(error.kind(), ErrorKind::OSError);
        }
    }
}

void RemoteStorageTest::refusesOtherPrograms_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const char* name, const std::string& bytes, const char* error) {
        QTest::newRow(name) << QByteArray::fromStdString(bytes) << QByteArray(error);
    };
    const auto answer = [](const char* head) { return greeting(wire::hello()) + wire::toBytes({wire::Value::parse(head)}); };
    row("later version", greeting({{"protocol", 99}, {"version", "9.1"}, {"byte_order", "little"}}),
        "TensorDesk has version 9.1 on that machine");
    row("other text for a version", greeting({{"protocol", "x"}, {"version", 7}}), "TensorDesk has version ? on");
    row("path without a slash", answer(R"({"id": 1, "file": 1, "path": "@evil/x", "format": "x", "findings": [], "is_fixed": true,
        "is_collection": false, "has_notes": false, "has_inspector": false, "modified": 0, "size": 0, "root": {"is": "level", "batch": [], "keys": [],
        "entries": []}})"),
        "is not a message of this protocol");
    row("garbage", greeting(wire::hello()) + std::string(100, '\xff'), "are not a message");
    row("huge message", greeting(wire::hello()) + std::string("\0\0\0\0\xff\xff\xff\xff\0\0\0\0\xff\xff\xff\xff", 16),
        "are not a message");
    row("answer without a file", answer(R"({"id": 1, "path": "/x"})"), "is not a message of this protocol");
    row("error that is none", answer(R"({"id": 1, "error": 7})"), "is not a message of this protocol");
    row("tree that is none",
        answer(
            R"({"id": 1, "file": 1, "path": "/x", "format": "x", "findings": [], "is_fixed": true, "is_collection": false, "has_notes": false,
        "has_inspector": false, "modified": 0, "size": 0, "root": {"is": "leaf", "dtype": "torch.float32", "shape": [3]}})"),
        "is not a message of this protocol");
    row("key twice",
        answer(
            R"({"id": 1, "file": 1, "path": "/x", "format": "x", "findings": [], "is_fixed": true, "is_collection": false, "has_notes": false,
        "has_inspector": false, "modified": 0, "size": 0, "root": {"is": "level", "batch": [], "keys": ["a", "a"], "entries": [null, null]}})"),
        "is not a message of this protocol");
    row("more elements than there are",
        answer(
            R"({"id": 1, "file": 1, "path": "/x", "format": "x", "findings": [], "is_fixed": true, "is_collection": false, "has_notes": false,
        "has_inspector": false, "modified": 0, "size": 0, "root": {"is": "level", "batch": [], "keys": ["a"], "entries":
        [{"is": "leaf", "dtype": "torch.float32", "shape": [9223372036854775807, 9223372036854775807]}]}})"),
        "is not a message of this protocol");
}

void RemoteStorageTest::refusesOtherPrograms()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QByteArray, error);
    Machine other;
    other.answerWith(bytes, wire::toBytes({wire::hello()}).size() + wire::FrameSizes::kBytes);
    try {
        static_cast<void>(openStorage(Machine::place("/x", QString("odd%1").arg(QRandomGenerator::global()->generate()))));
        QFAIL("opened");
    } catch (const Error& thrown) {
        QVERIFY2(QByteArray(thrown.what()).contains(error), thrown.what());
    }
    other.answerBy(
        "echo 'Welcome to the cluster' >&2\necho 'ssh: connect to host odd port 22: Connection refused' >&2\nexit 255\n");
    try {
        static_cast<void>(openStorage(Machine::place("/x", QString("gone%1").arg(QRandomGenerator::global()->generate()))));
        QFAIL("opened");
    } catch (const Error& thrown) {
        QVERIFY2(QByteArray(thrown.what())
                     .endsWith("the machine cannot be reached: ssh: connect to host odd port 22: Connection refused"),
                 thrown.what());
    }
}

TENSORDESK_SUITE(RemoteStorageTest);
#include "tst_remotestorage.moc"
