// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "app/window/session/runmark.h"
#include "app/window/session/session.h"
#include "app/window/session/showserver.h"
#include "app/window/session/windowplace.h"
#include "model/document/editlog.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"
#include "tests/support/windowtest.h"
#include "views/expression/expressionbar.h"
#include "views/messages/messagebar.h"
#include "views/text/format.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QApplication>
#include <QDirIterator>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QScreen>
#include <QTest>

#include <random>

using namespace tensordesk;

namespace {

QString smallTensorDict(const QTemporaryDir& folder, const char* name)
{
    TensorDict td({3, 4}, {"env", "time"});
    td.set({"obs"}, Leaf(at::arange(24, at::kFloat).view({3, 4, 2})));
    td.set({"next", "reward"}, Leaf(at::arange(12, at::kFloat).view({3, 4, 1})));
    const QString path = folder.filePath(QString::fromLatin1(name));
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    return path;
}

/// Names and bytes of all files of the tensordicts at `paths`.
QMap<QString, QByteArray> filesOf(const QStringList& paths)
{
    QMap<QString, QByteArray> files;
    const auto add = [&](const QString& path) {
        QFile file(path);
        files[path] = file.open(QFile::ReadOnly) ? file.readAll() : QByteArray("cannot be read");
    };
    for (const QString& path : paths) {
        if (QFileInfo(path).isFile()) {
            add(path);
        }
        for (QDirIterator each(path, QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot, QDirIterator::Subdirectories);
             each.hasNext();) {
            add(each.next());
        }
    }
    return files;
}

/// Turns a valid document into an invalid one.
class Spoiler {
public:
    explicit Spoiler(unsigned seed) : m_random(seed) { }

    [[nodiscard]] int below(qsizetype count) { return static_cast<int>(m_random() % static_cast<unsigned>(count)); }
    [[nodiscard]] bool chance(double p) { return std::bernoulli_distribution(p)(m_random); }

    [[nodiscard]] QJsonValue value()
    {
        switch (below(12)) {
        case 0: return 999;
        case 1: return -1;
        case 2: return 1e300;
        case 3: return -2147483648.0;
        case 4: return QString(below(100'000), QLatin1Char('x'));
        case 5: return QStringLiteral("@Variant(\\0\\0\\0\\t\\xff\\xff\\xff\\xff)");
        case 6: return QJsonValue();
        case 7: return chance(0.5);
        case 8: return QJsonArray{1, QStringLiteral("a"), QJsonArray{2}};
        case 9: return QJsonObject{{QStringLiteral("path"), 7}};
        case 10: {
            QJsonValue deep = 1;
            for (int level = below(400); level > 0; --level) {
                deep = QJsonArray{deep};
            }
            return deep;
        }
        default: return QStringLiteral("td['obs'].unsqueeze(-9)");
        }
    }

    /// Changes, removes or repeats one value anywhere in it.
    [[nodiscard]] QJsonValue spoilt(const QJsonValue& whole)
    {
        if (whole.isObject() && !whole.toObject().isEmpty() && chance(0.9)) {
            QJsonObject object = whole.toObject();
            const QString key = object.keys().at(below(object.size()));
            chance(0.1) ? object.remove(key) : static_cast<void>(object.insert(key, spoilt(object.value(key))));
            return object;
        }
        if (whole.isArray() && !whole.toArray().isEmpty() && chance(0.9)) {
            QJsonArray array = whole.toArray();
            const int at = below(array.size());
            // Repeats of repeats of a long text would not fit into memory.
            const bool isShort = QJsonDocument(array).toJson().size() < 100'000;
            if (chance(0.1) && isShort) {
                for (int more = below(300); more > 0; --more) {
                    array.append(array.at(at));
                }
            } else {
                array.replace(at, spoilt(array.at(at)));
            }
            return array;
        }
        return value();
    }

    [[nodiscard]] QByteArray spoilt(QByteArray bytes)
    {
        for (int times = 1 + below(8); times > 0 && !bytes.isEmpty(); --times) {
            const int at = below(bytes.size());
            switch (below(4)) {
            case 0: bytes[at] = static_cast<char>(below(256)); break;
            case 1: bytes.truncate(at); break;
            case 2: bytes.insert(at, bytes.mid(below(bytes.size()), below(64))); break;
            default: bytes[at] = "0123456789\n"[below(11)]; break;
            }
        }
        return bytes;
    }

private:
    std::mt19937 m_random;
};

}  // namespace

/// Files that the program wrote, and that may have been changed to anything.
class SettingsTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_settings"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void sessionIsReadAsItIs_data();
    void sessionIsReadAsItIs();
    void sessionKeepsWhatIsSelected_data();
    void sessionKeepsWhatIsSelected();
    void windowStaysOnTheScreen_data();
    void windowStaysOnTheScreen();
    void hostileFilesChangeNothing();
    void aCrashIsNoticedOnce();
    void afterACrashNothingIsEvaluated();
    void editsThatEndedTheProgramAreNotTriedAgain();

private:
    /// Starts a program that finds the state that this window left when it was killed.
    void startAnew(bool afterCrash)
    {
        m_window = std::make_unique<MainWindow>();
        m_window->show();
        m_window->restoreSession(afterCrash);
    }
};

void SettingsTest::sessionIsReadAsItIs_data()
{
    QTest::addColumn<QByteArray>("json");
    QTest::addColumn<QByteArray>("expected");  // path, whether in front, expression, key, view
    QTest::newRow("whole") << QByteArray(
        R"([{"path": "/a", "front": true, "expression": "td[0]", "key": ["x", "y"], "view": "line"}])")
                           << QByteArray("/a 1 td[0] x/y 1\n");
    QTest::newRow("a view that is none") << QByteArray(R"([{"path": "/a", "view": "999"}])") << QByteArray("/a 0   0\n");
    QTest::newRow("a number for a view") << QByteArray(R"([{"path": "/a", "view": 999}])") << QByteArray("/a 0   0\n");
    QTest::newRow("a text for the keys") << QByteArray(R"([{"path": "/a", "key": "x"}])") << QByteArray("/a 0  x 0\n");
    QTest::newRow("no path") << QByteArray(R"([{"front": true}, {"path": ""}, 7, "x", [1], {"path": "/b"}])")
                             << QByteArray("/b 0   0\n");
    QTest::newRow("no list") << QByteArray(R"({"path": "/a"})") << QByteArray();
    QByteArray many("[");
    for (int i = 0; i < 1000; ++i) {
        many += R"({"path": "/a"},)";
    }
    many.back() = ']';
    QTest::newRow("a thousand documents") << many << QByteArray("/a 0   0\n").repeated(100);
}

void SettingsTest::sessionIsReadAsItIs()
{
    QFETCH(QByteArray, json);
    QFETCH(QByteArray, expected);
    QByteArray text;
    for (const SessionDocument& each : sessionFrom(QJsonDocument::fromJson(json).toVariant())) {
        text += QStringLiteral("%1 %2 %3 %4 %5\n")
                    .arg(each.path)
                    .arg(each.isFront)
                    .arg(each.place.expression, format::path(each.place.key).replace(QLatin1String(" / "), QLatin1String("/")))
                    .arg(static_cast<int>(each.place.view))
                    .toUtf8();
    }
    QCOMPARE(text, expected);
    QCOMPARE(sessionState(sessionFrom(sessionState(sessionFrom(QJsonDocument::fromJson(json).toVariant())))),
             sessionState(sessionFrom(QJsonDocument::fromJson(json).toVariant())));
}

void SettingsTest::sessionKeepsWhatIsSelected_data()
{
    QTest::addColumn<KeyPath>("key");
    QTest::addColumn<QVariant>("stored");
    const QVariantList byMember{"s", QVariant::fromValue(qulonglong{0}), "own"};
    QTest::newRow("nothing") << KeyPath() << QVariant(QVariantList());
    QTest::newRow("a nested key") << KeyPath{"next", "reward"} << QVariant(QVariantList{"next", "reward"});
    QTest::newRow("below a member") << KeyPath{"s", Member{0}, "own"} << QVariant(byMember);
    QTest::newRow("a key called as a member") << KeyPath{"s", "0", "own"} << QVariant(QVariantList{"s", "0", "own"});
    QTest::newRow("as version 0.1.0 wrote it") << KeyPath{"s", "0", "own"} << QVariant(QStringList{"s", "0", "own"});
}

void SettingsTest::sessionKeepsWhatIsSelected()
{
    QFETCH(KeyPath, key);
    QFETCH(QVariant, stored);
    QVERIFY(sessionFrom(QVariantList{QVariantMap{{"path", "/a"}, {"key", stored}}}).at(0).place.key == key);
    QSettings().setValue("tried", sessionState({{"/a", false, {{}, key}}}));
    QVERIFY(sessionFrom(QSettings().value("tried")).at(0).place.key == key);
}

void SettingsTest::windowStaysOnTheScreen_data()
{
    QTest::addColumn<QByteArray>("place");
    QTest::addColumn<bool>("isPlace");
    QTest::newRow("to the right of it") << QByteArray("{\"rect\": [9000, 100, 900, 700]}") << true;
    QTest::newRow("above it") << QByteArray("{\"rect\": [10, -5000, 900, 700]}") << true;
    QTest::newRow("half outside") << QByteArray("{\"rect\": [-300, 600, 900, 700]}") << true;
    QTest::newRow("larger than it") << QByteArray("{\"rect\": [0, 0, 9000, 7000]}") << true;
    QTest::newRow("maximized, elsewhere") << QByteArray("{\"rect\": [9000, 100, 900, 700], \"maximized\": true}") << true;
    QTest::newRow("no numbers") << QByteArray("{\"rect\": [\"a\", {}, [], null]}") << false;
    QTest::newRow("three numbers") << QByteArray("{\"rect\": [1, 2, 3]}") << false;
    QTest::newRow("beyond what a number is") << QByteArray("{\"rect\": [1e300, 0, 2147483647, 1e300]}") << false;
    QTest::newRow("no size") << QByteArray("{\"rect\": [0, 0, -5, 0]}") << false;
    QTest::newRow("no place") << QByteArray("[1, 2, 3, 4]") << false;
}

void SettingsTest::windowStaysOnTheScreen()
{
    QFETCH(QByteArray, place);
    QFETCH(bool, isPlace);
    QWidget window;
    const QRect before = window.geometry();
    QCOMPARE(restoreWindowPlace(window, QJsonDocument::fromJson(place).toVariant()), isPlace);
    if (!isPlace) {
        QCOMPARE(window.geometry(), before);
        return;
    }
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    QVERIFY2(screen.contains(window.normalGeometry().isEmpty() ? window.geometry() : window.normalGeometry()),
             qPrintable(QDebug::toString(window.geometry())));
    QCOMPARE(movedInto(QRect(-50, 900, 400, 300), QRect(0, 0, 1000, 1000)), QRect(0, 700, 400, 300));
    QCOMPARE(movedInto(QRect(100, 100, 400, 300), QRect(0, 0, 1000, 1000)), QRect(100, 100, 400, 300));
    QCOMPARE(movedInto(QRect(100, 100, 4000, 300), QRect(0, 0, 1000, 1000)), QRect(0, 100, 1000, 300));
}

/// A few in every run; TENSORDESK_SOAK sets the number of further ones, and TENSORDESK_SEED repeats a run.
void SettingsTest::hostileFilesChangeNothing()
{
    const QStringList paths{smallTensorDict(*m_folder, "rollout"), smallTensorDict(*m_folder, "rollout.h5")};
    // Settings and lists of edits as they really are.
    for (const QString& path : paths) {
        QVERIFY(open(path, {"obs"}));
    }
    pane().data().setViewKind(ViewKind::Histogram);
    pane().expression().apply("td[:, 1:3]");
    QTRY_COMPARE(pane().expression().applied(), "td[:, 1:3]");
    action("Jobs")->trigger();
    m_window->close();
    QSettings().sync();
    QFile file(QSettings().fileName());
    QVERIFY(file.open(QFile::ReadOnly));
    const QJsonDocument settings = QJsonDocument::fromJson(file.readAll());
    file.close();
    QVERIFY(settings.object().contains("session") && settings.object().contains("window/place"));
    QMap<QString, QByteArray> logs;
    for (const QString& path : paths) {
        m_window->show();
        QVERIFY(open(path, {"obs"}));
        pane().document().setEditable(true);
        QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
        pane().document().execute("td['obs'] *= 2");
        QFile log(QString::fromStdString(EditLog::fileOf(path.toStdString())));
        QTRY_VERIFY(log.exists());
        QVERIFY(log.open(QFile::ReadOnly));
        logs[log.fileName()] = log.readAll();
    }
    m_window.reset();
    const auto before = filesOf(paths);

    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("TENSORDESK_SOAK", &given);
    const unsigned seed = testSeed();
    Spoiler spoiler(seed);
    for (int round = 0; round < (given ? wanted : 60); ++round) {
        const auto where = QStringLiteral("TENSORDESK_SEED=%1, round %2").arg(seed).arg(round).toUtf8();
        QSettings::setPath(settingsFormat(), QSettings::UserScope, m_folder->filePath(QStringLiteral("round%1").arg(round)));
        QFile spoilt(QSettings().fileName());
        QVERIFY(QDir().mkpath(QFileInfo(spoilt).path()) && spoilt.open(QFile::WriteOnly));
        const bool isText = spoiler.chance(0.2);
        QJsonValue json = settings.object();
        for (int times = 1 + spoiler.below(4); times > 0; --times) {
            json = spoiler.spoilt(json);
        }
        const QByteArray text = isText         ? spoiler.spoilt(settings.toJson())
                              : json.isArray() ? QJsonDocument(json.toArray()).toJson()
                                               : QJsonDocument(json.toObject()).toJson();
        QVERIFY(spoilt.write(text) == text.size());
        spoilt.close();
        for (auto log = logs.begin(); log != logs.end(); ++log) {
            QFile left(log.key());
            const QByteArray bytes = spoiler.chance(0.5) ? spoiler.spoilt(log.value()) : log.value();
            QVERIFY(left.open(QFile::WriteOnly) && left.write(bytes) == bytes.size());
        }
        startAnew(spoiler.chance(0.3));
        QTest::qWait(0);
        const auto isIdle = [&] {
            for (DocumentPane* each : m_window->findChildren<DocumentPane*>()) {
                if (each->document().openJob()->isRunning() || each->document().isBusy()) {
                    return false;
                }
            }
            return true;
        };
        QVERIFY2(QTest::qWaitFor(isIdle, kPatienceMs), where.constData());
        QVERIFY2(m_window->isVisible(), where.constData());
        QVERIFY2(QGuiApplication::primaryScreen()->geometry().intersects(m_window->geometry()), where.constData());
        m_window.reset();  // as if it was killed, except for its open files
        QVERIFY2(filesOf(paths) == before, where.constData());
    }
}

void SettingsTest::aCrashIsNoticedOnce()
{
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
    {
        const RunMark first;
        QVERIFY(!first.lastWasKilled());
        const RunMark second;  // beside it, and ended first
        QVERIFY(!second.lastWasKilled());
    }
    QVERIFY(!RunMark().lastWasKilled());
    QFile left(QFileInfo(ShowServer::path()).absolutePath() + "/running-999999999");
    QVERIFY(left.open(QFile::WriteOnly));
    left.close();
    QVERIFY(RunMark().lastWasKilled());
    QVERIFY(!RunMark().lastWasKilled());
}

void SettingsTest::afterACrashNothingIsEvaluated()
{
    const QString path = smallTensorDict(*m_folder, "rollout");
    QVERIFY(open(path, {"obs"}));
    pane().expression().apply("td[0]");
    QTRY_COMPARE(pane().expression().applied(), "td[0]");
    m_window->close();
    startAnew(true);
    QTRY_VERIFY(m_window->current() && m_window->current()->shown());
    QCOMPARE(pane().expression().applied(), QString());
    QCOMPARE(pane().expression().field()->text(), QString());
    QCOMPARE(tree().tensorModel().root()->batchSize(), (Shape{3, 4}));
    QCOMPARE(pane().messages().notices().size(), std::size_t{1});
    QVERIFY(pane().messages().notices().front().details.contains("td[0]"));
    QTest::keyClick(pane().expression().field(), Qt::Key_Up);
    QCOMPARE(pane().expression().field()->text(), "td[0]");
}

void SettingsTest::editsThatEndedTheProgramAreNotTriedAgain()
{
    const QString path = smallTensorDict(*m_folder, "rollout");
    QVERIFY(open(path, {"obs"}));
    pane().document().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable() && !pane().document().isBusy());
    pane().document().execute("td['obs'] *= 2");
    const QString log = QString::fromStdString(EditLog::fileOf(path.toStdString()));
    QTRY_VERIFY(QFileInfo::exists(log));
    m_window.reset();
    QSettings().setValue("attempts", QStringList{path});
    startAnew(true);
    QTRY_VERIFY(m_window->current() && !m_window->current()->messages().notices().empty());
    QVERIFY(pane().messages().notices().front().headline.startsWith("1 unsaved edit"));
    QVERIFY(!pane().document().isModified());
    QVERIFY(QFileInfo::exists(log));
    m_window.reset();
    // If they were not the cause, they are restored, which is noted only while it is in progress.
    QSettings().setValue("attempts", QStringList());
    startAnew(true);
    QTRY_VERIFY(m_window->current() && m_window->current()->document().isModified());
    QCOMPARE(QSettings().value("attempts").toStringList(), QStringList());
}

TENSORDESK_SUITE(SettingsTest);
#include "tst_settings.moc"
