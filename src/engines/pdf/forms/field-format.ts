import type { PdfDocument } from '../document/document.ts';
import { inherited, type Field } from '../document/form-fields.ts';
import { scriptText } from '../document/script-text.ts';
import { formatDate } from './date-format.ts';

/** How a form's script writes the values of a text field, by the functions that Acrobat has for it. */
export interface FieldFormat {
  /** What people are shown of it: `dd-mmm-yy` or `1,234.50`. */
  example: string;
  /** Returns a value as it is drawn; undefined if it is not of this kind. */
  format(text: string): string | undefined;
  /** Returns a value as scripts compute with it. */
  plain(text: string): string;
}

const asItIs = (text: string): string => text;

const datePatterns = [
  ...['m/d', 'm/d/yy', 'mm/dd/yy', 'mm/yy', 'd-mmm', 'd-mmm-yy', 'dd-mmm-yy', 'yy-mm-dd', 'mmm-yy', 'mmmm-yy'],
  ...['mmm d, yyyy', 'mmmm d, yyyy', 'm/d/yy h:MM tt', 'm/d/yy HH:MM'],
];
const timePatterns = ['HH:MM', 'h:MM tt', 'HH:MM:ss', 'h:MM:ss tt'];
/** US ZIP codes, ZIP + 4, telephone and Social Security numbers. */
const specialMasks = ['99999', '99999-9999', '(999) 999-9999', '999-99-9999'];
/** The separators of thousands and of decimals; a space for none. */
const separators = [',.', ' .', '.,', ' ,', '’.'];

const call = /\bAF(Date|Time|Number|Percent|Special)_(Format|FormatEx|KeystrokeEx)\s{0,9}\(([^()]{0,200})\)/;
const literals = /"([^"]*)"|'([^']*)'|(-?\d+|true|false)/g;

const unescaped = (literal: string): string =>
  literal.replace(/\\u([\da-f]{4})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

/** Returns undefined if values are drawn as they are, or by a script that does more. */
export function formatOf(document: PdfDocument, { chain }: Field): FieldFormat | undefined {
  const actions = document.dict(inherited(document, chain, 'AA'));
  // A mask of digits has no function that formats it.
  const scripts = ['F', 'K'].map((key) => scriptText(document, document.dict(actions?.get(key))?.get('JS')));
  const [, kind, form, list = ''] = scripts.map((script) => call.exec(script)).find((found) => found) ?? [];
  const values = [...list.matchAll(literals)].map(([, double, single, other]) =>
    unescaped(double ?? single ?? other ?? ''),
  );
  const [first = ''] = values;
  switch (kind) {
    case 'Date':
      return dated(form === 'Format' ? datePatterns[Number(first)] : first);
    case 'Time':
      return dated(form === 'Format' ? timePatterns[Number(first)] : first);
    case 'Special':
      return masked(form === 'Format' ? specialMasks[Number(first)] : first);
    case 'Number':
    case 'Percent':
      return form === 'Format' ? counted(kind, values) : undefined;
    default:
      return undefined;
  }
}

const dated = (pattern = ''): FieldFormat | undefined =>
  /[dmyHhMs]/.test(pattern)
    ? { example: pattern, format: (text) => formatDate(pattern, text), plain: asItIs }
    : undefined;

/** @param mask 9 stands for a digit, A for a letter, O for either and X for anything; others for themselves. */
function masked(mask = ''): FieldFormat | undefined {
  if (!/[9AOX]/.test(mask)) return undefined;
  const kinds: Record<string, RegExp> = { 9: /\d/, A: /\p{L}/u, O: /[\p{L}\d]/u, X: /./u };
  const fill = (letters: string[]): string | undefined => {
    const drawn = [...mask].map((place) => {
      const kind = kinds[place];
      if (!kind) return place;
      const letter = letters.shift() ?? '';
      return kind.test(letter) ? letter : undefined;
    });
    return letters.length > 0 || drawn.includes(undefined) ? undefined : drawn.join('');
  };
  const own = new Set([...mask].filter((place) => !kinds[place]));
  return {
    example: mask,
    format: (text) => fill([...text]) ?? fill([...text].filter((letter) => !own.has(letter) && letter !== ' ')),
    plain: asItIs,
  };
}

function counted(kind: 'Number' | 'Percent', values: readonly string[]): FieldFormat {
  const [places = 0, style = 0, negative = 0] = values.map(Number);
  const [thousands = ',', point = '.'] = separators[style] ?? '';
  const [currency, isBefore] = kind === 'Number' ? [values[4] ?? '', values[5] === 'true'] : [' %', false];
  const digits = Math.min(20, Math.max(0, places));
  const write = (value: number): string => {
    const [whole = '', part] = Math.abs(value).toFixed(digits).split('.');
    const grouped = thousands === ' ' ? whole : whole.replace(/\B(?=(?:\d{3})+$)/g, thousands);
    const number = part === undefined ? grouped : `${grouped}${point}${part}`;
    const amount = isBefore ? `${currency}${number}` : `${number}${currency}`;
    if (value >= 0) return amount;
    return negative >= 2 ? `(${amount})` : `-${amount}`;
  };
  return {
    example: write(kind === 'Percent' ? 12.5 : 1234.5),
    format: (text) => {
      const value = numberIn(text, thousands, point);
      return value === undefined ? undefined : write(kind === 'Percent' ? value * 100 : value);
    },
    plain: (text) => String(numberIn(text, thousands, point) ?? text),
  };
}

/** Reads a number as people type it, with either separator of decimals. */
function numberIn(text: string, thousands: string, point: string): number | undefined {
  const bare = text.trim().replaceAll(/[\s’']/g, '');
  const isGrouped = /^-?\d{1,3}(?:[.,]\d{3})+(?:[.,]\d+)?$/.test(bare) && bare.includes(thousands);
  const plain = (isGrouped ? bare.replaceAll(thousands, '').replace(point, '.') : bare.replace(',', '.')) || 'none';
  return /^-?\d+(?:\.\d+)?$|^-?\.\d+$/.test(plain) ? Number(plain) : undefined;
}
