/**
 * The table of `server/write-integrity.ts` for the scripts of all pages: name -> hash, and the scripts that it imports
 * statically.
 */
type Scripts = Record<string, [integrity: string, imports: string[]]>;

const folder = '/_astro/';

/** The scripts that the page has requested with their hash: initially those that the build wrote into it. */
const asked = new Set(
  [...document.querySelectorAll('script[type=module], link[rel=modulepreload]')].map((element) =>
    (element.getAttribute('src') ?? element.getAttribute('href') ?? '').slice(folder.length),
  ),
);

/** Preloads a script with its hash, so that the browser checks it. An import of it waits for that. */
function fetchChecked(name: string, integrity: string): void {
  if (asked.has(name)) return;
  asked.add(name);
  const link = document.createElement('link');
  link.onerror = () => {
    // It may be available the next time.
    asked.delete(name);
    link.remove();
  };
  link.rel = 'modulepreload';
  link.href = folder + name;
  link.integrity = integrity;
  document.head.append(link);
}

/**
 * The scripts that this page imports once it is given files, with their hashes. The build writes them into the pages of
 * tools, so that these are fetched all at once instead of one after another, and without waiting for the table.
 */
const together = new Map(
  [
    ...(document.querySelector<HTMLMetaElement>('meta[name=scripts-for-files]')?.content ?? '').matchAll(
      /(\S+) (\S+)/g,
    ),
  ].map(([, name = '', integrity = '']) => [name, integrity]),
);

let scripts: Promise<Scripts> | undefined;

async function loadScripts(): Promise<Scripts> {
  // The build writes it into every page.
  const [name = '', integrity = ''] =
    document.querySelector<HTMLMetaElement>('meta[name=scripts]')?.content.split(' ') ?? [];
  fetchChecked(name, integrity);
  // The build wrote it, and its hash was checked.
  const table = (await import(/* @vite-ignore */ folder + name)) as { default: Scripts };
  return table.default;
}

function tableOfScripts(): Promise<Scripts> {
  scripts ??= loadScripts().catch((error: unknown) => {
    scripts = undefined;
    throw error;
  });
  return scripts;
}

/** A script with its static imports, transitively. */
function withImports(all: Scripts, name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  for (const imported of all[name]?.[1] ?? []) withImports(all, imported, found);
  return found;
}

/**
 * Wraps every `import()` of a page, in place of Vite's own helper of that name: an import cannot specify a hash, but a
 * preload before it can. Browsers with `Integrity-Policy` refuse any other.
 *
 * @param files the imported script, from the root of the site.
 */
async function importChecked<T>(load: () => Promise<T>, [file = '']: string[] = []): Promise<T> {
  if (!document.createElement('link').relList.supports('modulepreload')) return load();
  const name = file.slice(folder.length - 1);
  if (together.has(name)) {
    for (const [one, integrity] of together) fetchChecked(one, integrity);
    const loaded = await load();
    // Later imports need it. If it cannot be loaded, they try again.
    tableOfScripts().catch(() => undefined);
    return loaded;
  }
  const all = await tableOfScripts();
  for (const one of withImports(all, name)) fetchChecked(one, all[one]?.[0] ?? '');
  return load();
}

export { importChecked as __vitePreload };
