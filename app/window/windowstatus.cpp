// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/windowstatus.h"

#include "app/window/jobbar.h"
#include "app/window/processmemory.h"
#include "views/style/style.h"
#include "views/text/format.h"

#include <QLabel>
#include <QStatusBar>
#include <QTimer>

namespace tensordesk {

WindowStatus::WindowStatus(QStatusBar& bar, JobList& jobs)
    : QObject(&bar), m_pointed(new QLabel(&bar)), m_format(new QLabel(&bar)), m_memory(new QLabel(&bar))
{
    m_pointed->setObjectName(QStringLiteral("pointed"));
    m_pointed->setFont(style::monospaced(bar.font()));
    m_pointed->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);  // a long key must not widen the window
    m_memory->setToolTip(tr("Memory of this program, files that are only mapped left out"));
    // The labels beside it stay in their places when the number changes.
    const QString widest = tr("memory %1").arg(format::bytes(int64_t{1023} << 20));
    m_memory->setMinimumWidth(m_memory->fontMetrics().horizontalAdvance(widest) + 2 * m_memory->margin());
    m_memory->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    bar.addWidget(m_pointed, 1);
    bar.addPermanentWidget(new JobBar(jobs, &bar));
    bar.addPermanentWidget(m_format);
    bar.addPermanentWidget(m_memory);
    constexpr int kMemoryEveryMs = 2000;
    auto* const timer = new QTimer(this);
    connect(timer, &QTimer::timeout, this, &WindowStatus::showMemory);
    timer->start(kMemoryEveryMs);
    showMemory();
}

void WindowStatus::showPointed(const QString& text)
{
    m_pointed->setText(text);
}

void WindowStatus::showFormat(const QString& name)
{
    m_format->setText(name);
}

void WindowStatus::showMemory()
{
    m_memory->setText(tr("memory %1").arg(format::bytes(processMemory())));
}

}  // namespace tensordesk
