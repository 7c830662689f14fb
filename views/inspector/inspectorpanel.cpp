// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/inspector/inspectorpanel.h"

#include "views/common/entrykind.h"
#include "views/common/leafview.h"
#include "views/common/shapeof.h"
#include "views/dims/batchselection.h"
#include "views/inspector/factlist.h"
#include "views/inspector/findinglist.h"
#include "views/inspector/summarypanel.h"
#include "views/jobs/jobpools.h"
#include "views/messages/describe.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/text/linebreaks.h"
#include "views/widgets/shapelabel.h"

#include <QClipboard>
#include <QDir>
#include <QEvent>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace tensordesk {

namespace {

using Kind = Fact::Kind;
using Tone = Fact::Tone;

Fact countOf(const QString& name, int64_t number, Tone tone = Tone::Plain)
{
    return {name, format::count(number), Kind::Amount, tone};
}

Fact sizeOf(const QString& name, int64_t bytes)
{
    return {name, format::bytes(bytes), Kind::Amount, Tone::Plain, format::exactBytes(bytes)};
}

/// The lines that need no file.
struct FactsOf {
    std::vector<Fact>& facts;
    const EntryFacts& known;

    void operator()(const Leaf& leaf) const
    {
        facts.push_back({InspectorPanel::tr("dtype"), format::text(dtypeName(leaf.dtype()))});
        facts.push_back({InspectorPanel::tr("Device"), format::text(leaf.device().str())});
        const auto source = leaf.source();
        if (const auto saved = source ? source->savedDevice() : std::nullopt; saved && *saved != leaf.device()) {
            facts.push_back({InspectorPanel::tr("Saved on"), format::text(saved->str())});
        }
        facts.push_back(countOf(InspectorPanel::tr("Elements"), leaf.elementCount()));
        facts.push_back(sizeOf(InspectorPanel::tr("Size"), leaf.bytes()));
    }
    void operator()(const TensorDict& td) const
    {
        const std::string type = td.tensorclass().empty() ? td.typeName() : td.tensorclass();
        facts.push_back({InspectorPanel::tr("Type"), format::text(type)});
        if (const auto device = td.device()) {
            facts.push_back({InspectorPanel::tr("Device"), format::text(device->str())});
        }
        if (td.isLazyStack()) {
            facts.push_back(countOf(InspectorPanel::tr("Members"), static_cast<int64_t>(td.members().size())));
            facts.push_back(countOf(InspectorPanel::tr("Stack dim"), td.stackDim()));
        }
        facts.push_back(countOf(InspectorPanel::tr("Keys"), static_cast<int64_t>(td.count())));
        if (!known.below) {
            return;
        }
        const auto& below = *known.below;
        facts.push_back(countOf(InspectorPanel::tr("Tensors"), below.leaves));
        const auto some = [&](const QString& name, int64_t number, Tone tone) {
            if (number > 0) {
                facts.push_back(countOf(name, number, tone));
            }
        };
        some(InspectorPanel::tr("Nested tensordicts"), below.tensordicts, Tone::Plain);
        some(InspectorPanel::tr("Non-tensors"), below.nonTensors, Tone::Plain);
        some(InspectorPanel::tr("Broken below"), below.broken, Tone::Broken);
        facts.push_back(sizeOf(InspectorPanel::tr("Size"), below.bytes));
    }
    void operator()(const NonTensor& value) const
    {
        facts.push_back({InspectorPanel::tr("Type"), format::dtype(value)});
        facts.push_back({InspectorPanel::tr("Holds"), value.isStack() ? InspectorPanel::tr("one value for each batch position")
                                                                      : InspectorPanel::tr("one value for the whole batch")});
    }
    void operator()(const Broken& broken) const
    {
        if (broken.dtype()) {
            facts.push_back({InspectorPanel::tr("dtype"), format::text(dtypeName(*broken.dtype()))});
        }
    }
};

QString rangesText(const Index& ranges)
{
    return format::text('[' + toPython(ranges) + ']');
}

QToolButton* copyButton(const QString& text, QWidget* parent)
{
    auto* const button = new QToolButton(parent);
    button->setIcon(icon(Symbol::Copy));
    button->setAutoRaise(true);
    button->setToolTip(text);
    button->setAccessibleName(text);
    return button;
}

}  // namespace

InspectorPanel::InspectorPanel(QWidget* parent)
    : QWidget(parent), m_layout(nullptr), m_hint(new QLabel(this)), m_head(new QWidget(this)), m_symbol(new QLabel(m_head)),
      m_key(new QLabel(m_head)), m_copyKey(copyButton(tr("Copy as Python"), m_head)), m_shape(new ShapeLabel(m_head)),
      m_facts(new FactList(this)), m_summary(new SummaryPanel(this)), m_ranges(new QLabel(this)), m_stored(new FactList(this)),
      m_attributes(new FactList(this)), m_value(new QPlainTextEdit(this)), m_reason(new QLabel(this)),
      m_findings(new FindingList(this))
{
    auto* const area = new QScrollArea(this);
    auto* const content = new QWidget(area);
    area->setWidget(content);
    area->setWidgetResizable(true);
    area->setFrameShape(QFrame::NoFrame);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Details of the selected entry"));
    auto* const outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    const int step = style::grid(this);
    setMinimumWidth(48 * step);  // names and figures side by side
    m_layout = new QVBoxLayout(content);
    m_layout->setContentsMargins(2 * step, 2 * step, 2 * step, 2 * step);
    m_layout->setSpacing(4 * step);

    m_hint->setWordWrap(true);
    m_hint->setForegroundRole(QPalette::PlaceholderText);
    m_hint->setText(tr("Select a key in the tree to see its shape, where it is stored and a summary of its values."));
    m_layout->addWidget(m_hint);
    addHead();
    m_layout->addWidget(m_facts);
    auto* const values = new QWidget(this);
    auto* const valuesLayout = new QVBoxLayout(values);
    valuesLayout->setContentsMargins(0, 0, 0, 0);
    valuesLayout->addWidget(m_ranges);
    valuesLayout->addWidget(m_summary);
    connect(m_summary, &SummaryPanel::sought, this, &InspectorPanel::sought);
    m_ranges->setFont(style::monospaced(font()));
    m_ranges->hide();
    m_ranges->setToolTip(tr("The ranges of the batch that the summary is of"));
    m_summarySection = addSection(tr("Values"), values);

    m_value->setReadOnly(true);
    m_value->setAccessibleName(tr("Value"));
    m_value->setFont(style::monospaced(font()));
    m_value->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    auto* const copyValue = copyButton(tr("Copy the value"), this);
    connect(copyValue, &QToolButton::clicked, this, [this] { QGuiApplication::clipboard()->setText(m_value->toPlainText()); });
    m_valueSection = addSection(tr("Value"), m_value, copyValue);

    m_reason->setWordWrap(true);
    m_reason->setTextFormat(Qt::PlainText);
    m_reason->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // as a long path in it
    m_reason->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    auto* const copyReason = copyButton(tr("Copy the reason"), this);
    connect(copyReason, &QToolButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(withoutLineBreaks(m_reason->text())); });
    m_reasonSection = addSection(tr("Why it cannot be shown"), m_reason, copyReason);

    m_storedSection = addSection(tr("Storage"), m_stored);
    m_attributesSection = addSection(tr("Attributes"), m_attributes);
    m_findingsSection = addSection(tr("About this document"), m_findings);
    m_layout->addStretch(1);  // takes all of the remaining space, otherwise sections drift apart

    connect(m_copyKey, &QToolButton::clicked, this, [this] {
        if (m_entry) {
            QGuiApplication::clipboard()->setText(m_entry->python);
        }
    });
    connect(m_findings, &FindingList::entryRequested, this, &InspectorPanel::entryRequested);
    m_job.setTitle(tr("Reading about the selected entry"));
    connect(&m_job, &AbstractJob::done, this, [this] {
        m_known = *m_job.takeResult();
        showFacts();
    });
    connect(&m_job, &AbstractJob::failed, this, [this](const Error& error) {
        m_stored->setFacts({{tr("Error"), describe(error), Fact::Kind::Text, Fact::Tone::Broken}});
        m_storedSection->show();
    });
    m_findingsSection->hide();
    clear();
}

void InspectorPanel::addHead()
{
    const int step = style::grid(this);
    auto* const layout = new QVBoxLayout(m_head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2 * step);
    auto* const line = new QHBoxLayout;
    line->setSpacing(2 * step);
    m_key->setWordWrap(true);
    m_key->setTextFormat(Qt::PlainText);
    m_key->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    QFont bold = style::monospaced(font());
    bold.setBold(true);
    m_key->setFont(bold);
    m_key->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a long key must not widen the panel
    // The symbol, the first line of the key and the button share one middle.
    const int height = m_copyKey->sizeHint().height();
    m_symbol->setFixedHeight(height);
    m_key->setMinimumHeight(height);
    line->addWidget(m_symbol, 0, Qt::AlignTop);
    line->addWidget(m_key, 1);
    line->addWidget(m_copyKey, 0, Qt::AlignTop);
    layout->addLayout(line);
    layout->addWidget(m_shape);
    m_layout->addWidget(m_head);
}

QWidget* InspectorPanel::addSection(const QString& title, QWidget* content, QToolButton* button)
{
    auto* const section = new QWidget(this);
    auto* const layout = new QVBoxLayout(section);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(style::grid(this));
    auto* const heading = new QLabel(title, section);
    QFont bold = font();
    bold.setBold(true);
    heading->setFont(bold);
    heading->setWordWrap(true);  // otherwise a long one makes the panel too wide
    auto* const line = new QHBoxLayout;
    line->addWidget(heading, 1);
    if (button) {
        line->addWidget(button);
    }
    layout->addLayout(line);
    layout->addWidget(content);
    m_layout->addWidget(section);
    return section;
}

void InspectorPanel::setEntry(const ShownEntry& entry)
{
    m_entry = entry;
    m_known = {};
    m_hint->hide();
    showHead();
    showFacts();
    showContent();
    m_job.cancel();
    const auto task = [entry = entry.entry, path = entry.path, notes = m_notes](Progress& progress) {
        EntryFacts facts = readFacts(entry, progress);
        if (notes) {
            facts.notes = notes(path);
        }
        return facts;
    };
    if (std::holds_alternative<TensorDict>(entry.entry)) {
        m_job.start(JobPools::passes(), task);
    } else if (std::holds_alternative<Leaf>(entry.entry) || m_notes) {
        m_job.start(JobPools::structure(), task);
    }
}

void InspectorPanel::clear()
{
    m_entry.reset();
    m_known = {};
    m_job.cancel();
    m_summary->clear();
    m_hint->show();
    for (QWidget* const part : {m_head, static_cast<QWidget*>(m_facts), m_summarySection, m_valueSection, m_reasonSection,
                                m_storedSection, m_attributesSection}) {
        part->hide();
    }
}

void InspectorPanel::refresh()
{
    m_summary->refresh();
}

void InspectorPanel::setFindings(std::vector<Finding> findings)
{
    m_findingsSection->setVisible(!findings.empty());
    m_findings->setFindings(std::move(findings));
}

std::vector<AbstractJob*> InspectorPanel::jobs()
{
    return {&m_job, m_summary->job()};
}

QString InspectorPanel::text() const
{
    if (!m_entry) {
        return m_hint->text();
    }
    QStringList lines{m_key->toolTip(), m_shape->shape().text(), m_facts->text()};
    const auto addVisible = [&](const QWidget* section, const QString& text) {
        if (!section->isHidden()) {
            lines << text;
        }
    };
    addVisible(m_ranges, m_ranges->text());
    addVisible(m_summarySection, m_summary->text());
    addVisible(m_valueSection, m_value->toPlainText());
    addVisible(m_reasonSection, withoutLineBreaks(m_reason->text()));
    addVisible(m_storedSection, m_stored->text());
    addVisible(m_attributesSection, m_attributes->text());
    addVisible(m_findingsSection, m_findings->text());
    return lines.join(QLatin1Char('\n'));
}

void InspectorPanel::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::PaletteChange && m_entry) {
        showHead();
        showFacts();
    }
    QWidget::changeEvent(event);
}

void InspectorPanel::showHead()
{
    const EntryKind kind = kindOf(m_entry->entry);
    const QColor colour = kind == EntryKind::Broken ? style::colours().broken : palette().color(QPalette::WindowText);
    m_symbol->setPixmap(pixmap(symbolOf(kind), colour, style::iconSize(fontMetrics()), devicePixelRatioF()));
    m_symbol->setToolTip(nameOf(kind));
    m_symbol->setAccessibleName(nameOf(kind));
    const QString key = m_entry->path.empty() ? QStringLiteral("td") : format::path(m_entry->path);
    m_key->setText(withLineBreaks(key));
    m_key->setToolTip(key);
    m_key->setAccessibleName(tr("Key %1").arg(key));
    m_copyKey->setToolTip(tr("Copy as Python: %1").arg(format::elided(m_entry->python)));
    const auto* broken = std::get_if<Broken>(&m_entry->entry);
    m_shape->setVisible(!broken || broken->shape());
    m_shape->setShape(shapeWithRanges(m_entry->entry, static_cast<std::size_t>(m_entry->batchDims), m_entry->names));
    m_head->show();
}

void InspectorPanel::showFacts()
{
    std::vector<Fact> facts{{tr("Kind"), nameOf(kindOf(m_entry->entry))}};
    std::visit(FactsOf{facts, m_known}, m_entry->entry);
    m_facts->setFacts(facts);
    m_facts->show();

    m_storedSection->setVisible(m_known.stored.has_value());
    if (m_known.stored) {
        const auto& stored = *m_known.stored;
        std::vector<Fact> lines{{tr("File"), QDir::toNativeSeparators(stored.file)}};
        if (!stored.layout.isEmpty()) {
            lines.push_back({tr("Layout"), stored.layout});
        }
        lines.push_back(sizeOf(tr("On disk"), stored.bytes));
        if (stored.isPart) {
            lines.push_back({tr("Shown"), tr("a part of the stored values")});
        }
        m_stored->setFacts(lines);
    }
    showNotes();
}

void InspectorPanel::showNotes()
{
    std::vector<Fact> lines;
    for (const auto& [name, value] : m_known.notes.attributes) {
        lines.push_back({format::text(name), format::elided(format::text(value.toPython()))});
    }
    if (!m_known.notes.valueNames.empty()) {
        QStringList names;
        for (const auto& [name, value] : m_known.notes.valueNames) {
            names << format::text(value.toPython() + " " + name);
        }
        lines.push_back({tr("Names of values"), format::elided(names.join(QStringLiteral(", ")))});
    }
    m_attributesSection->setVisible(!lines.empty());
    m_attributes->setFacts(lines);
}

void InspectorPanel::showContent()
{
    const auto* leaf = std::get_if<Leaf>(&m_entry->entry);
    m_summarySection->setVisible(leaf);
    showSummary();
    const auto* value = std::get_if<NonTensor>(&m_entry->entry);
    m_valueSection->setVisible(value);
    if (value) {
        m_value->setPlainText(format::pretty(*value));
        const int lines = std::clamp(m_value->document()->blockCount() + 1, 3, 14);
        m_value->setFixedHeight(lines * QFontMetrics(m_value->font()).lineSpacing() + 4 * style::grid(this));
    }
    const auto* broken = std::get_if<Broken>(&m_entry->entry);
    m_reasonSection->setVisible(broken);
    if (broken) {
        QStringList parts{describe(broken->error()), adviceFor(broken->error())};
        parts.removeAll(QString());
        m_reason->setText(withLineBreaks(format::elided(parts.join(QStringLiteral("\n\n")))));
    }
}

void InspectorPanel::showSummary()
{
    const auto* leaf = m_entry ? std::get_if<Leaf>(&m_entry->entry) : nullptr;
    if (!leaf) {
        m_ranges->hide();
        m_summary->clear();
        return;
    }
    const auto part = ranges();
    m_ranges->setVisible(part.has_value());
    m_ranges->setText(part ? rangesText(*part) : QString());
    m_summary->setLeaf(*leaf, m_entry->place(), part.value_or(Index()));
}

std::optional<Index> InspectorPanel::ranges() const
{
    const bool isLeaf = m_entry && std::holds_alternative<Leaf>(m_entry->entry);
    return m_batch && isLeaf ? m_batch->rangesOf(ShownLeaf::of(*m_entry).dims) : std::nullopt;
}

void InspectorPanel::follow(PaddingRule& padding)
{
    m_summary->follow(padding);
}

void InspectorPanel::follow(const BatchSelection& batch)
{
    m_batch = &batch;
    connect(&batch, &BatchSelection::changed, this, [this] {
        const auto part = ranges();
        if (m_ranges->text() != (part ? rangesText(*part) : QString())) {
            showSummary();
        }
    });
}

}  // namespace tensordesk
