const units = { k: 1000, m: 1_000_000, g: 1_000_000_000 };
/** In bytes. */
const smallest = 10_000;
const size = /(\d+(?:[.,]\d+)?)\s*(k|m|g)(?:i?bs?|ilobytes?|egabytes?|igabytes?|bytes?|egs?)?\b/i;

/** Extracts a limit such as "200 kB" or "1mb" from a query: in bytes, with the rest of the query. */
export function readSize(query: string): { bytes?: number; rest: string } {
  const found = size.exec(query);
  const [text = '', number = '', unit = ''] = found ?? [];
  if (!found) return { rest: query };
  // An unknown unit counts as no size.
  const bytes = Number(number.replace(',', '.')) * (units[unit.toLowerCase() as keyof typeof units] ?? 0);
  // "4k" is a number of pixels.
  if (bytes < smallest) return { rest: query };
  return { bytes, rest: query.replace(text, ' ') };
}
