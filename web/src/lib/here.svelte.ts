// A game as it is shown here: its facts, its words in the chosen language, its board; each when it has come.
import type { GameInfo } from "../../../docs/wire/wire";
import { loadBoard, type Board } from "../boards";
import { laidOver } from "./content";
import { catalogue } from "./catalogue.svelte";
import { settings } from "./settings.svelte";
import type { Facts, PlayedGame } from "./types";
import { loadWords, type Words } from "./words";

const AGAIN = 1500;

interface GameHere {
  readonly game: PlayedGame | null;
  readonly words: Words | null;
  readonly board: Board | null;
}

/**
 * Call it while a component begins: it follows the name and the language as long as the component is there. Overrides are
 * those of a table: its game has other numbers wherever numbers are shown.
 */
export function gameHere(name: () => string | null, overrides: () => Facts | undefined = () => undefined): GameHere {
  let game = $state.raw<GameInfo | null>(null);
  let words = $state.raw<Words | null>(null);
  let board = $state.raw<Board | null>(null);

  /** Load something whenever what it depends on changes, and again after a while where that fails. */
  function follow<T>(load: () => Promise<T> | null, take: (loaded: T) => void): void {
    let failures = $state(0);
    $effect(() => {
      void failures;
      let isGone = false;
      let timer = 0;
      load()?.then(
        (loaded) => isGone || take(loaded),
        () => (timer = window.setTimeout(() => failures++, AGAIN)),
      );
      return () => {
        isGone = true;
        clearTimeout(timer);
      };
    });
  }
  const wanted = $derived(name());
  const over = $derived(JSON.stringify(overrides() ?? {}));
  const played = $derived.by((): PlayedGame | null => {
    if (!game || over === "{}") return game;
    const changes = JSON.parse(over) as Facts;
    return { ...game, content: laidOver(game.content, changes) as Facts, overrides: changes };
  });
  follow(
    () => (wanted ? catalogue.whole(wanted) : null),
    (loaded) => (game = loaded),
  );
  follow(
    () => (wanted ? loadBoard(wanted) : null),
    (loaded) => (board = loaded),
  );
  follow(
    () => (played ? loadWords(settings.language, played) : null),
    (loaded) => (words = loaded),
  );
  return {
    get game() {
      return played;
    },
    get words() {
      return words;
    },
    get board() {
      return board;
    },
  };
}
