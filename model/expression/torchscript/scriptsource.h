// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/torchscript/scriptarchive.h"

namespace tensordesk {

/// Refuses code that LibTorch's compiler must not see: what it would run while it compiles (defaults of arguments and constants
/// of classes that are more than literals, `__setstate__`), and what nests so deep that the compiler, which calls itself for
/// each level, would exhaust its stack. ValueError with the source and what is wrong in it.
void checkSources(const std::vector<ScriptArchive::Source>& sources);

/// The stack that compiling what checkSources() lets pass may take, in bytes.
inline constexpr std::size_t kCompilerStack = std::size_t{256} << 20;

}  // namespace tensordesk
