// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/beside/collationwindow.h"

#include "model/layouts/laidoutstorage.h"
#include "model/tensordict/base/progressscope.h"
#include "views/jobs/joblist.h"
#include "views/jobs/jobpools.h"
#include "views/messages/failurepage.h"
#include "views/style/style.h"
#include "views/text/filename.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"

#include <QFileInfo>
#include <QLabel>
#include <QVBoxLayout>

namespace tensordesk {

CollationWindow::CollationWindow(QWidget* parent)
    : SideWindow(parent), m_title(new QLabel(this)), m_error(new QLabel(this)), m_view(new CollationView(this)),
      m_pages(new ContentStack(m_view, this))
{
    setWindowTitle(tr("Collation — TensorDesk"));
    for (QLabel* label : {m_title, m_error}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);  // a word of it may be wider than any window
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        label->hide();
    }
    m_title->setFont(style::monospaced(font()));
    m_error->setObjectName(QStringLiteral("occasion"));
    auto* central = new QWidget(this);
    auto* layout = new QVBoxLayout(central);
    const int unit = style::grid(this);
    layout->setContentsMargins(unit, unit, unit, 0);
    layout->setSpacing(unit);
    layout->addWidget(m_title);
    layout->addWidget(m_error);
    layout->addWidget(m_pages, 1);
    setCentralWidget(central);

    m_job.setTitle(tr("Read the members"));
    jobs().watch(&m_job);
    connect(&m_job, &AbstractJob::done, this, [this] {
        Result result = *m_job.takeResult();
        m_members = std::move(result.members);
        m_view->setContent(std::move(result.content));
        m_pages->showContent();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showFailure(*m_pages, error); });
    connect(&m_job, &AbstractJob::cancelled, this, [this] { m_pages->showHint(tr("Cancelled.")); });
}

CollationWindow::CollationWindow(const QStringList& paths, const QStringList& names, QWidget* parent) : CollationWindow(parent)
{
    start([paths, names](Progress& progress) {
        Members members;
        for (const QString& path : paths) {
            progress.check();
            members.storages.emplace_back(openLaidOut(path.toStdString()));
            members.tds.push_back(members.storages.back()->root());
            members.names << (names.isEmpty() ? format::fileName(path) : names[members.names.size()]);
        }
        return members;
    });
}

CollationWindow::CollationWindow(std::function<Members(Progress&)> choose, QWidget* parent) : CollationWindow(parent)
{
    start(std::move(choose));
}

CollationWindow::CollationWindow(Members members, QWidget* parent) : CollationWindow(parent)
{
    start([members = std::move(members)](Progress&) { return members; });
}

CollationWindow::~CollationWindow() = default;

void CollationWindow::setOccasion(const QString& title, const QString& error)
{
    m_title->setText(format::elided(title));
    m_title->setVisible(!title.isEmpty());
    m_error->setText(format::elided(error));
    m_error->setVisible(!error.isEmpty());
}

void CollationWindow::start(std::function<Members(Progress&)> open)
{
    m_pages->showHintSoon(tr("Looking at the members…"));
    m_job.start(JobPools::passes(), [open = std::move(open)](Progress& progress) {
        const ProgressScope scope(progress);  // for opening
        Members members = open(progress);
        CollationView::Content content{members.names, collationReport(members.tds, 0, progress)};
        return Result{std::move(members), std::move(content)};
    });
}

}  // namespace tensordesk
