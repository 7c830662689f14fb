# SPDX-License-Identifier: GPL-3.0-or-later
# tensordesk_automoc(<target>) runs moc on the target's headers, as AUTOMOC does, but with our own include folders alone:
# moc reads every header that it finds, and those of Qt, LibTorch and the standard library tell it nothing, in seconds for
# each of ours.
function(tensordesk_automoc target)
    set_target_properties(${target} PROPERTIES AUTOMOC ON)
    if(UNIX)
        get_target_property(moc Qt6::moc LOCATION)
        set(wrapper "${PROJECT_BINARY_DIR}/moc")
        file(CONFIGURE OUTPUT "${wrapper}" @ONLY CONTENT [[#!/bin/sh
for argument do
    shift
    case $argument in
    "-I@PROJECT_SOURCE_DIR@") set -- "$@" "$argument" ;;
    -I*) ;;
    *) set -- "$@" "$argument" ;;
    esac
done
exec "@moc@" "$@"
]])
        file(CHMOD "${wrapper}" PERMISSIONS OWNER_READ OWNER_WRITE OWNER_EXECUTE)
        set_target_properties(${target} PROPERTIES AUTOMOC_EXECUTABLE "${wrapper}")
    endif()
endfunction()
