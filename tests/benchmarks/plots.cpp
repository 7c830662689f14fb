// SPDX-License-Identifier: GPL-3.0-or-later
// How long the plots take beside drawing alone: the first picture of 10^8 points, a zoom into them, a step of a film; scrolling 100,000
// tokens, and the health of sequences of tokens beside one pass over their bytes.
// Runs without a display. Prints milliseconds: median and 95th percentile.
#include "model/analysis/doctor/doctor.h"
#include "model/analysis/values/minmax.h"
#include "views/image/imageview.h"
#include "views/plot/lineplotview.h"
#include "views/plot/plotwidget.h"
#include "views/tokens/text/showntokens.h"
#include "views/tokens/text/tokentextview.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/rand.h>
#include <ATen/ops/randint.h>
#include <ATen/ops/randn.h>

#include <QApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QPixmap>
#include <QScrollBar>

#include <algorithm>
#include <cstdio>

using namespace tensordesk;

namespace {

ShownLeaf shown(const at::Tensor& values, int64_t batchDims)
{
    return ShownLeaf::of({{"leaf"}, Leaf(values), batchDims, {"time"}, QStringLiteral("td")});
}

void finish(LeafView& view)
{
    const auto isReading = [&] {
        const auto jobs = view.jobs();
        return std::any_of(jobs.begin(), jobs.end(), [](const AbstractJob* job) { return job->isRunning(); });
    };
    QEventLoop loop;
    while (isReading()) {
        loop.processEvents(QEventLoop::WaitForMoreEvents, 1);
    }
    QCoreApplication::sendPostedEvents();
}

double milliseconds(const QElapsedTimer& clock)
{
    return static_cast<double>(clock.nsecsElapsed()) / 1e6;
}

void tell(const char* what, std::vector<double> times)
{
    std::sort(times.begin(), times.end());
    std::printf("%-52s %9.2f ms   p95 %9.2f ms\n", what, times[times.size() / 2], times[times.size() * 95 / 100]);
    std::fflush(stdout);
}

/// Frames of a zoom into a leaf, 120 steps in and out again.
std::vector<double> zoomed(LinePlotView& view)
{
    std::vector<double> times;
    for (int step = 0; step < 120; ++step) {
        QElapsedTimer clock;
        clock.start();
        view.plot()->xAxis->scaleRange(step < 60 ? 0.85 : 1 / 0.85);
        view.plot()->replot();
        times.push_back(milliseconds(clock));
        finish(view);
    }
    return times;
}

void curves(int64_t points)
{
    const ShownLeaf leaf = shown(at::randn({points}, at::kFloat), 1);
    const DimSelection selection(leaf.dims, ViewKind::Line);
    QElapsedTimer clock;
    clock.start();
    const auto extremes = extremesOfRuns(leaf.leaf, points);
    tell("one pass over 10^8 points", {milliseconds(clock)});
    LinePlotView view;
    view.resize(1200, 800);
    view.show();
    clock.start();
    view.setLeaf(leaf, selection);
    finish(view);
    view.plot()->replot();
    tell("first picture of 10^8 points, with its read", {milliseconds(clock)});
    tell("frame while zooming", zoomed(view));

    // As many points as one picture of these has.
    const auto drawn = static_cast<int64_t>(view.plot()->graph(0)->dataCount());
    const ShownLeaf few = shown(at::randn({std::max<int64_t>(drawn, 2)}, at::kFloat), 1);
    LinePlotView small;
    small.resize(1200, 800);
    small.show();
    clock.start();
    small.setLeaf(few, DimSelection(few.dims, ViewKind::Line));
    finish(small);
    small.plot()->replot();
    tell("first picture of as many points as are drawn", {milliseconds(clock)});
    std::vector<double> drawing;
    for (int step = 0; step < 60; ++step) {
        clock.start();
        small.plot()->replot();
        drawing.push_back(milliseconds(clock));
    }
    tell("drawing these again", drawing);
}

void film(const char* what, int64_t rows, int64_t columns)
{
    const ShownLeaf leaf = shown(at::randint(256, {80, rows, columns, 3}, at::kByte), 1);
    DimSelection selection(leaf.dims, ViewKind::Image);
    ImageView view;
    view.resize(1200, 800);
    view.show();
    view.setLeaf(leaf, selection);
    finish(view);
    std::vector<double> times;
    for (int frame = 1; frame < 80; ++frame) {
        selection.setIndex(0, frame);
        const at::Tensor before = view.raster()->elements;
        QElapsedTimer clock;
        clock.start();
        view.setSelection(selection);
        while (view.raster()->elements.is_same(before)) {
            QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 1);
        }
        times.push_back(milliseconds(clock));
        finish(view);  // at 60 frames a second there is time to read ahead
    }
    tell(what, times);
}

/// A batch in the form of verl, of prompts and responses of half the length.
TensorDict tokensOf(int64_t sequences, int64_t length)
{
    const int64_t half = length / 2;
    const at::Tensor policy = -at::rand({sequences, half}).log().abs();
    TensorDict td({sequences});
    td.set({"input_ids"}, Leaf(at::randint(1000, 100'000, {sequences, length}, at::kLong)));
    td.set({"responses"}, Leaf(at::randint(1000, 100'000, {sequences, half}, at::kLong)));
    td.set({"attention_mask"}, Leaf(at::ones({sequences, length}, at::kBool)));
    td.set({"response_mask"}, Leaf(at::ones({sequences, half}, at::kBool)));
    td.set({"old_log_probs"}, Leaf(policy));
    td.set({"rollout_log_probs"}, Leaf(policy.add(at::randn({sequences, half}), 0.01)));
    return td;
}

void tokens()
{
    const TokenBatch batch = TokenBatch::of(tokensOf(1, 100'000)).value();
    TokenTextView view;
    view.resize(1366, 768);
    view.show();
    const auto all = std::make_shared<const ShownTokens>(shownTokens(batch, 0, nullptr));
    view.setTokens(all);
    view.setValues(all->measures.front(), TokenColours::robust(all->measures.front(), false));
    std::vector<double> times;
    QScrollBar* const bar = view.verticalScrollBar();
    QPixmap picture(view.viewport()->size());
    for (int frame = 0; frame < 240; ++frame) {
        QElapsedTimer clock;
        clock.start();
        bar->setValue(frame < 120 ? bar->value() + 3 : static_cast<int>(int64_t{bar->maximum()} * (frame * 37 % 240) / 240));
        view.viewport()->render(&picture);
        times.push_back(milliseconds(clock));
    }
    tell("frame of 100,000 tokens, scrolled and jumped", times);

    const TensorDict many = tokensOf(2'000, 8'192);
    QElapsedTimer clock;
    clock.start();
    int64_t bytes = 0;
    for (std::size_t i = 0; i < many.count(); ++i) {
        const Entry entry = many.entryAt(i);
        const at::Tensor values = std::get<Leaf>(entry).tensor();
        static_cast<void>(values.view(at::kByte).view({-1}).narrow(0, 0, values.nbytes() / 8 * 8).view(at::kLong).max());
        bytes += static_cast<int64_t>(values.nbytes());
    }
    const double pass = milliseconds(clock);
    clock.start();
    static_cast<void>(examine(many, {}, Progress::none()));
    const double health = milliseconds(clock);
    std::printf("%-52s %9.2f ms; one pass over its %lld MB %9.2f ms; ratio %.2f\n", "health of 2,000 × 8,192 tokens", health,
                static_cast<long long>(bytes / 1'000'000), pass, pass / health);
}

}  // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    tokens();
    curves(argc > 1 ? std::atoll(argv[1]) : 100'000'000);
    film("film step, 84 × 84", 84, 84);
    film("film step, 480 × 640", 480, 640);
    film("film step, 1080 × 1920", 1080, 1920);
    return 0;
}
