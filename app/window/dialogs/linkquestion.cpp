// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/linkquestion.h"

#include "views/widgets/dialogs.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

namespace tensordesk {

namespace {

struct LinkQuestion {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::LinkQuestion)
};

}  // namespace

void askToFollowLinks(QWidget* parent, std::function<void()> agreed)
{
    auto* const box = new QMessageBox(QMessageBox::Question, LinkQuestion::tr("Follow links"),
                                      LinkQuestion::tr("Read what lies behind links that lead out of opened folders?"),
                                      QMessageBox::Cancel, parent);
    box->setInformativeText(LinkQuestion::tr(
        "The target is shown and exported like a part of the folder. This applies to every folder until the program ends. Nothing is written through such a link."));
    const QAbstractButton* const follow = box->addButton(LinkQuestion::tr("&Follow"), QMessageBox::AcceptRole);
    box->setDefaultButton(QMessageBox::Cancel);
    QObject::connect(box, &QMessageBox::buttonClicked, parent,
                     [follow, agreed = std::move(agreed)](const QAbstractButton* clicked) {
                         if (clicked == follow) {
                             agreed();
                         }
                     });
    dialogs::open(box);
}

}  // namespace tensordesk
