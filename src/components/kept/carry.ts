import { sniffFormat, type FormatId } from '#formats/formats.ts';
import { englishPath, pathTo } from '#language.ts';
import type { Entry } from '#search/entries.ts';
import { nextToolWords as words } from '#words/next-tool.ts';
import { sayProblem } from '../say-problem.ts';
import type { Opening } from './hand-over.ts';
import type { TakenFile } from '../files/take-files.ts';

/** A file that lies on a page, with its format if that is known. */
export interface LyingFile extends TakenFile {
  format?: FormatId;
}

/** What lies on a page. */
export interface InHand {
  files: readonly LyingFile[];
  /** What was made of them. They go along instead, where they are taken. */
  results?: readonly LyingFile[];
  /** Says what is happening, or went wrong. */
  say(words: string): void;
}

/** In milliseconds: how long people wait without being told why. */
const patience = 400;

let look: (() => InHand) | undefined;

/** Makes every link to a page of this site take along what lies on this one. Tools take what they can open. */
export function carryAlong(inHand: () => InHand) {
  if (!look) document.addEventListener('click', follow);
  look = inHand;
}

/** What a link would take along, as far as it can be opened here. */
export async function filesInHand(): Promise<{ paths: string[]; formats: FormatId[] }> {
  const { files = [], results = [] } = look?.() ?? {};
  const { going } = choose(undefined, await withFormats(results), await withFormats(files));
  const formats = new Set(going.flatMap(({ format }) => format ?? []));
  return { paths: going.map(({ path }) => path), formats: [...formats] };
}

/** The page of this site that a click opens in place of this one, or this page anew. */
function pageOpenedBy({ target, button, ctrlKey, metaKey, shiftKey, altKey, defaultPrevented }: MouseEvent) {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  const isElsewhere = ctrlKey || metaKey || shiftKey || altKey || button !== 0;
  if (!link || isElsewhere || defaultPrevented || link.download || (link.target && link.target !== '_self')) return;
  const { origin, pathname, hash } = new URL(link.href);
  const isPage = origin === location.origin && !/^\/api\/|\.\w+$/.test(pathname);
  // What is on the same page, the browser finds by itself.
  const inLanguage = link.closest('[data-languages]') !== null;
  return isPage && (pathname !== location.pathname || hash === '') ? { pathname, hash, inLanguage } : undefined;
}

function follow(event: MouseEvent) {
  const page = pageOpenedBy(event);
  const inHand = page && look?.();
  if (!inHand || inHand.files.length === 0) return;
  event.preventDefault();
  // Opened anew, the page would be empty.
  if (page.pathname === location.pathname) scrollTo({ top: 0 });
  else void goTo(page, inHand);
}

/** Opens a tool with what lies on this one. */
export async function goAlong(slug: string, opening: Opening) {
  const inHand = look?.();
  if (inHand) await goTo({ pathname: pathTo(`/${slug}`), hash: '' }, inHand, opening);
}

async function goTo(
  { pathname, hash, inLanguage = false }: { pathname: string; hash: string; inLanguage?: boolean },
  { files, results = [], say }: InHand,
  opening: Opening = {},
) {
  const timer = setTimeout(() => say(words.bringing(files.length)), patience);
  try {
    if (inLanguage) return await (await import('./hand-over.ts')).goOnInLanguage(pathname);
    const [{ default: entries }, { goOnAt }] = await Promise.all([
      import('virtual:search-entries'),
      import('./hand-over.ts'),
    ]);
    const slug = englishPath(pathname).slice(1);
    const entry = entries.find((one) => one.slug === slug);
    const { going, stayed } = choose(entry, await withFormats(results), await withFormats(files));
    const isAskedFor = entry?.runs !== undefined;
    await goOnAt(pathname, going, { hash, isAskedFor, stayed: stayed.map(({ path }) => path), ...opening });
  } catch (error) {
    say(await sayProblem(error));
  } finally {
    clearTimeout(timer);
  }
}

const withFormats = (files: readonly LyingFile[]): Promise<LyingFile[]> =>
  Promise.all(
    files.map(async (taken) => {
      const format = taken.format ?? (await sniffFormat(taken.file).catch(() => undefined));
      return format ? { ...taken, format } : taken;
    }),
  );

/** A page that is no tool's takes everything, for the tool after it. */
function choose(entry: Entry | undefined, results: LyingFile[], files: LyingFile[]) {
  const accepts = entry && entry.accepts.length > 0 ? entry.accepts : undefined;
  const takes = ({ format }: LyingFile) => format !== undefined && (!accepts || accepts.includes(format));
  const lying = results.some(takes) ? results : files;
  return { going: lying.filter(takes), stayed: lying.filter((taken) => !takes(taken)) };
}
