// SPDX-License-Identifier: GPL-3.0-or-later
#include "views/overview/bytetree.h"

#include <algorithm>

namespace tensordesk {

namespace {

class ByteTreeReader {
public:
    ByteTreeReader(std::size_t most, const Progress& progress) : m_left(most), m_progress(progress) { }

    ByteTree operator()(const Key& key, const TensorDict& td)
    {
        ByteTree tree{key};
        for (std::size_t at = 0; at < td.count(); ++at) {
            m_progress.check();
            if (m_left == 0) {
                m_complete = false;
                break;
            }
            --m_left;
            add(tree, td.keyAt(at), td.entryAt(at));
        }
        std::stable_sort(tree.children.begin(), tree.children.end(),
                         [](const ByteTree& a, const ByteTree& b) { return a.bytes > b.bytes; });
        return tree;
    }
    [[nodiscard]] bool isComplete() const { return m_complete; }

private:
    void add(ByteTree& tree, const Key& key, const Entry& entry)
    {
        ByteTree child{key};
        if (const auto* leaf = std::get_if<Leaf>(&entry)) {
            child.bytes = leaf->bytes();
            child.dtype = leaf->dtype();
        } else if (const auto* td = std::get_if<TensorDict>(&entry)) {
            child = (*this)(key, *td);
        }
        if (child.bytes > 0) {
            tree.bytes += child.bytes;
            tree.children.push_back(std::move(child));
        }
    }

    std::size_t m_left;
    const Progress& m_progress;
    bool m_complete = true;
};

}  // namespace

ByteTreeRead readByteTree(const TensorDict& td, std::size_t mostEntries, const Progress& progress)
{
    ByteTreeReader read(mostEntries, progress);
    ByteTree tree = read({}, td);
    return {std::move(tree), read.isComplete()};
}

}  // namespace tensordesk
