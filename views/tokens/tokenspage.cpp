// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/tokens/tokenspage.h"

#include "model/analysis/search/search.h"
#include "model/document/rollouts/tokenizerfile.h"
#include "views/jobs/jobpools.h"
#include "views/style/icons.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/tokens/colourscale.h"
#include "views/tokens/sequencesmodel.h"
#include "views/tokens/tokenpicture.h"
#include "views/tokens/tokenplot.h"
#include "views/tokens/tokentextview.h"
#include "views/widgets/dialogs.h"

#include <ATen/ops/tensor.h>

#include <QAction>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollBar>
#include <QSettings>
#include <QSplitter>
#include <QStackedWidget>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <optional>
#include <utility>

namespace tensordesk {
namespace {

const QString kTokenizers = QStringLiteral("tokenizers");

/// Returns the settings' key of a folder; slashes would make groups.
QString keyOf(const QString& file)
{
    return kTokenizers + QLatin1Char('/') + QString::fromLatin1(QFileInfo(file).absolutePath().toUtf8().toPercentEncoding());
}

}  // namespace

TokensPage::TokensPage(QWidget* parent)
    : QWidget(parent), m_measures(new QComboBox(this)), m_scale(new ColourScale(this)), m_condition(new QLineEdit(this)),
      m_chooseTokenizer(new QPushButton(tr("Tokeni&zer…"), this)), m_model(new SequencesModel(this)), m_table(new QTableView(this)),
      m_texts(new QStackedWidget(this)), m_text(new TokenTextView(this)), m_plain(new QPlainTextEdit(this)),
      m_plot(new TokenPlot(this)), m_facts(new QLabel(this))
{
    m_measures->setAccessibleName(tr("Colour of the tokens"));
    m_measures->setToolTip(m_measures->accessibleName());
    m_condition->setPlaceholderText(tr("Next where…"));
    m_condition->setAccessibleName(tr("Go to the next token where"));
    m_condition->setToolTip(tr("A condition of the chosen values, such as < -5, >= 1 or isnan; Enter goes to the next token"));
    m_condition->setMaximumWidth(style::grid(this, 36));
    m_facts->setTextFormat(Qt::PlainText);
    m_facts->setWordWrap(true);
    m_facts->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_facts->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_facts->setMinimumHeight(3 * fontMetrics().height());

    m_table->setModel(m_model);
    m_table->setAccessibleName(tr("Sequences"));
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setShowGrid(false);
    m_table->setFont(style::monospaced(font()));
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(style::rowHeight(m_table->font()));
    m_table->horizontalHeader()->setStretchLastSection(true);

    m_plain->setReadOnly(true);
    m_plain->setFrameShape(QFrame::NoFrame);
    m_plain->setFont(style::monospaced(font()));
    m_plain->setAccessibleName(tr("Text of the sequence"));
    m_texts->addWidget(m_text);
    m_texts->addWidget(m_plain);

    const int unit = style::grid(this);
    auto* const controls = new QHBoxLayout;
    controls->setSpacing(2 * unit);
    controls->addWidget(m_measures);
    controls->addWidget(m_scale);
    controls->addWidget(m_condition);
    controls->addStretch(1);
    controls->addWidget(m_chooseTokenizer);
    auto* const below = new QWidget(this);
    auto* const column = new QVBoxLayout(below);
    column->setContentsMargins({});
    column->setSpacing(unit);
    column->addLayout(controls);
    column->addWidget(m_texts, 3);
    column->addWidget(m_plot, 1);
    column->addWidget(m_facts);
    auto* const splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_table);
    splitter->addWidget(below);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 3);
    auto* const layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, unit, 0, 0);
    layout->addWidget(splitter);

    auto* const copyAction = new QAction(tr("Copy Text"), this);
    copyAction->setShortcut(QKeySequence::Copy);
    copyAction->setShortcutContext(Qt::WidgetShortcut);
    m_text->addAction(copyAction);
    m_text->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto* const saveAction = new QAction(icon(Symbol::Save), tr("Save picture…"), this);
    m_text->addAction(saveAction);
    connect(copyAction, &QAction::triggered, this, &TokensPage::copy);
    connect(saveAction, &QAction::triggered, this, &TokensPage::askToSavePicture);
    connect(m_text, &TokenTextView::copyRequested, this, &TokensPage::copy);
    connect(m_chooseTokenizer, &QPushButton::clicked, this, &TokensPage::askForTokenizer);
    connect(m_measures, &QComboBox::currentIndexChanged, this, &TokensPage::colour);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this](const QModelIndex& row) {
        if (row.isValid()) {
            m_number = row.row();
            readSequence();
        }
    });
    connect(m_table->verticalScrollBar(), &QScrollBar::valueChanged, this, &TokensPage::readVisibleRows);
    connect(m_model, &SequencesModel::rowsRead, this, [this] {
        for (int at = 0; at < SequencesModel::Beginning; ++at) {
            m_table->setColumnHidden(at, !m_model->hasContent(at));
            m_table->resizeColumnToContents(at);
        }
    });
    connect(m_text, &TokenTextView::pointed, this,
            [this](std::optional<std::size_t> token) { showFacts(token ? token : m_text->current()); });
    connect(m_text, &TokenTextView::currentChanged, this, [this] {
        showFacts(m_text->current());
        m_plot->setCurrent(m_text->current());
    });
    connect(m_plot, &TokenPlot::chosen, m_text, &TokenTextView::setCurrent);
    connect(m_condition, &QLineEdit::returnPressed, this, [this] { findNext(m_condition->text()); });
    m_tokenizerJob.setTitle(tr("Read the tokenizer"));
    connect(&m_tokenizerJob, &AbstractJob::done, this, [this] {
        m_tokenizer = *m_tokenizerJob.takeResult();
        tellTokenizer({});
        openTokenizer();
    });
    connect(&m_tokenizerJob, &AbstractJob::failed, this, [this](const Error& error) {
        tellTokenizer(format::text(error.inContext()));
        openTokenizer();
    });
    m_sequenceJob.setTitle(tr("Read a sequence"));
    connect(&m_sequenceJob, &AbstractJob::done, this, [this] {
        m_text->setTokens(*m_sequenceJob.takeResult());
        const bool hasIds = !m_text->tokens()->sequence.ids.empty();
        m_plain->setPlainText(hasIds ? QString() : plainText(*m_text->tokens(), nullptr));
        m_texts->setCurrentWidget(hasIds ? static_cast<QWidget*>(m_text) : m_plain);
        colour();
    });
    connect(&m_sequenceJob, &AbstractJob::failed, this, [this](const Error& error) {
        m_text->setTokens(nullptr);
        m_facts->setText(format::text(error.inContext()));
    });
}

std::vector<AbstractJob*> TokensPage::jobs()
{
    return {&m_tokenizerJob, &m_sequenceJob, m_model->job()};
}

QString TokensPage::facts() const
{
    return m_facts->text();
}

void TokensPage::setBatch(std::shared_ptr<const TokenBatch> batch, const QString& file)
{
    m_tokenizerJob.cancel();
    m_sequenceJob.cancel();  // its result would be of the batch before
    m_batch = std::move(batch);
    m_file = file;
    m_tokenizer.reset();
    m_text->setTokens(nullptr);
    m_model->setBatch(nullptr, nullptr);
    m_available = m_batch ? measuresOf(*m_batch) : std::vector<TokenMeasure>();
    const QString kept = m_measures->currentText();
    m_measures->clear();
    m_measures->addItem(tr("No colours"));
    for (const TokenMeasure& measure : m_available) {
        m_measures->addItem(format::text(measure.name));
    }
    const int found = m_measures->findText(kept);
    m_measures->setCurrentIndex(found > 0 ? found : std::min(m_measures->count() - 1, 1));
    m_chooseTokenizer->setVisible(m_batch && m_batch->hasIds());
    m_measures->setVisible(!m_available.empty());
    if (!m_batch) {
        return;
    }
    const QString chosen = QSettings().value(keyOf(m_file)).toString();
    m_tokenizerPath = !chosen.isEmpty() && QFileInfo::exists(chosen) ? chosen : format::text(tokenizerBeside(m_file.toStdString()));
    if (m_tokenizerPath.isEmpty() || !m_batch->hasIds()) {
        tellTokenizer(tr("No tokenizer.json lies beside the file: ids are shown."));
        openTokenizer();
    } else {
        m_tokenizerJob.start(JobPools::structure(), [path = m_tokenizerPath.toStdString()] { return tokenizerAt(path); });
    }
}

void TokensPage::setTokenizer(const QString& path)
{
    QSettings().setValue(keyOf(m_file), path);
    setBatch(m_batch, m_file);
}

void TokensPage::askForTokenizer()
{
    const QString path = QFileDialog::getOpenFileName(this, tr("Choose a Tokenizer"), QFileInfo(m_file).absolutePath(),
                                                      tr("Tokenizers (*.json)"));
    if (!path.isEmpty()) {
        setTokenizer(path);
    }
}

void TokensPage::tellTokenizer(const QString& problem)
{
    m_problem = problem;
    const QString what = tr("Choose the tokenizer.json that turns ids into text, for all files of this folder");
    m_chooseTokenizer->setToolTip(problem.isEmpty() ? what + QStringLiteral("\n") + m_tokenizerPath.toHtmlEscaped() : what);
}

/// Shows the batch with the tokenizer, or without one.
void TokensPage::openTokenizer()
{
    m_model->setBatch(m_batch, m_tokenizer);
    readVisibleRows();
    showSequence(m_number);
}

void TokensPage::showSequence(int64_t number)
{
    if (m_model->rowCount() > 0) {
        m_table->setCurrentIndex(m_model->index(static_cast<int>(std::min<int64_t>(number, m_model->rowCount() - 1)), 0));
    }
}

void TokensPage::readSequence()
{
    m_sequenceJob.start(JobPools::tensors(),
                        [batch = m_batch, tokenizer = m_tokenizer, number = int64_t{m_table->currentIndex().row()}](Progress&) {
                            return std::make_shared<const ShownTokens>(shownTokens(*batch, number, tokenizer.get()));
                        });
}

void TokensPage::colour()
{
    const int measure = m_measures->currentIndex() - 1;
    const auto& tokens = m_text->tokens();
    const bool isChosen = measure >= 0 && tokens && m_batch && !tokens->sequence.ids.empty();
    for (QWidget* const each : std::initializer_list<QWidget*>{m_scale, m_condition, m_plot}) {
        each->setVisible(isChosen);
    }
    m_values.clear();
    if (!isChosen) {
        return m_text->setValues({}, {});
    }
    const TokenMeasure& chosen = m_available[static_cast<std::size_t>(measure)];
    m_values = tokens->measures[static_cast<std::size_t>(measure)];
    const TokenColours colours = TokenColours::robust(m_values, chosen.isSigned());
    m_scale->setColours(colours);
    m_text->setValues(m_values, colours);
    m_plot->setValues(m_values, format::text(chosen.name));
    m_plot->setCurrent(m_text->current());
}

void TokensPage::findNext(const QString& text)
{
    const std::optional<Condition> condition = Condition::parse(text.toStdString());
    if (!condition) {
        return m_facts->setText(tr("“%1” is not a condition such as < -5, >= 1 or isnan.").arg(text));
    }
    if (m_values.empty()) {
        return;
    }
    const Leaf values(at::tensor(m_values, at::kDouble));
    const auto count = static_cast<int64_t>(m_values.size());
    const int64_t from = m_text->current() ? (static_cast<int64_t>(*m_text->current()) + 1) % count : 0;
    std::optional<int64_t> found = findElement(values, *condition, from, false);
    if (!found && from > 0) {
        found = findElement(values, *condition, 0, false);
    }
    if (found) {
        m_text->setCurrent(static_cast<std::size_t>(*found));
    } else {
        m_facts->setText(tr("No token of this sequence satisfies %1.").arg(text));
    }
}

void TokensPage::showFacts(std::optional<std::size_t> token)
{
    const auto& tokens = m_text->tokens();
    if (!tokens || !m_batch) {
        return m_facts->clear();
    }
    if (tokens->sequence.ids.empty()) {
        return m_facts->clear();
    }
    if (!token) {
        const QString hint = tr("Point at a token to see everything that is stored of it.");
        return m_facts->setText(m_problem.isEmpty() ? hint : m_problem + QLatin1Char('\n') + hint);
    }
    m_facts->setText(tokenFacts(*tokens, m_available, *token));
}

void TokensPage::readVisibleRows()
{
    if (isVisible() && m_model->rowCount() > 0) {
        const int first = std::max(m_table->rowAt(0), 0), last = m_table->rowAt(m_table->viewport()->height() - 1);
        m_model->readVisible(first, last < 0 ? m_model->rowCount() - 1 : last);
    }
}

void TokensPage::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    readVisibleRows();
}

void TokensPage::showEvent(QShowEvent* event)
{
    QWidget::showEvent(event);
    readVisibleRows();
}

void TokensPage::copy()
{
    if (const auto& tokens = m_text->tokens()) {
        QGuiApplication::clipboard()->setText(plainText(*tokens, m_tokenizer.get()));
    }
}

bool TokensPage::savePicture(const QString& path)
{
    const auto& tokens = m_text->tokens();
    if (!tokens) {
        return false;
    }
    const int measure = m_measures->currentIndex() - 1;
    const auto by = measure >= 0 ? std::optional(static_cast<std::size_t>(measure)) : std::nullopt;
    return TokenPicture({tokens}, m_available, by)
        .save(path, {.width = m_text->width(), .scale = std::max(2.0, devicePixelRatioF())});
}

void TokensPage::askToSavePicture()
{
    const auto save = [this](const QString& path) {
        if (!savePicture(path)) {
            m_facts->setText(tr("Cannot write the picture: %1").arg(QDir::toNativeSeparators(path)));
        }
    };
    dialogs::choosePath(this, dialogs::Wanted::NewFile, tr("Save picture"), QStringLiteral("tokens.png"),
                        tr("Pictures (*.png *.svg *.pdf *.jpg *.html)"), save);
}

}  // namespace tensordesk
