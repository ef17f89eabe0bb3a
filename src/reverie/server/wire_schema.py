"""The wire's types for others: JSON Schema and TypeScript, generated from ``wire`` and written to ``docs/wire``.

``python -m reverie.server.wire_schema docs/wire`` writes both files; a test fails when they are not what ``wire`` says.
"""

import json
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from reverie.server import wire
from reverie.table.views import View

_SCALARS = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def schema() -> dict[str, Any]:
    """Both directions of the wire as one JSON Schema document."""
    (client, server, _), components = msgspec.json.schema_components(
        [wire.FromClient, wire.FromServer, View], ref_template="#/$defs/{name}"
    )
    components["View"]["additionalProperties"] = True  # the game's own fields
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Reverie's wire, protocol {wire.PROTOCOL}",
        "$defs": {**dict(sorted(components.items())), "FromClient": client, "FromServer": server},
    }


def json_schema() -> str:
    return json.dumps(schema(), indent=2, ensure_ascii=False) + "\n"


def typescript() -> str:
    """The same types for TypeScript."""
    lines = ["// Generated from reverie.server.wire: do not edit.", "", f"export const PROTOCOL = {wire.PROTOCOL};"]
    for name, definition in schema()["$defs"].items():
        lines += ["", *_comment(definition, "")]
        if definition.get("type") == "object" and "properties" in definition:
            lines += [f"export interface {name} {{", *_fields(definition), "}"]
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
        return str(definition["$ref"]).rpartition("/")[2]
    if "anyOf" in definition:
        return " | ".join(dict.fromkeys(_type(option) for option in definition["anyOf"]))
    if "enum" in definition:
        return " | ".join(json.dumps(value) for value in definition["enum"])
    kind = definition.get("type")
    if kind == "array":
        return f"{_bracketed(_type(definition.get('items', {})))}[]"
    if kind == "object":
        values = definition.get("additionalProperties", {})
        return f"Record<string, {_type(values if isinstance(values, Mapping) else {})}>"
    return _SCALARS.get(str(kind), "unknown")


def _bracketed(text: str) -> str:
    return f"({text})" if " | " in text else text


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "wire.schema.json").write_text(json_schema(), encoding="utf-8")
    (folder / "wire.ts").write_text(typescript(), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
