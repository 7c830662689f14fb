// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/dialogs/rerundialog.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "views/expression/expressionbar.h"
#include "views/messages/messagebar.h"
#include "views/style/style.h"
#include "views/text/linebreaks.h"

#include <ATen/ops/arange.h>
#include <ATen/ops/randint.h>

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QApplication>
#include <QClipboard>
#include <QDialog>
#include <QDir>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QScrollArea>
#include <QTabWidget>

#include <functional>

using namespace tensordesk;

namespace {

constexpr int kWidth = 1024;
constexpr int kHeight = 700;

/// Too long for any panel, and without a place where a line may end.
std::string longName(char letter)
{
    return std::string(300, letter);
}

/// Everything in it that has a name has a long one, and the rollout pages know it.
TensorDict longRollout()
{
    TensorDict td({4, 6}, {longName('e'), longName('t')});
    td.set({longName('k')}, Leaf(at::arange(24, at::kFloat).view({4, 6})));
    td.set({longName('p')}, Leaf(at::randint(256, {4, 6, 8, 8, 3}, at::kByte)));
    td.set({"next", "reward"}, Leaf(at::arange(24, at::kFloat).view({4, 6, 1})));
    td.set({"next", "done"}, Leaf(at::arange(24).remainder(6).eq(5).view({4, 6, 1})));
    td.set({longName('n'), longName('m')}, Leaf(at::arange(24).view({4, 6})));
    td.set({longName('s')}, NonTensor(longName('v'), {4, 6}));
    return td;
}

/// Returns widgets that are wider than their parent, which clips them, and windows that are wider than a screen of this width.
QStringList tooWide()
{
    QStringList found;
    for (const QWidget* const window : QApplication::topLevelWidgets()) {
        if (!window->isVisible() || window->windowType() == Qt::ToolTip) {
            continue;
        }
        const int needed = std::max(window->minimumSizeHint().width(), window->width());
        if (needed > kWidth) {
            found << QStringLiteral("%1 \"%2\": %3")
                         .arg(QLatin1String(window->metaObject()->className()), window->windowTitle().left(40))
                         .arg(needed);
        }
        for (const auto* const area : window->findChildren<QScrollArea*>()) {
            const bool scrollsDown = area->verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
            if (area->isVisible() && area->widget() && scrollsDown && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff
                && area->widget()->width() > area->viewport()->width()) {
                found << QStringLiteral("%1: %2 of %3")
                             .arg(area->accessibleName())
                             .arg(area->viewport()->width())
                             .arg(area->widget()->width());
            }
        }
    }
    return found;
}

}  // namespace

/// No name, however long, makes a window or a panel wider than it is.
class LongNamesTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        useOwnSettings("tst_longnames");
        style::apply(ColourScheme::Light);
    }
    void init()
    {
        startWindow();
        m_window->resize(kWidth, kHeight);
    }
    void cleanup() { endWindow(); }

    void panels_data();
    void panels();
    void dialogs_data();
    void dialogs();
    void windowsBeside_data();
    void windowsBeside();
    void aStackOfFiles();
    void theWelcomePage();
    void messages();
    void whatIsCopiedIsPlain();

private:
    [[nodiscard]] QString written()
    {
        const QString folder = m_folder->filePath(QString(200, u'd'));
        QDir().mkpath(folder);
        const QString path = folder + QLatin1Char('/') + QString(200, u'f') + QStringLiteral(".h5");
        writeTensorDict(longRollout(), path.toStdString(), {}, Progress::none());
        return path;
    }
};

void LongNamesTest::panels_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("view");
    QTest::newRow("the first look") << "" << 0;
    QTest::newRow("a nested tensordict") << "n" << 0;
    QTest::newRow("a value") << "s" << 0;
    QTest::newRow("a nested key") << "n m" << int(Qt::Key_1);
    for (int view = Qt::Key_1; view <= Qt::Key_5; ++view) {
        QTest::addRow("view %d of numbers", view - Qt::Key_0) << "k" << view;
        QTest::addRow("view %d of pictures", view - Qt::Key_0) << "p" << view;
    }
}

void LongNamesTest::panels()
{
    QFETCH(QString, keys);
    QFETCH(int, view);
    QVERIFY(open(written()));
    if (!keys.isEmpty()) {
        KeyPath path;
        for (const QString& key : keys.split(u' ')) {
            path = path / Key(longName(key.front().toLatin1()));
        }
        QVERIFY(select(path));
    }
    if (view) {
        QTest::keyClick(m_window.get(), Qt::Key(view), Qt::ControlModifier);
    }
    for (const char* const panel : {"showShapes", "showEdits", "showJobs", "showLog"}) {
        if (QAction* const shows = m_window->findChild<QAction*>(QLatin1String(panel)); !shows->isChecked()) {
            shows->trigger();
        }
    }
    m_window->resize(kWidth, kHeight);
    QTRY_COMPARE(tooWide().join("\n"), QString());
    for (QTabWidget* const pages : pane().findChildren<QTabWidget*>()) {
        for (int page = 0; page < pages->count(); ++page) {
            if (pages->isVisible() && pages->isTabEnabled(page)) {
                pages->setCurrentIndex(page);
                QTRY_COMPARE(tooWide().join("\n"), QString());
            }
        }
    }
    for (QAbstractButton* const chip : m_window->findChildren<QAbstractButton*>()) {
        if (chip->isVisible() && chip->isEnabled()
            && QLatin1String(chip->metaObject()->className()).endsWith(QLatin1String("Chip"))) {
            chip->click();
            QTRY_COMPARE(tooWide().join("\n"), QString());
            if (QWidget* const popup = QApplication::activePopupWidget()) {
                popup->close();
            }
        }
    }
}

void LongNamesTest::dialogs_data()
{
    QTest::addColumn<QString>("action");
    for (const char* const action :
         {"export", "collateParts", "collateFiles", "runStatements", "deriveKeys", "addKey", "duplicateKey", "renameKey",
          "computeKey", "batchDims", "settings", "palette", "shortcuts", "curveLayouts", "compareSaved", "about"}) {
        QTest::newRow(action) << QString::fromLatin1(action);
    }
}

void LongNamesTest::dialogs()
{
    QFETCH(QString, action);
    QVERIFY(open(written(), {longName('k')}));
    pane().setEditable(true);
    QTRY_VERIFY(pane().document().isEditable());
    QAction* const opens = m_window->findChild<QAction*>(action);
    QVERIFY(opens);
    pane().document().execute(QStringLiteral("td['next', 'reward'][1, 2] = 7"));
    QTRY_VERIFY(opens->isEnabled());
    const auto windows = [] {
        const QWidgetList all = QApplication::topLevelWidgets();
        return std::count_if(all.begin(), all.end(), [](const QWidget* each) { return each->isVisible(); });
    };
    opens->trigger();
    const bool opened = QTest::qWaitFor([&] { return windows() > 1; }, kPatienceMs);
    QVERIFY(opened);
    QTRY_COMPARE(tooWide().join("\n"), QString());
    for (QWidget* const each : QApplication::topLevelWidgets()) {
        if (each != m_window.get() && each->isVisible()) {
            for (QLineEdit* const field : each->findChildren<QLineEdit*>()) {
                if (field->isVisible() && field->isEnabled() && !field->isReadOnly()) {
                    field->setText(QStringLiteral("td[\"%1\"]").arg(QString(300, u'q')));
                }
            }
            QTRY_COMPARE(tooWide().join("\n"), QString());
            each->close();
        }
    }
}

void LongNamesTest::windowsBeside_data()
{
    using Make = std::function<QWidget*(const QString&, const TensorDict&)>;
    QTest::addColumn<Make>("make");
    QTest::newRow("comparison") << Make([](const QString& path, const TensorDict&) { return new CompareWindow({path}, {path}); });
    QTest::newRow("collation") << Make(
        [](const QString& path, const TensorDict&) { return new CollationWindow(QStringList{path, path}); });
    QTest::newRow("check of a policy") << Make([](const QString&, const TensorDict& td) {
        return new RerunDialog(td, {.module = "ValueOperator(nn.Linear(1, 1), ['" + longName('w') + "'])"});
    });
}

void LongNamesTest::windowsBeside()
{
    QFETCH(const std::function<QWidget*(const QString&, const TensorDict&)>, make);
    const QString path = written();
    QVERIFY(open(path));
    const std::unique_ptr<QWidget> window(make(path, *pane().document().td()));
    window->show();
    window->resize(std::min(window->width(), kWidth), window->height());
    QTRY_VERIFY(!window->findChildren<QAbstractItemView*>().empty() || !window->findChildren<QLineEdit*>().empty());
    QTRY_COMPARE(tooWide().join("\n"), QString());
}

void LongNamesTest::aStackOfFiles()
{
    QStringList paths;
    for (int step = 1; step <= 20; ++step) {
        paths << m_folder->filePath(QStringLiteral("ckpt_%1.safetensors").arg(10 * step));
        TensorDict td(Shape{});
        td.set({"weight"}, Leaf(at::arange(step)));
        writeTensorDict(td, paths.back().toStdString(), {}, Progress::none());
    }
    m_window->openTogether(paths);
    QTRY_VERIFY(m_window->current());
    QCOMPARE(pane().name(), QString("ckpt_*.safetensors (20 files)"));
    QTRY_COMPARE(tooWide().join("\n"), QString());
}

void LongNamesTest::theWelcomePage()
{
    QVERIFY(open(written()));
    pane().closeDocument();
    QTRY_VERIFY(!m_window->current());
    QTRY_COMPARE(tooWide().join("\n"), QString());
}

void LongNamesTest::messages()
{
    QVERIFY(open(written()));
    pane().messages().report({Notice::Severity::Error, QString(300, u'x'), QString(300, u'y'), QString(300, u'z')});
    pane().expression().apply(QString(300, u'z'));
    m_window->open(m_folder->filePath(QString(250, u'g')));
    QTRY_COMPARE(tooWide().join("\n"), QString());
}

void LongNamesTest::whatIsCopiedIsPlain()
{
    const PlainCopies plainCopies;
    const QString path = QStringLiteral("/data/") + QString(100, u'a') + QStringLiteral("\u200b.pt");
    QCOMPARE(withoutLineBreaks(withLineBreaks(withLineBreaks(path))), path);
    QCOMPARE(withLineBreaks(QStringLiteral("a short text")), QString("a short text"));
    QLabel label(withLineBreaks(path));
    QVERIFY(label.text() != path);
    label.setTextInteractionFlags(Qt::TextSelectableByKeyboard | Qt::TextSelectableByMouse);
    label.show();
    label.setFocus();
    label.setSelection(0, int(label.text().size()));
    QTest::keySequence(&label, QKeySequence::Copy);
    QTRY_COMPARE(QApplication::clipboard()->text(), path);
}

TENSORDESK_SUITE(LongNamesTest);
#include "tst_longnames.moc"
