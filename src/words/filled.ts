/** Fills facts into the placeholders of a text: `{average} on average`. */
export const filled = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(facts[name] ?? place));
