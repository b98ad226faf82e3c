import { defineMiddleware } from 'astro:middleware';
import { pathTo } from '#language.ts';
import { isOnlyEnglish } from '#languages.ts';

/** Matches a link in a page, up to the end of its address. `start` has all that stands before the address. */
const links =
  /(?<start><a\b(?:[^>"]|"[^"]*")*?\shref=")(?<path>\/(?!\/)[^"#?]*)(?<rest>[^"]*")(?<end>(?:[^>"]|"[^"]*")*>)/g;

/** Leads the links of a page, which are written as in English, to pages of the language, and says which have none. */
export const ledLinks = (html: string): string =>
  html.replaceAll(links, (link, start: string, path: `/${string}`, rest: string, end: string) => {
    if (/\shreflang=/.test(start + end)) return link;
    return isOnlyEnglish(path) ? `${start}${path}${rest} hreflang="en"${end}` : `${start}${pathTo(path)}${rest}${end}`;
  });

/** Runs where the site is built in another language than English. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  return new Response(ledLinks(await response.text()), response);
});
