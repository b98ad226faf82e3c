const units = { k: 1000, m: 1_000_000, g: 1_000_000_000 };
/** In bytes. */
const smallest = 10_000;
const size = /(\d+(?:[.,]\d+)?)\s*(k|m|g)(?:i?bs?|o|ilobytes?|egabytes?|igabytes?|bytes?|egs?)?\b/gi;

/**
 * Extracts a limit such as "200 kB" or "1mb" from a query: in bytes, with the rest of the query. Of several, as in "5 mb
 * to 200 kb", it is the last one.
 */
export function readSize(query: string): { bytes?: number; rest: string } {
  const sizes = [...query.matchAll(size)].flatMap(([text, number = '', unit = '']) => {
    // An unknown unit counts as no size.
    const bytes = Number(number.replace(',', '.')) * (units[unit.toLowerCase() as keyof typeof units] ?? 0);
    // "4k" is a number of pixels.
    return bytes < smallest ? [] : [{ text, bytes }];
  });
  const last = sizes.at(-1);
  if (!last) return { rest: query };
  return { bytes: last.bytes, rest: sizes.reduce((rest, { text }) => rest.replace(text, ' '), query) };
}
