import { englishPath, pathIn } from '#language.ts';
import { isOnlyEnglish, languageAt, languageIds, type LanguageId } from '#languages.ts';
import { pagePath } from './address.ts';
import type { BuiltSite } from './built-site.ts';

const mapOf = (language: LanguageId) => `/sitemap-${language}.xml`;

const start = '<?xml version="1.0" encoding="UTF-8"?>';
const sitemaps = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Returns the addresses of the pages that search engines may show, without their languages. */
function pathsIn(site: BuiltSite): Map<LanguageId, string[]> {
  const paths = new Map<LanguageId, string[]>();
  for (const [page, html] of site.pages()) {
    if (html.includes('name="robots" content="noindex"')) continue;
    const language = languageAt(page);
    paths.set(language, [...(paths.get(language) ?? []), englishPath(pagePath(page), language)]);
  }
  return paths;
}

/**
 * Writes a sitemap of each language, in which each page names itself in the others, and the list of these. Posts say when
 * they changed; when another page changed for those who read it, no file says.
 *
 * @param origin that of the site.
 */
export function writeSitemaps(site: BuiltSite, origin: string): void {
  // `src/pages/data/blog.json.ts` writes it.
  const { posts } = JSON.parse(site.text('/data/blog.json')) as {
    posts: { url: string; date: string; updated?: string }[];
  };
  const changed = new Map(posts.map(({ url, date, updated }) => [url, updated ?? date]));
  const paths = pathsIn(site);
  const built = languageIds.filter((id) => paths.has(id));
  const alternate = (language: string, url: string) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${url}"/>`;

  function entry(language: LanguageId, path: string): string {
    const url = origin + pathIn(language, path);
    const date = changed.get(url);
    const others = isOnlyEnglish(path) ? [] : built.map((id) => alternate(id, origin + pathIn(id, path)));
    const links = others.length > 1 ? [...others, alternate('x-default', origin + path)] : [];
    return `<url><loc>${url}</loc>${date === undefined ? '' : `<lastmod>${date}</lastmod>`}${links.join('')}</url>`;
  }

  for (const language of built) {
    const entries = (paths.get(language) ?? []).map((path) => entry(language, path));
    site.write(
      mapOf(language),
      `${start}<urlset ${sitemaps} xmlns:xhtml="http://www.w3.org/1999/xhtml">${entries.join('')}</urlset>`,
    );
  }
  const maps = built.map((language) => `<sitemap><loc>${origin}${mapOf(language)}</loc></sitemap>`);
  site.write('/sitemap-index.xml', `${start}<sitemapindex ${sitemaps}>${maps.join('')}</sitemapindex>`);
}
