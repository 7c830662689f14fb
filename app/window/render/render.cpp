// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/render/render.h"

#include "app/commandline/commandline.h"
#include "app/commandline/progressbar.h"
#include "app/commandline/verbs/verbs.h"
#include "app/window/render/rendershapes.h"
#include "app/window/render/rendertokens.h"
#include "model/storage/storage.h"
#include "model/tensordict/tree/visit.h"
#include "views/film/film.h"
#include "views/jobs/abstractjob.h"
#include "views/kinds/pictureoptions.h"
#include "views/kinds/viewkinds.h"
#include "views/plot/picture.h"
#include "views/style/style.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileInfo>
#include <QTextDocumentFragment>

#include <algorithm>
#include <array>
#include <clocale>
#include <memory>
#include <vector>

namespace tensordesk {

namespace {

/// A Qt application without a display that hides Qt's warnings for developers.
class OffscreenApplication {
public:
    OffscreenApplication() : m_application(m_count, m_arguments.data())
    {
        std::setlocale(LC_NUMERIC, "C");  // Qt sets the user's locale, in which C may use a decimal comma
    }
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
ShownLeaf leafOf(const TensorDict& root, const std::string& expression, const RenderOptions& options)
{
    const Value value = valueOf(expression, root, options);
    const auto* leaf = value.as<Leaf>();
    if (leaf == nullptr) {
        throw Error(ErrorKind::TypeError, "Only a tensor can be drawn, and {} is a {}; td[\"key\"] gives one entry.", expression,
                    value.typeName());
    }
    ShownEntry shown{{}, *leaf, 0, {}, QString::fromStdString(expression)};
    visitBelow(root, StackWalk::Whole, [&](const KeyPath& path, const Entry& entry, const TensorDict& level) {
        const auto* own = std::get_if<Leaf>(&entry);
        if (own != nullptr && own->isSame(*leaf)) {
            shown.path = path;
            shown.batchDims = level.dim();
            shown.names = level.names();
        }
    });
    return ShownLeaf::of(shown);
}

const std::string kFilm = "film";

/// Returns the kind of view with the picture's name; null if it is another part of the window.
const ViewKindRow* kindOf(const RenderOptions& options)
{
    return options.view == kFilm ? &rowOf(ViewKind::Image) : viewKindNamed(QString::fromStdString(options.view));
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

/// Runs the view's jobs until they end; throws the error of a failed one.
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
    // Read data may change the layout, and with it what must be read.
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

/// Reads the data of the view and applies the options.
void draw(LeafView& view, const PictureOptions& options)
{
    finishReading(view);
    if (const QString hint = view.hint(); !hint.isEmpty()) {
        throw Error(ErrorKind::ValueError, Message::verbatim(hint.toStdString()));
    }
    view.configure(options);
    finishReading(view);
}

/// The dim of that name or number.
std::size_t dimNamed(const LeafDims& leaf, const std::string& text)
{
    for (std::size_t dim = 0; dim < leaf.rank(); ++dim) {
        if (leaf.label(dim) == text || std::to_string(dim) == text) {
            return dim;
        }
    }
    throw Error(ErrorKind::IndexError, "There is no dim {} among the {}.", text, leaf.rank());
}

/// A single picture to draw.
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

/// Reports written files at once, or with `--json` in one document at the end.
class Report {
public:
    Report(const RenderOptions& options, Console& console) : m_json(options.json), m_console(console) { }

    /// `what`: the content.
    void wrote(const std::string& path, const std::string& what)
    {
        if (m_json) {
            m_files.emplace_back(path);
        } else {
            m_console.line("Wrote " + printableRow(path) + ": " + printableRow(what));
        }
    }
    void note(const std::string& text)
    {
        if (m_json) {
            m_notes.emplace_back(text);
        } else {
            m_console.line(printableRow(text));
        }
    }
    void finish() const
    {
        if (m_json) {
            m_console.line(toJson(PythonValue::Dict{{"kind", "pictures"}, {"files", m_files}, {"notes", m_notes}}));
        }
    }

private:
    bool m_json;
    Console& m_console;
    PythonValue::List m_files, m_notes;
};

/// Only pixels, without axes: no view is needed.
void renderFilm(const ShownLeaf& leaf, const DimSelection& selection, const PictureOptions& picture, const RenderOptions& options,
                Report& report, bool isWatched)
{
    const std::size_t dim = filmDim(selection, options);
    const ShownPart part = ShownPart::of(leaf, withoutAxis(selection, dim));
    if (const QString obstacle = part.leaf.obstacle(part.selection); !obstacle.isEmpty()) {
        throw Error(ErrorKind::ValueError, Message::verbatim(obstacle.toStdString()));
    }
    if (!part.selection.dimWith(DimRole::X) || !part.selection.dimWith(DimRole::Y)) {
        throw Error(ErrorKind::ValueError, "A film needs a leaf with two dims for its pictures and one that runs.");
    }
    Film film{PlaneSource{part.leaf.leaf, part.selection}, part.leaf.tiling, dim, framesAlong(selection, dim)};
    if (picture.mask) {
        film.source.mask = picture.mask->leaf;
        film.source.maskSelection = DimSelection(picture.mask->dims, ViewKind::Image);  // alongside each frame's
    }
    film.style.map = picture.map;
    film.style.kind = PictureControls::kindOf(picture.layout);
    if (picture.symmetric) {
        film.style.symmetric = true;
    }
    if (picture.range) {
        film.style.limits = ColourLimits{picture.range->first, picture.range->second};
    }
    film.scale = std::max(1, qRound(options.scale));
    film.smooth = picture.smooth;
    {
        ProgressBar progress("Writing " + options.out, isWatched, "frames");
        film.write(QString::fromStdString(options.out), filmOptions(options, film.frames.count), progress);
    }
    report.wrote(options.out, leaf.python.toStdString() + ", " + std::to_string(film.frames.count) + " frames along "
                                  + leaf.dims.label(film.dim));
}

/// A tensor to be shown beside another. ValueError if it has no dim like that one's along x.
ShownLeaf besideOf(const TensorDict& root, const std::string& expression, const DimSelection& selection,
                   const RenderOptions& options)
{
    ShownLeaf leaf = leafOf(root, expression, options);
    if (leaf.path.empty()) {
        leaf.path = {expression};
        // A computed leaf no longer knows the number of batch dims.
        leaf.dims.batchDims = std::min(selection.leaf().batchDims, static_cast<int64_t>(leaf.dims.rank()));
        leaf.dims.names = selection.leaf().names;
    }
    if (!selection.alongside(leaf.dims)) {
        throw Error(ErrorKind::ValueError, "{} of shape {} has no dim like the one along x.", expression,
                    toString(leaf.leaf.shape()));
    }
    return leaf;
}

/// The tensor to lay over the image, if the options name one. ValueError if it does not fit.
std::optional<ShownLeaf> maskOf(const TensorDict& root, const DimSelection& selection, const RenderOptions& options)
{
    if (options.mask.empty()) {
        return std::nullopt;
    }
    ShownLeaf mask = leafOf(root, options.mask, options);
    if (mask.path.empty()) {
        mask.path = {options.mask};
        mask.dims.batchDims = std::min(selection.leaf().batchDims, static_cast<int64_t>(mask.dims.rank()));
    }
    if (mask.leaf.dtype() != DType::Bool) {
        throw Error(ErrorKind::TypeError, "A mask is a bool tensor, and {} is one of {}.", options.mask,
                    dtypeName(mask.leaf.dtype()));
    }
    if (selection.tiling() || !selection.alongside(mask.dims)) {
        throw Error(ErrorKind::ValueError, "The mask {} of shape {} has no row and column for each of the image's.", options.mask,
                    toString(mask.leaf.shape()));
    }
    return mask;
}

PictureOptions pictureOptions(const TensorDict& root, const DimSelection& selection, const RenderOptions& options)
{
    PictureOptions picture;
    picture.range = options.range;
    picture.logarithmic = options.logarithmic;
    picture.logarithmicX = options.logarithmicX;
    picture.joined = options.joined;
    picture.symmetric = options.symmetric;
    picture.smooth = options.smooth;
    picture.map = mapOf(options.map);
    picture.layout = layoutOf(options.order);
    picture.mask = maskOf(root, selection, options);
    if (!options.against.empty()) {
        picture.against = besideOf(root, options.against, selection, options);
    }
    for (const std::string& expression : options.added) {
        picture.added.push_back(besideOf(root, expression, selection, options));
    }
    return picture;
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
    /// Returns the path of the frame.
    [[nodiscard]] const std::string& pathOf(const Frame& frame) const { return m_film ? m_options.out : frame.out; }

private:
    const RenderOptions& m_options;
    std::unique_ptr<FilmWriter> m_film;
};

}  // namespace

int renderPicture(const RenderOptions& options, Console& console)
{
    Report report(options, console);
    const auto storage = openLaidOut(options.path, options.opening);
    const ViewKindRow* const kind = kindOf(options);
    if (kind == nullptr) {
        refuseToReplace(options.out, options);
        const OffscreenApplication application;
        style::apply(options.dark ? ColourScheme::Dark : ColourScheme::Light);
        std::string drawn = options.expression;
        if (options.view == tokensView().name) {
            ProgressBar progress("Reading tokens", console.isWatched(), "sequences");
            drawn = renderTokens(storage->root(), options, progress);
        } else {
            renderShapes(storage->root(), options);
        }
        report.wrote(options.out, drawn);
        report.finish();
        return 0;
    }
    const ShownLeaf leaf = leafOf(storage->root(), options.expression, options);
    const OffscreenApplication application;
    style::apply(options.dark ? ColourScheme::Dark : ColourScheme::Light);

    DimSelection selection(leaf.dims, kind->kind);
    if (options.order != RenderOptions::Order::Automatic) {
        const auto ordered = PictureControls::selectionFor(layoutOf(options.order), selection);
        if (!ordered) {
            throw Error(ErrorKind::ValueError, "A tensor of {} dims has too few for this --order.", selection.rank());
        }
        selection = *ordered;
    }
    if (!options.dims.empty()) {
        selection = selection.withText(options.dims);
    }
    const PictureOptions picture = pictureOptions(storage->root(), selection, options);
    if (options.view == kFilm) {
        renderFilm(leaf, selection, picture, options, report, console.isWatched());
        report.finish();
        return 0;
    }
    const std::vector<Frame> frames = framesOf(selection, options);
    PictureFiles files(options, frames);
    const std::unique_ptr<LeafView> view(kind->make(nullptr));
    view->canvas().setFixedSize(options.width, options.height);
    view->adjustSize();
    view->show();
    view->prepare(picture);
    for (const Frame& frame : frames) {
        const ShownPart part = ShownPart::of(leaf, frame.selection);
        view->setLeaf(part.leaf, part.selection);
        draw(*view, picture);
        files.add(view->picture(), frame);
        report.wrote(files.pathOf(frame), leaf.python.toStdString() + " " + frame.selection.text());
        for (const QString& note : view->notes()) {
            report.note(QTextDocumentFragment::fromHtml(note).toPlainText().toStdString());
        }
    }
    files.finish();
    report.finish();
    return 0;
}

std::vector<RenderView> renderViews()
{
    std::vector<RenderView> views;
    for (const ViewKindRow& row : viewKinds()) {
        views.push_back({.name = row.name, .plural = row.plural});
        views.back().options.assign(row.pictureOptions.begin(), row.pictureOptions.end());
    }
    RenderView film = *std::find_if(views.begin(), views.end(),
                                    [](const RenderView& view) { return view.name == rowOf(ViewKind::Image).name; });
    film.name = kFilm;
    film.note = ": the bare pixels of images";
    film.isFilm = true;
    views.push_back(film);
    for (const std::string& name : shapeViews()) {
        views.push_back({.name = name, .plural = name, .showsElements = false});
    }
    views.push_back(tokensView());
    return views;
}

}  // namespace tensordesk
