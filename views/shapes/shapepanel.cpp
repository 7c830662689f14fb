// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/shapes/shapepanel.h"

#include "views/failures/diagnosisview.h"
#include "views/jobs/jobpools.h"
#include "views/jobs/typingbounds.h"
#include "views/messages/describe.h"
#include "views/shapes/operationstrip.h"
#include "views/shapes/shapeeffectmodel.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/valuetext.h"
#include "views/tree/treedelegate.h"
#include "views/widgets/contentscroll.h"
#include "views/widgets/shapelabel.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QItemSelectionModel>
#include <QLabel>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace tensordesk {

ShapePanel::ShapePanel(QWidget* parent)
    : QWidget(parent), m_model(new ShapeEffectModel(this)), m_type(new QLabel(this)), m_shape(new ShapeLabel(this)),
      m_bytes(new QLabel(this)), m_error(new QLabel(this)), m_warnings(new QLabel(this)), m_strip(new OperationStrip(this)),
      m_view(new DiagnosisView(FixList::Use::Replace, this)), m_below(new QSplitter(this)), m_keys(new QTableView(this)),
      m_origins(new OriginView(this))
{
    for (QLabel* label : {m_type, m_bytes, m_error, m_warnings}) {
        label->setTextFormat(Qt::PlainText);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    }
    m_warnings->setWordWrap(true);
    m_error->setWordWrap(true);
    m_error->setFont(style::monospaced(font()));  // a caret points at a column
    m_keys->setModel(m_model);
    m_keys->setItemDelegate(new TreeDelegate(m_keys));
    m_keys->verticalHeader()->hide();
    m_keys->verticalHeader()->setDefaultSectionSize(style::rowHeight(font()));
    m_keys->horizontalHeader()->setHighlightSections(false);
    m_keys->horizontalHeader()->setResizeContentsPrecision(100);  // rows that are measured: it happens at every key
    for (const int column : {ShapeEffectModel::BeforeColumn, ShapeEffectModel::AfterColumn}) {
        m_keys->horizontalHeader()->setSectionResizeMode(column, QHeaderView::Stretch);  // room for names
    }
    m_keys->setShowGrid(false);
    m_keys->setTabKeyNavigation(false);
    m_keys->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_keys->setAccessibleName(tr("Effect on each key"));
    m_keys->horizontalHeader()->setAccessibleName(tr("Columns of the effect"));
    m_keys->verticalHeader()->setAccessibleName(tr("Rows of the effect"));

    connect(m_view, &DiagnosisView::fixChosen, this, &ShapePanel::expressionEdited);
    connect(m_strip, &OperationStrip::expressionEdited, this, &ShapePanel::expressionEdited);
    connect(m_strip, &OperationStrip::applyRequested, this, &ShapePanel::applyRequested);
    connect(m_strip, &OperationStrip::exportRequested, this, &ShapePanel::exportRequested);

    auto* verdict = new QHBoxLayout;
    verdict->setSpacing(style::grid(this, 2));
    verdict->addWidget(m_type);
    verdict->addWidget(m_shape);
    verdict->addWidget(m_bytes);
    verdict->addStretch(1);
    auto* content = new QWidget(this);
    auto* const parts = new QVBoxLayout(content);
    parts->setContentsMargins({});
    parts->setSpacing(style::grid(this));
    parts->addLayout(verdict);
    parts->addWidget(m_error);
    parts->addWidget(m_warnings);
    parts->addWidget(m_view);
    m_below->addWidget(m_keys);
    m_below->addWidget(m_origins);
    m_below->setChildrenCollapsible(false);
    m_below->setStretchFactor(0, 3);
    m_below->setStretchFactor(1, 1);
    m_below->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);  // the room that is left, and at least some rows
    m_below->setMinimumHeight(5 * style::rowHeight(font()));
    parts->addWidget(m_below, 1);
    parts->addStretch();
    // In a low window the parts scroll; squeezed, none of them could be read.
    auto* const scroll = new ContentScroll(content, this);
    scroll->setAccessibleName(tr("Effect of the expression"));
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins({});
    layout->setSpacing(style::grid(this));
    layout->addWidget(m_strip);
    layout->addWidget(scroll, 1);
    connect(m_keys->selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ShapePanel::lookForOrigins);

    m_originJob.setTitle(tr("Look where elements come from"));
    m_originJob.setUnit(AbstractJob::Unit::Items);
    connect(&m_originJob, &AbstractJob::done, this, [this] {
        std::optional<OriginPictures> origins = std::move(*m_originJob.takeResult());
        showWarnings(origins ? origins->mixing : std::nullopt);
        m_origins->setOrigins(std::move(origins), format::text(m_expression));
    });
    connect(&m_originJob, &AbstractJob::failed, this, [this] { m_origins->setOrigins(std::nullopt, {}); });
    m_job.setTitle(tr("Work out shapes"));
    m_job.setUnit(AbstractJob::Unit::Items);
    connect(&m_job, &AbstractJob::done, this, [this] { showEffect(*m_job.takeResult()); });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        ShapeEffect effect;
        effect.failure = Diagnosis{error, {}};
        showEffect(std::move(effect));
    });
    showHint();
}

void ShapePanel::setExpression(const std::optional<TensorDict>& td, const std::string& expression)
{
    m_strip->setEnabled(td.has_value());
    m_strip->setExpression(format::text(expression));
    m_td = td;
    m_expression = expression;
    m_originJob.cancel();
    if (!td) {
        m_job.cancel();
        m_model->setEffect({});
        showHint();
        return;
    }
    std::vector<std::string> steps;
    const OperationChain& chain = m_strip->model().chain();
    for (std::size_t count = 0; count <= chain.steps().size(); ++count) {
        steps.push_back(chain.expression(count).toStdString());
    }
    m_job.start(JobPools::structure(), [td = *td, expression, steps](Progress& progress) {
        auto effect = TypingBounds::run(progress, [&](Progress& heard) {
            return shapeEffect(expression.empty() ? "td" : expression, td, heard, steps);
        });
        if (!effect) {
            throw Error(ErrorKind::MemoryError,
                        Message::verbatim(tr("This is more than is worked out while you type.").toStdString()));
        }
        return std::move(*effect);
    });
}

void ShapePanel::lookForOrigins()
{
    const ShapeEffect& effect = m_model->effect();
    const int row = m_keys->currentIndex().row();
    const bool moves = m_td && effect.result && !m_expression.empty() && m_expression != "td";
    if (!moves) {
        m_originJob.cancel();
        m_origins->setOrigins(std::nullopt, {});
        return;
    }
    const KeyPath key = effect.result->as<TensorDict>() && row > 0 ? effect.keys[static_cast<std::size_t>(row)].path : KeyPath();
    m_originJob.start(JobPools::structure(), [td = *m_td, expression = m_expression, key](Progress& progress) {
        auto map = TypingBounds::run(progress, [&](Progress& heard) {
                       return OriginMap::of(expression, td, key, heard);
                   }).value_or(std::nullopt);
        return map ? std::optional(OriginPictures::of(std::move(*map))) : std::nullopt;
    });
}

void ShapePanel::showWarnings(const std::optional<Message>& mixing)
{
    QStringList lines;
    for (const Diagnosis& each : m_doubts) {
        lines << format::text(each.rule);
    }
    if (mixing) {
        lines << format::text(*mixing);
    }
    m_warnings->setText(lines.join(QLatin1Char('\n')));
    m_warnings->setVisible(!lines.isEmpty());
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, style::colours().inferred);
    m_warnings->setPalette(colours);
}

QString ShapePanel::warnings() const
{
    return m_warnings->isHidden() ? QString() : m_warnings->text();
}

void ShapePanel::showHint()
{
    m_doubts.clear();
    showWarnings(std::nullopt);
    m_origins->setOrigins(std::nullopt, {});
    m_type->setText(tr("Type an expression above: this shows what it does to each key, before any data is touched."));
    m_shape->hide();
    m_bytes->hide();
    showFailure(std::nullopt);
}

void ShapePanel::showFailure(const std::optional<Diagnosis>& failure)
{
    m_explains = failure && !failure->dependsOnValues;
    m_error->setVisible(failure.has_value());
    m_view->setDiagnosis(failure);
    // Boxes of operands say more than a table without results, and need its room.
    m_below->setVisible(!failure || failure->operands.empty() || !failure->key.empty());
    if (!failure) {
        Q_EMIT errorChanged();
        return;
    }
    QString where = QString::fromLatin1(className(failure->error.kind()));
    if (!failure->key.empty()) {
        where += QLatin1Char(' ') + tr("at %1").arg(format::path(failure->key));
    }
    m_type->setText(failure->dependsOnValues ? tr("Only the values tell:") : where);
    m_error->setText(describeTyped(failure->error));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, failure->dependsOnValues ? style::colours().inferred : style::colours().broken);
    m_error->setPalette(colours);
    Q_EMIT errorChanged();
}

void ShapePanel::showEffect(ShapeEffect effect)
{
    showFailure(effect.failure);
    const ValueText text = effect.result ? textOf(*effect.result) : ValueText();
    if (effect.result) {
        m_type->setText(text.value.isEmpty() ? text.type : text.type + QLatin1Char(' ') + text.value);
    }
    m_shape->setVisible(text.shape.has_value());
    m_shape->setShape(text.shape.value_or(ShapeTokens()));
    m_bytes->setVisible(effect.bytesAfter > 0);
    m_bytes->setText(tr("%1 of %2").arg(format::bytes(effect.bytesAfter), format::bytes(effect.bytesBefore)));
    m_strip->setResults(effect.steps);
    m_doubts = effect.warnings;
    const auto fixable = std::ranges::find_if(m_doubts, [](const Diagnosis& each) { return !each.fixes.empty(); });
    if (!effect.failure && fixable != m_doubts.end()) {
        Diagnosis doubt = *fixable;
        doubt.rule = {};  // stands among the warnings
        m_view->setDiagnosis(doubt);
    }
    showWarnings(std::nullopt);
    m_model->setEffect(std::move(effect));
    using Model = ShapeEffectModel;
    for (const int column : {Model::KeyColumn, Model::DTypeColumn, Model::SharingColumn, Model::BytesColumn}) {
        m_keys->resizeColumnToContents(column);
    }
    if (const int broken = m_model->brokenRow(); broken >= 0) {
        m_keys->selectRow(broken);
    }
    lookForOrigins();
}

QString ShapePanel::error() const
{
    return isHidden() || m_error->isHidden() ? QString() : m_error->text();
}

QString ShapePanel::verdict() const
{
    return m_error->isHidden() ? m_type->text() + QLatin1Char(' ') + m_shape->shape().text() : m_error->text();
}

}  // namespace tensordesk
