// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/layoutline.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/inspector/inspectorpanel.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/zeros.h>

#include <algorithm>

using namespace tensordesk;

namespace {

/// Two episodes of three steps, in a common form.
TensorDict flatRollout()
{
    at::Tensor ends = at::zeros({6}, at::kBool);
    ends[2] = true;
    ends[5] = true;
    TensorDict td;
    td.set({"obs"}, Leaf(at::arange(12, at::kFloat).reshape({6, 2})));
    td.set({"actions"}, Leaf(at::ones({6, 1})));
    td.set({"rewards"}, Leaf(at::ones({6})));
    td.set({"dones"}, Leaf(ends));
    td.set({"seed"}, NonTensor(PythonValue(7), {}));
    return td;
}

}  // namespace

/// The line above the tree says how a file is read.
class LayoutLineTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_layoutline"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void saysHowAFileIsRead();
    void isHiddenForOthers();

private:
    [[nodiscard]] QString written(const TensorDict& td, const QString& name) const
    {
        const QString path = m_folder->filePath(name);
        writeTensorDict(td, path.toStdString(), {}, Progress::none());
        return path;
    }
    [[nodiscard]] LayoutLine& line() const { return *pane().findChild<LayoutLine*>(); }
    /// True if the inspector has a label with this text.
    [[nodiscard]] bool inspectorShows(const QString& text) const
    {
        const auto labels = pane().findChild<InspectorPanel*>()->findChildren<QLabel*>();
        return std::ranges::any_of(labels, [&](const QLabel* label) { return label->isVisible() && label->text() == text; });
    }
    [[nodiscard]] std::vector<Key> keys() const { return pane().document().td()->keys(); }
};

void LayoutLineTest::saysHowAFileIsRead()
{
    QVERIFY(open(written(flatRollout(), "flat.pt")));
    QTRY_VERIFY(line().isVisible());
    QVERIFY2(line().text().startsWith("Read as: common names · 2 episode"), qPrintable(line().text()));
    QCOMPARE(keys(), (std::vector<Key>{"observation", "action", "next"}));
    QCOMPARE(pane().document().notes()({}).attributes, (PythonValue::Dict{{"seed", 7}}));

    QTRY_VERIFY(inspectorShows("seed"));

    LayoutLine& shown = line();
    Q_EMIT shown.linkActivated("stored");
    QTRY_COMPARE(shown.text(), QString("Shown as stored · <a href='layout'>Read by its layout</a> · <a href='change'>Change…</a>"));
    QTRY_VERIFY(!inspectorShows("seed"));
    QCOMPARE(keys(), (std::vector<Key>{"obs", "actions", "rewards", "dones", "seed"}));
    Q_EMIT shown.linkActivated("layout");
    QTRY_VERIFY2(shown.text().startsWith("Read as: "), qPrintable(shown.text()));
    QCOMPARE(keys(), (std::vector<Key>{"observation", "action", "next"}));
}

void LayoutLineTest::isHiddenForOthers()
{
    TensorDict td({3}, {"time"});
    td.set({"obs"}, Leaf(at::ones({3, 2})));
    td.set({"done"}, Leaf(at::zeros({3, 1}, at::kBool)));
    QVERIFY(open(written(td, "folder")));
    QVERIFY(!line().isVisible());
}

TENSORDESK_SUITE(LayoutLineTest);
#include "tst_layoutline.moc"
