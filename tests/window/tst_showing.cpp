// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/document/documentpane.h"
#include "app/window/mainwindow.h"
#include "app/window/session/settingsformat.h"
#include "app/window/session/shownfolder.h"
#include "app/window/session/showserver.h"
#include "model/storage/storage.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"
#include "views/collation/collationmodel.h"
#include "views/collation/collationview.h"
#include "views/expression/expressionbar.h"
#include "views/messages/messagebar.h"
#include "views/shapes/shapepanel.h"
#include "views/tree/tensortreeview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QApplication>
#include <QDir>
#include <QFileInfo>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QLocalSocket>
#include <QPointer>
#include <QProcess>
#include <QSettings>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>

using namespace tensordesk;

/// Requests of other programs to the running window: the folder, the socket, and that nothing is left behind.
class ShowingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void refusesOtherFolders_data();
    void refusesOtherFolders();
    void showsOne();
    void showsSeveral();
    void showsWhatFailed();
    void showsItsTitle();
    void showsWhatFailedInTheShapeDebugger();
    void namesMembersAsTheProgramDoes();

    void answers_data();
    void answers();
    void asks();
    void oneWindowListens();
    void replacesALeftSocket();
    void othersCannotReachIt();
    void dropsEndlessRequests();
    void saysThatThereIsNoDisplay();

private:
    [[nodiscard]] QString handedOver(int count, const QJsonObject& about = {});

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

QByteArray sent(const QByteArray& request)
{
    QLocalSocket socket;
    socket.connectToServer(ShowServer::path());
    if (!socket.waitForConnected(kPatienceMs)) {
        return "not connected";
    }
    socket.write(request);
    QByteArray answer;
    static_cast<void>(QTest::qWaitFor(
        [&] {
            answer += socket.readAll();
            return socket.state() == QLocalSocket::UnconnectedState;
        },
        kPatienceMs));
    return answer + socket.readAll();
}

}  // namespace

void ShowingTest::initTestCase()
{
    QCoreApplication::setOrganizationName("TensorDeskTest");
    QCoreApplication::setApplicationName("tst_showing");
    QSettings::setDefaultFormat(settingsFormat());
}

void ShowingTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(settingsFormat(), QSettings::UserScope, m_folder->path() + "/settings");
    qputenv("XDG_STATE_HOME", (m_folder->path() + "/state").toUtf8());
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
}

void ShowingTest::cleanup()
{
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);  // closed documents have windows of their own
    qDeleteAll(QApplication::topLevelWidgets());
    m_folder.reset();
}

QString ShowingTest::handedOver(int count, const QJsonObject& about)
{
    const QString path = m_folder->filePath("tensordesk-test");
    QDir().mkpath(path);
    for (int i = 0; i < count; ++i) {
        TensorDict td({2 + i});
        td.set({"x"}, Leaf(at::zeros({2 + i})));
        writeTensorDict(td, (path + '/' + QString::number(i)).toStdString(), {}, Progress::none());
    }
    QJsonObject description = about;
    description["members"] = count;
    QFile file(path + "/show.json");
    if (file.open(QFile::WriteOnly)) {
        file.write(QJsonDocument(description).toJson());
    }
    return path;
}

void ShowingTest::refusesOtherFolders_data()
{
    QTest::addColumn<QByteArray>("name");
    QTest::addColumn<QByteArray>("description");
    QTest::newRow("nothing there") << QByteArray("nothing") << QByteArray();
    QTest::newRow("another name") << QByteArray("mine") << QByteArray("{\"members\": 1}");
    QTest::newRow("no description") << QByteArray("tensordesk-x") << QByteArray();
    QTest::newRow("no JSON") << QByteArray("tensordesk-x") << QByteArray("members");
    QTest::newRow("no members") << QByteArray("tensordesk-x") << QByteArray("{\"members\": 0}");
    QTest::newRow("endless members") << QByteArray("tensordesk-x") << QByteArray("{\"members\": 1e9}");
    QTest::newRow("a link") << QByteArray("tensordesk-link") << QByteArray();
}

void ShowingTest::refusesOtherFolders()
{
    QFETCH(QByteArray, name);
    QFETCH(QByteArray, description);
    const QString path = m_folder->filePath(name);
    if (name.endsWith("link")) {
        QVERIFY(QFile::link(handedOver(1), path));
    } else if (name != "nothing") {
        QVERIFY(QDir().mkpath(path));
    }
    if (!description.isEmpty()) {
        QFile file(path + "/show.json");
        QVERIFY(file.open(QFile::WriteOnly));
        file.write(description);
    }
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(ShownFolder::read(path)));
    {
        MainWindow window;
        window.showFolder(path);
        QCOMPARE(window.findChild<MessageBar*>()->notices().size(), std::size_t{1});
    }
    QCOMPARE(QFileInfo(path).exists(), name != "nothing");
}

void ShowingTest::showsOne()
{
    const QString path = handedOver(1);
    {
        MainWindow window;
        window.showFolder(path);
        QTRY_VERIFY(window.isVisible());
        QTRY_COMPARE(window.findChild<TensorTreeView*>()->model()->rowCount(), 1);
        QVERIFY(window.windowTitle().startsWith("tensordict of a program"));
        // It will be deleted, so it is not a recent file.
        QCOMPARE(QSettings().value("recentFiles").toStringList(), QStringList());
        QVERIFY(QFileInfo::exists(path));
        window.current()->closeDocument();
        QTRY_VERIFY(!QFileInfo::exists(path));
        window.showFolder(handedOver(1));
        QVERIFY(QFileInfo::exists(path));
    }
    QVERIFY(!QFileInfo::exists(path));
}

void ShowingTest::showsSeveral()
{
    const QString path = handedOver(2);
    {
        MainWindow window;
        window.showFolder(path);
        QPointer<CollationWindow> shown;
        for (QWidget* widget : QApplication::topLevelWidgets()) {
            shown = shown ? shown.data() : qobject_cast<CollationWindow*>(widget);
        }
        QVERIFY(shown && shown->isVisible());
        QTRY_VERIFY(shown->findChild<QTableView*>()->model()->rowCount() == 2);
        window.open(path + "/1");
        QTRY_VERIFY(window.current() != nullptr);
        shown->close();
        QTRY_VERIFY(shown.isNull());
        QVERIFY(QFileInfo::exists(path));  // a part of it is still open
        window.current()->closeDocument();
        QTRY_VERIFY(!QFileInfo::exists(path));
        window.showFolder(handedOver(2));
        QVERIFY(QFileInfo::exists(path));
    }
    QVERIFY(!QFileInfo::exists(path));
}

void ShowingTest::showsWhatFailed()
{
    MainWindow window;
    window.showFolder(handedOver(1, {{"title", "td.view(7)"}, {"error", "RuntimeError: no"}}));
    QStringList shown;
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        if (qobject_cast<const CollationWindow*>(widget)) {
            for (const auto* label : widget->findChildren<QLabel*>()) {
                shown << label->text();
            }
        }
    }
    QVERIFY(shown.contains("td.view(7)"));
    QVERIFY(shown.contains("RuntimeError: no"));
}

/// Under the title that the program gave it.
void ShowingTest::showsItsTitle()
{
    MainWindow window;
    window.showFolder(handedOver(1, {{"title", "epoch 3"}}));
    QTRY_VERIFY(window.current() && window.current()->tree().model()->rowCount() == 1);
    QVERIFY2(window.windowTitle().startsWith("epoch 3"), qPrintable(window.windowTitle()));
}

/// A single failed expression is shown in the shape debugger.
void ShowingTest::showsWhatFailedInTheShapeDebugger()
{
    MainWindow window;
    window.showFolder(handedOver(
        1, {{"title", "a.reshape(7)"}, {"where", "train.py:12"}, {"error", "RuntimeError: no"}, {"expression", "td.reshape(7)"}}));
    QTRY_VERIFY(window.current() && window.current()->tree().model()->rowCount() == 1);
    auto* const shapes = window.findChild<ShapePanel*>();
    QTRY_VERIFY(shapes->isVisible());
    QCOMPARE(window.current()->expression().field()->text(), "td.reshape(7)");
    QTRY_VERIFY2(shapes->verdict().contains("7"), qPrintable(shapes->verdict()));
    const auto& notices = window.current()->messages().notices();
    QCOMPARE(notices.size(), std::size_t{1});
    QCOMPARE(notices.front().details, "RuntimeError: no, at train.py:12");
    QCOMPARE(notices.front().advice, "a.reshape(7)");
}

void ShowingTest::namesMembersAsTheProgramDoes()
{
    MainWindow window;
    window.showFolder(handedOver(2, {{"title", "torch.stack([a, b[1:]])"},
                                     {"where", "train.py:12"},
                                     {"error", "RuntimeError: no"},
                                     {"names", QJsonArray{"a", "b[1:]"}}}));
    CollationView* view = nullptr;
    for (const QWidget* widget : QApplication::topLevelWidgets()) {
        view = qobject_cast<const CollationWindow*>(widget) ? widget->findChild<CollationView*>() : view;
    }
    QVERIFY(view);
    QTRY_VERIFY(view->model().rowCount() > 0);
    const auto header = [&](int column) { return view->model().headerData(column, Qt::Horizontal, Qt::DisplayRole).toString(); };
    QCOMPARE(header(CollationModel::FirstMember), "a");
    QCOMPARE(header(CollationModel::FirstMember + 1), "b[1:]");
}

void ShowingTest::answers_data()
{
    QTest::addColumn<QByteArray>("request");
    QTest::addColumn<bool>("ok");
    QTest::newRow("a folder") << QByteArray("{\"show\": \"/dev/shm/tensordesk-x\"}\n") << true;
    QTest::newRow("no JSON") << QByteArray("show me\n") << false;
    QTest::newRow("no folder") << QByteArray("{}\n") << false;
    QTest::newRow("a number") << QByteArray("{\"show\": 3}\n") << false;
    QTest::newRow("a list") << QByteArray("[1, 2]\n") << false;
}

void ShowingTest::answers()
{
    QFETCH(QByteArray, request);
    QFETCH(bool, ok);
    ShowServer server;
    QSignalSpy requested(&server, &ShowServer::showRequested);
    QVERIFY(server.listen());
    QCOMPARE(QJsonDocument::fromJson(sent(request)).object()["ok"].toBool(!ok), ok);
    QCOMPARE(requested.size(), ok ? 1 : 0);
    if (ok) {
        QCOMPARE(requested.first().first().toString(), QString("/dev/shm/tensordesk-x"));
    }
}

void ShowingTest::asks()
{
    QVERIFY(!ShowServer::ask("/tmp/tensordesk-x"));
    ShowServer server;
    QSignalSpy requested(&server, &ShowServer::showRequested);
    QVERIFY(server.listen());
    // As another process would: it blocks until it is answered.
    bool isTaken = false;
    const std::unique_ptr<QThread> thread(QThread::create([&] { isTaken = ShowServer::ask("/tmp/tensordesk-x"); }));
    thread->start();
    QTRY_VERIFY(thread->isFinished());
    QVERIFY(isTaken);
    QCOMPARE(requested.size(), 1);
}

void ShowingTest::oneWindowListens()
{
    auto first = std::make_unique<ShowServer>();
    ShowServer second, third;
    QSignalSpy toSecond(&second, &ShowServer::showRequested), toThird(&third, &ShowServer::showRequested);
    QVERIFY(first->listen());
    QVERIFY(!second.listen());
    QVERIFY(!third.listen());
    const auto isAnswered = [] { return QJsonDocument::fromJson(sent("{\"show\": \"/x\"}\n")).object()["ok"].toBool(); };
    QVERIFY(isAnswered());
    QCOMPARE(toSecond.size() + toThird.size(), 0);
    // The window that listened is closed: one of the others is found, and it is one.
    first.reset();
    bool wasAnswered = false;
    QTRY_VERIFY(wasAnswered = wasAnswered || isAnswered());
    QCOMPARE(toSecond.size() + toThird.size(), 1);
    QVERIFY(isAnswered());
    QCOMPARE(toSecond.size() * toThird.size(), 0);
}

void ShowingTest::replacesALeftSocket()
{
    QVERIFY(QDir().mkpath(QFileInfo(ShowServer::path()).absolutePath()));
    QFile left(ShowServer::path());
    QVERIFY(left.open(QFile::WriteOnly));
    left.close();
    ShowServer server;
    QVERIFY(server.listen());
    QVERIFY(QJsonDocument::fromJson(sent("{\"show\": \"/x\"}\n")).object()["ok"].toBool());
}

void ShowingTest::othersCannotReachIt()
{
    ShowServer server;
    QVERIFY(server.listen());
    const auto owner = QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner | QFile::ReadUser | QFile::WriteUser | QFile::ExeUser;
    QCOMPARE(QFileInfo(QFileInfo(ShowServer::path()).absolutePath()).permissions() & ~owner, QFile::Permissions());
    QCOMPARE(QFileInfo(ShowServer::path()).permissions() & (QFile::WriteGroup | QFile::WriteOther), QFile::Permissions());
}

void ShowingTest::dropsEndlessRequests()
{
    ShowServer server;
    QSignalSpy requested(&server, &ShowServer::showRequested);
    QVERIFY(server.listen());
    QCOMPARE(sent(QByteArray(1 << 20, 'x')), QByteArray());
    QCOMPARE(requested.size(), 0);
    QVERIFY(QJsonDocument::fromJson(sent("{\"show\": \"/x\"}\n")).object()["ok"].toBool());
}

void ShowingTest::saysThatThereIsNoDisplay()
{
#ifdef Q_OS_LINUX
    for (const char* display : {"", ":4711"}) {
        QProcess window;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const char* name : {"QT_QPA_PLATFORM", "WAYLAND_DISPLAY"}) {
            environment.remove(name);
        }
        environment.insert("DISPLAY", display);
        window.setProcessEnvironment(environment);
        window.start(program(), {m_folder->filePath("nothing.h5")});
        QVERIFY(window.waitForFinished(60000));
        QCOMPARE(window.exitStatus(), QProcess::NormalExit);
        QCOMPARE(window.exitCode(), 1);
        QCOMPARE(window.readAllStandardError(),
                 "tensordesk: No window can be opened, since there is no display that can be reached. `tensordesk tree PATH` "
                 "prints the tree; `tensordesk --help` lists the other verbs that need no display.\n");
        QCOMPARE(window.readAllStandardOutput(), QByteArray());
    }
#endif
}

TENSORDESK_SUITE(ShowingTest);
#include "tst_showing.moc"
