// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/rerundialog.h"

#include "model/analysis/rerun/policyrun.h"
#include "model/operations/devices/devices.h"
#include "views/expression/keycompleter.h"
#include "views/failures/diagnosisview.h"
#include "views/jobs/jobpools.h"
#include "views/jobs/typingbounds.h"
#include "views/style/style.h"
#include "views/text/errortext.h"
#include "views/text/format.h"
#include "views/widgets/dialogs.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>
#include <QTimer>
#include <QVBoxLayout>

#include <limits>

namespace tensordesk {

namespace {

constexpr int64_t kPlaces = 5;       // per key: more would hide the next key
constexpr int kModuleDelayMs = 300;  // layers are constructed each time
const QString kRemembered = QStringLiteral("rerun/modules");

QString listed(const std::vector<KeyPath>& keys)
{
    QStringList names;
    for (const KeyPath& key : keys) {
        names << format::path(key);
    }
    return names.join(QStringLiteral(", "));
}

}  // namespace

RerunDialog::RerunDialog(TensorDict td, const RerunOptions& before, QWidget* parent)
    : QDialog(parent), m_td(std::move(td)), m_module(new QComboBox(this)), m_verdict(new QLabel(this)),
      m_view(new DiagnosisView(FixList::Use::Replace, this)), m_devices(new QComboBox(this)), m_block(new QSpinBox(this)),
      m_timer(new QTimer(this))
{
    setWindowTitle(tr("Check a policy"));
    const int unit = style::grid(this);
    auto* const explanation = new QLabel(
        tr("An expression for the policy or critic that the rollout was collected with. It is run over the stored observations and "
           "scores the stored actions; nothing is drawn and nothing is written."),
        this);
    explanation->setWordWrap(true);
    explanation->setMinimumWidth(60 * explanation->fontMetrics().averageCharWidth());
    explanation->setMinimumHeight(explanation->heightForWidth(explanation->minimumWidth()));

    m_module->setEditable(true);
    m_module->setInsertPolicy(QComboBox::NoInsert);
    m_module->setCompleter(nullptr);  // keys and names are completed, not whole expressions
    m_module->setMaxVisibleItems(12);
    m_module->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_module->setMinimumContentsLength(60);
    m_module->setFont(style::monospaced(font()));
    m_module->setAccessibleName(tr("Module"));
    m_module->setToolTip(tr("Such as ProbabilisticActor(…) or ValueOperator(…); the list has the previous expressions"));
    m_module->addItems(QSettings().value(kRemembered).toStringList());
    m_module->lineEdit()->setAccessibleName(tr("Module"));
    m_module->lineEdit()->setPlaceholderText(
        QStringLiteral("ValueOperator(MLP(in_features=3, out_features=1, num_cells=[64, 64]))"));
    if (!before.module.empty()) {
        m_module->setCurrentText(QString::fromStdString(before.module));
    }
    m_completer = new KeyCompleter(m_module->lineEdit());
    m_completer->setRoot(m_td);
    auto* const weights = new QPushButton(tr("&Weights…"), this);
    weights->setAutoDefault(false);
    weights->setToolTip(tr("Choose the file of the module's parameters, a state dict; the expression then loads it"));
    m_verdict->setWordWrap(true);
    m_verdict->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_verdict->setMinimumHeight(3 * fontMetrics().lineSpacing());
    m_verdict->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_verdict->setAccessibleName(tr("The keys that the module reads and writes"));
    for (const at::Device device : computeDevices()) {
        m_devices->addItem(QString::fromStdString(device.str()));
    }
    m_devices->setCurrentText(QString::fromStdString(before.device.str()));
    m_devices->setToolTip(tr("Where the module computes"));
    m_block->setRange(0, std::numeric_limits<int>::max());
    m_block->setSpecialValueText(tr("automatic"));
    m_block->setSingleStep(1024);
    m_block->setGroupSeparatorShown(true);
    m_block->setValue(static_cast<int>(before.block));
    m_block->setToolTip(tr("Fewer take less memory; a recurrent module is given all steps of a row at once"));

    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_check = buttons->addButton(tr("&Check"), QDialogButtonBox::AcceptRole);
    m_check->setDefault(true);
    connect(buttons, &QDialogButtonBox::accepted, this, &RerunDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);

    auto* const moduleRow = new QHBoxLayout;
    moduleRow->setSpacing(2 * unit);
    moduleRow->addWidget(m_module, 1);
    moduleRow->addWidget(weights);
    auto* const form = new QFormLayout;
    form->setSpacing(2 * unit);
    auto* const label = new QLabel(tr("&Module"), this);
    label->setBuddy(m_module);
    form->addRow(label, moduleRow);
    form->addRow(QString(), m_verdict);
    form->addRow(m_view);
    form->addRow(tr("&Device"), m_devices);
    form->setRowVisible(m_devices, m_devices->count() > 1);
    form->addRow(tr("&Steps at once"), m_block);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(4 * unit, 4 * unit, 4 * unit, 4 * unit);
    layout->setSpacing(2 * unit);
    layout->addWidget(explanation);
    layout->addLayout(form);
    layout->addStretch(1);
    layout->addWidget(buttons);
    resize(QSize(190 * unit, 70 * unit));

    m_job.setTitle(tr("Inspect the module"));
    m_timer->setSingleShot(true);
    m_timer->setInterval(kModuleDelayMs);
    connect(m_timer, &QTimer::timeout, this, &RerunDialog::check);
    connect(m_view, &DiagnosisView::fixChosen, this, [this](const QString& module) { m_module->setCurrentText(module); });
    connect(m_module, &QComboBox::editTextChanged, this, [this] {
        m_view->setDiagnosis(std::nullopt);
        m_check->setEnabled(false);
        m_timer->start();
    });
    connect(weights, &QPushButton::clicked, this, [this] {
        dialogs::choosePath(this, dialogs::Wanted::File, tr("The parameters of the module"), {},
                            tr("State dicts (*.pt *.pth *.safetensors *.tdz *.h5);;All files (*)"),
                            [this](const QString& path) { takeWeights(path); });
    });
    connect(&m_job, &AbstractJob::done, this, [this] { tell(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        if (!m_timer->isActive()) {
            setVerdict(m_verdict, format::text(error.inContext()), true, error.place().has_value());
        }
    });
    connect(&m_job, &AbstractJob::cancelled, this,
            [this] { setVerdict(m_verdict, tr("That was stopped. Change the text to start it again."), false); });
    m_module->setFocus();
    // After the dialog opened: it selects the text of the focused field, and then shows its end.
    QMetaObject::invokeMethod(this, [this] { m_module->lineEdit()->home(false); }, Qt::QueuedConnection);
    m_check->setEnabled(false);
    check();
}

RerunOptions RerunDialog::options() const
{
    return {.module = m_module->currentText().trimmed().toStdString(),
            .device = at::Device(m_devices->currentText().toStdString()),
            .block = m_block->value(),
            .worst = kPlaces};
}

QString RerunDialog::verdict() const
{
    return m_verdict->text();
}

std::vector<AbstractJob*> RerunDialog::jobs()
{
    return {m_completer->job(), &m_job};
}

void RerunDialog::takeWeights(const QString& path)
{
    const QString module = m_module->currentText().trimmed();
    m_module->setCurrentText(format::text(withWeights(module.toStdString(), path.toStdString())));
    m_module->lineEdit()->setCursorPosition(0);
}

void RerunDialog::accept()
{
    if (!m_check->isEnabled()) {
        return;  // Return was pressed before the text was evaluated
    }
    QSettings settings;
    QStringList remembered = settings.value(kRemembered).toStringList();
    const QString module = m_module->currentText().trimmed();
    remembered.removeAll(module);
    remembered.prepend(module);
    settings.setValue(kRemembered, remembered.mid(0, kMostRemembered));
    QDialog::accept();
}

void RerunDialog::check()
{
    const QString text = m_module->currentText().trimmed();
    if (text.isEmpty()) {
        m_job.cancel();
        setVerdict(m_verdict, tr("The parameters come from a file that “Weights…” names, or that the expression loads itself."),
                   false);
        return;
    }
    m_job.start(JobPools::typing(), [td = m_td, module = text.toStdString()](Progress& progress) {
        return TypingBounds::run(progress, [&](Progress& heard) {
            About about;
            try {
                const PolicyRun policy(module, td, at::kCPU, heard);
                about.reads = policy.reads();
                for (const KeyPath& key : policy.gives(td)) {
                    (td.contains(key) ? about.compared : about.others).push_back(key);
                }
            } catch (const Error& error) {
                if (error.kind() == ErrorKind::Cancelled) {
                    throw;
                }
                about.error = error;
            }
            about.diagnosis = diagnoseModule(module, withoutElements({{"td", td}}), heard, about.error);
            if (about.diagnosis && about.diagnosis->dependsOnValues) {
                about.diagnosis.reset();
            }
            return about;
        });
    });
}

void RerunDialog::tell(const std::optional<About>& about)
{
    if (m_timer->isActive()) {
        return;
    }
    m_view->setDiagnosis(about ? about->diagnosis : std::nullopt);
    m_check->setEnabled(!about || !about->error);
    if (about && (about->error || about->diagnosis)) {
        const Error& error = about->error ? *about->error : about->diagnosis->error;
        setVerdict(m_verdict, format::text(error.inContext()), true, error.place().has_value());
        return;
    }
    QStringList sentences;
    if (!about) {
        sentences << tr("Too large to compute while you type; the check reports the sizes.");
    } else {
        sentences << tr("It reads %1.").arg(listed(about->reads));
    }
    if (about && !about->compared.empty()) {
        sentences << tr("Compared with the stored values: %1.").arg(listed(about->compared));
    }
    if (about && !about->others.empty()) {
        sentences << tr("Not stored: %1.").arg(listed(about->others));
    }
    setVerdict(m_verdict, sentences.join(QLatin1Char(' ')), false);
}

}  // namespace tensordesk
