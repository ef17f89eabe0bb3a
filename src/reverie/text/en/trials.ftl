### The studio: why a variant is not taken, or a trial not played.

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
refused-not-a-variant = This is no variant. Send a link or a file that the studio has made.
refused-variant-name = A variant’s name may have at most { $longest } characters, all of them visible.
refused-variant-too-large = This variant is too large. At most { $longest } characters are possible here.
refused-variant-other-base = This variant changes an edition of { $game } that is no longer played here ({ $given } instead of { $known }). Make it again in the studio.
