const key = 'recent-tools';
const most = 6;

/**
 * Slugs of the pages that files were last added to, the latest first; none if the browser keeps nothing for this site.
 */
export function recentTools(): string[] {
  try {
    // Only pages of this site write it.
    return JSON.parse(localStorage.getItem(key) ?? '[]') as string[];
  } catch {
    return [];
  }
}

export const noteTool = (slug: string) =>
  localStorage.setItem(key, JSON.stringify([slug, ...recentTools().filter((other) => other !== slug)].slice(0, most)));
