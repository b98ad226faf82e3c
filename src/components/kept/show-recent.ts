import { pathTo } from '#language.ts';
import { recentTools } from './recent-tools.ts';

/** How many are shown: more would be a list to search. */
const most = 3;

/** Fills a place for links to the tools that were used last, if there are any. Its line is reserved at once. */
async function showRecent(place: HTMLElement) {
  const slugs = recentTools();
  place.hidden = slugs.length === 0;
  if (place.hidden) return;
  const { default: entries } = await import('virtual:search-entries');
  const known = slugs.flatMap((slug) => entries.find((entry) => entry.slug === slug) ?? []).slice(0, most);
  const links = known.map(({ slug, title }) => {
    const link = document.createElement('a');
    Object.assign(link, { href: pathTo(`/${slug}`), textContent: title });
    const item = document.createElement('li');
    item.append(link);
    return item;
  });
  place.hidden = links.length === 0;
  place.querySelector('ul')?.replaceChildren(...links);
}

for (const place of document.querySelectorAll<HTMLElement>('nav.recent')) void showRecent(place);
