// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/render.h"

#include "commandline/progressbar.h"
#include "commandline/terminaltext.h"
#include "commandline/verbs.h"
#include "common/format.h"
#include "common/neighbours.h"
#include "common/style.h"
#include "expression/expression.h"
#include "film/film.h"
#include "histogram/histogramview.h"
#include "image/imageview.h"
#include "jobs/abstractjob.h"
#include "plot/lineplotview.h"
#include "plot/picture.h"
#include "plot/plotwidget.h"
#include "plot/scatterview.h"
#include "storage/storage.h"
#include "table/tableview.h"
#include "table/tensortableview.h"
#include "window/rendershapes.h"

#include <QApplication>
#include <QCheckBox>
#include <QEventLoop>
#include <QFileInfo>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <memory>
#include <vector>

namespace tensordesk {

namespace {

/// A Qt application that needs no display, and keeps what Qt warns its developers of to itself.
class OffscreenApplication {
public:
    OffscreenApplication() : m_application(m_count, m_arguments.data()) { }
    ~OffscreenApplication() { qInstallMessageHandler(m_handler); }
    OffscreenApplication(const OffscreenApplication&) = delete;
    OffscreenApplication& operator=(const OffscreenApplication&) = delete;

private:
    std::array<char, 11> m_name{"tensordesk"};
    std::array<char, 10> m_option{"-platform"};
    std::array<char, 10> m_platform{"offscreen"};
    std::array<char*, 4> m_arguments{m_name.data(), m_option.data(), m_platform.data(), nullptr};
    int m_count = 3;
    QtMessageHandler m_handler = qInstallMessageHandler([](QtMsgType, const QMessageLogContext&, const QString&) { });
    QApplication m_application;
};

/// The leaf that the expression gives; one of the file's own entries also with its key, batch dims and names.
ShownLeaf leafOf(const TensorDict& root, const std::string& expression)
{
    const Value value = evaluate(expression, Scope{{"td", root}});
    const auto* leaf = value.as<Leaf>();
    if (leaf == nullptr) {
        throw Error(ErrorKind::TypeError, "Only a tensor can be drawn, and " + expression + " is a " + value.typeName()
                                              + "; td[\"key\"] gives one entry.");
    }
    ShownEntry shown{{}, *leaf, 0, {}, QString::fromStdString(expression)};
    forEachEntry(root, [&](const KeyPath& path, const Entry& entry) {
        const auto* own = std::get_if<Leaf>(&entry);
        if (own != nullptr && own->isSame(*leaf)) {
            const TensorDict parent = path.size() > 1 ? root.child({path.begin(), path.end() - 1}) : root;
            shown.path = path;
            shown.batchDims = parent.dim();
            shown.names = parent.names();
        }
    });
    return ShownLeaf::of(shown);
}

ViewKind kindOf(RenderOptions::View view)
{
    switch (view) {
    case RenderOptions::View::Table: return ViewKind::Table;
    case RenderOptions::View::Line: return ViewKind::Line;
    case RenderOptions::View::Image: return ViewKind::Image;
    case RenderOptions::View::Histogram: return ViewKind::Histogram;
    case RenderOptions::View::Film: return ViewKind::Image;
    case RenderOptions::View::Scatter: return ViewKind::Scatter;
    case RenderOptions::View::Shapes:
    case RenderOptions::View::Rail:
    case RenderOptions::View::Stack:
    case RenderOptions::View::Collation:
    case RenderOptions::View::Tree:
    case RenderOptions::View::Treemap:
    case RenderOptions::View::Groups: break;  // of no elements: renderShapes() draws them
    }
    return ViewKind::Table;
}

std::optional<ColourMap> mapOf(RenderOptions::Map map)
{
    switch (map) {
    case RenderOptions::Map::Automatic: return std::nullopt;
    case RenderOptions::Map::Viridis: return ColourMap::Viridis;
    case RenderOptions::Map::Cividis: return ColourMap::Cividis;
    case RenderOptions::Map::Magma: return ColourMap::Magma;
    case RenderOptions::Map::Grey: return ColourMap::Grey;
    case RenderOptions::Map::Diverging: return ColourMap::Diverging;
    }
    return std::nullopt;
}

PictureControls::Layout layoutOf(RenderOptions::Order order)
{
    switch (order) {
    case RenderOptions::Order::Automatic: return PictureControls::Layout::Automatic;
    case RenderOptions::Order::RowsColumnsChannels: return PictureControls::Layout::RowsColumnsChannels;
    case RenderOptions::Order::ChannelsRowsColumns: return PictureControls::Layout::ChannelsRowsColumns;
    case RenderOptions::Order::RowsColumns: return PictureControls::Layout::RowsColumns;
    case RenderOptions::Order::HeatMap: return PictureControls::Layout::HeatMap;
    }
    return PictureControls::Layout::Automatic;
}

std::unique_ptr<LeafView> makeView(ViewKind kind)
{
    switch (kind) {
    case ViewKind::Table: return std::make_unique<TableView>();
    case ViewKind::Line: return std::make_unique<LinePlotView>();
    case ViewKind::Image: return std::make_unique<ImageView>();
    case ViewKind::Histogram: return std::make_unique<HistogramView>();
    case ViewKind::Scatter: return std::make_unique<ScatterView>();
    }
    return nullptr;
}

/// Runs the view's jobs to their end; throws what made one of them fail.
void finishReading(LeafView& view)
{
    std::optional<Error> failure;
    QEventLoop loop;
    const auto jobs = view.jobs();
    for (const AbstractJob* job : jobs) {
        QObject::connect(job, &AbstractJob::done, &loop, &QEventLoop::quit);
        QObject::connect(job, &AbstractJob::cancelled, &loop, &QEventLoop::quit);
        QObject::connect(job, &AbstractJob::failed, &loop, [&](const Error& error) {
            failure = error;
            loop.quit();
        });
    }
    const auto isReading = [&] {
        return std::any_of(jobs.begin(), jobs.end(), [](const AbstractJob* job) { return job->isRunning(); });
    };
    // What was read may change the layout, and with it what there is to read.
    do {
        while (isReading() && !failure) {
            loop.exec();
        }
        QApplication::sendPostedEvents();
    } while (isReading() && !failure);
    if (failure) {
        throw *failure;
    }
}

/// The options that one kind of view has.
void configure(LeafView& view, const RenderOptions& options)
{
    if (auto* const line = qobject_cast<LinePlotView*>(&view)) {
        line->setLogarithmic(options.logarithmic);
        line->setLogarithmicX(options.logarithmicX);
        if (options.range) {
            line->plot()->yAxis->setRange(options.range->first, options.range->second);
        }
    } else if (auto* const scatter = qobject_cast<ScatterView*>(&view)) {
        scatter->setLogarithmic(options.logarithmicX, options.logarithmic);
        scatter->setJoined(options.joined);
        if (options.range) {
            scatter->plot()->yAxis->setRange(options.range->first, options.range->second);
        }
    } else if (auto* const histogram = qobject_cast<HistogramView*>(&view)) {
        histogram->logarithmicBox()->setChecked(options.logarithmic);
        if (options.range) {
            histogram->plot()->xAxis->setRange(options.range->first, options.range->second);
        }
    } else if (auto* const image = qobject_cast<ImageView*>(&view)) {
        image->setColourMap(mapOf(options.map));
        if (options.symmetric) {
            image->setSymmetric(true);
        }
        image->setSmooth(options.smooth);
        if (options.range) {
            image->setLimits({options.range->first, options.range->second});
        }
    }
}

/// What is drawn of the view: the plot or the table, of just that size.
QWidget& canvasOf(LeafView& view)
{
    if (auto* const plot = qobject_cast<PlotView*>(&view)) {
        return *plot->plot();
    }
    auto* const table = static_cast<TableView&>(view).table();
    table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    table->setFocusPolicy(Qt::NoFocus);  // no cell is the current one
    return *table;
}

/// Reads what the view is to show and sets it up.
void draw(LeafView& view, const RenderOptions& options)
{
    finishReading(view);
    if (const QString hint = view.hint(); !hint.isEmpty()) {
        throw Error(ErrorKind::ValueError, hint.toStdString());
    }
    configure(view, options);
    finishReading(view);
}

/// What is to be seen of the view, as a picture. REQUIRES: used before the view changes.
Picture pictureOf(LeafView& view, QWidget& canvas)
{
    if (auto* const plot = qobject_cast<PlotView*>(&view)) {
        plot->plot()->replot();
        return plot->plot()->picture();
    }
    return {canvas.size(), canvas.palette().color(QPalette::Base), [&](QCPPainter& painter) { canvas.render(&painter); }};
}

/// The dim of that name or number.
std::size_t dimNamed(const LeafDims& leaf, const std::string& text)
{
    for (std::size_t dim = 0; dim < leaf.rank(); ++dim) {
        if (leaf.label(dim) == text || std::to_string(dim) == text) {
            return dim;
        }
    }
    throw Error(ErrorKind::IndexError, "There is no dim " + text + " among the " + std::to_string(leaf.rank()) + ".");
}

/// One picture to draw.
struct Frame {
    DimSelection selection;
    std::string out;
};

/// The selection with this dim fixed; the largest dim that was fixed before takes over its axis.
DimSelection withoutAxis(DimSelection selection, std::size_t dim)
{
    const DimRole role = selection.dim(dim).role;
    const Shape& shape = selection.leaf().shape;
    std::optional<std::size_t> heir;
    for (std::size_t other = 0; other < selection.rank(); ++other) {
        if (selection.isFixed(other) && (!heir || shape[other] > shape[*heir])) {
            heir = other;
        }
    }
    selection.setRole(dim, DimRole::Fixed);
    if ((role == DimRole::X || role == DimRole::Y || role == DimRole::Channel) && heir) {
        selection.setRole(*heir, role);
    }
    return selection;
}

/// The indices of a dim that have a frame each: those that the selection shows, or all.
Range framesAlong(const DimSelection& selection, std::size_t dim)
{
    return selection.isFixed(dim) ? Range{0, 1, selection.leaf().shape[dim]} : selection.dim(dim).range;
}

/// The picture, or one for each index of the dim that `frames` names, numbered with as many digits as they need.
std::vector<Frame> framesOf(const DimSelection& selection, const RenderOptions& options)
{
    if (options.frames.empty()) {
        return {{selection, options.out}};
    }
    const std::size_t dim = dimNamed(selection.leaf(), options.frames);
    const DimSelection still = withoutAxis(selection, dim);
    const Range indices = framesAlong(options.dims.empty() ? still : selection, dim);
    const std::size_t digits = std::max<std::size_t>(std::to_string(selection.leaf().shape[dim]).size(), 4);
    const std::size_t ending = options.out.rfind('.');
    std::vector<Frame> frames;
    for (int64_t n = 0; n < indices.count; ++n) {
        const int64_t index = indices.start + n * indices.step;
        Frame& frame = frames.emplace_back(Frame{still, {}});
        frame.selection.setIndex(dim, index);
        std::string number = std::to_string(index);
        number.insert(0, digits - number.size(), '0');
        frame.out = options.out.substr(0, ending) + "-" + number + options.out.substr(ending);
    }
    return frames;
}

void refuseToReplace(const std::string& path, const RenderOptions& options)
{
    if (!options.force && QFileInfo::exists(QString::fromStdString(path))) {
        throw Error(ErrorKind::FileExistsError, "exists already; --force replaces it").inFile(path);
    }
}

FilmOptions filmOptions(const RenderOptions& options, int64_t frames)
{
    return {frames, options.framesPerSecond, options.force, options.dark ? Qt::black : Qt::white};
}

/// The dim that runs in a film: that of the option, or the last fixed batch dim with several indices.
std::size_t filmDim(const DimSelection& selection, const RenderOptions& options)
{
    if (!options.frames.empty()) {
        return dimNamed(selection.leaf(), options.frames);
    }
    for (std::size_t dim = selection.rank(); dim-- > 0;) {
        if (selection.isFixed(dim) && selection.leaf().shape[dim] > 1) {
            return dim;
        }
    }
    throw Error(ErrorKind::ValueError, "A film needs a dim that runs beside those of its pictures; --frames names it.");
}

/// Only pixels, without axes: no view is needed.
void renderFilm(const ShownLeaf& leaf, const DimSelection& selection, const std::optional<ShownLeaf>& mask,
                const RenderOptions& options, Console& console)
{
    const std::size_t dim = filmDim(selection, options);
    const ShownPart part = ShownPart::of(leaf, withoutAxis(selection, dim));
    if (const QString obstacle = part.leaf.obstacle(part.selection); !obstacle.isEmpty()) {
        throw Error(ErrorKind::ValueError, obstacle.toStdString());
    }
    if (!part.selection.dimWith(DimRole::X) || !part.selection.dimWith(DimRole::Y)) {
        throw Error(ErrorKind::ValueError, "A film needs a leaf with two dims for its pictures and one that runs.");
    }
    Film film{PlaneSource{part.leaf.leaf, part.selection}, part.leaf.tiling, dim, framesAlong(selection, dim)};
    if (mask) {
        film.source.mask = mask->leaf;
        film.source.maskSelection = DimSelection(mask->dims, ViewKind::Image);  // alongside each frame's
    }
    film.style.map = mapOf(options.map);
    film.style.kind = PictureControls::kindOf(layoutOf(options.order));
    if (options.symmetric) {
        film.style.symmetric = true;
    }
    if (options.range) {
        film.style.limits = ColourLimits{options.range->first, options.range->second};
    }
    film.scale = std::max(1, qRound(options.scale));
    film.smooth = options.smooth;
    {
        ProgressBar progress("Writing " + options.out, console.isWatched(), "frames");
        film.write(QString::fromStdString(options.out), filmOptions(options, film.frames.count), progress);
    }
    console.line("Wrote " + printableRow(options.out) + ": " + printableRow(leaf.python.toStdString()) + ", "
                 + std::to_string(film.frames.count) + " frames along " + printableRow(leaf.dims.label(film.dim)));
}

/// A tensor to be shown beside another. ValueError if it has no dim like that one's along x.
ShownLeaf besideOf(const TensorDict& root, const std::string& expression, const DimSelection& selection)
{
    ShownLeaf leaf = leafOf(root, expression);
    if (leaf.path.empty()) {
        leaf.path = {expression};
        // Computed anew, it has forgotten which dims are those of the batch.
        leaf.dims.batchDims = std::min(selection.leaf().batchDims, static_cast<int64_t>(leaf.dims.rank()));
        leaf.dims.names = selection.leaf().names;
    }
    if (!selection.alongside(leaf.dims)) {
        throw Error(ErrorKind::ValueError,
                    expression + " of shape " + toString(leaf.leaf.shape()) + " has no dim like the one along x.");
    }
    return leaf;
}

/// The tensor to lay over the image, if the options name one. ValueError if it does not fit.
std::optional<ShownLeaf> maskOf(const TensorDict& root, const DimSelection& selection, const RenderOptions& options)
{
    if (options.mask.empty()) {
        return std::nullopt;
    }
    ShownLeaf mask = leafOf(root, options.mask);
    if (mask.path.empty()) {
        mask.path = {options.mask};
        mask.dims.batchDims = std::min(selection.leaf().batchDims, static_cast<int64_t>(mask.dims.rank()));
    }
    if (mask.leaf.dtype() != DType::Bool) {
        throw Error(ErrorKind::TypeError,
                    "A mask is a bool tensor, and " + options.mask + " is one of " + dtypeName(mask.leaf.dtype()) + ".");
    }
    if (selection.tiling() || !selection.alongside(mask.dims)) {
        throw Error(ErrorKind::ValueError, "The mask " + options.mask + " of shape " + toString(mask.leaf.shape())
                                               + " has no row and column for each of the image's.");
    }
    return mask;
}

/// The view's pictures, each in a file of its own or all in one animation.
class PictureFiles {
public:
    PictureFiles(const RenderOptions& options, const std::vector<Frame>& frames) : m_options(options)
    {
        const QString out = QString::fromStdString(options.out);
        if (!options.frames.empty() && FilmWriter::knows(out)) {
            m_film = FilmWriter::create(out, filmOptions(options, static_cast<int64_t>(frames.size())));
        } else {
            for (const Frame& frame : frames) {
                refuseToReplace(frame.out, options);
            }
        }
    }

    void add(const Picture& picture, const Frame& frame)
    {
        if (m_film) {
            m_film->add(picture.pixels(m_options.scale));
        } else if (!picture.save(QString::fromStdString(frame.out), m_options.scale)) {
            throw Error(ErrorKind::OSError, "cannot be written").inFile(frame.out);
        }
    }
    void finish()
    {
        if (m_film) {
            m_film->finish();
        }
    }
    /// Where the frame went.
    [[nodiscard]] const std::string& pathOf(const Frame& frame) const { return m_film ? m_options.out : frame.out; }

private:
    const RenderOptions& m_options;
    std::unique_ptr<FilmWriter> m_film;
};

}  // namespace

int renderPicture(const RenderOptions& options, Console& console)
{
    const auto storage = openStorage(options.path);
    if (showsShapes(options.view)) {
        refuseToReplace(options.out, options);
        const OffscreenApplication application;
        style::apply(options.dark ? ColourScheme::Dark : ColourScheme::Light);
        renderShapes(storage->root(), options);
        console.line("Wrote " + printableRow(options.out) + ": " + printableRow(options.expression));
        return 0;
    }
    const ShownLeaf leaf = leafOf(storage->root(), options.expression);
    const OffscreenApplication application;
    style::apply(options.dark ? ColourScheme::Dark : ColourScheme::Light);

    const ViewKind kind = kindOf(options.view);
    DimSelection selection(leaf.dims, kind);
    if (options.order != RenderOptions::Order::Automatic) {
        const auto ordered = PictureControls::selectionFor(layoutOf(options.order), selection);
        if (!ordered) {
            throw Error(ErrorKind::ValueError,
                        "A tensor of " + std::to_string(selection.rank()) + " dims has too few for this --order.");
        }
        selection = *ordered;
    }
    if (!options.dims.empty()) {
        selection = selection.withText(options.dims);
    }
    const std::optional<ShownLeaf> mask = maskOf(storage->root(), selection, options);
    if (options.view == RenderOptions::View::Film) {
        renderFilm(leaf, selection, mask, options, console);
        return 0;
    }
    const std::vector<Frame> frames = framesOf(selection, options);
    PictureFiles files(options, frames);
    const std::unique_ptr<LeafView> view = makeView(kind);
    QWidget& canvas = canvasOf(*view);
    canvas.setFixedSize(options.width, options.height);
    view->adjustSize();
    view->show();
    if (auto* const image = qobject_cast<ImageView*>(view.get())) {
        image->setLayout(layoutOf(options.order));
        image->setMask(mask);
    } else if (auto* const scatter = qobject_cast<ScatterView*>(view.get()); scatter && !options.against.empty()) {
        scatter->setAgainst(ScatterView::Against{besideOf(storage->root(), options.against, selection), {}});
    } else if (auto* const line = qobject_cast<LinePlotView*>(view.get())) {
        std::vector<ShownLeaf> added;
        std::vector<KeyPath> keys;
        for (const std::string& expression : options.added) {
            added.push_back(besideOf(storage->root(), expression, selection));
            keys.push_back(added.back().path);
        }
        line->setNeighbours(Neighbours::of(std::move(added)));
        line->setAdded(std::move(keys));
    }
    for (const Frame& frame : frames) {
        const ShownPart part = ShownPart::of(leaf, frame.selection);
        view->setLeaf(part.leaf, part.selection);
        draw(*view, options);
        files.add(pictureOf(*view, canvas), frame);
        console.line("Wrote " + printableRow(files.pathOf(frame)) + ": " + printableRow(leaf.python.toStdString()) + " "
                     + frame.selection.text());
        if (const auto* const plot = qobject_cast<PlotView*>(view.get())) {
            for (const QString& note : plot->notes()) {
                console.line(printableRow(QTextDocumentFragment::fromHtml(note).toPlainText().toStdString()));
            }
        }
    }
    files.finish();
    return 0;
}

}  // namespace tensordesk
