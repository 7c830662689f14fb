// SPDX-License-Identifier: BSD-3-Clause
#pragma once

#include <cstdint>

// The structures of Arrow's C data interface (https://arrow.apache.org/docs/format/CDataInterface.html), in which a library passes
// columns to a program that is built without that library. The guard is the one that the interface prescribes.
#ifndef ARROW_C_DATA_INTERFACE
#define ARROW_C_DATA_INTERFACE

struct ArrowSchema {
    const char* format;
    const char* name;
    const char* metadata;
    int64_t flags;
    int64_t n_children;
    ArrowSchema** children;
    ArrowSchema* dictionary;
    void (*release)(ArrowSchema*);
    void* private_data;
};

struct ArrowArray {
    int64_t length;
    int64_t null_count;
    int64_t offset;
    int64_t n_buffers;
    int64_t n_children;
    const void** buffers;
    ArrowArray** children;
    ArrowArray* dictionary;
    void (*release)(ArrowArray*);
    void* private_data;
};

#endif
