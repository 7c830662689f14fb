// SPDX-License-Identifier: BSD-3-Clause
#include "model/document/rollouts/tokenizerfile.h"

#include "model/storage/files/fileio.h"
#include "model/tensordict/base/error.h"

#include <filesystem>

namespace tensordesk {
namespace {

constexpr int64_t kMostTokenizer = int64_t{256} << 20;

}  // namespace

std::string tokenizerBeside(const std::string& path)
{
    std::error_code ignored;
    std::filesystem::path folder = std::filesystem::absolute(withoutTrailingSlashes(path), ignored);
    constexpr int levels = 8;  // a leaf of a member of a stack lies deep in its folder
    for (int level = 0; level <= levels && folder.has_relative_path(); ++level) {
        const std::string file = (folder / "tokenizer.json").string();
        if (isFile(file)) {
            return file;
        }
        folder = folder.parent_path();
    }
    return {};
}

std::shared_ptr<const Tokenizer> tokenizerAt(const std::string& path)
{
    try {
        return std::make_shared<const Tokenizer>(Tokenizer::parse(readFile(path, kMostTokenizer)));
    } catch (Error& error) {
        throw error.inFile(path);
    }
}

}  // namespace tensordesk
