// SPDX-License-Identifier: GPL-3.0-or-later
// Runs a fuzzer without libFuzzer: over all seeds, then for a while over randomly changed seeds.
//
//   fuzzreaders FOLDER     reader: TENSORDESK_READER; seconds: TENSORDESK_FUZZ_SECONDS; random from TENSORDESK_SEED on
//
// An input that ends the process is kept in the file that is named first.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, std::size_t size);

namespace {

using Random = std::mt19937_64;

std::size_t below(Random& random, std::size_t count)
{
    return static_cast<std::size_t>(random() % count);
}

void change(std::string& input, const std::vector<std::string>& seeds, Random& random)
{
    static constexpr int64_t kNumbers[]{
        0, 1, -1, 2, 7, 127, 255, 65535, INT32_MAX, INT64_C(1) << 32, INT64_C(1) << 53, INT64_MAX, INT64_MIN};
    static constexpr const char* kTexts[]{"-1", "0",    "1e400", "9223372036854775807", "[]", "{}", "null", "\"\"", "..",
                                          "/",  "true", "[[[["};
    const std::size_t at = below(random, input.size() + 1);
    switch (below(random, 8)) {
    case 0:
        if (at < input.size())
            input[at] = static_cast<char>(random());
        break;
    case 1:
        if (at < input.size())
            input[at] = static_cast<char>(input[at] ^ (1 << below(random, 8)));
        break;
    case 2: {
        const std::size_t size = std::size_t{1} << below(random, 4);
        const int64_t number = kNumbers[below(random, std::size(kNumbers))];
        if (at + size <= input.size())
            std::memcpy(input.data() + at, &number, size);
        break;
    }
    case 3: input.erase(at, below(random, 16)); break;
    case 4: input.insert(at, input.substr(below(random, input.size() + 1), below(random, 64))); break;
    case 5: input.replace(at, below(random, 8), kTexts[below(random, std::size(kTexts))]); break;
    case 6: input.resize(at); break;
    default: {
        const std::string& other = seeds[below(random, seeds.size())];
        input = input.substr(0, at) + other.substr(below(random, other.size() + 1));
    }
    }
}

void run(const std::string& input)
{
    LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t*>(input.data()), input.size());
}

uint64_t numberOf(const char* variable, uint64_t otherwise)
{
    const char* text = std::getenv(variable);
    return text != nullptr ? std::strtoull(text, nullptr, 10) : otherwise;
}

}  // namespace

int main(int argc, char** argv)
{
    const std::filesystem::directory_iterator folder(argc > 1 ? argv[1] : ".");
    std::vector<std::filesystem::path> files(begin(folder), end(folder));
    std::ranges::sort(files);  // so that a printed seed gives the same inputs everywhere
    std::vector<std::string> seeds;
    for (const auto& file : files) {
        std::ifstream stream(file, std::ios::binary);
        seeds.emplace_back(std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>());
    }
    if (seeds.empty()) {
        std::cerr << "no seeds\n";
        return 1;
    }
    for (std::size_t i = 0; i < seeds.size(); ++i) {
        std::cout << "seed " << files[i].filename().string() << std::endl;
        run(seeds[i]);
    }
    const uint64_t first = numberOf("TENSORDESK_SEED", std::random_device{}());
    const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(numberOf("TENSORDESK_FUZZ_SECONDS", 10));
    uint64_t count = 0;
    std::cout << "TENSORDESK_SEED=" << first << std::endl;
    const std::filesystem::path last = std::filesystem::temp_directory_path() / ("tensordesk-fuzz-" + std::to_string(first));
    std::cout << "the last input lies at " << last.string() << std::endl;
    for (Random random(first); std::chrono::steady_clock::now() < end; ++count) {
        std::string input = seeds[below(random, seeds.size())];
        for (std::size_t times = 1 + below(random, 6); times > 0; --times)
            change(input, seeds, random);
        std::ofstream(last, std::ios::binary).write(input.data(), static_cast<std::streamsize>(input.size()));
        run(input);
    }
    std::filesystem::remove(last);
    std::cout << count << " inputs" << std::endl;
    return 0;
}
