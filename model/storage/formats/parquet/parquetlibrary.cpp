// SPDX-License-Identifier: BSD-3-Clause
#include "model/storage/formats/parquet/parquetlibrary.h"

#include "model/storage/files/programfile.h"
#include "model/tensordict/base/error.h"

#include <dlfcn.h>

#include <array>
#include <string>

namespace tensordesk {

namespace {

#ifdef TENSORDESK_PARQUET

/// A library that could not be loaded is searched again: it may have been installed since.
arrowfile::Create* loadArrow()
{
    const std::string path = programFile(TENSORDESK_PARQUET_NAME, TENSORDESK_PARQUET_FOLDER, TENSORDESK_PARQUET);
    void* const library = path.empty() ? nullptr : ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        throw Error(
            ErrorKind::OSError,
            "Parquet files are written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk "
            "was built with, or build it again",
            path.empty() ? std::string(TENSORDESK_PARQUET_NAME " is missing") : std::string(::dlerror()));
    return reinterpret_cast<arrowfile::Create*>(::dlsym(library, arrowfile::kCreate));
}

#else

arrowfile::Create* loadArrow()
{
    throw Error(ErrorKind::NotImplementedError,
                "Parquet files are written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip install "
                "pyarrow`, and build TensorDesk again");
}

#endif

}  // namespace

bool isParquetBuilt() noexcept
{
#ifdef TENSORDESK_PARQUET
    return true;
#else
    return false;
#endif
}

std::unique_ptr<arrowfile::File> createArrowFile(const arrowfile::Layout& layout, arrowfile::Sink& sink)
{
    static arrowfile::Create* const create = loadArrow();
    std::array<char, 1000> error{};
    std::unique_ptr<arrowfile::File> file(create(layout, sink, error));
    if (!file)
        throw Error(ErrorKind::RuntimeError, "Apache Arrow cannot write it: {}", std::string(error.data()));
    return file;
}

}  // namespace tensordesk
