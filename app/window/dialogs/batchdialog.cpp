// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/batchdialog.h"

#include "model/operations/keys/construct.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/shapetokens.h"
#include "views/widgets/rowdelegate.h"

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

QString dimsText(const BatchDims& dims)
{
    QString text = ShapeTokens(dims.sizes, dims.sizes.size()).text();
    if (anyNamed(dims.names)) {
        text += QLatin1Char(' ') + format::text(toString(dims.names));
    }
    return text;
}

/// Adds empty names for missing dims; superfluous names stay, and are an error.
DimNames fittedNames(const DimNames& names, std::size_t dims)
{
    return resized(names, std::max(dims, names.size()));
}

/// Returns "env, , time": an empty one for no name.
QString namesText(const DimNames& names)
{
    QStringList parts;
    for (const DimName& name : names) {
        parts << (name ? format::text(*name) : QString());
    }
    return anyNamed(names) ? parts.join(QStringLiteral(", ")) : QString();
}

}  // namespace

BatchDialog::BatchDialog(TensorDict td, bool editable, QWidget* parent)
    : QDialog(parent), m_td(std::move(td)), m_editable(editable), m_size(new QComboBox(this)), m_names(new QLineEdit(this)),
      m_levels(new QTreeWidget(this)), m_error(new QLabel(this)), m_python(new QLabel(this)),
      m_buttons(new QDialogButtonBox(QDialogButtonBox::Close, this))
{
    setWindowTitle(tr("Batch dims"));
    m_apply = m_buttons->addButton(tr("&Apply"), QDialogButtonBox::ApplyRole);
    m_apply->setDefault(true);  // Return in a field applies a valid change
    m_copy = m_buttons->addButton(tr("&Copy as Python"), QDialogButtonBox::ActionRole);
    m_size->setAccessibleName(tr("Batch size"));
    m_size->setFont(style::monospaced(font()));
    m_names->setAccessibleName(tr("Names of the batch dims"));
    m_names->setFont(style::monospaced(font()));
    m_names->setPlaceholderText(tr("env, time"));
    m_names->setText(namesText(m_td.names()));
    m_levels->setHeaderLabels({tr("Level"), tr("Now"), tr("Would be")});
    m_levels->setRootIsDecorated(false);
    m_levels->setItemDelegate(new RowDelegate(m_levels));
    m_levels->setAccessibleName(tr("Preview of each level"));
    m_error->setWordWrap(true);
    m_error->setTextFormat(Qt::PlainText);
    m_python->setFont(style::monospaced(font()));
    m_python->setTextFormat(Qt::PlainText);
    m_python->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_apply->setEnabled(false);
    m_copy->setEnabled(false);
    m_error->hide();

    auto* form = new QFormLayout;
    form->addRow(tr("Batch &size:"), m_size);
    form->addRow(tr("&Names:"), m_names);
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_levels, 1);
    layout->addWidget(m_error);
    layout->addWidget(m_python);
    layout->addWidget(m_buttons);
    resize(style::grid(this, 150), style::grid(this, 110));

    m_sizesJob.setTitle(tr("Find the batch sizes that fit"));
    m_previewJob.setTitle(tr("Try the batch dims"));
    connect(&m_sizesJob, &AbstractJob::done, this, [this] { fillSizes(*m_sizesJob.takeResult()); });
    connect(&m_sizesJob, &AbstractJob::failed, this, &BatchDialog::showError);
    connect(&m_previewJob, &AbstractJob::failed, this, &BatchDialog::showError);
    connect(&m_previewJob, &AbstractJob::done, this, [this] {
        m_preview = *m_previewJob.takeResult();
        showPreview();
    });
    connect(m_size, &QComboBox::currentIndexChanged, this, &BatchDialog::tryOut);
    connect(m_names, &QLineEdit::textChanged, this, &BatchDialog::tryOut);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_copy, &QPushButton::clicked, this, [this] { QApplication::clipboard()->setText(python()); });
    connect(m_apply, &QPushButton::clicked, this, [this] {
        Q_EMIT editChosen(python());
        accept();
    });
    m_sizesJob.start(JobPools::structure(), [td = m_td] { return possibleBatchSizes(td); });
}

void BatchDialog::fillSizes(std::vector<Shape> sizes)
{
    m_sizes = std::move(sizes);
    const QSignalBlocker blocker(m_size);
    for (const Shape& size : m_sizes) {
        m_size->addItem(format::text(toString(size)));
    }
    m_size->addItem(tr("as long as the leaves allow, on every level"));
    const auto now = std::find(m_sizes.begin(), m_sizes.end(), m_td.batchSize());
    m_size->setCurrentIndex(static_cast<int>(now == m_sizes.end() ? 0 : now - m_sizes.begin()));
    tryOut();
}

std::optional<Shape> BatchDialog::chosenSize() const
{
    const auto index = static_cast<std::size_t>(m_size->currentIndex());
    return index < m_sizes.size() ? std::optional(m_sizes[index]) : std::nullopt;
}

DimNames BatchDialog::chosenNames() const
{
    DimNames names;
    const QString text = m_names->text().trimmed();
    for (const QString& part : text.isEmpty() ? QStringList() : text.split(QLatin1Char(','))) {
        const QString name = part.trimmed();
        names.push_back(name.isEmpty() ? DimName() : DimName(name.toStdString()));
    }
    return names;
}

void BatchDialog::tryOut()
{
    if (m_sizes.empty()) {
        return;
    }
    m_apply->setEnabled(false);  // until it is known to fit
    m_copy->setEnabled(false);
    // Names that nobody changed go along with the batch size.
    const auto names = m_names->text() == namesText(m_td.names()) ? std::nullopt : std::optional(chosenNames());
    m_previewJob.start(JobPools::structure(), [td = m_td, size = chosenSize(), names] {
        return previewBatch(td, [&](const TensorDict& copy, Mutations& mutations) {
            if (!size) {
                autoBatchSize(copy, {}, false, mutations);
            } else if (*size != copy.batchSize()) {
                mutations.apply(SetBatchSize{{}, *size});
            }
            const DimNames fitting = fittedNames(names.value_or(copy.names()), copy.batchSize().size());
            if (fitting != copy.names()) {
                mutations.apply(SetNames{{}, fitting});
            }
        });
    });
}

void BatchDialog::showPreview()
{
    m_levels->clear();
    for (const LevelPreview& level : m_preview.levels) {
        auto* item = new QTreeWidgetItem(m_levels,
                                         {level.path.empty() ? QStringLiteral("td") : format::path(level.path),
                                          dimsText(level.before), level.changes() ? dimsText(level.after) : tr("the same")});
        for (const int column : {0, 1, 2}) {
            item->setFont(column, style::monospaced(font()));
        }
        if (level.changes()) {
            item->setForeground(2, style::colours().edited);
            item->setIcon(2, icon(Symbol::Edit, style::colours().edited));
        }
    }
    for (const int column : {0, 1}) {
        m_levels->resizeColumnToContents(column);
    }
    m_error->setVisible(m_preview.error.has_value());
    if (m_preview.error) {
        showError(*m_preview.error);
    }
    m_python->setText(python());
    m_copy->setEnabled(!python().isEmpty());
    m_apply->setEnabled(m_editable && !python().isEmpty());
    m_apply->setToolTip(m_editable ? tr("As an edit that can be undone; the file changes when it is saved")
                                   : tr("Switch to editing first"));
}

void BatchDialog::showError(const Error& error)
{
    m_error->setText(describe(error));
    QPalette palette = this->palette();
    palette.setColor(QPalette::WindowText, style::colours().broken);
    m_error->setPalette(palette);
    m_error->show();
}

QString BatchDialog::python() const
{
    if (m_preview.error) {
        return {};
    }
    QStringList lines;
    const auto size = chosenSize();
    if (!size) {
        lines << QStringLiteral("td.auto_batch_size_()");
    } else if (*size != m_td.batchSize()) {
        lines << QStringLiteral("td.batch_size = ") + format::text(toString(*size));
    }
    const LevelPreview& root = m_preview.levels.front();
    if (root.after.names != resized(root.before.names, root.after.sizes.size())) {
        lines << QStringLiteral("td.names = ") + format::text(toString(root.after.names));
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace tensordesk
