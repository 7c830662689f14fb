// SPDX-License-Identifier: GPL-3.0-or-later
// Precompiled for the suites of the model and the command line. A suite includes what it uses all the same.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/full.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/tensor.h>
#include <ATen/ops/zeros.h>

#include <QTest>

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>
