// SPDX-License-Identifier: GPL-3.0-or-later
#include "common/leafview.h"
#include "messages/messagebar.h"
#include "storage/storage.h"
#include "support/testseed.h"
#include "tree/tensortreeview.h"
#include "window/datapane.h"
#include "window/documentpane.h"
#include "window/mainwindow.h"
#include "window/processmemory.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>

#include <QAction>
#include <QApplication>
#include <QCryptographicHash>
#include <QDialog>
#include <QDir>
#include <QDirIterator>
#include <QDrag>
#include <QElapsedTimer>
#include <QLineEdit>
#include <QMenu>
#include <QPointer>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTest>
#include <QThread>
#include <QTimer>
#include <QWheelEvent>

#include <functional>
#include <random>
#include <set>

using namespace tensordesk;

namespace {

#if defined(__SANITIZE_ADDRESS__)
constexpr bool kSanitized = true;
#else
constexpr bool kSanitized = false;
#endif

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
            {"observation", at::randn({8, 40, 12})},        {"action", at::randn({8, 40, 3}, at::kDouble)},
            {"reward", at::randn({8, 40, 1}, at::kHalf)},   {"value", at::randn({8, 40})},
            {"mask", at::randint(2, {8, 40, 4, 4}, at::kBool)}, {"step", at::arange(320).view({8, 40})},
            {"logits", at::randn({8, 40, 16})},             {"seed", at::randint(99, {8, 40}, at::kUInt16)},
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

/// Lets the window work until something holds; unlike QTest::qWaitFor() it looks again at once when something happens.
bool waitFor(const std::function<bool()>& isThere)
{
    QElapsedTimer time;
    for (time.start(); !isThere() && time.elapsed() < 10'000;) {
        QCoreApplication::processEvents();
        QThread::usleep(200);
    }
    return isThere();
}

QByteArray bytesBelow(const QString& path)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    QStringList files;
    for (QDirIterator each(path, QDir::Files, QDirIterator::Subdirectories); each.hasNext();) {
        files << each.next();
    }
    files.sort();
    for (const QString& name : files) {
        QFile file(name);
        if (file.open(QIODevice::ReadOnly)) {
            hash.addData(name.toUtf8());
            hash.addData(file.readAll());
        }
    }
    return hash.result();
}

}  // namespace

/// The whole window under whatever a person may do.
class WalkTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void opensEveryKeyInEveryView();
    void survivesRandomActions();

private:
    void open(const QString& path);
    /// Shows all leaves in all views that are offered; gives how many pictures that were.
    int walk(const std::vector<KeyPath>& paths, QStringList& complaints);
    void actAtRandom();
    void answer();
    [[nodiscard]] QWidget* randomWidget();
    [[nodiscard]] bool chance(double share) { return std::uniform_real_distribution<>(0, 1)(m_random) < share; }
    [[nodiscard]] int below(int limit) { return std::uniform_int_distribution<>(0, limit - 1)(m_random); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<MainWindow> m_window;
    std::mt19937 m_random;
};

void WalkTest::initTestCase()
{
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setOrganizationName("TensorDeskTest");
    QCoreApplication::setApplicationName("tst_walk");
    QSettings::setDefaultFormat(QSettings::IniFormat);
}

void WalkTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder->path() + "/settings");
    qputenv("XDG_STATE_HOME", (m_folder->path() + "/state").toUtf8());
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 800);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
}

void WalkTest::cleanup()
{
    m_window.reset();
    m_folder.reset();
}

void WalkTest::open(const QString& path)
{
    m_window->open(path);
    QTRY_VERIFY(m_window->current() && m_window->current()->tree().model()->rowCount() > 0);
}

int WalkTest::walk(const std::vector<KeyPath>& paths, QStringList& complaints)
{
    auto* const tree = &m_window->current()->tree();
    auto* const data = &m_window->current()->data();
    int pictures = 0;
    for (const KeyPath& path : paths) {
        const QString name = QString::fromStdString(toPython(path));
        tree->reveal(path);
        if (!waitFor([&] { return tree->currentEntry() && tree->currentEntry()->path == path; })) {
            complaints << name + ": not found in the tree";
            continue;
        }
        const Leaf leaf = std::get<Leaf>(tree->currentEntry()->entry);
        for (const ViewKind kind : {ViewKind::Table, ViewKind::Line, ViewKind::Image, ViewKind::Histogram,
                                    ViewKind::Scatter}) {
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
        for (const auto& message : bar->messages()) {
            complaints << message.text;
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
    open(path);
    QStringList complaints;
    const int pictures = walk(paths, complaints);
    QVERIFY(pictures > 600);
    QCOMPARE(complaints.join('\n'), QString());

    // What was built once is kept; walking again must add nothing to speak of.
    paths.resize(paths.size() / 4);
    const int again = walk(paths, complaints);
    const int64_t before = processMemory();
    QCOMPARE(walk(paths, complaints), again);
    const int64_t grown = processMemory() - before;
    QVERIFY2(kSanitized || grown < (4 << 20), qPrintable(QString::number(grown / 1024) + " KiB more"));
}

// ---- random actions -----------------------------------------------------------------------------------

QWidget* WalkTest::randomWidget()
{
    // Most of what a person does happens in the tree and in the views.
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

void WalkTest::actAtRandom()
{
    static const QList<Qt::Key> keys = {Qt::Key_Up, Qt::Key_Down, Qt::Key_Left, Qt::Key_Right, Qt::Key_PageDown,
                                        Qt::Key_PageUp, Qt::Key_Home, Qt::Key_End, Qt::Key_Tab, Qt::Key_Return,
                                        Qt::Key_Escape, Qt::Key_Space, Qt::Key_F2, Qt::Key_F3, Qt::Key_F5,
                                        Qt::Key_Delete, Qt::Key_Backspace, Qt::Key_Comma, Qt::Key_Period,
                                        Qt::Key_Plus, Qt::Key_Minus, Qt::Key_1, Qt::Key_0, Qt::Key_A, Qt::Key_C,
                                        Qt::Key_E, Qt::Key_G, Qt::Key_Z, Qt::Key_BracketLeft, Qt::Key_Asterisk};
    static const QStringList texts = {"[3, :, :]", "[:, ::7]", "mean", "> 0.5", "isnan", "is:changed", "shape:16x16",
                                      ">1KB", "agents", "td[:, 3:30]", "td + 1", "td.reshape(-1)", "td[", "\"",
                                      "-1e308", "nan", "0", ":", "1:3", "td[\"done\"]", "torch.stack([td, td])"};
    static const QList<Qt::KeyboardModifiers> modifiers = {Qt::NoModifier, Qt::NoModifier, Qt::NoModifier,
                                                           Qt::ControlModifier, Qt::ShiftModifier,
                                                           Qt::ControlModifier | Qt::ShiftModifier};
    QWidget* const widget = randomWidget();
    QWidget* const focus = QApplication::focusWidget() ? QApplication::focusWidget() : widget;
    const QPoint at(below(std::max(widget->width(), 1)), below(std::max(widget->height(), 1)));
    const auto held = modifiers[below(static_cast<int>(modifiers.size()))];
    switch (below(13)) {
    case 0:
    case 1: QTest::mouseClick(widget, Qt::LeftButton, held, at); break;
    case 2:
        if (DocumentPane* const pane = m_window->current()) {
            if (pane->tree().model()->rowCount() == 0) {
                pane->tree().searchField()->clear();
            }
            QWidget* const lines = pane->tree().viewport();
            QTest::mouseClick(lines, Qt::LeftButton, {}, QPoint(lines->width() / 4, below(std::max(lines->height(), 1))));
        }
        break;
    case 3: QTest::mouseDClick(widget, Qt::LeftButton, {}, at); break;
    case 4: {
        QTest::mousePress(widget, Qt::LeftButton, held, at);
        QTest::mouseMove(widget, at + QPoint(below(200) - 100, below(200) - 100));
        QTest::mouseRelease(widget, Qt::LeftButton, held, at + QPoint(below(200) - 100, below(200) - 100));
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
    case 8: QTest::keyClick(focus, keys[below(static_cast<int>(keys.size()))], held); break;
    case 9:
        if (auto* const field = qobject_cast<QLineEdit*>(focus)) {
            field->selectAll();
            QTest::keyClicks(field, texts[below(static_cast<int>(texts.size()))]);
            QTest::keyClick(field, Qt::Key_Return);
        } else {
            const QList<QLineEdit*> fields = m_window->findChildren<QLineEdit*>();
            QLineEdit* const other = fields[below(static_cast<int>(fields.size()))];
            if (other->isVisible()) {
                other->setFocus();
            }
        }
        break;
    case 10: {
        // What leaves the window is no business of this test, nor is waiting for a simulation.
        const QList<QAction*> actions = m_window->findChildren<QAction*>();
        QAction* const action = actions[below(static_cast<int>(actions.size()))];
        static const QStringList left = {"Quit", "Close", "Open the sample", "New window", "Close tab"};
        const QString text = action->text().remove('&');
        const bool leaves = std::any_of(left.begin(), left.end(), [&](const QString& each) { return text.startsWith(each); });
        if (action->isEnabled() && !leaves) {
            action->trigger();
        }
        break;
    }
    case 11: {
        static const QList<Qt::Key> views = {Qt::Key_1, Qt::Key_2, Qt::Key_3, Qt::Key_4, Qt::Key_5};
        QTest::keyClick(m_window.get(), views[below(static_cast<int>(views.size()))], Qt::ControlModifier);
        break;
    }
    default:
        if (chance(0.1)) {
            m_window->resize(500 + below(1200), 300 + below(900));
        } else {
            QTest::qWait(below(8));
        }
    }
}

void WalkTest::answer()
{
    if (const QPointer<QWidget> popup = QApplication::activePopupWidget()) {
        QTest::keyClick(popup, chance(0.5) ? Qt::Key_Down : Qt::Key_Return);
        if (popup) {
            popup->close();
        }
    } else if (auto* const dialog = qobject_cast<QDialog*>(QApplication::activeModalWidget())) {
        dialog->reject();
    } else {
        QDrag::cancel();
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
    const QString path = m_folder->filePath("rollout");
    writeTensorDict(rollout200(), path.toStdString(), {}, Progress::none());
    const QByteArray before = bytesBelow(path);
    open(path);
    m_window->current()->tree().expandAll();

    // Whatever waits for an answer gets one: boxes, menus and drags have loops of their own. So has what an answer
    // opens, which is why it is not given by the timer itself.
    std::set<std::pair<KeyPath, ViewKind>> seen;
    int saves = 0;
    for (QAction* const action : m_window->findChildren<QAction*>()) {
        if (action->text().remove('&') == "Save") {
            connect(action, &QAction::triggered, this, [&saves] { ++saves; });
        }
    }
    QTimer answers;
    connect(&answers, &QTimer::timeout, this, [this] { QTimer::singleShot(0, this, &WalkTest::answer); });
    answers.start(3);

    for (int action = 0; action < count; ++action) {
        actAtRandom();
        QCoreApplication::processEvents();
        if (!m_window->isVisible()) {
            m_window->show();
        }
        for (QWidget* const other : QApplication::topLevelWidgets()) {
            if (other->isVisible() && other != m_window.get() && other->isWindow() && !qobject_cast<QMenu*>(other)) {
                other->close();
            }
        }
        if (!m_window->current()) {
            open(path);
            m_window->current()->tree().expandAll();
        }
        if (const auto entry = m_window->current()->tree().currentEntry()) {
            seen.insert({entry->path, m_window->current()->data().viewKind()});
        }
    }
    answers.stop();
    qInfo("%zu keys and views, %d saves", seen.size(), saves);
    QVERIFY(seen.size() >= 5);  // else nothing was done
    QTest::keyClick(m_window.get(), Qt::Key_Escape);
    if (saves == 0) {
        QCOMPARE(bytesBelow(path), before);
    }
    m_window.reset();
    QCOMPARE(openStorage(path.toStdString())->root().batchSize(), (Shape{8, 40}));  // whatever was saved is whole
}

QTEST_MAIN(WalkTest)
#include "tst_walk.moc"
