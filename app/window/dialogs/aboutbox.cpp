// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/dialogs/aboutbox.h"

#include "views/style/icons.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QStyle>

namespace tensordesk {

namespace {

struct AboutTexts {
    Q_DECLARE_TR_FUNCTIONS(tensordesk::AboutBox)
};

}  // namespace

QDialog* aboutBox(QWidget* parent)
{
    auto* const box = new QMessageBox(QMessageBox::NoIcon, AboutTexts::tr("About TensorDesk"),
                                      AboutTexts::tr("<h3>TensorDesk %1</h3><p>A desktop browser and editor for tensordicts.</p>"
                                                     "<p>Free software under the GNU General Public License, version 3 or later. "
                                                     "Made with Qt, LibTorch, QCustomPlot and HDF5.</p>")
                                          .arg(QCoreApplication::applicationVersion()),
                                      QMessageBox::Ok, parent);
    box->setIconPixmap(programIcon().pixmap(box->style()->pixelMetric(QStyle::PM_MessageBoxIconSize)));
    return box;
}

}  // namespace tensordesk
