// SPDX-License-Identifier: GPL-3.0-or-later
#include "model/expression/derived/derivedkeys.h"
#include "tests/support/suite.h"
#include "views/inspector/inspectorpanel.h"

#include "tests/views/accessible.h"
#include "tests/views/treefixtures.h"
#include "views/common/paddingrule.h"
#include "views/dims/batchselection.h"
#include "views/inspector/summarypanel.h"

#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QCheckBox>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QScrollArea>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

#include <cmath>

using namespace tensordesk;
using namespace tensordesk::fixtures;

namespace {

/// Text without the characters that only align and group.
QString readable(QString text)
{
    text.remove(QChar(QChar::Nbsp));
    return text.replace(QChar(0x202f), QLatin1Char('_'));
}

ShownEntry shown(const TensorDict& td, const KeyPath& path)
{
    const auto entry = *td.find(path);
    return {path, entry, 2, td.names(), QStringLiteral("td[\"%1\"]").arg(QString::fromStdString(path.back().key()))};
}

/// A stored array that is read when it is let, and may fail.
class SlowSource final : public LeafSource {
public:
    SlowSource(Shape shape, std::shared_ptr<QSemaphore> permits)
        : LeafSource(std::move(shape), DType::Float), m_permits(std::move(permits))
    {
    }

    at::Tensor read(const std::vector<Range>& part) const override
    {
        m_permits->acquire();
        Shape counts;
        for (const auto& range : part) {
            counts.push_back(range.count);
        }
        if (fails) {
            throw Error(ErrorKind::OSError, "the disk is gone");
        }
        return at::zeros(counts);
    }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return "/data/rollout.h5"; }
    StorageLayout layout() const override { return {.kind = StorageLayout::Kind::Chunks, .chunks = {1, 10}}; }
    int64_t storedBytes() const override { return 1234; }

    bool fails = false;

private:
    std::shared_ptr<QSemaphore> m_permits;
};

/// A stored array of which only the file is known.
class StoredElsewhere final : public LeafSource {
public:
    explicit StoredElsewhere(std::string file) : LeafSource(Shape{4}, DType::Float), m_file(std::move(file)) { }

    at::Tensor read(const std::vector<Range>&) const override { return at::zeros({4}); }
    void write(const std::vector<Range>&, const at::Tensor&) override { }
    std::string file() const override { return m_file; }
    StorageLayout layout() const override { return {}; }
    int64_t storedBytes() const override { return 16; }

private:
    std::string m_file;
};

}  // namespace

/// All that is known of the selected entry, some of it from the background.
class InspectorTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void teachesWhileNothingIsSelected();
    void showsEachKind_data();
    void showsEachKind();
    void sumsUpALeaf();
    void leavesPaddingOut();
    void saysWhereALeafIsStored();
    void newestEntryWins();
    void aFailedSummarySaysWhy();
    void aLongReasonFits();
    void longTextsFit_data();
    void longTextsFit();
    void aLargeLeafWaitsToBeAsked();
    void showsTheRangeOfARaggedDim();
    void showsFindings();
    void showsAttributes();
    void copiesThePythonExpression();
    void everyControlHasAName();
};

void InspectorTest::teachesWhileNothingIsSelected()
{
    InspectorPanel panel;
    QVERIFY(panel.text().startsWith(QStringLiteral("Select a key")));
    panel.setEntry(shown(rollout(), {"obs"}));
    QVERIFY(!panel.text().startsWith(QStringLiteral("Select a key")));
    panel.clear();
    QVERIFY(panel.text().startsWith(QStringLiteral("Select a key")));
}

void InspectorTest::showsEachKind_data()
{
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("text");
    QTest::newRow("tensor") << "done"
                            << "done\n[16, 500 | 1]\nKind\ttensor\ndtype\ttorch.bool\nDevice\tcpu\nElements\t8_000\nSize\t7.8 KiB\n"
                               "Minimum\t0\nMaximum\t0\nMean\t0\nStd\t0\nNaN\t0\nInfinite\t0\nZeros\t8_000";
    QTest::newRow("tensordict") << "next"
                                << "next\n[16, 500]\nKind\ttensordict\nType\tTensorDict\nKeys\t2\nTensors\t2\nSize\t156 KiB";
    QTest::newRow("non-tensor") << "task"
                                << "task\n[16, 500]\nKind\tnon-tensor\nType\tstr\nHolds\tone value for the whole batch\n'pendulum'";
    QTest::newRow("broken, of a known shape")
        << "bad"
        << "bad\n[16, 500 | 4]\nKind\tbroken\ndtype\ttorch.float32\n"
           "The file ends after 12 of 96000 bytes.\n\nCheck that the disk is there and has space "
           "left. The command \u201ctensordesk check\u201d lists everything that is wrong with a file.";
    QTest::newRow("broken, of an unknown shape") << "worse"
                                                 << "worse\n[]\nKind\tbroken\nThe dtype is unknown.";
}

void InspectorTest::showsEachKind()
{
    QFETCH(QString, key);
    QFETCH(QString, text);
    InspectorPanel panel;
    panel.setEntry(shown(rollout(), {key.toStdString()}));
    QTRY_COMPARE(readable(panel.text()), text);
}

void InspectorTest::sumsUpALeaf()
{
    SummaryPanel panel;
    panel.setLeaf(Leaf(at::tensor({1.0F, 2.0F, 0.0F, std::nanf(""), INFINITY, -4.5F})));
    QTRY_COMPARE(readable(panel.text()), QStringLiteral("Minimum\t-4.5\nMaximum\t2\nMean\t-0.375\nStd\t2.86865\n"
                                                        "NaN\t1\nInfinite\t1\nZeros\t1"));
    panel.setLeaf(Leaf(at::zeros({0, 3})));
    QTRY_COMPARE(panel.text(), QStringLiteral("There are no elements."));
}

/// Statistics of the elements that `mask` marks as data, also for a part of the batch; or of all, if the user wants that.
void InspectorTest::leavesPaddingOut()
{
    TensorDict td(Shape{2, 3});
    td.set({"next", "reward"}, Leaf(at::tensor({1.0F, 3.0F, 0.0F, 5.0F, 0.0F, 0.0F}).reshape({2, 3, 1})));
    td.set({"mask"}, Leaf(at::tensor({1, 1, 0, 1, 0, 0}).to(at::kBool).reshape({2, 3, 1})));
    PaddingRule padding;
    BatchSelection batch;
    batch.setDims(td.batchSize(), td.names());
    InspectorPanel panel;
    panel.follow(padding);
    panel.follow(batch);
    panel.show();
    ShownEntry entry = shown(td, {"next", "reward"});
    entry.levels = {td, td.child({"next"})};
    panel.setEntry(entry);
    const auto says = [&](const char* text) { return readable(panel.text()).contains(QString::fromUtf8(text)); };
    QTRY_VERIFY(says("Minimum\t1\nMaximum\t5\nMean\t3\n"));
    QVERIFY(says("Without 3 elements of padding, which mask tells;"));
    batch.setRange(0, {1, 1, 1});
    QTRY_VERIFY(says("Mean\t5\n"));
    QVERIFY(says("Without 2 elements of padding"));
    batch.setRange(0, {0, 1, 2});

    auto* const counts = panel.findChild<QCheckBox*>();
    QVERIFY(counts->isVisible());
    counts->click();
    QVERIFY(padding.counts());
    QTRY_VERIFY(says("Minimum\t0\nMaximum\t5\nMean\t1.5\n"));
    QVERIFY(!says("padding, which"));
    QVERIFY(counts->isVisible());
    panel.setEntry(shown(td, {"mask"}));
    counts->click();
    QTRY_VERIFY(says("Mean\t0.5\n"));  // all elements of the mask itself count
    QTRY_VERIFY(!counts->isVisible());
}

void InspectorTest::saysWhereALeafIsStored()
{
    const auto permits = std::make_shared<QSemaphore>(1000);
    InspectorPanel panel;
    panel.setEntry({{"obs"}, Leaf(std::make_shared<SlowSource>(Shape{4, 10}, permits)), 1, {}, {}});
    QTRY_VERIFY(panel.text().contains(QStringLiteral("File\t/data/rollout.h5\nLayout\tchunks 1 × 10\nOn disk\t1.2 KiB")));
    const Leaf part = Leaf(std::make_shared<SlowSource>(Shape{4, 10}, permits)).at(Index{int64_t{0}});
    panel.setEntry({{"obs"}, part, 0, {}, {}});
    QTRY_VERIFY(panel.text().contains(QStringLiteral("Shown\ta part of the stored values")));
    TensorDict td(Shape{4});
    td.set({"r"}, Leaf(at::zeros({4})));
    DerivedKeys("a = td['r'] * 2").addTo(td);
    panel.setEntry(shown(td, {"a"}));
    QTRY_VERIFY2(panel.text().contains(QStringLiteral("Layout\tcomputed by td['r'] * 2")), qPrintable(panel.text()));
}

void InspectorTest::newestEntryWins()
{
    const auto permits = std::make_shared<QSemaphore>();
    SummaryPanel panel;
    panel.setLeaf(Leaf(std::make_shared<SlowSource>(Shape{4}, permits)));
    panel.setLeaf(Leaf(at::tensor({7.0F, 7.0F})));
    permits->release(1000);
    QTRY_VERIFY(panel.text().startsWith(QStringLiteral("Minimum\t7")));
    QTRY_VERIFY(!panel.job()->isRunning());
    QVERIFY(panel.text().startsWith(QStringLiteral("Minimum\t7")));
}

void InspectorTest::aFailedSummarySaysWhy()
{
    const auto source = std::make_shared<SlowSource>(Shape{4}, std::make_shared<QSemaphore>(1000));
    source->fails = true;
    SummaryPanel panel;
    panel.setLeaf(Leaf(source));
    QTRY_COMPARE(panel.text(), QStringLiteral("The disk is gone."));
    source->fails = false;
    panel.refresh();
    QTRY_VERIFY(panel.text().startsWith(QStringLiteral("Minimum\t0")));
}

/// The panel only scrolls vertically: wider content would be cut off.
void InspectorTest::aLongReasonFits()
{
    InspectorPanel panel;
    const std::string path = "/data/" + std::string(200, 'x') + "/a.memmap";
    panel.setEntry({{"a"},
                    Broken(Error(ErrorKind::OSError, "{}: is truncated: has 12 of 80 bytes", path), Shape{4}, DType::Float),
                    0,
                    {},
                    {}});
    panel.resize(panel.minimumWidth(), 400);
    panel.show();
    QVERIFY(panel.text().contains("is truncated"));
    const auto* area = panel.findChild<QScrollArea*>();
    QTRY_COMPARE(area->widget()->width(), area->viewport()->width());
}

void InspectorTest::longTextsFit_data()
{
    QTest::addColumn<ShownEntry>("entry");
    QTest::addColumn<QString>("text");
    const QString name(300, u'x');
    const auto stored = [](const QString& file) {
        return ShownEntry{{"a"}, Leaf(std::make_shared<StoredElsewhere>(file.toStdString())), 0, {}, {}};
    };
    TensorDict td(Shape{2});
    td.set({name.toStdString()}, NonTensor(name.toStdString(), {2}));
    const TensorDict sample = TensorDict::typed(TensorDict(Shape{2}), "project.ReplayBufferSampleOfAnAgent");
    QTest::newRow("type") << ShownEntry{{}, sample, 1, {}, {}} << "ReplayBufferSampleOfAnAgent";
    QTest::newRow("path") << stored("/data/runs/pendulum_2026/checkpoints/policy_100.pt")
                          << "/data/runs/pendulum_2026/checkpoints/policy_100.pt";
    QTest::newRow("path of a long name") << stored("/data/" + name) << "/data/" + name;
    QTest::newRow("numbers") << ShownEntry{{"a"}, Leaf(at::tensor({INT64_MIN, INT64_MAX, int64_t{1}})), 0, {}, {}}
                             << "-9223372036854775808";
    QTest::newRow("key and value") << shown(td, {name.toStdString()}) << name;
    QTest::newRow("findings of long names") << shown(rollout(), {"obs"}) << name + ": is odd";
}

/// The panel scrolls down only, and nothing in it is cut for which there is room below.
void InspectorTest::longTextsFit()
{
    QFETCH(ShownEntry, entry);
    QFETCH(QString, text);
    const std::string name(300, 'x');
    InspectorPanel panel;
    panel.resize(panel.minimumWidth(), 400);
    panel.show();
    panel.setNotes([&](const KeyPath&) { return EntryNotes{{{name, name}}, {}}; });
    panel.setEntry(entry);
    panel.setFindings({{Finding::Severity::Note, {}, "/data/" + name, Message("is odd")},
                       {Finding::Severity::Warning, {name}, "/a", Message("is odd")}});
    QTRY_VERIFY2(panel.text().contains(text) && panel.text().contains(QString::fromStdString(name)), qPrintable(panel.text()));
    const auto* const area = panel.findChild<QScrollArea*>();
    QTRY_COMPARE(area->widget()->width(), area->viewport()->width());
    for (const auto* const label : panel.findChildren<QLabel*>()) {
        if (label->isVisible() && label->wordWrap()) {
            QTRY_VERIFY2(label->heightForWidth(label->width()) <= label->height(), qPrintable(label->text()));
        } else if (label->isVisible() && label->accessibleName().contains(QLatin1String(": "))) {  // a value
            QVERIFY2(label->fontMetrics().horizontalAdvance(label->text()) <= label->width(), qPrintable(label->text()));
        }
    }
}

void InspectorTest::aLargeLeafWaitsToBeAsked()
{
    const auto permits = std::make_shared<QSemaphore>();
    SummaryPanel panel;
    panel.setLeaf(Leaf(std::make_shared<SlowSource>(Shape{1 << 20, 1 << 10}, permits)));
    QCOMPARE(panel.text(), QStringLiteral("This would read 4.0 GiB."));
    QVERIFY(!panel.job()->isRunning());
    auto* const start = panel.findChild<QToolButton*>();
    QVERIFY(start);
    for (auto* const button : panel.findChildren<QToolButton*>()) {
        if (button->text() == QLatin1String("Compute the summary")) {
            button->click();
        }
    }
    QVERIFY(panel.job()->isRunning());
    panel.job()->cancel();
    permits->release(1000);
    QTRY_COMPARE(panel.text(), QStringLiteral("Stopped."));
}

void InspectorTest::showsTheRangeOfARaggedDim()
{
    InspectorPanel panel;
    const TensorDict stack = episodes();
    panel.setEntry({{"x"}, *stack.find({"x"}), 2, stack.names(), {}});
    bool found = false;
    for (const auto* const widget : panel.findChildren<QWidget*>()) {
        found = found || widget->toolTip().contains(QStringLiteral("batch dim 1: 3\u20265"));
    }
    QVERIFY(found);
}

void InspectorTest::showsFindings()
{
    InspectorPanel panel;
    QSignalSpy requested(&panel, &InspectorPanel::entryRequested);
    panel.setEntry(shown(rollout(), {"task"}));
    panel.setFindings({{Finding::Severity::Warning, {"next", "obs"}, "/a", Message("<b>is odd</b>")},
                       {Finding::Severity::Note, {}, "/a", Message("the batch size is guessed")}});
    QVERIFY(panel.text().endsWith(QStringLiteral("next / obs: <b>is odd</b>\na: the batch size is guessed")));
    for (auto* const label : panel.findChildren<QLabel*>()) {
        if (label->text().startsWith(QLatin1String("<a"))) {
            QVERIFY(label->text().contains(QStringLiteral("&lt;b&gt;")));
            Q_EMIT label->linkActivated(QStringLiteral("entry"));
        }
    }
    QCOMPARE(requested.size(), 1);
    QVERIFY(requested.first().first().value<KeyPath>() == (KeyPath{"next", "obs"}));
    panel.setFindings({});
    QVERIFY(!panel.text().contains(QStringLiteral("odd")));
}

void InspectorTest::showsAttributes()
{
    InspectorPanel panel;
    panel.setNotes([](const KeyPath& path) {
        return path == KeyPath{"task"} ? EntryNotes{{{"unit", "m/s"}, {"scale", 0.5}}, {{"RED", 0}, {"BLUE", 5}}} : EntryNotes();
    });
    panel.setEntry(shown(rollout(), {"task"}));
    QTRY_VERIFY(panel.text().endsWith(QStringLiteral("unit\t'm/s'\nscale\t0.5\nNames of values\t0 RED, 5 BLUE")));
    panel.setEntry(shown(rollout(), {"done"}));
    QTRY_VERIFY(panel.text().contains(QStringLiteral("Zeros")));
    QVERIFY(!panel.text().contains(QStringLiteral("unit")));
}

void InspectorTest::copiesThePythonExpression()
{
    InspectorPanel panel;
    panel.setEntry(shown(rollout(), {"obs"}));
    for (auto* const button : panel.findChildren<QToolButton*>()) {
        if (button->accessibleName() == QLatin1String("Copy as Python")) {
            button->click();
        }
    }
    QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("td[\"obs\"]"));
}

void InspectorTest::everyControlHasAName()
{
    InspectorPanel panel;
    panel.setEntry(shown(rollout(), {"task"}));
    QCOMPARE(nameless(panel), QStringList{});
}

TENSORDESK_SUITE(InspectorTest);
#include "tst_inspector.moc"
