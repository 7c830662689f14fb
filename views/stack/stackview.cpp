// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/stack/stackview.h"

#include "views/common/positionranges.h"
#include "views/jobs/jobpools.h"
#include "views/messages/failurepage.h"
#include "views/stack/memberdelegate.h"
#include "views/stack/membersmodel.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/contentstack.h"
#include "views/widgets/rowdelegate.h"
#include "views/widgets/shapelabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListView>
#include <QSplitter>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tensordesk {

StackView::StackView(QWidget* parent)
    : QWidget(parent), m_model(new MembersModel(this)), m_shape(new ShapeLabel(this)), m_summary(new QLabel(this)),
      m_cards(new QListView(this)), m_keys(new QTreeWidget(this))
{
    m_summary->setTextFormat(Qt::PlainText);
    m_cards->setModel(m_model);
    m_cards->setItemDelegate(new MemberDelegate(m_cards));
    m_cards->setViewMode(QListView::IconMode);
    m_cards->setMovement(QListView::Static);
    m_cards->setResizeMode(QListView::Adjust);
    m_cards->setUniformItemSizes(true);
    m_cards->setSpacing(style::grid(this));
    m_cards->setFrameShape(QFrame::NoFrame);
    m_cards->setAccessibleName(tr("Members of the stack"));
    m_keys->setHeaderLabels({tr("Key that not all members have"), tr("Members"), tr("How many")});
    m_keys->header()->setStretchLastSection(false);
    m_keys->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_keys->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_keys->setRootIsDecorated(false);
    m_keys->setUniformRowHeights(true);
    m_keys->setItemDelegate(new RowDelegate(m_keys));
    m_keys->setAccessibleName(tr("Keys that not all members have"));

    auto* header = new QHBoxLayout;
    header->setContentsMargins(style::grid(this), style::grid(this), 0, 0);
    header->setSpacing(2 * style::grid(this));
    header->addWidget(m_shape);
    header->addWidget(m_summary);
    header->addStretch(1);
    auto* rows = new QSplitter(Qt::Vertical, this);
    rows->addWidget(m_cards);
    rows->addWidget(m_keys);
    rows->setStretchFactor(0, 3);
    rows->setStretchFactor(1, 1);
    auto* page = new QWidget(this);
    auto* content = new QVBoxLayout(page);
    content->setContentsMargins({});
    content->setSpacing(style::grid(this));
    content->addLayout(header);
    content->addWidget(rows, 1);
    m_pages = new ContentStack(page, this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->addWidget(m_pages);

    m_job.setTitle(tr("Read the members"));
    connect(&m_job, &AbstractJob::done, this, [this] { showContent(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showFailure(*m_pages, error); });
    connect(&m_job, &AbstractJob::cancelled, this, [this] { m_pages->showHint(tr("Cancelled.")); });
    connect(m_cards, &QListView::activated, this, [this](const QModelIndex& index) {
        if (!m_model->content().isTensor) {
            Q_EMIT memberActivated(m_path / Member{static_cast<std::size_t>(index.row()), m_model->content().stackDim});
        }
    });
}

bool StackView::canShow(const Entry& entry)
{
    const auto* leaf = std::get_if<Leaf>(&entry);
    const auto* td = std::get_if<TensorDict>(&entry);
    return (td && td->isLazyStack()) || (leaf && leaf->isRagged() && !leaf->members().empty());
}

void StackView::setEntry(const ShownEntry& entry)
{
    m_path = entry.path;
    m_pages->showHintSoon(tr("Looking at the members…"));
    m_job.start(JobPools::structure(), [entry](Progress& progress) {
        if (const auto* td = std::get_if<TensorDict>(&entry.entry)) {
            return stackContent(*td, progress);
        }
        return stackContent(std::get<Leaf>(entry.entry), static_cast<std::size_t>(entry.batchDims), entry.names);
    });
}

void StackView::showContent(StackContent content)
{
    m_shape->setShape(content.shape);
    const QString count = format::count(static_cast<int64_t>(content.members.size()));
    m_summary->setText(content.isTensor ? tr("%1 members of different shapes").arg(count)
                                        : tr("%1 members, stacked on dim %2").arg(count).arg(content.stackDim));
    m_keys->clear();
    for (const StackContent::ExclusiveKey& key : content.exclusiveKeys) {
        auto* item = new QTreeWidgetItem(m_keys, {format::path(key.path), positionRanges(key.members),
                                                  tr("%1 of %2").arg(key.members.size()).arg(count)});
        item->setFont(0, style::monospaced(font()));
        item->setFont(1, style::monospaced(font()));
    }
    m_keys->setVisible(!content.exclusiveKeys.empty());
    m_model->setContent(std::move(content));
    m_pages->showContent();
}

}  // namespace tensordesk
