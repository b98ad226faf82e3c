/** The names that Acrobat’s dates have in every language. */
const months = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
];
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The parts of a pattern such as `dd-mmm-yy HH:MM`, where M is minutes. */
const parts = /d{1,4}|m{1,4}|y{2,4}|H{1,2}|h{1,2}|M{1,2}|s{1,2}|t{1,2}/g;

type Unit = 'd' | 'm' | 'y' | 'h' | 'M' | 's';
const ranges: Record<Unit, [number, number]> = {
  d: [1, 31],
  m: [1, 12],
  y: [0, 9999],
  h: [0, 23],
  M: [0, 59],
  s: [0, 59],
};

/** Writes a date or time by a pattern of Acrobat’s; undefined if the text is none with the parts of the pattern. */
export function formatDate(pattern: string, text: string): string | undefined {
  const time = readDate(pattern, text);
  if (!time) return undefined;
  const two = (value: number) => String(value).padStart(2, '0');
  const date = new Date(Date.UTC(2000, time.m - 1, time.d));
  date.setUTCFullYear(time.y);
  const weekday = weekdays[date.getUTCDay()] ?? '';
  const month = months[time.m - 1] ?? '';
  const hour = time.h % 12 || 12;
  return pattern.replace(parts, (part) => {
    const [unit = ''] = part;
    if (unit === 'y') return part.length > 2 ? String(time.y).padStart(4, '0') : two(time.y % 100);
    if (unit === 't') return (time.h < 12 ? 'am' : 'pm').slice(0, part.length);
    if (part.length > 2) {
      const name = unit === 'd' ? weekday : month;
      return part.length === 3 ? name.slice(0, 3) : name;
    }
    // `parts` matches no other letters.
    const value = unit === 'h' ? hour : time[unit === 'H' ? 'h' : (unit as Unit)];
    return part.length === 2 ? two(value) : String(value);
  });
}

function readDate(pattern: string, text: string): Record<Unit, number> | undefined {
  const found: Record<Unit, number> = { d: 1, m: 1, y: 2000, h: 0, M: 0, s: 0 };
  let order = unitsOf(pattern);
  // The international form is taken everywhere.
  if (/^\d{4}-\d/.test(text)) order = [...(['y', 'm', 'd'] as const).filter((unit) => order.includes(unit)), ...order];
  order = [...new Set(order)];
  const words = text.match(/\p{L}+|\d+/gu) ?? [];
  const named = words.flatMap((word) => {
    const at = word.length < 3 ? -1 : months.findIndex((month) => month.toLowerCase().startsWith(word.toLowerCase()));
    return at < 0 ? [] : at + 1;
  });
  const half = words.find((word) => /^[ap]m?$/i.test(word))?.[0]?.toLowerCase();
  const [month] = named;
  if (month !== undefined) {
    found.m = month;
    order = order.filter((unit) => unit !== 'm');
  }
  const numbers = words.filter((word) => /^\d/.test(word));
  if (numbers.length !== order.length) return undefined;
  for (const [at, unit] of order.entries()) {
    const digits = numbers[at] ?? '';
    const value = Number(digits);
    // Acrobat takes two digits below 50 for this century.
    found[unit] = unit === 'y' && digits.length <= 2 ? value + (value < 50 ? 2000 : 1900) : value;
    const [least, most] = ranges[unit];
    if (found[unit] < least || found[unit] > most) return undefined;
  }
  if (half && found.h <= 12) found.h = (found.h % 12) + (half === 'p' ? 12 : 0);
  const days = new Date(Date.UTC(order.includes('y') ? found.y : 2000, found.m, 0)).getUTCDate();
  return found.d > days ? undefined : found;
}

/** What a pattern is made of, in its order, without weekdays and halves of days. */
const unitsOf = (pattern: string): Unit[] =>
  [...pattern.matchAll(parts)].flatMap(([part]) => {
    const [unit = ''] = part;
    if (unit === 't' || (unit === 'd' && part.length > 2)) return [];
    // `parts` matches no other letters.
    return unit === 'H' ? 'h' : (unit as Unit);
  });
