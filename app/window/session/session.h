// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/document/documentpane.h"

#include <QVariant>

#include <vector>

namespace tensordesk {

/// One document of a session: where it lies, and where a person was in it.
struct SessionDocument {
    QString path;
    bool isFront = false;
    DocumentPane::Place place = {};
};

/// A file or folder that is there, or a pattern of several. What is missing may come back, as a disk does.
[[nodiscard]] bool mayBeOpened(const QString& path);
/// Returns true if both paths lead to the same file or folder; a pattern of several files leads to itself.
[[nodiscard]] bool leadToSame(const QString& path, const QString& other);
/// A session as the settings keep it: `[{"path": "/a.h5", "front": true, "expression": "td[0]", "key": ["obs"], "view":
/// "line"}, …]`.
[[nodiscard]] QVariantList sessionState(const std::vector<SessionDocument>& documents);
/// What there is of a session in `state`, which may be anything: entries without a path are left out, and what is said
/// of a place that is none. At most some hundred documents.
[[nodiscard]] std::vector<SessionDocument> sessionFrom(const QVariant& state);

}  // namespace tensordesk
