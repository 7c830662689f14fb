// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace tensordesk {

/// What is odd about a document, a line each: symbol, entry, sentence. A line that concerns an entry
/// leads to it.
class FindingList final : public QWidget {
    Q_OBJECT

public:
    /// More are counted, not shown.
    static constexpr std::size_t kShown = 50;

    explicit FindingList(QWidget* parent = nullptr);

    void setFindings(std::vector<Finding> findings);
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void entryRequested(const tensordesk::KeyPath& path);

protected:
    void changeEvent(QEvent* event) override;

private:
    void fill();
    void add(const Finding& finding);

    QVBoxLayout* m_layout;
    std::vector<Finding> m_findings;
};

}  // namespace tensordesk
