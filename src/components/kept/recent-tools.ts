const key = 'recent-tools';
const most = 6;

/** Slugs of the pages that files were last added to, the latest first. Only pages of this site write them. */
export const recentTools = () => JSON.parse(localStorage.getItem(key) ?? '[]') as string[];

export const noteTool = (slug: string) =>
  localStorage.setItem(key, JSON.stringify([slug, ...recentTools().filter((other) => other !== slug)].slice(0, most)));
