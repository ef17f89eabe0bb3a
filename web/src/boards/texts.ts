// The words that only a board needs: `text/en.ftl`, `text/de.ftl` and `text/ja.ftl` in its folder.
const texts = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });

/** The words of a game's board in one language; nothing where it needs none. */
export const boardText = async (game: string, language: string): Promise<string> =>
  (await texts[`./${game}/text/${language}.ftl`]?.()) ?? "";
