// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/common/shownentry.h"
#include "views/jobs/job.h"
#include "views/stack/stackcontent.h"

#include <QWidget>

class QLabel;
class QListView;
class QTreeWidget;

namespace tensordesk {

class ContentStack;
class MembersModel;
class ShapeLabel;

/// A lazy stack or a ragged tensor by members: cards along the stack dim with their sizes, and the keys that not all of them have.
class StackView final : public QWidget {
    Q_OBJECT

public:
    explicit StackView(QWidget* parent = nullptr);

    /// True if the entry can be shown here.
    [[nodiscard]] static bool canShow(const Entry& entry);
    /// Reads the members in the background. REQUIRES: canShow().
    void setEntry(const ShownEntry& entry);

    [[nodiscard]] MembersModel& model() noexcept { return *m_model; }
    [[nodiscard]] QListView* cards() const noexcept { return m_cards; }
    /// Returns the list of keys with the members that have them.
    [[nodiscard]] QTreeWidget* exclusiveKeys() const noexcept { return m_keys; }
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

Q_SIGNALS:
    /// The user opens a member of a lazy stack: its nested key.
    void memberActivated(const tensordesk::KeyPath& path);

private:
    void showContent(StackContent content);

    MembersModel* m_model;
    ShapeLabel* m_shape;
    QLabel* m_summary;
    QListView* m_cards;
    QTreeWidget* m_keys;
    ContentStack* m_pages;
    KeyPath m_path;
    Job<StackContent> m_job;
};

}  // namespace tensordesk
