// A game as it is shown here: its facts, its words in the chosen language, its board; each when it has come.
import type { GameInfo } from "../../../docs/wire/wire";
import { loadBoard, type Board } from "../boards";
import { hall } from "./hall.svelte";
import { settings } from "./settings.svelte";
import { loadWords, type Words } from "./words";

const AGAIN = 1500;

interface GameHere {
  readonly game: GameInfo | null;
  readonly words: Words | null;
  readonly board: Board | null;
}

/** Call it while a component begins: it follows the name and the language as long as the component is there. */
export function gameHere(name: () => string | null): GameHere {
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
  follow(
    () => (wanted ? hall.whole(wanted) : null),
    (loaded) => (game = loaded),
  );
  follow(
    () => (wanted ? loadBoard(wanted) : null),
    (loaded) => (board = loaded),
  );
  follow(
    () => (game ? loadWords(settings.language, game) : null),
    (loaded) => (words = loaded),
  );
  return {
    get game() {
      return game;
    },
    get words() {
      return words;
    },
    get board() {
      return board;
    },
  };
}
