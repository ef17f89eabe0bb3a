// Long words in narrow patches: where they may be broken. The syllables are those that these two languages speak, roughly.
const LONG = 9;
const SHORT = 2;
const SHY = "\u00ad";
const SYLLABLES: Record<string, RegExp> = {
  de: /(?<=[aeiouyäöü])([^aeiouyäöü]*?)(sch[lmnrw]?|spr?|[bdfgkp]r|fl|ch|ck|ph|qu|[^aeiouyäöü])(?=[aeiouyäöü])/giu,
  en: /(?<=[aeiou])([^aeiou]*?)([cstw]h|[bcdfgkpt]r|cl|qu|[^aeiou])(?=[aeiou])/giu,
};

/** The same name with soft hyphens in its long words. */
export function breakable(name: string, language: string): string {
  const syllable = SYLLABLES[language];
  if (!syllable) return name;
  return name.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : broken(word, syllable)));
}

function broken(word: string, syllable: RegExp): string {
  return word.replace(syllable, (_, coda: string, onset: string, at: number) => {
    const isRoomy = at > 1 && word.length - at - coda.length > SHORT;
    return coda + (isRoomy ? SHY : "") + onset;
  });
}
