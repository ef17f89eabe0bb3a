// Long words in narrow patches: where they may be broken. A machine that guesses syllables breaks words oddly, so these are
// written by hand; a test keeps the list complete. Japanese breaks by itself, between phrases.
const LONG = 8;
const SHY = "\u00ad";

const BROKEN: Record<string, string> = {
  en: `
    Back-wards Breath-ing Child-hood Choco-late Col-leagues Com-muting Con-clusion De-ten-tion Dis-missal En-chanted Every-thing
    Ex-ploring Fav-ourite For-getting God-mother In-spector Life-guard Mous-tache Neigh-bour Night-mare Par-ticular Pro-motion
    Re-curring Rel-atives Remem-bering School-yard Sed-atives Shrink-ing Success-ful Trav-eller Under-water Whis-pered
    Whis-pering Yester-day
  `,
  de: `
    Ab-schluss Ab-waschen Arbeits-platz Aus-nahms-weise Außer-gewöhn-liche Bade-mantel Beförde-rungs-schreiben
    Be-ruhigungs-mittel Be-sprechungs-raum Be-stimmtes Bevor-stehendes Biblio-thek Brül-lender Bus-halte-stelle
    Durch-gedrehter Ein-ziehen Ent-deckungs-reise Erfolg-reich Feier-abend Fleiß-stern-chen Flie-gender
    Furcht-ein-flößen-der Geburts-tags-torte Geheim-nisse Gemüt-liche Ge-schenken Ge-tuschel Ge-zählten Gäh-nender
    Hand-lungen Haus-aufgaben Heiden-angst Heiß-luft-ballon Hilfs-bereiter Hänge-matte Höf-liches Jahr-markt
    Jon-glieren Ketten-säge Kissen-burg Klar-traum Knar-rende Kranken-haus Kuschel-decke Kusche-liger
    Kün-digungs-schreiben Lieblings-lehrerin Lotto-schein Mitter-nacht Muskel-krampf Nach-sitzen Nicker-chen Pen-delnde
    Phan-tasie Prüfungs-saal Rech-nungen Regen-schirm Rettungs-schwimmer Rich-tigen Riesen-katze Rück-wärts Schlaf-anzug
    Schlafen-gehen Schlaf-störung Schlüs-sel Schnar-chen Schnee-frei Schnurr-bart Schnur-rende Schoko-lade Schrum-pfen
    Serien-mörder Sonnen-milch Span-nungen Spre-chender Steuer-prüfer Sturz-betrunken Süßig-keiten-fabrik Telefon-anruf
    Ticken-der Tief-schlaf Tores-schluss Trauma-tische Un-dichter Unhöf-liches Ver-derbens Ver-flossene Ver-irrter
    Ver-schlossene Ver-sinken Ver-wandte Wieder-kehrendes Wieder-sehen Wohn-zimmer Wolken-schloss Wäsche-gebirge
    Zauber-spiegel Zauber-wald Zeit-reisender Zer-fließende Zer-sprungener Zusammen-hang Zwin-gende Fröh-licher Schwim-men
    Ver-gessen Ver-laufen Ver-lieren Ver-mehren Ver-passen Ver-schollenen Übel-launiger Über-fällige
  `,
};

const words = (language: string): Map<string, string[]> =>
  new Map((BROKEN[language] ?? "").trim().split(/\s+/).map((word) => [word.replaceAll("-", "").toLowerCase(), word.split("-")]));
const known = new Map(Object.keys(BROKEN).map((language) => [language, words(language)]));

/** The same name with soft hyphens in its long words. */
export function breakable(name: string, language: string): string {
  return name.replace(/\p{L}+/gu, (word) => broken(word, known.get(language)?.get(word.toLowerCase()) ?? []));
}

function broken(word: string, parts: string[]): string {
  let from = 0;
  return parts.length < 2 ? word : parts.map((part) => word.slice(from, (from += part.length))).join(SHY);
}

/** The long words of a name for which nobody has said yet where they may be broken. */
export function unbroken(name: string, language: string): string[] {
  const table = known.get(language);
  return table ? [...name.matchAll(/\p{L}+/gu)].map(([word]) => word).filter((word) => word.length > LONG && !table.has(word.toLowerCase())) : [];
}

const LINE = 9;
const LINE_OF_SIGNS = 4;
const FEW_LINES = 2;

/** Whether a name needs so many lines in a patch that its picture must step aside. */
export function isLong(name: string, language: string): boolean {
  if (language === "ja") return name.length > FEW_LINES * LINE_OF_SIGNS;
  let lines = 0;
  let left = 0;
  for (const word of name.split(/\s+/)) {
    if (word.replaceAll(SHY, "").length <= left - 1) left -= word.replaceAll(SHY, "").length + 1;
    else {
      // A word that is too long for a line is broken where it may be.
      let used = 0;
      for (const part of word.split(SHY)) {
        if (lines === 0 || used === 0 || used + part.length > LINE) {
          lines++;
          used = part.length;
        } else used += part.length;
      }
      left = LINE - used;
    }
  }
  return lines > FEW_LINES;
}
