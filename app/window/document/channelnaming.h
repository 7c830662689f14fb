// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/tensordict/base/keypath.h"
#include "views/jobs/job.h"

#include <QObject>

#include <map>
#include <string>
#include <vector>

class QWidget;

namespace tensordesk {

class DocumentController;

/// Names of the channels of leaves, the indices of their last dim: those that the user gave once for files of this folder, or that
/// channelNames() finds in the background.
class ChannelNaming final : public QObject {
    Q_OBJECT

public:
    /// REQUIRES: `document` outlives this object.
    explicit ChannelNaming(DocumentController& document, QObject* parent = nullptr);

    /// Returns the names of a leaf with this many channels; empty if they are unknown, and also until found() if they are read first.
    [[nodiscard]] std::vector<std::string> namesOf(const KeyPath& key, int64_t channels);
    /// Stores names for the files of this folder; without names, forgets them.
    void setNames(const KeyPath& key, int64_t channels, const std::vector<std::string>& names);
    /// Asks the user for them.
    void ask(QWidget* parent, const KeyPath& key, int64_t channels);

Q_SIGNALS:
    /// namesOf() this key returns other names now.
    void found(const tensordesk::KeyPath& key);

private:
    [[nodiscard]] QString settingOf(const KeyPath& key, int64_t channels) const;

    DocumentController& m_document;
    std::map<KeyPath, std::vector<std::string>> m_known;  ///< that were read; cleared with the document
    KeyPath m_reading;
    Job<std::vector<std::string>> m_job;
};

}  // namespace tensordesk
