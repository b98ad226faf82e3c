const time = String.raw`\d+(?:\.\d+)?`;

/** Times in seconds, as people type them: `1, 0.2, , 3`. There may be nothing between two commas. */
export const timeListPattern = new RegExp(
  // What follows a comma is a separate item, so that no text is ambiguous.
  String.raw`^\s*(?:${time})?(?:\s*[,;](?:\s*${time}|(?!\s*\d))|\s+${time})*\s*$`,
);

/** Parses a text that matches the pattern; `undefined` for omitted times. */
export function parseTimeList(text: string): (number | undefined)[] {
  const items = text.trim().split(/\s*[,;]\s*|\s+/);
  return items.map((item) => (item === '' ? undefined : Number(item)));
}
