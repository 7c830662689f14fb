// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/editing/editlistpanel.h"
#include "model/expression/syntax/expression.h"
#include "model/storage/storage.h"
#include "model/tensordict/mutations/mutations.h"
#include "tests/support/killswitch.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"
#include "tests/support/windowtest.h"
#include "views/jobs/abstractjob.h"
#include "views/jobs/jobpools.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QFile>
#include <QListView>
#include <QPointer>
#include <QScopeGuard>
#include <QSemaphore>
#include <QThreadPool>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <random>
#include <system_error>

using namespace tensordesk;

namespace {

TensorDict threeByFour()
{
    TensorDict td({3, 4}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(12, at::kFloat).view({3, 4})));
    td.set({"done"}, Leaf(at::zeros({3, 4}, at::kBool)));
    td.set({"next", "obs"}, Leaf(at::arange(100, 124, at::kLong).view({3, 4, 2})));
    td.set({"task"}, NonTensor("pendulum", {3, 4}));
    return td;
}

/// Returns names, keys and values in sorted order: an entry that was restored in a file is the last one there.
QStringList linesOf(const TensorDict& td)
{
    QStringList lines{QString::fromStdString(toString(td.batchSize()) + toString(td.names()))};
    forEachEntry(td, [&](const KeyPath& path, const Entry& entry) {
        QString line = QString::fromStdString(toPython(path)) + ": ";
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            const at::Tensor values = snapshot(*leaf);
            const auto* bytes = static_cast<const char*>(values.const_data_ptr());
            line += QString::fromStdString(dtypeName(leaf->dtype()) + toString(leaf->shape()));
            line += QString::fromLatin1(QByteArray(bytes, static_cast<qsizetype>(values.nbytes())).toHex());
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            line += QString::fromStdString(value->toPythonValue().toPython());
        }
        lines << line;
    });
    std::sort(lines.begin() + 1, lines.end());
    return lines;
}

/// Returns the result of statements for the tensordict in memory, without a document.
TensorDict after(const std::vector<std::string>& statements)
{
    const TensorDict td = threeByFour();
    DirectMutations mutations(td);
    for (const std::string& each : statements) {
        execute(each, Scope{{"td", td}}, mutations, Progress::none(), Exchanges::Refused);
    }
    return td;
}

/// Saves while every write from the `number`th on finds the disk full, for a document of whose tasks none runs yet.
void saveOnFullDisk(DocumentController& document, int number)
{
    JobPools::documents().start([number] { killswitch::armFailure(number, ENOSPC); });
    document.save();
    JobPools::documents().start([] { killswitch::disarm(); });
}

/// Saves while something else lies in the file's place; then the file is back.
void saveWhileReplaced(DocumentController& document)
{
    const std::filesystem::path path = document.path().toStdString(), away = path.string() + ".away";
    JobPools::documents().start([=] {
        std::filesystem::rename(path, away);
        // The program may take its journal out of it meanwhile: what vanishes while it is copied is left out.
        const auto options = std::filesystem::copy_options::recursive | std::filesystem::copy_options::overwrite_existing;
        std::error_code vanished;
        do {
            std::filesystem::copy(away, path, options, vanished);
        } while (vanished == std::errc::no_such_file_or_directory);
        if (vanished) {
            throw std::filesystem::filesystem_error("cannot be copied", away, path, vanished);
        }
    });
    document.save();
    JobPools::documents().start([=] {
        // The program may take its journal out of it meanwhile.
        for (std::error_code vanished; std::filesystem::exists(path);)
            std::filesystem::remove_all(path, vanished);
        std::filesystem::rename(away, path);
    });
}

/// Statements that change elements, keys and names; several fail, one of them after a change.
const std::vector<std::string> kEdits = {"td['reward'][1, 2] = 0.5",
                                         "td['reward'] *= 2",
                                         "td['reward'][0] = 7\ntd['done'][:, 1] = True",
                                         "td['new'] = td['reward'] + 1",
                                         "td['next', 'deep', 'new'] = td['done'].clone()",
                                         "td['next', 'obs'][:, :, 1] += 1",
                                         "del td['new']",
                                         "td.rename_key_('task', 'name')",
                                         "td.rename_key_('name', 'task')",
                                         "td.names = ['a', 'b']",
                                         "td.batch_size = [3]",
                                         "td.lock_()",
                                         "td.unlock_()",
                                         "td['none'] += 1",
                                         "td['reward'] += 1\ndel td['none']"};

}  // namespace

/// The history in the window equals that of the document, whatever happens to the tasks.
class HistoryTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_history"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void failureKeepsWhatCanBeRedone();
    void discardKeepsWhatWasSaved();
    void cancelledOnTheWay();
    void savesThatFail_data();
    void savesThatFail();
    void randomInterleavings_data();
    void randomInterleavings();

private:
    [[nodiscard]] bool openForEditing(const QString& name);
    [[nodiscard]] DocumentController& document() const { return pane().document(); }
    /// Waits for the document's tasks, and for the test's own actions between them.
    [[nodiscard]] bool isIdle() const
    {
        return QTest::qWaitFor([&] { return !document().isBusy(); }, kPatienceMs) && JobPools::documents().waitForDone(kPatienceMs);
    }
    /// Runs statements and waits for their end.
    [[nodiscard]] bool did(const char* statements) const
    {
        document().execute(QString::fromUtf8(statements));
        return isIdle();
    }
    void compare() const;
    void compareActions() const;
    [[nodiscard]] bool tookBack();

    std::vector<std::string> m_base;    ///< the statements that were in the file when it was opened last
    std::vector<std::string> m_inFile;  ///< the ones in the file
};

bool HistoryTest::openForEditing(const QString& name)
{
    const QString path = m_folder->filePath(name);
    writeTensorDict(threeByFour(), path.toStdString(), {}, Progress::none());
    if (!open(path)) {
        return false;
    }
    m_base.clear();
    m_inFile.clear();
    connect(&document(), &DocumentController::saved, this, [this] {
        m_inFile = m_base;
        std::ranges::copy_if(document().statements(), std::back_inserter(m_inFile),
                             [](const std::string& each) { return each.find("lock_()") == each.npos; });  // no file keeps locks
    });
    document().setEditable(true);
    return isIdle() && document().isEditable();
}

/// Puts the file back after a save that could neither be done nor be taken back, and edits on.
bool HistoryTest::tookBack()
{
    document().recover();
    document().setEditable(true);
    m_base = m_inFile;
    return isIdle() && document().isEditable() && !document().recoveryPending() && document().statements().empty();
}

/// The tensordict equals the result of the statements on the opened file; list, actions and title agree, and the file has the
/// visible state if nothing is unsaved.
void HistoryTest::compare() const
{
    const ShownHistory& history = document().history();
    std::vector<std::string> statements = m_base;
    std::ranges::copy(document().statements(), std::back_inserter(statements));
    const QStringList expected = linesOf(after(statements));
    QCOMPARE(linesOf(*document().td()), expected);
    if (!document().isModified()) {
        QCOMPARE(linesOf(openStorage(document().path().toStdString())->root()), expected);
    }
    QVERIFY(history.position <= history.statements.size());
    QVERIFY(history.savedPosition != history.position || !document().isModified());
    const auto* const list = find<EditListPanel>()->findChild<QListView*>();
    QCOMPARE(qsizetype{list->model()->rowCount()}, history.statements.size() + 1);
    QCOMPARE(list->currentIndex().row(), history.position);
    for (int row = 0; row < list->model()->rowCount(); ++row) {
        const QModelIndex index = list->model()->index(row, 0);
        QCOMPARE(index.data(Qt::DecorationRole).isValid(), row == history.savedPosition);
        QVERIFY(list->sizeHintForRow(row) >= list->iconSize().height());
        QVERIFY(row == 0 || index.data().toString() == inOneLine(history.statements[row - 1]));
    }
    compareActions();
}

void HistoryTest::compareActions() const
{
    const ShownHistory& history = document().history();
    const auto startsWith = [&](const char* text) {
        const auto actions = m_window->findChildren<QAction*>(Qt::FindDirectChildrenOnly);
        const auto found = std::find_if(actions.begin(), actions.end(), [&](const QAction* each) {
            return each->text().remove(QLatin1Char('&')).startsWith(QLatin1String(text));
        });
        return found == actions.end() ? nullptr : *found;
    };
    const QAction *undo = startsWith("Undo"), *redo = startsWith("Redo");
    QVERIFY(undo && redo);
    QCOMPARE(undo->isEnabled(), document().isEditable() && history.position > 0);
    QCOMPARE(redo->isEnabled(), document().isEditable() && history.position < history.statements.size());
    if (undo->isEnabled()) {
        const QString line = inOneLine(history.statements[history.position - 1]);
        QVERIFY(undo->text().remove(QLatin1Char('&')).startsWith("Undo " + line.left(30).remove(QLatin1Char('&'))));
    }
    QCOMPARE(m_window->isWindowModified(), document().isModified());
}

void HistoryTest::failureKeepsWhatCanBeRedone()
{
    QVERIFY(openForEditing("rollout"));
    QVERIFY(did("td['reward'] += 1") && did("td['done'][0] = True"));
    document().undo();
    QVERIFY(isIdle());
    QVERIFY(did("td['reward'] += 1\ndel td['none']"));
    compare();
    QCOMPARE(document().history().position, 1);
    QVERIFY(document().canRedo());
    document().redo();
    QVERIFY(isIdle());
    QCOMPARE(document().history().position, 2);
    compare();
}

/// The statements of the saved state can be undone after the unsaved ones were discarded.
void HistoryTest::discardKeepsWhatWasSaved()
{
    QVERIFY(openForEditing("rollout.h5"));
    QVERIFY(did("td['reward'] += 1") && did("td['new'] = td['reward'] * 2"));
    document().save();
    QVERIFY(isIdle());
    document().undo();
    QVERIFY(isIdle());
    QVERIFY(did("del td['task']"));
    QVERIFY(!document().history().savedPosition);
    compare();
    document().discard();
    QVERIFY(isIdle());
    QCOMPARE(document().history().position, 2);
    QVERIFY(!document().isModified());
    compare();
    document().goTo(0);
    QVERIFY(isIdle());
    compare();
}

/// If a way through several statements is cancelled, no statement is lost; the next step starts from the actual state of the
/// document.
void HistoryTest::cancelledOnTheWay()
{
    QVERIFY(openForEditing("rollout"));
    QVERIFY(did("td['reward'] += 1") && did("td['done'][0] = True") && did("td['new'] = td['reward']"));
    QList<QPointer<AbstractJob>> jobs;
    connect(&document(), &DocumentController::jobCreated, this, [&](AbstractJob* job) { jobs << job; });
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    document().goTo(0);
    document().undo();
    QCOMPARE(jobs.size(), 2);
    jobs.first()->cancel();
    gate->release();
    QVERIFY(isIdle());
    QCOMPARE(document().history().position, 2);
    compare();
}

void HistoryTest::savesThatFail_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("how");
    for (const char* const name : {"rollout", "rollout.h5"}) {
        for (const char* const how : {"full from the first write on", "full in its middle", "replaced"}) {
            QTest::addRow("%s, %s", name, how) << name << how;
        }
    }
}

/// Nothing is saved and nothing is lost: the visible state stays, and can be saved later.
void HistoryTest::savesThatFail()
{
    QFETCH(QString, name);
    QFETCH(QString, how);
    QVERIFY(openForEditing(name));
    QVERIFY(did("td['reward'] += 1") && did("td['new'] = td['reward'] * 2"));
    document().save();
    QVERIFY(did("td['done'][0] = True") && did("td['next', 'obs'] *= 3") && did("td['other'] = td['reward']"));
    document().undo();
    int failures = 0;
    const QObject context;
    connect(&document(), &DocumentController::failed, &context, [&] { ++failures; });
    QVERIFY(isIdle());
    for (int number = 1; failures < number; ++number) {
        if (how == "replaced") {
            saveWhileReplaced(document());
        } else {
            saveOnFullDisk(document(), how.contains("first") ? 1 : 4 * number);
        }
        QVERIFY(isIdle());
        if (failures < number) {
            break;  // it came to its end before that write
        }
        if (document().recoveryPending()) {
            QVERIFY(tookBack());
            QVERIFY(did("td['done'][0] = True"));
        }
        compare();
        QVERIFY(document().isModified());
        if (QTest::currentTestFailed() || number == 20) {
            return;
        }
    }
    QVERIFY(failures > 0);
    document().save();
    QVERIFY(isIdle());
    QVERIFY(!document().isModified());
    compare();
}

void HistoryTest::randomInterleavings_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("memmap") << "rollout";
    QTest::newRow("HDF5") << "rollout.h5";
}

/// Edits, steps, saves and discards, queued behind each other, some stopped, some failing: of the saves those that find the
/// disk full, or another file. TENSORDESK_SOAK says how many
/// batches there are, TENSORDESK_SEED repeats a run.
void HistoryTest::randomInterleavings()
{
    QFETCH(QString, name);
    const unsigned seed = testSeed();
    qInfo("seed %u", seed);
    std::mt19937 random(seed);
    const auto below = [&](int limit) { return std::uniform_int_distribution<>(0, limit - 1)(random); };
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("TENSORDESK_SOAK", &given);
    QVERIFY(openForEditing(name));
    QList<QPointer<AbstractJob>> jobs;
    connect(&document(), &DocumentController::jobCreated, this, [&](AbstractJob* job) { jobs << job; });
    const auto act = [&] {
        switch (below(12)) {
        case 0:
        case 1: document().undo(); break;
        case 2:
        case 3: document().redo(); break;
        case 4: document().goTo(below(static_cast<int>(document().history().statements.size()) + 1)); break;
        case 5: document().save(); break;
        case 6: saveOnFullDisk(document(), 1 + below(30)); break;
        case 7: saveWhileReplaced(document()); break;
        case 8:
            if (below(4) == 0) {
                document().discard();
            }
            break;
        default: document().execute(QString::fromStdString(kEdits[below(static_cast<int>(kEdits.size()))]));
        }
    };
    QMap<QString, int> ends;
    for (int batch = 0, count = given ? wanted : 60; batch < count; ++batch) {
        jobs.clear();
        const auto gate = std::make_shared<QSemaphore>();
        JobPools::documents().start([gate] { gate->acquire(); });
        const auto letGo = qScopeGuard([&] { gate->release(); });
        for (int i = below(5); i >= 0; --i) {
            act();
        }
        for (AbstractJob* const job : jobs) {
            connect(job, &AbstractJob::failed, this, [&] { ++ends["failed"]; });
            connect(job, &AbstractJob::cancelled, this, [&] { ++ends["cancelled"]; });
            connect(job, &AbstractJob::done, this, [&] { ++ends["done"]; });
        }
        if (below(2) == 0 && !jobs.isEmpty()) {
            jobs[below(static_cast<int>(jobs.size()))]->cancel();
        }
        gate->release();
        // A job may also be cancelled in the middle of its work.
        if (below(4) == 0 && !jobs.isEmpty() && jobs.last()) {
            QTest::qWait(below(3));
            if (jobs.last()) {
                jobs.last()->cancel();
            }
        }
        QVERIFY(isIdle());
        if (document().recoveryPending()) {
            ++ends["taken back"];
            QVERIFY(tookBack());
        }
        compare();
        if (QTest::currentTestFailed()) {
            qInfo("in batch %d", batch);
            return;
        }
    }
    qInfo("%d done, %d failed, %d cancelled, %d saves taken back; %lld statements", ends["done"], ends["failed"], ends["cancelled"],
          ends["taken back"], static_cast<long long>(document().history().statements.size()));
}

TENSORDESK_SUITE(HistoryTest);
#include "tst_history.moc"
