// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/document/channelnaming.h"

#include "app/window/document/documentcontroller.h"
#include "model/document/channelnames.h"
#include "views/jobs/jobpools.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/dialogs.h"

#include <QCryptographicHash>
#include <QDialog>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

std::vector<std::string> namesFrom(const QString& text)
{
    std::vector<std::string> names;
    for (const QString& name : text.split(QLatin1Char(','))) {
        names.push_back(name.trimmed().toStdString());
    }
    return names;
}

QString textOf(const std::vector<std::string>& names)
{
    QStringList texts;
    for (const std::string& name : names) {
        texts << format::text(name);
    }
    return texts.join(QStringLiteral(", "));
}

}  // namespace

ChannelNaming::ChannelNaming(DocumentController& document, QObject* parent) : QObject(parent), m_document(document)
{
    connect(&m_document, &DocumentController::opened, this, [this] {
        m_job.cancel();
        m_known.clear();
    });
    connect(&m_job, &AbstractJob::done, this, [this] {
        const std::vector<std::string> names = *m_job.takeResult();
        m_known[m_reading] = names;
        if (!names.empty()) {
            Q_EMIT found(m_reading);
        }
    });
}

/// Returns the name of the setting: a folder may have any characters, some of which divide groups of settings.
QString ChannelNaming::settingOf(const KeyPath& key, int64_t channels) const
{
    const QString place = QFileInfo(m_document.path()).absolutePath() + QLatin1Char('\n') + format::text(toPython(key))
                        + QLatin1Char('\n') + QString::number(channels);
    return QStringLiteral("channelNames/")
         + QString::fromLatin1(QCryptographicHash::hash(place.toUtf8(), QCryptographicHash::Sha1).toHex());
}

std::vector<std::string> ChannelNaming::namesOf(const KeyPath& key, int64_t channels)
{
    if (const QString given = QSettings().value(settingOf(key, channels)).toString(); !given.isEmpty()) {
        if (std::vector<std::string> names = namesFrom(given); static_cast<int64_t>(names.size()) == channels) {
            return names;
        }
    }
    if (const auto known = m_known.find(key); known != m_known.end()) {
        return static_cast<int64_t>(known->second.size()) == channels ? known->second : std::vector<std::string>();
    }
    const auto& td = m_document.td();
    if (td && !(m_job.isRunning() && m_reading == key)) {
        m_reading = key;
        m_job.start(JobPools::structure(), [td = *td, key, notes = m_document.notes(), file = m_document.path().toStdString()](
                                               Progress&) { return channelNames(td, key, notes, file); });
    }
    return {};
}

void ChannelNaming::setNames(const KeyPath& key, int64_t channels, const std::vector<std::string>& names)
{
    const QString setting = settingOf(key, channels);
    if (names.empty()) {
        QSettings().remove(setting);
    } else {
        QSettings().setValue(setting, textOf(names));
    }
    Q_EMIT found(key);
}

void ChannelNaming::ask(QWidget* parent, const KeyPath& key, int64_t channels)
{
    auto* const dialog = new QDialog(parent);
    dialog->setObjectName(QStringLiteral("channelNames"));
    dialog->setWindowTitle(tr("Name channels"));
    auto* const label = new QLabel(tr("Names of the %1 channels of %2, separated by commas:")
                                       .arg(format::count(channels), format::elided(format::path(key), 60)),
                                   dialog);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    auto* const field = new QLineEdit(textOf(namesOf(key, channels)), dialog);
    field->setAccessibleName(tr("Channel names"));
    field->setMinimumWidth(style::grid(dialog, 100));
    auto* const problem = new QLabel(dialog);
    problem->setTextFormat(Qt::PlainText);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel | QDialogButtonBox::Reset, dialog);
    auto* const layout = new QVBoxLayout(dialog);
    layout->addWidget(label);
    layout->addWidget(field);
    layout->addWidget(problem);
    layout->addWidget(buttons);
    const auto check = [=] {
        const auto count = static_cast<int64_t>(namesFrom(field->text()).size());
        const bool fits = count == channels && !field->text().trimmed().isEmpty();
        problem->setText(
            fits ? QString()
                 : tr("Expected %1 names, and there are %2.").arg(channels).arg(field->text().trimmed().isEmpty() ? 0 : count));
        buttons->button(QDialogButtonBox::Ok)->setEnabled(fits);
    };
    check();
    connect(field, &QLineEdit::textChanged, dialog, check);
    connect(buttons, &QDialogButtonBox::accepted, dialog, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::Reset), &QPushButton::clicked, dialog, [=, this] {
        setNames(key, channels, {});
        dialog->reject();
    });
    dialogs::open(dialog, [=, this] { setNames(key, channels, namesFrom(field->text())); });
}

}  // namespace tensordesk
