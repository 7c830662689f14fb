// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/messages/messagebar.h"

#include "model/tensordict/base/error.h"
#include "tests/views/accessible.h"
#include "views/messages/describe.h"
#include "views/messages/messageitem.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;

namespace {

QToolButton* button(const QWidget* parent, const QString& name)
{
    for (auto* const button : parent->findChildren<QToolButton*>()) {
        if (button->accessibleName() == name) {
            return button;
        }
    }
    return nullptr;
}

QStringList texts(const MessageBar& bar)
{
    QStringList texts;
    for (const auto& message : bar.notices()) {
        texts << message.headline;
    }
    return texts;
}

int visibleItems(const MessageBar& bar)
{
    int visible = 0;
    for (const auto* const item : bar.findChildren<MessageItem*>()) {
        visible += !item->isHidden();
    }
    return visible;
}

}  // namespace

/// Error messages, and the bar that keeps them until the user dismisses them.
class MessageBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void describes_data();
    void describes();
    void headlinesOfErrors_data();
    void headlinesOfErrors();
    void elidesNamesInHeadlines_data();
    void elidesNamesInHeadlines();
    void advises_data();
    void advises();
    void takesNoRoomWhileEmpty();
    void showsTheNewestAndCountsTheOthers();
    void showsTheSameOnlyOnce();
    void staysUntilDismissed();
    void showsHeadlineAndDetails();
    void copiesTextAndAdvice();
    void offersAdvice();
    void cancellingIsNoError();
    void everyControlHasAName();
};

void MessageBarTest::describes_data()
{
    QTest::addColumn<QString>("message");
    QTest::addColumn<QStringList>("key");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("sentence");
    const QString open(QChar(0x201c));
    const QString close(QChar(0x201d));
    QTest::newRow("message alone") << "the index is out of range" << QStringList{} << "" << "The index is out of range.";
    QTest::newRow("a full stop stays one") << "No." << QStringList{} << "" << "No.";
    QTest::newRow("code keeps its first letter") << "td[\"x\"] is missing" << QStringList{} << "" << "td[\"x\"] is missing.";
    QTest::newRow("ends in brackets") << "expected [3], not [4]" << QStringList{} << "" << "Expected [3], not [4].";
    QTest::newRow("with a key") << "is missing" << QStringList{QStringLiteral("next"), QStringLiteral("obs")} << ""
                                << open + "next / obs" + close + ": is missing.";
    QTest::newRow("with a file") << "is no HDF5" << QStringList{} << "/data/a.h5" << "/data/a.h5: is no HDF5.";
    QTest::newRow("with both") << "ends early" << QStringList{QStringLiteral("obs")} << "/data/a.h5"
                               << open + "obs" + close + " in /data/a.h5: ends early.";
    QTest::newRow("percent signs are text") << "100 %1 %2" << QStringList{} << "/a%3" << "/a%3: 100 %1 %2.";
}

void MessageBarTest::describes()
{
    QFETCH(QString, message);
    QFETCH(QStringList, key);
    QFETCH(QString, file);
    Error error(ErrorKind::OSError, Message::verbatim(message.toStdString()));
    KeyPath path;
    for (const auto& level : key) {
        path.push_back(level.toStdString());
    }
    error.within(path);
    if (!file.isEmpty()) {
        error.inFile(file.toStdString());
    }
    QTEST(describe(error), "sentence");
}

void MessageBarTest::headlinesOfErrors_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("headline");
    const auto row = [](ErrorKind kind, const char* file, const char* headline) {
        QTest::addRow("%s", headline) << int(kind) << QString::fromUtf8(file) << QString::fromUtf8(headline);
    };
    row(ErrorKind::FileNotFoundError, "/data/a.h5", "“a.h5” was not found");
    row(ErrorKind::FileExistsError, "/data/a.h5", "“a.h5” already exists");
    row(ErrorKind::PermissionError, "/data/a.h5", "Permission denied: “a.h5”");
    row(ErrorKind::OSError, "/data/a.h5", "Cannot read or write “a.h5”");
    row(ErrorKind::ValueError, "/data/a.h5", "Not possible with “a.h5”");
    row(ErrorKind::ValueError, "", "Not possible");
    row(ErrorKind::MemoryError, "/data/a.h5", "Not enough memory");
    row(ErrorKind::KeyError, "", "Key not found");
    row(ErrorKind::IndexError, "", "Index out of range");
    row(ErrorKind::Internal, "", "Internal error of TensorDesk");
}

void MessageBarTest::headlinesOfErrors()
{
    QFETCH(int, kind);
    QFETCH(QString, file);
    Error error(ErrorKind(kind), "something");
    if (!file.isEmpty()) {
        error.inFile(file.toStdString());
    }
    QTEST(headlineOf(error), "headline");
    QVERIFY(headlineOf(error).size() <= kLongestHeadline);
}

void MessageBarTest::elidesNamesInHeadlines_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("headline");
    const QString longName = QString(300, QLatin1Char('a')) + QStringLiteral(".h5");
    QTest::newRow("a short name") << "Cannot open %1" << "rollout.h5" << "Cannot open rollout.h5";
    QTest::newRow("a name that just fits") << "Cannot open %1" << QString(48, QLatin1Char('a'))
                                           << QStringLiteral("Cannot open ") + QString(48, QLatin1Char('a'));
    QTest::newRow("a long name keeps its end") << "Cannot open %1" << longName
                                               << QStringLiteral("Cannot open ") + QString(23, QLatin1Char('a')) + QChar(0x2026)
                                                      + QString(21, QLatin1Char('a')) + QStringLiteral(".h5");
    QTest::newRow("a long translation keeps part of the name")
        << QString(70, QLatin1Char('x')) + QStringLiteral("%1") << longName
        << QString(70, QLatin1Char('x')) + QString(7, QLatin1Char('a')) + QChar(0x2026) + QString(5, QLatin1Char('a'))
               + QStringLiteral(".h5");
    QTest::newRow("percent signs are text") << "Cannot open %1" << "a%1" << "Cannot open a%1";
}

void MessageBarTest::elidesNamesInHeadlines()
{
    QFETCH(QString, pattern);
    QFETCH(QString, name);
    QTEST(headlineAbout(pattern, name), "headline");
}

void MessageBarTest::advises_data()
{
    QTest::addColumn<int>("kind");
    QTest::addColumn<bool>("hasAdvice");
    QTest::newRow("no permission") << int(ErrorKind::PermissionError) << true;
    QTest::newRow("no memory") << int(ErrorKind::MemoryError) << true;
    QTest::newRow("our mistake") << int(ErrorKind::Internal) << true;
    QTest::newRow("a mistyped key says it all") << int(ErrorKind::KeyError) << false;
}

void MessageBarTest::advises()
{
    QFETCH(int, kind);
    QTEST(!adviceFor(Error(ErrorKind(kind), "x")).isEmpty(), "hasAdvice");
}

void MessageBarTest::takesNoRoomWhileEmpty()
{
    MessageBar bar;
    QVERIFY(bar.isHidden());
    bar.report(Notice{Notice::Severity::Info, QStringLiteral("a"), {}});
    QVERIFY(!bar.isHidden());
    QVERIFY(bar.sizeHint().height() > 0);
    bar.clear();
    QVERIFY(bar.isHidden());
}

void MessageBarTest::showsTheNewestAndCountsTheOthers()
{
    MessageBar bar;
    bar.resize(500, 100);
    for (const char* text : {"one", "two", "three"}) {
        bar.report(Notice{Notice::Severity::Warning, QLatin1String(text), {}});
    }
    QCOMPARE(texts(bar), (QStringList{QStringLiteral("three"), QStringLiteral("two"), QStringLiteral("one")}));
    QCOMPARE(visibleItems(bar), 1);
    QToolButton* const more = button(&bar, QStringLiteral("2 more"));
    QVERIFY(more);
    more->click();
    QCOMPARE(visibleItems(bar), 3);
    more->click();
    QCOMPARE(visibleItems(bar), 1);
}

void MessageBarTest::showsTheSameOnlyOnce()
{
    MessageBar bar;
    const Notice first{Notice::Severity::Info, QStringLiteral("first"), {}};
    bar.report(first);
    bar.report(Notice{Notice::Severity::Info, QStringLiteral("second"), {}});
    bar.report(first);
    QCOMPARE(texts(bar), (QStringList{QStringLiteral("first"), QStringLiteral("second")}));
}

void MessageBarTest::staysUntilDismissed()
{
    MessageBar bar;
    bar.report(Notice{Notice::Severity::Error, QStringLiteral("one"), {}});
    bar.report(Notice{Notice::Severity::Error, QStringLiteral("two"), {}});
    QSignalSpy changed(&bar, &MessageBar::changed);
    button(bar.findChildren<MessageItem*>().last(), QStringLiteral("Dismiss the message"))->click();
    QCOMPARE(changed.size(), 1);
    QCOMPARE(bar.notices().size(), std::size_t(1));
    QVERIFY(!bar.isHidden());
}

void MessageBarTest::showsHeadlineAndDetails()
{
    MessageBar bar;
    Error error(ErrorKind::OSError, "ends early");
    error.inFile("/data/a.h5");
    bar.report(QStringLiteral("Cannot open"), error);
    QStringList shown;
    for (const auto* const label : bar.findChild<MessageItem*>()->findChildren<QLabel*>()) {
        if (!label->isHidden() && !label->text().isEmpty()) {
            shown << label->accessibleName();
        }
    }
    QCOMPARE(shown, (QStringList{QStringLiteral("Cannot open"), QStringLiteral("/data/a.h5: ends early.")}));
    QCOMPARE(bar.notices().front().text(), QStringLiteral("Cannot open: /data/a.h5: ends early."));
}

void MessageBarTest::copiesTextAndAdvice()
{
    MessageBar bar;
    bar.report(
        Notice{Notice::Severity::Error, QStringLiteral("Cannot save"), QStringLiteral("It failed."), QStringLiteral("Try again.")});
    button(&bar, QStringLiteral("Copy the message"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Cannot save\nIt failed.\nTry again."));
}

void MessageBarTest::offersAdvice()
{
    MessageBar bar;
    bar.report(Error(ErrorKind::PermissionError, "cannot be written"));
    auto* const item = bar.findChild<MessageItem*>();
    const auto isShown = [&] {
        for (const auto* const label : item->findChildren<QLabel*>()) {
            if (label->text() == item->notice().advice) {
                return !label->isHidden();
            }
        }
        return false;
    };
    QVERIFY(!isShown());
    button(&bar, QStringLiteral("How to fix it"))->click();
    QVERIFY(isShown());
    bar.clear();
    bar.report(Error(ErrorKind::KeyError, "no such key"));
    QVERIFY(!button(bar.findChildren<MessageItem*>().last(), QStringLiteral("How to fix it")));
}

void MessageBarTest::cancellingIsNoError()
{
    MessageBar bar;
    bar.report(Error(ErrorKind::Cancelled, "cancelled"));
    QVERIFY(bar.notices().empty());
}

void MessageBarTest::everyControlHasAName()
{
    MessageBar bar;
    bar.report(Error(ErrorKind::PermissionError, "a"));
    bar.report(Error(ErrorKind::OSError, "b"));
    QCOMPARE(nameless(bar), QStringList{});
}

TENSORDESK_SUITE(MessageBarTest);
#include "tst_messagebar.moc"
