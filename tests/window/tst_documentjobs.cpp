// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/jobpanel.h"
#include "model/document/editlog.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/messagebar.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QDir>
#include <QFile>
#include <QLabel>
#include <QScopeGuard>
#include <QSemaphore>

using namespace tensordesk;

/// Jobs of documents that fail or are cancelled: the window shows the actual state of the document.
class DocumentJobsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_documentjobs"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void failures_data();
    void failures();
    void smallJobsAreListed_data();
    void smallJobsAreListed();
    void closingForgetsTheLogWithoutItsTab();
    void openingThatFails();
    void openingThatIsStopped_data();
    void openingThatIsStopped();

private:
    [[nodiscard]] QString written(const QString& name, int64_t first = 0) const
    {
        TensorDict td({6});
        td.set({"reward"}, Leaf(at::arange(first, first + 6, at::kFloat)));
        WriteOptions options;
        options.overwrite = true;
        const QString path = m_folder->filePath(name);
        writeTensorDict(td, path.toStdString(), options, Progress::none());
        return path;
    }
    [[nodiscard]] bool isListed(const QString& title) const
    {
        const auto labels = find<JobPanel>()->findChildren<QLabel*>();
        return std::any_of(labels.begin(), labels.end(), [&](const QLabel* label) { return label->text() == title; });
    }
};

void DocumentJobsTest::failures_data()
{
    QTest::addColumn<QString>("title");
    QTest::newRow("a statement that fails behind one that does not") << "Edit";
    QTest::newRow("a save over what another program wrote") << "Save";
    QTest::newRow("reading anew what is gone") << "Reload";
}

void DocumentJobsTest::failures()
{
    QFETCH(QString, title);
    const QString path = written("rollout");
    QVERIFY(open(path, {"reward"}));
    DocumentController& document = pane().document();
    document.setEditable(true);
    document.execute("td['reward'][1] = 5");
    QTRY_VERIFY(document.isModified() && !document.isBusy());
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const auto letGo = qScopeGuard([&] { gate->release(); });
    if (title == "Edit") {
        document.execute("td['reward'][0] = 9\ntd['none'][0] = 1");
    } else if (title == "Save") {
        static_cast<void>(written("rollout", 100));
        document.save();
    } else {
        QVERIFY(QDir(path).removeRecursively());
        document.reload();
    }
    QTRY_VERIFY(isListed(title));
    QVERIFY(!action("Save")->isEnabled());  // one thing after the other
    gate->release();
    QTRY_VERIFY(!document.isBusy() && !isListed(title));
    QTRY_VERIFY(!pane().messages().notices().empty());
    const at::Tensor reward = document.td()->leaf({"reward"}).tensor();
    QCOMPARE(reward[0].item<double>(), 0.0);
    QCOMPARE(reward[1].item<double>(), 5.0);
    QVERIFY(document.isModified() && document.isEditable());
    QVERIFY(m_window->isWindowModified() && action("Edit values")->isChecked());
    QVERIFY(action("Save")->isEnabled() && action("Discard edits")->isEnabled());
}

void DocumentJobsTest::smallJobsAreListed_data()
{
    QTest::addColumn<QString>("title");
    QTest::addColumn<bool>("isCancellable");
    for (const char* const title : {"Look for edits left unsaved", "Note the unsaved edits", "Summarize all keys",
                                    "Find the batch sizes that fit", "Count the bytes to export", "Close"}) {
        QTest::newRow(title) << title << false;
    }
    for (const char* const title : {"Look whether the file changed", "List the keys of td", "Work out shapes"}) {
        QTest::newRow(title) << title << true;
    }
}

/// Jobs for a document's files that the user did not request are listed too, most of them as not cancellable.
void DocumentJobsTest::smallJobsAreListed()
{
    QFETCH(QString, title);
    QFETCH(bool, isCancellable);
    const QString path = written("rollout");
    const auto gate = std::make_shared<QSemaphore>();
    const auto letGo = qScopeGuard([&] { gate->release(); });
    const auto close = [&] { JobPools::documents().start([gate] { gate->acquire(); }); };
    const auto closeStructure = [&] { JobPools::structure().start([gate] { gate->acquire(); }); };
    bool isClosed = false;
    if (title == "Summarize all keys" || title == "List the keys of td") {
        closeStructure();
        m_window->open(path);
    } else if (title == "Find the batch sizes that fit" || title == "Count the bytes to export" || title == "Work out shapes") {
        QVERIFY(open(path, {"reward"}));
        closeStructure();
        const char* const name = title.startsWith('F') ? "Batch dims…" : title.startsWith('C') ? "Export…" : "Shape debugger";
        QVERIFY2(action(name), name);
        action(name)->trigger();
    } else if (title == "Close") {
        QVERIFY(open(path, {"reward"}));
        QTRY_VERIFY(!pane().document().isBusy());
        close();
        pane().document().close();
        title += ' ' + QDir::toNativeSeparators(path);
        isClosed = true;
    } else if (title == "Look for edits left unsaved") {
        m_window->open(path);
        close();
    } else {
        QVERIFY(open(path, {"reward"}));
        DocumentController& document = pane().document();
        document.setEditable(true);
        QTRY_VERIFY(document.isEditable() && !document.isBusy());
        if (title == "Note the unsaved edits") {
            document.execute("td['reward'][1] = 5");
            close();
        } else {
            close();
            document.checkDisk();
        }
    }
    QTRY_VERIFY(isListed(title));
    const JobList& jobs = m_window->jobs();
    const QModelIndexList found = jobs.match(jobs.index(0), Qt::DisplayRole, title, 1, Qt::MatchExactly);
    QCOMPARE(found.size(), 1);
    QCOMPARE(found.front().data(JobList::CancellableRole).toBool(), isCancellable);
    gate->release();
    QTRY_VERIFY(!isListed(title));
    if (isClosed) {
        QTRY_VERIFY(!m_window->current());
        return;
    }
    QTRY_VERIFY(m_window->current());
    QVERIFY(pane().messages().notices().empty());
}

/// The tab closes at once; the log of its edits is deleted later, by the documents' thread.
void DocumentJobsTest::closingForgetsTheLogWithoutItsTab()
{
    const QString path = written("rollout");
    QVERIFY(open(path, {"reward"}));
    DocumentController& document = pane().document();
    document.setEditable(true);
    document.execute("td['reward'][1] = 5");
    const QString log = QString::fromStdString(EditLog::fileOf(path.toStdString()));
    QTRY_VERIFY(!document.isBusy() && QFile::exists(log));
    const auto gate = std::make_shared<QSemaphore>();
    const auto letGo = qScopeGuard([&] { gate->release(); });
    document.undo();
    QTRY_VERIFY(!document.isBusy() && !document.isModified());
    JobPools::documents().start([gate] { gate->acquire(); });
    QFile left(log);
    QVERIFY(left.open(QIODevice::WriteOnly));  // by a task of an earlier state
    document.close();
    QTRY_VERIFY(!m_window->current());
    QVERIFY(left.exists());
    gate->release();
    QTRY_VERIFY(!left.exists());
}

void DocumentJobsTest::openingThatFails()
{
    QVERIFY(open(written("rollout"), {"reward"}));
    m_window->open(m_folder->filePath("none"));
    QTRY_COMPARE(m_window->findChildren<DocumentPane*>().size(), 1);
    QCOMPARE(m_window->panes().size(), std::size_t{1});
    QVERIFY(m_window->windowTitle().startsWith("rollout"));
    QVERIFY(action("Export…")->isEnabled());
}

void DocumentJobsTest::openingThatIsStopped_data()
{
    QTest::addColumn<bool>("isAlone");
    QTest::newRow("the first document") << true;
    QTest::newRow("beside another") << false;
}

void DocumentJobsTest::openingThatIsStopped()
{
    QFETCH(bool, isAlone);
    if (!isAlone) {
        QVERIFY(open(written("rollout"), {"reward"}));
        QTRY_VERIFY(!action("Cancel the newest job")->isEnabled());  // else that is not the one of the other file
    }
    const auto gate = std::make_shared<QSemaphore>();
    JobPools::documents().start([gate] { gate->acquire(); });
    const auto letGo = qScopeGuard([&] { gate->release(); });
    const QString path = written("other.h5");
    m_window->open(path);
    QTRY_VERIFY(isListed("Open " + QDir::toNativeSeparators(path)));
    QVERIFY(action("Cancel the newest job")->isEnabled());
    action("Cancel the newest job")->trigger();
    gate->release();
    QTRY_COMPARE(m_window->findChildren<DocumentPane*>().size(), isAlone ? 0 : 1);
    QCOMPARE(action("Export…")->isEnabled(), !isAlone);
    QTRY_VERIFY(!action("Cancel the newest job")->isEnabled());
    QVERIFY(open(path));  // as if nothing had been
}

TENSORDESK_SUITE(DocumentJobsTest);
#include "tst_documentjobs.moc"
