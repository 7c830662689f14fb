// SPDX-License-Identifier: GPL-3.0-or-later
#include "meanview.h"
#include "tests/support/suite.h"
#include "tests/views/shownleaf.h"

#include <ATen/ops/arange.h>

#include <QSignalSpy>
#include <QTest>

using namespace tensordesk;

/// The view that the manual shows, as it stands there.
class ViewPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void showsTheMeanOfThePart();
    void saysWhatItCannotShow();
};

void ViewPageTest::showsTheMeanOfThePart()
{
    MeanView view;
    view.show();
    QSignalSpy done(view.jobs().front(), &AbstractJob::done);
    const ShownLeaf leaf = shownLeaf(Leaf(at::arange(24).reshape({2, 3, 4})));
    DimSelection selection(leaf.dims, ViewKind::Table);
    view.setLeaf(leaf, selection);
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(visibleWords(view), "5.5");  // at [0, :, :]
    selection.setIndex(0, 1);
    view.setSelection(selection);
    QVERIFY(done.wait(kPatienceMs));
    QCOMPARE(visibleWords(view), "17.5");
}

void ViewPageTest::saysWhatItCannotShow()
{
    MeanView view;
    const ShownLeaf leaf = shownLeaf(Leaf(at::arange(0)));
    view.setLeaf(leaf, DimSelection(leaf.dims, ViewKind::Table));
    QVERIFY(!view.hint().isEmpty());
}

TENSORDESK_SUITE(ViewPageTest);
#include "tst_viewpage.moc"
