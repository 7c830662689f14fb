// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/hdf5/read/h5lookahead.h"

#include <algorithm>

namespace tensordesk {

H5LookAhead::H5LookAhead(const std::vector<H5Link>& links)
{
    for (const H5Link& link : links) {
        m_addresses.push_back(link.type == H5L_TYPE_HARD ? link.address : HADDR_UNDEF);
    }
}

void H5LookAhead::before(std::size_t position, H5File& file)
{
    constexpr std::size_t atOnce = 256;
    const H5Lock lock;
    if (position >= m_begin && position < m_end) {
        return;
    }
    const bool isInOrder = position == 0 || position == m_end;
    m_begin = position;
    m_end = std::min(m_addresses.size(), position + (isInOrder ? atOnce : 1));
    std::vector<haddr_t> addresses(m_addresses.begin() + static_cast<std::ptrdiff_t>(m_begin),
                                   m_addresses.begin() + static_cast<std::ptrdiff_t>(m_end));
    std::erase(addresses, HADDR_UNDEF);
    if (addresses.size() > 1) {
        file.lookAhead(std::move(addresses));
    }
}

}  // namespace tensordesk
