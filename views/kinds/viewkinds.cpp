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
    static const std::vector<ViewKindRow> rows{
        {ViewKind::Table,
         "table",
         "tables",
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Table"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "&Table"),
         QT_TRANSLATE_NOOP("tensordesk::ViewKinds", "Show the values as a table"),
         Symbol::Table,
         0,
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

}  // namespace tensordesk
