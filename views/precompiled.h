// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for every source of the views: Torch's and Qt's headers would cost seconds per file. Sources still include what they
// use.
#pragma once

#include "model/document/document.h"
#include "views/plot/qcp.h"

#include <ATen/core/ivalue.h>

#include <QAbstractItemModel>
#include <QApplication>
#include <QLabel>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTableView>
#include <QTreeView>
#include <QtConcurrent>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <variant>
#include <vector>
