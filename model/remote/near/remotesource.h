// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include "model/remote/near/connection.h"
#include "model/remote/near/smallarrays.h"
#include "model/tensordict/base/keypath.h"
#include "model/tensordict/leaves/farleaf.h"
#include "model/tensordict/leaves/readonlysource.h"

#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace tensordesk {

/// A file that is open on another machine. Closes it there when the last handle goes.
class RemoteFile final : public FarComputer {
public:
    RemoteFile(std::shared_ptr<Connection> connection, int64_t number) : m_connection(std::move(connection)), m_number(number) { }
    ~RemoteFile() override;

    [[nodiscard]] PythonValue compute(const std::string& what, const PythonValue& leaf,
                                      const PythonValue& arguments) const override;

    [[nodiscard]] SmallArrays& small() const noexcept { return m_small; }
    [[nodiscard]] Connection& connection() const noexcept { return *m_connection; }
    /// Returns a question about this file.
    [[nodiscard]] wire::Value question(const char* what) const { return {{"do", what}, {"file", m_number}}; }

private:
    std::shared_ptr<Connection> m_connection;
    int64_t m_number;
    mutable SmallArrays m_small;
};

/// An array in a file on another machine. Reads in pieces, a few of which are under way at once, so that a read that is not wanted any
/// more costs little.
class RemoteSource final : public ReadOnlySource {
public:
    /// `of`: the numbers of the members, from the outermost, if the array is part of the ragged leaf at `key`.
    struct Array {
        KeyPath key;
        std::vector<std::size_t> of = {};
        Shape shape;
        DType dtype;
        Shape chunks = {};
        std::optional<at::Device> device = {};
        std::string file = {};  ///< with the machine in front
    };
    RemoteSource(std::shared_ptr<RemoteFile> file, Array array);

    [[noreturn]] void refuseEdits() const override;
    [[nodiscard]] at::Tensor read(const std::vector<Range>& part) const override;
    [[nodiscard]] std::string file() const override { return m_array.file; }
    [[nodiscard]] StorageLayout layout() const override { return stored().layout; }
    [[nodiscard]] int64_t storedBytes() const override { return stored().bytes; }
    [[nodiscard]] Shape chunkShape() const override { return m_array.chunks; }
    [[nodiscard]] std::optional<at::Device> savedDevice() const override { return m_array.device; }
    [[nodiscard]] std::shared_ptr<const FarArray> far() const override;

    /// Returns one image of an array of images as it is stored there.
    [[nodiscard]] std::string image(const Shape& position) const;

private:
    struct Stored {
        StorageLayout layout;
        int64_t bytes = 0;
    };
    [[nodiscard]] wire::Value question(const char* what) const;
    [[nodiscard]] at::Tensor readSmall(const std::vector<Range>& part) const;
    [[nodiscard]] at::Tensor readPieces(const std::vector<Range>& part) const;
    /// Asks for it once. If that fails, nothing is known.
    [[nodiscard]] const Stored& stored() const;

    std::shared_ptr<RemoteFile> m_file;
    Array m_array;
    std::optional<SmallArrays::Place> m_place;  ///< of a small array
    mutable std::once_flag m_isAsked;
    mutable Stored m_stored;
};

}  // namespace tensordesk
