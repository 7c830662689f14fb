// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/jobs/writedialog.h"

#include "views/text/errortext.h"
#include "views/text/format.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

namespace {

/// `Films (*.webp *.gif);;Folders (*)`.
QString filtersOf(const std::vector<WrittenKind>& kinds)
{
    QStringList names;
    QStringList patterns;
    for (const WrittenKind& kind : kinds) {
        qsizetype at = names.indexOf(kind.filter);
        if (at < 0) {
            at = names.size();
            names << kind.filter;
            patterns << QString();
        }
        for (const QString& ending : kind.endings) {
            patterns[at] += QStringLiteral(" *") + ending;
        }
    }
    QStringList filters;
    for (qsizetype at = 0; at < names.size(); ++at) {
        filters << QStringLiteral("%1 (%2)").arg(names[at], patterns[at].trimmed());
    }
    return filters.join(QStringLiteral(";;"));
}

}  // namespace

WriteDialog::WriteDialog(const QString& title, const QString& suggestedPath, std::vector<WrittenKind> kinds, AbstractJob::Unit unit,
                         QWidget* parent)
    : QDialog(parent), m_kinds(std::move(kinds)), m_choices(new QWidget(this)), m_form(new QFormLayout(m_choices)),
      m_format(new QComboBox(m_choices)), m_path(new QLineEdit(QDir::toNativeSeparators(suggestedPath), m_choices)),
      m_notice(new QLabel(this)), m_progress(new QProgressBar(this))
{
    setWindowTitle(title);
    m_job.setTitle(title);
    m_job.setUnit(unit);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_export = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_export->setDefault(true);
    m_export->setObjectName(QStringLiteral("export"));
    m_path->setAccessibleName(tr("File or folder to write"));
    m_path->setObjectName(QStringLiteral("path"));
    m_path->setMinimumWidth(m_path->fontMetrics().averageCharWidth() * 56);
    for (const WrittenKind& kind : m_kinds) {
        m_format->addItem(kind.title);
    }
    m_format->setAccessibleName(tr("Format"));
    m_format->setObjectName(QStringLiteral("format"));
    m_progress->setAccessibleName(tr("Progress"));
    m_progress->hide();
    m_notice->setWordWrap(true);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_form->setContentsMargins({});

    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_choices);
    layout->addWidget(m_notice);
    layout->addWidget(m_progress);
    layout->addStretch();
    layout->addWidget(buttons);

    connect(m_format, &QComboBox::currentIndexChanged, this, &WriteDialog::suggestEnding);
    connect(m_path, &QLineEdit::textChanged, this, [this] {
        m_hasOutcome = false;
        display();
    });
    connect(buttons, &QDialogButtonBox::accepted, this, &WriteDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &WriteDialog::reject);
    connect(&m_job, &AbstractJob::progressed, this, &WriteDialog::showProgress);
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_written = path();
        QDialog::accept();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        setRunning(false);
        m_hasOutcome = true;
        setErrorText(m_notice, format::text(error.inContext()));
        display();
    });
    connect(&m_job, &AbstractJob::cancelled, this, [this] {
        setRunning(false);
        m_hasOutcome = true;
        m_notice->setText(tr("Cancelled; nothing was written."));
        display();
    });
}

void WriteDialog::addFormatRow()
{
    m_form->addRow(tr("&Format:"), m_format);
}

void WriteDialog::addPathRow()
{
    auto* const browse = new QToolButton(m_choices);
    browse->setText(tr("…"));
    browse->setToolTip(tr("Choose where to write"));
    browse->setAccessibleName(browse->toolTip());
    connect(browse, &QToolButton::clicked, this, &WriteDialog::choosePath);
    auto* const row = new QHBoxLayout;
    row->addWidget(m_path);
    row->addWidget(browse);
    auto* const label = new QLabel(tr("&Where:"), m_choices);  // a layout would take no buddy, and show the mark
    label->setBuddy(m_path);
    m_form->addRow(label, row);
}

QString WriteDialog::path() const
{
    return QDir::fromNativeSeparators(m_path->text().trimmed());
}

QString WriteDialog::endingOf(const QString& path) const
{
    const QString suffix = QFileInfo(path).suffix().toLower();
    return suffix.isEmpty() ? QString() : QLatin1Char('.') + suffix;
}

std::optional<std::size_t> WriteDialog::kind() const
{
    const QString ending = endingOf(path());
    const auto found = std::find_if(m_kinds.begin(), m_kinds.end(), [&](const WrittenKind& kind) {
        return std::any_of(kind.endings.begin(), kind.endings.end(), [&](const QString& each) { return each == ending; });
    });
    return found == m_kinds.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_kinds.begin()));
}

/// The extension determines the format; choosing a format changes the extension.
void WriteDialog::suggestEnding()
{
    const QString base = kind() ? path().chopped(endingOf(path()).size()) : path();
    m_path->setText(QDir::toNativeSeparators(base + m_kinds[static_cast<std::size_t>(m_format->currentIndex())].endings.front()));
}

QString WriteDialog::unknownEnding() const
{
    QStringList known;
    bool isFolderKnown = false;
    for (const WrittenKind& kind : m_kinds) {
        for (const QString& ending : kind.endings) {
            known << ending;
            isFolderKnown = isFolderKnown || ending.isEmpty();
        }
    }
    known.removeAll(QString());
    const QString endings = known.join(QStringLiteral(", "));
    return isFolderKnown ? tr("Give the name one of the endings %1, or none for a folder.").arg(endings)
                         : tr("Give the name one of the endings %1.").arg(endings);
}

void WriteDialog::display()
{
    // A check for unsupported entries may end during the write: its result is shown afterwards.
    if (m_job.isRunning()) {
        return;
    }
    {
        const QSignalBlocker quiet(m_format);
        m_format->setCurrentIndex(kind() ? static_cast<int>(*kind()) : -1);
    }
    const QString objection = review();
    const QString why = kind() ? objection : unknownEnding();
    // A look for unsupported that ends late must not hide why the writing failed.
    if (!m_hasOutcome || !why.isEmpty()) {
        m_notice->setText(why);
    }
    m_export->setEnabled(why.isEmpty() && !path().isEmpty());
}

void WriteDialog::choosePath()
{
    auto* const files = new QFileDialog(this, tr("Export to"), QString(), filtersOf(m_kinds));
    files->setAttribute(Qt::WA_DeleteOnClose);
    files->setAcceptMode(QFileDialog::AcceptSave);
    files->setOption(QFileDialog::DontConfirmOverwrite);
    if (!path().isEmpty()) {
        files->selectFile(path());
    }
    connect(files, &QFileDialog::fileSelected, this,
            [this](const QString& path) { m_path->setText(QDir::toNativeSeparators(path)); });
    files->open();
}

void WriteDialog::setRunning(bool running)
{
    m_choices->setEnabled(!running);
    m_export->setEnabled(!running);
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
}

void WriteDialog::accept()
{
    if (!QFileInfo::exists(path())) {
        write(false);
        return;
    }
    auto* const question = new QMessageBox(QMessageBox::Question, tr("Overwrite?"),
                                           tr("\"%1\" exists already. Overwrite it?").arg(QDir::toNativeSeparators(path())),
                                           QMessageBox::Yes | QMessageBox::No, this);
    question->setAttribute(Qt::WA_DeleteOnClose);
    question->setDefaultButton(QMessageBox::No);
    connect(question, &QDialog::finished, this, [this](int answer) {
        if (answer == QMessageBox::Yes) {
            write(true);
        }
    });
    question->open();
}

void WriteDialog::write(bool overwrite)
{
    m_hasOutcome = false;
    m_notice->clear();
    setRunning(true);
    start(m_job, path(), overwrite);
}

void WriteDialog::reject()
{
    if (m_job.isRunning()) {
        m_job.cancel();
    } else {
        QDialog::reject();
    }
}

void WriteDialog::showProgress()
{
    const auto [done, total] = m_job.progress();
    if (total > 0) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(static_cast<double>(done) / static_cast<double>(total) * 1000));
        m_progress->setFormat(progressText(done, total));
    }
}

}  // namespace tensordesk
