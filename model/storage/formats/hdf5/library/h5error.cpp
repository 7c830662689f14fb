// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/library/h5error.h"

#include <string_view>

namespace tensordesk {
namespace {

/// Returns the system's message, without the time, file name, addresses and counts that the library adds.
std::string_view withoutDetails(std::string_view description)
{
    constexpr std::string_view before = "error message = '";
    const std::size_t begin = description.find(before);
    const std::size_t end = begin == std::string_view::npos ? begin : description.find('\'', begin + before.size());
    return end == std::string_view::npos ? description : description.substr(begin + before.size(), end - begin - before.size());
}

herr_t keepFirst(unsigned depth, const H5E_error2_t* entry, void* text) noexcept
{
    try {
        auto& cause = *static_cast<std::string*>(text);
        if (depth == 0 && entry->desc != nullptr) {
            cause = withoutDetails(entry->desc);
        }
        return 0;
    } catch (...) {
        return -1;
    }
}

}  // namespace

std::string h5Cause()
{
    const H5Lock lock;
    std::string cause;
    H5Ewalk2(H5E_DEFAULT, H5E_WALK_UPWARD, keepFirst, &cause);
    return cause;
}

std::string takeH5Cause()
{
    const H5Lock lock;
    std::string cause;
    const hid_t stack = H5Eget_current_stack();
    if (stack >= 0) {
        H5Ewalk2(stack, H5E_WALK_UPWARD, keepFirst, &cause);
        H5Eclose_stack(stack);
    }
    return cause;
}

Error h5Error(Pattern<> what, ErrorKind kind)
{
    const std::string cause = takeH5Cause();
    if (cause.empty())
        return Error(kind, Message(what));
    if (!cause.starts_with("bad version number"))
        return Error(kind, "{}: {}", Message(what), cause);
    unsigned major = 0, minor = 0, release = 0;
    H5get_libversion(&major, &minor, &release);
    return Error(kind,
                 "{}: {}. It was probably written by a newer HDF5 library than {}.{}.{}, which this program has; write it with "
                 "`h5py.File(path, \"w\", libver=\"v110\")`",
                 Message(what), cause, major, minor, release);
}

}  // namespace tensordesk
