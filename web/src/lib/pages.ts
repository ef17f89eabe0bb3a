// A long story comes in pages: a scene tells its end, and what came before is asked for, page by page.
import type { Scene, StoryPage, Told } from "../../../docs/wire/wire";

/** The story as far as it is known, and how many events come before. */
export interface Known {
  told: Told[];
  from: number;
}

/** The story after a scene. Where nothing was missed, what the scene leaves out is known already and stays. */
export function afterScene(known: Known, scene: Pick<Scene, "story" | "story_from">, inStep: boolean): Known {
  const earlier = known.told.slice(0, Math.max(0, scene.story_from - known.from));
  if (!inStep || known.from + earlier.length !== scene.story_from) return { told: scene.story, from: scene.story_from };
  return { told: [...earlier, ...scene.story], from: known.from };
}

/** The story with a page before it; a page that does not end where it begins was asked for before the last scene. */
export function withPage(known: Known, page: Pick<StoryPage, "story" | "story_from">): Known {
  if (page.story_from + page.story.length !== known.from) return known;
  return { told: [...page.story, ...known.told], from: page.story_from };
}
