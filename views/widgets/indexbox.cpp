// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/widgets/indexbox.h"

#include "model/tensordict/base/error.h"
#include "views/style/style.h"
#include "views/text/format.h"
#include "views/widgets/floatingnote.h"

#include <algorithm>

namespace tensordesk {

IndexBox::IndexBox(QWidget* parent) : QLineEdit(parent), m_problem(new FloatingNote(this))
{
    setFont(style::monospaced(font()));
    setAccessibleName(tr("Index of the part shown"));
    setToolTip(tr("The part shown, as numpy writes it: [3, :, 0:10]. Type another and press Enter."));
    connect(this, &QLineEdit::returnPressed, this, &IndexBox::take);
    connect(this, &QLineEdit::textEdited, this, [this] { m_problem->tell({}); });
}

void IndexBox::setSelection(const DimSelection& selection)
{
    m_selection = selection;
    m_problem->tell({});
    setText(format::text(selection.text()));
    DimSelection widest = selection;
    for (std::size_t dim = 0; dim < widest.rank(); ++dim) {
        widest.setIndex(dim, widest.leaf().shape[dim] - 1);
    }
    const int width = fontMetrics().horizontalAdvance(format::text(widest.text())) + style::grid(this, 6);
    setFixedWidth(std::clamp(width, style::grid(this, 20), style::grid(this, 60)));
}

QString IndexBox::problem() const
{
    return m_problem->text();
}

void IndexBox::take()
{
    try {
        const DimSelection selection = m_selection.withText(text().toStdString());
        setSelection(selection);  // in the usual notation
        Q_EMIT chosen(selection);
    } catch (const Error& error) {
        m_problem->tell(format::text(error.marked()));
        selectAll();
    }
}

}  // namespace tensordesk
