// The games that the server knows.
import { api } from "./api";
import type { Game } from "./types";

class Hall {
  games = $state.raw<Game[]>([]);
  failed = $state(false);

  constructor() {
    void this.load();
  }

  game(name: string): Game | null {
    return this.games.find((game) => game.name === name) ?? null;
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

export const hall = new Hall();
