// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/layouts/drafting/layoutdraft.h"
#include "model/layouts/layoutfiles.h"
#include "model/layouts/layoutjson.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>

#include <QObject>
#include <QTemporaryDir>
#include <QTest>

using namespace tensordesk;

Q_DECLARE_METATYPE(tensordesk::KeyRole)

namespace {

/// Six steps in two episodes of four and two, marked in several ways.
TensorDict steps()
{
    TensorDict td;
    td.set({"x"}, Leaf(at::arange(12, at::kFloat).reshape({6, 2})));
    td.set({"u"}, Leaf(at::ones({6, 1})));
    td.set({"over"}, Leaf(at::tensor({0, 0, 0, 1, 0, 1}).to(at::kBool)));
    td.set({"begins"}, Leaf(at::tensor({1, 0, 0, 0, 1, 0}).to(at::kBool)));
    td.set({"run"}, Leaf(at::tensor({7, 7, 7, 7, 9, 9})));
    td.set({"bounds"}, Leaf(at::tensor({4, 6})));
    td.set({"counts"}, Leaf(at::tensor({4, 2})));
    return td;
}

}  // namespace

/// Layouts that the user composes.
class LayoutDraftTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void rolesAreKept();
    void rolesTellEpisodes_data();
    void rolesTellEpisodes();
    void paddedEpisodes();
    void paddingIsKept();
    void shownKeysDiffer();
    void placesOfSteps();
    void savedAndFound();

private:
    [[nodiscard]] std::unique_ptr<Storage> stored(const TensorDict& td) const
    {
        const std::string path = m_folder.filePath("file.pt").toStdString();
        WriteOptions options;
        options.overwrite = true;
        writeTensorDict(td, path, options, Progress::none());
        OpenOptions asStored;
        asStored.asStored = true;
        return openStorage(path, asStored);
    }

    QTemporaryDir m_folder;
};

void LayoutDraftTest::rolesAreKept()
{
    for (int number = 0; number <= static_cast<int>(KeyRole::PaddedLengths); ++number) {
        const auto role = static_cast<KeyRole>(number);
        Layout draft;
        setRole(draft, "k", KeyRole::EpisodeEnds);
        setRole(draft, "k", role);
        QCOMPARE(roleOf(draft, "k"), role);
        QCOMPARE(roleOf(draft, "other"), KeyRole::Other);
        const Layout read = layoutIn(jsonOf(namedLayout(draft, "mine")));
        QCOMPARE(roleOf(read, "k"), role);
        QCOMPARE(shownKey(read, "k"), shownKey(draft, "k"));
    }
}

void LayoutDraftTest::rolesTellEpisodes_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<KeyRole>("role");
    QTest::newRow("done") << "over" << KeyRole::Done;
    QTest::newRow("terminated") << "over" << KeyRole::Terminated;
    QTest::newRow("truncated") << "over" << KeyRole::Truncated;
    QTest::newRow("first step") << "begins" << KeyRole::FirstStep;
    QTest::newRow("number") << "run" << KeyRole::EpisodeNumber;
    QTest::newRow("ends") << "bounds" << KeyRole::EpisodeEnds;
    QTest::newRow("lengths") << "counts" << KeyRole::EpisodeLengths;
}

void LayoutDraftTest::rolesTellEpisodes()
{
    QFETCH(const QString, key);
    QFETCH(const KeyRole, role);
    const auto file = stored(steps());
    Layout draft = draftAt({}, file->root());
    setRole(draft, "x", KeyRole::Observation);
    setRole(draft, "u", KeyRole::Action);
    const LayoutPreview none = previewOf(*file, draft);
    QCOMPARE(none.lengths, std::vector<int64_t>{6});
    QVERIFY(!none.problems.empty());
    setRole(draft, key.toStdString(), role);
    const LayoutPreview preview = previewOf(*file, draft);
    QCOMPARE(preview.lengths, (std::vector<int64_t>{4, 2}));
    QVERIFY(preview.first->contains(KeyPath{"observation"}));
}

void LayoutDraftTest::paddedEpisodes()
{
    TensorDict td;
    td.set({"x"}, Leaf(at::ones({3, 5, 2})));
    td.set({"u"}, Leaf(at::ones({3, 5, 1})));
    td.set({"gain"}, Leaf(at::ones({3, 5})));
    td.set({"n"}, Leaf(at::tensor({5, 2, 4})));
    const auto file = stored(td);
    Layout draft = draftAt({}, file->root());
    setRole(draft, "x", KeyRole::Observation);
    setRole(draft, "u", KeyRole::Action);
    setRole(draft, "gain", KeyRole::Reward);
    setRole(draft, "n", KeyRole::PaddedLengths);
    QCOMPARE(previewOf(*file, draft).lengths, (std::vector<int64_t>{5, 2, 4}));
}

void LayoutDraftTest::paddingIsKept()
{
    TensorDict td;
    td.set({"obs"}, Leaf(at::ones({3, 5, 2})));
    td.set({"action"}, Leaf(at::ones({3, 5, 1})));
    td.set({"reward"}, Leaf(at::ones({3, 5})));
    td.set({"lengths"}, Leaf(at::tensor({5, 2, 4})));
    const auto file = stored(td);
    const auto laid = laidOut(*file);
    QVERIFY(laid);
    const Layout draft = draftOf(*laid, file->root());
    QCOMPARE(roleOf(draft, "lengths"), KeyRole::PaddedLengths);
    QCOMPARE(previewOf(*file, draft).lengths, (std::vector<int64_t>{5, 2, 4}));
}

void LayoutDraftTest::shownKeysDiffer()
{
    const auto file = stored(steps());
    Layout draft = draftAt({}, file->root());
    setRole(draft, "x", KeyRole::Observation);
    setRole(draft, "u", KeyRole::Observation);
    setRole(draft, "run", KeyRole::Done);
    setRole(draft, "over", KeyRole::Done);
    QCOMPARE(shownKey(draft, "u"), KeyPath{"observation_u"});
    QCOMPARE(roleOf(draft, "u"), KeyRole::Observation);
    QCOMPARE(shownKey(draft, "over"), (KeyPath{"next", "done_over"}));
    setRole(draft, "run", KeyRole::Other);
    setShownKey(draft, "u", {"observation", "below"});  // "observation" is a tensor
    QCOMPARE(shownKey(draft, "u"), KeyPath{"observation_u"});
    const LayoutPreview preview = previewOf(*file, draft);
    QCOMPARE(preview.lengths, (std::vector<int64_t>{4, 2}));
    QVERIFY(preview.first->contains(KeyPath{"observation_u"}));
}

void LayoutDraftTest::placesOfSteps()
{
    TensorDict root;
    root.set({"data", "run_0"}, steps());
    root.set({"data", "run_1"}, steps());
    root.set({"meta", "more"}, steps());
    QCOMPARE(placesIn(root), (std::vector<StepsPlace>{{}, {{"data"}}, {{"data", "run_*"}}, {{"meta"}}, {{"meta", "more"}}}));
    QVERIFY(StepsPlace({{"data", "run_*"}}).hasMembers());
    QCOMPARE(levelAt(root, {{"data", "run_*"}})->count(), std::size_t{7});
    QVERIFY(!levelAt(root, {{"data", "walk_*"}}));
    QCOMPARE(placeOf(draftOf(LaidOut(), root)), StepsPlace({{"data", "run_*"}}));
    QCOMPARE(placeOf(draftOf(LaidOut(), steps())), StepsPlace());
    const Layout draft = draftAt({{"meta", "more"}}, root);
    QCOMPARE(draft.within, (std::vector<std::string>{"meta", "more"}));
    QCOMPARE(placeOf(draft), StepsPlace({{"meta", "more"}}));
}

void LayoutDraftTest::savedAndFound()
{
    qputenv("XDG_CONFIG_HOME", m_folder.filePath("config").toUtf8());
    QVERIFY(savedLayouts().empty());
    Layout draft;
    setRole(draft, "x", KeyRole::Observation);
    saveLayout(namedLayout(draft, "my robot"));
    setRole(draft, "u", KeyRole::Action);
    saveLayout(namedLayout(draft, "my robot"));
    QCOMPARE(savedLayouts(), std::vector<std::string>{"my robot"});
    QCOMPARE(layoutNamed("my robot")->keys.size(), std::size_t{2});
    QVERIFY_THROWS_EXCEPTION(Error, saveLayout(namedLayout(draft, "a/b")));
    QVERIFY_THROWS_EXCEPTION(Error, saveLayout(namedLayout(draft, "ALOHA")));
    QVERIFY_THROWS_EXCEPTION(Error, static_cast<void>(layoutNamed("yours")));
    QCOMPARE(savedLayouts().size(), std::size_t{1});
}

TENSORDESK_SUITE(LayoutDraftTest);
#include "tst_layoutdraft.moc"
