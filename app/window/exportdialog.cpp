// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/exportdialog.h"

#include "common/format.h"
#include "jobs/jobpools.h"
#include "operations/converted.h"
#include "storage/storage.h"

#include <QComboBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>

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
    : WriteDialog(tr("Export"), suggestedPath, tr("HDF5 files (*.h5 *.hdf5);;Memmap folders (*)"), AbstractJob::Unit::Bytes,
                  parent),
      m_choices(std::move(choices)), m_what(new QComboBox(this)), m_format(new QComboBox(this)), m_compression(new QComboBox(this)),
      m_floats(new QComboBox(this)), m_device(new QComboBox(this)), m_size(new QLabel(this))
{
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
    m_device->addItem(QStringLiteral("cpu"));
    m_device->addItem(QStringLiteral("None"));
    m_device->setAccessibleName(tr("Device that Python loads it with"));
    m_what->setAccessibleName(tr("What to export"));
    m_format->setAccessibleName(tr("Format"));
    m_compression->setAccessibleName(tr("Compression"));

    form()->addRow(tr("&What:"), m_what);
    form()->addRow(QString(), m_size);
    form()->addRow(tr("&Format:"), m_format);
    addPathRow();
    form()->addRow(tr("&Compression:"), m_compression);
    form()->addRow(tr("F&loats as:"), m_floats);
    form()->addRow(tr("&Device:"), m_device);

    connect(m_what, &QComboBox::currentIndexChanged, this, &ExportDialog::countBytes);
    connect(m_floats, &QComboBox::currentIndexChanged, this, &ExportDialog::countBytes);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::suggestEnding);
    connect(&m_sizeJob, &AbstractJob::done, this,
            [this] { m_size->setText(tr("%1 of tensors").arg(format::exactBytes(*m_sizeJob.takeResult()))); });
    connect(&m_sizeJob, &AbstractJob::failed, this, [this](const Error&) { m_size->clear(); });
    update();
    countBytes();
}

ExportDialog::~ExportDialog() = default;

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

/// The format is what the ending says; choosing one changes the ending.
void ExportDialog::suggestEnding()
{
    const QFileInfo info(path());
    const QString base = isHdf5() ? info.path() + QLatin1Char('/') + info.completeBaseName() : path();
    setPath(base + m_format->currentData().toString());
}

void ExportDialog::update()
{
    {
        const QSignalBlocker quiet(m_format);
        m_format->setCurrentIndex(isHdf5() ? 0 : 1);
    }
    m_compression->setEnabled(isHdf5());
    m_compression->setToolTip(isHdf5() ? QString() : tr("A memmap folder is never compressed"));
    m_device->setEnabled(!isHdf5());
    m_device->setToolTip(isHdf5() ? tr("An HDF5 file names no device")
                                  : tr("The one that the tensordict names when Python loads it; stored values lie in main "
                                       "memory, and .to(\"cuda\") moves them"));
    setObjection({});
}

void ExportDialog::countBytes()
{
    m_size->setText(tr("Counting…"));
    m_sizeJob.start(JobPools::structure(), [td = chosen()](Progress&) { return totalBytes(td); });
}

QString ExportDialog::progressText(int64_t done, int64_t total) const
{
    return tr("%1 of %2").arg(format::bytes(done), format::bytes(total));
}

void ExportDialog::start(Job<bool>& job, const QString& path, bool overwrite)
{
    WriteOptions options;
    options.compression = isHdf5() ? m_compression->currentData().toString().toStdString() : std::string();
    options.overwrite = overwrite;
    options.withoutDevice = m_device->currentIndex() == 1;
    job.start(JobPools::files(), [td = chosen(), options, path = path.toStdString()](Progress& progress) {
        writeTensorDict(td, path, options, progress);
        return true;
    });
}

}  // namespace tensordesk
