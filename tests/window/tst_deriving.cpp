// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/deriveddialog.h"
#include "app/window/document/documentcontroller.h"
#include "app/window/document/documentpane.h"
#include "app/window/mainwindow.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/failures/diagnosisview.h"
#include "views/tree/tensortreemodel.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>

#include <QFont>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;

/// Derived keys of a document: shown, remembered, following edits, and in no file.
class DerivingTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_deriving"); }
    void init();
    void cleanup();

    void areShownAndFollowEdits();
    void areRemembered();
    void windowOpensWithThem();
    void whatDoesNotFitIsTold();
    void dialogTellsShapes();
    void dialogExplainsFailures();

private:
    void open();
    void derive(const QString& text);
    [[nodiscard]] double firstOf(const Key& key) const
    {
        return m_document->td()->leaf({key}).tensor().flatten()[0].item<double>();
    }

    std::unique_ptr<QTemporaryDir> m_own;
    std::unique_ptr<DocumentController> m_document;
};

void DerivingTest::init()
{
    m_own = std::make_unique<QTemporaryDir>();
    QSettings::setPath(settingsFormat(), QSettings::UserScope, m_own->path() + "/settings");
    qputenv("XDG_STATE_HOME", (m_own->path() + "/state").toUtf8());
    TensorDict td({3, 4});
    td.set({"r"}, Leaf(at::arange(5, 17, at::kFloat).view({3, 4})));
    writeTensorDict(td, m_own->filePath("td").toStdString(), {}, Progress::none());
    open();
}

void DerivingTest::cleanup()
{
    m_document.reset();
    m_own.reset();
}

void DerivingTest::open()
{
    m_document = std::make_unique<DocumentController>();
    m_document->open(m_own->filePath("td"));
    QTRY_VERIFY(m_document->td());
}

void DerivingTest::derive(const QString& text)
{
    QSignalSpy reloaded(m_document.get(), &DocumentController::reloaded);
    m_document->derive(text);
    QTRY_COMPARE(reloaded.count(), 1);
}

void DerivingTest::areShownAndFollowEdits()
{
    derive("a = td['r'] * 2\nb = td['a'] - td['a'].mean()");
    QVERIFY(m_document->td()->contains({"a"}) && m_document->td()->contains({"b"}));
    QVERIFY(!m_document->storedTd()->contains({"a"}));
    QCOMPARE(firstOf("a"), 10.0);
    QCOMPARE(firstOf("b"), -11.0);

    TensorTreeModel model;
    model.setRoot(*m_document->td());
    model.fetchMore({});
    QTRY_VERIFY(!model.isLoading({}));
    QCOMPARE(model.rowCount(), 3);
    const QModelIndex derived = model.index(1, TensorTreeModel::KeyColumn), stored = model.index(0, TensorTreeModel::KeyColumn);
    QVERIFY(derived.data(Qt::FontRole).value<QFont>().italic());
    QVERIFY(derived.data(Qt::ToolTipRole).toString().contains("td['r'] * 2"));
    QVERIFY(!stored.data(Qt::FontRole).isValid());

    m_document->setEditable(true);
    QTRY_VERIFY(m_document->isEditable());
    QSignalSpy reloaded(m_document.get(), &DocumentController::reloaded);
    m_document->execute("td['r'][0, 0] = 29");
    QTRY_COMPARE(reloaded.count(), 1);
    QCOMPARE(firstOf("a"), 58.0);
    QCOMPARE(firstOf("b"), 33.0);

    QSignalSpy saved(m_document.get(), &DocumentController::saved);
    m_document->save();
    QTRY_COMPARE(saved.count(), 1);
    QCOMPARE(openStorage(m_own->filePath("td").toStdString())->root().keys(), std::vector<Key>{"r"});
}

void DerivingTest::areRemembered()
{
    derive("a = td['r'] * 2");
    open();
    QVERIFY(m_document->td()->contains({"a"}));  // when it is shown first: the restored selection may need it
    QCOMPARE(m_document->derivedText(), QString("a = td['r'] * 2"));
    derive("");
    open();
    QVERIFY(m_document->derivedText().isEmpty());
}

void DerivingTest::windowOpensWithThem()
{
    MainWindow window;
    window.open(m_own->filePath("td"), "a = td['r'] * 3");
    const auto td = [&] { return window.current() ? window.current()->document().td() : std::nullopt; };
    QTRY_VERIFY(td() && td()->contains({"a"}));
    QCOMPARE(td()->leaf({"a"}).tensor().flatten()[0].item<double>(), 15.0);
    open();
    QCOMPARE(m_document->derivedText(), QString("a = td['r'] * 3"));
    derive("");
}

void DerivingTest::whatDoesNotFitIsTold()
{
    derive("a = td['r'] + 1\nc = td['gone']");
    QVERIFY(m_document->td()->contains({"a"}) && !m_document->td()->contains({"c"}));
    QVERIFY(QString::fromStdString(m_document->findings().back().message.english()).startsWith("The derived key c cannot be made"));
    QSignalSpy failed(m_document.get(), &DocumentController::failed);
    m_document->derive("a = ");
    QCOMPARE(failed.count(), 1);
    QVERIFY(m_document->td()->contains({"a"}));
    derive("");
}

void DerivingTest::dialogTellsShapes()
{
    DerivedDialog dialog(*m_document->storedTd(), "a = td['r'] * 2\nc = td['gone']");
    QTRY_COMPARE(dialog.rows().size(), 2);
    QCOMPARE(dialog.rows().front(), QString("\"a\"  torch.float32 [3, 4]"));
    QVERIFY(dialog.rows().back().startsWith("c  there is no key"));
    auto* const text = dialog.findChild<QPlainTextEdit*>();
    text->setPlainText("a = td['r']\nnext = a +");
    QTRY_VERIFY(dialog.rows().isEmpty());
    text->setPlainText("a = td['r'].cumsum(0)");
    QTRY_COMPARE(dialog.rows(), QStringList{"\"a\"  torch.float32 [3, 4]"});
}

void DerivingTest::dialogExplainsFailures()
{
    DerivedDialog dialog(*m_document->storedTd(), "a = td['r'] * 2\nc = td['r'] + td['a'].sum(-1)\nd = td['a']");
    QTRY_COMPARE(dialog.rows().size(), 3);
    auto* const list = dialog.findChild<QListWidget*>();
    QCOMPARE(list->currentItem()->text().left(1), QString("c"));
    QVERIFY(!dialog.view().isHidden());
    QVERIFY(dialog.view().rule().contains("td['r'] has 4 and td['a'].sum(-1) has 3"));
    const QString fix = dialog.view().fixes().expression(0);
    QCOMPARE(fix, QString("td['r'] + td['a'].sum(-1, keepdim=True)"));
    list->setCurrentRow(0);
    QVERIFY(dialog.view().isHidden());
    list->setCurrentRow(2);
    dialog.view().fixes().button(0)->click();
    auto* const text = dialog.findChild<QPlainTextEdit*>();
    QCOMPARE(text->toPlainText(), "a = td['r'] * 2\nc = " + fix + "\nd = td['a']");
    QTRY_COMPARE(dialog.rows(),
                 (QStringList{"\"a\"  torch.float32 [3, 4]", "\"c\"  torch.float32 [3, 4]", "\"d\"  torch.float32 [3, 4]"}));
    QVERIFY(dialog.view().isHidden());
    text->undo();
    QVERIFY(text->toPlainText().contains("sum(-1)\n"));
    QTRY_VERIFY(!dialog.view().isHidden());
    text->setPlainText("c");  // shorter than the place of the fix
    QVERIFY(dialog.view().isHidden());
    list->setCurrentRow(1);
    QVERIFY(dialog.view().isHidden());
}

TENSORDESK_SUITE(DerivingTest);
#include "tst_deriving.moc"
