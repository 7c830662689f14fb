// SPDX-License-Identifier: GPL-3.0-or-later
// Browses a tensordict in the real window and prints what that cost; browse.py makes the data and runs it.
//
//   tensordesk_browse walk PATH          opens every key in every view
//   tensordesk_browse scroll PATH KEY    scrolls the table of a leaf
#include "common/leafview.h"
#include "table/tableview.h"
#include "table/tensortableview.h"
#include "tree/tensortreeview.h"
#include "window/datapane.h"
#include "window/documentcontroller.h"
#include "window/documentpane.h"
#include "window/mainwindow.h"
#include "window/processmemory.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <random>

using namespace tensordesk;

namespace {

constexpr int kLimitMs = 60'000;
constexpr int kFrames = 2'000;

int64_t greatestMemory = 0;

/// Lets the window work until something holds; false after a minute.
bool waitFor(const std::function<bool()>& isThere)
{
    QElapsedTimer time;
    time.start();
    while (!isThere()) {
        if (time.elapsed() > kLimitMs) {
            return false;
        }
        QCoreApplication::processEvents();
        QThread::usleep(100);
        greatestMemory = std::max(greatestMemory, processMemory());
    }
    return true;
}

bool select(MainWindow& window, const KeyPath& path)
{
    TensorTreeView& tree = window.current()->tree();
    tree.reveal(path);
    return waitFor([&] { return tree.currentEntry() && tree.currentEntry()->path == path; });
}

int walk(MainWindow& window)
{
    std::vector<KeyPath> paths;
    forEachEntry(*window.current()->document().td(), [&](const KeyPath& path, const Entry& entry) {
        if (std::holds_alternative<Leaf>(entry)) {
            paths.push_back(path);
        }
    });
    DataPane& data = window.current()->data();
    int pictures = 0;
    QElapsedTimer time;
    time.start();
    for (const KeyPath& path : paths) {
        if (!select(window, path)) {
            std::fprintf(stderr, "%s is not found\n", toPython(path).c_str());
            return 1;
        }
        for (const ViewKind kind : {ViewKind::Table, ViewKind::Line, ViewKind::Image, ViewKind::Histogram,
                                    ViewKind::Scatter}) {
            if (!data.offers(kind)) {
                continue;
            }
            data.setViewKind(kind);
            if (!waitFor([&] { return !data.isReading(); })) {
                std::fprintf(stderr, "%s does not come to an end\n", toPython(path).c_str());
                return 1;
            }
            ++pictures;
        }
    }
    std::printf("%zu leaves, %d views, %.2f s, at most %.0f MiB\n", paths.size(), pictures,
                static_cast<double>(time.elapsed()) / 1000, static_cast<double>(greatestMemory) / (1 << 20));
    return 0;
}

void print(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) { return times[static_cast<std::size_t>(share * double(times.size() - 1))]; };
    std::printf("%s: median %.2f ms, p95 %.2f ms, greatest %.2f ms\n", what, at(0.5), at(0.95), times.back());
}

int scroll(MainWindow& window, const KeyPath& path)
{
    DataPane& data = window.current()->data();
    if (!select(window, path)) {
        std::fprintf(stderr, "%s is not found\n", toPython(path).c_str());
        return 1;
    }
    data.setViewKind(ViewKind::Table);
    auto* const view = window.current()->findChild<TableView*>();
    if (view == nullptr || !waitFor([&] { return view->model()->hasValues(); })) {
        return 1;
    }
    QScrollBar& bar = *view->table()->verticalScrollBar();
    const auto topCell = [&] { return view->model()->index(view->table()->rowAt(0), 0); };
    std::vector<double> frames, values;
    QElapsedTimer time;
    const auto measure = [&](int value) {
        time.start();
        bar.setValue(value);
        view->table()->viewport()->repaint();
        frames.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
        waitFor([&] { return view->model()->isLoaded(topCell()); });
        view->table()->viewport()->repaint();
        values.push_back(static_cast<double>(time.nsecsElapsed()) / 1e6);
    };
    for (int frame = 0; frame < kFrames; ++frame) {
        measure(bar.value() + view->table()->rowHeight(0) * 3);  // a notch of a wheel
    }
    print("wheel, frame", frames);
    print("wheel, with values", values);
    frames.clear();
    values.clear();
    std::mt19937 random(0);
    for (int frame = 0; frame < kFrames; ++frame) {
        measure(std::uniform_int_distribution<>(0, bar.maximum())(random));  // a drag across the page
    }
    print("jump, frame", frames);
    print("jump, with values", values);
    std::printf("%lld rows, at most %.0f MiB\n", static_cast<long long>(view->model()->totalRows()),
                static_cast<double>(greatestMemory) / (1 << 20));
    return 0;
}

}  // namespace

int main(int argc, char** argv)
{
    QStandardPaths::setTestModeEnabled(true);
    const QApplication application(argc, argv);
    const QStringList arguments = application.arguments();
    if (arguments.size() < 3) {
        std::fprintf(stderr, "tensordesk_browse walk PATH | scroll PATH KEY\n");
        return 2;
    }
    MainWindow window;
    window.resize(1280, 800);
    window.show();
    window.open(arguments[2]);
    if (!waitFor([&] { return window.current() && window.current()->tree().model()->rowCount() > 0; })) {
        std::fprintf(stderr, "%s cannot be opened\n", argv[2]);
        return 1;
    }
    return arguments[1] == QLatin1String("scroll") ? scroll(window, {arguments.value(3).toStdString()}) : walk(window);
}
