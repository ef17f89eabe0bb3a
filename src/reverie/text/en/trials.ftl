### The studio's trials: why one is not played.

refused-trial-nothing-changed = Nothing is changed, so there is nothing to compare. Change something first.
refused-trial-too-slow =
    With these bots a few games take longer than { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }. Choose weaker bots, or change less.
refused-trial-too-large = These games need more memory than a trial may have ({ $memory } MB). Change less.
refused-trials-busy =
    Too many others are trying something just now. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
refused-too-many-trials =
    You have tried very much lately. Try again in { $seconds ->
        [one] 1 second
       *[other] { $seconds } seconds
    }.
refused-too-many-trials-at-once = Your other trials are still running. Stop one, or try again in a moment.
