// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/document/channelnames.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace tensordesk;

namespace {

using Names = std::vector<std::string>;

PythonValue listOf(const Names& names)
{
    PythonValue::List list;
    for (const std::string& name : names) {
        list.emplace_back(name);
    }
    return list;
}

}  // namespace

/// Names of channels from attributes, entries and info.json.
class ChannelNamesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void comeFromAttributes_data();
    void comeFromAttributes();
    void comeFromEntries();
    void comeFromInfo_data();
    void comeFromInfo();

private:
    [[nodiscard]] static TensorDict rollout()
    {
        TensorDict td({4});
        td.set({"observations"}, Leaf(at::zeros({4, 3})));
        td.set({"next", "observations"}, Leaf(at::zeros({4, 3})));
        td.set({"observation.state"}, Leaf(at::zeros({4, 2})));
        return td;
    }
};

void ChannelNamesTest::comeFromAttributes_data()
{
    QTest::addColumn<bool>("isNested");
    QTest::addColumn<QString>("level");
    QTest::addColumn<QString>("attribute");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("leaf") << false << "observations" << "names" << true;
    QTest::newRow("leaf, other word") << false << "observations" << "channel_names" << true;
    QTest::newRow("leaf, unknown word") << false << "observations" << "words" << false;
    QTest::newRow("root") << false << "" << "observations_names" << true;
    QTest::newRow("root, singular") << false << "" << "observation_names" << true;
    QTest::newRow("own level") << true << "next" << "observation_names" << true;
    QTest::newRow("level above") << true << "" << "observation_names" << true;
    QTest::newRow("another key") << true << "" << "action_names" << false;
}

void ChannelNamesTest::comeFromAttributes()
{
    QFETCH(bool, isNested);
    QFETCH(QString, level);
    QFETCH(QString, attribute);
    QFETCH(bool, isFound);
    const Names names{"x", "y", "angle"};
    const NotesReader notes = [&](const KeyPath& path) {
        EntryNotes found;
        if (path == (level.isEmpty() ? KeyPath() : KeyPath{Key(level.toStdString())})) {
            found.attributes = {{attribute.toStdString(), listOf(names)}};
        }
        return found;
    };
    const KeyPath key = isNested ? KeyPath{"next", "observations"} : KeyPath{"observations"};
    QCOMPARE(channelNames(rollout(), key, notes, {}), isFound ? names : Names());
    // It has another number of channels.
    QCOMPARE(channelNames(rollout(), {"observation.state"}, notes, {}), Names());
}

void ChannelNamesTest::comeFromEntries()
{
    TensorDict td = rollout();
    td.set({"observation_names"}, NonTensor(listOf({"x", "y", "angle"}), Shape{4}));
    QCOMPARE(channelNames(td, {"observations"}, {}, {}), (Names{"x", "y", "angle"}));
    QCOMPARE(channelNames(td, {"next", "observations"}, {}, {}), (Names{"x", "y", "angle"}));
    QCOMPARE(channelNames(td, {"next"}, {}, {}), Names());
    QCOMPARE(channelNames(td, {"missing"}, {}, {}), Names());
    QCOMPARE(channelNames(td, {}, {}, {}), Names());
}

void ChannelNamesTest::comeFromInfo_data()
{
    QTest::addColumn<QByteArray>("info");
    QTest::addColumn<bool>("isFound");
    QTest::newRow("list") << QByteArray(R"({"features": {"observation.state": {"names": ["left", "right"]}}})") << true;
    QTest::newRow("motors") << QByteArray(R"({"features": {"observation.state": {"names": {"motors": ["left", "right"]}}}})")
                            << true;
    QTest::newRow("nested list") << QByteArray(R"({"features": {"observation.state": {"names": [["left", "right"]]}}})") << true;
    QTest::newRow("none") << QByteArray(R"({"features": {"observation.state": {"names": null}}})") << false;
    QTest::newRow("too many") << QByteArray(R"({"features": {"observation.state": {"names": ["a", "b", "c"]}}})") << false;
    QTest::newRow("another key") << QByteArray(R"({"features": {"action": {"names": ["left", "right"]}}})") << false;
    QTest::newRow("no object") << QByteArray("[1, 2]") << false;
    QTest::newRow("no JSON") << QByteArray("{") << false;
    QTest::newRow("deep") << QByteArray(R"({"features": {"observation.state": {"names": )") + QByteArray(400, '[')
                                 + QByteArray(400, ']') + "}}}"
                          << false;
}

void ChannelNamesTest::comeFromInfo()
{
    QFETCH(QByteArray, info);
    QFETCH(bool, isFound);
    const QTemporaryDir folder;
    QVERIFY(QDir(folder.path()).mkpath("meta") && QDir(folder.path()).mkpath("data/chunk-000"));
    QFile file(folder.filePath("meta/info.json"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(info) == info.size());
    file.close();
    const std::string data = folder.filePath("data/chunk-000/episode_000000.parquet").toStdString();
    QCOMPARE(channelNames(rollout(), {"observation.state"}, {}, data), isFound ? (Names{"left", "right"}) : Names());
}

TENSORDESK_SUITE(ChannelNamesTest);
#include "tst_channelnames.moc"
