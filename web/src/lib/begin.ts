// From what somebody wishes for to a table, and its address.
import type { GameCard } from "../../../docs/wire/wire";
import type { How, TableWish } from "../parts/Wish.svelte";
import { api } from "./api";
import { settings, t } from "./settings.svelte";
import type { Facts } from "./types";

/** Overrides are what a variant changes, and its name. */
export async function beginTable(
  game: GameCard,
  how: How,
  wanted: TableWish,
  overrides: Facts = {},
  variant = "",
): Promise<string> {
  const { players, options, bot, clock, isPublic, window, wholeWindows, others } = wanted;
  if (how === "together")
    for (let at = 0; at < players - 1; at++)
      await api.become(others[at]?.trim() || t("player-number", { number: at + 2 }), settings.language, at + 2);
  const { id } = await api.create({
    game: game.name,
    players,
    options,
    overrides,
    variant,
    clock,
    window,
    whole_windows: wholeWindows,
    private: how !== "friends" || !isPublic,
    stand_in: bot,
  });
  if (how === "together") localStorage.setItem(`together:${id}`, String(players));
  sessionStorage.setItem(`begin:${id}`, JSON.stringify({ bots: how === "bots" ? Array(players - 1).fill(bot) : [] }));
  return `/tables/${id}`;
}
