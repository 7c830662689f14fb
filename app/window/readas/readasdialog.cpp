// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/readas/readasdialog.h"

#include "app/window/readas/folderlayouts.h"
#include "app/window/readas/lengthbars.h"
#include "app/window/readas/rolestable.h"
#include "model/layouts/layoutfiles.h"
#include "model/layouts/layoutjson.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSplitter>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace tensordesk {

namespace {

QString placeText(const StepsPlace& place)
{
    QStringList names;
    for (const std::string& name : place.path)
        names.append(format::text(name));
    const QString path = names.join(QLatin1Char('/'));
    return place.path.empty() ? ReadAsDialog::tr("the root of the file")
         : place.hasMembers() ? ReadAsDialog::tr("%1: each is an episode").arg(path)
                              : path;
}

QLabel* wrappedLabel(QWidget* parent)
{
    auto* const label = new QLabel(parent);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    return label;
}

}  // namespace

ReadAsDialog::ReadAsDialog(const QString& path, std::shared_ptr<const Layout> current, QWidget* parent)
    : QDialog(parent), m_path(path), m_beginnings(new QComboBox(this)), m_places(new QComboBox(this)),
      m_environments(new QCheckBox(tr("The second dim counts environments"), this)), m_roles(new RolesTable(this)),
      m_verdict(wrappedLabel(this)), m_lengths(new LengthBars(this)), m_rows(new QTableWidget(this)),
      m_problems(wrappedLabel(this)), m_name(new QLineEdit(this)),
      m_forFolder(new QCheckBox(tr("Read the other files of this folder by it too"), this))
{
    setWindowTitle(tr("Read as"));
    const int unit = style::grid(this);
    m_beginnings->setToolTip(tr("Roles to begin with: those of a layout"));
    m_places->setToolTip(tr("The level of the file whose arrays have one row per step"));
    m_environments->setToolTip(tr("Arrays are [steps, environments, …]: each environment has episodes of its own"));
    m_verdict->setAccessibleName(tr("The rollout that the roles give"));
    m_problems->setAccessibleName(tr("Warnings"));
    m_rows->setAccessibleName(tr("First rows of the first episode"));
    m_rows->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_rows->setFont(style::monospaced(font()));
    m_name->setPlaceholderText(tr("a name to save this layout under"));
    fillBeginnings();
    const std::vector<std::string> saved = savedLayouts();
    if (current && std::ranges::find(saved, current->name) != saved.end())
        m_name->setText(format::text(current->name));

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_read = buttons->addButton(tr("&Read"), QDialogButtonBox::AcceptRole);
    m_read->setDefault(true);
    m_read->setEnabled(false);
    connect(buttons, &QDialogButtonBox::accepted, this, &ReadAsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* const form = new QFormLayout;
    form->setSpacing(2 * unit);
    form->addRow(tr("&Begin with"), m_beginnings);
    form->addRow(tr("&Steps are in"), m_places);
    form->addRow(QString(), m_environments);
    auto* const left = new QWidget(this);
    auto* const leftLayout = new QVBoxLayout(left);
    leftLayout->setContentsMargins({});
    leftLayout->addLayout(form);
    leftLayout->addWidget(m_roles, 1);
    auto* const right = new QWidget(this);
    auto* const rightLayout = new QVBoxLayout(right);
    rightLayout->setContentsMargins(3 * unit, 0, 0, 0);
    rightLayout->setSpacing(2 * unit);
    rightLayout->addWidget(m_verdict);
    rightLayout->addWidget(m_lengths);
    rightLayout->addWidget(m_problems);
    rightLayout->addWidget(m_rows, 1);
    rightLayout->addStretch();
    auto* const halves = new QSplitter(this);
    halves->addWidget(left);
    halves->addWidget(right);
    halves->setChildrenCollapsible(false);
    halves->setStretchFactor(0, 3);
    halves->setStretchFactor(1, 2);
    auto* const saving = new QFormLayout;
    saving->setSpacing(2 * unit);
    saving->addRow(tr("Save &as"), m_name);
    saving->addRow(QString(), m_forFolder);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(halves, 1);
    layout->addLayout(saving);
    layout->addWidget(buttons);
    resize(QSize(230 * unit, 130 * unit));

    const auto enableForFolder = [this] { m_forFolder->setEnabled(!m_name->text().trimmed().isEmpty()); };
    m_forFolder->setChecked(!folderlayouts::of(path).isEmpty());
    enableForFolder();
    connect(m_name, &QLineEdit::textChanged, this, enableForFolder);
    connect(m_beginnings, &QComboBox::activated, this, [this] {
        m_read->setEnabled(false);
        m_job.start(JobPools::structure(),
                    [path = m_path.toStdString(), name = m_beginnings->currentData().toString().toStdString()](Progress&) {
                        return readAsContent(path, name, nullptr);
                    });
    });
    connect(m_places, &QComboBox::activated, this,
            [this](int place) { change(draftAt(m_content.places[static_cast<std::size_t>(place)], m_content.root)); });
    connect(m_environments, &QCheckBox::clicked, this, [this](bool has) {
        Layout draft = m_content.draft;
        draft.hasEnvironments = has;
        change(draft);
    });
    connect(m_roles, &RolesTable::roleChosen, this, [this](const QString& stored, KeyRole role) {
        Layout draft = m_content.draft;
        setRole(draft, stored.toStdString(), role);
        change(draft);
    });
    connect(m_roles, &RolesTable::shownKeyChosen, this, [this](const QString& stored, const QString& shown) {
        KeyPath path;
        for (const QString& name : shown.split(QLatin1Char('/'), Qt::SkipEmptyParts))
            path = path / name.trimmed().toStdString();
        Layout draft = m_content.draft;
        if (!path.empty())
            setShownKey(draft, stored.toStdString(), path);
        change(draft);
    });
    connect(&m_job, &AbstractJob::done, this, [this] { take(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this,
            [this](const Error& error) { setVerdict(m_verdict, format::text(error.inContext()), true); });
    m_job.setTitle(tr("Inspect the file"));
    m_job.start(JobPools::structure(),
                [path = path.toStdString(), current = std::move(current)](Progress&) { return readAsContent(path, {}, current); });
}

std::shared_ptr<const Layout> ReadAsDialog::chosen() const
{
    const QString name = m_name->text().trimmed();
    return std::make_shared<const Layout>(namedLayout(m_content.draft, (name.isEmpty() ? tr("own roles") : name).toStdString()));
}

QString ReadAsDialog::verdict() const
{
    return m_verdict->text();
}

QString ReadAsDialog::problems() const
{
    return m_problems->text();
}

void ReadAsDialog::accept()
{
    if (!m_read->isEnabled())
        return;  // Return was pressed before the roles were evaluated
    const QString name = m_name->text().trimmed();
    try {
        if (!name.isEmpty())
            saveLayout(*chosen());
    } catch (const Error& error) {
        setVerdict(m_verdict, format::text(error.inContext()), true);
        return;
    }
    folderlayouts::remember(m_path, m_forFolder->isChecked() ? name : QString());
    QDialog::accept();
}

void ReadAsDialog::fillBeginnings()
{
    m_beginnings->addItem(tr("the layout that fits"), QString());
    for (const std::string& name : savedLayouts())
        m_beginnings->addItem(format::text(name), QString::fromStdString(name));
    for (const auto& each : shippedLayouts())
        m_beginnings->addItem(format::text(each->name), QString::fromStdString(each->name));
}

void ReadAsDialog::change(const Layout& draft)
{
    if (!m_content.stored)
        return;
    m_read->setEnabled(false);
    m_job.start(JobPools::structure(), [before = m_content, draft](Progress&) { return contentByDraft(before, draft); });
    m_content.keys = placeOf(m_content.draft) == placeOf(draft) ? m_content.keys : std::vector<ReadAsContent::StoredKey>();
    m_content.draft = draft;  // a further change may arrive before this one is processed
}

void ReadAsDialog::take(ReadAsContent content)
{
    m_content = std::move(content);
    m_roles->setContent(m_content);
    const QSignalBlocker quiet(m_places);
    m_places->clear();
    for (const StepsPlace& place : m_content.places)
        m_places->addItem(placeText(place));
    m_places->setCurrentIndex(
        static_cast<int>(std::ranges::find(m_content.places, placeOf(m_content.draft)) - m_content.places.begin()));
    m_environments->setChecked(m_content.draft.hasEnvironments);
    m_read->setEnabled(!m_content.error);
    showEpisodes();
}

void ReadAsDialog::showEpisodes()
{
    const std::vector<int64_t>& lengths = m_content.preview.lengths;
    if (m_content.error) {
        setVerdict(m_verdict, format::text(m_content.error->reason()), true);
    } else {
        const auto [shortest, longest] = std::ranges::minmax_element(lengths);
        int64_t steps = 0;
        for (const int64_t length : lengths)
            steps += length;
        const QString episodes = tr("%n episode(s)", nullptr, static_cast<int>(lengths.size()));
        setVerdict(m_verdict,
                   lengths.empty() ? episodes
                   : *shortest == *longest
                       ? tr("%1 of %2 steps").arg(episodes, format::count(*longest))
                       : tr("%1 of %2 to %3 steps, %4 total")
                             .arg(episodes, format::count(*shortest), format::count(*longest), format::count(steps)),
                   false);
    }
    m_lengths->setLengths(lengths);
    QStringList problems;
    for (const Message& each : m_content.preview.problems)
        problems.append(QStringLiteral("• ") + format::text(each));
    m_problems->setText(problems.join(QLatin1Char('\n')));
    m_problems->setVisible(!problems.isEmpty());
    m_rows->setVisible(!m_content.columns.isEmpty());
    m_rows->clear();
    m_rows->setColumnCount(static_cast<int>(m_content.columns.size()));
    m_rows->setRowCount(static_cast<int>(m_content.cells.size()));
    m_rows->setHorizontalHeaderLabels(m_content.columns);
    for (int row = 0; row < m_rows->rowCount(); ++row) {
        m_rows->setVerticalHeaderItem(row, new QTableWidgetItem(QString::number(row)));
        const QStringList& cells = m_content.cells[static_cast<std::size_t>(row)];
        for (int column = 0; column < static_cast<int>(cells.size()); ++column)
            m_rows->setItem(row, column, new QTableWidgetItem(cells[column]));
    }
    m_rows->resizeColumnsToContents();
}

}  // namespace tensordesk
