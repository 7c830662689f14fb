// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"

#include <QObject>

#include <functional>

namespace tensordesk {

class DocumentPane;

/// Selects entries of a document in its tree and continues once they are shown, which may need reading.
class EntryReveal final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: the pane outlives this object.
    explicit EntryReveal(DocumentPane& pane, QObject* parent = nullptr);

    /// Shows the entry at a key, then calls `then`, which replaces one that still waits.
    void reveal(const KeyPath& key, std::function<void()> then);

private:
    void arrive();

    DocumentPane& m_pane;
    KeyPath m_awaited;
    std::function<void()> m_then;  ///< called once that is shown
};

}  // namespace tensordesk
