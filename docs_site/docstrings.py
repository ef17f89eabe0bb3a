"""Examples in docstrings (lines that begin with ``>>>``) become blocks of code on the site."""

import griffe


class ExamplesAsBlocks(griffe.Extension):
    """A Griffe extension that puts a fence around every example."""

    def on_instance(self, *, obj: griffe.Object, **_: object) -> None:
        """Called for every module, class, function and attribute that is read."""
        if obj.docstring and ">>> " in obj.docstring.value:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with a fence around each example: from its first ``>>>`` to the next empty line."""
    lines: list[str] = []
    inside = False
    for line in text.splitlines():
        if not inside and line.lstrip().startswith(">>> "):
            lines += ["", "```pycon"]
            inside = True
        elif inside and not line.strip():
            lines.append("```")
            inside = False
        lines.append(line.strip() if inside and line.lstrip().startswith(">>> ") else line)
    return "\n".join([*lines, "```"] if inside else lines)
