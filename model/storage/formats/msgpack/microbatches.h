// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tensordesk {

/// A field of prime-rl's MicroBatch, which is stored as a list of its fields without their names.
struct MicroBatchField {
    enum class Kind : uint8_t {
        Integers,
        Flags,
        Reals,
        Names,   ///< a text per token, as positions in MicroBatches::names
        Ignored  ///< raw tensors: routed experts and images
    };
    std::string_view key;  ///< as in prime-rl's token exports
    Kind kind;
    bool isPerToken = true;
};

inline constexpr std::size_t kTokenIds = 0, kSequenceLengths = 5, kEnvironments = 7, kMicroBatchNeeds = 9;
/// The fields in their order in the file. Those from kMicroBatchNeeds on may be null or missing.
inline constexpr std::array<MicroBatchField, 16> kMicroBatchFields{{
    {"token_ids", MicroBatchField::Kind::Integers},
    {"loss_mask", MicroBatchField::Kind::Flags},
    {"advantages", MicroBatchField::Kind::Reals},
    {"inference_logprobs", MicroBatchField::Kind::Reals},
    {"position_ids", MicroBatchField::Kind::Integers},
    {"sequence_lengths", MicroBatchField::Kind::Integers, false},
    {"temperatures", MicroBatchField::Kind::Reals},
    {"env_names", MicroBatchField::Kind::Names},
    {"segment_lengths", MicroBatchField::Kind::Integers, false},
    {"reference_logprobs", MicroBatchField::Kind::Reals},
    {"routed_experts", MicroBatchField::Kind::Ignored, false},
    {"images", MicroBatchField::Kind::Ignored, false},
    {"mm_token_type_ids", MicroBatchField::Kind::Integers},
    {"rl_weights", MicroBatchField::Kind::Reals},
    {"ce_weights", MicroBatchField::Kind::Reals},
    {"ref_kl_weights", MicroBatchField::Kind::Reals},
}};

/// The values of one field.
struct MicroBatchValues {
    std::vector<int64_t> integers;  ///< also flags and names
    std::vector<double> reals;
};

/// One micro-batch: sequences of tokens, one after the other.
struct MicroBatch {
    std::array<std::optional<MicroBatchValues>, kMicroBatchFields.size()> fields;  ///< empty for a missing one
    bool hasIgnored = false;
};

struct MicroBatches {
    std::vector<MicroBatch> batches;
    std::vector<std::string> names;  ///< different ones
};

/// True if bytes begin as a list of micro-batches does. Some tens of bytes suffice.
[[nodiscard]] bool beginsAsMicroBatches(std::string_view head);

/// Reads the bytes of a file. Throws ValueError if they are not a list of micro-batches, or if the lists of one differ in length.
/// Can be cancelled by the thread's ProgressScope.
[[nodiscard]] MicroBatches microBatchesIn(std::string_view bytes);

}  // namespace tensordesk
