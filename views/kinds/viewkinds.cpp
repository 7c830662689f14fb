// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/kinds/viewkinds.h"

#include "views/histogram/histogramview.h"
#include "views/image/imageview.h"
#include "views/plot/lineplotview.h"
#include "views/plot/scatterview.h"
#include "views/table/tableview.h"

#include <QCoreApplication>

#include <algorithm>

namespace tensordesk {

namespace {

struct ViewTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::ViewKinds)
};

template <typename View>
LeafView* newView(QWidget* parent)
{
    return new View(parent);
}

}  // namespace

const std::vector<ViewKindRow>& viewKinds()
{
    using enum DimRole;
    static const std::vector<ViewKindRow> rows{
        {ViewKind::Table,
         "table",
         "tables",
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Table"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "&Table"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Show the values as a table"),
         Symbol::Table,
         0,
         {{Fixed, Y, X, Reduced}, false, true, dimrules::tableRoles, dimrules::hasRowsOrColumns},
         {},
         newView<TableView>},
        {ViewKind::Line,
         "line",
         "lines",
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Plot"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "&Plot"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Show the values as curves"),
         Symbol::Plot,
         1,
         {{Fixed, X, Each, Reduced}, true, false, dimrules::curveRoles, dimrules::hasX},
         {"--log", "--log-x", "--range", "--add"},
         newView<LinePlotView>},
        {ViewKind::Image,
         "image",
         "images",
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Image"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "&Image"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Show the values as a picture"),
         Symbol::Image,
         2,
         {{Fixed, Y, X, Channel, Each, Reduced}, false, false, dimrules::imageRoles, dimrules::hasXAndY},
         {"--map", "--mask", "--order", "--range", "--smooth", "--symmetric"},
         newView<ImageView>},
        {ViewKind::Histogram,
         "histogram",
         "histograms",
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Histogram"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "&Histogram"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Show how often values occur"),
         Symbol::Histogram,
         1,
         {{Fixed, Pooled, Each, Reduced}, false, false, dimrules::histogramRoles, dimrules::isAlways},
         {"--log", "--range"},
         newView<HistogramView>},
        {ViewKind::Scatter,
         "scatter",
         "scatter plots",
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Scatter"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "S&catter"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Show the values against those of another key"),
         Symbol::Scatter,
         1,
         {{Fixed, X, Each}, false, false, dimrules::curveRoles, dimrules::hasX},
         {"--joined", "--log", "--log-x", "--range", "--x"},
         newView<ScatterView>},
    };
    return rows;
}

const ViewKindRow& rowOf(ViewKind kind)
{
    const auto& rows = viewKinds();
    return *std::find_if(rows.begin(), rows.end(), [kind](const ViewKindRow& row) { return row.kind == kind; });
}

const ViewKindRow* viewKindNamed(const QString& name)
{
    const auto& rows = viewKinds();
    const auto found = std::find_if(rows.begin(), rows.end(),
                                    [&](const ViewKindRow& row) { return name == QLatin1String(row.name); });
    return found == rows.end() ? nullptr : &*found;
}

QString viewText(const char* text)
{
    return ViewTexts::tr(text);
}

const DimRules& dimRules(ViewKind kind)
{
    return rowOf(kind).dims;
}

}  // namespace tensordesk
