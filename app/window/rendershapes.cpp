// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/rendershapes.h"

#include "collation/collationview.h"
#include "expression/expression.h"
#include "plot/picture.h"
#include "plot/qcp.h"
#include "rail/batchrail.h"
#include "shapes/shapepanel.h"
#include "stack/stackview.h"
#include "window/memberdialog.h"

#include <QApplication>
#include <QEventLoop>

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

TensorDict tensorDictOf(const TensorDict& root, const std::string& expression)
{
    const Value value = evaluate(expression, Scope{{"td", root}});
    if (const auto* td = value.as<TensorDict>()) {
        return *td;
    }
    throw Error(ErrorKind::TypeError, "This view shows a tensordict, and " + expression + " is a " + value.typeName() + ".");
}

ShownEntry stackOf(const TensorDict& root, const std::string& expression)
{
    const Value value = evaluate(expression, Scope{{"td", root}});
    const auto* td = value.as<TensorDict>();
    const auto* leaf = value.as<Leaf>();
    ShownEntry shown;
    if (td) {
        shown.entry = *td;
    } else if (leaf) {
        shown.entry = *leaf;
    }
    if ((!td && !leaf) || !StackView::canShow(shown.entry)) {
        throw Error(ErrorKind::TypeError,
                    "This view shows a lazy stack or a ragged tensor, and " + expression + " is a " + value.typeName() + ".");
    }
    return shown;
}

std::unique_ptr<QWidget> makeShapeView(const TensorDict& root, const RenderOptions& options)
{
    switch (options.view) {
    case RenderOptions::View::Shapes: {
        auto panel = std::make_unique<ShapePanel>();
        panel->setExpression(root, options.expression);
        waitFor(*panel->job());
        return panel;
    }
    case RenderOptions::View::Rail: {
        auto rail = std::make_unique<BatchRail>();
        rail->setRoot(tensorDictOf(root, options.expression), QString::fromStdString(options.expression));
        return rail;
    }
    case RenderOptions::View::Stack: {
        auto stack = std::make_unique<StackView>();
        stack->setEntry(stackOf(root, options.expression));
        waitFor(*stack->job());
        return stack;
    }
    case RenderOptions::View::Collation: {
        const auto members = membersOf(root, options.expression, Progress::none());
        auto view = std::make_unique<CollationView>();
        view->setContent(CollationView::contentOf(members.tds, members.names, Progress::none()));
        return view;
    }
    case RenderOptions::View::Table:
    case RenderOptions::View::Line:
    case RenderOptions::View::Image:
    case RenderOptions::View::Histogram:
    case RenderOptions::View::Film:
    case RenderOptions::View::Scatter: break;
    }
    throw Error(ErrorKind::Internal, "this view shows elements");
}

}  // namespace

bool showsShapes(RenderOptions::View view)
{
    using View = RenderOptions::View;
    return view == View::Shapes || view == View::Rail || view == View::Stack || view == View::Collation;
}

void renderShapes(const TensorDict& root, const RenderOptions& options)
{
    const std::unique_ptr<QWidget> view = makeShapeView(root, options);
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
