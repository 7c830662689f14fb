// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/document.h"
#include "model/document/filelock.h"
#include "model/document/history.h"
#include "model/document/interruptedsave.h"
#include "model/document/statefolder.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"

#include "tests/document/editing.h"
#include "tests/document/fakestorage.h"

#include <ATen/Context.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/from_blob.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>
#include <ATen/ops/scalar_tensor.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <random>

using namespace tensordesk;

/// A document over a disk that fails on demand: staging, undo, saving, and the state after failures.
class DocumentTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();

    void readOnlyByDefault();
    void editShowsAtOnceAndSavesLater();
    void describesEdits_data();
    void describesEdits();
    void undoIsExact();
    void undoneElementsAreNotEdited();
    void undoAfterSave();
    void structure();
    void copiesWhatIsSet();
    void failedEditChangesNothing();
    void rollBackToTakesAGroupBack();
    void statementIsOneStep();
    void failedStatementWasNeverMade();
    void knowsWhichStateIsSaved();
    void discardAfterUndoneSave();
    void randomWalk_data();
    void randomWalk();

    void failureAtEveryOperation_data();
    void failureAtEveryOperation();
    void cancelledSave();

    void refusesAReadOnlyFile();
    void refusesAChangedFile();
    void onlyOneEditor();
    void lockOfADeadProcess();
    void refusesWritesPastTheDocument();
    void openingMakesNoFolder();

private:
    std::unique_ptr<Document> open(const std::shared_ptr<FakeDisk>& disk) const;
    std::unique_ptr<Document> openForEditing(const std::shared_ptr<FakeDisk>& disk) const;
    std::shared_ptr<FakeDisk> makeDisk() const;

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// Requests a stop at the n-th check.
class StoppedProgress final : public Progress {
public:
    explicit StoppedProgress(int times) : m_times(times) { }
    [[nodiscard]] bool isCancelled() const override { return m_times-- <= 0; }

private:
    mutable int m_times;
};

/// Memory that a forked child changes for its parent too, as a file would be.
at::Tensor shared(const at::Tensor& values)
{
    void* memory = ::mmap(nullptr, std::max<std::size_t>(values.nbytes(), 1), PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS,
                          -1, 0);
    const std::size_t size = std::max<std::size_t>(values.nbytes(), 1);
    const auto unmap = [size](void* data) { ::munmap(data, size); };
    at::Tensor tensor = at::from_blob(memory, values.sizes(), unmap, values.options());
    tensor.copy_(values);
    return tensor;
}

template <typename Body>
QString messageOf(Body&& body)
{
    try {
        body();
    } catch (const Error& error) {
        return QString(className(error.kind())) + ": " + error.what();
    }
    return "nothing was thrown";
}

}  // namespace

void DocumentTest::initTestCase()
{
    qputenv("TZ", "UTC");
}

void DocumentTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QVERIFY(m_folder->isValid());
    qputenv("XDG_STATE_HOME", m_folder->filePath("state").toUtf8());
}

std::shared_ptr<FakeDisk> DocumentTest::makeDisk() const
{
    const auto disk = std::make_shared<FakeDisk>();
    disk->path = m_folder->filePath("data").toStdString();
    QFile file(m_folder->filePath("data"));
    static_cast<void>(file.open(QIODevice::WriteOnly));
    TensorDict td({4, 3}, {"env", "time"});
    td.set({"reward"}, Leaf(shared(at::arange(12, at::kFloat).reshape({4, 3}))));
    td.set({"done"}, Leaf(shared(at::zeros({4, 3, 1}, at::kBool))));
    td.set({"next", "obs"}, Leaf(shared(at::arange(24, at::kDouble).reshape({4, 3, 2}))));
    td.set({"next", "count"}, Leaf(shared(at::arange(12, at::kLong).reshape({4, 3}))));
    td.set({"task"}, NonTensor(PythonValue("swing"), {4, 3}));
    disk->content = td;
    return disk;
}

std::unique_ptr<Document> DocumentTest::open(const std::shared_ptr<FakeDisk>& disk) const
{
    return Document::open([disk](const OpenOptions& options) {
        disk->editing = false;
        return std::make_unique<FakeStorage>(disk, options);
    });
}

std::unique_ptr<Document> DocumentTest::openForEditing(const std::shared_ptr<FakeDisk>& disk) const
{
    auto document = open(disk);
    document->setMode(Document::Mode::Edit);
    return document;
}

// ---- editing ------------------------------------------------------------------------------------

void DocumentTest::readOnlyByDefault()
{
    const auto disk = makeDisk();
    const auto document = open(disk);
    QCOMPARE(document->mode(), Document::Mode::ReadOnly);
    const QString before = text(document->td());
    QVERIFY(messageOf([&] { assign(*document, {"reward"}, {0}, scalar(1)); }).startsWith("PermissionError"));
    QVERIFY(messageOf([&] { document->apply(Set{{"x"}, Leaf(at::zeros({4, 3}))}); }).startsWith("PermissionError"));
    QVERIFY(messageOf([&] { document->apply(Erase{{"reward"}}); }).startsWith("PermissionError"));
    QVERIFY(messageOf([&] { document->apply(Rename{{"reward"}, {"x"}}); }).startsWith("PermissionError"));
    QVERIFY(messageOf([&] { document->apply(SetNames{{}, {}}); }).startsWith("PermissionError"));
    QCOMPARE(text(document->td()), before);
    QCOMPARE(disk->operations, int64_t{0});
}

void DocumentTest::editShowsAtOnceAndSavesLater()
{
    const auto disk = makeDisk();
    disk->mapped = true;
    const auto document = openForEditing(disk);
    const TensorDict view = document->td().at(Index{int64_t{3}});
    const QString before = text(disk->content);
    assign(*document, {"reward"}, {int64_t{3}, int64_t{0}}, scalar(0.5));
    QCOMPARE(document->td().leaf({"reward"}).tensor()[3][0].item<float>(), 0.5f);
    QCOMPARE(view.leaf({"reward"}).tensor()[0].item<float>(), 0.5f);
    QCOMPARE(text(disk->content), before);
    QVERIFY(document->isModified());
    QVERIFY(messageOf([&] { document->setMode(Document::Mode::ReadOnly); }).startsWith("RuntimeError"));
    const TensorDict td = document->td();
    document->save();
    QVERIFY(document->td().isSame(td));
    QVERIFY(!document->isModified());
    QCOMPARE(text(disk->content), text(document->td()));
    QCOMPARE(disk->content.leaf({"reward"}).tensor()[3][0].item<float>(), 0.5f);
    QCOMPARE(disk->operations, int64_t{3});  // begin, one element, end
    QVERIFY(!InterruptedSave::hasJournal(disk->path));
    document->setMode(Document::Mode::ReadOnly);
}

void DocumentTest::describesEdits_data()
{
    QTest::addColumn<int>("edit");
    QTest::addColumn<QString>("description");
    QTest::addColumn<int>("elements");
    QTest::newRow("element") << 0 << "td['reward'][3, 0] = 0.1" << 1;
    QTest::newRow("slice of a nested key") << 1 << "td['next', 'obs'][:, 1] = 2.0" << 8;
    QTest::newRow("whole") << 2 << "td['done'] = True" << 12;
    QTest::newRow("several values") << 3 << "td['reward'][0] = a tensor of shape [3]" << 3;
    QTest::newRow("deleted") << 4 << "del td['reward']" << 12;
    QTest::newRow("renamed") << 5 << "td['reward'] renamed to td['return']" << 0;
    QTest::newRow("names") << 6 << "td.names = ['a', None]" << 0;
    QTest::newRow("batch size") << 7 << "td.batch_size = [4]" << 0;
    QTest::newRow("locked") << 8 << "td.lock_()" << 0;
    QTest::newRow("device") << 9 << "td.device = meta" << 0;
}

void DocumentTest::describesEdits()
{
    QFETCH(int, edit);
    QFETCH(QString, description);
    QFETCH(int, elements);
    const auto document = openForEditing(makeDisk());
    const std::vector<std::function<void()>> edits{
        [&] { assign(*document, {"reward"}, {int64_t{3}, int64_t{0}}, at::scalar_tensor(0.1, at::kFloat)); },
        [&] { assign(*document, {"next", "obs"}, {Slice{}, int64_t{1}}, scalar(2)); },
        [&] { assign(*document, {"done"}, {Ellipsis{}}, at::scalar_tensor(true, at::kBool)); },
        [&] { assign(*document, {"reward"}, {int64_t{0}}, at::ones({3})); },
        [&] { document->apply(Erase{{"reward"}}); },
        [&] { document->apply(Rename{{"reward"}, {"return"}}); },
        [&] { document->apply(SetNames{{}, {"a", std::nullopt}}); },
        [&] { document->apply(SetBatchSize{{}, {4}}); },
        [&] { document->apply(SetLocked{{}, true}); },
        [&] { document->apply(SetDevice{{}, at::Device(at::kMeta)}); },
    };
    edits[edit]();
    QCOMPARE(document->edits().size(), std::size_t{1});
    QCOMPARE(QString::fromStdString(document->edits().front().description.english()), description);
    QCOMPARE(document->edits().front().elements, int64_t{elements});
}

void DocumentTest::undoIsExact()
{
    const auto disk = makeDisk();
    const at::Tensor bits = at::tensor({0x7fc01234, int(0xff812345)}, at::kInt);  // NaNs with payloads
    disk->content.leaf({"reward"}).tensor()[0].slice(0, 0, 2).copy_(bits.view(at::kFloat));
    const auto document = openForEditing(disk);
    const QString before = text(document->td());
    assign(*document, {"reward"}, {int64_t{0}}, scalar(7));
    const QString after = text(document->td());
    document->undo();
    QCOMPARE(text(document->td()), before);
    QVERIFY(!document->isModified());
    document->redo();
    QCOMPARE(text(document->td()), after);
    QVERIFY(!document->canRedo());
    document->undo();
    QVERIFY(!document->canUndo());
    document->save();
    QCOMPARE(disk->operations, int64_t{0});  // nothing to save
}

void DocumentTest::undoneElementsAreNotEdited()
{
    const auto document = openForEditing(makeDisk());
    const auto isEdited = [&](int64_t row) { return document->td().leaf({"reward"}).at(Index{row}).isEdited(); };
    assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    assign(*document, {"reward"}, {int64_t{1}}, scalar(2));
    QVERIFY(isEdited(0) && isEdited(1) && !isEdited(2));
    document->undo();
    QVERIFY(isEdited(0) && !isEdited(1));
    document->redo();
    document->save();
    QVERIFY(!isEdited(0) && !isEdited(1));
    document->undo();
    QVERIFY(!isEdited(0) && isEdited(1));
}

void DocumentTest::undoAfterSave()
{
    const auto disk = makeDisk();
    const QString before = text(disk->content);
    const auto document = openForEditing(disk);
    assign(*document, {"reward"}, {at::tensor({1, 3, 1})}, scalar(7));
    document->apply(Erase{{"task"}});
    document->save();
    QVERIFY(text(disk->content) != before);
    document->undo();
    document->undo();
    QVERIFY(document->isModified());
    QCOMPARE(text(document->td()), before);
    document->save();
    QCOMPARE(text(disk->content), before);
    document->redo();
    document->redo();
    document->save();
    QVERIFY(!disk->content.contains({"task"}));
    QCOMPARE(text(disk->content), text(document->td()));
}

void DocumentTest::structure()
{
    const auto disk = makeDisk();
    const auto document = openForEditing(disk);
    const QString before = text(document->td());
    document->apply(Set{{"extra", "deep"}, Leaf(at::full({4, 3}, 9))});
    assign(*document, {"extra", "deep"}, {int64_t{0}}, scalar(1));
    document->apply(Rename{{"next", "obs"}, {"obs"}});
    assign(*document, {"obs"}, {int64_t{2}}, scalar(-1));
    document->apply(Erase{{"done"}});
    document->apply(Set{{"reward"}, Leaf(at::ones({4, 3, 2}, at::kHalf))});
    document->apply(SetNames{{}, {"e", "t"}});
    const QString after = text(document->td());
    for (int round = 0; round < 2; ++round) {
        while (document->canUndo()) {
            document->undo();
        }
        QCOMPARE(text(document->td()), before);
        while (document->canRedo()) {
            document->redo();
        }
        QCOMPARE(text(document->td()), after);
    }
    document->save();
    QCOMPARE(text(disk->content), after);
    // New entries are written to the file from now on.
    assign(*document, {"extra", "deep"}, {int64_t{1}}, scalar(5));
    assign(*document, {"obs"}, {int64_t{1}}, scalar(5));
    document->save();
    QCOMPARE(text(disk->content), text(document->td()));
    while (document->canUndo()) {
        document->undo();
    }
    QCOMPARE(text(document->td()), before);
    document->save();
    while (document->canRedo()) {
        document->redo();
    }
    document->save();
    QCOMPARE(text(disk->content.select({{"extra"}, {"obs"}, {"reward"}})),
             text(document->td().select({{"extra"}, {"obs"}, {"reward"}})));
}

void DocumentTest::copiesWhatIsSet()
{
    const auto document = openForEditing(makeDisk());
    at::Tensor mine = at::zeros({4, 3});
    document->apply(Set{{"mine"}, Leaf(mine)});
    document->apply(Set{{"view"}, document->td().leaf({"reward"})});
    mine.fill_(1);
    assign(*document, {"reward"}, {Ellipsis{}}, scalar(-1));
    QCOMPARE(document->td().leaf({"mine"}).tensor().sum().item<float>(), 0.0f);
    QCOMPARE(document->td().leaf({"view"}).tensor().sum().item<float>(), 66.0f);
    const TensorDict member({3});
    document->apply(Set{{"class"}, TensorDict::typed(TensorDict::lazyStack({member, member, member, member}, 0), "m.Class")});
    QCOMPARE(document->td().child({"class"}).tensorclass(), std::string("m.Class"));
    QVERIFY(document->td().child({"class"}).isLazyStack());
}

void DocumentTest::failedEditChangesNothing()
{
    const auto document = openForEditing(makeDisk());
    const QString before = text(document->td());
    QVERIFY(messageOf([&] { assign(*document, {"reward"}, {}, at::zeros({7})); }).startsWith("RuntimeError"));
    QVERIFY(messageOf([&] { document->apply(Set{{"short"}, Leaf(at::zeros({3}))}); }).startsWith("RuntimeError"));
    QVERIFY(messageOf([&] { document->apply(Erase{{"nothing"}}); }).startsWith("KeyError"));
    QVERIFY(messageOf([&] { document->apply(Rename{{"reward"}, {"done"}}); }).startsWith("KeyError"));
    QVERIFY(messageOf([&] { document->apply(SetNames{{}, {"a", "a"}}); }).startsWith("ValueError"));
    QCOMPARE(text(document->td()), before);
    QVERIFY(document->edits().empty());
    QVERIFY(!document->isModified());
}

void DocumentTest::rollBackToTakesAGroupBack()
{
    const auto document = openForEditing(makeDisk());
    assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    const QString kept = text(document->td());
    assign(*document, {"reward"}, {int64_t{0}}, scalar(2));
    document->apply(Erase{{"done"}});
    document->rollBackTo(1);
    QCOMPARE(text(document->td()), kept);
    QVERIFY(!document->canRedo());
    QCOMPARE(document->edits().size(), std::size_t{1});
}

/// Its changes are undone together or, if that is cancelled, not at all.
void DocumentTest::statementIsOneStep()
{
    const auto document = openForEditing(makeDisk());
    const QString before = text(document->td());
    QCOMPARE(document->execute("td['reward'] += 1\ndel td['done']\ntd.names = ['a', 'b']"), std::size_t{3});
    const QString after = text(document->td());
    const History& history = document->history();
    QCOMPARE(history.statements().size(), std::size_t{1});
    QVERIFY(!history.changesElementsOnly(0, 1));
    for (const auto& [position, from, to] : {std::tuple(0, after, before), std::tuple(1, before, after)}) {
        for (int checks = 0; checks < 3; ++checks) {
            StoppedProgress progress(checks);
            QVERIFY_THROWS_EXCEPTION(Error, document->goTo(position, progress));
            QCOMPARE(text(document->td()), from);
            QCOMPARE(history.position(), static_cast<std::size_t>(1 - position));
        }
        document->goTo(position);
        QCOMPARE(text(document->td()), to);
    }
    document->goTo(99);
    QCOMPARE(history.position(), std::size_t{1});
}

void DocumentTest::failedStatementWasNeverMade()
{
    const auto document = openForEditing(makeDisk());
    assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    document->undo();
    const QString before = text(document->td());
    QVERIFY_THROWS_EXCEPTION(Error, document->execute("td['reward'] += 1\ndel td['none']"));
    QCOMPARE(text(document->td()), before);
    QVERIFY(!document->isModified());
    QVERIFY_THROWS_EXCEPTION(Error, document->execute(
                                        "with td.view(-1) as flat:\n  flat['reward'][0] = 7\n  with td.lock_(): del td['done']"));
    QCOMPARE(text(document->td()), before);
    QVERIFY(!document->td().isLocked());
    QCOMPARE(document->execute("x = td['reward']"), std::size_t{0});
    QCOMPARE(document->execute("with td.view(-1) as flat: x = flat['reward']"), std::size_t{0});  // as nothing is written back
    QVERIFY(document->canRedo());
    QCOMPARE(document->history().statements().size(), std::size_t{1});
}

void DocumentTest::knowsWhichStateIsSaved()
{
    const auto document = openForEditing(makeDisk());
    const History& history = document->history();
    assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    document->execute("td['done'][0] = True");
    QVERIFY(history.savedPosition() == std::size_t{0});
    QCOMPARE(history.unsavedEdits().size(), std::size_t{2});
    document->save();
    QVERIFY(history.savedPosition() == std::size_t{2});
    QVERIFY(history.unsavedEdits().empty());
    document->undo();
    QVERIFY(history.savedPosition() == std::size_t{2});
    QCOMPARE(history.undoneEdits().size(), std::size_t{1});
    document->execute("td['reward'][0] = 2");
    QVERIFY(!history.savedPosition());
    QCOMPARE(history.unsavedEdits().size(), std::size_t{1});
    QCOMPARE(history.undoneEdits().size(), std::size_t{1});
    document->discard();
    QCOMPARE(history.position(), std::size_t{2});
    QVERIFY(history.savedPosition() == std::size_t{2});
    QCOMPARE(QString::fromStdString(history.statements()[1].text), "td['done'][0] = True");
}

void DocumentTest::discardAfterUndoneSave()
{
    // An entry that was saved, undone and then replaced is still in the file.
    const auto disk = makeDisk();
    const auto document = openForEditing(disk);
    assign(*document, {"reward"}, {int64_t{0}}, scalar(1));
    assign(*document, {"reward"}, {int64_t{1}}, scalar(2));
    document->apply(Erase{{"done"}});
    document->save();
    const QString saved = text(disk->content);
    document->undo();
    document->undo();
    assign(*document, {"reward"}, {int64_t{2}}, scalar(3));
    QVERIFY(document->isModified());
    document->discard();
    QCOMPARE(text(document->td()), saved);
    QVERIFY(!document->isModified());
    assign(*document, {"reward"}, {int64_t{2}}, scalar(3));
    document->save();
    QCOMPARE(text(disk->content), text(document->td()));
}

void DocumentTest::randomWalk_data()
{
    QTest::addColumn<bool>("mapped");
    QTest::addColumn<bool>("structural");
    QTest::newRow("elements, read by copy") << false << false;
    QTest::newRow("elements, mapped") << true << false;
    QTest::newRow("elements and structure") << false << true;
}

void DocumentTest::randomWalk()
{
    QFETCH(bool, mapped);
    QFETCH(bool, structural);
    const unsigned seed = testSeed();
    const QByteArray hint = "TENSORDESK_SEED=" + QByteArray::number(seed);
    std::mt19937 random(seed);
    at::manual_seed(seed);
    const auto below = [&](int64_t n) { return static_cast<int64_t>(random() % n); };
    for (int round = 0; round < 8; ++round) {
        const auto disk = makeDisk();
        disk->mapped = mapped;
        const QString original = text(disk->content);
        const auto document = openForEditing(disk);
        std::vector<QString> states{original};  // by number of edits done
        for (int step = 0; step < 60; ++step) {
            std::vector<KeyPath> leaves;
            forEachEntry(document->td(), [&](const KeyPath& path, const Entry& entry) {
                if (std::holds_alternative<Leaf>(entry)) {
                    leaves.push_back(path);
                }
            });
            const std::size_t position = document->edits().size();
            const int64_t action = below(structural ? 12 : 9);
            if (action < 5 && !leaves.empty()) {
                const KeyPath path = leaves[below(std::ssize(leaves))];
                Index index;
                switch (below(4)) {
                case 0: index = {below(4), below(3)}; break;
                case 1: index = {Slice{below(4), {}, 1 + below(2)}}; break;
                case 2: index = {at::tensor({below(4), below(4), below(4)})}; break;
                default: index = {at::randint(2, {4}, at::kLong).to(at::kBool)}; break;
                }
                assign(*document, path, index, at::randint(5, {}, at::kLong));
            } else if (action == 5) {
                document->undo();
            } else if (action == 6) {
                document->redo();
            } else if (action == 7) {
                document->save();
                if (!structural) {  // re-made keys stand at the end in the file
                    QVERIFY2(text(disk->content) == text(document->td()), hint);
                }
                const QString saved = text(document->td());
                QVERIFY2(text(open(disk)->td()).size() == saved.size(), hint);
            } else if (action == 8) {
                if (below(4) == 0) {
                    document->discard();
                    states.resize(std::min(states.size(), document->edits().size() + 1));
                    while (states.size() <= document->edits().size()) {
                        states.emplace_back();
                    }
                    states[document->edits().size()] = text(document->td());
                    for (QString& state : states) {  // earlier ones may be of another branch
                        state = &state == &states.back() ? state : QString();
                    }
                    continue;
                }
            } else if (action == 9 && leaves.size() > 2) {
                document->apply(Erase{leaves[below(std::ssize(leaves))]});
            } else if (action == 10) {
                const Key level = below(2) ? "n" + std::to_string(below(100)) : "next";
                const KeyPath to{level, "m" + std::to_string(below(1000))};
                if (document->td().contains(to)) {
                    continue;
                }
                document->apply(Set{to, Leaf(at::randn({4, 3}))});
            } else if (action == 11 && !leaves.empty()) {
                const KeyPath to{"r" + std::to_string(below(1000))};
                if (document->td().contains(to)) {
                    continue;
                }
                document->apply(Rename{leaves[below(std::ssize(leaves))], to});
            }
            const std::size_t now = document->edits().size();
            if (now == position + 1 && action != 6) {
                states.resize(now);
                states.push_back(text(document->td()));
            } else if (now < states.size() && !states[now].isEmpty()) {
                QVERIFY2(text(document->td()) == states[now], hint);
            }
        }
        while (document->canUndo()) {
            document->undo();
        }
        if (!states.front().isEmpty()) {
            QVERIFY2(text(document->td()) == original, hint);
        }
        document->save();
        if (!structural) {
            QVERIFY2(text(disk->content) == text(document->td()), hint);
        }
    }
}

// ---- failures -----------------------------------------------------------------------------------

namespace {

/// Edits of every kind that a save can fail in.
void editElements(Document& document)
{
    assign(document, {"reward"}, {int64_t{3}, int64_t{0}}, scalar(0.5));
    assign(document, {"reward"}, {Slice{{}, {}, 2}}, scalar(8));
    assign(document, {"next", "obs"}, {at::tensor({0, 2, 3})}, scalar(-1));
    assign(document, {"done"}, {Ellipsis{}}, scalar(1));
}

void editStructure(Document& document)
{
    document.apply(Set{{"new"}, Leaf(at::full({4, 3}, 3))});
    document.apply(Rename{{"next", "obs"}, {"obs"}});
    document.apply(Erase{{"done"}});
    document.apply(Set{{"reward"}, Leaf(at::full({4, 3}, 1.5))});
    document.apply(SetNames{{}, {"a", "b"}});
    document.apply(SetBatchSize{{}, {4}});
    document.apply(SetLocked{{}, true});
    document.apply(SetBatchSize{{"next"}, {4}});
}

}  // namespace

void DocumentTest::failureAtEveryOperation_data()
{
    QTest::addColumn<bool>("structural");
    QTest::newRow("elements") << false;
    QTest::newRow("elements and structure") << true;
}

void DocumentTest::failureAtEveryOperation()
{
    QFETCH(bool, structural);
    const auto edit = [&](Document& document) {
        editElements(document);
        if (structural) {
            editStructure(document);
        }
    };
    const auto trial = makeDisk();
    const auto all = openForEditing(trial);
    edit(*all);
    const QString after = text(all->td());
    all->save();
    const int64_t operations = trial->operations;
    QVERIFY(operations > 6);
    all->setMode(Document::Mode::ReadOnly);

    for (int64_t failing = 0; failing < operations; ++failing) {
        const auto untouched = makeDisk();
        const auto disk = makeDisk();
        const QString before = text(disk->content);
        const auto document = openForEditing(disk);
        edit(*document);
        disk->onOperation = [&](int64_t number) {
            if (number == failing) {
                throw Error(ErrorKind::OSError, "the disk is full");
            }
        };
        const QString message = messageOf([&] { document->save(); });
        QVERIFY2(message.startsWith("OSError") && message.contains("the disk is full"), qPrintable(message));
        // Values are as before; a key put back stands last.
        const auto again = open(disk);
        for (const Key& key : std::vector<Key>{"reward", "done", "next", "task"}) {
            QVERIFY2(again->td().contains({key}), qPrintable(message));
        }
        QCOMPARE(again->td().count(), std::size_t{4});
        if (!structural) {
            QCOMPARE(text(disk->content), before);
        } else {
            for (const KeyPath& path : std::vector<KeyPath>{{"reward"}, {"done"}, {"next", "obs"}, {"next", "count"}}) {
                QCOMPARE(contentText(again->td().at(path)), contentText(untouched->content.at(path)));
            }
            QCOMPARE(again->td().names(), untouched->content.names());
        }
        QVERIFY(!InterruptedSave::hasJournal(disk->path));
        // The edits are still there and can be saved.
        QCOMPARE(text(document->td()), after);
        QVERIFY(document->isModified());
        document->save();
        QCOMPARE(text(document->td()), after);
        for (const Key& key : disk->content.keys()) {
            QCOMPARE(contentText(disk->content.at({key})), contentText(document->td().at({key})));
        }
        document->setMode(Document::Mode::ReadOnly);
    }
}

void DocumentTest::cancelledSave()
{
    struct StopAfterFirst final : Progress {
        bool reported = false;
        [[nodiscard]] bool isCancelled() const override { return reported; }
        void report(int64_t, int64_t) override { reported = true; }
    } progress;
    const auto disk = makeDisk();
    const QString before = text(disk->content);
    const auto document = openForEditing(disk);
    editElements(*document);
    QVERIFY(messageOf([&] { document->save(progress); }).startsWith("Cancelled"));
    QCOMPARE(text(disk->content), before);
    QVERIFY(document->isModified());
}

// ---- other processes ----------------------------------------------------------------------------

void DocumentTest::refusesAReadOnlyFile()
{
    const auto disk = makeDisk();
    QVERIFY(QFile::setPermissions(m_folder->filePath("data"), QFile::ReadOwner));
    const auto document = open(disk);
    QVERIFY(messageOf([&] { document->setMode(Document::Mode::Edit); }).startsWith("PermissionError"));
    QCOMPARE(document->mode(), Document::Mode::ReadOnly);
}

void DocumentTest::refusesAChangedFile()
{
    const auto disk = makeDisk();
    const auto document = openForEditing(disk);
    editElements(*document);
    const QString before = text(disk->content);
    QVERIFY(!document->changedOnDisk());
    QFile file(m_folder->filePath("data"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("another program");
    file.close();
    QVERIFY(document->changedOnDisk());
    QVERIFY(messageOf([&] { document->save(); }).startsWith("RuntimeError"));
    QCOMPARE(text(disk->content), before);
    QCOMPARE(disk->operations, int64_t{0});
    document->reload();
    QVERIFY(!document->changedOnDisk());
    QVERIFY(!document->isModified());
    QCOMPARE(document->mode(), Document::Mode::ReadOnly);
}

void DocumentTest::onlyOneEditor()
{
    const auto disk = makeDisk();
    auto first = openForEditing(disk);
    const auto second = open(disk);
    const QString message = messageOf([&] { second->setMode(Document::Mode::Edit); });
    QVERIFY2(message.startsWith("RuntimeError") && message.contains(QString::number(::getpid())), qPrintable(message));
    first->setMode(Document::Mode::ReadOnly);
    second->setMode(Document::Mode::Edit);
    QVERIFY(messageOf([&] { first->setMode(Document::Mode::Edit); }).startsWith("RuntimeError"));
}

void DocumentTest::lockOfADeadProcess()
{
    const auto disk = makeDisk();
    const pid_t child = ::fork();
    QVERIFY(child >= 0);
    if (child == 0) {
        const FileLock lock(disk->path);
        ::kill(::getpid(), SIGKILL);
    }
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFSIGNALED(status));
    QVERIFY(std::filesystem::exists(stateFolder("locks") + "/" + stateNameOf(disk->path)));
    openForEditing(disk);
}

void DocumentTest::refusesWritesPastTheDocument()
{
    const auto disk = makeDisk();
    auto document = openForEditing(disk);
    const Leaf leaf = document->td().leaf({"reward"});
    const QString before = text(document->td());
    QVERIFY(messageOf([&] { leaf.assign(scalar(1)); }).startsWith("PermissionError"));
    QCOMPARE(text(document->td()), before);
    document.reset();
    QVERIFY(messageOf([&] { leaf.assign(scalar(1)); }).startsWith("PermissionError"));
}

void DocumentTest::openingMakesNoFolder()
{
    const auto disk = makeDisk();
    const auto document = open(disk);
    QVERIFY(!QFile::exists(m_folder->filePath("state")));
}

TENSORDESK_SUITE(DocumentTest);
#include "tst_document.moc"
