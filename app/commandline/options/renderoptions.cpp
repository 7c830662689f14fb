// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/commandline.h"
#include "app/commandline/options/options.h"
#include "app/commandline/text/formathelp.h"
#include "model/tensordict/base/error.h"

#include <algorithm>
#include <array>
#include <map>
#include <span>
#include <string_view>

namespace tensordesk {

namespace {

/// True if the file's name has one of these extensions or, for an empty one, none.
bool hasEnding(const std::string& path, std::span<const std::string_view> endings)
{
    const std::string name = path.substr(path.rfind('/') + 1);
    return std::any_of(endings.begin(), endings.end(), [&](std::string_view ending) {
        return ending.empty() ? name.find('.') == std::string::npos : name.ends_with(ending);
    });
}

constexpr std::array<std::string_view, 4> kPictureEndings{".png", ".svg", ".pdf", ".jpg"};
constexpr std::array<std::string_view, 5> kPageEndings{".png", ".svg", ".pdf", ".jpg", ".html"};
constexpr std::array<std::string_view, 3> kAnimationEndings{".webp", ".gif", ".mp4"};
constexpr std::array<std::string_view, 4> kFilmEndings{".webp", ".gif", ".mp4", ""};

/// Returns the error in the output path of `render`; a film of a view with axes is an animation of its frames.
void checkPictureEnding(const RenderOptions& options, const RenderView& view)
{
    if (view.isFilm) {
        if (!hasEnding(options.out, kFilmEndings)) {
            throw CLI::ValidationError("--out",
                                       "expected a name that ends in .webp, .gif or .mp4, or a folder's, but got " + options.out);
        }
    } else if (view.writesHtml) {
        if (!hasEnding(options.out, kPageEndings)) {
            throw CLI::ValidationError("--out",
                                       "expected a name that ends in .png, .svg, .pdf, .jpg or .html, but got " + options.out);
        }
    } else if (!hasEnding(options.out, kPictureEndings) && (options.frames.empty() || !hasEnding(options.out, kAnimationEndings))) {
        throw CLI::ValidationError("--out", "expected a name that ends in .png, .svg, .pdf or .jpg, or with --frames in "
                                            ".webp, .gif or .mp4, but got "
                                                + options.out);
    }
}

/// Two numbers with a mark between them, `900x600` or `-1:1`.
template <typename Number>
bool readPair(const std::string& text, char mark, Number& first, Number& second)
{
    const std::size_t at = text.find(mark);
    return at != std::string::npos && CLI::detail::lexical_cast(text.substr(0, at), first)
        && CLI::detail::lexical_cast(text.substr(at + 1), second);
}

const RenderView* viewNamed(const std::vector<RenderView>& views, const std::string& name)
{
    const auto found = std::find_if(views.begin(), views.end(), [&](const RenderView& view) { return view.name == name; });
    return found == views.end() ? nullptr : &*found;
}

std::string viewHelp(const std::vector<RenderView>& views)
{
    std::vector<std::string> ofTensors, ofAny;
    for (const RenderView& view : views) {
        (view.showsElements ? ofTensors : ofAny).push_back(view.name + view.note);
    }
    return listed(ofTensors, "or") + "; of any expression " + listed(ofAny, "or");
}

/// Options that only some views have are refused for the others.
void checkViewTakes(const CLI::App& sub, const RenderView& view, const std::vector<RenderView>& views)
{
    for (const char* const option : {"--dims", "--frames"}) {
        if (!view.showsElements && sub.get_option(option)->count() > 0) {
            throw CLI::ValidationError(option, "this view shows no elements");
        }
    }
    std::map<std::string, std::vector<std::string>> takers;  // by option, as the views are called
    for (const RenderView& each : views) {
        for (const std::string& option : each.options) {
            auto& plurals = takers[option];
            if (std::find(plurals.begin(), plurals.end(), each.plural) == plurals.end()) {
                plurals.push_back(each.plural);
            }
        }
    }
    for (const auto& [option, plurals] : takers) {
        const bool isTaken = std::find(view.options.begin(), view.options.end(), option) != view.options.end();
        if (!isTaken && sub.get_option(option)->count() > 0) {
            throw CLI::ValidationError(option, "only for " + listed(plurals, "and"));
        }
    }
}

}  // namespace

void addRender(CLI::App& app, RenderOptions& options, const WindowVerbs& window, Verb& verb)
{
    using Map = RenderOptions::Map;
    using Order = RenderOptions::Order;
    static const std::map<std::string, Map> maps{{"auto", Map::Automatic},  {"viridis", Map::Viridis},
                                                 {"cividis", Map::Cividis}, {"magma", Map::Magma},
                                                 {"grey", Map::Grey},       {"diverging", Map::Diverging}};
    static const std::map<std::string, Order> orders{{"auto", Order::Automatic},
                                                     {"hwc", Order::RowsColumnsChannels},
                                                     {"chw", Order::ChannelsRowsColumns},
                                                     {"hw", Order::RowsColumns},
                                                     {"heat", Order::HeatMap}};
    static const std::map<std::string, bool> themes{{"light", false}, {"dark", true}};
    constexpr int kMostUnits = 20'000;

    CLI::App* sub = app.add_subcommand("render", "Draw a tensor as in the window and save the picture");
    positional(*sub, "PATH", options.path, "File or folder with the tensordict `td`")->required();
    addOpening(*sub, options.opening);
    positional(*sub, "EXPR", options.expression,
               "The values to draw, such as 'td[\"next\", \"reward\"]'; for tokens td by default");
    sub->add_option("--view", options.view, viewHelp(window.views))
        ->required()
        ->type_name("VIEW")
        ->check([&window](const std::string& name) {
            return window.views.empty() || viewNamed(window.views, name)
                     ? ""
                     : "expected " + viewHelp(window.views) + ", but got " + name;
        });
    sub->add_option("-o,--out", options.out, "The new file; its ending sets the format: .png, .svg, .pdf; .webp, .gif, .mp4; .html")
        ->required()
        ->type_name("OUT");
    sub->add_option("--dims", options.dims, "The role of each dim, such as '[3, :, mean]'")->type_name("INDEX");
    sub->add_option("--frames", options.frames, "One picture per index of this dim, OUT-0000.png, …, or the frames of a film")
        ->type_name("DIM");
    sub->add_option("--fps", options.framesPerSecond, "Frames per second")
        ->type_name("N")
        ->check(CLI::Range(1, 60))
        ->capture_default_str();
    sub->add_option("--mask", options.mask, "A bool tensor to lay over an image, such as 'td[\"mask\"]'")->type_name("EXPR");
    sub->add_option("--order", options.order, "The meaning of the last dims of an image; heat: a heat map")
        ->type_name("auto|hwc|chw|hw|heat")
        ->transform(CLI::CheckedTransformer(orders).description(""));
    sub->add_flag("--symmetric", options.symmetric, "Centre the colours of a heat map at zero");
    sub->add_flag("--smooth", options.smooth, "Blend the elements of an image");
    sub->add_option_function<std::string>(
           "--size",
           [&options](const std::string& text) {
               const bool isSize = readPair(text, 'x', options.width, options.height);
               const auto fits = [](int units) { return units >= 1 && units <= kMostUnits; };
               if (!isSize || !fits(options.width) || !fits(options.height)) {
                   throw CLI::ValidationError("--size", "expected WxH, such as 900x600, but got " + text);
               }
           },
           "The size in units of 1/96 inch; default: 900x600, and tokens as high as their text")
        ->type_name("WxH");
    sub->add_option("--scale", options.scale, "Pixels per unit")
        ->type_name("S")
        ->check(CLI::Range(0.1, 10.0))
        ->capture_default_str();
    sub->add_option_function<std::string>(
           "--range",
           [&options](const std::string& text) {
               std::pair<double, double> range;
               if (!readPair(text, ':', range.first, range.second) || !(range.first < range.second)) {
                   throw CLI::ValidationError("--range", "expected LOW:HIGH, such as -1:1, but got " + text);
               }
               options.range = range;
           },
           "The range of the y axis, of a histogram, or of the colours")
        ->type_name("LOW:HIGH");
    sub->add_option("--map", options.map, "Colours of an image")
        ->type_name("auto|viridis|cividis|magma|grey|diverging")
        ->transform(CLI::CheckedTransformer(maps).description(""));
    sub->add_option("--x", options.against, "The horizontal axis of a scatter plot, such as 'td[\"time\"]'")->type_name("EXPR");
    sub->add_option("--add", options.added, "Add the curves of this tensor; may be repeated")->type_name("EXPR");
    sub->add_flag("--joined", options.joined, "Connect the points of a scatter plot");
    sub->add_flag("--log", options.logarithmic, "Logarithmic y axis, logarithmic counts of a histogram");
    sub->add_flag("--log-x", options.logarithmicX, "Logarithmic x axis of lines and scatter plots");
    sub->add_option("--theme", options.dark, "The colours of the window, light or dark")
        ->type_name("light|dark")
        ->transform(CLI::CheckedTransformer(themes).description(""));
    addSequenceOptions(*sub, options.sequences, "the first one");
    sub->add_flag("--force", options.force, "Replace an existing OUT");
    addJson(*sub, options.json);
    sub->callback([&, sub] {
        if (const RenderView* const view = viewNamed(window.views, options.view)) {
            checkViewTakes(*sub, *view, window.views);
            checkPictureEnding(options, *view);
            if (options.expression.empty() && !view->isOfFile) {
                throw CLI::RequiredError("EXPR");
            }
        }
        if (options.expression.empty()) {
            options.expression = "td";
        }
        options.isSized = sub->get_option("--size")->count() > 0;
        options.isThemed = sub->get_option("--theme")->count() > 0;
        verb = onFile(options.path, [&](Console& console) {
            if (window.render == nullptr) {
                throw Error(ErrorKind::RuntimeError, "This build has no window, and without it draws no pictures.");
            }
            return window.render(options, console);
        });
    });
}

}  // namespace tensordesk
