import type { FormatId } from '#formats/formats.ts';
import type { Recipe } from '#recipes/recipe.ts';
import { stemsOf } from './normal-words.ts';
import type { Setting } from './settings.ts';

/** A number in a query, with the words about it. */
export interface SaidNumber {
  value: string;
  /** In the notation of options: `px`, `dpi`, `°`. */
  unit?: string;
  /** The stem of the preceding word, which is part of an option's title. */
  of?: string;
}

export interface SaidOptions {
  numbers: readonly SaidNumber[];
  to?: FormatId | undefined;
  bytes?: number | undefined;
}

const units: Record<string, string> = {
  px: 'px',
  pixel: 'px',
  pixels: 'px',
  dpi: 'dpi',
  ppi: 'dpi',
  '°': '°',
  deg: '°',
  degrees: '°',
  x: '×',
  '×': '×',
  db: 'dB',
  kbps: 'kbit/s',
  'kbit/s': 'kbit/s',
  'kb/s': 'kbit/s',
};
const unitPattern = Object.keys(units)
  .toSorted((a, b) => b.length - a.length)
  .join('|');

/** A size in pixels; smaller numbers are paper sizes. */
const sides = /(?<![\p{L}\d.,-])(\d{3,5})\s*[x×]\s*(\d{3,5})(?![\p{L}\d])\s*(?:px|pixels?)?/iu;
const ratio = /(?<![\p{L}\d.,:-])(\d{1,2}:\d{1,2})(?![\d:])/u;
const named =
  /(?<!\p{L})(quality|width|height|wide|high|speed|rotate|angle|resolution|columns|fps|frame rate)\s+(?:by|to|of)?\s*(\d+(?:\.\d+)?)(?![\p{L}\d:])/iu;
const withUnit = new RegExp(String.raw`(?<![\p{L}\d.,:-])(\d+(?:\.\d+)?)\s*(${unitPattern})(?![\p{L}\d])`, 'iu');
// Not in "JPEG 2000".
const alone = /(?<!jpeg\s)(?<![\p{L}\d.,:-])(\d{2,5})(?![\p{L}\d.,:-])(?!\s*(?:up|on|pages?|in|inch|inches|mm|cm)\b)/iu;

const other: Record<string, string> = { wide: 'width', high: 'height', fps: 'frame', 'frame rate': 'frame' };

/** Extracts the numbers that configure a tool from a query, and returns the rest of it. */
export function readNumbers(query: string): { numbers: SaidNumber[]; rest: string } {
  const numbers: SaidNumber[] = [];
  let rest = query;
  const take = (
    pattern: RegExp,
    read: (parts: string[]) => SaidNumber[],
    keeps: (parts: string[]) => string = () => ' ',
  ) => {
    rest = rest.replace(pattern, (...given: string[]) => {
      const parts = given.slice(1);
      numbers.push(...read(parts));
      return keeps(parts);
    });
  };
  take(sides, ([width = '', height = '']) => [
    { value: width, of: 'width' },
    { value: height, of: 'height' },
  ]);
  // An aspect ratio implies cropping.
  take(
    ratio,
    ([value = '']) => [{ value }],
    () => ' crop ',
  );
  // A verb still says which tool is meant.
  take(
    named,
    ([word = '', value = '']) => [{ value, of: other[word.toLowerCase()] ?? word.toLowerCase() }],
    ([word = '']) => (/^(?:rotate|speed)$/i.test(word) ? `${word} ` : ' '),
  );
  take(withUnit, ([value = '', unit = '']) => [{ value, unit: units[unit.toLowerCase()] ?? '' }]);
  take(alone, ([value = '']) => [{ value }]);
  return { numbers, rest };
}

const inRange = ({ least = -Infinity, most = Infinity, isWhole }: Setting, value: number) =>
  value >= least && value <= most && (!isWhole || Number.isInteger(value));

const sizeUnits: Record<string, number> = { kB: 1000, MB: 1_000_000 };

function settingFor(
  settings: readonly Setting[],
  { value, unit, of }: SaidNumber,
): [Setting, string | number] | undefined {
  for (const setting of settings) {
    const { name, title, choices } = setting;
    const isNamed = of !== undefined && stemsOf(title).includes(of);
    if (choices) {
      const choice = unit === 'kbit/s' ? `${Number(value) * 1000}` : value;
      const isMeant = isNamed || (of === undefined && (unit === undefined || unit === '°' || unit === 'kbit/s'));
      if (isMeant && Object.hasOwn(choices, choice)) return [setting, choice];
      continue;
    }
    const number = Number(value);
    const isMeant =
      isNamed ||
      (unit !== undefined && unit === setting.unit) ||
      // For an image, a bare number is the desired width.
      (of === undefined && unit === undefined && setting.unit === 'px' && name === 'width' && number >= 16);
    if (isMeant && inRange(setting, number)) return [setting, number];
  }
  return undefined;
}

/** The options to open a tool with, and which words of the query they represent. */
export interface Understood {
  recipe: Recipe;
  /** As people read it: `Width 1600 px`. */
  words: readonly string[];
  /** How many numbers are among them. */
  numbers: number;
  /** Whether the size is among them. */
  isSized: boolean;
}

/** Determines which parts of a query a tool's options can represent. */
export function understand({ numbers, to, bytes }: SaidOptions, settings: readonly Setting[]): Understood {
  const recipe: Record<string, string | number | boolean> = {};
  const words: string[] = [];
  const set = (setting: Setting, value: string | number) => {
    if (Object.hasOwn(recipe, setting.name)) return;
    for (const [name, wanted] of Object.entries(setting.when ?? {})) {
      const [first] = [wanted].flat();
      if (first !== undefined && typeof wanted !== 'object') recipe[name] = first;
    }
    recipe[setting.name] = value;
    const label = setting.choices?.[value] ?? `${value}${setting.unit ? `\u00A0${setting.unit}` : ''}`;
    words.push(`${setting.title} ${label}`);
  };
  const size = settings.find(({ unit = '' }) => unit in sizeUnits);
  const limit = (bytes ?? NaN) / (sizeUnits[size?.unit ?? ''] ?? 1);
  const isSized = size !== undefined && inRange(size, limit);
  if (isSized) set(size, limit);
  let understood = 0;
  for (const said of numbers) {
    const [setting, value] =
      settingFor(
        settings.filter(({ name }) => !Object.hasOwn(recipe, name)),
        said,
      ) ?? [];
    if (!setting || value === undefined) continue;
    set(setting, value);
    understood++;
  }
  const format = to && settings.find(({ choices }) => choices && Object.hasOwn(choices, to));
  if (format) set(format, to);
  return { recipe, words, numbers: understood, isSized };
}
