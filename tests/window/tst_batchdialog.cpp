// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/batchdialog.h"
#include "tests/support/suite.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/zeros.h>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace tensordesk;

namespace {

/// Root [4] named env, below it [4, 3].
TensorDict twoLevels()
{
    TensorDict td({4}, {"env"});
    td.set({"x"}, Leaf(at::zeros({4, 3, 5})));
    TensorDict below({4, 3}, {"env", "time"});
    below.set({"y"}, Leaf(at::zeros({4, 3, 2})));
    td.set({"n"}, below);
    return td;
}

}  // namespace

/// Other batch sizes and names, tried in the dialog.
class BatchDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void offersWhatTheLeavesAllow();
    void showsWhatLevelsBecome_data();
    void showsWhatLevelsBecome();
    void saysWhyNamesDoNotFit();
    void appliesAnEdit();
    void readOnlyChangesNothing();

private:
    void open(bool editable = true);
    [[nodiscard]] QByteArray levels() const;
    [[nodiscard]] QPushButton* button(const char* text) const;
    [[nodiscard]] QComboBox& size() const { return *m_dialog->findChild<QComboBox*>(); }
    [[nodiscard]] QLineEdit& names() const { return *m_dialog->findChild<QLineEdit*>(); }

    std::unique_ptr<BatchDialog> m_dialog;
};

void BatchDialogTest::init()
{
    open();
}

void BatchDialogTest::cleanup()
{
    m_dialog.reset();
}

void BatchDialogTest::open(bool editable)
{
    m_dialog = std::make_unique<BatchDialog>(twoLevels(), editable);
    m_dialog->show();
    QTRY_COMPARE(levels(), QByteArray("td [4] ['env'] -> the same\nn [4, 3] ['env', 'time'] -> the same\n"));
}

QByteArray BatchDialogTest::levels() const
{
    const auto* list = m_dialog->findChild<QTreeWidget*>();
    QByteArray text;
    for (int row = 0; row < list->topLevelItemCount(); ++row) {
        const auto* item = list->topLevelItem(row);
        text += (item->text(0) + ' ' + item->text(1) + " -> " + item->text(2) + '\n').toUtf8();
    }
    return text;
}

QPushButton* BatchDialogTest::button(const char* text) const
{
    for (auto* each : m_dialog->findChildren<QPushButton*>()) {
        if (each->text().remove('&') == QString::fromUtf8(text)) {
            return each;
        }
    }
    return nullptr;
}

void BatchDialogTest::offersWhatTheLeavesAllow()
{
    QStringList sizes;
    for (int at = 0; at < size().count(); ++at) {
        sizes << size().itemText(at);
    }
    QCOMPARE(sizes.mid(0, 3), QStringList({"[]", "[4]", "[4, 3]"}));
    QCOMPARE(size().currentText(), QString("[4]"));
}

void BatchDialogTest::showsWhatLevelsBecome_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<QString>("names");
    QTest::addColumn<QByteArray>("levels");
    QTest::addColumn<QString>("python");
    QTest::newRow("shorter") << 0 << "" << QByteArray("td [4] ['env'] -> []\nn [4, 3] ['env', 'time'] -> the same\n")
                             << "td.batch_size = []";
    QTest::newRow("longer, named") << 2 << "env, step"
                                   << QByteArray("td [4] ['env'] -> [4, 3] ['env', 'step']\n"
                                                 "n [4, 3] ['env', 'time'] -> [4, 3] ['env', 'step']\n")
                                   << "td.batch_size = [4, 3]\ntd.names = ['env', 'step']";
    QTest::newRow("inferred") << 3 << "env"
                              << QByteArray("td [4] ['env'] -> [4, 3] ['env', None]\n"
                                            "n [4, 3] ['env', 'time'] -> [4, 3, 2] ['env', None, None]\n")
                              << "td.auto_batch_size_()";
}

void BatchDialogTest::showsWhatLevelsBecome()
{
    QFETCH(int, size);
    QFETCH(QString, names);
    QFETCH(QByteArray, levels);
    QFETCH(QString, python);
    this->size().setCurrentIndex(size);
    this->names().setText(names);
    QTRY_COMPARE(this->levels(), levels);
    button("Copy as Python")->click();
    QCOMPARE(QApplication::clipboard()->text(), python);
}

void BatchDialogTest::saysWhyNamesDoNotFit()
{
    names().setText("env, time");
    QTRY_VERIFY(!button("Copy as Python")->isEnabled());
    QVERIFY(!button("Apply")->isEnabled());
    QCOMPARE(levels(), QByteArray("td [4] ['env'] -> the same\nn [4, 3] ['env', 'time'] -> the same\n"));
}

void BatchDialogTest::appliesAnEdit()
{
    QSignalSpy chosen(m_dialog.get(), &BatchDialog::editChosen);
    QVERIFY(!button("Apply")->isEnabled());
    size().setCurrentIndex(2);
    names().setText("agent");
    QTRY_VERIFY(button("Apply")->isEnabled());
    QTRY_VERIFY(levels().contains("agent"));
    button("Apply")->click();
    QCOMPARE(chosen.size(), 1);
    QCOMPARE(chosen.first().first().toString(), QString("td.batch_size = [4, 3]\ntd.names = ['agent', None]"));
    QVERIFY(!m_dialog->isVisible());
}

void BatchDialogTest::readOnlyChangesNothing()
{
    open(false);
    names().setText("agent");
    QTRY_VERIFY(levels().contains("agent"));
    QVERIFY(!button("Apply")->isEnabled());
}

TENSORDESK_SUITE(BatchDialogTest);
#include "tst_batchdialog.moc"
