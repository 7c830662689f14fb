// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/datapane.h"
#include "app/window/processmemory.h"
#include "model/analysis/values/statistictext.h"
#include "model/storage/storage.h"
#include "tests/support/suite.h"
#include "tests/support/testseed.h"
#include "tests/support/windowtest.h"
#include "views/common/leafview.h"
#include "views/dims/dimstrip.h"
#include "views/inspector/summarypanel.h"
#include "views/jobs/abstractjob.h"
#include "views/messages/messagebar.h"
#include "views/plot/plotview.h"
#include "views/plot/plotwidget.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"
#include "views/text/elementtext.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>

#include <QAbstractButton>
#include <QApplication>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QDrag>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPointer>
#include <QRegularExpression>
#include <QTableView>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWheelEvent>

#include <algorithm>
#include <cstring>
#include <functional>
#include <iterator>
#include <map>
#include <random>
#include <set>

using namespace tensordesk;

/// Only there in a program whose libraries are built for it.
extern "C" [[gnu::weak]] void __asan_init();

namespace {

const bool kSanitized = &__asan_init != nullptr;

/// 200 leaves of batch [8, 40]: pictures, masks, vectors and scalars of several dtypes, of two dozen agents, and one
/// of each kind that cannot be plotted.
TensorDict rollout200()
{
    TensorDict td({8, 40}, {"env", "time"});
    const auto set = [&](const KeyPath& key, const at::Tensor& values) { td.set(key, Leaf(values)); };
    set({"pixels"}, at::randint(256, {8, 40, 16, 16, 3}, at::kByte));
    set({"next", "pixels"}, at::randint(256, {8, 40, 16, 16, 3}, at::kByte));
    set({"done"}, at::randint(2, {8, 40, 1}, at::kBool));
    set({"empty"}, at::randn({8, 40, 0}));
    set({"complex"}, at::randn({8, 40, 2}, at::kComplexFloat));
    int leaves = 5;
    for (int agent = 0; leaves < 200; ++agent) {
        const Key name = "agent_" + std::to_string(agent);
        const std::pair<const char*, at::Tensor> entries[] = {
            {"observation", at::randn({8, 40, 12})},
            {"action", at::randn({8, 40, 3}, at::kDouble)},
            {"reward", at::randn({8, 40, 1}, at::kHalf)},
            {"value", at::randn({8, 40})},
            {"mask", at::randint(2, {8, 40, 4, 4}, at::kBool)},
            {"step", at::arange(320).view({8, 40})},
            {"logits", at::randn({8, 40, 16})},
            {"seed", at::randint(99, {8, 40}, at::kUInt16)},
        };
        for (const auto& [key, values] : entries) {
            if (leaves++ < 200) {
                set({"agents", name, key}, values);
            }
        }
    }
    td.set({"task"}, NonTensor("pendulum", {8, 40}));
    return td;
}

/// A lazy stack of episodes of different lengths.
TensorDict stackOfUnlike()
{
    std::vector<TensorDict> members;
    for (const int64_t length : {7, 12, 9}) {
        TensorDict td({length}, {"time"});
        td.set({"observation"}, Leaf(at::randn({length, 3})));
        td.set({"next", "reward"}, Leaf(at::randn({length, 1})));
        members.push_back(std::move(td));
    }
    return TensorDict::lazyStack(std::move(members), 0, "episode");
}

bool isSame(const Leaf& a, const Leaf& b)
{
    if (a.shape() != b.shape() || a.dtype() != b.dtype()) {
        return false;
    }
    if (a.isRagged()) {
        const std::vector<Leaf> left = a.members(), right = b.members();
        return std::equal(left.begin(), left.end(), right.begin(), right.end(), isSame);
    }
    const at::Tensor left = a.tensor().contiguous(), right = b.tensor().contiguous();
    return left.nbytes() == 0 || std::memcmp(left.const_data_ptr(), right.const_data_ptr(), left.nbytes()) == 0;
}

/// Texts that are typed into fields, and into the dialog for statements.
const QStringList kTexts = {"[3, :, :]",
                            "[:, ::7]",
                            "mean",
                            "> 0.5",
                            "isnan",
                            "is:changed",
                            "shape:16x16",
                            ">1KB",
                            "agents",
                            "td[:, 3:30]",
                            "td + 1",
                            "td.reshape(-1)",
                            "td[",
                            "\"",
                            "-1e308",
                            "nan",
                            "0",
                            ":",
                            "1:3",
                            "td[\"done\"]",
                            "torch.stack([td, td])",
                            "save",
                            "undo",
                            "copy",
                            "x / 2"};
const QStringList kStatements = {"td[\"done\"][:, 0] = True",
                                 "td[\"agents\", \"agent_0\", \"value\"] *= 2",
                                 "td[\"agents\", \"agent_1\"][3] = 0",
                                 "td[2, 5] = 0",
                                 "del td[\"agents\", \"agent_3\", \"mask\"]",
                                 "td[\"more\"] = td[\"pixels\"][..., 0]",
                                 "td[\"next\", \"sum\"] = td[\"agents\", \"agent_2\", \"logits\"].sum(-1)",
                                 "td.rename_key_(\"more\", (\"next\", \"more\"))",
                                 "td.names = [\"environment\", \"step\"]",
                                 "td[0, \"observation\"] = 0",
                                 "td[\"none\"] = 1",
                                 "td[\"done\"] = td[\"pixels\"]"};

/// Lets the window work until a condition is true; unlike QTest::qWaitFor() it checks again at each event.
bool waitFor(const std::function<bool()>& isThere)
{
    QElapsedTimer time;
    for (time.start(); !isThere() && time.elapsed() < kPatienceMs;) {
        QCoreApplication::processEvents();
        QThread::usleep(200);
    }
    return isThere();
}

/// Returns identifiers of the bytes of a file, or of each file in a folder.
std::map<QString, QByteArray> bytesBelow(const QString& path)
{
    QStringList names;
    if (QFileInfo(path).isFile()) {
        names << path;
    }
    for (QDirIterator each(path, QDir::Files | QDir::Hidden, QDirIterator::Subdirectories); each.hasNext();) {
        names << each.next();
    }
    std::map<QString, QByteArray> bytes;
    for (const QString& name : names) {
        QFile file(name);
        bytes[name] = file.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                                                     : QByteArray();
    }
    return bytes;
}

/// The files that are in one of them alone, or not the same in both.
QStringList changedFiles(const std::map<QString, QByteArray>& before, const std::map<QString, QByteArray>& after)
{
    std::vector<std::pair<QString, QByteArray>> changes;
    std::set_symmetric_difference(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(changes));
    QStringList names;
    for (const auto& [name, bytes] : changes) {
        names << name;
    }
    names.removeDuplicates();
    return names;
}

}  // namespace

/// The whole window under random actions of a user.
class WalkTest : public WindowTest {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { useOwnSettings("tst_walk"); }
    void init()
    {
        startWindow();
        m_window->resize(1280, 800);
    }
    void cleanup() { endWindow(); }

    void opensEveryKeyInEveryView();
    void survivesRandomActions();

private:
    /// Shows all leaves in all offered views; returns the number of pictures.
    int walk(const std::vector<KeyPath>& paths, QStringList& complaints);
    void actAtRandom();
    void trigger();
    void typeCell();
    void editByKeys();
    void answer();
    void answerFiles(QFileDialog& dialog);
    /// Compares the values that the window reports of elements and of the leaf with the actual ones.
    void checkReadouts();
    /// Compares the saved content with the window's.
    void checkSaved(DocumentController& document);
    [[nodiscard]] QWidget* randomWidget();
    static void click(QWidget* widget, Qt::KeyboardModifiers held, const QPoint& at);
    template <typename List>
    [[nodiscard]] const auto& oneOf(const List& list);
    [[nodiscard]] bool chance(double share) { return std::uniform_real_distribution<>(0, 1)(m_random) < share; }
    [[nodiscard]] int below(int limit) { return std::uniform_int_distribution<>(0, limit - 1)(m_random); }

    std::mt19937 m_random;
    std::map<QString, std::map<QString, QByteArray>> m_before;  ///< the files that can be opened, with their content
    std::map<QString, int> m_saves;                             ///< by file
    std::set<QString> m_savesAsked;                             ///< by file, finished or not
    std::map<QString, int> m_done;                              ///< the counts of other actions
    QStringList m_differences;                                  ///< between the saved and the visible content
    int m_readouts = 0;                                         ///< that were compared
};

int WalkTest::walk(const std::vector<KeyPath>& paths, QStringList& complaints)
{
    auto* const data = &pane().data();
    int pictures = 0;
    for (const KeyPath& path : paths) {
        const QString name = QString::fromStdString(toPython(path));
        tree().reveal(path);
        if (!waitFor([&] { return tree().currentEntry() && tree().currentEntry()->path == path; })) {
            complaints << name + ": not found in the tree";
            continue;
        }
        const Leaf leaf = std::get<Leaf>(tree().currentEntry()->entry);
        for (const ViewKind kind : {ViewKind::Table, ViewKind::Line, ViewKind::Image, ViewKind::Histogram, ViewKind::Scatter}) {
            if (!data->offers(kind)) {
                continue;
            }
            data->setViewKind(kind);
            ++pictures;
            if (!waitFor([&] { return !data->isReading(); })) {
                complaints << name + ": does not come to an end";
            }
            QCoreApplication::processEvents();
            for (const auto* const view : data->findChildren<LeafView*>()) {
                const bool says = view->isVisible() && !view->hint().isEmpty();
                if (says && leaf.elementCount() > 0) {
                    complaints << QStringLiteral("%1, view %2: %3").arg(name).arg(static_cast<int>(kind)).arg(view->hint());
                }
            }
        }
    }
    for (const auto* const bar : m_window->findChildren<MessageBar*>()) {
        for (const auto& message : bar->notices()) {
            complaints << message.text();
        }
    }
    return pictures;
}

void WalkTest::opensEveryKeyInEveryView()
{
    const QString path = m_folder->filePath("rollout.h5");
    const TensorDict td = rollout200();
    writeTensorDict(td, path.toStdString(), {}, Progress::none());
    std::vector<KeyPath> paths;
    forEachEntry(td, [&](const KeyPath& key, const Entry& entry) {
        if (std::holds_alternative<Leaf>(entry)) {
            paths.push_back(key);
        }
    });
    QCOMPARE(paths.size(), std::size_t{200});
    QVERIFY(open(path));
    QStringList complaints;
    const int pictures = walk(paths, complaints);
    QVERIFY(pictures > 600);
    QCOMPARE(complaints.join('\n'), QString());

    // Widgets are created once; walking again must add little memory.
    paths.resize(paths.size() / 4);
    const int again = walk(paths, complaints);
    const int64_t before = usedMemory();
    QCOMPARE(walk(paths, complaints), again);
    const int64_t grown = usedMemory() - before;
    QVERIFY2(kSanitized || grown < (4 << 20), qPrintable(QString::number(grown / 1024) + " KiB more"));
}

// ---- random actions -----------------------------------------------------------------------------------

QWidget* WalkTest::randomWidget()
{
    // Most actions of a user happen in the tree and in the views.
    QWidget* within = m_window.get();
    if (DocumentPane* const pane = m_window->current(); pane != nullptr && chance(0.8)) {
        within = chance(0.3) ? static_cast<QWidget*>(&pane->tree()) : static_cast<QWidget*>(&pane->data());
    }
    QList<QWidget*> visible;
    for (QWidget* const widget : within->findChildren<QWidget*>()) {
        if (widget->isVisible() && widget->isEnabled() && !widget->visibleRegion().isEmpty()) {
            visible << widget;
        }
    }
    return visible.isEmpty() ? within : visible[below(static_cast<int>(visible.size()))];
}

template <typename List>
const auto& WalkTest::oneOf(const List& list)
{
    return list[below(static_cast<int>(list.size()))];
}

/// Clicks a widget, which the press may close.
void WalkTest::click(QWidget* widget, Qt::KeyboardModifiers held, const QPoint& at)
{
    const QPointer<QWidget> alive(widget);
    QTest::mousePress(widget, Qt::LeftButton, held, at);
    if (alive) {
        QTest::mouseRelease(widget, Qt::LeftButton, held, at);
    }
}

void WalkTest::actAtRandom()
{
    static const QList<Qt::Key> keys = {Qt::Key_Up,     Qt::Key_Down,      Qt::Key_Left,  Qt::Key_Right,       Qt::Key_PageDown,
                                        Qt::Key_PageUp, Qt::Key_Home,      Qt::Key_End,   Qt::Key_Tab,         Qt::Key_Return,
                                        Qt::Key_Escape, Qt::Key_Space,     Qt::Key_F2,    Qt::Key_F3,          Qt::Key_F5,
                                        Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Comma, Qt::Key_Period,      Qt::Key_Plus,
                                        Qt::Key_Minus,  Qt::Key_1,         Qt::Key_0,     Qt::Key_A,           Qt::Key_C,
                                        Qt::Key_E,      Qt::Key_G,         Qt::Key_Z,     Qt::Key_BracketLeft, Qt::Key_Asterisk};
    static const QList<Qt::KeyboardModifiers> modifiers = {Qt::NoModifier,    Qt::NoModifier,
                                                           Qt::NoModifier,    Qt::ControlModifier,
                                                           Qt::ShiftModifier, Qt::ControlModifier | Qt::ShiftModifier};
    QWidget* const widget = randomWidget();
    QWidget* const focus = QApplication::focusWidget() ? QApplication::focusWidget() : widget;
    const QPoint at(below(std::max(widget->width(), 1)), below(std::max(widget->height(), 1)));
    const auto held = oneOf(modifiers);
    switch (below(16)) {
    case 0:
    case 1: click(widget, held, at); break;
    case 2:
        if (DocumentPane* const pane = m_window->current()) {
            if (pane->tree().model()->rowCount() == 0) {
                pane->tree().searchField()->clear();
            }
            QWidget* const lines = pane->tree().viewport();
            click(lines, {}, QPoint(lines->width() / 4, below(std::max(lines->height(), 1))));
        }
        break;
    case 3: QTest::mouseDClick(widget, Qt::LeftButton, {}, at); break;
    case 4: {
        const QPoint to = at + QPoint(below(200) - 100, below(200) - 100);
        const QPointer<QWidget> alive(widget);
        QTest::mousePress(widget, Qt::LeftButton, held, at);
        if (alive) {
            QTest::mouseMove(widget, to);
        }
        if (alive) {
            QTest::mouseRelease(widget, Qt::LeftButton, held, to);
        }
        break;
    }
    case 5: {
        QContextMenuEvent event(QContextMenuEvent::Mouse, at, widget->mapToGlobal(at));
        QApplication::sendEvent(widget, &event);
        break;
    }
    case 6: {
        QWheelEvent event(at, widget->mapToGlobal(at), {}, QPoint(0, chance(0.5) ? 120 : -360), Qt::NoButton, held,
                          Qt::NoScrollPhase, false);
        QApplication::sendEvent(widget, &event);
        break;
    }
    case 7:
    case 8: QTest::keyClick(focus, oneOf(keys), held); break;
    case 9:
        if (auto* const field = qobject_cast<QLineEdit*>(focus)) {
            field->selectAll();
            QTest::keyClicks(field, oneOf(kTexts));
            QTest::keyClick(field, Qt::Key_Return);
        } else {
            QLineEdit* const other = oneOf(m_window->findChildren<QLineEdit*>());
            if (other->isVisible()) {
                other->setFocus();
            }
        }
        break;
    case 10: {
        QAction* const action = oneOf(m_window->findChildren<QAction*>());
        if (action->isEnabled()) {
            action->trigger();
        }
        break;
    }
    case 11: {
        static const QList<Qt::Key> views = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5};
        QTest::keyClick(m_window.get(), oneOf(views), Qt::ControlModifier);
        break;
    }
    case 12:
    case 13: trigger(); break;
    case 14: typeCell(); break;
    default:
        if (chance(0.1)) {
            m_window->resize(500 + below(1200), 300 + below(900));
        } else {
            QTest::qWait(below(8));
        }
    }
}

/// Triggers one of the most frequent actions of a document.
void WalkTest::trigger()
{
    static const QStringList names = {"Save",
                                      "Save",
                                      "Save",
                                      "Undo",
                                      "Undo",
                                      "Redo",
                                      "Redo",
                                      "Reload",
                                      "Discard edits",
                                      "Run statements…",
                                      "Run statements…",
                                      "Run statements…",
                                      "Change values…",
                                      "Add a key…",
                                      "Duplicate…",
                                      "Rename or move…",
                                      "Delete",
                                      "Open file…",
                                      "Open folder…",
                                      "Close",
                                      "Next document",
                                      "Command palette",
                                      "Export…",
                                      "Batch dims…",
                                      "Compare with file…",
                                      "Collate parts…",
                                      "Shape debugger"};
    DocumentPane* const pane = m_window->current();
    const bool isReadOnly = pane && !pane->document().isEditable();
    const QString name = isReadOnly && chance(0.3) ? QStringLiteral("Edit values") : oneOf(names);
    for (QAction* const action : m_window->findChildren<QAction*>()) {
        if (action->isEnabled() && action->text().remove('&').startsWith(name)) {
            ++m_done[name];
            action->trigger();
            return;
        }
    }
}

/// Another value into a cell of the table.
void WalkTest::typeCell()
{
    for (auto* const table : m_window->findChildren<QTableView*>()) {
        if (!table->isVisible()) {
            continue;
        }
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, QPoint(below(300), below(200)));
        QTest::keyClick(table, Qt::Key_F2);
        if (auto* const field = qobject_cast<QLineEdit*>(QApplication::focusWidget())) {
            field->selectAll();
            QTest::keyClicks(field, QString::number(below(2)));
            QTest::keyClick(field, Qt::Key_Return);
            ++m_done["cells"];
        }
    }
}

/// A file dialog gets a path in the folder of this test: one that is there to be opened, a new one to be written.
void WalkTest::answerFiles(QFileDialog& dialog)
{
    static const QStringList endings = {".h5", ".png", ".svg", ".py", ".webp", ""};
    QString path;
    if (dialog.acceptMode() == QFileDialog::AcceptSave) {
        path = m_folder->filePath("written" + QString::number(below(1000)) + oneOf(endings));
    } else {
        const bool isFolder = dialog.fileMode() == QFileDialog::Directory;
        QStringList paths;
        for (const auto& [name, before] : m_before) {
            if (QFileInfo(name).isDir() == isFolder) {
                paths << name;
            }
        }
        path = oneOf(paths);
    }
    if (auto* const field = dialog.findChild<QLineEdit*>("fileNameEdit")) {
        field->setText(path);
        QTest::keyClick(field, Qt::Key_Return);
    }
}

/// Answers a waiting dialog after some steps: presses a button or fills a field.
void WalkTest::answer()
{
    if (const QPointer<QWidget> popup = QApplication::activePopupWidget()) {
        QTest::keyClick(popup, chance(0.5) ? Qt::Key_Down : Qt::Key_Return);
        if (popup) {
            popup->close();
        }
        return;
    }
    auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget());
    if (dialog == nullptr) {
        QDrag::cancel();
        return;
    }
    if (chance(0.1)) {
        dialog->reject();
        return;
    }
    if (auto* const files = qobject_cast<QFileDialog*>(dialog)) {
        answerFiles(*files);
        return;
    }
    QList<QWidget*> fields;
    for (QWidget* const field : dialog->findChildren<QWidget*>()) {
        if (field->isVisible() && field->isEnabled() && field->focusPolicy() != Qt::NoFocus) {
            fields << field;
        }
    }
    if (fields.isEmpty()) {
        dialog->reject();
        return;
    }
    QWidget* const field = oneOf(fields);
    if (auto* const line = qobject_cast<QLineEdit*>(field)) {
        line->setText(oneOf(kTexts));
    } else if (auto* const text = qobject_cast<QPlainTextEdit*>(field)) {
        // Half of the time the proposed statement is applied; a preview takes a moment.
        if (chance(0.1) && !text->isReadOnly()) {
            text->setPlainText(oneOf(kStatements));
        }
    } else if (auto* const box = qobject_cast<QComboBox*>(field)) {
        box->setCurrentIndex(below(std::max(box->count(), 1)));
    } else if (auto* const button = qobject_cast<QAbstractButton*>(field)) {
        ++m_done["answers"];
        button->click();
    } else {
        QTest::keyClick(field, Qt::Key_Return);
    }
}

void WalkTest::checkReadouts()
{
    DocumentPane* const pane = m_window->current();
    const auto& entry = pane ? pane->shown() : std::nullopt;
    const auto* const leaf = entry ? std::get_if<Leaf>(&entry->entry) : nullptr;
    const bool isWaiting = !pane || pane->document().isBusy() || pane->data().isReading();
    if (leaf == nullptr || leaf->isRagged() || leaf->elementCount() == 0 || isWaiting) {
        return;
    }
    const auto compare = [&](const char* what, const QString& told, const QString& expected) {
        ++m_readouts;
        if (told != expected) {
            m_differences << QStringLiteral("%1 of %2, view %3, %4: \"%5\", not \"%6\"")
                                 .arg(QLatin1String(what), entry->python)
                                 .arg(static_cast<int>(pane->data().viewKind()))
                                 .arg(QString::fromStdString(pane->data().selection().text()), told, expected);
        }
    };
    // `[3, 0, 7] = 0.5`, for all views that report a single element.
    static const QRegularExpression element(QStringLiteral("^\\[([0-9, ]*)\\] = (\\S+)$"));
    const auto check = [&](const char* what, const QString& told) {
        const QRegularExpressionMatch match = element.match(told);
        const QStringList places = match.captured(1).split(QLatin1Char(','), Qt::SkipEmptyParts);
        if (!match.hasMatch() || places.size() != leaf->dim()) {
            return;
        }
        Index index;
        for (const QString& place : places) {
            index.emplace_back(int64_t{place.toLongLong()});
        }
        const at::Tensor value = leaf->at(index).tensor().contiguous();
        compare(what, match.captured(2), elementtext::text(value.scalar_type(), value.const_data_ptr()));
    };
    check("status line", m_window->findChild<QLabel*>(QStringLiteral("pointed"))->text());
    for (PlotView* const plot : pane->data().findChildren<PlotView*>()) {
        if (plot->isVisible() && c10::isFloatingType(leaf->dtype())) {
            check("plot", plot->readout());
        }
    }
    for (TableView* const table : pane->data().findChildren<TableView*>()) {
        const QModelIndex cell = table->table()->indexAt(QPoint(5, 5));
        if (table->isVisible() && cell.isValid() && table->model()->isLoaded(cell) && table->model()->leaf()->isStored()) {
            check("cell",
                  TensorTableModel::positionText(table->model()->positionOf(cell)) + " = " + cell.data(Qt::EditRole).toString());
        }
    }
    // The inspector shows the same values as `info`, for the whole leaf or for the chosen ranges.
    auto* const panel = pane->findChild<SummaryPanel*>();
    if (panel->isVisible() && !panel->job()->isRunning() && pane->dims().batch().isWhole()) {
        const SummaryText text = SummaryText::of(summarize(*leaf));
        const QString told = panel->text();
        for (const auto& [name, value] : {std::pair("Minimum", text.min), std::pair("Maximum", text.max)}) {
            const QString line = told.section(QLatin1String(name) + '\t', 1).section('\n', 0, 0);
            if (!line.isEmpty()) {
                compare("inspector", line.trimmed(), QString::fromStdString(value));
            }
        }
    }
}

void WalkTest::checkSaved(DocumentController& document)
{
    ++m_saves[document.path()];
    if (document.isBusy() || document.isModified()) {
        return;  // goes on
    }
    const auto storage = openStorage(document.path().toStdString());
    const TensorDict saved = storage->root();
    std::map<KeyPath, Leaf> there;
    forEachEntry(saved, [&](const KeyPath& key, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            there.emplace(key, *leaf);
        }
    });
    const auto differs = [&](const KeyPath& key) {
        m_differences << document.path() + ": " + QString::fromStdString(toPython(key));
        for (const std::string& statement : document.statements()) {
            m_differences << "    " + QString::fromStdString(statement);
        }
    };
    forEachEntry(*document.storedTd(), [&](const KeyPath& key, const Entry& entry) {
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            const auto found = there.extract(key);
            if (found.empty() || !isSame(found.mapped(), *leaf)) {
                differs(key);
            }
        }
    });
    for (const auto& [key, leaf] : there) {
        differs(key);
    }
}

/// A few in every run; TENSORDESK_SOAK says how many else, and TENSORDESK_SEED repeats a run. Many take longer than Qt
/// Test waits unasked: QTEST_FUNCTION_TIMEOUT says how many milliseconds it does.
void WalkTest::survivesRandomActions()
{
    const unsigned seed = testSeed();
    m_random.seed(seed);
    qInfo("seed %u", seed);
    bool given = false;
    const int wanted = qEnvironmentVariableIntValue("TENSORDESK_SOAK", &given);
    const int count = given ? wanted : 300;
    // Files without a folder are written to the test's folder.
    const QString folder = QDir::currentPath();
    QDir::setCurrent(m_folder->path());
    for (const char* const name : {"rollout", "rollout.h5", "members"}) {
        const QString path = m_folder->filePath(name);
        const bool isStack = path.endsWith("members");
        writeTensorDict(isStack ? stackOfUnlike() : rollout200(), path.toStdString(), {}, Progress::none());
        m_before[path] = bytesBelow(path);
    }

    // Whatever waits for an answer gets one: boxes, menus and drags have loops of their own. So has what an answer
    // opens, which is why it is not given by the timer itself.
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [this] { QTimer::singleShot(0, this, &WalkTest::answer); });
    answers.start(3);
    for (QAction* const action : m_window->findChildren<QAction*>()) {
        if (action->text().remove('&') == "Open the sample") {
            action->setVisible(false);  // waiting for a simulation is not part of this test
            action->setEnabled(false);
        }
    }

    std::set<std::pair<KeyPath, ViewKind>> seen;
    std::set<const DocumentController*> followed;
    // One event at a time, as in real use: a widget that deletes itself later is gone before the next one.
    QEventLoop loop;
    const auto act = [&] {
        if (!m_window->isVisible()) {
            m_window->show();
        }
        if (!m_window->current()) {
            QVERIFY(open(std::next(m_before.begin(), below(static_cast<int>(m_before.size())))->first));
            tree().expandAll();
            tree().reveal({"next"});  // something is shown, whatever chance does then
            if (const auto entry = tree().currentEntry()) {
                seen.insert({entry->path, pane().data().viewKind()});
            }
        }
        for (DocumentPane* const pane : m_window->panes()) {
            DocumentController* const document = &pane->document();
            if (followed.insert(document).second) {
                connect(document, &DocumentController::saved, this, [this, document] { checkSaved(*document); });
                // A document that is closed meanwhile, or with the window, is saved nevertheless without a signal.
                connect(document, &DocumentController::jobCreated, this, [this, document](const AbstractJob* job) {
                    if (job->title() == DocumentController::tr("Save")) {
                        m_savesAsked.insert(document->path());
                    }
                });
                connect(document, &QObject::destroyed, this, [&followed, document] { followed.erase(document); });
            }
        }
        actAtRandom();
        QCoreApplication::processEvents();
        for (QWidget* const other : QApplication::topLevelWidgets()) {
            if (other->isVisible() && other != m_window.get() && other->isWindow() && !qobject_cast<QMenu*>(other) && chance(0.2)) {
                other->close();
            }
        }
        checkReadouts();
        if (DocumentPane* const pane = m_window->current()) {
            if (const auto entry = pane->tree().currentEntry()) {
                seen.insert({entry->path, pane->data().viewKind()});
            }
        }
    };
    int done = 0;
    const std::function<void()> next = [&] {
        if (QApplication::activeModalWidget()) {
            QTimer::singleShot(3, this, next);  // it is answered first
            return;
        }
        act();
        ++done < count && !QTest::currentTestFailed() ? QTimer::singleShot(0, this, next) : loop.quit();
    };
    QTimer::singleShot(0, this, next);
    loop.exec();
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    answers.stop();
    m_window.reset();
    QDir::setCurrent(folder);

    QStringList counts;
    for (const auto& [what, times] : m_done) {
        counts << what + ' ' + QString::number(times);
    }
    for (const auto& [path, times] : m_saves) {
        counts << "saved " + QFileInfo(path).fileName() + ' ' + QString::number(times);
    }
    qInfo("%zu keys and views, %d read-outs; %s", seen.size(), m_readouts, qPrintable(counts.join(", ")));
    QVERIFY(!seen.empty());  // else nothing was done
    QCOMPARE(m_differences.join('\n'), QString());
    for (const auto& [path, before] : m_before) {
        if (!m_savesAsked.contains(path)) {
            QCOMPARE(changedFiles(before, bytesBelow(path)).join(' '), QString());
        }
        QStringList broken;  // whatever was saved is whole
        openStorage(path.toStdString())
            ->verify(
                [&](const Finding& finding) {
                    if (finding.severity == Finding::Severity::Error) {
                        broken << QString::fromStdString(finding.message.english());
                    }
                },
                Progress::none());
        QCOMPARE(broken.join('\n'), QString());
    }
}

TENSORDESK_SUITE(WalkTest);
#include "tst_walk.moc"
