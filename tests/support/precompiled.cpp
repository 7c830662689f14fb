// SPDX-License-Identifier: GPL-3.0-or-later
// Nothing of its own: it makes CMake compile a header for the suites.
