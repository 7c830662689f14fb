// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/exportdialog.h"

#include "common/format.h"
#include "common/style.h"
#include "jobs/jobpools.h"
#include "operations/converted.h"
#include "storage/storage.h"

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
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

TensorDict asTensorDict(const KeyPath& path, const Entry& entry, int64_t batchDims, const DimNames& names)
{
    if (const auto* child = std::get_if<TensorDict>(&entry)) {
        return *child;
    }
    const auto* leaf = std::get_if<Leaf>(&entry);
    Shape batch = leaf ? leaf->shape() : std::get<NonTensor>(entry).batchSize();
    batch.resize(static_cast<std::size_t>(batchDims));
    TensorDict td(batch, resized(names, batch.size()));
    td.set({path.empty() ? Key("value") : path.back()}, entry);
    return td;
}

ExportDialog::ExportDialog(std::vector<ExportChoice> choices, const QString& suggestedPath, QWidget* parent)
    : QDialog(parent), m_choices(std::move(choices)), m_what(new QComboBox(this)), m_format(new QComboBox(this)),
      m_path(new QLineEdit(QDir::toNativeSeparators(suggestedPath), this)), m_compression(new QComboBox(this)),
      m_floats(new QComboBox(this)),
      m_size(new QLabel(this)), m_notice(new QLabel(this)), m_progress(new QProgressBar(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Cancel, this))
{
    setWindowTitle(tr("Export"));
    QPushButton* exportButton = m_buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    exportButton->setDefault(true);

    for (const ExportChoice& choice : m_choices) {
        m_what->addItem(choice.title);
    }
    m_what->setCurrentIndex(m_what->count() - 1);
    m_format->addItem(tr("HDF5 file"), QStringLiteral(".h5"));
    m_format->addItem(tr("Memmap folder"), QString());
    m_compression->addItem(tr("None: largest, fastest"), QString());
    m_compression->addItem(tr("gzip 1: fast"), QStringLiteral("gzip:1"));
    m_compression->addItem(tr("gzip 4: balanced"), QStringLiteral("gzip:4"));
    m_compression->addItem(tr("gzip 9: smallest, slow"), QStringLiteral("gzip:9"));
    m_floats->addItem(tr("As they are"));
    for (const DType dtype : {DType::Double, DType::Float, DType::BFloat16, DType::Half}) {
        m_floats->addItem(format::text(dtypeName(dtype)).section(QLatin1Char('.'), 1), static_cast<int>(dtype));
    }
    m_floats->setAccessibleName(tr("Floating-point numbers as"));
    m_floats->setToolTip(tr("Leaves of floating-point numbers are converted while they are written; all others stay"));
    m_what->setAccessibleName(tr("What to export"));
    m_format->setAccessibleName(tr("Format"));
    m_path->setAccessibleName(tr("File or folder to write"));
    m_compression->setAccessibleName(tr("Compression"));
    m_progress->setAccessibleName(tr("Progress"));
    m_notice->setWordWrap(true);
    m_notice->setTextInteractionFlags(Qt::TextSelectableByMouse);

    auto* browse = new QToolButton(this);
    browse->setText(tr("…"));
    browse->setToolTip(tr("Choose where to write"));
    browse->setAccessibleName(browse->toolTip());
    auto* where = new QHBoxLayout;
    where->addWidget(m_path);
    where->addWidget(browse);

    auto* form = new QFormLayout;
    form->addRow(tr("&What:"), m_what);
    form->addRow(QString(), m_size);
    form->addRow(tr("&Format:"), m_format);
    auto* whereLabel = new QLabel(tr("W&here:"), this);  // a layout would take no buddy, and show the mark
    whereLabel->setBuddy(m_path);
    form->addRow(whereLabel, where);
    form->addRow(tr("&Compression:"), m_compression);
    form->addRow(tr("F&loats as:"), m_floats);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_notice);
    layout->addWidget(m_progress);
    layout->addStretch();
    layout->addWidget(m_buttons);
    m_path->setMinimumWidth(m_path->fontMetrics().averageCharWidth() * 56);
    m_progress->hide();

    connect(browse, &QToolButton::clicked, this, &ExportDialog::choosePath);
    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    connect(m_floats, &QComboBox::currentIndexChanged, this, &ExportDialog::update);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::suggestEnding);
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::update);
    connect(m_buttons, &QDialogButtonBox::accepted, this, &ExportDialog::accept);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &ExportDialog::reject);
    connect(&m_sizeJob, &AbstractJob::done, this,
            [this] { m_size->setText(tr("%1 of tensors").arg(format::exactBytes(*m_sizeJob.takeResult()))); });
    connect(&m_sizeJob, &AbstractJob::failed, this, [this](const Error&) { m_size->clear(); });
    m_exportJob.setTitle(tr("Export"));
    connect(&m_exportJob, &AbstractJob::progressed, this, &ExportDialog::showProgress);
    connect(&m_exportJob, &AbstractJob::done, this, [this] {
        m_written = path();
        QDialog::accept();
    });
    connect(&m_exportJob, &AbstractJob::failed, this, [this](const Error& error) {
        setRunning(false);
        m_notice->setText(format::text(error.what()));
    });
    connect(&m_exportJob, &AbstractJob::cancelled, this, [this] {
        setRunning(false);
        m_notice->setText(tr("Cancelled; nothing was written."));
    });
    update();
}

ExportDialog::~ExportDialog() = default;

QString ExportDialog::path() const
{
    return QDir::fromNativeSeparators(m_path->text().trimmed());
}

bool ExportDialog::isHdf5() const
{
    const QString suffix = QFileInfo(path()).suffix().toLower();
    return suffix == QLatin1String("h5") || suffix == QLatin1String("hdf5");
}

TensorDict ExportDialog::chosen() const
{
    const TensorDict& td = m_choices[static_cast<std::size_t>(m_what->currentIndex())].td;
    return m_floats->currentIndex() == 0 ? td : converted(td, static_cast<DType>(m_floats->currentData().toInt()));
}

void ExportDialog::choosePath()
{
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Export to"), path(),
                                                        tr("HDF5 files (*.h5 *.hdf5);;Memmap folders (*)"), nullptr,
                                                        QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) {
        m_path->setText(QDir::toNativeSeparators(chosen));
    }
}

/// The format is what the ending says; choosing one changes the ending.
void ExportDialog::suggestEnding()
{
    const QFileInfo info(path());
    const QString base = isHdf5() ? info.path() + QLatin1Char('/') + info.completeBaseName() : path();
    m_path->setText(QDir::toNativeSeparators(base + m_format->currentData().toString()));
}

void ExportDialog::update()
{
    {
        const QSignalBlocker quiet(m_format);
        m_format->setCurrentIndex(isHdf5() ? 0 : 1);
    }
    m_compression->setEnabled(isHdf5());
    m_compression->setToolTip(isHdf5() ? QString() : tr("A memmap folder is never compressed"));
    for (QAbstractButton* button : m_buttons->buttons()) {
        if (m_buttons->buttonRole(button) == QDialogButtonBox::AcceptRole) {
            button->setEnabled(!path().isEmpty());
        }
    }
    m_notice->clear();
    if (sender() != m_path) {
        m_size->setText(tr("Counting…"));
        m_sizeJob.start(JobPools::structure(), [td = chosen()](Progress&) { return totalBytes(td); });
    }
}

void ExportDialog::setRunning(bool running)
{
    for (QWidget* field : std::initializer_list<QWidget*>{m_what, m_format, m_path, m_compression, m_floats}) {
        field->setEnabled(!running);
    }
    m_progress->setVisible(running);
    m_progress->setRange(0, 0);
    for (QAbstractButton* button : m_buttons->buttons()) {
        button->setEnabled(!running || m_buttons->buttonRole(button) == QDialogButtonBox::RejectRole);
    }
    if (!running) {
        m_compression->setEnabled(isHdf5());
    }
}

void ExportDialog::accept()
{
    WriteOptions options;
    options.compression = isHdf5() ? m_compression->currentData().toString().toStdString() : std::string();
    if (QFileInfo::exists(path())) {
        const auto answer = QMessageBox::question(
            this, tr("Overwrite?"), tr("\"%1\" exists already. Overwrite it?").arg(QDir::toNativeSeparators(path())),
            QMessageBox::Yes | QMessageBox::No, QMessageBox::No);
        if (answer != QMessageBox::Yes) {
            return;
        }
        options.overwrite = true;
    }
    m_notice->clear();
    setRunning(true);
    m_exportJob.start(JobPools::files(), [td = chosen(), options, path = path().toStdString()](Progress& progress) {
        writeTensorDict(td, path, options, progress);
        return true;
    });
}

void ExportDialog::reject()
{
    if (m_exportJob.isRunning()) {
        m_exportJob.cancel();
    } else {
        QDialog::reject();
    }
}

void ExportDialog::showProgress()
{
    const auto [done, total] = m_exportJob.progress();
    if (total > 0) {
        m_progress->setRange(0, 1000);
        m_progress->setValue(static_cast<int>(double(done) / double(total) * 1000));
        m_progress->setFormat(tr("%1 of %2").arg(format::bytes(done), format::bytes(total)));
    }
}

}  // namespace tensordesk
