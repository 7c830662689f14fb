// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commandline/shell/completion.h"

#include "model/tensordict/base/error.h"

namespace tensordesk {

namespace {

// The shells complete files and quote words; the program provides everything else.

constexpr const char* kBash = R"(# bash completion for tensordesk, printed by `tensordesk completion bash`.
_tensordesk()
{
    # As the program would get them: without backslashes, quotes and ~.
    local words=("${COMP_WORDS[@]:1:COMP_CWORD}") program=${COMP_WORDS[0]/#~\//$HOME/} line quoted
    words=("${words[@]//\\/}")
    words=("${words[@]#[\"\']}")
    words=("${words[@]%[\"\']}")
    words=("${words[@]/#~\//$HOME/}")
    local typed=${COMP_WORDS[COMP_CWORD]}
    [[ $typed == = ]] && typed=
    COMPREPLY=()
    while IFS= read -r line; do
        if [[ $line == :files ]]; then
            compopt -o filenames
            while IFS= read -r line; do COMPREPLY+=("$line"); done < <(compgen -f -- "$typed")
        else
            line=${line%%$'\t'*}
            # Within quotes it stays as it is.
            [[ $typed == [\"\']* ]] || printf -v line %q "$line"
            COMPREPLY+=("$line")
        fi
    done < <("$program" __complete "${words[@]}" 2>/dev/null)
    if [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == */ ]]; then compopt -o nospace; fi
}
complete -F _tensordesk tensordesk
)";

constexpr const char* kZsh = R"(#compdef tensordesk
# zsh completion for tensordesk, printed by `tensordesk completion zsh`.
_tensordesk()
{
    local line text files=0
    # As the program would get them: without ~ and quotes, the open one too.
    local -a typed=("${(@Q)words[2,CURRENT]}") whole begun
    typed[-1]=${typed[-1]#[\"\']}
    for line in "${(@f)$("${(Q)words[1]/#\~\//$HOME/}" __complete "${(@)typed/#\~\//$HOME/}" 2>/dev/null)}"; do
        if [[ $line == :files ]]; then
            files=1
        elif [[ -n $line ]]; then
            text=${${line%%$'\t'*}//:/\\:}
            [[ $line == *$'\t'?* ]] && line="$text:${line#*$'\t'}" || line=$text
            if [[ $text == */ ]]; then begun+=("$line"); else whole+=("$line"); fi
        fi
    done
    (( $#whole )) && _describe 'tensordesk' whole
    (( $#begun )) && _describe 'tensordesk' begun -S ''
    (( files )) && _files
}
if [[ $funcstack[1] == _tensordesk ]]; then _tensordesk "$@"; else compdef _tensordesk tensordesk; fi
)";

constexpr const char* kFish = R"(# fish completion for tensordesk, printed by `tensordesk completion fish`.
function __tensordesk_complete
    # As the program would get them: without quotes and ~.
    set -l words (string replace -r '^~/' "$HOME/" -- (commandline -opc))
    set -l typed (string unescape -- (commandline -ct))
    for line in (command $words[1] __complete $words[2..-1] "$typed" 2>/dev/null)
        if test "$line" = :files
            __fish_complete_path "$typed"
        else
            printf '%s\n' $line
        end
    end
end
complete -c tensordesk -f -a '(__tensordesk_complete)'
)";

}  // namespace

std::string completionScript(const std::string& shell)
{
    if (shell == "bash") {
        return kBash;
    }
    if (shell == "zsh") {
        return kZsh;
    }
    if (shell == "fish") {
        return kFish;
    }
    throw Error(ErrorKind::Internal, "there is no completion for {}", shell);
}

}  // namespace tensordesk
