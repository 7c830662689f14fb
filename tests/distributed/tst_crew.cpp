// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/distributed/crew/crew.h"
#include "model/distributed/crew/resultbytes.h"
#include "tests/support/suite.h"

#include <QTest>

using namespace tensordesk;

/// Results of shared work as bytes, and a crew of one process. tests/oracle/test_sharing.py tests crews of several.
class CrewTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void fields();
    void malformed_data();
    void malformed();
    void errors();
    void lone();
    void order();
};

namespace {

KeyPath samplePath()
{
    KeyPath path{"next", "reward"};
    path.push_back(Member{3, 1});
    return path;
}

std::string sampleBytes()
{
    ResultWriter writer;
    writer.addNumber(int64_t{-7});
    writer.add(std::string_view("a\0b", 3));
    writer.add(samplePath());
    writer.add(Message("{} of {}", 2, Message("the group")));
    writer.addAll(std::vector<double>{1.5, -2});
    writer.addFlag(true);
    return std::move(writer).bytes();
}

QString readAll(std::string_view bytes)
{
    try {
        ResultReader reader(bytes);
        const auto number = reader.number<int64_t>();
        const std::string text = reader.text();
        const KeyPath path = reader.keyPath();
        const Message message = reader.message();
        const auto doubles = reader.all<double>();
        const bool flag = reader.flag();
        return QString("%1 %2 %3 %4 %5 %6 %7")
            .arg(number)
            .arg(text.size())
            .arg(QString::fromStdString(toPython(path)), QString::fromStdString(message.english()))
            .arg(doubles.size())
            .arg(doubles.back())
            .arg(flag && reader.atEnd());
    } catch (const Error& error) {
        return QString::fromUtf8(className(error.kind()));
    }
}

QString failureIn(std::string outcome)
{
    try {
        return QString::fromStdString("result: " + resultIn(std::move(outcome)));
    } catch (const Error& error) {
        return QString::fromUtf8(className(error.kind())) + " " + error.what();
    }
}

}  // namespace

void CrewTest::fields()
{
    QCOMPARE(readAll(sampleBytes()), QString("-7 3 %1 2 of the group 2 -2 1").arg(QString::fromStdString(toPython(samplePath()))));
}

void CrewTest::malformed_data()
{
    QTest::addColumn<int>("kept");
    for (int kept = 0; kept < static_cast<int>(sampleBytes().size()); ++kept)
        QTest::addRow("%d bytes", kept) << kept;
}

void CrewTest::malformed()
{
    QFETCH(int, kept);
    QCOMPARE(readAll(std::string_view(sampleBytes()).substr(0, static_cast<std::size_t>(kept))), QString("RuntimeError"));
}

void CrewTest::errors()
{
    const Crew::Work work = [](std::size_t member, Progress&) -> std::string {
        if (member == 0)
            return "fine";
        if (member == 1)
            throw Error(ErrorKind::KeyError, "there is no key {}", "\"a\"").within(KeyPath{"next"}).inFile("b.h5");
        throw Error(ErrorKind::Cancelled, "cancelled");
    };
    Progress& progress = Progress::none();
    QCOMPARE(failureIn(outcomeOf(work, 0, progress)), QString("result: fine"));
    QCOMPARE(failureIn(outcomeOf(work, 1, progress)), QString("KeyError b.h5: key \"next\": there is no key \"a\""));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(outcomeOf(work, 2, progress)));
    QVERIFY(failureIn({}).startsWith("RuntimeError a process sent bytes that are not a result"));
    QVERIFY(failureIn("e").startsWith("RuntimeError a process sent bytes that are not a result"));
    QVERIFY(failureIn("x").startsWith("RuntimeError a process sent bytes that are not a result"));
}

void CrewTest::lone()
{
    LoneCrew crew;
    QVERIFY(crew.isLeader());
    QCOMPARE(crew.size(), 1);
    std::vector<std::size_t> begun;
    const auto results = crew.share(
        {"a", "b", "c"},
        [&](std::size_t member, Progress&) {
            begun.push_back(member);
            return std::to_string(member * member);
        },
        Progress::none());
    QCOMPARE(begun, (std::vector<std::size_t>{0, 1, 2}));
    QVERIFY(results == (std::vector<std::string>{"0", "1", "4"}));
}

void CrewTest::order()
{
    QCOMPARE(largestFirst({}), std::vector<std::size_t>());
    QCOMPARE(largestFirst({3, 9, 3, 0, 9}), (std::vector<std::size_t>{1, 4, 0, 2, 3}));
}

TENSORDESK_SUITE(CrewTest);
#include "tst_crew.moc"
