// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/remote/remotedialog.h"

#include "model/remote/near/sshhosts.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

const QString kMachines = QStringLiteral("remoteMachines");
constexpr int kMostRemembered = 20;
constexpr int kIsFolder = Qt::UserRole;

enum Column { NameColumn, SizeColumn, Columns };

/// The machines that were used, the last first, and those of ssh's configuration.
QStringList knownMachines()
{
    QStringList machines = QSettings().value(kMachines).toStringList().mid(0, kMostRemembered);
    for (const std::string& host : sshHosts()) {
        machines << QString::fromStdString(host);
    }
    machines.removeAll(QString());
    machines.removeDuplicates();
    return machines;
}

void remember(const QString& machine)
{
    QStringList machines = QSettings().value(kMachines).toStringList();
    machines.removeAll(machine);
    machines.prepend(machine);
    QSettings().setValue(kMachines, machines.mid(0, kMostRemembered));
}

QString joinedPath(const QString& folder, const QString& name)
{
    return folder.endsWith(QLatin1Char('/')) ? folder + name : folder + QLatin1Char('/') + name;
}

}  // namespace

RemoteDialog::RemoteDialog(QWidget* parent)
    : QDialog(parent), m_machine(new QComboBox(this)), m_connect(new QPushButton(tr("&Connect"), this)),
      m_path(new QLineEdit(this)), m_up(new QPushButton(tr("Folder &above"), this)), m_items(new QTreeWidget(this)),
      m_state(new QLabel(this)), m_busy(new QProgressBar(this)), m_open(new QPushButton(tr("&Open"), this))
{
    setWindowTitle(tr("Open from another machine"));
    const int unit = style::grid(this);
    m_machine->setEditable(true);
    m_machine->addItems(knownMachines());
    m_machine->setCurrentIndex(m_machine->count() > 0 ? 0 : -1);
    m_machine->lineEdit()->setPlaceholderText(tr("user@machine, or a host of your ssh configuration"));
    m_machine->setAccessibleName(tr("Machine"));
    m_path->setPlaceholderText(tr("A file or folder there; ~ is your home folder"));
    m_path->setAccessibleName(tr("Path"));
    m_items->setAccessibleName(tr("Files and folders there"));
    m_items->setColumnCount(Columns);
    m_items->setHeaderLabels({tr("Name"), tr("Size")});
    m_items->header()->setAccessibleName(m_items->accessibleName());
    m_items->header()->setStretchLastSection(false);
    m_items->header()->setSectionResizeMode(SizeColumn, QHeaderView::ResizeToContents);
    m_items->header()->setSectionResizeMode(NameColumn, QHeaderView::Stretch);
    m_items->headerItem()->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
    m_items->setRootIsDecorated(false);
    m_items->setUniformRowHeights(true);
    m_items->setTextElideMode(Qt::ElideMiddle);
    m_state->setWordWrap(true);
    m_state->setAccessibleName(tr("State of the connection"));
    m_state->setText(tr("The connection is made by your ssh, with its keys and settings. TensorDesk must be installed there too."));
    m_busy->setRange(0, 0);
    m_busy->setTextVisible(false);
    m_busy->setAccessibleName(tr("Waiting for the machine"));
    m_busy->hide();
    for (QPushButton* const button : {m_connect, m_up}) {
        button->setAutoDefault(false);
    }
    m_open->setDefault(true);

    auto* const machineRow = new QHBoxLayout;
    machineRow->addWidget(m_machine, 1);
    machineRow->addWidget(m_connect);
    auto* const pathRow = new QHBoxLayout;
    pathRow->addWidget(m_path, 1);
    pathRow->addWidget(m_up);
    auto* const form = new QFormLayout;
    form->addRow(tr("Machine"), machineRow);
    form->addRow(tr("Path"), pathRow);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    buttons->addButton(m_open, QDialogButtonBox::AcceptRole);
    auto* const layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_items, 1);
    layout->addWidget(m_busy);
    layout->addWidget(m_state);
    layout->addWidget(buttons);
    resize(QSize(140 * unit, 110 * unit));

    m_job.setTitle(tr("Read a folder of another machine"));
    connect(m_connect, &QPushButton::clicked, this,
            [this] { list(m_path->text().isEmpty() ? QStringLiteral("~") : m_path->text()); });
    connect(m_machine->lineEdit(), &QLineEdit::textChanged, this, &RemoteDialog::forgetFolder);
    m_items->installEventFilter(this);
    connect(m_path, &QLineEdit::textEdited, this, [this] {
        m_items->setCurrentItem(nullptr);
        updateButtons();
    });
    connect(m_up, &QPushButton::clicked, this, [this] { list(joinedPath(m_folder, QStringLiteral(".."))); });
    connect(m_items, &QTreeWidget::itemDoubleClicked, this, &RemoteDialog::enter);
    connect(m_items, &QTreeWidget::currentItemChanged, this, [this](const QTreeWidgetItem* item) {
        if (item != nullptr) {
            m_path->setText(selectedPath());
        }
        updateButtons();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons, &QDialogButtonBox::accepted, this, &RemoteDialog::choose);
    connect(&m_job, &AbstractJob::done, this, [this] { show(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) { showState(describe(error), false); });
    updateButtons();
}

void RemoteDialog::ask(QWidget* parent, std::function<void(const QString& place)> chosen)
{
    auto* const dialog = new RemoteDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &RemoteDialog::chosen, parent, [chosen = std::move(chosen)](const QString& place) { chosen(place); });
    dialog->open();
}

QString RemoteDialog::placeOf(const QString& path) const
{
    return QStringLiteral("ssh://") + m_machine->currentText().trimmed()
         + (path.startsWith(QLatin1Char('/')) ? QString() : QStringLiteral("/")) + path;
}

QString RemoteDialog::selectedPath() const
{
    const QTreeWidgetItem* const item = m_items->currentItem();
    return item == nullptr ? m_folder : joinedPath(m_folder, item->text(NameColumn));
}

void RemoteDialog::list(const QString& folder)
{
    m_job.start(JobPools::structure(),
                [place = placeOf(folder).toStdString()](Progress&) { return farFolder(SshPlace::of(place)); });
    showState(tr("Connecting to %1…").arg(m_machine->currentText().trimmed()), true);
}

void RemoteDialog::forgetFolder()
{
    m_job.cancel();
    m_folder.clear();
    m_items->clear();
    updateButtons();
}

bool RemoteDialog::eventFilter(QObject* watched, QEvent* event)
{
    // A view leaves the key to the dialog, whose default button would open the folder instead of entering it.
    const bool isKey = watched == m_items && event->type() == QEvent::KeyPress;
    const int key = isKey ? static_cast<QKeyEvent*>(event)->key() : 0;
    if (key == Qt::Key_Return || key == Qt::Key_Enter) {
        enter();
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void RemoteDialog::show(const FarFolder& folder)
{
    remember(m_machine->currentText().trimmed());
    m_folder = QString::fromStdString(folder.path);
    m_items->clear();
    for (const FarFolder::Item& each : folder.items) {
        auto* const item = new QTreeWidgetItem(m_items);
        item->setText(NameColumn, QString::fromStdString(each.name));
        item->setIcon(NameColumn, icon(each.isFolder ? Symbol::OpenFolder : Symbol::Open));
        item->setData(NameColumn, kIsFolder, each.isFolder);
        item->setText(SizeColumn, each.isFolder ? QString() : format::bytes(each.bytes));
        item->setTextAlignment(SizeColumn, Qt::AlignRight | Qt::AlignVCenter);
    }
    m_path->setText(m_folder);
    showState(folder.items.empty() ? tr("The folder is empty.")
              : folder.isCut       ? tr("The first %1 names of the folder. Type the path of another file above.")
                                         .arg(QLocale().toString(static_cast<qlonglong>(folder.items.size())))
                                   : tr("Enter or a double click enters a folder; Open also opens a folder as a tensordict."),
              false);
    m_items->setFocus();
}

void RemoteDialog::showState(const QString& text, bool isBusy)
{
    m_state->setText(text);
    m_busy->setVisible(isBusy);
    updateButtons();
}

void RemoteDialog::enter()
{
    const QTreeWidgetItem* const item = m_items->currentItem();
    if (item != nullptr && item->data(NameColumn, kIsFolder).toBool()) {
        list(selectedPath());
    } else if (item != nullptr) {
        choose();
    }
}

void RemoteDialog::choose()
{
    Q_EMIT chosen(placeOf(m_path->text()));
    accept();
}

void RemoteDialog::updateButtons()
{
    const bool hasMachine = !m_machine->currentText().trimmed().isEmpty();
    m_connect->setEnabled(hasMachine && !m_job.isRunning());
    m_up->setEnabled(!m_folder.isEmpty() && m_folder != QLatin1String("/") && !m_job.isRunning());
    m_open->setEnabled(hasMachine && !m_path->text().isEmpty());
}

}  // namespace tensordesk
