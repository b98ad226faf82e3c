const time = String.raw`\d+(?:\.\d+)?`;

/** Times in seconds, as people type them: `1, 0.2, , 3`. Between two commas there may be none. */
export const timeListPattern = new RegExp(
  // After a comma, what follows is its own, so that no text can be read in two ways.
  String.raw`^\s*(?:${time})?(?:\s*[,;](?:\s*${time}|(?!\s*\d))|\s+${time})*\s*$`,
);

/** Of a text that fits the pattern; `undefined` where none was given. */
export function parseTimeList(text: string): (number | undefined)[] {
  const items = text.trim().split(/\s*[,;]\s*|\s+/);
  return items.map((item) => (item === '' ? undefined : Number(item)));
}
