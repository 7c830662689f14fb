// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "model/storage/storage.h"

#include <QWidget>

#include <vector>

class QVBoxLayout;

namespace tensordesk {

/// The findings of a document, one line each: symbol, entry, sentence. A line on an entry links to it.
class FindingList final : public QWidget {
    Q_OBJECT

public:
    /// The limit for shown findings; further ones are only counted.
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
