// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentpane.h"

#include <QVariant>

#include <vector>

namespace tensordesk {

/// One document of a session: its path, and the user's position in it.
struct SessionDocument {
    QString path;
    bool isFront = false;
    DocumentPane::Place place = {};
};

/// Returns a session in the form of the settings: `[{"path": "/a.h5", "front": true, "expression": "td[0]", "key": ["obs"], "view":
/// "line"}, …]`.
[[nodiscard]] QVariantList sessionState(const std::vector<SessionDocument>& documents);
/// Reads the valid parts of a session from `state`, which may be anything: skips entries without a path, and invalid positions. At
/// most some hundred documents.
[[nodiscard]] std::vector<SessionDocument> sessionFrom(const QVariant& state);

}  // namespace tensordesk
