// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/manual/manualkey.h"

#include "app/window/beside/collationwindow.h"
#include "app/window/beside/comparewindow.h"
#include "app/window/dialogs/batchdialog.h"
#include "app/window/dialogs/collatedialog.h"
#include "app/window/dialogs/editdialog.h"
#include "app/window/dialogs/explaindialog.h"
#include "app/window/dialogs/exportdialog.h"
#include "app/window/dialogs/layoutsdialog.h"
#include "app/window/dialogs/memberdialog.h"
#include "app/window/dialogs/rerundialog.h"
#include "app/window/dialogs/settingsdialog.h"
#include "app/window/editing/editlistpanel.h"
#include "app/window/jobpanel.h"
#include "app/window/manual/manualwindow.h"
#include "app/window/messagelog.h"
#include "app/window/tour/tourcard.h"
#include "app/window/welcomepage.h"
#include "views/common/leafview.h"
#include "views/dims/dimstrip.h"
#include "views/expression/expressionbar.h"
#include "views/film/filmdialog.h"
#include "views/inspector/inspectorpanel.h"
#include "views/rollout/drift/driftpage.h"
#include "views/rollout/episodespage.h"
#include "views/rollout/firstlook/firstlookpage.h"
#include "views/rollout/healthpage.h"
#include "views/rollout/rerun/rerunpage.h"
#include "views/shapes/shapepanel.h"
#include "views/tokens/tokenspage.h"
#include "views/tree/tensortreeview.h"

#include <QApplication>
#include <QKeyEvent>

#include <utility>

namespace tensordesk {

QString manualPageOf(const QWidget* widget)
{
    static const std::pair<const QMetaObject*, const char*> pages[] = {
        {&WelcomePage::staticMetaObject, "first-steps"},
        {&TensorTreeView::staticMetaObject, "seeing"},
        {&LeafView::staticMetaObject, "seeing"},
        {&InspectorPanel::staticMetaObject, "seeing"},
        {&EpisodesPage::staticMetaObject, "episodes"},
        {&FirstLookPage::staticMetaObject, "episodes"},
        {&HealthPage::staticMetaObject, "episodes"},
        {&DriftPage::staticMetaObject, "episodes"},
        {&TokensPage::staticMetaObject, "tokens"},
        {&RerunPage::staticMetaObject, "policies"},
        {&RerunDialog::staticMetaObject, "policies"},
        {&DimStrip::staticMetaObject, "shapes"},
        {&ExpressionBar::staticMetaObject, "shapes"},
        {&ShapePanel::staticMetaObject, "shapes"},
        {&BatchDialog::staticMetaObject, "shapes"},
        {&CollateDialog::staticMetaObject, "shapes"},
        {&MemberDialog::staticMetaObject, "shapes"},
        {&CollationWindow::staticMetaObject, "shapes"},
        {&CompareWindow::staticMetaObject, "shapes"},
        {&EditListPanel::staticMetaObject, "editing"},
        {&EditDialog::staticMetaObject, "editing"},
        {&ExplainDialog::staticMetaObject, "shapes"},
        {&ExportDialog::staticMetaObject, "exporting"},
        {&FilmDialog::staticMetaObject, "exporting"},
        {&LayoutsDialog::staticMetaObject, "seeing"},
        {&SettingsDialog::staticMetaObject, "seeing"},
        {&TourCard::staticMetaObject, "first-steps"},
        {&JobPanel::staticMetaObject, "troubleshooting"},
        {&MessageLog::staticMetaObject, "troubleshooting"},
    };
    for (; widget; widget = widget->parentWidget()) {
        for (const auto& [type, page] : pages) {
            if (widget->metaObject()->inherits(type)) {
                return QLatin1String(page);
            }
        }
        if (widget->isWindow()) {
            break;  // the parent window of a dialog is not relevant
        }
    }
    return QStringLiteral("index");
}

ManualKey::ManualKey(QObject* parent) : QObject(parent)
{
    qApp->installEventFilter(this);
}

bool ManualKey::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType()
        || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::HelpContents)) {
        return false;
    }
    ManualWindow::open(manualPageOf(static_cast<QWidget*>(watched)));
    return true;
}

}  // namespace tensordesk
