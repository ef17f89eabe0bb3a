// How the lobby says that a table plays a variant.
import type { LobbyTable } from "../../../docs/wire/wire";
import { t } from "./settings.svelte";

/** `Variant`, with its name where it has one; empty where everything is as printed. */
export function variantText({ summary: { variant } }: LobbyTable): string {
  return variant ? t("variant") + (variant.name && `: ${variant.name}`) : "";
}
