// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/linkquestion.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace tensordesk {

namespace {

struct LinkQuestion {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::LinkQuestion)
};

}  // namespace

bool askToFollowLinks(QWidget* parent)
{
    QMessageBox box(QMessageBox::Question, LinkQuestion::tr("Follow links"),
                    LinkQuestion::tr("Read what lies behind links that lead out of opened folders?"), QMessageBox::Cancel, parent);
    box.setInformativeText(LinkQuestion::tr(
        "It is shown, exported and sent on as if it lay in the folder. This holds for every folder until the program ends. "
        "Nothing is written through such a link."));
    const QAbstractButton* const follow = box.addButton(LinkQuestion::tr("&Follow"), QMessageBox::AcceptRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    return box.clickedButton() == follow;
}

}  // namespace tensordesk
