// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/render/rendershapes.h"

#include "app/commandline/errors/explainederror.h"
#include "app/commandline/verbs/members.h"
#include "app/window/dialogs/memberdialog.h"
#include "model/expression/syntax/expression.h"
#include "views/collation/collationview.h"
#include "views/dims/dimstrip.h"
#include "views/overview/grouptablemodel.h"
#include "views/overview/overviewpane.h"
#include "views/overview/treemapview.h"
#include "views/plot/picture.h"
#include "views/plot/qcp.h"
#include "views/shapes/shapepanel.h"
#include "views/stack/stackview.h"
#include "views/style/style.h"
#include "views/tree/tensortreeview.h"

#include <QApplication>
#include <QEventLoop>
#include <QTableView>

#include <algorithm>
#include <iterator>
#include <memory>

namespace tensordesk {

namespace {

/// Runs events until a job is done.
void waitFor(const AbstractJob& job)
{
    QEventLoop loop;
    QObject::connect(&job, &AbstractJob::done, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    QObject::connect(&job, &AbstractJob::failed, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    QObject::connect(&job, &AbstractJob::cancelled, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    if (job.isRunning()) {
        loop.exec();
    }
}

TensorDict tensorDictOf(const TensorDict& root, const RenderOptions& options)
{
    const Value value = valueOf(options.expression, root, options);
    if (const auto* td = value.as<TensorDict>()) {
        return *td;
    }
    throw Error(ErrorKind::TypeError, "This view shows a tensordict, and {} is a {}.", options.expression, value.typeName());
}

ShownEntry stackOf(const TensorDict& root, const RenderOptions& options)
{
    const Value value = valueOf(options.expression, root, options);
    const auto* td = value.as<TensorDict>();
    const auto* leaf = value.as<Leaf>();
    ShownEntry shown;
    if (td) {
        shown.entry = *td;
    } else if (leaf) {
        shown.entry = *leaf;
    } else if (itemsOf(value)) {
        shown.entry = TensorDict::lazyStack(membersOf(value), 0);
    }
    if (!StackView::canShow(shown.entry)) {
        throw Error(ErrorKind::TypeError,
                    "This view shows a lazy stack, several tensordicts or a ragged tensor, and {} is a "
                    "{}; [td[0], td[1]] or torch.lazy_stack([td[0], td[1]]) would do.",
                    options.expression, value.typeName());
    }
    return shown;
}

/// With all branches open, as far as there is room for their lines.
std::unique_ptr<QWidget> treeOf(const TensorDict& root, const RenderOptions& options)
{
    auto tree = std::make_unique<TensorTreeView>();
    TensorTreeModel& model = tree->tensorModel();
    tree->setColumnShown(TensorTreeModel::CurveColumn, false);  // nobody waits until elements are read
    tree->setRoot(tensorDictOf(root, options), QString::fromStdString(options.expression));
    QEventLoop loop;
    QObject::connect(&model, &TensorTreeModel::searched, &loop, &QEventLoop::quit, Qt::QueuedConnection);
    model.readAhead(static_cast<std::size_t>(options.height / style::rowHeight(tree->font())) + 1);
    loop.exec();
    tree->expandAll();
    tree->setSelectionMode(QAbstractItemView::NoSelection);  // there is nobody to choose
    return tree;
}

std::unique_ptr<QWidget> groupsOf(const TensorDict& root, const RenderOptions& options)
{
    const std::string& expression = options.expression;
    GroupTable groups = readGroupTable(tensorDictOf(root, options), {}, OverviewPane::kMostEntries, Progress::none());
    if (!groups.isWorthwhile()) {
        throw Error(ErrorKind::ValueError,
                    "This view shows groups side by side, and {} holds no tensordicts that share most of "
                    "their keys.",
                    expression);
    }
    auto table = std::make_unique<QTableView>();
    auto* const model = new GroupTableModel(table.get());
    model->setTable(std::move(groups));
    table->setModel(model);
    table->setFrameShape(QFrame::NoFrame);
    table->resizeColumnsToContents();
    table->setFocusPolicy(Qt::NoFocus);
    return table;
}

std::unique_ptr<QWidget> shapesOf(const TensorDict& root, const RenderOptions& options)
{
    auto panel = std::make_unique<ShapePanel>();
    panel->setExpression(root, options.expression);
    for (AbstractJob* const job : panel->jobs()) {
        waitFor(*job);
    }
    return panel;
}

std::unique_ptr<QWidget> dimsOf(const TensorDict& root, const RenderOptions& options)
{
    auto dims = std::make_unique<DimStrip>();
    dims->root().setRoot(tensorDictOf(root, options), QString::fromStdString(options.expression));
    waitFor(dims->root().suggestion());
    return dims;
}

std::unique_ptr<QWidget> cardsOf(const TensorDict& root, const RenderOptions& options)
{
    auto stack = std::make_unique<StackView>();
    stack->setEntry(stackOf(root, options));
    waitFor(*stack->job());
    return stack;
}

std::unique_ptr<QWidget> collationOf(const TensorDict& root, const RenderOptions& options)
{
    const auto members = explaining(options.expression, Scope{{"td", root}}, Progress::none(),
                                    [&] { return membersOf(root, options.expression, Progress::none()); });
    auto view = std::make_unique<CollationView>();
    view->setContent({members.names, collationReport(members.tds)});
    return view;
}

std::unique_ptr<QWidget> treemapOf(const TensorDict& root, const RenderOptions& options)
{
    auto treemap = std::make_unique<TreemapView>();
    treemap->setTree(readByteTree(tensorDictOf(root, options), OverviewPane::kMostEntries, Progress::none()).tree);
    return treemap;
}

struct ShapeView {
    const char* name;
    std::unique_ptr<QWidget> (*make)(const TensorDict& root, const RenderOptions& options);
};

constexpr ShapeView kShapeViews[]{
    {"shapes", shapesOf}, {"dims", dimsOf},       {"stack", cardsOf},   {"collation", collationOf},
    {"tree", treeOf},     {"treemap", treemapOf}, {"groups", groupsOf},
};

}  // namespace

std::vector<std::string> shapeViews()
{
    std::vector<std::string> names;
    for (const ShapeView& view : kShapeViews) {
        names.emplace_back(view.name);
    }
    return names;
}

Value valueOf(const std::string& expression, const TensorDict& root, const RenderOptions& options)
{
    const Scope scope{{"td", root}};
    Progress& progress = Progress::none();
    return explaining(expression, scope, progress, [&] { return evaluate(expression, scope, progress); });
}

void renderShapes(const TensorDict& root, const RenderOptions& options)
{
    const auto* const row = std::find_if(std::begin(kShapeViews), std::end(kShapeViews),
                                         [&](const ShapeView& each) { return options.view == each.name; });
    if (row == std::end(kShapeViews)) {
        throw Error(ErrorKind::Internal, "there is no view called {}", options.view);
    }
    const std::unique_ptr<QWidget> view = row->make(root, options);
    view->setFixedSize(options.width, options.height);
    view->show();
    QApplication::processEvents();  // lays it out
    const Picture picture{view->size(), view->palette().color(QPalette::Window),
                          [&](QCPPainter& painter) { view->render(&painter); }};
    if (!picture.save(QString::fromStdString(options.out), options.scale)) {
        throw Error(ErrorKind::OSError, "cannot be written").inFile(options.out);
    }
}

}  // namespace tensordesk
