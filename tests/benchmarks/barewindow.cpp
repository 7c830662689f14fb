// SPDX-License-Identifier: GPL-3.0-or-later
// The least that a program like ours can be: a window with a tree of 200 rows, in a process that has
// LibTorch loaded and has run one operator. What window.py divides by.
#include <ATen/ops/ones.h>

#include <QApplication>
#include <QTreeWidget>

int main(int argc, char** argv)
{
    const QApplication application(argc, argv);
    const int columns = static_cast<int>(at::ones({4}).sum().item<float>());

    QTreeWidget tree;
    tree.setColumnCount(columns);
    for (int row = 0; row < 200; ++row) {
        tree.addTopLevelItem(new QTreeWidgetItem({QStringLiteral("key %1").arg(row), QStringLiteral("[32, 500 | 64]"),
                                                  QStringLiteral("float32"), QStringLiteral("4.1 MB")}));
    }
    tree.resize(1280, 800);
    tree.show();
    return QApplication::exec();
}
