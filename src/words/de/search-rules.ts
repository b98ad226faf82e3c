import { plainLetters, withoutEndings } from '#spelling/letters.ts';
import type { SearchRules } from '#spelling/search-rules.ts';

/** First parts of compounds that say what a tool is for: “Bilddatei”, “Videogröße”. */
const compound = /^(?:bilder|bild|fotos?|videos?|audio|pdf|datei(?:en)?|seiten|passwort|ton)(?=\p{L}{4}|ton)(?!graf)/u;

export const rules: SearchRules = {
  // “Größe”, “Groesse” and “Grosse” are one word.
  letters: (text) =>
    plainLetters(text)
      .replaceAll('ß', 'ss')
      .replaceAll(/ae|oe|(?<![aeq])ue/g, ([vowel = '']) => vowel),
  split: (word) => [...(compound.exec(word) ?? []), word.replace(compound, '')],
  normal: withoutEndings('ungen ung ern en er em es st e n s t'),
  articles: 'der die das den dem des ein eine einen einem einer mein meine meinen meiner',
  fillers:
    'ab am an auch aufs bis bitte bitten du ganz gratis große größe größen groß hoch ich ihr kann kannst kleiner kostenlos kostenlose machen mehrere mehreren mich möchte muss nur ohne online programm sich so unter über viele vom wie will wird datei dateien dateigröße werden',
  to: 'in ins zu zum zur nach als auf',
  from: 'von vom aus',
  same: {
    compress: 'komprimierung|kompression|kleiner machen|kleinmachen',
    convert: 'wandeln|umwandlung|konverter',
    crop: 'freistellen auf|ausschneiden|abschneiden|beschnitt',
    cut: 'schnitt|zuschnitt|trimmen',
    flip: 'spiegeln|umdrehen|kippen',
    form: 'formulare|formularfelder',
    merge: 'vereinen|kombinieren|aneinanderhängen|zusammensetzen|mergen',
    metadata: 'exif|ortsdaten|standort',
    page: 'seitenzahlen|blatt',
    redact: 'schwärzung|unkenntlich machen|unkenntlich',
    remove: 'wegmachen|herausnehmen',
    resize: 'größe ändern|grösse ändern|bildgröße|verändern',
    sign: 'unterschrift|signatur|signieren',
    split: 'zerteilen|auseinandernehmen|splitten',
    text: 'schrift|texterkennung',
  },
  numbers: {
    width: 'breite|breit',
    height: 'höhe',
    quality: 'qualität',
    speed: 'tempo|geschwindigkeit',
    resolution: 'auflösung',
    angle: 'winkel',
    pixels: 'bildpunkte|bildpunkten',
    degrees: 'grad',
    pages: 'seiten',
    kb: 'kilobyte',
    mb: 'megabyte',
    gb: 'gigabyte',
  },
};
