"""Every socket is an open file, here and in the server: room for them is made before anything is measured."""

import resource
import sys

_BESIDES = 300
"""Files that a process has open besides its sockets."""


def make_room(sockets: int) -> None:
    """Let this process, and those that it starts, have so many sockets; ends with a sentence where it may not."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = sockets + _BESIDES
    if hard != resource.RLIM_INFINITY and hard < wanted:
        sys.exit(
            f"{wanted} open files are needed, and this system allows {hard} to a process. "
            "Raise the limit as its administrator (ulimit -Hn, or LimitNOFILE of a service), or take fewer --sockets."
        )
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
