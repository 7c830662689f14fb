// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/verbs/editscript.h"
#include "app/window/dialogs/editdialog.h"
#include "app/window/document/datapane.h"
#include "app/window/editing/editlistpanel.h"
#include "model/document/document.h"
#include "model/document/editlog.h"
#include "model/storage/storage.h"
#include "tests/support/program.h"
#include "tests/support/suite.h"
#include "tests/support/windowtest.h"
#include "tests/views/shownleaf.h"
#include "views/expression/expressionbar.h"
#include "views/failures/diagnosisview.h"
#include "views/messages/messagebar.h"
#include "views/table/celledits.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/zeros.h>

#include <QApplication>
#include <QClipboard>
#include <QDialogButtonBox>
#include <QListView>
#include <QPlainTextEdit>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QTimer>

#include <csignal>
#include <unistd.h>

using namespace tensordesk;

namespace {

TensorDict example()
{
    TensorDict td({3, 4}, {"env", "time"});
    td.set({"reward"}, Leaf(at::arange(12, at::kFloat).view({3, 4})));
    td.set({"done"}, Leaf(at::zeros({3, 4}, at::kBool)));
    td.set({"next", "obs"}, Leaf(at::arange(100, 124, at::kLong).view({3, 4, 2})));
    td.set({"task"}, NonTensor("pendulum", {3, 4}));
    return td;
}

void writeExample(const QString& path)
{
    writeTensorDict(example(), path.toStdString(), {}, Progress::none());
}

/// All of a tensordict in one text: keys, names, values.
QString contentOf(const TensorDict& td)
{
    QString text = QString::fromStdString(toString(td.names())) + "\n";
    std::vector<Key> keys = td.keys();
    std::sort(keys.begin(), keys.end());
    for (const Key& key : keys) {
        const Entry entry = td.at({key});
        text += QString::fromStdString(key) + ": ";
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            QStringList values;
            const at::Tensor flat = leaf->tensor().contiguous().view({-1});
            for (int64_t i = 0; i < flat.numel(); ++i) {
                values << QString::number(flat[i].to(at::kDouble).item<double>());
            }
            text += QString::fromStdString(dtypeName(leaf->dtype()) + toString(leaf->shape())) + " " + values.join(' ') + "\n";
        } else if (const auto* level = std::get_if<TensorDict>(&entry)) {
            text += "{\n" + contentOf(*level) + "}\n";
        } else if (const auto* value = std::get_if<NonTensor>(&entry)) {
            text += QString::fromStdString(value->toPythonValue().toPython()) + "\n";
        }
    }
    return text;
}

QString contentOfFile(const QString& path)
{
    return contentOf(openStorage(path.toStdString())->root());
}

/// The model of a table that shows `leaf`, read.
std::unique_ptr<TensorTableModel> tableOf(const Leaf& leaf, bool turned = false)
{
    const ShownLeaf shown = shownLeaf(leaf);
    DimSelection selection(shown.dims, ViewKind::Table);
    if (turned) {
        selection.setRole(selection.rank() - 1, DimRole::Y);
    }
    auto model = std::make_unique<TensorTableModel>();
    model->setLeaf(shown, selection);
    return model;
}

}  // namespace

/// Edits of the window, driven by keys and mouse.
class EditingTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_editing"); }
    void init() { startWindow(); }
    void cleanup() { endWindow(); }

    void cellsOfText_data();
    void cellsOfText();
    void refusesText_data();
    void refusesText();
    void pastes_data();
    void pastes();
    void namesSortedRows();
    void refusesToPaste_data();
    void refusesToPaste();

    void fillsCells();
    void computesCellsAndPastes();
    void editsWhatAnExpressionGives_data();
    void editsWhatAnExpressionGives();
    void editsKeys_data();
    void editsKeys();
    void dryRunSaysWhatIsWrong();
    void dryRunOffersFixes();
    void exportsReproduceTheFile_data();
    void exportsReproduceTheFile();
    void editListGoesBack();
    void editListSaysWhyItCannotBeSaved();
    void unsavedEditsSurviveAKill_data();
    void unsavedEditsSurviveAKill();
    void editsOfAnotherFileStayBehind();

private:
    [[nodiscard]] bool openForEditing(const QString& path, const KeyPath& key);
    void selectCells(int row, int column, int rows, int columns) const;
    /// Types into the edit dialog that `open` shows, waits for the dry run and applies. Returns the previewed changes.
    QStringList complete(const std::function<void()>& open, const QString& typed);
    /// Returns the content of the document once no edit is running.
    [[nodiscard]] QString content() const
    {
        static_cast<void>(QTest::qWaitFor([this] { return !pane().document().isBusy(); }, kPatienceMs));
        return contentOf(*pane().document().td());
    }
};

bool EditingTest::openForEditing(const QString& path, const KeyPath& key)
{
    if (!open(path, key)) {
        return false;
    }
    action("Edit values")->trigger();
    return QTest::qWaitFor([&] { return pane().document().isEditable(); }, kPatienceMs);
}

void EditingTest::selectCells(int row, int column, int rows, int columns) const
{
    auto* table = m_window->findChild<TensorTableView*>();
    QVERIFY(QTest::qWaitFor([&] { return table->model()->index(0, 0).data().toString() != "…"; }, kPatienceMs));
    m_window->activateWindow();  // a dialog may have been
    QVERIFY(QTest::qWaitForWindowActive(m_window.get(), kPatienceMs));
    table->setFocus();
    table->setCurrentIndex(table->model()->index(row, column));
    table->selectionModel()->select(QItemSelection(table->model()->index(row, column),
                                                   table->model()->index(row + rows - 1, column + columns - 1)),
                                    QItemSelectionModel::ClearAndSelect);
}

QStringList EditingTest::complete(const std::function<void()>& open, const QString& typed)
{
    QStringList changes;
    QTimer timer;
    bool isTyped = false;
    connect(&timer, &QTimer::timeout, this, [&] {
        auto* dialog = qobject_cast<EditDialog*>(QApplication::activeModalWidget());
        if (!dialog) {
            return;
        }
        if (!std::exchange(isTyped, true)) {
            QTest::keyClicks(dialog->findChild<QPlainTextEdit*>(), typed);
            return;
        }
        QPushButton* apply = nullptr;
        for (auto* button : dialog->findChildren<QPushButton*>()) {
            apply = button->text() == "Apply" ? button : apply;
        }
        if (apply->isEnabled()) {
            changes = dialog->changes();
            QTest::mouseClick(apply, Qt::LeftButton);
        }
    });
    timer.start(20);
    open();
    static_cast<void>(QTest::qWaitFor([&] { return isTyped && !QApplication::activeModalWidget(); }, kPatienceMs));
    timer.stop();
    static_cast<void>(QTest::qWaitFor([&] { return !pane().document().isBusy(); }, kPatienceMs));
    return changes;
}

void EditingTest::cellsOfText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("cells");  // rows between slashes
    QTest::newRow("one") << "5" << "5";
    QTest::newRow("spreadsheet") << "1\t2\n3\t4\n" << "1,2/3,4";
    QTest::newRow("spreadsheet of Windows") << "1\t2\r\n3\t4\r\n" << "1,2/3,4";
    QTest::newRow("column") << "1\n2\n3" << "1/2/3";
    QTest::newRow("spaces") << "1 2  3" << "1,2,3";
    QTest::newRow("numpy, printed") << "[[1.  2.5]\n [3.  nan]]" << "1.,2.5/3.,nan";
    QTest::newRow("numpy, repr") << "array([[1, 2],\n       [3, 4]], dtype=int32)" << "1,2/3,4";
    QTest::newRow("torch") << "tensor([1., -inf])" << "1.,-inf";
    QTest::newRow("Python") << "[[True, False], [False, True]]" << "True,False/False,True";
    QTest::newRow("numpy, more dims") << "[[[1 2] [3 4]] [[5 6] [7 8]]]" << "1,2/3,4/5,6/7,8";
    QTest::newRow("nothing") << " \n" << "";
    QTest::newRow("empty list") << "[]" << "";
}

void EditingTest::cellsOfText()
{
    QFETCH(QString, text);
    QFETCH(QString, cells);
    QStringList rows;
    for (const QStringList& row : celledits::cellsOf(text)) {
        rows << row.join(',');
    }
    QCOMPARE(rows.join('/'), cells);
}

void EditingTest::refusesText_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("ragged") << "1\t2\n3" << "The rows have different lengths: 2 and 1 cells.";
    QTest::newRow("left out") << "[0 1 2 ... 97 98 99]" << "The text leaves values out by \"...\". Print all of them first.";
    QTest::newRow("many cells") << QString("1 2\n").repeated(60'000) << QString("The clipboard has more than 100\u202f000 cells.");
    QTest::newRow("many in lists") << QString("[1, 2],").repeated(60'000)
                                   << QString("The clipboard has more than 100\u202f000 cells.");
    QTest::newRow("20 MB") << QString("1 2\n").repeated(5'000'000)
                           << QString("The clipboard has more than 6\u202f400\u202f000 characters.");
}

void EditingTest::refusesText()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    try {
        static_cast<void>(celledits::cellsOf(text));
        QFAIL("was read");
    } catch (const Error& error) {
        QCOMPARE(QString::fromStdString(error.message()), reason);
    }
}

void EditingTest::pastes_data()
{
    QTest::addColumn<at::ScalarType>("dtype");
    QTest::addColumn<bool>("turned");
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("statement");
    QTest::newRow("one") << at::kFloat << false << "0.1" << "td[\"obs\"][1, 2:4] = 0.1";
    QTest::newRow("row") << at::kFloat << false << "1\tnan"
                         << "td[\"obs\"][1, 2:4] = torch.tensor([1.0, torch.nan], dtype=torch.float32)";
    QTest::newRow("column") << at::kLong << false << "1\n2" << "td[\"obs\"][1:3, 2] = torch.tensor([1, 2], dtype=torch.int64)";
    QTest::newRow("block") << at::kShort << false << "1\t2\n3\t4"
                           << "td[\"obs\"][1:3, 2:4] = torch.tensor([[1, 2], [3, 4]], dtype=torch.int16)";
    QTest::newRow("block, dims turned") << at::kShort << true << "1\t2\n3\t4"
                                        << "td[\"obs\"][2:4, 1:3] = torch.tensor([[1, 3], [2, 4]], dtype=torch.int16)";
    QTest::newRow("decimal commas") << at::kDouble << false << "1,5\t2,25"
                                    << "td[\"obs\"][1, 2:4] = torch.tensor([1.5, 2.25], dtype=torch.float64)";
    QTest::newRow("bools of a spreadsheet") << at::kBool << false << "TRUE\tFALSE"
                                            << "td[\"obs\"][1, 2:4] = torch.tensor([True, False], dtype=torch.bool)";
}

void EditingTest::pastes()
{
    QFETCH(at::ScalarType, dtype);
    QFETCH(bool, turned);
    QFETCH(QString, text);
    QFETCH(QString, statement);
    const auto model = tableOf(Leaf(at::zeros({5, 5}, dtype)), turned);
    const EditProposal proposal = celledits::paste(*model, QItemSelectionRange(model->index(1, 2), model->index(1, 3)), text);
    QCOMPARE(proposal.statements, statement);
    QVERIFY(proposal.open.isEmpty());
}

void EditingTest::namesSortedRows()
{
    const auto model = tableOf(Leaf(at::arange(10, at::kInt).view({5, 2}).mul(7).remainder(11)));  // 0 3 6 9 1 | 7 …
    model->showWindow(0, 0, 5, 2);
    model->sortBy(TensorTableModel::Sorting{0, false});
    QTRY_VERIFY(!model->isSorting());
    QTRY_COMPARE(model->positionOf(model->index(1, 0)), (TensorTableModel::Position{4, 0}));
    const QItemSelectionRange cells(model->index(0, 1), model->index(2, 1));
    QCOMPARE(celledits::part(*model, cells), "td[\"obs\"][[0, 4, 1], 1]");
    QCOMPARE(celledits::paste(*model, QItemSelectionRange(model->index(1, 0)), "1\t2\n3\t4").statements,
             "td[\"obs\"][[4, 1], 0:2] = torch.tensor([[1, 2], [3, 4]], dtype=torch.int32)");
}

void EditingTest::refusesToPaste_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("reason");
    QTest::newRow("nothing") << "" << "The clipboard has no cells.";
    QTest::newRow("too wide") << "1\t2\t3\t4" << "The clipboard has 1 × 4 cells, but from here only 4 × 3 cells are left.";
    QTest::newRow("no number") << "1\tx" << "\"x\" is not a valid";
    QTest::newRow("does not fit the dtype") << "1\t300" << "300";
}

void EditingTest::refusesToPaste()
{
    QFETCH(QString, text);
    QFETCH(QString, reason);
    const auto model = tableOf(Leaf(at::zeros({5, 5}, at::kByte)));
    try {
        static_cast<void>(celledits::paste(*model, QItemSelectionRange(model->index(1, 2)), text));
        QFAIL("was taken");
    } catch (const Error& error) {
        QVERIFY2(QString::fromStdString(error.message()).contains(reason), error.what());
    }
}

void EditingTest::fillsCells()
{
    const QString path = m_folder->filePath("rollout");
    writeExample(path);
    const QString before = contentOfFile(path);
    QVERIFY(openForEditing(path, {"reward"}));
    selectCells(1, 1, 2, 2);
    const QStringList changes = complete(
        [this] { QTest::keyClick(m_window->findChild<TensorTableView*>(), Qt::Key_R, Qt::ControlModifier); }, "-1.5");
    QCOMPARE(changes, (QStringList{"td['reward'][1, 1]: 5.0 → -1.5", "td['reward'][1, 2]: 6.0 → -1.5",
                                   "td['reward'][2, 1]: 9.0 → -1.5", "td['reward'][2, 2]: 10.0 → -1.5"}));
    const QString filled = QString(before).replace("4 5 6 7 8 9 10 11", "4 -1.5 -1.5 7 8 -1.5 -1.5 11");
    QCOMPARE(content(), filled);
    QCOMPARE(contentOfFile(path), before);
    QTRY_COMPARE(m_window->findChild<TensorTableView*>()->model()->index(1, 1).data().toString(), "-1.5");
    action("Save")->trigger();
    QTRY_VERIFY(!m_window->isWindowModified());
    QCOMPARE(contentOfFile(path), filled);
}

void EditingTest::editsWhatAnExpressionGives_data()
{
    QTest::addColumn<QString>("expression");
    QTest::addColumn<QString>("key");
    QTest::addColumn<QString>("python");
    QTest::addColumn<QString>("was");
    QTest::addColumn<QString>("becomes");
    QTest::newRow("a slice") << "[:, 2:]" << "reward" << "td[:, 2:]['reward']" << "0 1 2 3 4" << "0 1 -1 -2 4";
    QTest::newRow("a level") << "td[\"next\"]" << "obs" << "td[\"next\"]['obs']" << "100 101 102" << "-1 101 -2";
    QTest::newRow("a leaf") << "[\"reward\"]" << "" << "td[\"reward\"]" << "0 1 2 3" << "-1 -2 2 3";
    QTest::newRow("keys") << "td.select(\"reward\")" << "reward" << "td.select(\"reward\")['reward']" << "0 1 2 3" << "-1 -2 2 3";
}

/// Recorded statements, and those of fill and paste, name the visible entry, not the entry of the same key in the whole.
void EditingTest::editsWhatAnExpressionGives()
{
    QFETCH(QString, expression);
    QFETCH(QString, key);
    QFETCH(QString, python);
    QFETCH(QString, was);
    QFETCH(QString, becomes);
    const QString path = m_folder->filePath("rollout.h5");
    writeExample(path);
    const QString before = contentOfFile(path);
    QVERIFY(openForEditing(path, {"done"}));
    pane().expression().apply(expression);
    if (!key.isEmpty()) {
        QTRY_VERIFY(tree().model()->rowCount() > 0 && pane().expression().applied() == expression);
        QVERIFY(select({key.toStdString()}));
    }
    QTRY_COMPARE(pane().shown()->python, python);
    pane().data().setViewKind(ViewKind::Table);
    auto* const table = m_window->findChild<TensorTableView*>();
    QTRY_VERIFY(static_cast<TensorTableModel*>(table->model())->leaf()->python == python);
    QTRY_VERIFY(static_cast<TensorTableModel*>(table->model())->isLoaded(table->model()->index(0, 0)));
    const QModelIndex second = table->model()->index(0, 1);
    QVERIFY(table->model()->setData(table->model()->index(0, 0), "-1"));
    QTRY_VERIFY(pane().document().isModified() && !pane().document().isBusy());
    selectCells(second.row(), second.column(), 1, 1);
    QGuiApplication::clipboard()->setText("-2");
    QTest::keyClick(table, Qt::Key_V, Qt::ControlModifier);
    const QString edited = QString(before).replace(was, becomes);
    QVERIFY(edited != before);
    QTRY_COMPARE(content(), edited);

    const QString other = m_folder->filePath("other.h5");
    writeExample(other);
    const auto document = Document::open(other.toStdString());
    document->setMode(Document::Mode::Edit);
    for (const std::string& statement : pane().document().statements()) {
        document->execute(statement, Progress::none());
    }
    QCOMPARE(contentOf(document->td()), edited);
}

void EditingTest::computesCellsAndPastes()
{
    const QString path = m_folder->filePath("rollout.h5");
    writeExample(path);
    const QString before = contentOfFile(path);
    QVERIFY(openForEditing(path, {"reward"}));
    selectCells(0, 0, 1, 4);
    static_cast<void>(complete([this] { action("Compute…")->trigger(); }, "x ** 2 + 1"));
    const QString computed = QString(before).replace("0 1 2 3 4 5 6 7 8", "1 2 5 10 4 5 6 7 8");
    QVERIFY(computed != before);
    QCOMPARE(content(), computed);

    QGuiApplication::clipboard()->setText("[[20. 30.]\n [40. 50.]]");
    selectCells(1, 2, 1, 1);
    QTest::keyClick(m_window->findChild<TensorTableView*>(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(content(), QString(computed).replace("4 5 6 7 8 9 10 11", "4 5 20 30 8 9 40 50"));
    QGuiApplication::clipboard()->setText("many words");
    QTest::keyClick(m_window->findChild<TensorTableView*>(), Qt::Key_V, Qt::ControlModifier);
    QTRY_COMPARE(pane().messages().notices().size(), std::size_t{1});

    // One undo each.
    pane().document().undo();
    QTRY_COMPARE(content(), computed);
    QTRY_VERIFY(!pane().document().isBusy());
    pane().document().undo();
    QTRY_COMPARE(content(), before);
    QTRY_VERIFY(!m_window->isWindowModified());
}

void EditingTest::editsKeys_data()
{
    QTest::addColumn<KeyPath>("key");
    QTest::addColumn<QByteArray>("name");  // of the action
    QTest::addColumn<QString>("typed");    // none: no dialog
    QTest::addColumn<QString>("statement");
    QTest::addColumn<KeyPath>("shown");  // afterwards; empty: something else
    const auto row = [](const char* title, const KeyPath& key, const char* name, const char* typed, const char* statement,
                        const KeyPath& shown) {
        QTest::newRow(title) << key << QByteArray(name) << QString::fromUtf8(typed) << QString::fromUtf8(statement) << shown;
    };
    row("add beside a leaf", {"reward"}, "Add a key…", "value", "td['value'] = torch.zeros(3, 4, 1)", {"value"});
    row("add in a level", {"next"}, "Add a key…", "value", "td['next', 'value'] = torch.zeros(3, 4, 1)", {"next", "value"});
    row("duplicate", {"next", "obs"}, "Duplicate…", "state", "td['next', 'state'] = td['next', 'obs'].clone()", {"next", "state"});
    row("duplicate a level", {"next"}, "Duplicate…", "last", "td['last'] = td['next'].clone()", {"last"});
    row("duplicate a value", {"task"}, "Duplicate…", "goal", "td['goal'] = td['task']", {"goal"});
    row("rename", {"next", "obs"}, "Rename or move…", "state", "td.rename_key_((\"next\", \"obs\"), (\"next\", \"state\"))",
        {"next", "state"});
    row("delete", {"done"}, "Delete", "", "del td['done']", {});
    row("delete a level", {"next"}, "Delete", "", "del td['next']", {});
    row("compute a leaf", {"next", "obs"}, "Change values…", "x.to(torch.float32) / 2",
        "x = td['next', 'obs']\ntd['next', 'obs'] = x.to(torch.float32) / 2", {"next", "obs"});
    row("change a value", {"task"}, "Change values…", "{\"name\": \"cartpole\", \"seed\": 3}",
        "td.set_non_tensor(\"task\", {\"name\": \"cartpole\", \"seed\": 3})", {"task"});
}

void EditingTest::editsKeys()
{
    QFETCH(KeyPath, key);
    QFETCH(QByteArray, name);
    QFETCH(QString, typed);
    QFETCH(QString, statement);
    QFETCH(KeyPath, shown);
    const QString path = m_folder->filePath("rollout");
    writeExample(path);
    QVERIFY(openForEditing(path, key));
    const QString before = content();
    QVERIFY(action(name.constData())->isEnabled());
    if (typed.isEmpty()) {
        action(name.constData())->trigger();
        QTRY_VERIFY(m_window->isWindowModified());
    } else {
        QVERIFY(!complete([&] { action(name.constData())->trigger(); }, typed).isEmpty());
    }
    QCOMPARE(pane().document().statements(), std::vector<std::string>{statement.toStdString()});
    if (!shown.empty()) {
        QTRY_VERIFY(pane().shown());
        QTRY_COMPARE(pane().shown()->path, shown);
    }
    const QString after = content();
    QVERIFY(after != before);
    action(qPrintable(action("Undo") ? "Undo" : "Undo " + pane().document().undoText()))->trigger();
    QTRY_COMPARE(content(), before);
    QTRY_VERIFY(!pane().document().isBusy());
    pane().document().redo();
    QTRY_COMPARE(content(), after);
    QTRY_VERIFY(!pane().document().isBusy());
    action("Save")->trigger();
    QTRY_VERIFY(!m_window->isWindowModified());
    QCOMPARE(contentOfFile(path), after);
}

void EditingTest::dryRunSaysWhatIsWrong()
{
    writeExample(m_folder->filePath("rollout"));
    QVERIFY(openForEditing(m_folder->filePath("rollout"), {"reward"}));
    EditDialog dialog(*pane().document().td(), {"Try", "td[\"rewrd\"] *= 2", "rewrd"});
    dialog.show();
    auto* apply = dialog.findChild<QDialogButtonBox*>()->buttons().first();
    QTRY_VERIFY2(visibleWords(dialog).contains("there is no key \"rewrd\"; did you mean \"reward\"?"),
                 qPrintable(visibleWords(dialog)));
    QVERIFY(dialog.changes().isEmpty());
    for (auto* button : dialog.findChildren<QPushButton*>()) {
        apply = button->text() == "Apply" ? button : apply;
    }
    QVERIFY(!apply->isEnabled());
    QTest::keyClicks(dialog.findChild<QPlainTextEdit*>(), "reward");  // the invalid part is selected
    QTRY_COMPARE(dialog.changes().size(), 11);
    QVERIFY(apply->isEnabled());
    dialog.findChild<QPlainTextEdit*>()->setPlainText("td[\"reward\"] *= 1");
    QTRY_VERIFY(visibleWords(dialog).contains("This changes nothing."));
    QVERIFY(!apply->isEnabled());
    QVERIFY(!m_window->isWindowModified());
}

void EditingTest::dryRunOffersFixes()
{
    writeExample(m_folder->filePath("rollout"));
    QVERIFY(openForEditing(m_folder->filePath("rollout"), {"reward"}));
    EditDialog dialog(*pane().document().td(), {"Try", "td[\"rewrd\"] *= 2", "rewrd"});
    dialog.show();
    QTRY_COMPARE(dialog.view().fixes().count(), std::size_t{1});
    QVERIFY(dialog.view().isVisible());
    QTest::mouseClick(dialog.view().fixes().button(0), Qt::LeftButton);
    QCOMPARE(dialog.statements(), QString("td[\"reward\"] *= 2"));
    QVERIFY(!dialog.view().isVisible());
    QTRY_COMPARE(dialog.changes().size(), 11);
    dialog.findChild<QPlainTextEdit*>()->undo();
    QCOMPARE(dialog.statements(), QString("td[\"rewrd\"] *= 2"));
}

void EditingTest::exportsReproduceTheFile_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("memmap") << "it's a rollout";
    QTest::newRow("HDF5") << "it's.h5";
}

void EditingTest::exportsReproduceTheFile()
{
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    writeExample(path);
    const QString again = m_folder->filePath("again " + name);
    writeExample(again);
    const QString original = m_folder->filePath("original " + name);
    writeExample(original);
    QVERIFY(openForEditing(path, {"reward"}));
    auto& document = pane().document();
    for (const char* statement :
         {"td[\"reward\"][0:2, 1:3] = torch.tensor([[0.1, torch.nan], [-torch.inf, 2.5]], dtype=torch.float32)",
          "x = td[\"next\", \"obs\"][:, 0]\ntd[\"next\", \"obs\"][:, 0] = x * 2", "td[\"value\"] = td[\"reward\"].clone()",
          "del td[\"done\"]", "td.rename_key_(\"value\", \"worth\")", "td[\"task\"] = \"it's cartpole\""}) {
        document.execute(QString::fromUtf8(statement));
    }
    // A cell typed by hand belongs to them.
    QTRY_VERIFY(!document.isBusy());
    QVERIFY(select({"reward"}));
    auto* model = m_window->findChild<TensorTableView*>()->model();
    QTRY_COMPARE(model->index(0, 1).data().toString(), "0.1");
    QVERIFY(model->setData(model->index(2, 3), "0.3", Qt::EditRole));
    QTRY_COMPARE(document.statements().size(), std::size_t{7});
    document.save();
    QTRY_VERIFY(!m_window->isWindowModified());
    const QString expected = contentOfFile(path);
    QVERIFY(expected.contains("worth") && expected.contains("0.3"));

    // The command, run by a shell on another copy.
    const QString command = QString::fromStdString(editCommand(again.toStdString(), document.statements()))
                                .replace(0, 10, '\'' + program() + '\'');
    QProcess shell;
    shell.start("sh", {"-c", command});
    QVERIFY(shell.waitForFinished(120000));
    QVERIFY2(shell.exitCode() == 0, shell.readAllStandardError());
    QCOMPARE(contentOfFile(again), expected);

    // The program, run by Python from a third one.
    if (!QFile::exists(TENSORDESK_PYTHON)) {
        QSKIP("There is no Python with tensordict here.");
    }
    QFile script(m_folder->filePath("edits.py"));
    QVERIFY(script.open(QIODevice::WriteOnly));
    script.write(m_window->findChild<EditListPanel*>()->asPython().toUtf8());
    script.close();
    const QString made = m_folder->filePath("made " + name);
    QProcess python;
    python.start(TENSORDESK_PYTHON, {script.fileName(), original, made});
    QVERIFY(python.waitForFinished(120000));
    QVERIFY2(python.exitCode() == 0, python.readAllStandardError());
    // HDF5 files of Python have no names of dims.
    const auto nameless = [&](QString content) {
        return name.endsWith(".h5") ? content.remove(QRegularExpression("\\[('env'|None).*\\]\n")) : content;
    };
    QCOMPARE(nameless(contentOfFile(made)), nameless(expected));
}

void EditingTest::editListGoesBack()
{
    writeExample(m_folder->filePath("rollout"));
    QVERIFY(openForEditing(m_folder->filePath("rollout"), {"reward"}));
    QTest::keyClick(m_window.get(), Qt::Key_F7);
    auto* list = m_window->findChild<EditListPanel*>()->findChild<QListView*>();
    QTRY_VERIFY(list->isVisible());
    const QString before = content();
    pane().document().execute("td[\"reward\"][0, 0] = 1");
    QTRY_COMPARE(list->model()->rowCount(), 2);
    const QString one = content();
    pane().document().execute("td[\"done\"][:] = True");
    QTRY_COMPARE(list->model()->rowCount(), 3);
    const QString two = content();
    QCOMPARE(list->model()->index(2, 0).data().toString(), "td[\"done\"][:] = True");
    QTRY_VERIFY(list->isEnabled());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(0, 0)).center());
    QTRY_COMPARE(content(), before);
    QTRY_VERIFY(list->isEnabled());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(2, 0)).center());
    QTRY_COMPARE(content(), two);
    QTRY_VERIFY(list->isEnabled());
    QTest::mouseClick(list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(1, 0)).center());
    QTRY_COMPARE(content(), one);
}

void EditingTest::editListSaysWhyItCannotBeSaved()
{
    writeExample(m_folder->filePath("rollout"));
    QVERIFY(openForEditing(m_folder->filePath("rollout"), {"reward"}));
    const auto* list = find<EditListPanel>();
    find<EditListPanel>()->savePython(m_folder->filePath("nowhere/edits.py"));
    QCOMPARE(pane().messages().notices().size(), std::size_t{1});
    const Notice message = pane().messages().notices().front();
    QVERIFY2(message.headline == "Cannot write “edits.py”" && message.details.contains("nowhere/edits.py"),
             qPrintable(message.text()));
    QVERIFY(!message.advice.isEmpty());
    const QString path = m_folder->filePath("edits.py");
    find<EditListPanel>()->savePython(path);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    QCOMPARE(QString::fromUtf8(file.readAll()), list->asPython());
    QCOMPARE(pane().messages().notices().size(), std::size_t{1});
}

void EditingTest::unsavedEditsSurviveAKill_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("memmap") << "rollout";
    QTest::newRow("HDF5") << "rollout.h5";
}

void EditingTest::unsavedEditsSurviveAKill()
{
    QFETCH(QString, name);
    const QString path = m_folder->filePath(name);
    writeExample(path);
    const QString before = contentOfFile(path);
    // This very suite, in another process; see runEditing().
    QProcess other;
    other.start(QCoreApplication::applicationFilePath(), {"tst_editing", "--edit-and-die", path});
    QVERIFY(other.waitForFinished(60000));
    QCOMPARE(other.exitStatus(), QProcess::CrashExit);
    QCOMPARE(contentOfFile(path), before);

    m_window->open(path);
    QTRY_VERIFY(m_window->current() && pane().document().isModified());
    QTRY_COMPARE(pane().document().statements(),
                 (std::vector<std::string>{"del td[\"done\"]", "td[\"new\"] = td[\"reward\"] + 1"}));
    QTRY_VERIFY(pane().messages().notices().size() == 1 && pane().messages().notices().front().headline.contains("2 unsaved"));
    QVERIFY(!pane().document().td()->contains({"done"}));
    QCOMPARE(contentOfFile(path), before);
    QVERIFY(EditLog::left(path.toStdString()) == std::nullopt);  // it is being edited
    QTRY_VERIFY(!pane().document().isBusy());
    pane().document().discard();
    QTRY_VERIFY(!m_window->isWindowModified());
    QCOMPARE(content(), before);
    QTRY_VERIFY(!QFile::exists(QString::fromStdString(EditLog::fileOf(path.toStdString()))));
}

void EditingTest::editsOfAnotherFileStayBehind()
{
    const QString path = m_folder->filePath("rollout.h5");
    writeExample(path);
    EditLog(path.toStdString()).keep({"del td[\"done\"]"});
    QFile file(path);
    QVERIFY(file.remove());
    TensorDict other({2});
    other.set({"done"}, Leaf(at::zeros({2, 7})));
    writeTensorDict(other, path.toStdString(), {}, Progress::none());
    m_window->open(path);
    QTRY_VERIFY(m_window->current() && pane().messages().notices().size() == 1);
    QVERIFY(pane().messages().notices().front().details.contains("The file changed"));
    QVERIFY(!pane().document().isModified());
    QCOMPARE(EditLog::left(path.toStdString())->statements, std::vector<std::string>{"del td[\"done\"]"});
}

/// Makes two edits of the file and one that is undone, and ends as nobody would wish.
static int editAndDie(const QString& path)
{
    QStandardPaths::setTestModeEnabled(true);
    DocumentController document;
    document.open(path);
    const bool done = QTest::qWaitFor([&] { return document.hasDocument(); }, kPatienceMs);
    document.setEditable(true);
    for (const char* statement : {"del td[\"done\"]", "td[\"new\"] = td[\"reward\"] + 1", "td[\"reward\"] *= 0"}) {
        document.execute(QString::fromUtf8(statement));
    }
    const bool edited = done && QTest::qWaitFor([&] { return document.statements().size() == 3; }, kPatienceMs);
    document.undo();
    const QString log = QString::fromStdString(EditLog::fileOf(path.toStdString()));
    const bool logged = edited
                     && QTest::qWaitFor(
                            [&] {
                                QFile file(log);
                                return !document.isBusy() && file.open(QIODevice::ReadOnly)
                                    && file.readAll().endsWith("\nleft 1\n2\n");
                            },
                            kPatienceMs);
    return logged ? ::kill(::getpid(), SIGKILL) : 1;
}

static int runEditing(int argc, char** argv)
{
    if (argc == 3 && QByteArray(argv[1]) == "--edit-and-die") {
        return editAndDie(QString::fromLocal8Bit(argv[2]));
    }
    return runSuite<EditingTest>(argc, argv);
}

static const Suite editingSuite(__FILE__, &runEditing);

#include "tst_editing.moc"
