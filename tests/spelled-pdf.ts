import { PdfText } from '../scripts/fixtures/pdf-text.ts';

/** Words, and how else they may be written. */
export const spellings: Readonly<Record<string, readonly (readonly [words: string, written: string])[]>> = {
  case: [
    ['Weißmann', 'WEISSMANN'],
    ['Weißmann', 'WEIẞMANN'],
    ['İsmail', 'ISMAIL'],
    ['Παπαδόπουλος', 'ΠΑΠΑΔΌΠΟΥΛΟΣ'],
    ['Щербакова', 'ЩЕРБАКОВА'],
  ],
  dashes: [
    ['Mayer-Hofer', 'Mayer–Hofer'],
    ['Mayer-Hofer', 'Mayer‑Hofer'],
    ['Mayer-Hofer', 'Mayer−Hofer'],
    ['Mayer-Hofer', 'Mayer—Hofer'],
  ],
  apostrophes: [
    ["O'Connell", 'O’Connell'],
    ["O'Connell", 'OʼConnell'],
    ["O'Connell", 'O´Connell'],
    ["D'Angelo", 'D‘Angelo'],
  ],
  accents: [
    ['Müller', 'Mu\u0308ller'],
    ['Dvořák', 'Dvor\u030Ca\u0301k'],
    ['Müller', 'M¨uller'],
    ['Garçon', 'Garc¸on'],
    ['Łódź', 'Ło\u0301dz\u0301'],
  ],
  ligatures: [
    ['Pfister', 'Pﬁster'],
    ['Hoffmann', 'Hoﬀmann'],
    ['Baffling', 'Baﬄing'],
    ['Assmann', 'Aſſmann'],
    ['Loetitia', 'Lœtitia'],
  ],
  invisible: [
    ['Zimmermann', 'Zim\u200Bmer\u200Cmann'],
    ['Zimmermann', 'Zim\u00ADmer\u00ADmann'],
    ['Zimmermann', 'Zim\u2060mer\uFEFFmann'],
    ['محمد', 'محـــمد'],
  ],
  'full width': [
    ['Yamada 1234', 'Ｙａｍａｄａ　１２３４'],
    ['ann@example.org', 'ａｎｎ＠ｅｘａｍｐｌｅ．ｏｒｇ'],
    ['ガラス', 'ｶﾞﾗｽ'],
  ],
  digits: [
    ['4017 2233', '٤٠١٧ ٢٢٣٣'],
    ['4017 2233', '४०१७ २२३३'],
    ['4017 2233', '4017\u00A02233'],
  ],
  'Chinese, Japanese, Korean': [
    ['张伟', '张　伟'],
    ['欧阳修', '欧阳修'],
    ['김철수', '김 철수'],
    ['山田', '山 田'],
  ],
  forms: [
    ['محمد', 'ﻣﺤﻤﺪ'],
    ['שרה', 'שׂרה'],
  ],
  spaces: [
    ['Zimmermann', 'Z i m m e r m a n n'],
    ['Anna Smith', 'Anna\u2003\u2009Smith'],
  ],
  plain: [
    ['Zimmermann', 'Zimmermann'],
    ['Li', 'Li'],
    ['+44 20 7946 0958', '+44 20 7946 0958'],
    ['DE89 3704 0044', 'DE89 3704 0044'],
  ],
};

/** Draws a line: returns operators, in a page of 600 by 800 points. */
type Draw = (line: Line) => string;

interface Line {
  before: string;
  word: string;
  after: string;
  y: number;
  show(text: string): string;
}

const [size, advance] = [12, 7.2];
const left = 60;

const at = (matrix: string, text: string) => `${matrix} Tm ${text} Tj`;

/** Draws each letter with its own matrix, in an order. */
function letterByLetter(
  { before, word, after, y, show }: Line,
  place: (x: number, y: number) => string,
  order: (letters: string[]) => string[] = (letters) => letters,
): string {
  const letters = Array.from(`${before}${word}${after}`, (letter, index) =>
    letter === ' ' ? '' : at(place(left + index * advance, y), show(letter)),
  );
  return order(letters).join(' ');
}

const turned = (degrees: number) => {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)].map((value) =>
    Number(value.toFixed(5)),
  );
  return [cos, sin] as const;
};

/** Places a point of a line that is turned about its middle. */
const around = (degrees: number) => (x: number, y: number) => {
  const [cos = 1, sin = 0] = turned(degrees);
  const [dx] = [x - 300];
  return `${cos} ${sin} ${-sin} ${cos} ${(300 + dx * cos).toFixed(2)} ${(y + dx * sin).toFixed(2)}`;
};

const shuffled = (letters: string[]) => [
  ...letters.filter((_, index) => index % 3 === 1),
  ...letters.filter((_, index) => index % 3 === 0),
  ...letters.filter((_, index) => index % 3 === 2).toReversed(),
];

const whole = ({ before, word, after }: Line) => `${before}${word}${after}`;
const upright = (x: number, y: number) => `1 0 0 1 ${x.toFixed(2)} ${y.toFixed(2)}`;

/** Ways of drawing a line, and how much room it needs. */
const ways: Readonly<Record<string, Draw>> = {
  plain: (line) => at(upright(left, line.y), line.show(whole(line))),
  kerned: (line) =>
    `${upright(left, line.y)} Tm [${Array.from(whole(line), (letter, index) => `${line.show(letter)} ${(index % 3) * 20 - 20}`).join(' ')}] TJ`,
  'in two pieces': (line) => {
    const middle = line.before.length + Math.ceil(line.word.length / 2);
    const text = whole(line);
    return `${at(upright(left + middle * advance, line.y), line.show(text.slice(middle)))} ${at(upright(left, line.y), line.show(text.slice(0, middle)))}`;
  },
  'letter by letter': (line) => letterByLetter(line, upright),
  'letters in another order': (line) => letterByLetter(line, upright, shuffled),
  'turned by 180°': (line) => at(around(180)(left, line.y), line.show(whole(line))),
  'turned by 180°, letter by letter': (line) => letterByLetter(line, around(180)),
  'turned by 90°': (line) => at(around(90)(left + 200, line.y - 100), line.show(whole(line))),
  'turned by 270°, letters in another order': (line) =>
    letterByLetter({ ...line, y: line.y - 100 }, (x, y) => around(270)(x + 150, y), shuffled),
  'turned by 37°': (line) => at(around(37)(left + 150, line.y - 100), line.show(whole(line))),
  'turned by 37°, letter by letter': (line) =>
    letterByLetter({ ...line, y: line.y - 100 }, (x, y) => around(37)(x + 150, y)),
  mirrored: (line) => at(`-1 0 0 1 500 ${line.y}`, line.show(whole(line))),
  'mirrored, letter by letter': (line) => letterByLetter(line, (x, y) => `-1 0 0 1 ${(560 - x).toFixed(2)} ${y}`),
  'with another replacement text': (line) =>
    `/Span << /ActualText (Somebody) >> BDC ${at(upright(left, line.y), line.show(whole(line)))} EMC`,
  'with wide gaps': (line) => `3 Tc ${at(upright(left, line.y), line.show(whole(line)))} 0 Tc`,
  'drawn twice': (line) => [0, 0.4].map((shift) => at(upright(left + shift, line.y), line.show(whole(line)))).join(' '),
  'on an uneven line': (line) => letterByLetter(line, (x, y) => upright(x, y + (Math.round(x) % 5) - 2)),
  'over two lines': (line) => {
    const middle = Math.ceil(line.word.length / 2);
    return `${at(upright(left, line.y), line.show(`${line.before}${line.word.slice(0, middle)}-`))} ${at(upright(left, line.y - 14), line.show(`${line.word.slice(middle)}${line.after}`))}`;
  },
  'over two lines without a hyphen': (line) => {
    const middle = Math.ceil(line.word.length / 2);
    return `${at(upright(left, line.y), line.show(`${line.before}${line.word.slice(0, middle)}`))} ${at(upright(left, line.y - 14), line.show(`${line.word.slice(middle)}${line.after}`))}`;
  },
};

const rightToLeft = /(?!\p{N})[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** Writes a document with one page for each spelling of a kind, all drawn in one way. */
function writeOwn(kind: string, way: string, draw: Draw): [Uint8Array<ArrayBuffer>, string[]] {
  const file = new PdfText();
  const some = spellings[kind] ?? [];
  const characters = [...new Set(some.flatMap(([, written]) => [...`for ${written}, then-`]))];
  const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0');
  const unitsOf = (text: string) => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index), 4));
  const map = file.stream(
    '',
    `begincmap 1 begincodespacerange <00> <ff> endcodespacerange ${characters.length} beginbfchar ${characters
      .map((character, index) => `<${hex(index + 32, 2)}> <${unitsOf(character).join('')}>`)
      .join(' ')} endbfchar endcmap`,
  );
  const font = file.add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Courier /FirstChar 32 /LastChar 255 /Widths [${Array(224).fill(600).join(' ')}] /ToUnicode ${map} >>`,
  );
  const show = (text: string) =>
    `<${Array.from(text, (character) => hex(characters.indexOf(character) + 32, 2)).join('')}>`;
  // Lines in right-to-left text are divided the other way.
  const drawable = some.filter(([, written]) => !way.startsWith('over') || !rightToLeft.test(written));
  const pages = drawable.map(([, written]) => {
    // As it is seen: letters from right to left.
    const word = rightToLeft.test(written) ? [...written].toReversed().join('') : written;
    const content = `BT /F1 ${size} Tf ${draw({ before: 'for ', word, after: ', then', y: 500, show })} ET`;
    return file.page(`/Contents ${file.stream('', content)} /Resources << /Font << /F1 ${font} >> >>`);
  });
  return [file.document(pages, { tree: '/MediaBox [0 0 600 800]' }), [...new Set(drawable.map(([words]) => words))]];
}

/** A document with words, as someone types them, that are to be removed from it. */
export interface SpelledPdf {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
  words: string[];
}

/** Every kind of spelling, drawn in every way: a document each, with a page for each spelling. */
export function spelledPdfs(): SpelledPdf[] {
  return Object.keys(spellings).flatMap((kind) =>
    Object.entries(ways).flatMap(([way, draw]) => {
      const [bytes, words] = writeOwn(kind, way, draw);
      return words.length > 0 ? { name: `${kind}, ${way}`, bytes, words } : [];
    }),
  );
}
