// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "views/jobs/job.h"
#include "views/tree/leaffigures.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <vector>

namespace tensordesk {

/// Reads statistics and small curves of leaves for the columns of the tree, one leaf after the other in the background. Only the
/// latest request counts, so that leaves that were scrolled out of view are skipped.
class FigureReader final : public QObject {
    Q_OBJECT

public:
    /// A leaf and its location, the requested and the known statistics, and the receiver of the known and new statistics, called in
    /// the requesting thread.
    struct Request {
        Leaf leaf;
        LeafPlace place;
        FigureKinds kinds;
        LeafFigures known;
        std::function<void(LeafFigures)> answer;
    };

    explicit FigureReader(QObject* parent = nullptr);

    /// Replaces the previous request. A leaf that is being read continues if it is requested again.
    void read(std::vector<Request> requests);
    /// Drops all requests; no further answer is called.
    void stop();
    [[nodiscard]] AbstractJob* job() noexcept { return &m_job; }

private:
    void readNext();

    std::deque<Request> m_waiting;
    std::optional<Request> m_current;
    Job<LeafFigures> m_job;
};

}  // namespace tensordesk
