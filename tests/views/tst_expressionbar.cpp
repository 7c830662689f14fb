// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/suite.h"
#include "views/expression/callhelp.h"
#include "views/expression/expressionbar.h"
#include "views/expression/placemark.h"
#include "views/failures/diagnosisview.h"
#include "views/failures/errorcard.h"

#include "tests/views/accessible.h"
#include "tests/views/treefixtures.h"
#include "views/expression/keycompletion.h"
#include "views/text/valuetext.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTest>
#include <QToolButton>

using namespace tensordesk;
using namespace tensordesk::fixtures;

/// The line that shows the result of an index or expression while it is typed.
class ExpressionBarTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void saysWhatTheTextGives_data();
    void saysWhatTheTextGives();
    void worksOutLittleWhileOneTypes_data();
    void worksOutLittleWhileOneTypes();
    void refusesWhatHasNoRoom();
    void showsWhereTheSyntaxIsWrong();
    void warnsOfWhatIsHardlyMeant();
    void showsAllWarnings();
    void returnApplies();
    void givesPythonToGoOnFrom_data();
    void givesPythonToGoOnFrom();
    void returnWaitsForTheAnswer();
    void anErrorIsNotApplied();
    void escapeGoesBackToAll();
    void escapeIsLeftToTheWindowElse();
    void newestTextWins();
    void walksTheHistory();
    void appliesAnewToAnotherTensordict();
    void entersScopes();
    void goesBackToAllIfItFailsOnAnother();
    void findsTheKeyBeingTyped_data();
    void findsTheKeyBeingTyped();
    void completesKeys();
    void completesMethods();
    void helpsWithCalls_data();
    void helpsWithCalls();
    void textsOfValues();
    void everyControlHasAName();

private:
    static QString python(const QSignalSpy& results);
};

/// The result handed on last: its type and shape.
QString ExpressionBarTest::python(const QSignalSpy& results)
{
    if (results.isEmpty()) {
        return {};
    }
    const ValueText text = textOf(results.last().first().value<Value>());
    return text.type + QLatin1Char(' ') + (text.shape ? text.shape->text() : text.value);
}

void ExpressionBarTest::saysWhatTheTextGives_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("verdict");
    QTest::newRow("index") << "[:, 100:200]" << "TensorDict [16, 100]";
    QTest::newRow("index with spaces around") << "  [0] " << "TensorDict [500]";
    QTest::newRow("method") << ".select(\"obs\")" << "TensorDict [16, 500]";
    QTest::newRow("key") << "td[\"next\"]" << "TensorDict [16, 500]";
    QTest::newRow("leaf") << "td[\"next\", \"reward\"]" << "Tensor f64 [16, 500, 1]";
    QTest::newRow("number") << "1" << "int 1";
    QTest::newRow("nothing") << "" << "";
}

void ExpressionBarTest::saysWhatTheTextGives()
{
    QFETCH(QString, text);
    QFETCH(QString, verdict);
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.field()->setText(text);
    QTRY_COMPARE(bar.verdict(), verdict);
}

void ExpressionBarTest::worksOutLittleWhileOneTypes_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("applied");  ///< empty: nobody would wait for it
    QTest::newRow("a large tensor") << "torch.zeros(20000000)" << "Tensor f32 [20000000]";
    QTest::newRow("many tensors") << "torch.stack([torch.zeros(1000000) for i in range(20)]).sum(0)" << "Tensor f32 [1000000]";
    QTest::newRow("much work") << "[[torch.zeros(100000).sum() for i in range(1000000)]]" << "";
}

void ExpressionBarTest::worksOutLittleWhileOneTypes()
{
    QFETCH(QString, text);
    QFETCH(QString, applied);
    ExpressionBar bar;
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.setRoot(rollout());
    bar.field()->setText(text);
    QTRY_COMPARE(bar.verdict(), "more than is worked out while you type; Return computes it");
    QCOMPARE(results.size(), 1);
    if (!applied.isEmpty()) {
        QTest::keyClick(bar.field(), Qt::Key_Return);
        QTRY_COMPARE(python(results), applied);
        QCOMPARE(bar.applied(), text);
        // Typed and asked for before it is known.
        bar.apply(QString());
        bar.apply(text);
        QTRY_COMPARE(results.size(), 4);
        QCOMPARE(python(results), applied);
    }
    bar.field()->setText("td.batch_size");
    QTRY_COMPARE(bar.verdict(), "Size [16, 500]");
}

/// A line keeps the beginning of it, which is another expression.
void ExpressionBarTest::refusesWhatHasNoRoom()
{
    ExpressionBar bar;
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.setRoot(rollout());
    QGuiApplication::clipboard()->setText("1" + QString(" + 1").repeated(5'000'000));
    bar.field()->paste();
    QVERIFY(bar.verdict().startsWith(QString("The limit is 32\u202f767 characters")));
    QTest::keyClick(bar.field(), Qt::Key_Return);
    QCOMPARE(results.size(), 1);
    bar.field()->setText("td.batch_size");
    QTRY_COMPARE(bar.verdict(), "Size [16, 500]");
}

void ExpressionBarTest::showsWhereTheSyntaxIsWrong()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.field()->setText(QStringLiteral("td[\"obs\""));
    bar.resize(600, bar.sizeHint().height());
    bar.show();
    const int height = bar.sizeHint().height();
    QTRY_VERIFY(bar.verdict().contains(QLatin1Char('^')));
    QCOMPARE(bar.sizeHint().height(), height);  // nothing moves
    QVERIFY(bar.mark().isVisible());
    bar.field()->setText(QStringLiteral("  [0, ]]"));
    QVERIFY(!bar.mark().isVisible());  // until the user pauses
    QTRY_VERIFY(bar.mark().isVisible());
    QCOMPARE(bar.mark().span(), std::optional(PlaceMark::Span(7, 8)));
    bar.field()->setText(QStringLiteral("td[\"obs\"]"));
    QTRY_COMPARE(bar.verdict(), QStringLiteral("Tensor f32 [16, 500, 3]"));
}

/// The warning is behind a button: the expression works, and its result is more important.
void ExpressionBarTest::warnsOfWhatIsHardlyMeant()
{
    ExpressionBar bar;
    bar.show();
    bar.setRoot(rollout());
    bar.field()->setText("td['obs'].softmax(0)");
    QTRY_VERIFY(bar.warningButton()->text().startsWith("1 "));
    QVERIFY(bar.warningButton()->isVisible() && !bar.errorCard().isVisible());
    const QString verdict = bar.verdict();
    bar.warningButton()->click();
    QVERIFY(bar.errorCard().isVisible());
    QVERIFY2(bar.errorCard().text().contains("batch dim"), qPrintable(bar.errorCard().text()));
    QCOMPARE(bar.verdict(), verdict);
    QCOMPARE(bar.errorCard().view().fixes().expression(0), QString("td['obs'].softmax(-1)"));
    bar.errorCard().view().fixes().button(0)->click();
    QTRY_COMPARE(bar.applied(), QString("td['obs'].softmax(-1)"));
    QVERIFY(!bar.warningButton()->isVisible() && !bar.errorCard().isVisible());
}

void ExpressionBarTest::showsAllWarnings()
{
    ExpressionBar bar;
    bar.show();
    bar.setRoot(rollout());
    bar.field()->setText("td['obs'].softmax(0).argmax()");
    QTRY_VERIFY(bar.warningButton()->text().startsWith("2 "));
    bar.warningButton()->click();
    const QStringList lines = bar.errorCard().text().split('\n');
    QCOMPARE(lines.size(), 2);
    QVERIFY2(lines[0].contains("softmax") && lines[1].contains("argmax"), qPrintable(bar.errorCard().text()));
    QVERIFY(bar.errorCard().view().fixes().count() > 0);
}

void ExpressionBarTest::returnApplies()
{
    ExpressionBar bar;
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.setRoot(rollout());
    QCOMPARE(python(results), QStringLiteral("TensorDict [16, 500]"));
    QTest::keyClicks(bar.field(), QStringLiteral("[3]"));
    QTRY_COMPARE(bar.verdict(), QStringLiteral("TensorDict [500]"));
    QCOMPARE(results.size(), 1);
    QTest::keyClick(bar.field(), Qt::Key_Return);
    QCOMPARE(python(results), QStringLiteral("TensorDict [500]"));
    QCOMPARE(bar.applied(), QStringLiteral("[3]"));
    QCOMPARE(bar.history(), QStringList{QStringLiteral("[3]")});
}

void ExpressionBarTest::givesPythonToGoOnFrom_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("python");
    QTest::newRow("nothing") << "" << "td";
    QTest::newRow("index") << " [:, 3]" << "td[:, 3]";
    QTest::newRow("method") << ".select('obs')" << "td.select('obs')";
    QTest::newRow("operator") << "td[0] * 2" << "(td[0] * 2)";
    QTest::newRow("bracket in a key") << "td[\"n]xt\"]" << "td[\"n]xt\"]";
}

void ExpressionBarTest::givesPythonToGoOnFrom()
{
    QFETCH(QString, text);
    TensorDict td(Shape{16, 500});
    td.set({"obs"}, leaf({16, 500}));
    td.set({"n]xt", "a"}, leaf({16, 500}));
    ExpressionBar bar;
    bar.setRoot(td);
    bar.apply(text);
    QTRY_COMPARE(bar.applied(), text);
    QTEST(bar.python(), "python");
}

void ExpressionBarTest::returnWaitsForTheAnswer()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.apply(QStringLiteral("[3]"));
    QCOMPARE(results.size(), 0);
    QTRY_COMPARE(results.size(), 1);
    QCOMPARE(python(results), QStringLiteral("TensorDict [500]"));
}

void ExpressionBarTest::anErrorIsNotApplied()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.apply(QStringLiteral("td[\"nothing\"]"));
    QTRY_VERIFY(bar.verdict().contains(QStringLiteral("nothing")));
    QTest::keyClick(bar.field(), Qt::Key_Return);
    QCOMPARE(results.size(), 0);
    QCOMPARE(bar.applied(), QString());
}

void ExpressionBarTest::escapeGoesBackToAll()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.apply(QStringLiteral("[3]"));
    QTRY_COMPARE(bar.applied(), QStringLiteral("[3]"));
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    QTest::keyClick(bar.field(), Qt::Key_Escape);
    QCOMPARE(python(results), QStringLiteral("TensorDict [16, 500]"));
    QCOMPARE(bar.field()->text(), QString());
    QCOMPARE(bar.verdict(), QString());
    QTest::keyClick(bar.field(), Qt::Key_Escape);
    QCOMPARE(results.size(), 1);
}

void ExpressionBarTest::escapeIsLeftToTheWindowElse()
{
    QWidget window;
    auto* const bar = new ExpressionBar(&window);
    auto* const action = new QAction(&window);
    action->setShortcut(Qt::Key_Escape);
    window.addAction(action);
    QSignalSpy triggered(action, &QAction::triggered);
    bar->setRoot(rollout());
    window.show();
    window.activateWindow();
    bar->field()->setFocus();
    QTRY_VERIFY(bar->field()->hasFocus());
    bar->field()->setText(QStringLiteral("[0"));
    QTest::keyClick(bar->field(), Qt::Key_Escape);
    QCOMPARE(bar->field()->text(), QString());
    QCOMPARE(triggered.size(), 0);
    QTest::keyClick(bar->field(), Qt::Key_Escape);
    QCOMPARE(triggered.size(), 1);
}

void ExpressionBarTest::newestTextWins()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    for (int index = 0; index < 16; ++index) {
        bar.field()->setText(QStringLiteral("[%1, 0:%1]").arg(index));
    }
    QTRY_COMPARE(bar.verdict(), QStringLiteral("TensorDict [15]"));
}

void ExpressionBarTest::walksTheHistory()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.setHistory({QStringLiteral("[0]"), QStringLiteral("[1]")});
    bar.field()->setText(QStringLiteral("draft"));
    QStringList seen;
    for (const auto key : {Qt::Key_Up, Qt::Key_Up, Qt::Key_Up, Qt::Key_Down, Qt::Key_Down, Qt::Key_Down}) {
        QTest::keyClick(bar.field(), key);
        seen << bar.field()->text();
    }
    QCOMPARE(seen, (QStringList{QStringLiteral("[1]"), QStringLiteral("[0]"), QStringLiteral("[0]"), QStringLiteral("[1]"),
                                QStringLiteral("draft"), QStringLiteral("draft")}));
    bar.apply(QStringLiteral("[0]"));
    QTRY_COMPARE(bar.history(), (QStringList{QStringLiteral("[1]"), QStringLiteral("[0]")}));
}

void ExpressionBarTest::appliesAnewToAnotherTensordict()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.apply(QStringLiteral("[1]"));
    QTRY_COMPARE(bar.applied(), QStringLiteral("[1]"));
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.setRoot(member(7));
    QTRY_COMPARE(python(results), QStringLiteral("TensorDict []"));
    QCOMPARE(bar.applied(), QStringLiteral("[1]"));
    QCOMPARE(bar.history(), QStringList{QStringLiteral("[1]")});
}

void ExpressionBarTest::entersScopes()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.field()->setText(QStringLiteral("with td[\"next\"] as next: next[\"rewrd\"]"));
    QTRY_VERIFY(bar.verdict().contains(QStringLiteral("reward")));
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.apply(QStringLiteral("with td[\"next\"] as next: next"));
    QTRY_COMPARE(results.size(), 1);
    const QString text = python(results);
    bar.apply(QStringLiteral("td[\"next\"]"));
    QTRY_COMPARE(results.size(), 2);
    QCOMPARE(python(results), text);
    bar.apply(QStringLiteral("with td[\"next\"] as next: next"));
    QTRY_COMPARE(results.size(), 3);
    bar.apply(QStringLiteral("%1[\"reward\"]").arg(bar.python()));  // its name elsewhere is an expression too
    QTRY_COMPARE(results.size(), 4);
    QCOMPARE(bar.applied(), QStringLiteral("(with td[\"next\"] as next: next)[\"reward\"]"));
}

void ExpressionBarTest::goesBackToAllIfItFailsOnAnother()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.apply(QStringLiteral("td[\"next\"]"));
    QTRY_COMPARE(bar.applied(), QStringLiteral("td[\"next\"]"));
    QSignalSpy results(&bar, &ExpressionBar::resultChanged);
    bar.setRoot(member(7));
    QTRY_COMPARE(python(results), QStringLiteral("TensorDict [7]"));
    QCOMPARE(bar.applied(), QString());
    QVERIFY(bar.verdict().contains(QStringLiteral("next")));
}

void ExpressionBarTest::findsTheKeyBeingTyped_data()
{
    QTest::addColumn<QString>("text");  // a bar marks the cursor
    QTest::addColumn<QString>("found");
    QTest::newRow("nothing typed") << "td|" << "";
    QTest::newRow("number") << "td[0] + 1.|" << "";
    QTest::newRow("method") << "td.|" << "[] .";
    QTest::newRow("method of a level") << "td[\"next\"].sel|" << "[next] .sel";
    QTest::newRow("method after a call") << "td[\"next\"].select(\"a\").fl|" << "[next] .fl";
    QTest::newRow("function of a module") << "1 + torch.wh|" << "[] torch.wh";
    QTest::newRow("method within brackets") << "td.select(td.ke|" << "[] .ke";
    QTest::newRow("closed literal") << "td[\"obs\"|" << "";
    QTest::newRow("top level") << "td[\"ob|" << "[] ob";
    QTest::newRow("index alone") << "[\"ob|" << "[] ob";
    QTest::newRow("single quotes") << "td['ob|" << "[] ob";
    QTest::newRow("second of a nested key") << "td[\"next\", \"re|" << "[next] re";
    QTest::newRow("chained") << "td[\"next\"][\"deep\"][\"|" << "[next/deep] ";
    QTest::newRow("tuple in brackets") << "td[(\"next\", \"r|" << "[next] r";
    QTest::newRow("argument") << "td.select(\"obs\", \"ne|" << "[] ne";
    QTest::newRow("nested argument") << "td[\"a\"].select(\"b\", (\"c\", \"d|" << "[a/c] d";
    QTest::newRow("in a list") << "td.exclude(*[\"obs\", \"ne|" << "[] ne";
    QTest::newRow("after an operator") << "td[\"next\"] + td[\"o|" << "[] o";
    QTest::newRow("after an index") << "td[:, 3][\"o|" << "[] o";
    QTest::newRow("escaped quote") << "td[\"a\\\"b|" << "[] a\\\"b";
    QTest::newRow("before the rest") << "td[\"ob|\", \"x\"]" << "[] ob";
    QTest::newRow("name of a scope") << "with td[\"next\"].view(-1) as flat: flat[\"re|" << "[next] re";
    QTest::newRow("level of a scope's name") << "with td.view(-1) as f, f[\"next\"] as n:\n  n[\"deep\", \"|" << "[next/deep] ";
    QTest::newRow("method of a scope's name") << "with td[\"next\"] as n: n.fl|" << "[next] .fl";
    QTest::newRow("within a scope") << "with torch.no_grad(): td[\"ob|" << "[] ob";
    QTest::newRow("key that is called as") << "td[\"as\"][\"|" << "[as] ";
    QTest::newRow("brackets too many") << ")]td[\"o|" << "[] o";
}

void ExpressionBarTest::findsTheKeyBeingTyped()
{
    QFETCH(QString, text);
    const qsizetype cursor = text.indexOf(QLatin1Char('|'));
    text.remove(cursor, 1);
    QString found;
    if (const auto completion = keyCompletionAt(text, cursor)) {
        QStringList level;
        for (const PathElement& element : completion->level) {
            level << QString::fromStdString(element.key());
        }
        found = QStringLiteral("[%1] %2").arg(level.join(QLatin1Char('/')),
                                              (completion->isName() ? completion->module + QLatin1Char('.') : QString())
                                                  + completion->typed);
    }
    QTEST(found, "found");
}

void ExpressionBarTest::completesKeys()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.show();
    bar.activateWindow();
    bar.field()->setFocus();
    QTRY_VERIFY(bar.field()->hasFocus());
    QTest::keyClicks(bar.field(), QStringLiteral("td[\"next\", \"r"));
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(bar.field()->text(), QStringLiteral("td[\"next\", \"reward\""));
    QCOMPARE(bar.applied(), QString());
}

void ExpressionBarTest::completesMethods()
{
    ExpressionBar bar;
    bar.setRoot(rollout());
    bar.show();
    bar.activateWindow();
    bar.field()->setFocus();
    QTRY_VERIFY(bar.field()->hasFocus());
    QTest::keyClicks(bar.field(), QStringLiteral("td.sorted"));
    QTRY_VERIFY(QApplication::activePopupWidget());
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Down);
    QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
    QCOMPARE(bar.field()->text(), QStringLiteral("td.sorted_keys"));
}

void ExpressionBarTest::helpsWithCalls_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("argument");
    QTest::addColumn<QString>("help");
    QTest::newRow("no call") << "td[0, " << "" << 0 << "";
    QTest::newRow("a method") << "td.reshape(" << "reshape" << 0 << "td.reshape(<b>*shape</b>";
    QTest::newRow("the second argument") << "td.transpose(0, " << "transpose" << 1 << "<b>dim1</b>";
    QTest::newRow("a function") << "torch.stack([td, td], " << "torch.stack" << 1 << "<b>dim=0</b>";
    QTest::newRow("inside of another") << "td.select(td.get(\"a, (\", " << "get" << 1 << "td.get(";
    QTest::newRow("closed") << "td.select(\"a\")" << "" << 0 << "";
    QTest::newRow("brackets") << "(td[0], (" << "" << 0 << "";
    QTest::newRow("unknown") << "td.nothing_at_all(" << "nothing_at_all" << 0 << "";
}

void ExpressionBarTest::helpsWithCalls()
{
    QFETCH(QString, text);
    QFETCH(QString, name);
    QFETCH(int, argument);
    QFETCH(QString, help);
    const auto call = openCallAt(text, text.size());
    QCOMPARE(call.has_value(), !name.isEmpty());
    if (call) {
        QCOMPARE(*call, (OpenCall{name, argument}));
        QVERIFY2(helpOnCall(*call).contains(help), qPrintable(helpOnCall(*call)));
        QCOMPARE(helpOnCall(*call).isEmpty(), help.isEmpty());
    }
}

void ExpressionBarTest::textsOfValues()
{
    const auto shown = [](const Value& value) {
        const ValueText text = textOf(value);
        return text.type + QLatin1Char(' ') + (text.shape ? text.shape->text() : text.value);
    };
    QCOMPARE(shown(Value(true)), QStringLiteral("bool True"));
    QCOMPARE(shown(Value(Value::Size{{16, 500}})), QStringLiteral("Size [16, 500]"));
    QCOMPARE(shown(Value(leaf({2}, DType::Half))), QStringLiteral("Tensor f16 [2]"));
    QCOMPARE(shown(Value(episodes())), QStringLiteral("LazyStackedTensorDict [3, *]"));
    QCOMPARE(shown(Value(DType::Long)), QStringLiteral("dtype torch.int64"));
}

void ExpressionBarTest::everyControlHasAName()
{
    const ExpressionBar bar;
    QCOMPARE(nameless(bar), QStringList{});
}

TENSORDESK_SUITE(ExpressionBarTest);
#include "tst_expressionbar.moc"
