// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/explaindialog.h"

#include "views/failures/diagnosisview.h"
#include "views/jobs/jobpools.h"
#include "views/jobs/typingbounds.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/reportlabels.h"

#include <QClipboard>
#include <QDialogButtonBox>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

/// The sentences that name the keys with the shapes of the operands.
QString keysText(const ExplainedText& explained)
{
    QStringList lines;
    for (std::size_t i = 0; i < explained.keys.size(); ++i) {
        QStringList keys;
        for (const KeyPath& path : explained.keys[i]) {
            keys << QStringLiteral("td[%1]").arg(format::text(toPython(path)));
        }
        if (!keys.isEmpty()) {
            lines << ExplainDialog::tr("%1 has the shape of %2.")
                         .arg(format::text(explained.diagnosis->operands[i].text), keys.join(QStringLiteral(", ")));
        }
    }
    return lines.join(QLatin1Char('\n'));
}

}  // namespace

ExplainDialog::ExplainDialog(std::optional<TensorDict> td, QWidget* parent)
    : QDialog(parent), m_td(std::move(td)), m_text(new QPlainTextEdit(this)), m_unknown(new QLabel(this)), m_keys(new QLabel(this)),
      m_view(new DiagnosisView(FixList::Use::Copy, this))
{
    setWindowTitle(tr("Explain an error"));
    m_text->setFont(style::monospaced(font()));
    m_text->setPlaceholderText(tr("Paste an error message or a traceback of Python"));
    m_text->setAccessibleName(tr("Error message or traceback"));
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    for (QLabel* const label : {m_unknown, m_keys}) {
        setUpSummary(*label);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    auto* const layout = new QVBoxLayout(this);
    layout->addWidget(m_text, 1);
    layout->addWidget(m_unknown);
    layout->addWidget(m_keys);
    layout->addWidget(m_view);
    layout->addWidget(buttons);
    resize(style::grid(this, 160), style::grid(this, 120));

    m_job.setTitle(tr("Explaining the error"));
    connect(m_text, &QPlainTextEdit::textChanged, this, &ExplainDialog::explain);
    connect(m_view, &DiagnosisView::fixChosen, this,
            [](const QString& expression) { QGuiApplication::clipboard()->setText(expression); });
    connect(&m_job, &AbstractJob::done, this, [this] { show(std::move(*m_job.takeResult()).value_or(ExplainedText{})); });
    connect(&m_job, &AbstractJob::failed, this, [this] { show({}); });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    show({});
    const QString copied = QGuiApplication::clipboard()->text();
    if (!readTraceback(copied.toStdString()).className.empty()) {
        m_text->setPlainText(copied);
    }
}

QString ExplainDialog::explanation() const
{
    return m_unknown->isHidden() ? m_view->rule() : m_unknown->text();
}

void ExplainDialog::explain()
{
    m_job.start(JobPools::typing(), [text = m_text->toPlainText().toStdString(), td = m_td](Progress& progress) {
        return TypingBounds::run(progress, [&](Progress& heard) { return explainText(text, td, heard); });
    });
}

void ExplainDialog::show(const ExplainedText& explained)
{
    const auto& diagnosis = explained.diagnosis;
    const bool hasText = !m_text->toPlainText().trimmed().isEmpty();
    m_unknown->setText(hasText && !diagnosis ? tr("This message is not known. Known are shape, dtype and key errors of PyTorch, "
                                                  "tensordict and NumPy.")
                                             : QString());
    m_unknown->setVisible(!m_unknown->text().isEmpty());
    m_keys->setText(diagnosis ? keysText(explained) : QString());
    m_keys->setVisible(!m_keys->text().isEmpty());
    m_view->setDiagnosis(diagnosis);
}

}  // namespace tensordesk
