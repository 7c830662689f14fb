// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/hdf5/read/h5foreign.h"

#include "model/storage/files/linkpolicy.h"
#include "model/storage/files/transaction/pendingmoves.h"
#include "model/storage/formats/hdf5/library/h5error.h"
#include "model/storage/formats/hdf5/library/h5room.h"
#include "model/tensordict/base/progressscope.h"

#include <filesystem>
#include <set>
#include <string_view>

namespace tensordesk {
namespace {

constexpr std::size_t kMostName = 65536;
/// Virtual datasets may be assembled from virtual ones.
constexpr int kMostAssembled = 8;

KeyPath keysOf(std::string_view place)
{
    KeyPath path;
    while (!place.empty()) {
        const std::size_t end = std::min(place.find('/'), place.size());
        const std::string_view key = place.substr(0, end);
        if (!key.empty() && key != ".") {
            path.push_back(Key(key));
        }
        place.remove_prefix(std::min(end + 1, place.size()));
    }
    return path;
}

/// A name that the library gives by `get(buffer, size)`, which says how long it is.
template <typename Get>
std::string nameFrom(Get&& get)
{
    const ssize_t length = h5Check(get(nullptr, std::size_t{0}), "Cannot read the layout");
    if (static_cast<std::size_t>(length) > kMostName) {
        throw Error(ErrorKind::OSError, "The name of a file or dataset is too long");
    }
    std::string name(static_cast<std::size_t>(length) + 1, '\0');
    h5Check(get(name.data(), name.size()), "Cannot read the layout");
    name.resize(static_cast<std::size_t>(length));
    return name;
}

std::vector<std::string> externalFiles(const std::string& file, hid_t creation)
{
    std::vector<std::string> files;
    const int count = H5Pget_external_count(creation);
    for (int i = 0; i < count; ++i) {
        std::string name(kMostName, '\0');
        off_t offset = 0;
        hsize_t size = 0;
        h5Check(H5Pget_external(creation, static_cast<unsigned>(i), name.size() - 1, name.data(), &offset, &size),
                "Cannot read the layout");
        name.resize(name.find('\0'));
        files.push_back(foreignFile(file, name));
    }
    return files;
}

std::vector<std::string> filesOf(H5File& file, hid_t creation, int depth)
{
    if (H5Pget_layout(creation) != H5D_VIRTUAL) {
        return externalFiles(file.path(), creation);
    }
    if (depth > kMostAssembled) {
        throw Error(ErrorKind::OSError, "The dataset is assembled from others that are assembled in turn, too often to be shown");
    }
    std::size_t count = 0;
    h5Check(H5Pget_virtual_count(creation, &count), "Cannot read the layout");
    std::set<std::pair<std::string, std::string>> seen;
    std::vector<std::string> files;
    for (std::size_t i = 0; i < count; ++i) {
        ProgressScope::current().check();
        const std::string name = nameFrom(
            [&](char* to, std::size_t size) { return H5Pget_virtual_filename(creation, i, to, size); });
        const std::string place = nameFrom(
            [&](char* to, std::size_t size) { return H5Pget_virtual_dsetname(creation, i, to, size); });
        if (!seen.emplace(name, place).second) {
            continue;
        }
        if (name.find('%') != std::string::npos || place.find('%') != std::string::npos) {
            throw Error(ErrorKind::OSError,
                        "The dataset is assembled from a series of files or datasets, {} in {}, which is not "
                        "followed",
                        place, name);
        }
        std::shared_ptr<H5File> other;
        if (name != ".") {
            files.push_back(foreignFile(file.path(), name));
            other = H5File::open(files.back());
        }
        H5File& source = other ? *other : file;
        const H5Object object = source.openObject(source.id(), place);
        if (!object || H5Iget_type(object.get()) != H5I_DATASET) {
            takeH5Cause();
            throw Error(ErrorKind::OSError, "The dataset is assembled from {} in {}, where no dataset is", place, name);
        }
        const bool mayHaveFurther = !offsetOfNumbers(object.get());
        for (std::string& further :
             mayHaveFurther ? filesOf(source, creationOf(object.get()).get(), depth + 1) : std::vector<std::string>()) {
            files.push_back(std::move(further));
        }
        source.checkValues(object.get());
    }
    return files;
}

}  // namespace

std::string foreignFile(const std::string& file, const std::string& name)
{
    const std::filesystem::path folder = std::filesystem::path(realPath(file)).parent_path();
    std::error_code error;
    const std::filesystem::path found = std::filesystem::weakly_canonical(folder / name, error);
    if (error || (!followsLinks() && !isWithin(found.string(), folder.string()))) {
        throw Error(
            ErrorKind::PermissionError,
            "The values are stored in {}, outside the folder of the file. Allow links out of it to read them (`tensordesk --follow-links …`)",
            stringLiteral(name));
    }
    if (!std::filesystem::is_regular_file(found, error)) {
        throw Error(ErrorKind::OSError, "The values are stored in the file {}, which does not exist", stringLiteral(name));
    }
    return found.string();
}

std::vector<std::string> checkForeignData(H5File& file, hid_t creation)
{
    return filesOf(file, creation, 0);
}

std::pair<std::string, KeyPath> externalTarget(hid_t group, const std::string& link)
{
    H5L_info_t info{};
    h5Check(H5Lget_info(group, link.c_str(), &info, H5P_DEFAULT), "The link cannot be read");
    if (info.type != H5L_TYPE_EXTERNAL || info.u.val_size == 0 || info.u.val_size > 2 * kMostName) {
        throw Error(ErrorKind::OSError, "The link cannot be read");
    }
    std::string value(info.u.val_size + 1, '\0');
    h5Check(H5Lget_val(group, link.c_str(), value.data(), info.u.val_size, H5P_DEFAULT), "The link cannot be read");
    const char *file = nullptr, *object = nullptr;
    h5Check(H5Lunpack_elink_val(value.data(), info.u.val_size, nullptr, &file, &object), "The link cannot be read");
    return {file, keysOf(object)};
}

}  // namespace tensordesk
