// The games that the server knows.
import type { GameCard, GameInfo } from "../../../docs/wire/wire";
import { api } from "./api";

class Catalogue {
  games = $state.raw<GameCard[]>([]);
  failed = $state(false);
  private readonly known = new Map<string, Promise<GameInfo>>();

  constructor() {
    void this.load();
  }

  game(name: string): GameCard | null {
    return this.games.find((game) => game.name === name) ?? null;
  }

  /** A game with its content, fetched once. */
  whole(name: string): Promise<GameInfo> {
    const found = this.known.get(name) ?? api.game(name);
    found.catch(() => this.known.delete(name));
    this.known.set(name, found);
    return found;
  }

  private async load(wait = 500): Promise<void> {
    try {
      this.games = await api.games();
      this.failed = false;
    } catch {
      this.failed = true;
      setTimeout(() => void this.load(Math.min(8000, wait * 2)), wait);
    }
  }
}

export const catalogue = new Catalogue();
