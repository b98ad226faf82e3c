import { getCountries, getExampleNumber } from 'libphonenumber-js';
import examples from 'libphonenumber-js/mobile/examples';
import type { PersonalDataKind } from '#personal-data/kinds.ts';

/** A text, and what it contains of each kind. */
export interface Sample {
  text: string;
  data: readonly { kind: PersonalDataKind; text: string }[];
}

type Random = () => number;

/** Mulberry32. */
function randomFrom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const whole = (random: Random, least: number, most: number) => least + Math.floor(random() * (most - least + 1));
const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from');
  return item;
};
const digits = (random: Random, count: number) => Array.from({ length: count }, () => whole(random, 0, 9)).join('');
const padded = (number: number, length = 2) => String(number).padStart(length, '0');
const sum = (text: string, weights: readonly number[]) =>
  weights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
const groups = (text: string, size: number, gap: string) =>
  text.match(new RegExp(`.{1,${size}}`, 'g'))?.join(gap) ?? text;

function luhnDigit(text: string): number {
  const doubled = [...text].toReversed().map((digit, at) => (at % 2 === 0 ? Number(digit) * 2 : Number(digit)));
  return (10 - (doubled.reduce((total, each) => total + (each > 9 ? each - 9 : each), 0) % 10)) % 10;
}

function mod97(text: string): number {
  const numeric = [...text].map((letter) => parseInt(letter, 36)).join('');
  return [...numeric].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);
}

function iban(random: Random): string {
  const [country, account] = pick(random, [
    ['DE', digits(random, 18)],
    ['AT', digits(random, 16)],
    ['CH', digits(random, 17)],
    ['NL', `INGB${digits(random, 10)}`],
    ['GB', `NWBK${digits(random, 14)}`],
  ] as const);
  const whole = `${country}${padded(98 - mod97(`${account}${country}00`))}${account}`;
  return random() < 0.5 ? whole : groups(whole, 4, ' ');
}

function card(random: Random): string {
  const start = `${pick(random, ['4', '51', '55', '2221', '6011'])}${digits(random, 15)}`.slice(0, 15);
  return groups(`${start}${luhnDigit(start)}`, 4, pick(random, ['', ' ', '-']));
}

function email(random: Random): string {
  const name = pick(random, ['ann.smith', 'j_müller', 'info', 'pierre-marie', 'x9', 'marta.nowak+bills']);
  return `${name}${whole(random, 1, 999)}@${pick(random, ['example.org', 'mail.example.co.uk', 'firma-nord.de', 'correo.es'])}`;
}

function phone(random: Random): string {
  const country = pick(
    random,
    getCountries().filter((each) => ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'PL', 'SE', 'BR', 'IN'].includes(each)),
  );
  const number = getExampleNumber(country, examples);
  const label = pick(random, ['Tel. ', 'Phone: ', 'Mobile ', 'Fax ']);
  return random() < 0.6 ? (number?.formatInternational() ?? '') : `${label}${number?.formatNational() ?? ''}`;
}

function birthDate(random: Random): string {
  const [year, month, day] = [whole(random, 1930, 2010), whole(random, 1, 12), whole(random, 1, 28)];
  const name = (language: string) => new Date(2000, month - 1, 15).toLocaleString(language, { month: 'long' });
  return pick(random, [
    `born on ${day} ${name('en')} ${year}`,
    `Date of birth: ${year}-${padded(month)}-${padded(day)}`,
    `DOB ${padded(month)}/${padded(day)}/${year}`,
    `geboren am ${padded(day)}.${padded(month)}.${year}`,
    `geb. ${day}. ${name('de')} ${year}`,
    `née le ${day} ${name('fr')} ${year}`,
    `fecha de nacimiento: ${day} de ${name('es')} de ${year}`,
    `nata il ${day} ${name('it')} ${year}`,
    `生年月日 ${year}年${month}月${day}日`,
  ]);
}

/** Returns nine digits whose weighted sum is divisible by 11. */
function bsn(random: Random): string {
  const start = `1${digits(random, 7)}`;
  const rest = sum(start, [9, 8, 7, 6, 5, 4, 3, 2]) % 11;
  return rest < 10 ? `${start}${rest}` : bsn(random);
}

function cpf(random: Random): string {
  const check = (text: string) =>
    ((sum(
      text,
      [...text].map((_, at) => text.length + 1 - at),
    ) *
      10) %
      11) %
    10;
  const start = digits(random, 9);
  const first = `${start}${check(start)}`;
  return `${groups(start, 3, '.')}-${first.at(-1)}${check(first)}`;
}

function nationalNumber(random: Random): string {
  const [year, month, day] = [whole(random, 40, 99), whole(random, 1, 12), whole(random, 1, 28)];
  const date = `${padded(year)}${padded(month)}${padded(day)}`;
  const dni = whole(random, 10_000_000, 99_999_999);
  const pesel = `${date}${digits(random, 4)}`;
  const swedish = `${date}${padded(whole(random, 1, 999), 3)}`;
  const belgian = `${date}${padded(whole(random, 1, 997), 3)}`;
  const ahv = `756${digits(random, 9)}`;
  return pick(random, [
    `SSN ${whole(random, 100, 665)}-${padded(whole(random, 1, 99))}-${padded(whole(random, 1, 9999), 4)}`,
    `NI number ${pick(random, ['AB', 'JG', 'PX'])} ${groups(digits(random, 6), 2, ' ')} ${pick(random, ['A', 'B', 'C', 'D'])}`,
    `DNI ${dni}${'TRWAGMYFPDXBNJZSQVHLCKE'[dni % 23] ?? ''}`,
    `BSN ${bsn(random)}`,
    `PESEL ${pesel}${(10 - (sum(pesel, [1, 3, 7, 9, 1, 3, 7, 9, 1, 3]) % 10)) % 10}`,
    `personnummer ${swedish.slice(0, 6)}-${swedish.slice(6)}${luhnDigit(swedish)}`,
    `rijksregisternummer ${groups(date, 2, '.')}-${belgian.slice(6)}.${padded(97 - (Number(belgian) % 97))}`,
    `AHV ${ahv.slice(0, 3)}.${ahv.slice(3, 7)}.${ahv.slice(7, 11)}.${ahv.slice(11)}${(10 - (sum(ahv, [1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3]) % 10)) % 10}`,
    `CPF ${cpf(random)}`,
  ]);
}

const makers: Record<PersonalDataKind, (random: Random) => string> = {
  email,
  phone,
  iban,
  card,
  'birth-date': birthDate,
  'national-number': nationalNumber,
};

/** The label before the data is not part of it. */
const label: Partial<Record<PersonalDataKind, RegExp>> = {
  phone: /^[\p{L}:. ]+(?=[+\d(])/u,
  'birth-date': /^.*?(?=\d)/u,
  'national-number': /^(?:NI number|[A-Za-z]+) /,
};

/** Returns numbers that belong to nobody. */
function noise(random: Random): string {
  const at = (least: number, most: number) => whole(random, least, most);
  return pick(random, [
    `invoice ${at(2019, 2026)}-${padded(at(1, 99_999), 5)} of ${padded(at(1, 28))}.${padded(at(1, 12))}.${at(2015, 2026)}`,
    `order ${digits(random, 9)} at ${at(1, 999)}.${padded(at(0, 99))} €`,
    `version ${at(1, 9)}.${at(0, 20)}.${at(0, 99)}, build ${digits(random, 7)}`,
    `ISBN 978-${at(0, 9)}-${digits(random, 2)}-${digits(random, 6)}-${at(0, 9)}`,
    `host ${at(10, 192)}.${at(0, 255)}.${at(0, 255)}.${at(0, 255)} at ${padded(at(0, 23))}:${padded(at(0, 59))}`,
    `article ${digits(random, 4)} ${digits(random, 4)}, ${at(2, 90)} pieces`,
    `pages ${at(1, 40)}-${at(41, 90)}, tracking number ${digits(random, 12)}`,
    `the meeting on ${at(1, 28)} May ${at(2015, 2026)}, room ${digits(random, 3)}`,
    `a load of ${at(1, 9)} ${digits(random, 3)} ${digits(random, 3)} kg`,
  ]);
}

const kinds = Object.keys(makers) as PersonalDataKind[];

/** Returns texts with data of all kinds between other numbers; the same for the same seed. */
export function samplesOf(seed: number, count: number): Sample[] {
  const random = randomFrom(seed);
  return Array.from({ length: count }, () => {
    const said = Array.from({ length: whole(random, 1, 4) }, () => {
      const kind = pick(random, kinds);
      const phrase = makers[kind](random);
      return { kind, phrase, text: phrase.replace(label[kind] ?? '', '') };
    });
    const parts = said.flatMap(({ phrase }) => [phrase, noise(random)]);
    return { text: `${noise(random)}; ${parts.join('; ')}.`, data: said };
  });
}
