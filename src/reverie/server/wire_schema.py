"""The server's types for others: JSON Schema and TypeScript, written to ``docs/wire``.

They are generated from ``wire`` (the socket), from ``http_messages``, ``studio_messages`` and ``daily_messages``
(HTTP), from ``browser_effects`` (the table in a browser) and from the kernel's ``problems`` (what is checked there),
with the comments of classes and fields.
``python -m reverie.server.wire_schema docs/wire`` writes both files; a test fails when they are not what the code says.
"""

import ast
import inspect
import json
import sys
import textwrap
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import msgspec

from reverie import wire
from reverie.kernel.problems import RecordFinding, RefusedStudy
from reverie.table.clock_kinds import AnyClock
from reverie.table.view_shapes import View
from reverie.wire import browser_effects, daily_messages, http_messages, studio_messages

_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


_NAMED: Mapping[str, Any] = {
    "AnyClock": AnyClock,
    "AnyEffect": browser_effects.AnyEffect,
    "Device": http_messages.Device,
    "GameOption": http_messages.GameOption,
    "FormPart": studio_messages.FormPart,
    "TrialLine": studio_messages.TrialLine,
    "FromClient": wire.FromClient,
    "FromServer": wire.FromServer,
}
"""Types that are no structs, and are asked for by these names."""

_TYPESCRIPT_NAMES = {"Record": "GameRecord"}
"""TypeScript has a ``Record`` of its own."""


def schema() -> dict[str, Any]:
    """Both directions of the socket, and all that HTTP asks and answers, as one JSON Schema document."""
    requests = (*get_args(http_messages.AnyRequest), *get_args(studio_messages.AnyStudioRequest))
    answers = (View, http_messages.ReplayStep, *get_args(http_messages.AnyAnswer))
    answers += (*get_args(studio_messages.AnyStudioAnswer), *get_args(daily_messages.AnyDailyAnswer))
    answers += (RecordFinding, RefusedStudy)
    _, received = _components(wire.FromClient, *requests)
    shown, components = _components(*_NAMED.values(), *requests, *answers)
    for name, kind in _structs(msgspec.Struct):
        if name in components:
            _describe_fields(components[name], kind)
            if name not in received:
                components[name]["required"] = _always_sent(kind)
    components["View"]["additionalProperties"] = True  # the game's own fields
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Reverie's wire, protocol {wire.PROTOCOL}",
        "$defs": {**dict(sorted(components.items())), **dict(zip(_NAMED, shown, strict=False))},
    }


def _components(*types: Any) -> tuple[tuple[dict[str, Any], ...], dict[str, Any]]:
    """The types' schemas, and those of all structs in them."""
    return msgspec.json.schema_components(types, ref_template="#/$defs/{name}")


def _structs(base: type[msgspec.Struct]) -> Iterator[tuple[str, type[msgspec.Struct]]]:
    """Reverie's structs by name."""
    for kind in base.__subclasses__():
        if kind.__module__.startswith("reverie."):
            yield kind.__name__, kind
        yield from _structs(kind)


def _always_sent(kind: type[msgspec.Struct]) -> list[str]:
    """The fields that are in every message of that kind: a default is sent too, unless the struct leaves it out."""
    config, fields = kind.__struct_config__, msgspec.structs.fields(kind)
    tag = [config.tag_field] if config.tag_field else []
    left_out = [field.name for field in fields if field.default is msgspec.UNSET]
    if config.omit_defaults:
        left_out = [field.name for field in fields if not field.required]
    return tag + [field.name for field in fields if field.name not in left_out]


def _describe_fields(definition: dict[str, Any], kind: type[msgspec.Struct]) -> None:
    """What is said of each field in the code, right after it."""
    for base in reversed(kind.__mro__[: kind.__mro__.index(msgspec.Struct)]):
        (body,) = ast.parse(textwrap.dedent(inspect.getsource(base))).body
        assert isinstance(body, ast.ClassDef)
        for field, comment in zip(body.body, body.body[1:], strict=False):
            match field, comment:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    if name in definition["properties"]:
                        definition["properties"][name] = {**definition["properties"][name], "description": text}


def json_schema() -> str:
    """The document as text."""
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The same types for TypeScript."""
    lines = [
        "// Generated from reverie.wire: do not edit.",
        "",
        f"export const PROTOCOL = {wire.PROTOCOL};",
    ]
    for name, definition in schema()["$defs"].items():
        lines += ["", *_comment(definition, "")]
        if definition.get("type") == "object" and "properties" in definition:
            lines += [f"export interface {_typescript_name(name)} {{", *_fields(definition), "}"]
        else:
            lines.append(f"export type {name} = {_type(definition)};")
    return "\n".join(lines) + "\n"


def _fields(definition: Mapping[str, Any]) -> list[str]:
    required = definition.get("required", [])
    lines = []
    for name, field in definition["properties"].items():
        lines += _comment(field, "  ")
        lines.append(f"  {name}{'' if name in required else '?'}: {_type(field)};")
    if definition.get("additionalProperties"):
        lines.append("  [field: string]: unknown;")
    return lines


def _comment(definition: Mapping[str, Any], indent: str) -> list[str]:
    text = " ".join(definition.get("description", "").split())
    return [f"{indent}/** {text} */"] if text else []


def _type(definition: Mapping[str, Any]) -> str:
    if "$ref" in definition:
        return _typescript_name(str(definition["$ref"]).rpartition("/")[2])
    if "anyOf" in definition:
        return " | ".join(dict.fromkeys(_type(option) for option in definition["anyOf"]))
    if "enum" in definition:
        return " | ".join(json.dumps(value) for value in definition["enum"])
    kind = definition.get("type")
    if "prefixItems" in definition:
        return f"[{', '.join(_type(item) for item in definition['prefixItems'])}]"
    if kind == "array":
        return f"{_bracketed(_type(definition.get('items', {})))}[]"
    if kind == "object":
        values = definition.get("additionalProperties", {})
        return f"{{ [name: string]: {_type(values if isinstance(values, Mapping) else {})} }}"
    return _SCALARS.get(str(kind), "unknown")


def _typescript_name(name: str) -> str:
    return _TYPESCRIPT_NAMES.get(name, name)


def _bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


def write(folder: Path) -> None:
    """Write both files."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wire.schema.json").write_text(json_schema(), encoding="utf-8")
    (folder / "wire.ts").write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
