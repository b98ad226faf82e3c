import { expect, test } from 'vitest';
import { FoldedText } from '#folding/folded-text.ts';
import { Phrase } from '#folding/phrase.ts';
import { asTyped } from '#folding/signs.ts';

/** Words, and how else they are written. */
const written: readonly (readonly [words: string, ways: readonly string[]])[] = [
  [
    'secret',
    [
      'secret',
      'SECRET',
      'S e c r e t',
      'se\u00ADcret',
      'se-\ncret',
      'se\ncret',
      'ſecret',
      'ｓｅｃｒｅｔ',
      'se\u200Bcret',
    ],
  ],
  ['Weißmann', ['Weißmann', 'WEIẞMANN', 'WEISSMANN', 'Weissmann']],
  ['Weissmann', ['Weißmann', 'WEIẞMANN']],
  ['Müller', ['Müller', 'Mu\u0308ller', 'M¨uller', 'M\u0308uller', 'Mu¨ller', 'MÜLLER', 'M\u00FC\u00ADller']],
  ['Älpler', ['A\u0308lpler', '¨Alpler', '\u0308Alpler', 'ÄLPLER']],
  ['Café', ['Cafe\u0301', 'Cafe´', 'CAFÉ', 'Caf\u0301e']],
  ['Pfister', ['Pﬁster', 'Pfi\u200Bster', 'Pf\u200Cister', 'Pfiſter', 'Pﬁﬆer']],
  ["O'Connell", ['O’Connell', 'O‘Connell', 'OʼConnell', 'O´Connell', 'O`Connell', 'O′Connell', "O'CONNELL"]],
  [
    'Mayer-Hofer',
    [
      'Mayer–Hofer',
      'Mayer‑Hofer',
      'Mayer‐Hofer',
      'Mayer—Hofer',
      'Mayer−Hofer',
      'Mayer\u00ADHofer',
      'Mayer-\nHofer',
      'Mayer - Hofer',
      'Mayer﹣Hofer',
    ],
  ],
  ['张伟', ['张伟', '张　伟', '张\n伟', '张 伟']],
  ['김철수', ['김철수', '김 철수', '김철수'.normalize('NFD')]],
  ['İstanbul', ['istanbul', 'ISTANBUL', 'ıstanbul', 'İSTANBUL', 'i\u0307stanbul']],
  ['istanbul', ['İstanbul', 'İSTANBUL', 'I\u0307stanbul']],
  ['ΟΔΥΣΣΕΥΣ', ['Οδυσσευς', 'οδυσσευς']],
  ['محمد', ['محـــمد', 'ﻣﺤﻤﺪ', 'مُحَمَّد']],
  [
    '030 1234567',
    ['030 1234567', '٠٣٠ ١٢٣٤٥٦٧', '０３０　１２３４５６７', '030\u00A01234567', '030\n1234567', '030 12\n34567'],
  ],
  // Digits of two scripts that have no other sign between them.
  ['7', ['\u{116D7}', '\u{116E1}']],
  ['ann@example.org', ['ANN@EXAMPLE.ORG', 'ann@\nexample.org', 'ann@exam\nple.org', 'ann＠example．org']],
  ['Ann Smith', ['ANN  SMITH', 'Ann\nSmith', 'Ann\u3000Smith']],
  ['Lœtitia', ['Loetitia', 'LŒTITIA']],
  ['Dvořák', ['Dvoˇr\u00E1k', 'Dvor\u030Ca\u0301k']],
  ['हिन्दी', ['हिन्दी']],
  ['Łódź', ['ŁÓDŹ', 'Ło\u0301dz\u0301']],
  ['ガギ', ['ｶﾞｷﾞ', 'ガギ'.normalize('NFD')]],
];

for (const [words, ways] of written) {
  for (const way of ways) {
    test(`${words} is found in ${JSON.stringify(way)}, and nothing beside it`, () => {
      expect(new Phrase(words).replaceIn(`x, ${way} y`, '#')).toBe('x, # y');
    });
  }
}

/** Words, and texts that look like them and are not. */
const different = [
  ['Muller', 'Müller'],
  ['Müller', 'Muller'],
  ['Mullé', 'Mulle\u0308'],
  ['Rene', 'Rene\u0301'],
  ['Café', 'Cafe'],
  ['zoo', 'żoo'],
  ['asi', 'as is'],
  ['OConnell', "O'Connell"],
  ['MayerHofer', 'Mayer-Hofer'],
  ['Mayer Hofer', 'Mayer-Hofer'],
  ['기', '김'],
  ['be', 'club\neach'],
  ['another', 'an other'],
  ['-', 'a - b'],
] as const;

for (const [words, text] of different) {
  test(`${words} is not found in ${JSON.stringify(text)}`, () => {
    expect(new Phrase(words).replaceIn(text, '#')).toBe(text);
  });
}

test('a search for what is left over also finds words in pieces', () => {
  const found = new Phrase('Zimmermann').in(new FoldedText('for Zim mermann, or Zim.mermann'), true);
  expect(found).toEqual([{ from: 4, to: 15 }]);
});

test('short words are found in names as whole words, and those in Chinese anywhere', () => {
  expect(['Li', 'Page Li', 'List'].map((text) => new Phrase('Li').isIn(text))).toEqual([true, true, false]);
  expect(new Phrase('张伟').isIn('经理张伟签字')).toBe(true);
});

test('a text becomes what a keyboard types', () => {
  expect(asTyped('+44‑20‑7946–0958 ٠٣٠ O’C ａ\u200Bb\r\nc')).toBe("+44-20-7946-0958 030 O'C ab\nc");
});
