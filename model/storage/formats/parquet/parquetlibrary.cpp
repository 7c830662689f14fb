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

void* loadArrow()
{
    const std::string path = programFile(TENSORDESK_PARQUET_NAME, TENSORDESK_PARQUET_FOLDER, TENSORDESK_PARQUET);
    void* const library = path.empty() ? nullptr : ::dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        throw Error(
            ErrorKind::OSError,
            "Parquet files are read and written by Apache Arrow, which could not be loaded ({}); install the pyarrow that TensorDesk "
            "was built with, or build it again",
            path.empty() ? std::string(TENSORDESK_PARQUET_NAME " is missing") : std::string(::dlerror()));
    return library;
}

#else

void* loadArrow()
{
    throw Error(
        ErrorKind::NotImplementedError,
        "Parquet files are read and written by Apache Arrow, which this build lacks: install pyarrow beside torch with `pip "
        "install pyarrow`, and build TensorDesk again");
}

#endif

/// Returns a function of the library. A library that could not be loaded is searched again: it may have been installed since.
template <typename Function>
Function* functionOf(const char* symbol)
{
    static void* const library = loadArrow();
    return reinterpret_cast<Function*>(::dlsym(library, symbol));
}

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
    std::array<char, 1000> error{};
    std::unique_ptr<arrowfile::File> file(functionOf<arrowfile::Create>(arrowfile::kCreate)(layout, sink, error));
    if (!file)
        throw Error(ErrorKind::RuntimeError, "Apache Arrow cannot write it: {}", std::string(error.data()));
    return file;
}

std::unique_ptr<arrowfile::Reader> openArrowFile(arrowfile::Source& source, int64_t mostBytes)
{
    std::array<char, 1000> error{};
    std::unique_ptr<arrowfile::Reader> file(functionOf<arrowfile::Open>(arrowfile::kOpen)(source, mostBytes, error));
    if (!file)
        throw Error(ErrorKind::OSError, "is a damaged Parquet file: {}", std::string(error.data()));
    return file;
}

}  // namespace tensordesk
