// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the suites of the model and the command line. A suite includes what it uses all the same.
#pragma once

#include <ATen/ATen.h>

#include <QTest>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
