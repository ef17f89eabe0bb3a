import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { breakable, isLong, unbroken } from "../src/boards/counting-zzzzs/names";

const TEXTS = "../src/reverie/games/counting_zzzzs/text";
const namesIn = (language: string): string[] => [...readFileSync(`${TEXTS}/${language}.ftl`, "utf8").matchAll(/^name-\S+ = (.*)$/gm)].map(([, name]) => name!);

test.each(["en", "de"])("it is known where every long word of a card's name may be broken (%s)", (language) => {
  expect(namesIn(language).flatMap((name) => unbroken(name, language))).toEqual([]);
});

test("words are broken where a reader would, and keep their letters", () => {
  expect(breakable("Geburtstagstorte", "de")).toBe("Geburts\u00adtags\u00adtorte");
  expect(breakable("Im Zauberwald", "de")).toBe("Im Zauber\u00adwald");
  expect(breakable("Rubber Duck", "en")).toBe("Rubber Duck");
  expect(breakable("魔法の森", "ja")).toBe("魔法の森");
});

test("a name of more than two lines is long", () => {
  const long = (name: string, language: string) => isLong(breakable(name, language), language);
  expect(long("Polite Ghost", "en")).toBe(false);
  expect(long("Hammock between Two Moons", "en")).toBe(true);
  expect(long("Beförderungsschreiben", "de")).toBe(true);
  expect(long("おばけ", "ja")).toBe(false);
  expect(long("更新が1%で止まったパソコン", "ja")).toBe(true);
});
