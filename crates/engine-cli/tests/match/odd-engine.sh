#!/bin/sh
# An engine that is odd in the way that its first argument names, for the tests of `match`. The second is an engine
# that it otherwise is.

# Answers what every engine answers, and does at each `go` what the first argument says.
play() {
    while read -r word _; do
        case $word in
            uai) echo 'id name Odd' && echo 'option name Hash type spin default 1 min 1 max 9' && echo uaiok ;;
            isready) echo readyok ;;
            go) $1 ;;
            quit) exit 0 ;;
        esac
    done
}

crash() {
    echo 'out of cheese' >&2
    exit 3
}

case $1 in
    crash) play crash ;;
    silent) play : ;;
    pass) play 'echo bestmove 0000' ;;
    gibberish) play 'echo bestmove a1z9' ;;
    late)
        late() { sleep 0.4 && echo 'bestmove 0000'; }
        play late
        ;;
    # A banner, scores without their unit, something to ponder.
    chatty)
        echo 'Chatty 1.0 by nobody'
        "$2" | while read -r line; do
            case $line in
                bestmove*) echo "$line ponder a1" ;;
                *'score cp '*) echo "${line%%score cp *}score ${line#*score cp }" ;;
                *) echo "$line" ;;
            esac
        done
        ;;
esac
