// SPDX-License-Identifier: GPL-3.0-or-later
// Browses a tensordict in the real window and prints the cost; browse.py makes the data and runs it.
//
//   tensordesk_browse walk PATH          opens every key in every view, twice
//   tensordesk_browse scroll PATH KEY    scrolls the table of a leaf
#include "app/window/document/datapane.h"
#include "app/window/document/documentcontroller.h"
#include "app/window/document/documentpane.h"
#include "app/window/mainwindow.h"
#include "app/window/processmemory.h"
#include "views/common/leafview.h"
#include "views/table/tableview.h"
#include "views/table/tensortableview.h"
#include "views/tree/tensortreeview.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QScrollBar>
#include <QStandardPaths>
#include <QThread>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <string>
#include <utility>

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

double milliseconds(const QElapsedTimer& time)
{
    return static_cast<double>(time.nsecsElapsed()) / 1e6;
}

void print(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    const auto at = [&](double share) { return times[static_cast<std::size_t>(share * double(times.size() - 1))]; };
    std::printf("%-20s median %7.2f ms, p95 %7.2f ms, greatest %8.2f ms, together %6.2f s\n", what, at(0.5), at(0.95), times.back(),
                std::accumulate(times.begin(), times.end(), 0.0) / 1000);
}

constexpr std::pair<ViewKind, const char*> kViews[] = {{ViewKind::Table, "table"},
                                                       {ViewKind::Line, "plot"},
                                                       {ViewKind::Image, "image"},
                                                       {ViewKind::Histogram, "histogram"},
                                                       {ViewKind::Scatter, "scatter"}};

/// The waiting times, by the awaited event.
using Waited = std::map<std::string, std::vector<double>>;

/// Opens every leaf in every view it offers, beginning with the one that the leaf before was last shown in; false if that
/// does not come to an end.
bool openAll(MainWindow& window, const std::vector<KeyPath>& paths, Waited& waited)
{
    DataPane& data = window.current()->data();
    QElapsedTimer time;
    for (const KeyPath& path : paths) {
        std::set<ViewKind> seen;
        const auto see = [&](const std::string& what) {
            const bool isRead = waitFor([&] { return !data.isReading(); });
            QCoreApplication::processEvents();  // paints it
            waited[what].push_back(milliseconds(time));
            seen.insert(data.viewKind());
            return isRead;
        };
        time.start();
        bool isShown = select(window, path) && see("key");
        for (const auto& [kind, name] : kViews) {
            if (isShown && data.offers(kind) && !seen.contains(kind)) {
                time.start();
                data.setViewKind(kind);
                isShown = see(name);
            }
        }
        if (!isShown) {
            std::fprintf(stderr, "%s does not come to an end\n", toPython(path).c_str());
            return false;
        }
    }
    return true;
}

int walk(MainWindow& window)
{
    std::vector<KeyPath> paths;
    forEachEntry(*window.current()->document().td(), [&](const KeyPath& path, const Entry& entry) {
        if (std::holds_alternative<Leaf>(entry)) {
            paths.push_back(path);
        }
    });
    int64_t held = 0, used = 0;
    for (const char* round : {"first", "again"}) {
        Waited waited;
        QElapsedTimer time;
        time.start();
        if (!openAll(window, paths, waited)) {
            return 1;
        }
        const double seconds = milliseconds(time) / 1000;
        std::size_t pictures = 0;
        for (const auto& [what, times] : waited) {
            pictures += times.size();
            print(what.c_str(), times);
        }
        // Memory that the allocator keeps for later does not count as growth: only memory in use does.
        const auto mebibytes = [](int64_t bytes) { return static_cast<double>(bytes) / (1 << 20); };
        const int64_t heldBefore = std::exchange(held, processMemory());
        const int64_t usedBefore = std::exchange(used, usedMemory());
        std::printf("%s: %zu leaves, %zu views, %.2f s, at most %.0f MiB, at the end %.1f MiB held, %.1f MiB in use", round,
                    paths.size(), pictures, seconds, mebibytes(greatestMemory), mebibytes(held), mebibytes(used));
        if (heldBefore > 0) {
            std::printf("; %+.1f and %+.1f MiB since the first time", mebibytes(held - heldBefore), mebibytes(used - usedBefore));
        }
        std::printf("\n");
    }
    return 0;
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
        frames.push_back(milliseconds(time));
        waitFor([&] { return view->model()->isLoaded(topCell()); });
        view->table()->viewport()->repaint();
        values.push_back(milliseconds(time));
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
