// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the suites of the views and the window. A suite includes what it uses all the same.
#pragma once

#include "model/tensordict/tree/tensordict.h"
#include "views/plot/qcp.h"

#include <ATen/core/Tensor.h>

#include <QAbstractItemModelTester>
#include <QApplication>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>
#include <QTreeView>
#include <QtConcurrent>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
