import { expect, test } from 'vitest';
import { findMatches, findPersonalData } from '#personal-data/find.ts';
import { personalDataKinds, type PersonalDataKind } from '#personal-data/kinds.ts';
import { samplesOf } from './personal-data-corpus.ts';

/** Texts, what must be found in them, and with `-` what must not. */
const cases: Record<PersonalDataKind, readonly (readonly [text: string, found: readonly string[]])[]> = {
  email: [
    [
      'Write to ann.smith+tax@mail.example.co.uk, or bob@example.org.',
      ['ann.smith+tax@mail.example.co.uk', 'bob@example.org'],
    ],
    ['Twitter @ann, 5 pcs @ 3.50, a@b, user@localhost', []],
  ],
  phone: [
    ['Call +44 20 7946 0958 or 0049 30 901820.', ['+44 20 7946 0958', '0049 30 901820']],
    ['Tel.: 030 901820, Fax 030/901821', ['030 901820', '030/901821']],
    ['(212) 555-0123 and 212-736-5000', ['(212) 555-0123', '212-736-5000']],
    ['Phone 02079460958', ['02079460958']],
    ['On 03.04.2019 at 12:30, invoice 2019-0042-118, 10.0.0.1, ISBN 978-3-16-148410-0, page 1 234', []],
  ],
  iban: [
    ['IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX', ['DE89 3704 0044 0532 0130 00']],
    [
      'GB29NWBK60161331926819; FR14 2004 1010 0505 0001 3M02 606',
      ['GB29NWBK60161331926819', 'FR14 2004 1010 0505 0001 3M02 606'],
    ],
    ['DE88 3704 0044 0532 0130 00 has a wrong check digit', []],
  ],
  card: [
    [
      '4111 1111 1111 1111, 5555555555554444, 3782 822463 10005',
      ['4111 1111 1111 1111', '5555555555554444', '3782 822463 10005'],
    ],
    ['4111 1111 1111 1112 and order 1234567890123456', []],
  ],
  'birth-date': [
    ['Ann, born on 3 March 1980, moved on 4 April 2001.', ['3 March 1980']],
    [
      'Date of birth: 1980-03-01. Geburtsdatum: 01.03.1980; née le 1er mars 1980; DOB 03/01/80',
      ['1980-03-01', '01.03.1980', '1er mars 1980', '03/01/80'],
    ],
    ['Invoice of 01.03.1980', []],
  ],
  'national-number': [
    ['SSN 536-90-4399, not 000-12-3456', ['536-90-4399']],
    ['NI number AB 12 34 56 C', ['AB 12 34 56 C']],
    ['Steuer-ID 36 574 261 809; RVNR 15070649C103', ['36 574 261 809', '15070649C103']],
    ['NIR 2 95 10 99 126 111 93', ['2 95 10 99 126 111 93']],
    ['Codice fiscale RCCMNL83S18D969H', ['RCCMNL83S18D969H']],
    ['DNI 54362315K, NIE X-2482300W', ['54362315K', 'X-2482300W']],
    ['BSN: 111222333. Order 111222333', ['111222333']],
    ['PESEL 44051401359', ['44051401359']],
    ['AHV 756.9217.0769.85', ['756.9217.0769.85']],
    ['CPF 390.533.447-05', ['390.533.447-05']],
    ['HETU 131052-308T', ['131052-308T']],
    ['Order 111222334, article 44051401359, phone 536 904399, room 12', []],
  ],
};

for (const [kind, texts] of Object.entries(cases)) {
  for (const [text, found] of texts) {
    test(`${kind} in “${text}”`, () => {
      // The keys of the table are kinds.
      expect(findPersonalData(text, [kind as PersonalDataKind]).toSorted()).toEqual([...found].toSorted());
    });
  }
}

test('an expression finds what matches it, in upper and lower case, each once', () => {
  expect(findMatches('Case A-12, case a-12 and A-7', /a-\d+/gi)).toEqual(['A-12', 'a-12', 'A-7']);
  expect(findMatches('nothing here', /x*/g)).toEqual([]);
});

test('data are found where a line breaks at one of their hyphens', () => {
  // PDFium’s sign for a hyphen there, and the one of text that may be broken.
  const broken = 'Card 4111-1111\uFFFE1111-1111, case AZ\u00AD 2024/17';
  expect(findPersonalData(broken, ['card'])).toEqual(['4111-1111-1111-1111']);
  expect(findMatches(broken, /AZ-\d+\/\d+/g)).toEqual(['AZ-2024/17']);
  expect(findMatches('case AZ-\n2024/17', /AZ-\d+\/\d+/g)).toEqual(['AZ-2024/17']);
  expect(findPersonalData('write to ann@exam\u00AD ple.org', ['email'])).toContain('ann@example.org');
});

test('of 500 made texts, at least 95% of each kind is found, and at least 98% of what is found is of that kind', () => {
  const samples = samplesOf(20261124, 500);
  const figures = personalDataKinds.map((kind) => {
    let [right, wrong, missed] = [0, 0, 0];
    for (const { text, data } of samples) {
      const wanted = new Set(data.filter((each) => each.kind === kind).map((each) => each.text));
      const found = findPersonalData(text, [kind]);
      right += found.filter((each) => wanted.has(each)).length;
      wrong += found.filter((each) => !wanted.has(each)).length;
      missed += [...wanted].filter((each) => !found.includes(each)).length;
    }
    return { kind, recall: right / (right + missed), precision: right / (right + wrong) };
  });
  for (const { kind, recall, precision } of figures) {
    expect(recall, `${kind}: recall`).toBeGreaterThanOrEqual(0.95);
    expect(precision, `${kind}: precision`).toBeGreaterThanOrEqual(0.98);
  }
});

test('data are found with any dashes, digits and joiners, and over line ends without a hyphen', () => {
  const dashed = ['+44‑20‑7946‑0321', '5555–5555–5555–4444', '٤١١١ ١١١١ ١١١١ ١١١١', '４１１１１１１１１１１１１１１１'];
  expect(findPersonalData(dashed.join('\n\n'), ['phone', 'card'])).toEqual([
    '5555-5555-5555-4444',
    '4111 1111 1111 1111',
    '4111111111111111',
    '+44-20-7946-0321',
  ]);
  expect(findPersonalData('Write to ann.smith@exam\nple.org today', ['email'])).toEqual(['ann.smith@example.org']);
  expect(findPersonalData('Card 4111 11\n11 1111 1111', ['card'])).toEqual(['4111 1111 1111 1111']);
  expect(findPersonalData('Write to ann@example.org\nToday', ['email'])).toEqual(['ann@example.org']);
  expect(findPersonalData('See\nann@example.org', ['email'])).toEqual(['ann@example.org']);
});
