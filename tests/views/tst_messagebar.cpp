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
        texts << message.text;
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
    void advises_data();
    void advises();
    void takesNoRoomWhileEmpty();
    void showsTheNewestAndCountsTheOthers();
    void showsTheSameOnlyOnce();
    void staysUntilDismissed();
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

void MessageBarTest::copiesTextAndAdvice()
{
    MessageBar bar;
    bar.report(Notice{Notice::Severity::Error, QStringLiteral("It failed."), QStringLiteral("Try again.")});
    button(&bar, QStringLiteral("Copy the message"))->click();
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("It failed.\nTry again."));
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
