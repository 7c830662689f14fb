// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/expression/torchscript/scriptarchive.h"

namespace tensordesk {

/// Rejects code that LibTorch's compiler must not see: code that it would run while it compiles (defaults of arguments and
/// constants of classes that are not literals, `__setstate__`), and code so deeply nested that the recursive compiler would exhaust
/// its stack. Throws ValueError with the source and the reason.
void checkSources(const std::vector<ScriptArchive::Source>& sources);

/// The stack size in bytes that suffices to compile sources that checkSources() accepts.
inline constexpr std::size_t kCompilerStack = std::size_t{256} << 20;

}  // namespace tensordesk
